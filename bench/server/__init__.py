"""How fast the table is, beside boardgame.io's server in the same run; and how fast its page is there."""
