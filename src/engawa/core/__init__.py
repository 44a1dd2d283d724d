"""What every game is: rules with two lives, clauses, chance, matches and their records. Knows no game."""
