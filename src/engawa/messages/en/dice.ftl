# What the dice say when they cannot be thrown, or when what is kept of a throw cannot be read.

expected-hand = at least one hand with dice
expected-dice = at most { $most } dice in the tray, thrown and lying
expected-inside = a place inside the tray
expected-seed-bytes = 32 bytes
expected-flick = a direction and a strength
expected-all-rolled = all the dice, in order
expected-rolled = one die
expected-poses = { $bytes } bytes, compressed with zlib, in base64
expected-flat = the last pose of die { $die } flat on the tray
dice-not-in-page = the physics of the dice could not be loaded into this page
