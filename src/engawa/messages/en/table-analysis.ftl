# Hints and analysis on the page.

web-hint = Hint
web-hint-tip = The best moves, with the chance of winning and why
web-hint-thinking = Looking ahead …
web-hint-none = No hint for this position.
web-hint-not-now = A hint comes when it is your turn.
web-hint-chance = chance of winning
web-hint-play = Play it
web-hint-about = { $count ->
    [one] It is the only move.
   *[other] Out of { $count } possible moves. Found from what you can see.
}
web-key-h = H
web-key-h-does = Hint

web-analysis = Analysis
web-analysis-of = Analysis: { $title }
web-analysis-running = Looking at the match …
web-analysis-waiting = Beginning …
web-analysis-stop = Stop
web-analysis-stopped = Stopped. What was found by then is shown.
web-analysis-again = Start again
web-analysis-curve = Chances of winning over the match
web-analysis-ply = Position
web-analysis-picture = The position after { $ply } moves and rolls
web-analysis-luck = Luck for { $name }: { $points } points
web-analysis-best = The best move
web-analysis-good = A good move
web-analysis-slip = A small slip
web-analysis-mistake = A mistake
web-analysis-blunder = A blunder
web-analysis-cost = { $points } points
web-analysis-forced = The only move.
web-analysis-better = Better would have been
web-analysis-accounts = Luck and skill
web-analysis-sum = From start to end these are percentage points of the chance to win, and they add up.
web-analysis-hindsight = In hindsight: what came to light later, or what the analysis did not foresee. If it is large, take the other numbers with care.
web-analysis-row-start = At the start
web-analysis-row-luck = Luck
web-analysis-row-skill = Own moves
web-analysis-row-others = Moves of others
web-analysis-row-hindsight = In hindsight
web-analysis-row-end = At the end
web-analysis-row-decisions = Decisions
web-analysis-row-best = Best moves
web-analysis-row-good = Good moves
web-analysis-row-slip = Slips
web-analysis-row-mistake = Mistakes
web-analysis-row-blunder = Blunders
web-analysis-turning = Turning points
web-analysis-swing = { $name }: from { $before } to { $after }
web-analysis-line = Better: { $move }
web-analysis-line-after = Best from there: { $move }
web-analysis-then = Then:
web-analysis-look = Show on the curve
web-analysis-play-on = Play on against a bot
web-analysis-roll-on = Roll again, against a bot
