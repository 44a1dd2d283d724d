# Ninja Dice at the table: what the tray, the dock, the log and the end say.

ninja-dice-ui-face = { $face ->
    [fight] fight
    [sneak] sneak
    [pick] pick
    [fortune] fortune
    [wild] wild
    [catch] catch
    [arrow] arrow
    [hourglass] hourglass
    [guard] guard
    [guard2] two guards
    [resident] resident
    [resident2] two residents
   *[lock] lock
}
ninja-dice-ui-letter = { $face ->
    [fight] F
    [sneak] S
    [pick] P
    [fortune] Fo
    [wild] W
    [catch] C
    [arrow] A
    [hourglass] H
    [guard] G
    [guard2] GG
    [resident] R
    [resident2] RR
   *[lock] L
}
ninja-dice-ui-die = { $id } { $face }
ninja-dice-ui-die-counts = { $id } { $face }, counts as { $count }
ninja-dice-ui-boosts = boosts { $id }
ninja-dice-ui-tray = Dice in the tray
ninja-dice-ui-hand = Skill dice
ninja-dice-ui-house = House
ninja-dice-ui-house-round = round { $round } of 3
ninja-dice-ui-glasses = Hourglasses
ninja-dice-ui-glasses-count = { $count } of 4
ninja-dice-ui-catches = catches
ninja-dice-ui-cover = New fortune covers it: about { $percent } %

ninja-dice-ui-mark-aims = aims now
ninja-dice-ui-mark-caught = protected by a catch
ninja-dice-ui-mark-reached = can be reached
ninja-dice-ui-mark-fortune = chosen to boost
ninja-dice-ui-mark-boost = can be boosted
ninja-dice-ui-mark-lifted = being laid out
ninja-dice-ui-mark-forced = has to be rolled again
ninja-dice-ui-mark-rolls = rolls again
ninja-dice-ui-mark-stays = stays

ninja-dice-ui-aim = The arrow { $id } of { $name } reaches { $names }.
ninja-dice-ui-aim-nobody = The arrow { $id } of { $name } can steal from nobody.
ninja-dice-ui-aim-caught = A catch protects { $names }.
ninja-dice-ui-aim-poor = { $count ->
    [one] { $names } has no coin.
   *[other] { $names } have no coin.
}
ninja-dice-ui-boon = The fortune { $id } reaches { $dice }.
ninja-dice-ui-boon-nothing = The fortune { $id } reaches nothing.
ninja-dice-ui-where = { $coins ->
    [one] One coin.
   *[other] { $coins } coins.
}
ninja-dice-ui-where-threats = Threat dice: { $dice }.
ninja-dice-ui-where-house = House: { $house }. Hourglasses locked: { $locked } of 4.
ninja-dice-ui-where-skills = Skill dice: { $dice }.

ninja-dice-ui-status-house = { $name } rolls the house: { $dice } dice
ninja-dice-ui-status-throw = Swipe across the tray, or tap “Just roll”
ninja-dice-ui-status-flick = Flick your threat dice, or just roll
ninja-dice-ui-status-aims = { $name } aims: swipe, or just roll
ninja-dice-ui-status-waits = waiting for { $names } to throw
ninja-dice-ui-status-throws = { $name } throws; threats fall with the dice
ninja-dice-ui-status-falls = The dice fall …
ninja-dice-ui-status-steal = Your arrow aims: tap a die of whom you steal a coin from
ninja-dice-ui-status-steals = decides whom the arrow steals from, in the turn of { $name }
ninja-dice-ui-status-match = Fortune: tap the die that it shall boost
ninja-dice-ui-status-matches = decides what the fortune boosts
ninja-dice-ui-status-push = Run away with what you beat, or tap dice and roll them again
ninja-dice-ui-status-forced = { $count ->
    [one] Run away, or roll again: one fortune has to go along
   *[other] Run away, or roll again: { $count } fortunes have to go along
}
ninja-dice-ui-status-lay = { $chosen ->
    [yes] Tap where it shall lie, turn it below, or drag it
   *[no] Tap or drag the die that you want to lay elsewhere
}
ninja-dice-ui-status-pushes = runs away or rolls again
ninja-dice-ui-status-over = The most valuable treasure: { $coins } points
ninja-dice-ui-progress = Round { $round }/3
ninja-dice-ui-hint-roll = Tap the dice that you want to roll again.

ninja-dice-ui-waits = { $count ->
    [one] { $names } still throws
   *[other] { $names } still throw
}
ninja-dice-ui-seconds = { $seconds } s
ninja-dice-ui-throw = Just roll
ninja-dice-ui-throw-note = or swipe across the tray
ninja-dice-ui-steal = Steal a coin from { $name }
ninja-dice-ui-steal-note = { $coins ->
    [one] has 1
   *[other] has { $coins }
}
ninja-dice-ui-decline = Leave it
ninja-dice-ui-next-fortune = The next fortune
ninja-dice-ui-ready = Done
ninja-dice-ui-ready-note = no more boosts
ninja-dice-ui-lay = Lay out
ninja-dice-ui-lay-note = saved dice
ninja-dice-ui-laid = Done
ninja-dice-ui-turn-left = Turn left by 15°
ninja-dice-ui-turn-right = Turn right by 15°
ninja-dice-ui-run = Run away
ninja-dice-ui-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
ninja-dice-ui-roll = { $count ->
    [0] Roll again
   *[other] Roll { $count }
}
ninja-dice-ui-roll-note = or swipe
ninja-dice-ui-roll-none = choose dice
ninja-dice-ui-again = Again
ninja-dice-ui-again-tip = Watch the last throw again
ninja-dice-ui-slow = Slow
ninja-dice-ui-slow-tip = Show throws in slow motion

ninja-dice-ui-say-steal = { $id } steals from player { $seat }
ninja-dice-ui-say-decline = Steal from nobody
ninja-dice-ui-say-match = { $id } boosts { $die }
ninja-dice-ui-say-roll = { $dice ->
    [all] Roll all five again
   *[other] Roll { $dice } again
}
ninja-dice-ui-say-place = Lay { $die } elsewhere
ninja-dice-ui-say = { $move ->
    [run] Run away
   *[ready] Boost nothing more
}

ninja-dice-ui-did-house-rolled = { $name } rolls the house:
ninja-dice-ui-did-thrown = { $all ->
    [yes] { $name } throws all five:
   *[no] { $count ->
        [one] { $name } throws one again:
       *[other] { $name } throws { $count } again:
    }
}
ninja-dice-ui-did-threats = { $count ->
    [one] Against it:
   *[other] Against them:
}
ninja-dice-ui-did-stolen = { $name } steals a coin from { $other }.
ninja-dice-ui-did-spared = { $name } steals from nobody.
ninja-dice-ui-did-locked = { $count ->
    [one] An hourglass is locked: { $total } of 4.
   *[other] { $count } hourglasses are locked: { $total } of 4.
}
ninja-dice-ui-did-captured = { $name } is captured and gets nothing.
ninja-dice-ui-did-matched = { $name } boosts { $die } with the fortune { $fortune }.
ninja-dice-ui-did-beaten = { $case ->
    [unseen] { $name } beats the house without a fight: { $coins } coins.
   *[fought] { $name } beats the house: { $coins } coins.
}
ninja-dice-ui-did-ran = { $coins ->
    [0] { $name } runs away with nothing.
    [one] { $name } runs away with one coin.
   *[other] { $name } runs away with { $coins } coins.
}
ninja-dice-ui-did-placed = { $name } lays { $die } elsewhere.
ninja-dice-ui-did-pushed = { $count ->
    [one] { $name } picks up one die.
   *[other] { $name } picks up { $count } dice.
}
ninja-dice-ui-did-won = { $name } has the most valuable treasure: { $coins } points.

ninja-dice-ui-strip = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}{ $leads ->
    [yes] , in the lead
   *[no] {""}
}{ $ninja ->
    [yes] , active ninja
   *[no] {""}
}{ $held ->
    [0] {""}
    [one] , holds a threat die
   *[other] , holds { $held } threat dice
}
ninja-dice-ui-ninja = Ninja
ninja-dice-ui-holds = holds the threat die { $id }
ninja-dice-ui-coach = Coach
ninja-dice-ui-coach-capture = Captured
ninja-dice-ui-coach-run = Now
ninja-dice-ui-coach-push = Pushed, on average

ninja-dice-ui-stat-treasure = Treasure
ninja-dice-ui-stat-earned = Coins from houses
ninja-dice-ui-stat-stolen = Coins stolen
ninja-dice-ui-stat-lost = Coins lost
ninja-dice-ui-stat-beaten = Houses beaten
ninja-dice-ui-stat-unseen = … without a fight
ninja-dice-ui-stat-ran = Ran away
ninja-dice-ui-stat-captured = Captured
ninja-dice-ui-stat-throws = Throws
ninja-dice-ui-stat-dice = Dice thrown
ninja-dice-ui-stat-boosts = Fortunes matched

ninja-dice-ui-setup-first = First active ninja
ninja-dice-ui-setup-drawn = Drawn
ninja-dice-ui-setup-length = Three rounds, { $turns } turns in all.
