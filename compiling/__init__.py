"""Compiles the rules: the same plain files, with declarations made from their annotations."""
