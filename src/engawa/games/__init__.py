"""The games. They do not know each other; `engawa.catalogue` knows them all."""
