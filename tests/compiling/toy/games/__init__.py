"""The toy games: one."""
