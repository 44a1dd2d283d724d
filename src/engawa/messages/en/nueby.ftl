# Nüby: why a move is refused, what happens, what is wrong with a position, an option or an edition.

nueby-NU-C1 = { $case ->
    [lane] { $there } is in the goal lane of another colour
   *[field] this board has no such field
}
nueby-NU-S2 = { $phase ->
    [roll] the die is rolled first
    [hunt] the four dice are rolled first
    [start] first comes the roll, or what can be done before it
    [focus] first it is decided who gets the focus: 'focus' and fields, or 'focus -'
    [moved] a piece has moved with this roll; what is left is for the blockade, or 'done'
    [stone] no piece can move; what is left is for the blockade, or 'done'
   *[move] now a piece moves, or 'pass'
}
nueby-NU-1 = { $case ->
    [none] with a { $die } a piece on { $here } has nowhere to go
   *[ends] with a { $die } a piece on { $here } gets to { $ends }, not to { $there }
}
nueby-NU-2 = { $case ->
    [other] the piece on { $here } belongs to { $other }
   *[nobody] no piece of { $seat } is on { $here }
}
nueby-NU-3 = a free entry cannot be declined: { $moves }
nueby-NU-6 = you must move: { $move } is possible
nueby-NU-7 = an own piece stands on { $there }
nueby-NU-8 = { $case ->
    [leaves] nobody leaves the goal lane
   *[passed] nobody is passed over in the goal lane, and a piece stands on { $field }
}
nueby-NU-10 = the game is over, { $winner } has won
nueby-NU-11 = nobody turns into the goal lane going backwards
nueby-NU-20 = { $case ->
    [wait] only a six enters, this is a { $die }
    [entry] from { $here } a piece enters on { $entry }
   *[six] a six only enters or throws, and no opponent is on { $there }
}
nueby-NU-30 = { $case ->
    [gap] backwards every field between must be occupied, and { $field } is not
   *[nobody] backwards one only throws, and no opponent is on { $there }
}
nueby-NZ-1 = the arrow to { $there } belongs to another colour
nueby-NZ-3 = throwing backwards never changes rings
nueby-NB-1 = { $case ->
    [again] the blockade is pushed once a roll, and it has been
    [where] a blockade is pushed along its track as far as Frei, and it is on { $stone }
   *[die] only a one pushes the blockade, this is a { $die }
}
nueby-NB-2 = { $case ->
    [frei] only a blockade on Frei is put, and it is on { $stone }
    [taken] { $there } is not free
   *[ring] a blockade goes on a field of the ring, and { $there } is none
}
nueby-NB-4 = a blockade stands in the way on { $field }
nueby-NB-5 = { $case ->
    [back] a blockade is not thrown backwards
   *[entry] a blockade shuts { $there }
}
nueby-NJ-1 = nobody is thrown on a side path, and { $there } is occupied
nueby-NJ-4 = { $case ->
    [out] backwards out of a side path one has to get to the ring
   *[in] nobody goes backwards into a side path
}
nueby-NJ-5 = { $case ->
    [focus] only own pieces without focus on side paths are turned over
   *[hunt] no piece of { $seat } without focus is on a side path
}
nueby-NJ-6 = { $case ->
    [many] { $count } hunters are more than { $hits ->
        [one] the one hit
       *[other] the { $hits } hits
    }
   *[odd] { $hits ->
        [one] the hit must be used
       *[other] the { $hits } hits must all be used, two on one hunter cancel each other
    }
}
nueby-NJ-9 = the piece on { $here } has no focus
nueby-NW-2 = nobody passes backwards over the arrow field { $field }
nueby-NW-3 = from an arrow field one goes back only to throw with a one
nueby-NA-1 = the shortcut is for moves that start on its arrow field
nueby-NA-3 = backwards one neither enters the grey fields nor turns from them onto the detour
nueby-NK-4 = { $case ->
    [back] nobody throws backwards from or onto grey fields
   *[taken] grey fields are safe, and { $there } is occupied
}

nueby-seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Ochre
    [4] Violet
   *[5] Slate
}
nueby-status = { $case ->
    [roll] { $seat } rolls.
    [roll-again] { $seat } rolls; a six would be the second one.
    [enter] { $seat } has nothing in play: a piece enters, from one of several start areas.
    [hunt-or-roll] { $seat } may hunt instead of rolling.
    [drop-or-roll] { $seat } may put the blockade on the ring before rolling.
    [stone] { $seat } may still push or put the blockade.
    [may-move] { $seat } has a { $die } and may move or pass.
    [must-move] { $seat } has a { $die } and has to move.
    [hunt] { $seat } hunts for a { $named }.
    [focus] { $seat } has { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } and chooses who gets the focus.
   *[over] { $seat } has all pieces home and has won.
}

nueby-rolled = { $seat } rolls a { $number }.
nueby-freely-entered = { $seat } enters freely from { $here } on { $there }.
nueby-entered = { $seat } enters from { $here } on { $there }.
nueby-came-home = { $seat } brings a piece home from { $here } to { $there }.
nueby-moved = { $seat } moves from { $here } to { $there }.
nueby-thrown = { $seat } is thrown on { $here } and goes to { $there }.
nueby-skipped = { $seat } saves a lap.
nueby-stuck = { $seat } has no move with a { $number }.
nueby-passed = { $seat } passes.
nueby-shoved = { $seat } is pushed on to { $here }.
nueby-pushed = { $seat } pushes the blockade to { $here }.
nueby-dropped = { $seat } puts the blockade on { $here }.
nueby-kept = { $seat } leaves the blockade where it is.
nueby-cleared = The blockade of { $seat } is taken off { $here } and returns to { $there }.
nueby-hunted = { $seat } hunts for a { $number }.
nueby-hit = { $number ->
    [0] { $seat } misses.
    [one] { $seat } has one hit.
   *[other] { $seat } has { $number } hits.
}
nueby-focused = The piece of { $seat } on { $here } gets the focus.
nueby-unfocused = No piece of { $seat } gets the focus.
nueby-again = { $seat } rolls again.
nueby-won = { $seat } has all pieces home and wins.
nueby-placed = { $seat } takes place { $number }.

nueby-unreadable = unreadable move { $came }: expected 'r5-r9' (move), 's0-r0' (enter), 'pass', 'roll', 'hunt 4', 'focus n2.3' or 'focus -', 'push', 'drop r17' or 'done'
nueby-no-field = move { $came }: this board has no field '{ $field }'
nueby-no-number = move { $came }: expected a number from 1 to { $most }

nueby-piece-field = a field where a piece can be
nueby-block-field = a field of the ring or of the own track (such as { $track })
nueby-list-of = a list of { $count }
nueby-foreign-lane = a piece of seat { $seat } is on { $field }, in the goal lane of another colour
nueby-two-pieces = more than one piece or blockade stands on { $field }
nueby-fourth = with three pieces each, the fourth of seat { $seat } stands on { $field }
nueby-waits-with-focus = a piece with focus waits on { $field }
nueby-not-in-phase = '{ $key }' is not for phase '{ $phase }'
nueby-has-won = { $places ->
    [yes] seat { $seat } has all pieces home, so it has a place
   *[no] seat { $seat } has all pieces home, so the game is over and won by it
}
nueby-has-not-won = { $places ->
    [yes] seat { $seat } has a place, but not all of its pieces are home
   *[no] seat { $seat } has won, but not all of its pieces are home
}
nueby-pushed-without-one = the blockade was pushed, but the die shows a { $die }
nueby-no-places = 'places' is for matches with the option places
nueby-places-phase = at the end everybody has a place, before it at least two players have none; the phase is '{ $phase }'
nueby-turn-of-placed = seat { $seat } has finished and takes no more turns
nueby-nothing-to-do = there is nothing for seat { $seat } to do in phase '{ $phase }'

nueby-board-for = at most { $most }, as many as the boards of this edition have colours

nueby-board = { $where }: { $problem }
nueby-board-clause = { $where }: { $problem } [{ $clause }]
nueby-some-board = boards by the number of their colours, from "2" to "{ $most }"
nueby-seats = a list of colours for each number of players from 2 to { $most }
nueby-seat-row = { $players } different colours
nueby-way = a row of fields such as "r46 z0.1..z0.4"
nueby-range = fields of one row, the first before the last, such as z0.1..z0.4
nueby-field-name = the name of a field with one of the letters { $letters }
nueby-colour = a colour from 0 to { $last }
nueby-entry = a field of the ring, which ends with { $last }
nueby-ring-field = fields of the ring
nueby-for-each = one for each of the { $colours } colours
nueby-known-field = a field of this board
nueby-place = two numbers from 0 to { $most }
nueby-hint = a number up to { $most }
nueby-gap = { $name } is missing
nueby-no-ring = no field begins with '{ $letter }', so there is no ring
nueby-entries-order = the entries must be different and follow each other clockwise
nueby-too-large = the board is too large: at most { $ring } fields on the ring, { $fields } in all, { $routes } routes, and { $choices } moves with one roll
nueby-no-step = no way can lead from { $here } to { $there }
nueby-dead-end = no way leads on from { $name }
nueby-lane = the goal lane of colour { $colour } needs four fields, it has { $came }
nueby-lane-loose = the goal lane of colour { $colour } must be joined to the ring at one fork
nueby-lane-short = the lane { $name } needs at least { $least } fields
nueby-arrow = colour { $colour } needs one arrow onto the inner ring, before its entry; it has { $came }
nueby-track = a blockade track has { $least } to { $most } steps, not { $came }
nueby-ring-short = the ring { $letter } needs at least { $least } fields, it has { $came }
nueby-regions-order = the regions must begin on different fields and follow each other clockwise
nueby-path = { $name } must have one way in and one way on
nueby-paths = colour { $colour } has { $came } paths, { $most } are the most
nueby-path-twice = two paths begin on { $name }
nueby-path-past-goal = the path that begins with { $name } leads past the fork { $fork }
nueby-straight-home = colour { $colour } would walk straight home: its fork { $fork } comes before the entries of the others
nueby-no-hunting = colour { $colour } meets no side path between its entry and its fork, so it could not hunt
nueby-unreachable = { $name } cannot be reached
nueby-two-routes = two routes of { $count } lead from { $here } to { $there }

part-six = The six
part-backwards = Throwing backwards
part-additions = Additions of this game
part-boards = Boards of your own
