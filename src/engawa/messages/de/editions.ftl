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
