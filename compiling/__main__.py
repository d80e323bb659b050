"""Says that nothing is compiled yet."""

raise SystemExit("not compiled: nothing here does it yet")
