# Was `engawa admin` sagt.

cli-admin = Sich um einen Speicher mit Partien kümmern: sichern, zurückholen, vergessen, ausgeben, prüfen.
cli-admin-more = Der Speicher ist der von --data, sonst der von ENGAWA_STORE, sonst liegt er in deinem Datenverzeichnis. Alles außer restore geht auch, während ein Server darauf läuft.
cli-admin-backup = Eine Sicherung schreiben: alles, was der Speicher in einem Augenblick enthält.
cli-admin-restore = Einen leeren Speicher aus einer Sicherung füllen, ob SQLite oder PostgreSQL.
cli-admin-forget = Partien löschen: die genannten und die alten.
cli-admin-export = Die Aufzeichnungen aller Partien in eine Datei schreiben.
cli-admin-check = Jede Partie nachspielen und sagen, bei welcher es nicht geht.
cli-admin-limits = Die Grenzen eines Servers zeigen.

cli-word-match = PARTIE
cli-word-days = TAGE
cli-argument-backup = die neue Datei
cli-argument-restore = die Sicherung
cli-argument-export = die neue Datei: für jede Partie eine Zeile JSON
cli-argument-forget = die Kennung einer Partie
cli-option-admin-data = der Speicher: eine Datei oder die URL einer PostgreSQL-Datenbank
cli-option-over-for = Partien, die so lange schon zu Ende sind
cli-option-idle-for = Partien, die nicht zu Ende sind und in denen so lange nichts geschehen ist
cli-option-dry-run = nur sagen, welche

admin-backing-up = sichern
admin-backed-up = In { $where } gesichert: { $rows } { $rows ->
    [one] Zeile
   *[other] Zeilen
}.
admin-restoring = zurückholen
admin-restored = Nach { $where } zurückgeholt: { $rows } { $rows ->
    [one] Zeile
   *[other] Zeilen
}.
admin-exporting = ausgeben
admin-exported = In { $where } ausgegeben: { $matches } { $matches ->
    [one] Aufzeichnung
   *[other] Aufzeichnungen
}.
admin-checking = nachspielen
admin-checked = { $good ->
    [one] Eine Partie lässt sich nachspielen
   *[other] { $good } Partien lassen sich nachspielen
}, { $bad } nicht.
admin-forgotten = { $matches ->
    [one] Eine Partie vergessen.
   *[other] { $matches } Partien vergessen.
}
admin-would-forget = { $matches ->
    [one] Eine Partie würde vergessen.
   *[other] { $matches } Partien würden vergessen.
}
admin-forget-what = erwartet war die Kennung einer Partie, --over-for oder --idle-for: von selbst wird nichts vergessen
admin-no-match = eine Partie { $match } gibt es nicht
admin-rate = { $second } in der Sekunde, { $once } auf einmal
admin-limits-more = Wofür jede da ist, steht in docs/hosting.md.
backup-exists = { $where }: gibt es schon, erwartet war eine neue Datei
backup-not-empty = { $where }: enthält { $matches } Partien, erwartet war ein leerer Speicher
archive-gap = { $events } Ereignisse sind da, erwartet waren { $head } ohne Lücke
archive-event = Ereignis { $number }: { $problem }
