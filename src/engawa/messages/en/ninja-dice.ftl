# Ninja Dice: why a move is refused, what happens, what is wrong with a position, an outcome, an option or an edition.

ninja-dice-ND-R1 = the house is rolled first
ninja-dice-ND-R2 = the dice are thrown first
ninja-dice-ND-T1 = first { $seat } decides about the arrow { $arrow }
ninja-dice-ND-T2 = no die of { $victim } lies beyond the line of { $arrow }
ninja-dice-ND-T5 = { $victim } shows a catch
ninja-dice-ND-T6 = { $case ->
    [own] nobody steals from oneself, and { $arrow } belongs to { $victim }
   *[poor] { $victim } has no coin
}
ninja-dice-ND-H4 = { $case ->
    [no-fortune] { $fortune } is no fortune, it shows { $face }
    [never] { $die } shows { $face }, which cannot be boosted
    [behind] { $die } does not lie beyond the line of { $fortune }
   *[none] there are five skill dice, S1 to S5
}
ninja-dice-ND-H6 = { $fortune } boosts { $die } already, and a match is neither undone nor moved
ninja-dice-ND-H10 = first comes the matching of fortunes: 'S3+S1', or 'ready'
ninja-dice-ND-P1 = { $case ->
    [none] at least one die is thrown
   *[order] now you run, throw some dice again or lay the others: 'run', 'roll S1 S4', 'place S2 120 -45 900'
}
ninja-dice-ND-P2 = { $case ->
    [place] { $fortune } boosts nothing, so it cannot be saved and is not laid
    [boosted] { $die } is boosted by { $fortune }, which has to be thrown too
    [alone] { $fortune } boosts { $die }, so it is thrown again only together with it
   *[free] { $fortune } boosts nothing, so it has to be thrown too
}
ninja-dice-ND-P4 = { $case ->
    [outside] { $die } would not lie inside the tray
    [overlap] { $die } lies in { $other }
    [near] { $die } would lie in { $other }, which it boosts
   *[away] { $die } would lie { $gap } mm from { $other }, which it boosts; at most 2 mm are allowed
}
ninja-dice-ND-E3 = the game is over

ninja-dice-seat = { $seat ->
    [0] Crane
    [1] Fox
    [2] Badger
    [3] Carp
   *[4] Owl
}
ninja-dice-symbol = { $symbol ->
    [guard] guard
    [guard2] two guards
    [resident] resident
    [resident2] two residents
   *[lock] lock
}
ninja-dice-face = { $face ->
    [fight] fight
    [sneak] sneak
    [pick] pick
    [wild] wild
    [fortune] fortune
    [catch] catch
    [arrow] arrow
   *[hourglass] hourglass
}
ninja-dice-die = { $die } { $face }

ninja-dice-status = { $phase ->
    [house] The house of { $seat } is rolled.
    [throw] { $seat } and the others throw.
    [steal] { $thief } decides whom { $arrow } takes a coin from.
    [match] { $seat } matches fortunes with skills.
   *[push] { $seat } runs with { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }, or throws again.
}
ninja-dice-status-over = { $count ->
    [one] { $seats } has the most valuable treasure, { $coins } points, and wins.
   *[other] { $seats } share the victory with { $coins } points each.
}

ninja-dice-house-rolled = { $seat } rolls the house: { $house }.
ninja-dice-thrown = { $seat } throws { $skills }; threats: { $threats }.
ninja-dice-stolen = { $seat } takes a coin from { $victim } with { $arrow }.
ninja-dice-spared = { $seat } takes nothing with { $arrow }.
ninja-dice-locked = { $count ->
    [one] One hourglass is
   *[other] { $count } hourglasses are
} locked against { $seat }, { $total } of 4.
ninja-dice-captured = { $seat } is captured and gets nothing.
ninja-dice-matched = { $seat } matches the fortune { $fortune } with { $die }.
ninja-dice-ready = { $seat } has matched enough.
ninja-dice-beaten = { $case ->
    [unseen] { $seat } beats the house without fighting anyone: { $coins } coins.
   *[fought] { $seat } beats the house: { $coins } coins.
}
ninja-dice-ran = { $seat } runs away with { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
}.
ninja-dice-placed = { $seat } lays { $die } elsewhere.
ninja-dice-pushed = { $seat } picks up { $dice } to throw again.
ninja-dice-won = { $seat } has the most valuable treasure: { $coins } points.

ninja-dice-unreadable = unreadable move { $came }: expected 'T2>P3' or 'T2>-' (steal or not), 'S3+S1' (match), 'ready', 'run', 'place S2 120 -45 900' (die, x, y, yaw) or 'roll S1 S4'
ninja-dice-no-seat = move { $came }: expected a seat from P0 to P{ $last }
ninja-dice-number = move { $came }: { $where }: expected a whole number from { $least } to { $most }
ninja-dice-house = 'house' and { $count } of { $faces }
ninja-dice-edition-house = a house that the dice of this edition can show
ninja-dice-throw = 'throw' and every die that is thrown ({ $dice }) once, such as 'S1=fight@120,-45,900'

ninja-dice-list-of = a list of { $count }
ninja-dice-by-number = each die once, by number
ninja-dice-in-order = the arrows in the order in which they are decided: { $order }
ninja-dice-derived = what follows from the dice in the tray, or nothing at all
ninja-dice-winners = the seats with the most treasure, ascending
ninja-dice-not-in-phase = { $key } is empty in phase { $phase }
ninja-dice-boost = a fortune boosts a fight, sneak, pick or wild, and { $fortune } and { $die } are not such a pair
ninja-dice-locked-and-held = { $die } is locked, so nobody throws it
ninja-dice-no-arrow = { $die } is no arrow of this throw
ninja-dice-nothing-thrown = in phase throw at least one skill die is thrown, and all five are saved
ninja-dice-skill-missing = in phase { $phase } all five skill dice lie in the tray
ninja-dice-held-is-thrown = the threat dice that are held ({ $held }) are those that lie in the tray ({ $thrown })
ninja-dice-nothing-to-steal = in phase steal there is an arrow to decide about
ninja-dice-captured-already = four locked hourglasses end the turn
ninja-dice-nothing-held = in phase throw somebody holds a threat die
ninja-dice-winners-at-the-end = 'winners' are there in phase over, and only then
ninja-dice-throwers = only seats that throw: { $seats }
ninja-dice-hands = hands of so many dice from these sides: { $hands }
ninja-dice-lands-inside = { $die } inside the tray [ND-R4]
ninja-dice-lands-apart = { $die } beside { $other }, not in it [ND-R4]
