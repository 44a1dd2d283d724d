# The web table: everything the client says that is not about one game.

# Home

web-motto = Nine games on one veranda
web-tools = Language, look, matches, settings
web-shelf = Games
web-all-games = All nine games
web-nueby = six race games, one set of rules
web-about-niwa = Cross the garden over the coloured lines and be first at the other’s base.
web-about-ninja-dice = Break into a house that the others guard: dice in a tray, and where they lie matters.
web-about-ninja-all-stars = Two clans of ninja meet by moonlight in a courtyard.
web-about-nueby-zweite-ebene = “Decision on the Second Level”: a race on two rings: the inner one is shorter, if you find the way in.
web-about-nueby-einser-blocker = “Ones Block”: a race in which a rolled one sets a block in the others’ way.
web-about-nueby-jaeger = “Hunters”: a race with hunters: side paths are safe, the main road is not.
web-about-nueby-werfer = “Throwers”: a race in which pieces on rings throw others back.
web-about-nueby-abkuerzungen = “Shortcuts”: a race with shortcuts across the board for those who roll right.
web-about-nueby-kurzer-einsatz = “Short Entry”: a race with a short way in, and a crowd where it ends.
box-players = { $span } players
box-minutes = { $minutes } min
box-age = ages { $age }+
box-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-play-bot = Play now against a bot
web-invite = Invite by link
web-one-screen = One screen

# Making a match

web-new = New match
web-way = How do you want to play?
web-way-bot = Against a bot
web-way-link = By link
web-way-screen = One screen
web-how-many = How many play?
web-level = How strong is the bot?
web-level-novice = Novice
web-level-casual = Casual
web-level-skilled = Skilled
web-level-strong = Strong
web-level-master = Master
web-seat-choice = You play
web-seat-any = By chance
web-seat = Player { $letter }
web-guest = Guest
web-name = Your name
web-patience-choice = Everyone throws: wait for the others’ flicks
web-patience-seconds = { $seconds ->
    [0] not at all
   *[other] { $seconds } s
}
web-clock-choice = Clock: minutes for the match + seconds a turn
web-clock-none = None
web-clock-minutes = { $minutes } + { $increment }
web-start = Start
web-start-link = Make the table and share the link

# The table

web-opening = The table is being laid …
web-no-seat = No seat here
web-your-turn = Your turn
web-your-throw = Your throw
web-all-throw = Everyone throws
web-turn-of = { $name }’s turn
web-chance = Chance
web-you-win = You win!
web-you-share = You win together with { $names }
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-draw = A draw
web-looking-back = Looking back
web-looking-back-hint = This is how it stood then.
web-back-to-now = Back to now
web-reconnecting = Reconnecting …
web-away-offer = No network. You can go on in this page, against the same bots.
web-away-yes = Play on offline
web-away-starting = The table is being set up in this page …
web-away-failed = The table cannot be set up in this page: { $why }
web-away-begun = You play on in this page; from here on chance is its own. On the server the match stays as you left it.
web-away-back = The network is back. Return to the match on the server?
web-away-return = Go there
web-away-stay = Stay here
web-away-was = You went on from here without a network. This match stands as you left it; the other one is among your matches.
web-here-dice = Made in this page: its dice prove nothing to others.
web-reconnecting-name = { $name } is not connected just now
web-not-here-yet = not here yet
web-you = you
web-bot = Bot
web-bot-novice = Bot, novice
web-bot-casual = Bot, casual
web-bot-skilled = Bot, skilled
web-bot-strong = Bot, strong
web-bot-master = Bot, master
web-player = { $name } { $note }
web-player-tip = { $name }, { $note }
web-clock = { $time } left
web-clock-tip = Time for the match, { $increment } seconds more with every turn
web-actions = Actions
web-undo = Undo
web-undo-tip = Takes back your last step
web-last-move = Last move
web-last-move-tip = Shows again what happened since your last turn
web-log = Log
web-log-tip = All moves, the chat, and a box for moves as text
web-log-empty = Nothing has been played yet.
web-result = Result
web-chat = Chat
web-remark = { $name }: “{ $said }”
web-said = { $name }: { $text }
web-spectator = Spectator
web-box = Move or message
web-box-chat = Message
web-box-example = Message or move: { $example }
web-send = Send
web-rule = Rule { $clause }
web-rule-ours = Rule { $clause }, ours
web-rules-book-only = Show only the booklet
web-rule-read = Read rule { $clause }
web-undo-asked = { $name } would like to take back a move. Dice that have fallen fall the same again.
web-again = As it had fallen before it was taken back.
web-undo-refused = { $name } would rather leave it as it is.
web-agree = Agree
web-refuse = No
web-confirm-move = { $move }: play it?
web-forced = Only one move is left: { $move }
web-play-it = Play
web-cancel = Cancel
web-replace = { $name } has been away for a while.
web-replace-yes = Let a bot play on
web-waiting = Waiting for { $name }.

# Help

web-help = Help
web-sound = Sound
web-rules = Rules
web-settings = Settings
web-chat-mute = Mute the chat
web-chat-hear = Show the chat
web-where = Where are my pieces?
web-legal = What can I play?
web-no-moves = There is nothing to play now.
web-keys = Keys
web-key-arrows = Arrows
web-key-arrows-does = move across the board
web-key-enter = Enter
web-key-enter-does = choose, play
web-key-escape = Esc
web-key-escape-does = cancel, back to now
web-key-u = U
web-key-u-does = take back
web-key-l = L
web-key-l-does = show the last move again
web-key-w = W
web-key-w-does = tell where my pieces are
web-key-p = P
web-key-p-does = tell what I can play
web-key-g = G
web-key-g-does = log, and the box for moves
web-key-m = M
web-key-m-does = sound on or off
web-key-help = ?
web-key-help-does = this help
web-commitment = Chance is committed to before the first roll: SHA-256 { $commitment }
web-seed = The seed of all chance was { $seed }

# Sharing

web-share = Share
web-link-seat = To play: { $seat }
web-link-seat-hint = Whoever opens this link plays. Send it, or let them scan the code.
web-link-watch = To watch
web-link-watch-hint = Whoever opens this link watches and sees what lies open.
web-link-own = My own seat
web-link-own-hint = Go on playing on another device. Keep this one to yourself.
web-no-links = Only the one who made this match has its links.
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied

# The end, and playing it again

web-turns = Turns
web-moves = Moves
web-minutes = Minutes
web-rematch = Rematch, seats swapped
web-rematch-asked = { $name } wants a rematch.
web-rematch-join = Join the rematch
web-replay = Replay
web-replay-of = { $title }, played again
web-replay-step = Move { $at } of { $last }
web-download = Download
web-to-table = To the table
web-scrub = Move through the match
web-scrub-first = To the start
web-scrub-back = One move back
web-scrub-forward = One move forward
web-scrub-last = To the end
web-play = Play on by itself
web-pause = Pause

# Rules, matches, settings

web-rules-of = Rules: { $title }
web-matches = My matches
web-matches-open = { $count ->
    [0] My matches
    [one] My matches: one is open
   *[other] My matches: { $count } are open
}
web-matches-none = No match has been opened on this device yet.
web-over = Over
web-running = Under way
web-forget = Take it off this list
web-import = Open a record file
web-not-a-record = This file is not a match record.
web-language = Language
web-theme = Look
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-thinking = Who thinks about hints and analyses
web-thinking-auto = Automatic
web-thinking-device = This device
web-thinking-server = The server
web-thinking-hint = This device spares the server, and loads about 8 MB the first time. Automatic: computers think for themselves; phones, and whoever saves data, ask the server.
web-setting-sound = Sound
web-setting-sound-hint = Moves, captures, your turn
web-setting-confirm = Confirm my moves
web-setting-confirm-hint = Ask before a move is played
web-setting-forced = Play forced moves
web-setting-forced-hint = A move that is the only one is played at once
web-setting-rolls = Tap to roll
web-setting-rolls-hint = Your own dice fall when you tap
web-setting-instant = Bots at once
web-setting-instant-hint = Do not wait between a bot’s moves
web-setting-labels = Field names
web-setting-labels-hint = On small screens too
web-setting-turning = Turn the board
web-setting-turning-hint = On one screen, towards the player to act
web-setting-chat = Chat
web-setting-chat-hint = Show what others say; off silences bots too
web-setting-remarks = Remarks of bots
web-setting-remarks-hint = In the log, a bot now and then says a word
web-setting-coach = Coach in Ninja Dice
web-setting-coach-hint = Numbers about the next throw, never advice
web-setting-stone = Keep the stone in Einser-Blocker
web-setting-stone-hint = A blockade on Frei stays without being asked about; beside a move it can still be put
web-setting-justroll = Always just roll
web-setting-justroll-hint = In Ninja Dice your dice fly at once; nobody asks whether you want to flick them
web-setting-flat = Flat dice table
web-setting-flat-hint = Draw Ninja Dice without depth, for slow devices
web-coach-object = No help in this match
web-coach-allow = Allow help again
web-coach-off = { $count ->
    [one] No coach and no hints: { $names } objects
   *[other] No coach and no hints: { $names } object
}
web-setting-notify = Notify me
web-setting-notify-hint = When it is my turn and this page is in the background
web-setting-notify-denied = The browser does not let this page notify

# Getting about

web-home = To the games
web-back = Back
web-close = Close
web-not-found = Nothing lies here
web-not-found-hint = This page does not exist. The games are one step back.
web-unreachable = The table cannot be reached.
web-mishap = Something went wrong here. Reload the page.

web-plain-board = The board as text
web-plain-moves = Moves
web-plain-throw = Throw the dice

# Editions at set-up and at the table

web-edition = Edition
web-edition-shipped = As it comes
web-edition-own = Printed differently in your box? Make an edition of your own
web-edition-played = { $count ->
    [0] Played with the host’s edition “{ $name }”, which changes nothing
    [one] Played with the host’s edition “{ $name }”: { $count } change
   *[other] Played with the host’s edition “{ $name }”: { $count } changes
}
