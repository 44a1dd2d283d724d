# Hints and analysis.

# The terminal

cli-analyse = Analyse a match record: what each move cost, what each roll brought, where the match turned.
cli-analyse-more = Ctrl-C stops it, and what is known by then is shown. The same record and nodes give the same answer.
cli-hint = Show the best moves of a position, with the chance of winning and why.
cli-option-nodes = how closely each position is looked at; the more, the longer it takes
cli-table-hint = hint
cli-table-hint-does = the best moves, and why
hint-nobody = nobody is to move here: a hint is for a position in which somebody is
hint-thinking = Looking ahead …
analyse-first = { $game }: first look …
analyse-second = { $game }: second look …
analyse-nothing = Nothing is known yet, so there is nothing to show.
analyse-title = { $game } · { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
analyse-stopped = Stopped: { $known } of { $plies } plies are known, and not all of them were looked at twice.
analyse-start = start
analyse-luck = luck
analyse-skill = skill
analyse-others = others
analyse-hindsight = hindsight
analyse-end = end
analyse-decisions = decisions
analyse-best = best
analyse-good = good
analyse-slip = slips
analyse-mistake = mistakes
analyse-blunder = blunders
analyse-turning = Turning points
analyse-swing = { $grade ->
    [luck] Bad luck for { $who }: minus
    [blunder] A blunder. Cost for { $who }:
    [mistake] A mistake. Cost for { $who }:
    [slip] A slip. Cost for { $who }:
   *[other] Cost for { $who }:
} { $swing ->
    [1] one percentage point.
   *[other] { $swing } percentage points.
}
analyse-line = { $case ->
    [luck] Best then:
   *[move] Better:
} { $line }
