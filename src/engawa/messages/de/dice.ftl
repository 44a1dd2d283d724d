# Was die Würfel sagen, wenn sie sich nicht werfen lassen oder ein aufgezeichneter Wurf nicht lesbar ist.

expected-hand = mindestens eine Hand mit Würfeln
expected-dice = höchstens { $most } Würfel in der Schale, geworfene und liegende
expected-inside = ein Platz in der Schale
expected-seed-bytes = 32 Bytes
expected-flick = eine Richtung und eine Stärke
expected-all-rolled = alle Würfel der Reihe nach
expected-rolled = ein Würfel
expected-poses = { $bytes } Bytes, mit zlib gepackt und in Base64 geschrieben
expected-flat = eine letzte Lage von Würfel { $die } flach in der Schale
dice-not-in-page = die Physik der Würfel ließ sich nicht in diese Seite laden
