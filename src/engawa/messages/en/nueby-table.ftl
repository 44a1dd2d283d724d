# Nüby on the table: what the boards, their dock, the log and the end screen say.

nueby-ui-board = Board
nueby-ui-place = { $place ->
    [entry] entry of { $name }
    [fork] goal fork of { $name }
    [arrow] arrow of { $name } to the inner ring
    [inner] inner ring
    [path] side path
    [lane] grey field of { $name }
    [grey] shortcut
    [goal] goal lane of { $name }
    [area] start area of { $name }
    [inner-area] inner start area of { $name }
   *[track] blockade track of { $name }
}
nueby-ui-piece = { $count ->
    [one] piece of { $name } ({ $colour })
   *[other] { $count } pieces of { $name } ({ $colour })
}{ $focus ->
    [yes] {" "}with focus
   *[no] {""}
}
nueby-ui-block = blockade of { $name }
nueby-ui-mark-chosen = chosen
nueby-ui-mark-open = can move
nueby-ui-mark-throw = can be thrown
nueby-ui-mark-target = can be reached
nueby-ui-mark-dropping = the blockade is to go here
nueby-ui-mark-drop = the blockade can go here
nueby-ui-mark-focused = is to get the focus
nueby-ui-mark-hunter = can get the focus
nueby-ui-with-focus = { $field } with focus
nueby-ui-where = { $colour }: { $fields }. { $home } home, { $under } under way, { $waiting } waiting.
nueby-ui-where-block = Blockade on { $field }.

nueby-ui-status-enter = Nothing in play: choose the start area to enter from
nueby-ui-status-start-hunt = Roll, or hunt for the focus
nueby-ui-status-start-drop = Roll, or put the blockade
nueby-ui-status-push = A one: push the blockade on?
nueby-ui-status-drop = Blockade free: tap a ring field
nueby-ui-status-must = { $die } rolled: you have to move
nueby-ui-status-may = { $die } rolled: move or pass
nueby-ui-status-six = 6 rolled: enter, throw or pass
nueby-ui-status-focus = { $hits ->
    [one] One hit: who gets the focus?
   *[other] { $hits } hits: who gets the focus?
}
nueby-ui-status-roll = The die rolls …
nueby-ui-status-again = The die rolls once more …
nueby-ui-status-held = Tap to roll the die
nueby-ui-status-hunt = Four dice for a { $number } …
nueby-ui-status-wait = { $phase ->
    [enter] enters a piece
    [start] rolls, or does something else first
    [focus] chooses who gets the focus
   *[move] moves { $die }
}
nueby-ui-status-over = { $name } has all pieces home
nueby-ui-hint-start = Roll first, or choose below what to do before.
nueby-ui-hint-focus = Only pieces without focus on side paths can get it.

nueby-ui-roll = Roll
nueby-ui-roll-held = tap anywhere
nueby-ui-hunt = Hunt
nueby-ui-hunt-note = name a number
nueby-ui-back = Back
nueby-ui-focus = Give focus
nueby-ui-focus-none = nobody
nueby-ui-focus-hint = { $count ->
    [0] Nobody gets the focus. Tap hunters to change that.
    [one] One hunter gets the focus. Tap hunters to change that.
   *[other] { $count } hunters get the focus. Tap hunters to change that.
}
nueby-ui-push = Push on
nueby-ui-push-note = the blockade
nueby-ui-keep = Keep it
nueby-ui-keep-note = this turn
nueby-ui-keep-always = Keep stone
nueby-ui-keep-always-tip = A blockade on Frei stays without being asked about, for the whole match; beside a move it can still be put. On one screen each player has this switch alone.
nueby-ui-done = Done
nueby-ui-done-note = it stays
nueby-ui-drop = Put it
nueby-ui-drop-note = tap a field
nueby-ui-pass = Pass
nueby-ui-next = Next piece, { $at }/{ $of }
nueby-ui-step = { $kind ->
    [enter] Enter
    [throw] Throw { $name }
    [home] Go home
    [clear] Clear { $name }’s block
    [back] Go back
    [arrow] Take the arrow
    [path] Side path
    [grey] Shortcut
   *[step] Move on
}
nueby-ui-step-back = back to { $to }

nueby-ui-say-move = { $enters ->
    [yes] Enter on { $to }
   *[no] Move { $from }–{ $to }
}{ $deed ->
    [throws] , throw { $colour }
    [clears] , take the blockade off
    [home] , into the goal
   *[moves] {""}
}
nueby-ui-say-hunt = Hunt for a { $number }
nueby-ui-say-drop = Put the blockade on { $to }
nueby-ui-say-focus = { $count ->
    [0] Nobody gets the focus
   *[other] Focus for { $fields }
}
nueby-ui-say = { $move ->
    [pass] Pass
    [roll] Roll
    [push] Push the blockade on
   *[done] Leave the blockade where it is
}

nueby-ui-did = { $name } { $deeds }.
nueby-ui-did-rolled = rolls { $number }
nueby-ui-did-freely-entered = enters freely on { $there }
nueby-ui-did-entered = enters on { $there }
nueby-ui-did-came-home = goes home { $here }–{ $there }
nueby-ui-did-moved = moves { $here }–{ $there }
nueby-ui-did-thrown = { $to ->
    [area] throws { $other } back to the start area of { $owner }
    [inner-area] throws { $other } back to the inner start area of { $owner }
   *[lane] throws { $other } back to the E of { $owner }
}
nueby-ui-did-skipped = has saved a lap
nueby-ui-did-stuck = cannot move
nueby-ui-did-passed = passes
nueby-ui-did-shoved = is pushed on to { $here }
nueby-ui-did-pushed = pushes the blockade to { $here }
nueby-ui-did-dropped = puts the blockade on { $here }
nueby-ui-did-cleared = takes { $other }’s blockade off { $here }
nueby-ui-did-hunted = hunts for a { $number }
nueby-ui-did-hit = { $number ->
    [0] misses
    [one] hits once
   *[other] hits { $number } times
}
nueby-ui-did-focused = gets the focus on { $here }
nueby-ui-did-unfocused = gives nobody the focus
nueby-ui-did-won = has all pieces home
nueby-ui-did-placed = takes place { $number }

nueby-ui-strip = { $home } home, { $under } under way, { $waiting } waiting; { $left } fields to go{ $leads ->
    [yes] , leads
   *[no] {""}
}
nueby-ui-left = { $left ->
    [one] 1 field to go
   *[other] { $left } fields to go
}
nueby-ui-left-short = { $left } to go
nueby-ui-leads = leads
nueby-ui-stat-rolls = Rolls
nueby-ui-stat-sixes = Sixes
nueby-ui-stat-luck = Luck in pips
nueby-ui-stat-given = Throws given
nueby-ui-stat-taken = Throws taken
nueby-ui-stat-hunts = Hunts
nueby-ui-stat-hits = Hits
nueby-ui-stat-blocks = Blockades put
nueby-ui-stat-left = Fields left
nueby-ui-stat-place = Place
nueby-ui-place-taken = Place { $place }

nueby-ui-setup-colours = Board
nueby-ui-setup-fields = { $colours ->
    [4] Four colours, shorter
   *[6] Six colours
}
nueby-ui-setup-places = After the first
nueby-ui-setup-place = { $places ->
    [yes] Play on for the places
   *[no] The game is over
}
nueby-ui-setup-hits = Extra hits in a hunt
nueby-ui-setup-hit = { $hits ->
    [book] Every hit counts (book)
   *[kind] May lapse
}
