# The command line: help pages, what commands say, the table in the terminal.

bot-novice = novice bot
bot-casual = casual bot
bot-skilled = skilled bot
bot-strong = strong bot
bot-master = master bot
bot-greedy = greedy bot
bot-random = random bot

# Help pages

cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-everywhere = Everywhere

cli-word-command = COMMAND
cli-word-options = [OPTIONS]
cli-word-game = GAME
cli-word-source = SOURCE
cli-word-file = FILE
cli-word-data = FILE_OR_URL
cli-word-move = MOVE
cli-word-rules = GAME|CLAUSE
cli-word-pair = KEY=VALUE
cli-word-number = N
cli-word-bot = [SEAT=]BOT

cli-engawa = Board games on one table, with every rule in sight.
cli-engawa-more = “engawa” alone opens the table in the browser, “engawa --lan” for everybody in the same network, “engawa play niwa” a game in the terminal. “engawa COMMAND --help” explains a command.
cli-play = Play in the terminal, against bots or together at one screen.
cli-play-more = You sit on seat 0 and a skilled bot on every other seat, unless you say otherwise. At the table, “help” lists what you can type.
cli-new = Print the first position of a game, as a JSON document.
cli-show = Draw a position.
cli-legal = List the legal moves.
cli-why = Say whether a move is legal, and if not, which clause of the rules forbids it.
cli-why-more = The exit code is 0 for a legal move, 1 for an illegal one, 2 if something cannot be read.
cli-verify = Check a match record: every move, and every outcome of chance from its seed.
cli-rules = Show the rules of a game, or one clause of them.
cli-games = List the games.
cli-offline = Write the whole table as a folder that any web server serves and that needs no other.
cli-argument-folder = where to write it; a folder with something else in it is left alone
cli-perft = Count the sequences of moves from a position.

cli-argument-game = { $games }
cli-argument-source = a file with a position or a match record, “-” for standard input, or a game for its first position
cli-argument-record = a match record; without it, or for “-”, standard input
cli-argument-move = a move as “engawa legal” writes it
cli-argument-rules = a game ({ $games }), or a clause such as { $clause }

cli-option-json = one JSON document instead of text
cli-option-option = an option of the game; the value is text, JSON, or @FILE for JSON in a file; may be repeated
cli-option-svg = the picture as plain SVG, written to a file, or with “-” to standard output
cli-option-ours = only what we decided where the booklet is silent or unclear
cli-option-players = how many play
cli-option-seed = a number that makes the match repeatable, or a seed of 64 hexadecimal digits
cli-option-edition = tiles, boards, dice of your own, as TOML
cli-option-bot = who plays a seat: { $bots }; without a seat, every seat but 0; may be repeated
cli-option-hot-seat = people on all seats, at this screen
cli-option-silent = bots say nothing beside their moves
cli-option-load = go on with a match record, or from a position
cli-option-depth = how many moves deep (3)
cli-option-divide = count for each first move
cli-option-lan = listen on the local network, and show the address and a QR code
cli-option-data = where matches are kept: a file, or the URL of a PostgreSQL database; without it, in your data directory
cli-option-port = listen at this port; without it, at 8330 or the next free one
cli-option-log-json = write a log to stderr, one line of JSON for each event
cli-option-no-browser = do not open the browser
cli-option-version = the version
cli-option-lang = the language; without it, that of your locale
cli-option-no-color = no colours
cli-option-help = this page

# What is wrong with a command line

cli-no-command = unknown command { $came }: expected one of { $known }
cli-no-option = unknown option { $came }: expected one of { $known }
cli-option-value = option { $option }: a value is missing, or there is one too many
cli-missing = { $what } is missing, see “{ $command } --help”
cli-extra = { $came } is one argument too many, see “{ $command } --help”
cli-expected-pair = KEY=VALUE
cli-reserved = -o { $key }: that is not an option of a game
cli-no-document = expected a file, a game or a document on standard input, got nothing
cli-load-alone = --load takes a match as it is: leave out --option, --players, --seed and --edition
cli-bot-or-hot-seat = expected --bot or --hot-seat, got both
cli-table-option = { $option } is for “engawa” alone: leave it out before “{ $command }”
cli-no-clause = unknown game or clause { $came }: games are { $games }, clauses are such as { $known }
cli-wide-chance = { $game }: chance has too many outcomes to count them
cli-not-writable = { $where }: cannot be written: { $problem }
cli-no-plain-file = it is not a plain file
cli-no-directory = no such directory
cli-trouble = { $where }: { $problem }

# The web table

serve-here = The table is set at { $address } (Ctrl-C clears it).
serve-again = The table is set already, at { $address }
serve-elsewhere = these matches are on a table already, at { $address }: end that one first, or choose others with --data
serve-data = Matches are kept in { $where }
serve-lan = Friends in the same network scan this or type the address.
serve-also = From another network of this machine: { $address }
serve-no-network = This machine is in no network, so nobody else can come.
serve-no-client = The page is not built here; “make client” in a checkout builds it, and a released wheel brings it. Programs can use the table all the same.
serve-no-store = matches cannot be kept: { $problem }
serve-port-taken = port { $port } is in use: choose another with --port
serve-port-forbidden = port { $port } is not for you: choose one above 1023 with --port

# What commands say

cli-rules-hint = “engawa rules GAME” lists the clauses of a game, “engawa rules CLAUSE” shows one.
cli-clause = { $id } · { $game }, { $part }
cli-is-legal = { $move } is legal.
cli-total = total
cli-counting = { $plies } moves deep …
cli-verified-plies = ✓ { $plies ->
    [0] No move yet
    [one] { $plies } move follows
   *[other] { $plies } moves follow
} the rules of { $game } (version { $version }).
cli-verified-seed = ✓ The seed is the one that was committed to. { $outcomes ->
    [0] Nothing was left to chance.
    [one] It gives the { $outcomes } outcome of chance.
   *[other] It gives all { $outcomes } outcomes of chance.
}
cli-verified-no-seed = – The seed is not revealed yet, so chance cannot be checked.
cli-verified-result = ✓ The result is what the moves lead to.
cli-too-narrow = The picture is { $wide } columns wide, and this terminal has { $columns }: widen it, then “show”.

# The table

cli-place = Place { $place }: { $who }
cli-table = Type a move as it is listed, its number, or one of these:
cli-begin = Type a move or its number; “help” lists what else you can type.
cli-seat = { $name } ({ $who })
cli-person = { $people ->
    [one] you
   *[other] human
}
cli-threw = Thrown together, each from the own side: { $seats }.
cli-commitment = Chance is committed to: SHA-256 of seed and match id is { $commitment }.
cli-seed = The seed was { $seed }; “engawa verify” checks a saved match by it.
cli-hand-over = { $name }: press Enter when nobody else looks at the screen.
cli-thinking = { $who }: thinking …
cli-roll-yourself = The seed of this match is not known here: roll, and type the outcome.
cli-no-moves = None.
cli-no-number = there is no move { $came }: expected 1 to { $most }
cli-taken-back = Taken back: { $moves }.
cli-more-moves = … { $count } in all: “legal” lists them, “legal { $part }” those with { $part } in them.
cli-result = { $case ->
    [you] You win!
    [nobody] Nobody wins.
   *[others] Winner: { $winners }
}
cli-after = “undo” takes back, “save FILE” keeps the match, Enter leaves.
cli-over = the match is over: undo, save FILE or quit
cli-undo-asks = chance has decided something since, or something hidden has come to light: if everybody agrees, type “undo { $agreed }”
cli-needs = expected { $usage }
cli-saved = Saved as { $path }.
cli-bye = Goodbye.
cli-bye-unsaved = Goodbye. This match has not been saved.

cli-table-help = help
cli-table-legal = legal [TEXT]
cli-table-show = show
cli-table-why = why MOVE
cli-table-rules = rules [CLAUSE]
cli-table-undo = undo
cli-table-keep = keep [always|ask]
cli-table-save = save FILE
cli-table-load = load FILE
cli-table-quit = quit
cli-table-help-does = this list
cli-table-legal-does = all legal moves, or those with TEXT in them
cli-table-show-does = the position again
cli-table-why-does = whether a move is legal, and if not, why
cli-table-rules-does = the rules, or one clause such as { $clause }
cli-table-keep-does = leave the blockade on Frei for this turn, or always; or be asked again
cli-table-undo-does = take back your last move and what bots replied
cli-table-save-does = keep the match in a file
cli-table-load-does = go on with a match from a file
cli-table-quit-does = leave the table (so does Ctrl-D)

offline-written = { $folder } has the whole table ({ $megabytes } MB). Any web server serves it: python -m http.server -d { $folder }
offline-no-python = this client was built without Python for a page: run make offline in a checkout
offline-not-empty = expected an empty folder or one of ours, got { $folder } with something else in it
offline-not-written = { $folder } cannot be written: { $problem }
