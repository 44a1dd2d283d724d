# Was der Kern sagt: Dokumente lesen, Aufzeichnungen und Zufall.

illegal-move = unerlaubter Zug { $move }: { $reason }
reason-by-clause = { $reason } [{ $clause }]
reason-by-ruling = { $reason } [{ $clause }, unsere Festlegung]

expected = { $where }: erwartet war { $expected }, gekommen ist { $came }
expected-object = ein Objekt
expected-list = eine Liste
expected-text = ein Text
expected-line = eine Zeile mit höchstens { $most } Zeichen
expected-bool = true oder false
expected-number = eine ganze Zahl von { $least } bis { $most }
expected-choice = eines von { $choices }
expected-value = ein Wert, was null keiner ist
expected-time = eine Zeit in Sekunden
expected-actor = { $actor }, wer am Zug ist
expected-seats = keine Plätze oder { $players } davon
expected-seed = eine ganze Zahl, 32 Bytes oder 64 Hexadezimalziffern

key-missing = { $where }: der Schlüssel '{ $key }' fehlt
key-unknown = { $where }: unbekannter Schlüssel { $key }; bekannt sind { $known }
not-json = { $where }, Zeile { $line }, Spalte { $column }: erwartet war JSON, gekommen ist { $came }
came-text = { $text }
came-end = das Ende
too-deep = { $where }: zu tief verschachtelt
number-unusable = { $where }: eine Zahl ist zu lang oder nicht endlich
not-toml = { $where }: kein TOML: { $problem }
in-file = { $file }, Zeile { $line }: { $problem }
not-readable = { $where }: nicht lesbar: { $problem }
file-missing = die Datei gibt es nicht
file-is-directory = das ist ein Verzeichnis
file-forbidden = keine Berechtigung
file-not-text = das ist kein UTF-8-Text
file-too-large = größer als jedes unserer Dokumente
file-trouble = { $said }
disk-full = kein Platz mehr frei
unknown-game = unbekanntes Spiel { $came }: erwartet war eines von { $known }
game-broken = das Spiel '{ $key }' aus dem Paket { $package } lässt sich nicht laden: { $said }
game-missing = das Paket { $package } nennt ein Spiel '{ $key }' und hat keines mit diesem Schlüssel unter seinen GAMES
game-twice = das Spiel '{ $key }' wird von mehreren Paketen genannt: { $packages }
impossible-position = unmögliche Stellung: { $problem }
problem = etwas stimmt nicht

no-chance = bei Halbzug { $ply } gibt es nichts zu würfeln
no-throw = bei Halbzug { $ply } werden keine Würfel geworfen, also gibt es nichts zu zielen und keinen Wurf aufzuheben
landing-differs = throw.poses: die Würfel enden nicht da, wo sie laut Ergebnis liegen: { $came }
seed-unknown = der Startwert dieser Partie ist hier nicht bekannt, der Zufall kann nicht entschieden werden: gib ein Ergebnis an
nothing-to-undo = es gibt nichts zurückzunehmen

rules-newer = diese Aufzeichnung stammt von Version { $came } der Regeln von { $game }; hier ist Version { $ours }, die älter ist
rules-older = nach Version { $came } der Regeln von { $game } aufgezeichnet und nach Version { $ours } nicht möglich: { $problem }
record-move = { $where }: { $problem }
record-too-long = record.plies: eine Partie von { $game } hat höchstens { $most } Halbzüge, diese Aufzeichnung hat { $came }
record-goes-on = { $where }: die Partie war vorher zu Ende
result-differs = record.result: die Züge führen zu einem anderen Ergebnis
seed-missing = record.seed: eine beendete Partie legt ihren Startwert offen, in dieser Aufzeichnung fehlt er
commitment-broken = record.seed: das ist nicht der Startwert, auf den sich die Partie festgelegt hat
outcome-differs = record.plies[{ $ply }]: der Startwert ergibt { $derived }, die Aufzeichnung sagt { $came }
throw-missing = record.plies[{ $ply }]: zu dem Wurf fehlt das Dokument, er lässt sich nicht prüfen
throw-differs = record.plies[{ $ply }].throw: der Wurf hat nicht so begonnen, wie es der Startwert sagt

# Was sich dazu installieren lässt

extra-missing = { $what } ist hier nicht installiert: pip install 'engawa[{ $extra }]'
extra-table = der Tisch im Browser
extra-dice = die Physik der Würfel
extra-lab = das Labor
