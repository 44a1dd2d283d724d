# Was der Server sagt, wenn er etwas ablehnt.

server-stale = inzwischen ist etwas geschehen, sieh noch einmal hin
server-not-yours = du bist nicht am Zug
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
server-not-text = eine Nachricht ist Text, nicht Bytes
server-too-long = eine Nachricht hat höchstens { $most } Zeichen
server-nothing-here = unter dieser Adresse gibt es nichts
server-no-such-method = diese Adresse nimmt solche Anfragen nicht an
server-not-json = der Inhalt ist kein brauchbares JSON
