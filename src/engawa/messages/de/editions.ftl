# Die Seite, auf der jemand eintippt, was in der eigenen Schachtel anders gedruckt ist.

editions-title = Ausgaben
editions-of = Ausgaben von { $title }
editions-about = Die Bilder der Schachteln fehlen; Würfelseiten, Kärtchen, Spielbretter und Zahlen sind deshalb zum Teil von uns. Tippe ein, was in deiner Schachtel anders gedruckt ist. Was du anlegst, bleibt in diesem Browser; eine Partie, die du damit eröffnest, nimmt es mit.
editions-new = Neue Ausgabe
editions-open = Datei öffnen
editions-remove = „{ $name }“ entfernen
editions-name = Name der Ausgabe
editions-name-new = Meine Schachtel { $number }
editions-unchanged = Wie mitgeliefert: Noch ist nichts geändert.
editions-changes = { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
}
editions-way = Ändern
editions-way-form = von Hand
editions-way-text = als Datei (TOML)
editions-text = Die Ausgabe als Datei
editions-save = Als Datei sichern
editions-play = Damit spielen

editions-picture = So sieht es auf dem Spielbrett aus
editions-ninja-dice-house = Hauswürfel: die sechs Seiten
editions-ninja-dice-skill = Fähigkeitswürfel: die sechs Seiten
editions-ninja-dice-threat = Bedrohungswürfel: die sechs Seiten
editions-ninja-dice-face = Seite { $number }
editions-ninja-dice-rounds = Hauswürfel in den drei Runden
editions-ninja-dice-round = Hauswürfel in Runde { $number }
editions-ninja-dice-coins = Münzen zu { $coin }
editions-niwa-tiles = Garten-Kärtchen: { $count } von 12
editions-niwa-tile = Kärtchen { $name }
editions-niwa-count = Wie oft es in der Schachtel ist
editions-niwa-base = Mit einer Basis
editions-niwa-remove = Kärtchen { $name } entfernen
editions-niwa-add = Noch ein Kärtchen
editions-niwa-ring = Linie { $number } um die Mitte: { $colour }
editions-niwa-spoke = Linie { $number } über den Rand: { $colour }
editions-niwa-colour = { $letter ->
    [G] grün
    [Y] gelb
    [O] orange
   *[other] unbekannt
}
editions-niwa-show = Zeigen
editions-niwa-random = ein gerechter Garten, vom Zufall gelegt
editions-niwa-gardens = Gärten
editions-niwa-garden-name = Name des Gartens
editions-niwa-garden-keep = In der Ausgabe behalten
editions-niwa-garden-new = Noch einen Garten legen

editions-word = { $word ->
    [mv] Bewegung
    [at] Angriff
    [df] Verteidigung
    [koban] Koban
    [cap] Koban eines Clan-Teams, höchstens
    [keywords] Schlüsselwörter und Fähigkeiten
    [ranged] Reichweite und zusätzliche Würfel
    [copies] Anzahl
    [element] Element
    [gain] Wie viel sie gibt
    [matched] Mit dem Mond
    [reach] Wie weit sie reicht
    [allowed] Ninja auf dem Spielbrett mit 2, 3, 4 Spielern
    [rounds] Runden der Herausforderungen
    [sentry] Samurai-Wache
    [classes] Klassen
    [abilities] Fähigkeiten
    [teams] Teams
    [heroes] Helden und Ronin
    [cards] Mondkarten
    [places] Orte auf dem Spielbrett
    [quick] Schnelle Aufstellung
    [chest] Inhalt der Truhen
    [challenges] Herausforderungen
    [numbers] Zahlen
    [custom] Clan-Teams: mindestens und höchstens
    [clan] Clan
    [affinities] Affinitäten
    [spirit] Geist
    [water] Wasser
    [earth] Erde
    [void] Leere
    [fire] Feuer
    [air] Luft
    [chunin] Chunin
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
    [madoushi] Madoushi
    [courtyard] Innenhof
    [village] Dorf
    [hill] Hügel
    [chests] Truhen
    [medals] Medaillen
    [goals] Zielfelder
    [lanterns] Laternen
    [shrines] Schreine
    [slots] Aufstellungsfelder
    [order] Reihenfolge
    [medal] Medaille
    [scroll] Schriftrolle
    [charm] Talisman
    [trap] Falle
    [komuso] Komuso
    [hand] Karten zu Beginn
   *[other] { $word }
}
editions-stars-terrain = { $letter ->
    [open] offen
    [d] Aufstellung
    [rough] schwierig
    [T] Laub
    [roof] erhöht
    [wall] Mauer
   *[other] { $letter }
}
editions-stars-brush = Gelände
editions-stars-turned = Alle vier Viertel gleich bemalen
editions-stars-board = Spielbrett: { $name }
editions-stars-paint = Tippe auf Felder oder zeichne darüber
editions-name-taken = So heißt schon etwas anderes, oder der Name fehlt
editions-stars-boards = Spielbretter
editions-stars-board-name = Name des Spielbretts
editions-stars-board-new = brett
editions-stars-board-add = Spielbrett hinzufügen
editions-stars-board-remove = Spielbrett { $name } entfernen
editions-stars-columns = Spalten
editions-stars-rows = Reihen
editions-stars-team-name = Name des Teams
editions-stars-team-new = team
editions-stars-team-add = Team hinzufügen
editions-stars-team-remove = Team { $name } entfernen
editions-stars-clan-new = clan
editions-stars-leader = Führt das Team
editions-stars-messengers = Können Boten sein
editions-stars-choice = Was die Führung wählen kann
editions-stars-total = Schrein-Team: { $count } Ninja, { $koban } Koban
editions-stars-class-name = Name der Klasse
editions-stars-class-new = klasse
editions-stars-class-add = Klasse hinzufügen
editions-stars-class-remove = Klasse { $name } entfernen
editions-stars-count = Im Schrein-Team
editions-stars-bow = Fernkampfangriff
editions-stars-large = Große Basis
editions-stars-hero-name = Name des Helden
editions-stars-hero-new = held
editions-stars-hero-add = Held hinzufügen
editions-stars-hero-remove = Held { $name } entfernen
editions-stars-clans = Offen für die Clans
editions-stars-cards = { $count } von höchstens 255 Karten
editions-stars-rest = Karten und Zahlen

editions-nueby-board = Spielbrett
editions-nueby-colours = { $count } Farben
editions-nueby-ring-r = Felder des Außenrings
editions-nueby-ring-i = Felder des Innenrings
editions-nueby-track = Schritte der Blockadebahn
editions-nueby-tool = Was du legst
editions-nueby-colour = Farbe
editions-nueby-length = Felder des Weges
editions-nueby-plan = Das Spielbrett: Tippe auf Felder
editions-nueby-remove = { $way } entfernen
editions-nueby-rest = Plätze und Wege als Text
editions-nueby-seats = Farben von 2, 3 … Spielern
editions-nueby-ways = Wege
editions-nueby-entry = Einsatzfeld
editions-nueby-inner_entry = inneres Einsatzfeld
editions-nueby-goal = Zielbahn
editions-nueby-arrow = Pfeil
editions-nueby-side = Nebenweg
editions-nueby-short = Abkürzung
editions-nueby-lane = Einsatzbahn
editions-nueby-mark = markiertes Feld
editions-nueby-arrow_field = Pfeilfeld
editions-nueby-region = Beginn des Farbbereichs
editions-nueby-hint-0 = Tippe auf das Feld, an dem es beginnt: { $what }.
editions-nueby-hint-1 = Tippe nun auf das Feld, an dem es endet: { $what }.
