# What the server says when it refuses.

server-stale = something happened in the meantime, look again
server-not-yours = it is not your turn
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
server-not-text = a message is text, not bytes
server-too-long = a message has at most { $most } letters
server-nothing-here = there is nothing at this address
server-no-such-method = this address does not take such requests
server-not-json = the body is no JSON that can be used
