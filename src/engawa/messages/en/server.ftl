# What the server says when it refuses.

server-stale = something happened in the meantime, look again
server-not-yours = it is not your turn
server-has-thrown = you have thrown already, and the others are waited for
server-not-yours-to-throw = the dice are not in your hand
server-no-coach = somebody at this table wants no coach and no hints
server-only-seated = only those who play may ask for that
server-no-undo = there is no move of yours to take back
server-nothing-asked = nobody asks you to let them take something back
server-chat-too-fast = not so fast: a few lines at a time
server-no-stand-in = no bot can play on for that seat
server-not-away = a bot may play on for somebody who has been away for { $seconds } seconds
server-wrong-link = this link opens no seat here
server-busy = all tables are taken, try again later
server-unknown-match = there is no such match
server-hello-first = say hello first
server-hello-again = hello was said already
server-version = this page speaks version { $came } of the protocol, the server version { $ours }: reload it
server-too-fast = not so fast
server-too-large = larger than { $most } kB
server-malformed = { $where }: { $problem }
server-record-later = the record is there when the match is over

server-only-players = only those who played can have a rematch
server-not-over = the match is not over yet
server-not-your-seat = that is not your seat
server-rules-changed = this match was played by older rules and cannot be shown any more
server-record-is-over = this match is over: it can be replayed, not played on
server-store-trouble = the table cannot reach its store just now, try again in a moment
server-store-full = there is no space left in this browser, so that was not kept: make room and go on
server-not-text = a message is text, not bytes
server-too-long = a message has at most { $most } letters
server-nothing-here = there is nothing at this address
server-no-such-method = this address does not take such requests
server-not-json = the body is no JSON that can be used
server-analyses-busy = too many analyses are waiting, try again later
server-analysis-too-long = a match of more than { $most } plies is too long to analyse here
server-no-hint = no hint can be found just now
server-analyses-open = at most { $most } analyses at once: close one of them first
server-analysis-failed = the analysis came to an early end; what was found stays
server-no-edition = { $game } has no edition that could be changed
server-sockets-open = at most { $most } connections at once from one address: close one of them first
server-tables-open = at most { $most } tables at once from one address: leave one of them first
server-made-too-fast = not so many matches at once, try again in a few seconds
server-stored-too-fast = not so fast: your address has too much stored at once
server-match-full = this match has kept { $most } lines, names and undos, and takes no more of them; moves it does
server-record-too-costly = this record takes more time or memory to read than there is for one
server-records-open = at most { $most } records at once: wait until one of them has been read
server-records-busy = too many records are waiting to be read, try again later
server-replay-too-large = this replay would be larger than { $most } MB
server-come-later = not so fast: come again in { $seconds } seconds
server-other-origin = a page of { $origin } may do nothing here

setting-networks = { $name }: expected addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8, got '{ $came }'
setting-days = { $name }: expected a number of days from 1 to { $most }, got '{ $came }'
setting-log = { $name }: expected text or json, got '{ $came }'
setting-origins = { $name }: expected addresses such as https://games.example with commas between them, got '{ $came }'

# What it says while bots have to wait.

server-bot-waits = The bot answers in about { $seconds } s: many are thinking just now
server-bot-held-up = The bot is held up: { $problem }
