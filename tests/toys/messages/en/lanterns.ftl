# Lanterns, a game for tests.

lanterns-seat = Lamp { $seat }
lanterns-burns = lamp { $seat } burns
lanterns-over = all are shown
lanterns-shown = Lamp { $seat } shows { $number }.
lanterns-dice = Dice
lanterns-card = Card
lanterns-roll = Roll, { $left } left
lanterns-show = Show the { $number }
lanterns-la-1 = { $count } rolls have been made
lanterns-la-2 = no roll has been made yet
