"""A game in three compiled modules, to test compiling: a pile of counters, taken in turn."""
