"""The rules of the games as pages to read, to search, and to open where a call came from."""
