"""The `engawa` command. Games contribute their notation, pictures and messages; nothing here knows one of them."""
