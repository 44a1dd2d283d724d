# Niwa: why a move is refused, what happens, what is wrong with a position, a layout or an edition.

niwa-NI-S2 = the three figures go on three different fields around the own base ({ $fields })
niwa-NI-S3 = { $case ->
    [placing] the figures are placed first, such as { $example }
   *[moving] the figures are placed already
}
niwa-NI-1 = { $case ->
    [pass] there is no passing: move a figure or make a bead transfer
    [other] { $figure } belongs to the other player
    [transfer] { $mover } is under way, a bead transfer is a turn of its own
    [mover] { $mover } is under way, no other figure moves in this turn
   *[nothing] a turn moves a figure or is a bead transfer
}
niwa-NI-2 = { $case ->
    [empty] { $figure } has no bead to cross a line with
    [elsewhere] { $figure } stands on { $here }, so its move begins there
    [apart] no line joins { $here } and { $there }
   *[colour] the line is { $line ->
        [G] green
        [Y] yellow
       *[O] orange
    }, the top bead is { $top ->
        [G] green
        [Y] yellow
       *[O] orange
    }
}
niwa-NI-3 = { $case ->
    [same] the bead goes to another figure, not back on { $figure }
    [other] the bead goes to an own figure, { $receiver } belongs to the other player
   *[full] { $receiver } carries three beads already
}
niwa-NI-5 = { $case ->
    [empty] { $figure } has no bead to give
    [same] the bead goes to another figure, not back on { $figure }
    [other] the bead goes to an own figure, { $receiver } belongs to the other player
   *[full] { $receiver } carries three beads already
}
niwa-NI-6 = { $by } stands on { $there }
niwa-NI-7 = { $case ->
    [stop] { $mover } cannot stay on its own base
   *[enter] { $figure } could not leave its own base again in this turn
}
niwa-NI-10 = { $case ->
    [elsewhere] { $figure } stands on { $here }, so its move begins there
   *[there] { $there } is not behind a figure next to { $figure }
}
niwa-NI-11 = a field behind the jumped figure is free, so the jump does not reach { $there }
niwa-NI-14 = { $figure } carries beads, only a figure without beads jumps
niwa-NI-15 = { $there } is the own base of { $figure }
niwa-NI-20 = the game is over, the enemy base has been reached
niwa-NI-21 = { $case ->
    [repetition] the game is a draw, the position has come up three times
   *[turns] the game is a draw after 200 turns
}

niwa-seat = { $seat ->
    [0] Kokeshis
   *[1] Samurais
}
niwa-status = { $case ->
    [placing] { $seat ->
        [0] The kokeshis
       *[1] The samurais
    } place their three figures around their own base.
    [turn] { $seat ->
        [0] The kokeshis
       *[1] The samurais
    } are to move: a figure moves, or a bead is transferred.
    [under-way] { $figure } is under way: it goes on or stops.
    [home] { $figure } is on its own base and has to go on.
    [base] { $seat ->
        [0] The kokeshis
       *[1] The samurais
    } have reached the enemy base and won.
    [repetition] A draw: the position has come up three times.
   *[turns] A draw after 200 turns.
}

niwa-placed = { $seat ->
    [0] The kokeshis take their places.
   *[1] The samurais take their places.
}
niwa-crossed = { $figure } crosses to { $field }, the { $bead ->
    [G] green
    [Y] yellow
   *[O] orange
} bead goes to { $receiver }.
niwa-jumped = { $figure } jumps to { $field }.
niwa-transferred = { $figure } gives its { $bead ->
    [G] green
    [Y] yellow
   *[O] orange
} bead to { $receiver }.
niwa-stopped = { $figure } stops on { $field }.
niwa-won = { $seat ->
    [0] The kokeshis reach the enemy base and win.
   *[1] The samurais reach the enemy base and win.
}
niwa-drawn = { $how ->
    [repetition] The position has come up three times: a draw.
   *[turns] 200 turns are over: a draw.
}

niwa-unreadable = unreadable move { $came }: expected 'K1 c4-d4 >K2' (cross), 'K1 d6^e7' (jump), 'K1>K3' (transfer), 'stop' or 'G:c6 Y:c5 O:b7' (place)
niwa-no-field = move { $came }: this garden has no field '{ $field }'

niwa-figure = a pair of field and beads such as ["c6", "GG"]
niwa-field = a field of this garden (such as { $example })
niwa-beads = a text of at most three letters G, Y, O
niwa-key = a key such as "0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO"
niwa-placed-figures = no figures, or those of the seat that has placed: { $names } of seat { $seat }
niwa-two-figures = two figures stand on { $field }
niwa-bead-count = seat { $seat } has { $figures } figures with the beads { $came }, expected 3 with GGOOYY
niwa-not-placed = { $figure } does not stand next to its base with two beads of its colour
niwa-has-won = { $figure } stands on the enemy base, but its player has not won
niwa-parks = { $figure } stands on its own base
niwa-has-not-crossed = { $figure } is under way, but it has three beads, so it has not crossed a line
niwa-cannot-go-on = { $figure } is under way, but it can neither cross a line nor jump, so its turn is over
niwa-winner = seat { $seat } has won, but none of its figures stands on the enemy base
niwa-only-over = '{ $key }' is only for a game that is over
niwa-seen-too-early = 'seen' is counted from the first turn on
niwa-seen-too-often = turns begun by seat { $seat }: at most { $most } are possible, 'seen' counts { $total }
niwa-seen-misses = 'seen' lacks the present position { $key }
niwa-not-repeated = it ended by repetition, but 'seen' does not count the last position three times

niwa-garden-of-edition = { $where }: { $problem }
niwa-garden-name = a layout or one of { $names }
niwa-tile = [u, v, tile, rotation]
niwa-tile-name = a tile of the edition ({ $names })
niwa-tile-count = garden: expected { $expected } × tile { $name }, got { $came }
niwa-place-taken = garden: tiles { $first } and { $second } lie on the same place
niwa-tile-apart = garden: tiles { $first } and { $second } do not hang together edge to edge
niwa-edges-disagree = garden: tiles { $first } and { $second } do not join: edge { $edge } of the one is { $colour }, edge { $back } of the other { $other }
niwa-bases-touch = garden: the base tiles { $first } and { $second } have a common edge
niwa-bases-not-opposite = garden: the base tiles { $first } and { $second } do not lie opposite each other: { $case ->
    [middle] one of them is the middle of the garden itself
   *[apart] seen from the middle of the garden they are { $angle }° apart, at least { $least }° are needed
} [NI-C7]
niwa-tiles-unpaired = garden: a fair garden needs an even number of each tile
niwa-no-fair-garden = garden: no fair garden found in { $tries } outlines

niwa-name = a name that can be printed
niwa-colours = a text of six letters G, Y, O
niwa-tiles-in-box = a box of { $expected } tiles
niwa-bases-in-box = a box with { $expected } base tiles
