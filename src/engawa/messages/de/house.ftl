# Der Tisch in einer Seite ohne Server.

house-loading = Der Tisch wird geholt: { $percent } %
house-starting = Der Tisch wird gedeckt …
house-failed = In dieser Seite gibt es keinen Tisch: { $why }
house-stopped = Der Tisch dieser Seite steht still. Was gespielt wurde, ist aufgehoben: { $why }
house-reload = Neu laden
house-thoughtless = Bots, Tipps und Analysen gehen in dieser Seite nicht: { $why }
house-keeps-nothing = Dieser Browser hebt nichts auf: Partien bleiben, solange diese Seite offen ist. Lade herunter, was du behalten willst.
house-newer = Es gibt ein neueres Engawa. Du hast es, wenn du die Seite das nächste Mal öffnest.
house-kept = Jetzt ist alles da: Engawa geht auch ohne Netz auf.
house-no-links = Um per Link zu spielen, braucht es einen Server; diese Seite hat keinen.
