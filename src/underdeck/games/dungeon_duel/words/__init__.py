"""The words of card text: what traps, followers and classes do."""
