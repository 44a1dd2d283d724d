# Der Tisch ohne Augen und Maus: was gesagt wird, Tasten, und was das Feld für Züge antwortet.

web-spoken = Was geschieht
web-skip = Überspringen
web-skip-tip = Zeigt gleich, wie es jetzt steht

# Das Feld für Züge

web-box-doubtful = Noch einmal Eingabe schickt es als Nachricht; Esc lässt es.
web-box-wait = Erst muss alles davor gezeigt sein. Eingabe versucht es noch einmal.
web-command-more = und { $count } weitere
web-no-clock = Diese Partie hat keine Uhr.
web-clock-of = { $name }: { $minutes } min { $seconds } s
web-command-help = hilfe: diese Befehle
web-command-legal = züge: alles, was ich spielen kann
web-command-from = von K1: Züge einer Figur, eines Feldes oder Würfels
web-command-where = wo: meine Figuren; wo andere, wo Ishi: die der anderen
web-command-last = letzter: was seit meinem letzten Zug geschah
web-command-turn = dran: wer am Zug ist und was zu tun ist
web-command-clock = uhr: die Zeit, die bleibt
web-command-rules = regeln, regel NI-6: die Regeln, eine einzelne
web-command-undo = zurücknehmen: den letzten Zug zurücknehmen
web-command-throw = werfen: die Würfel rollen lassen
web-command-skip = weiter: gleich sehen, wie es steht
web-command-hint = tipp: um einen Tipp bitten
web-command-say = sage hallo, oder , hallo: eine Nachricht an die anderen

# Tasten und Einstellungen

web-chat-unread = neue Nachrichten
web-scan-none = Dort liegt nichts.
web-commands = Das Feld für Züge versteht
web-key-o = O
web-key-o-does = sagen, wo die Figuren der anderen sind
web-key-f = F
web-key-f-does = sagen, was von diesem Feld aus möglich ist
web-key-n = N, B
web-key-n-does = zum nächsten Feld, das sich spielen lässt, oder zurück
web-key-scan = Umschalt + Pfeil
web-key-scan-does = sagen, was in dieser Richtung liegt
web-key-c = C
web-key-c-does = sagen, wie viel Zeit bleibt
web-letters-off = Buchstaben sind als Tasten ausgeschaltet; die Einstellungen schalten sie ein.
web-setting-letters = Buchstaben als Tasten
web-setting-letters-hint = U nimmt zurück, L zeigt den letzten Zug und so weiter; aus für alle, die diktieren
web-speech = Vorlesen für Screenreader
web-speech-full = Sätze
web-speech-terse = Knapp
web-speech-hint = Knapp liest Züge so, wie sie geschrieben werden, und sonst nur, wer am Zug ist.
web-choices = { $more ->
    [0] Zur Wahl: { $choices }
   *[other] { $count } zur Wahl: { $choices } und { $more } weitere
}
web-choice-chosen = { $name }, gewählt
