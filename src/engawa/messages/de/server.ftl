# Was der Server sagt, wenn er etwas ablehnt.

server-stale = inzwischen ist etwas geschehen, sieh noch einmal hin
server-not-yours = du bist nicht am Zug
server-has-thrown = du hast schon geworfen, auf die anderen wird gewartet
server-not-yours-to-throw = die Würfel sind nicht in deiner Hand
server-no-coach = jemand am Tisch möchte weder Coach noch Tipps
server-only-seated = das kann nur, wer mitspielt
server-no-undo = es gibt keinen Zug von dir zurückzunehmen
server-nothing-asked = niemand bittet dich, etwas zurücknehmen zu dürfen
server-chat-too-fast = nicht so schnell: ein paar Zeilen auf einmal
server-no-stand-in = auf diesem Platz kann kein Bot weiterspielen
server-not-away = ein Bot darf weiterspielen, wenn jemand { $seconds } Sekunden weg war
server-wrong-link = dieser Link öffnet hier keinen Platz
server-busy = alle Tische sind besetzt, versuch es später
server-unknown-match = diese Partie gibt es nicht
server-hello-first = sag zuerst hallo
server-hello-again = hallo wurde schon gesagt
server-version = diese Seite spricht Version { $came } des Protokolls, der Server Version { $ours }: lade sie neu
server-too-fast = nicht so schnell
server-too-large = größer als { $most } kB
server-malformed = { $where }: { $problem }
server-record-later = die Aufzeichnung gibt es, wenn die Partie zu Ende ist

server-only-players = nur wer gespielt hat, kann eine Revanche haben
server-not-over = die Partie ist noch nicht zu Ende
server-not-your-seat = das ist nicht dein Platz
server-rules-changed = diese Partie wurde nach älteren Regeln gespielt und kann nicht mehr gezeigt werden
server-record-is-over = diese Partie ist zu Ende: man kann sie ansehen, nicht weiterspielen
server-store-trouble = der Tisch erreicht seine Ablage gerade nicht, versuch es gleich noch einmal
server-store-full = in diesem Browser ist kein Platz mehr, darum wurde das nicht aufgehoben: schaff Platz und mach weiter
server-not-text = eine Nachricht ist Text, nicht Bytes
server-too-long = eine Nachricht hat höchstens { $most } Zeichen
server-nothing-here = unter dieser Adresse gibt es nichts
server-no-such-method = diese Adresse nimmt solche Anfragen nicht an
server-not-json = der Inhalt ist kein brauchbares JSON
server-analyses-busy = zu viele Analysen warten schon, versuch es später noch einmal
server-analysis-too-long = eine Partie mit mehr als { $most } Halbzügen ist hier zu lang für eine Analyse
server-no-hint = gerade lässt sich kein Tipp finden
server-analyses-open = höchstens { $most } Analysen zur gleichen Zeit: schließe erst eine davon
server-analysis-failed = die Analyse ist vorzeitig abgebrochen; was gefunden wurde, bleibt
server-no-edition = { $game } hat keine Ausgabe, die sich ändern ließe
server-sockets-open = höchstens { $most } Verbindungen zur gleichen Zeit von einer Adresse: schließe erst eine davon
server-tables-open = höchstens { $most } Tische zur gleichen Zeit von einer Adresse: verlass erst einen davon
server-made-too-fast = nicht so viele Partien auf einmal, versuch es in ein paar Sekunden noch einmal
server-stored-too-fast = nicht so schnell: von deiner Adresse kommt zu viel auf einmal
server-match-full = diese Partie hat schon { $most } Zeilen, Namen und Rücknahmen aufbewahrt und nimmt keine mehr an; Züge schon
server-record-too-costly = diese Aufzeichnung zu lesen braucht mehr Zeit oder Speicher, als für eine da ist
server-records-open = höchstens { $most } Aufzeichnungen zugleich: warte, bis eine davon gelesen ist
server-records-busy = zu viele Aufzeichnungen warten darauf, gelesen zu werden, versuche es später noch einmal
server-replay-too-large = diese Wiederholung wäre größer als { $most } MB
server-come-later = nicht so schnell: komm in { $seconds } Sekunden wieder
server-other-origin = eine Seite von { $origin } darf hier nichts tun

setting-networks = { $name }: erwartet waren Adressen oder Netze mit Kommas dazwischen, etwa 127.0.0.1,10.0.0.0/8, gekommen ist „{ $came }“
setting-days = { $name }: erwartet war eine Zahl von Tagen von 1 bis { $most }, gekommen ist „{ $came }“
setting-log = { $name }: erwartet war text oder json, gekommen ist „{ $came }“
setting-origins = { $name }: erwartet waren Adressen wie https://games.example mit Kommas dazwischen, gekommen ist „{ $came }“

# Was er sagt, solange Bots warten müssen.

server-bot-waits = Der Bot antwortet in etwa { $seconds } s: Gerade denken viele nach
server-bot-held-up = Der Bot kommt nicht weiter: { $problem }
