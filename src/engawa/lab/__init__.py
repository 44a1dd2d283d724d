"""Running games in numbers: playouts, perft."""
