"""Compiles the rules: the same plain Python files, with declarations made from their annotations."""
