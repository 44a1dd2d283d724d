"""The web table: HTTP for making and finding matches, a socket for playing them. Knows no game."""
