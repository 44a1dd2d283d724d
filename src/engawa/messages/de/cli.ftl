# Die Kommandozeile: Hilfeseiten, was Befehle sagen, der Tisch im Terminal.

bot-novice = unerfahrener Bot
bot-casual = lockerer Bot
bot-skilled = geübter Bot
bot-strong = starker Bot
bot-master = meisterlicher Bot
bot-greedy = gieriger Bot
bot-random = Zufallsbot

# Hilfeseiten

cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-everywhere = Überall

cli-word-command = BEFEHL
cli-word-options = [OPTIONEN]
cli-word-game = SPIEL
cli-word-source = QUELLE
cli-word-file = DATEI
cli-word-data = DATEI_ODER_URL
cli-word-move = ZUG
cli-word-rules = SPIEL|REGEL
cli-word-pair = NAME=WERT
cli-word-number = N
cli-word-bot = [PLATZ=]BOT

cli-engawa = Brettspiele an einem Tisch, und jede Regel liegt offen.
cli-engawa-more = „engawa“ allein öffnet den Tisch im Browser, „engawa --lan“ für alle im selben Netz, „engawa play niwa“ eine Partie im Terminal. „engawa BEFEHL --help“ erklärt einen Befehl.
cli-play = Im Terminal spielen, gegen Bots oder zusammen an einem Bildschirm.
cli-play-more = Du sitzt auf Platz 0 und auf jedem anderen Platz ein geübter Bot, wenn du nichts anderes sagst. Am Tisch zeigt „help“, was du eingeben kannst.
cli-new = Die Anfangsstellung eines Spiels als JSON-Dokument ausgeben.
cli-show = Eine Stellung zeichnen.
cli-legal = Die erlaubten Züge auflisten.
cli-why = Sagen, ob ein Zug erlaubt ist, und wenn nicht, welche Regel ihn verbietet.
cli-why-more = Der Rückgabewert ist 0 bei einem erlaubten Zug, 1 bei einem unerlaubten und 2, wenn etwas nicht lesbar ist.
cli-verify = Eine Aufzeichnung prüfen: jeden Zug und jedes Zufallsergebnis anhand des Startwerts.
cli-rules = Die Regeln eines Spiels zeigen oder eine einzelne.
cli-games = Die Spiele auflisten.
cli-offline = Den ganzen Tisch als Ordner schreiben, den jeder Webserver ausliefert und der sonst keinen braucht.
cli-argument-folder = wohin; ein Ordner, in dem etwas anderes liegt, bleibt unberührt
cli-perft = Zählen, wie viele Zugfolgen es von einer Stellung aus gibt.

cli-argument-game = { $games }
cli-argument-source = eine Datei mit einer Stellung oder Aufzeichnung, „-“ für die Standardeingabe oder ein Spiel für dessen Anfangsstellung
cli-argument-record = eine Aufzeichnung; ohne Angabe oder bei „-“ die Standardeingabe
cli-argument-move = ein Zug, wie „engawa legal“ ihn schreibt
cli-argument-rules = ein Spiel ({ $games }) oder eine Regel wie { $clause }

cli-option-json = ein JSON-Dokument statt Text
cli-option-option = eine Option des Spiels; der Wert ist Text, JSON oder @DATEI für JSON in einer Datei; mehrfach möglich
cli-option-svg = das Bild als einfaches SVG, in eine Datei geschrieben, mit „-“ auf die Standardausgabe
cli-option-ours = nur was wir festgelegt haben, wo die Spielanleitung schweigt oder unklar ist
cli-option-players = wie viele mitspielen
cli-option-seed = eine Zahl, mit der sich die Partie wiederholen lässt, oder ein Startwert aus 64 Hexadezimalziffern
cli-option-edition = eigene Kärtchen, Bretter, Würfel als TOML
cli-option-bot = wer einen Platz spielt: { $bots }; ohne Platz jeden außer 0; mehrfach möglich
cli-option-hot-seat = Menschen auf allen Plätzen, an diesem Bildschirm
cli-option-silent = Bots sagen nichts zu ihren Zügen
cli-option-load = eine Aufzeichnung fortsetzen oder von einer Stellung aus spielen
cli-option-depth = wie viele Züge tief (3)
cli-option-divide = für jeden ersten Zug einzeln zählen
cli-option-lan = im lokalen Netz erreichbar sein und Adresse und QR-Code zeigen
cli-option-data = wo die Partien liegen: eine Datei oder die URL einer PostgreSQL-Datenbank; ohne Angabe in deinem Datenverzeichnis
cli-option-port = der Port; ohne Angabe 8330 oder der nächste freie
cli-option-log-json = ein Protokoll auf stderr schreiben, für jedes Ereignis eine Zeile JSON
cli-option-no-browser = den Browser nicht öffnen
cli-option-version = die Version
cli-option-lang = die Sprache; ohne Angabe die deiner Umgebung
cli-option-no-color = keine Farben
cli-option-help = diese Seite

# Was an einer Befehlszeile falsch ist

cli-no-command = unbekannter Befehl { $came }: erwartet war einer von { $known }
cli-no-option = unbekannte Option { $came }: erwartet war eine von { $known }
cli-option-value = Option { $option }: ein Wert fehlt oder ist zu viel
cli-missing = { $what } fehlt, siehe „{ $command } --help“
cli-extra = { $came } ist ein Argument zu viel, siehe „{ $command } --help“
cli-expected-pair = NAME=WERT
cli-reserved = -o { $key }: das ist keine Option eines Spiels
cli-no-document = erwartet war eine Datei, ein Spiel oder ein Dokument in der Standardeingabe, gekommen ist nichts
cli-load-alone = --load nimmt eine Partie, wie sie ist: lass --option, --players, --seed und --edition weg
cli-bot-or-hot-seat = erwartet war --bot oder --hot-seat, gekommen ist beides
cli-table-option = { $option } gehört zu „engawa“ allein: lass es vor „{ $command }“ weg
cli-no-clause = unbekanntes Spiel oder unbekannte Regel { $came }: Spiele sind { $games }, Regeln heißen etwa { $known }
cli-wide-chance = { $game }: der Zufall hat zu viele Ergebnisse, um sie zu zählen
cli-not-writable = { $where }: nicht schreibbar: { $problem }
cli-no-plain-file = das ist keine gewöhnliche Datei
cli-no-directory = das Verzeichnis gibt es nicht
cli-trouble = { $where }: { $problem }

# Der Tisch im Browser

serve-here = Der Tisch ist gedeckt: { $address } (Strg-C räumt ab).
serve-again = Der Tisch ist schon gedeckt: { $address }
serve-elsewhere = diese Partien liegen schon auf einem Tisch, { $address }: beende den zuerst, oder wähle andere mit --data
serve-data = Die Partien liegen in { $where }
serve-lan = Freunde im selben Netz scannen das oder tippen die Adresse ein.
serve-also = Aus einem anderen Netz dieses Rechners: { $address }
serve-no-network = Dieser Rechner ist in keinem Netz, es kann also niemand dazukommen.
serve-no-client = Die Seite ist hier nicht gebaut; im Quellbaum baut sie „make client“, ein veröffentlichtes Wheel bringt sie mit. Programme können trotzdem an den Tisch.
serve-no-store = die Partien haben keinen Platz: { $problem }
serve-port-taken = Port { $port } ist belegt: wähle mit --port einen anderen
serve-port-forbidden = Port { $port } ist dir verwehrt: wähle mit --port einen über 1023

# Was Befehle sagen

cli-rules-hint = „engawa rules SPIEL“ zeigt die Regeln eines Spiels, „engawa rules REGEL“ eine einzelne.
cli-clause = { $id } · { $game }, { $part }
cli-is-legal = { $move } ist erlaubt.
cli-total = zusammen
cli-counting = { $plies } Züge tief …
cli-verified-plies = ✓ { $plies ->
    [0] Noch kein Zug nach
    [one] { $plies } Zug folgt
   *[other] { $plies } Züge folgen
} den Regeln von { $game } (Version { $version }).
cli-verified-seed = ✓ Der Startwert ist der, auf den sich die Partie festgelegt hat. { $outcomes ->
    [0] Dem Zufall blieb nichts überlassen.
    [one] Er ergibt das eine Zufallsergebnis.
   *[other] Er ergibt alle { $outcomes } Zufallsergebnisse.
}
cli-verified-no-seed = – Der Startwert ist noch nicht offengelegt, der Zufall lässt sich nicht prüfen.
cli-verified-result = ✓ Das Ergebnis ist das, zu dem die Züge führen.
cli-too-narrow = Das Bild ist { $wide } Spalten breit, dieses Terminal hat { $columns }: Mach es breiter, dann „show“.

# Der Tisch

cli-place = Platz { $place }: { $who }
cli-table = Gib einen Zug ein, wie er in der Liste steht, seine Nummer oder eines davon:
cli-begin = Gib einen Zug oder seine Nummer ein; „help“ zeigt, was es noch gibt.
cli-seat = { $name } ({ $who })
cli-person = { $people ->
    [one] du
   *[other] Mensch
}
cli-threw = Zusammen geworfen, jeder von der eigenen Seite: { $seats }.
cli-commitment = Der Zufall ist festgelegt: SHA-256 von Startwert und Kennung der Partie ist { $commitment }.
cli-seed = Der Startwert war { $seed }; „engawa verify“ prüft damit eine gespeicherte Partie.
cli-hand-over = { $name }: Drück Enter, wenn sonst niemand auf den Bildschirm schaut.
cli-thinking = { $who }: überlegt …
cli-roll-yourself = Der Startwert dieser Partie ist hier nicht bekannt: Würfle selbst und gib das Ergebnis ein.
cli-no-moves = Keiner.
cli-no-number = einen Zug { $came } gibt es nicht: erwartet war 1 bis { $most }
cli-taken-back = Zurückgenommen: { $moves }.
cli-more-moves = … { $count } insgesamt: „legal“ zeigt alle, „legal { $part }“ die mit { $part }.
cli-result = { $case ->
    [you] Du gewinnst!
    [nobody] Niemand gewinnt.
   *[others] Gewonnen: { $winners }
}
cli-after = „undo“ nimmt zurück, „save DATEI“ speichert die Partie, Enter beendet.
cli-over = die Partie ist zu Ende: undo, save DATEI oder quit
cli-undo-asks = seither hat der Zufall entschieden oder es wurde Verdecktes sichtbar: sind alle einverstanden, gib „undo { $agreed }“ ein
cli-needs = erwartet war { $usage }
cli-saved = Gespeichert in { $path }.
cli-bye = Auf Wiedersehen.
cli-bye-unsaved = Auf Wiedersehen. Diese Partie ist nicht gespeichert.

cli-table-help = help
cli-table-legal = legal [TEXT]
cli-table-show = show
cli-table-why = why ZUG
cli-table-rules = rules [REGEL]
cli-table-undo = undo
cli-table-keep = keep [always|ask]
cli-table-save = save DATEI
cli-table-load = load DATEI
cli-table-quit = quit
cli-table-help-does = diese Liste
cli-table-legal-does = alle erlaubten Züge oder die mit TEXT darin
cli-table-show-does = noch einmal die Stellung
cli-table-why-does = ob ein Zug erlaubt ist, und wenn nicht, warum
cli-table-rules-does = die Regeln oder eine einzelne wie { $clause }
cli-table-keep-does = die Blockade in diesem Zug auf „Frei“ lassen, oder immer; oder wieder gefragt werden
cli-table-undo-does = deinen letzten Zug und die Antwort der Bots zurücknehmen
cli-table-save-does = die Partie in einer Datei speichern
cli-table-load-does = eine Partie aus einer Datei fortsetzen
cli-table-quit-does = den Tisch verlassen (auch Strg-D)

offline-written = { $folder } enthält den ganzen Tisch ({ $megabytes } MB). Jeder Webserver liefert ihn aus: python -m http.server -d { $folder }
offline-no-python = diese Seite wurde ohne Python gebaut: make offline im Quellverzeichnis holt es nach
offline-not-empty = erwartet war ein leerer Ordner oder einer von uns, in { $folder } liegt etwas anderes
offline-not-written = { $folder } lässt sich nicht schreiben: { $problem }
