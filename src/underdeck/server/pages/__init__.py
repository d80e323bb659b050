"""The pages: made on the server, and complete without a script, but for the table itself."""
