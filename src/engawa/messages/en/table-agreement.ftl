# What is agreed on before a match, how it ends, its time, and the invitation.

# Help, as agreed

web-help-choice = Help in this match
web-help-hints = Hints
web-help-hints-hint = Anybody may ask for good moves; the log tells who did
web-help-coach = Coach
web-help-coach-hint = Numbers for the next throw, for everybody
web-help-undo = Free undo
web-help-undo-hint = Your own step without asking, as long as nobody else has had the move and there is no clock
web-agreed-help = { $count ->
    [0] No help: no hints, and undo only if the others agree.
   *[other] Allowed: { $help }.
}
web-agreed-hints = hints
web-agreed-coach = the coach
web-agreed-undo = free undo
web-no-hints = This match is played without hints, as agreed.
web-told-hint = { $name } takes a hint.
web-told-coach = { $name } plays with the coach.
web-told-undo = { $name } takes back.
web-told-draw = { $name } offers a draw.
web-told-draw-refused = { $name } would rather play on.
web-told-resigned = { $name } resigns.
web-told-drawn = A draw is agreed.
web-told-aborted = { $name } calls the match off.

# Ending the match

web-end-match = End the match
web-resign = Resign
web-sure-resign = { $case ->
    [over] Really resign? The match is over then.
    [bot] Really resign? A bot plays on for you.
   *[idle] Really resign? Your seat will do only what it must.
}
web-sure-resign-name = Does { $name } really resign?
web-draw-offer = Offer a draw
web-sure-draw = Offer everybody a draw?
web-draw-asked = { $name } offers a draw.
web-abort = Call it off
web-sure-abort = Call this match off before it has begun?
web-yes-resign = Resign
web-yes-draw = Offer
web-yes-abort = Call off
web-ended-resigned = { $count ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
web-ended-resigned-you = You have resigned.
web-ended-drawn = You agreed on a draw.
web-ended-aborted = Called off before the first move; nobody has lost.
web-aborted = Called off
web-resigned = resigned
web-leaver = If somebody resigns
web-leaver-bot = a bot plays on
web-leaver-idle = the seat rests

# Time

web-clock-choice = Clock: minutes for the match + seconds a turn
web-clock-own = Own time
web-clock-days-choice = Days a turn
web-clock-own-minutes = Minutes for the match
web-clock-own-increment = Seconds more a turn
web-clock-own-days = Days for each turn
web-clock-days-tip = { $days ->
    [one] One day for each turn
   *[other] { $days } days for each turn
}
web-time-days = { $hours ->
    [0] { $days ->
        [one] 1 day
       *[other] { $days } days
    }
   *[other] { $days } d { $hours } h
}
web-time-hours = { $hours } h { $minutes } min
web-agreed-clock-none = No clock.
web-agreed-clock = With a clock: { $minutes } minutes, and { $increment } seconds more with every turn.
web-agreed-days = { $days ->
    [one] Over days: one day for each turn.
   *[other] Over days: { $days } days for each turn.
}
web-levels-each = Each bot its own
web-elsewhere = not here just now
web-matches-waiting = { $count ->
    [one] My matches: it is your turn in one
   *[other] My matches: it is your turn in { $count }
}
web-waits-for-you = Your turn: { $title }
web-left = { $time } left

# The invitation

web-invited-by = { $name } invites you
web-invited-by-somebody = You are invited
web-invited-to = to a match of { $title }.
web-invited-minutes = It takes about { $minutes } minutes.
web-invited-who = At the table
web-invited-seat = { $name }: { $seat }
web-invited-how = How it goes
web-invited-rules = Read all the rules
web-invited-agreed = What is agreed
web-invited-object = I would rather nobody had help
web-invited-name = What is your name?
web-invited-sit = Take your seat
web-guest-came = { $name } is here.
web-goal-niwa = Three figures carry coloured beads. A figure crosses a line in the colour of its top bead and passes that bead to another figure of yours. Whoever first reaches the base on the other side wins.
web-goal-ninja-dice = Whose turn it is breaks into a house: your dice beat guards, residents and locks. Rolling on may bring more treasure or cost it all, for the others throw too. Most treasure at the end wins.
web-goal-ninja-all-stars = Each side leads a small clan of ninja across a courtyard at night. Move, sneak, fight; the challenge of the night says what scores. Most points at the end win.
web-goal-nueby = A race: roll the die and move a piece of yours. Landing on somebody else's piece throws it back. Whoever first has all pieces home wins.
