# What the core says: reading documents, records and chance.

illegal-move = illegal move { $move }: { $reason }
reason-by-clause = { $reason } [{ $clause }]
reason-by-ruling = { $reason } [{ $clause }, our ruling]

expected = { $where }: expected { $expected }, got { $came }
expected-object = an object
expected-list = a list
expected-text = a text
expected-line = one line of at most { $most } letters
expected-bool = true or false
expected-number = a whole number from { $least } to { $most }
expected-choice = one of { $choices }
expected-value = a value, which null is none
expected-time = a time in seconds
expected-actor = { $actor }, whose turn it is
expected-seats = no seats or { $players } of them
expected-seed = an int, 32 bytes or 64 hexadecimal digits

key-missing = { $where }: the key '{ $key }' is missing
key-unknown = { $where }: unknown key { $key }; known are { $known }
not-json = { $where }, line { $line }, column { $column }: expected JSON, got { $came }
came-text = { $text }
came-end = the end
too-deep = { $where }: nested too deeply
number-unusable = { $where }: a number is too long or not finite
not-toml = { $where }: not TOML: { $problem }
in-file = { $file }, line { $line }: { $problem }
not-readable = { $where }: cannot be read: { $problem }
file-missing = no such file
file-is-directory = it is a directory
file-forbidden = permission denied
file-not-text = it is not UTF-8 text
file-too-large = it is larger than any document of ours
file-trouble = { $said }
disk-full = no space left
unknown-game = unknown game { $came }: expected one of { $known }
game-broken = the game '{ $key }' of the package { $package } cannot be loaded: { $said }
game-missing = the package { $package } names a game '{ $key }' and has none of that key among its GAMES
game-twice = the game '{ $key }' is named by more than one package: { $packages }
impossible-position = impossible position: { $problem }
problem = something is wrong

no-chance = nothing is left to chance at ply { $ply }
no-throw = no dice are thrown at ply { $ply }, so there is nothing to aim and no throw to keep
landing-differs = throw.poses: the dice do not end where the outcome says: { $came }
seed-unknown = the seed of this match is not known here, so chance cannot be settled: play an outcome
nothing-to-undo = there is nothing to take back

rules-newer = this record was made by version { $came } of the rules of { $game }; this is version { $ours }, which is older
rules-older = made by version { $came } of the rules of { $game }, and not possible by version { $ours }: { $problem }
record-move = { $where }: { $problem }
record-too-long = record.plies: a match of { $game } has at most { $most } plies, this record has { $came }
record-goes-on = { $where }: the match was over before this
result-differs = record.result: the moves lead to another result
seed-missing = record.seed: a finished match reveals its seed, this record has none
commitment-broken = record.seed: the seed is not the one that was committed to
outcome-differs = record.plies[{ $ply }]: the seed gives { $derived }, the record says { $came }
throw-missing = record.plies[{ $ply }]: the throw has no document, so it cannot be checked
throw-differs = record.plies[{ $ply }].throw: the throw did not begin as the seed says

# What can be installed besides

extra-missing = { $what } is not installed here: pip install 'engawa[{ $extra }]'
extra-table = the table in the browser
extra-dice = the physics of the dice
extra-lab = the lab
