"""The words that card text is made of: each is a step, with the sentence it is read from."""
