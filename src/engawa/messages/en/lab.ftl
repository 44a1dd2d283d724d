# The lab: tournaments, ladders, luck.

cli-lab = Measure games and bots: tournaments with duplicate dice.
cli-lab-more = In a deal, contenders change seats and every seat keeps its dice, so that luck cancels out. Everything follows from --seed; only --seconds makes it depend on the machine. Ctrl-C stops and shows what there is.
cli-lab-duel = Let two contenders play, and say how often the first one wins.
cli-lab-ladder = Let every level play the one below it and the anchors, and rate them.
cli-lab-luck = Estimate how much of a result the seat and its dice decide.

cli-word-one = ONE
cli-word-other = OTHER
cli-word-levels = LEVEL,…
cli-word-seconds = S

cli-argument-one = a contender: { $contenders }
cli-argument-other = the contender on all other seats
cli-argument-lucky = the first contender: { $contenders }; without it, master
cli-argument-luckless = the contender on all other seats; without it, greedy
cli-option-lab-levels = the levels, from weak to strong ({ $levels })
cli-option-lab-pairs = how many deals of each pairing: every seat is taken once, so two players make it pairs (100)
cli-option-lab-nodes = nodes or simulations for a move; without it, those of the level
cli-option-lab-seconds = seconds for a move at most
cli-option-lab-seed = from which all deals follow (1)
cli-option-lab-opening = moves at random before the contenders take over; without it 2 where a game has no chance, else 0
cli-option-lab-jobs = processes to play in; without it, one for each processor
cli-option-lab-rows = keep each match as a row of JSON in this file, and go on from what is there
cli-option-lab-write = put the report into this page, in the place of the last one of its kind

lab-compiling = { $game }: compiling …
lab-playing = { $deals } deals
lab-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
lab-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-step = { $value } ({ $low } … { $high })
lab-rating = { $value } ± { $reach }
lab-duel = { $one } against { $other }: { $score }, { $points } points
lab-time = Seconds for a move: { $one } { NUMBER($first, minimumFractionDigits: 3, maximumFractionDigits: 3) }, { $other } { NUMBER($second, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
lab-level = level
lab-below = against the level below
lab-points = step
lab-against = against { $name }
lab-elo = Elo
lab-measure = measure
lab-value = value
lab-same = the same seat wins again
lab-decided = explained by seat and dice
lab-ceiling = ceiling
lab-interval = Intervals hold 95 % of the time; deals are the unit.
lab-stopped = Stopped after { $done } of { $deals } deals.
lab-not-written = { $where } is left as it was.
lab-written = { $where } has the report.
lab-no-row = { $where }: expected a row of a tournament, got something else
lab-expected-levels = two contenders or more, separated by commas
lab-expected-seconds = seconds, above 0 and up to { $most }
lab-alone = { $one } and { $other }: expected two different contenders
