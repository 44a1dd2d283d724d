# Der Tisch im Browser: alles, was der Client sagt und nicht von einem einzelnen Spiel handelt.

# Startseite

web-motto = Neun Spiele auf einer Veranda
web-tools = Sprache, Aussehen, Partien, Einstellungen
web-shelf = Spiele
web-all-games = Alle neun Spiele
web-nueby = sechs Laufspiele, eine Regel
web-about-niwa = Über farbige Linien durch den Garten: Wer zuerst die Basis gegenüber erreicht, gewinnt.
web-about-ninja-dice = Ins Haus einbrechen, das die anderen bewachen: Würfel im Tablett, und es zählt, wo sie liegen.
web-about-ninja-all-stars = Zwei Clans von Ninja begegnen sich bei Mondschein in einem Hof.
web-about-nueby-zweite-ebene = Ein Wettlauf auf zwei Ringen: Der innere ist kürzer, wenn man den Weg hinein findet.
web-about-nueby-einser-blocker = Ein Wettlauf, bei dem eine Eins den anderen einen Block in den Weg setzt.
web-about-nueby-jaeger = Ein Wettlauf mit Jägern: Nebenwege sind sicher, die Hauptstraße nicht.
web-about-nueby-werfer = Ein Wettlauf, bei dem Figuren auf Ringen andere zurückwerfen.
web-about-nueby-abkuerzungen = Ein Wettlauf mit Abkürzungen quer über das Brett für alle, die richtig würfeln.
web-about-nueby-kurzer-einsatz = Ein Wettlauf mit kurzem Einsatz und Gedränge an seinem Ende.
box-players = { $span } Personen
box-minutes = { $minutes } Min.
box-age = ab { $age } Jahren
box-dice = { $dice } Würfel
web-play-bot = Sofort gegen einen Bot spielen
web-invite = Einladen
web-one-screen = Ein Bildschirm

# Eine Partie anlegen

web-new = Neue Partie
web-way = Wie möchtest du spielen?
web-way-bot = Gegen einen Bot
web-way-link = Per Link
web-way-screen = Ein Bildschirm
web-how-many = Wie viele spielen?
web-level = Wie stark ist der Bot?
web-level-novice = Unerfahren
web-level-casual = Locker
web-level-skilled = Geübt
web-level-strong = Stark
web-level-master = Meister
web-seat-choice = Du spielst
web-seat-any = Zufällig
web-seat = Person { $letter }
web-guest = Gast
web-name = Dein Name
web-patience-choice = Alle werfen: auf das Schnippen der anderen warten
web-patience-seconds = { $seconds ->
    [0] gar nicht
   *[other] { $seconds } s
}
web-clock-choice = Uhr: Minuten für die Partie + Sekunden je Zug
web-clock-none = Keine
web-clock-minutes = { $minutes } + { $increment }
web-start = Los
web-start-link = Tisch decken und Link teilen

# Der Tisch

web-opening = Der Tisch wird gedeckt …
web-no-seat = Hier ist kein Platz
web-your-turn = Du bist am Zug
web-your-throw = Du wirfst mit
web-all-throw = Alle werfen
web-turn-of = { $name } ist am Zug
web-chance = Zufall
web-you-win = Gewonnen!
web-you-share = Du gewinnst zusammen mit { $names }
web-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
web-draw = Unentschieden
web-looking-back = Rückblick
web-looking-back-hint = So stand es damals.
web-back-to-now = Zurück zu jetzt
web-reconnecting = Verbindet neu …
web-away-offer = Kein Netz. Du kannst in dieser Seite weiterspielen, gegen dieselben Bots.
web-away-yes = Offline weiterspielen
web-away-starting = Der Tisch wird in dieser Seite aufgebaut …
web-away-failed = In dieser Seite lässt sich kein Tisch aufbauen: { $why }
web-away-begun = Du spielst in dieser Seite weiter; der Zufall ist ab hier ihr eigener. Auf dem Server bleibt die Partie, wie du sie verlassen hast.
web-away-back = Das Netz ist wieder da. Zurück zur Partie auf dem Server?
web-away-return = Dorthin
web-away-stay = Hierbleiben
web-away-was = Von hier hast du ohne Netz weitergespielt. Diese Partie steht, wie du sie verlassen hast; die andere ist unter deinen Partien.
web-here-dice = In dieser Seite gespielt: Die Würfel beweisen anderen nichts.
web-reconnecting-name = { $name } ist gerade nicht verbunden
web-not-here-yet = noch nicht da
web-you = du
web-bot = Bot
web-bot-novice = Bot, unerfahren
web-bot-casual = Bot, locker
web-bot-skilled = Bot, geübt
web-bot-strong = Bot, stark
web-bot-master = Bot, Meister
web-player = { $name } { $note }
web-player-tip = { $name }, { $note }
web-clock = noch { $time }
web-clock-tip = Zeit für die Partie, mit jedem Zug { $increment } Sekunden mehr
web-actions = Aktionen
web-undo = Zurück
web-undo-tip = Nimmt deinen letzten Schritt zurück
web-last-move = Letzter Zug
web-last-move-tip = Zeigt noch einmal, was seit deinem letzten Zug geschah
web-log = Verlauf
web-log-tip = Alle Züge, der Chat und ein Feld für Züge als Text
web-log-empty = Noch ist nichts gespielt.
web-result = Ergebnis
web-chat = Chat
web-remark = { $name }: „{ $said }“
web-said = { $name }: { $text }
web-spectator = Zuschauer
web-box = Zug oder Nachricht
web-box-chat = Nachricht
web-box-example = Nachricht oder Zug: { $example }
web-send = Senden
web-rule = Regel { $clause }
web-rule-ours = Regel { $clause }, von uns
web-rules-book-only = Nur die Spielanleitung zeigen
web-rule-read = Regel { $clause } nachlesen
web-undo-asked = { $name } möchte einen Zug zurücknehmen. Gefallene Würfel fallen wieder gleich.
web-again = Wie vor dem Zurücknehmen gefallen.
web-undo-refused = { $name } möchte es lieber so lassen.
web-agree = Einverstanden
web-refuse = Nein
web-confirm-move = { $move }: so spielen?
web-forced = Nur ein Zug bleibt: { $move }
web-play-it = Spielen
web-cancel = Abbrechen
web-replace = { $name } ist schon länger weg.
web-replace-yes = Bot spielt weiter
web-waiting = Warten auf { $name }.

# Hilfe

web-help = Hilfe
web-sound = Ton
web-rules = Regeln
web-settings = Einstellungen
web-chat-mute = Chat ausblenden
web-chat-hear = Chat zeigen
web-where = Wo sind meine Figuren?
web-legal = Was kann ich spielen?
web-no-moves = Jetzt gibt es nichts zu spielen.
web-keys = Tasten
web-key-arrows = Pfeile
web-key-arrows-does = über das Brett gehen
web-key-enter = Eingabe
web-key-enter-does = wählen, spielen
web-key-escape = Esc
web-key-escape-does = abbrechen, zurück zu jetzt
web-key-u = U
web-key-u-does = zurücknehmen
web-key-l = L
web-key-l-does = den letzten Zug noch einmal zeigen
web-key-w = W
web-key-w-does = sagen, wo meine Figuren sind
web-key-p = P
web-key-p-does = sagen, was ich spielen kann
web-key-g = G
web-key-g-does = Verlauf, und das Feld für Züge
web-key-m = M
web-key-m-does = Ton an oder aus
web-key-help = ?
web-key-help-does = diese Hilfe
web-commitment = Der Zufall ist vor dem ersten Wurf festgelegt: SHA-256 { $commitment }
web-seed = Der Startwert allen Zufalls war { $seed }

# Teilen

web-share = Teilen
web-link-seat = Zum Mitspielen: { $seat }
web-link-seat-hint = Wer diesen Link öffnet, spielt mit. Schick ihn, oder lass den Code scannen.
web-link-watch = Zum Zuschauen
web-link-watch-hint = Wer diesen Link öffnet, schaut zu und sieht, was offen liegt.
web-link-own = Mein eigener Platz
web-link-own-hint = Auf einem anderen Gerät weiterspielen. Diesen Link behältst du für dich.
web-no-links = Die Links hat nur, wer diese Partie angelegt hat.
web-qr = Der Link als QR-Code
web-copy = Kopieren
web-copied = Kopiert

# Das Ende, und noch einmal ansehen

web-turns = Züge
web-moves = Schritte
web-minutes = Minuten
web-rematch = Revanche mit getauschten Plätzen
web-rematch-asked = { $name } möchte eine Revanche.
web-rematch-join = Revanche annehmen
web-replay = Noch einmal ansehen
web-replay-of = { $title }, noch einmal
web-replay-step = Schritt { $at } von { $last }
web-download = Herunterladen
web-to-table = Zum Tisch
web-scrub = Durch die Partie gehen
web-scrub-first = Zum Anfang
web-scrub-back = Einen Schritt zurück
web-scrub-forward = Einen Schritt vor
web-scrub-last = Zum Ende
web-play = Von selbst weiter
web-pause = Anhalten

# Regeln, Partien, Einstellungen

web-rules-of = Regeln: { $title }
web-matches = Meine Partien
web-matches-open = { $count ->
    [0] Meine Partien
    [one] Meine Partien: eine läuft
   *[other] Meine Partien: { $count } laufen
}
web-matches-none = Auf diesem Gerät wurde noch keine Partie geöffnet.
web-over = Beendet
web-running = Läuft
web-forget = Von dieser Liste nehmen
web-import = Aufgezeichnete Partie öffnen
web-not-a-record = Diese Datei ist keine aufgezeichnete Partie.
web-language = Sprache
web-theme = Aussehen
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Bewegung
web-speed-off = Aus
web-speed-fast = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-thinking = Wer über Tipps und Analysen nachdenkt
web-thinking-auto = Automatisch
web-thinking-device = Dieses Gerät
web-thinking-server = Der Server
web-thinking-hint = Dieses Gerät entlastet den Server und lädt beim ersten Mal etwa 8 MB. Automatisch heißt: Computer denken selbst; Telefone, und wer Daten spart, fragen den Server.
web-setting-sound = Ton
web-setting-sound-hint = Züge, Schlagen, dein Zug
web-setting-confirm = Züge bestätigen
web-setting-confirm-hint = Nachfragen, bevor ein Zug gespielt wird
web-setting-forced = Erzwungene Züge spielen
web-setting-forced-hint = Ein Zug, der als einziger bleibt, wird gleich gespielt
web-setting-rolls = Selbst würfeln
web-setting-rolls-hint = Deine Würfel fallen erst, wenn du tippst
web-setting-instant = Bots sofort
web-setting-instant-hint = Zwischen den Zügen eines Bots nicht warten
web-setting-labels = Feldnamen
web-setting-labels-hint = Auch auf kleinen Bildschirmen
web-setting-turning = Brett drehen
web-setting-turning-hint = An einem Bildschirm, zu der Person am Zug hin
web-setting-chat = Chat
web-setting-chat-hint = Zeigen, was andere sagen; aus heißt: auch die Bots schweigen
web-setting-remarks = Bemerkungen der Bots
web-setting-remarks-hint = Im Verlauf sagt ein Bot ab und zu ein Wort
web-setting-coach = Coach bei Ninja Dice
web-setting-coach-hint = Zahlen zum nächsten Wurf, nie ein Rat
web-setting-stone = Stein behalten im Einser-Blocker
web-setting-stone-hint = Eine Blockade auf „Frei“ bleibt ohne Nachfrage; neben einem Zug lässt sie sich noch setzen
web-setting-justroll = Immer einfach würfeln
web-setting-justroll-hint = Bei Ninja Dice fliegen deine Würfel gleich; niemand fragt, ob du sie schnippen willst
web-setting-flat = Flacher Würfeltisch
web-setting-flat-hint = Ninja Dice ohne Tiefe zeichnen, für langsame Geräte
web-coach-object = Keine Hilfe in dieser Partie
web-coach-allow = Hilfe wieder erlauben
web-coach-off = { $count ->
    [one] Kein Coach und keine Tipps: { $names } möchte keine Hilfe
   *[other] Kein Coach und keine Tipps: { $names } möchten keine Hilfe
}
web-setting-notify = Benachrichtigen
web-setting-notify-hint = Wenn ich am Zug bin und diese Seite im Hintergrund liegt
web-setting-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen

# Unterwegs

web-home = Zu den Spielen
web-back = Zurück
web-close = Schließen
web-not-found = Hier liegt nichts
web-not-found-hint = Diese Seite gibt es nicht. Die Spiele liegen einen Schritt zurück.
web-unreachable = Der Tisch ist nicht erreichbar.
web-mishap = Hier ist etwas schiefgegangen. Lade die Seite neu.

web-plain-board = Das Spielbrett als Text
web-plain-moves = Züge
web-plain-throw = Würfeln

# Editions at set-up and at the table

web-edition = Ausgabe
web-edition-shipped = Wie mitgeliefert
web-edition-own = In deiner Schachtel ist es anders gedruckt? Eigene Ausgabe anlegen
web-edition-played = { $count ->
    [0] Gespielt wird mit der Ausgabe „{ $name }“ des Gastgebers, die nichts ändert
    [one] Gespielt wird mit der Ausgabe „{ $name }“ des Gastgebers: { $count } Änderung
   *[other] Gespielt wird mit der Ausgabe „{ $name }“ des Gastgebers: { $count } Änderungen
}
