"""What the toy game stands on."""
