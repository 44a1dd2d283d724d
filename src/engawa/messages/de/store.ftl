# Was der Speicher sagt, wenn sich eine Datenbank nicht öffnen, lesen oder schreiben lässt.

store-trouble = { $where }: { $problem }
store-gone = { $where }: im laufenden Betrieb gelöscht, verschoben oder ersetzt, darum wird nichts mehr gespeichert: leg sie zurück und starte den Server neu
store-served = { $where }: schon auf einem Tisch, bei Prozess { $process }: beende zuerst den (mehrere nimmt nur PostgreSQL)
store-served-at = { $where }: schon auf einem Tisch, bei Prozess { $process } unter { $address }: beende zuerst den (mehrere nimmt nur PostgreSQL)
store-closed = { $where }: geschlossen
store-newer = { $where }: von einem neueren Engawa angelegt (Version { $version } des Speichers, dieses kennt { $ours }): aktualisiere Engawa
store-older = { $where }: Version { $version } des Speichers, dieses Engawa hat { $ours }: starte einmal seinen Server, der bringt ihn auf den Stand
store-not-ours = { $where }: enthält etwas anderes (die Tabelle „{ $table }“), erwartet war eine leere Datenbank
store-no-driver = { $where }: PostgreSQL braucht seinen Treiber: pip install 'engawa[scale]'
store-wrong-url = erwartet war eine Datei oder die URL einer PostgreSQL-Datenbank, gekommen ist eine URL mit „{ $scheme }“
store-no-url = erwartet war die URL einer PostgreSQL-Datenbank: { $problem }
store-old-sqlite = { $where }: erwartet war SQLite 3.35 oder neuer, dieses Python hat { $version }
store-no-log = { $where }: dort ist kein Write-Ahead-Log möglich, nur „{ $mode }“

store-damaged = die Datenbank ist beschädigt
store-forbidden = Zugriff verweigert
store-in-page = die Ablage dieser Seite
store-full = der Speicherplatz ist voll
store-locked = die Datenbank ist gesperrt
store-no-answer = keine Antwort
store-no-database = die Datei ist keine Datenbank
store-no-directory = ein Teil des Pfads ist kein Verzeichnis
store-no-file = die Datenbankdatei lässt sich nicht öffnen
store-no-host = diesen Rechner gibt es nicht
store-nowhere = Datei oder Verzeichnis gibt es nicht
store-read-only = die Datenbank ist schreibgeschützt
store-refused = dort antwortet nichts, die Verbindung wurde abgelehnt
