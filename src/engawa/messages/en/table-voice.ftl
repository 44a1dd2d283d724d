# The table without eyes or mouse: what is said, keys, and what the box for moves answers.

web-spoken = What happens
web-skip = Skip
web-skip-tip = Shows at once how it stands now

# The box for moves

web-box-doubtful = Enter once more sends it as a message; Esc leaves it.
web-box-wait = That has to wait until all before it has been shown. Enter tries again.
web-command-more = and { $count } more
web-no-clock = This match has no clock.
web-clock-of = { $name }: { $minutes } min { $seconds } s
web-command-help = help: these commands
web-command-legal = legal: all moves that I can play
web-command-from = from K1: moves of a piece, a field or a die
web-command-where = where: my pieces; where others, where Ishi: those of the others
web-command-last = last: what happened since my last turn
web-command-turn = turn: whose turn it is and what is asked
web-command-clock = clock: the time left
web-command-rules = rules, rules NI-6: the rules, a single rule
web-command-undo = undo: take back
web-command-throw = throw: let the dice roll
web-command-skip = skip: see at once how it stands
web-command-hint = hint: ask for a hint
web-command-say = say hello, or , hello: a message to the others

# Keys and settings

web-chat-unread = new messages
web-scan-none = Nothing lies that way.
web-commands = The box for moves understands
web-key-o = O
web-key-o-does = tell where the others’ pieces are
web-key-f = F
web-key-f-does = tell what can be played from this field
web-key-n = N, B
web-key-n-does = to the next field that can be played, or back
web-key-scan = Shift + arrow
web-key-scan-does = tell what lies that way
web-key-c = C
web-key-c-does = tell the time left
web-letters-off = Letters are switched off as keys; the settings switch them on.
web-setting-letters = Letters as keys
web-setting-letters-hint = U takes back, L shows the last move, and so on; off for whoever dictates
web-speech = Speech for screen readers
web-speech-full = Sentences
web-speech-terse = Terse
web-speech-hint = Terse says moves as they are written, and nothing but whose turn it is.
web-choices = { $more ->
    [0] Choices: { $choices }
   *[other] { $count } choices: { $choices } and { $more } more
}
web-choice-chosen = { $name }, chosen
