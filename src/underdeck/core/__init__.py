"""The core: steps, windows, places, looks, and all that every game is made of."""
