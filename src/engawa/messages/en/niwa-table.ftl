# Niwa on the table: what the board, its dock and the garden builder say.

niwa-ui-garden = Garden
niwa-ui-colour = { $colour ->
    [G] green
    [Y] yellow
   *[O] orange
}
niwa-ui-figure = { $seat ->
    [0] kokeshi { $number }
   *[1] samurai { $number }
}
niwa-ui-beads = beads from the bottom: { $colours }
niwa-ui-no-beads = no beads
niwa-ui-base = { $seat ->
    [0] base of the kokeshis
   *[1] base of the samurais
}
niwa-ui-line-to = { $colour ->
    [G] green
    [Y] yellow
   *[O] orange
} to { $to }
niwa-ui-lines = { $count ->
    [one] 1 line: { $lines }
   *[other] { $count } lines: { $lines }
}
niwa-ui-left = { $left ->
    [0] on the enemy base
    [one] 1 line to the enemy base
   *[other] { $left } lines to the enemy base
}
niwa-ui-left-word = to go
niwa-ui-stands = { $figure } on { $field }, { $beads }, { $left ->
    [0] on the enemy base.
    [one] 1 line to the enemy base.
   *[other] { $left } lines to the enemy base.
}
niwa-ui-none-placed = No figure has been placed yet.
niwa-ui-mark-open = can move
niwa-ui-mark-chosen = chosen
niwa-ui-mark-target = can be reached
niwa-ui-mark-place = a figure can be placed here
niwa-ui-mark-ghost = { $figure } is to stand here

niwa-ui-turn = Turn { $turn }
niwa-ui-status-place = { $colour ->
    [G] Tap a field for the green figure
    [Y] Tap a field for the yellow figure
    [O] Tap a field for the orange figure
   *[none] Place the figures, or tap fields
}
niwa-ui-status-choose = Tap a figure, or transfer a bead
niwa-ui-status-cross = { $figure } crosses { $colour ->
    [G] a green
    [Y] a yellow
   *[O] an orange
} line: tap a field
niwa-ui-status-jump = { $figure } jumps: tap a ringed field
niwa-ui-status-go-on = { $figure } goes on, or stops
niwa-ui-status-home = { $figure } has to leave its own base
niwa-ui-status-pass = { $figure ->
    [none] Tap the figure that gives a bead
   *[other] Who gets the { $colour ->
        [G] green
        [Y] yellow
       *[O] orange
    } bead of { $figure }?
}
niwa-ui-status-wait = { $phase ->
    [place] The figures are placed
   *[move] A figure moves, or a bead is transferred
}
niwa-ui-status-base = { $name } has reached the enemy base
niwa-ui-status-repetition = The position has come up three times
niwa-ui-status-turns = 200 turns are over

niwa-ui-choose-first = Tap one of your figures.
niwa-ui-closer = Several fields are under your finger: tap the one you mean.
niwa-ui-place = Place
niwa-ui-place-next = Tap a field for { $colour ->
    [G] green
    [Y] yellow
   *[O] orange
}
niwa-ui-place-ready = As suggested, or tap fields
niwa-ui-place-chosen = Tap a figure to lift it again
niwa-ui-place-around = The figures go on the ringed fields around your base.
niwa-ui-bead-to = { $colour ->
    [G] Green
    [Y] Yellow
   *[O] Orange
} bead goes to
niwa-ui-pass-to = Transfer the { $colour ->
    [G] green
    [Y] yellow
   *[O] orange
} bead of { $figure } to
niwa-ui-pass-choose = Tap the figure that gives its top bead.
niwa-ui-jump = { $figure } has no beads and jumps.
niwa-ui-pass = Transfer bead
niwa-ui-pass-tip = Instead of moving: put the top bead of one figure on another of yours
niwa-ui-stop = Stop
niwa-ui-stop-tip = The figure stays here and your turn ends

niwa-ui-say-place = Place green on { $G }, yellow on { $Y }, orange on { $O }
niwa-ui-say-cross = { $figure } crosses the { $colour ->
    [G] green
    [Y] yellow
   *[O] orange
} line to { $to }, the bead goes to { $receiver }
niwa-ui-say-jump = { $figure } jumps to { $to }
niwa-ui-say-transfer = { $figure } gives its { $colour ->
    [G] green
    [Y] yellow
   *[O] orange
} bead to { $receiver }
niwa-ui-say-stop = { $figure } stops

niwa-ui-log-place = { $name } places the figures on { $G }, { $Y } and { $O }.
niwa-ui-log-moves = { $name } moves { $figure } { $route }
niwa-ui-log-moves-jump = { $name } moves { $figure } { $route } and jumps to { $to }
niwa-ui-log-jumps = { $name } jumps with { $figure } from { $from } to { $to }.
niwa-ui-log-beads = , { $beads } to { $receiver }
niwa-ui-log-passes = { $name } transfers { $beads } from { $figure } to { $receiver }.

niwa-ui-setup = Garden
niwa-ui-setup-garden = { $garden ->
    [compact] Compact
    [zigzag] Zigzag
    [pond] Pond
    [long] Long
    [random] Random
   *[own] Your own
}
niwa-ui-setup-first = Who begins
niwa-ui-setup-drawn = Drawn
niwa-ui-setup-places = { $first ->
    [drawn] Whoever does not begin places first.
    [0] The samurais place first, then the kokeshis place and begin.
   *[1] The kokeshis place first, then the samurais place and begin.
}
niwa-ui-setup-build = Build a garden
niwa-ui-setup-size = { $fields } fields, bases { $apart } lines apart
niwa-ui-stat-moves = Turns with a figure
niwa-ui-stat-lines = Lines crossed
niwa-ui-stat-jumps = Jumps
niwa-ui-stat-passes = Beads transferred
niwa-ui-stat-left = Lines left

niwa-ui-builder = Garden builder
niwa-ui-builder-help = Choose a tile and tap a dashed place. Tap a laid tile to turn it.
niwa-ui-builder-opposite = Seen from the middle of the garden, the two bases must lie opposite each other: at least three eighths of a full turn (135°) apart.
niwa-ui-builder-tray = Tiles in the box
niwa-ui-builder-tile = { $base ->
    [yes] Base tile
   *[no] Tile { $name }
}, { $count } left
niwa-ui-builder-laid = { $base ->
    [yes] Base tile
   *[no] Tile { $name }
} at { $u }, { $v }: turn it
niwa-ui-builder-empty = Empty place at { $u }, { $v }
niwa-ui-builder-remove = Take back
niwa-ui-builder-random = Random fair garden
niwa-ui-builder-clear = Clear
niwa-ui-builder-start = Play here
niwa-ui-builder-copy = Copy
niwa-ui-builder-copied = Copied
niwa-ui-builder-paste = Paste
niwa-ui-builder-layout = Layout as text
niwa-ui-builder-unreadable = This is no layout: a list of [u, v, tile, rotation] is expected.
niwa-ui-builder-fits = Everything joins: { $fields } fields, bases { $apart } lines apart.
niwa-ui-builder-left = { $count ->
    [one] 1 tile is still in the box.
   *[other] { $count } tiles are still in the box.
}
niwa-ui-builder-asking = Checking …
niwa-ui-builder-offline = The table does not answer. The garden is not checked.
niwa-ui-builder-disagree = Edges that do not join: { $first } is { $colour ->
    [G] green
    [Y] yellow
   *[O] orange
}, { $second } is { $other ->
    [G] green
    [Y] yellow
   *[O] orange
}
niwa-ui-builder-apart = The tiles do not hang together edge to edge.
niwa-ui-builder-not-opposite = { $case ->
    [middle] The bases do not lie opposite each other: one of them is the middle of the garden itself.
   *[apart] The bases do not lie opposite each other: they are { $angle }° apart, at least { $least }° are needed.
}
niwa-ui-builder-bases = The two bases must not touch.
