# Was vor der Partie verabredet wird, wie sie endet, die Zeit, und die Einladung.

# Hilfe, verabredet

web-help-choice = Hilfe in dieser Partie
web-help-hints = Tipps
web-help-hints-hint = Alle dürfen nach guten Zügen fragen; im Verlauf steht, wer gefragt hat
web-help-coach = Coach
web-help-coach-hint = Zahlen zum nächsten Wurf, für alle
web-help-undo = Frei zurücknehmen
web-help-undo-hint = Den eigenen Schritt ohne Nachfrage, solange niemand anders am Zug war und keine Uhr läuft
web-agreed-help = { $count ->
    [0] Ohne Hilfe: keine Tipps, zurücknehmen nur mit Zustimmung.
   *[other] Erlaubt: { $help }.
}
web-agreed-hints = Tipps
web-agreed-coach = Coach
web-agreed-undo = freies Zurücknehmen
web-no-hints = Diese Partie wird wie verabredet ohne Tipps gespielt.
web-told-hint = { $name } holt sich einen Tipp.
web-told-coach = { $name } spielt mit dem Coach.
web-told-undo = { $name } nimmt zurück.
web-told-draw = { $name } bietet Unentschieden an.
web-told-draw-refused = { $name } möchte weiterspielen.
web-told-resigned = { $name } gibt auf.
web-told-drawn = Man einigt sich auf unentschieden.
web-told-aborted = { $name } sagt die Partie ab.

# Die Partie beenden

web-end-match = Partie beenden
web-resign = Aufgeben
web-sure-resign = { $case ->
    [over] Wirklich aufgeben? Dann ist die Partie zu Ende.
    [bot] Wirklich aufgeben? Ein Bot spielt für dich weiter.
   *[idle] Wirklich aufgeben? Dein Platz tut nur noch das Nötigste.
}
web-sure-resign-name = { $name } gibt wirklich auf?
web-draw-offer = Unentschieden anbieten
web-sure-draw = Allen anderen ein Unentschieden anbieten?
web-draw-asked = { $name } bietet Unentschieden an.
web-abort = Partie absagen
web-sure-abort = Diese Partie absagen, ehe sie begonnen hat?
web-yes-resign = Aufgeben
web-yes-draw = Anbieten
web-yes-abort = Absagen
web-ended-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
web-ended-resigned-you = Du hast aufgegeben.
web-ended-drawn = Ihr habt euch auf unentschieden geeinigt.
web-ended-aborted = Vor dem ersten Zug abgesagt; niemand hat verloren.
web-aborted = Abgesagt
web-resigned = aufgegeben
web-leaver = Wenn jemand aufgibt
web-leaver-bot = spielt ein Bot weiter
web-leaver-idle = ruht der Platz

# Zeit

web-clock-choice = Uhr: Minuten für die Partie + Sekunden je Zug
web-clock-own = Eigene Zeit
web-clock-days-choice = Tage je Zug
web-clock-own-minutes = Minuten für die Partie
web-clock-own-increment = Sekunden mehr je Zug
web-clock-own-days = Tage für jeden Zug
web-clock-days-tip = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
web-time-days = { $hours ->
    [0] { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
   *[other] { $days } T { $hours } h
}
web-time-hours = { $hours } h { $minutes } min
web-agreed-clock-none = Ohne Uhr.
web-agreed-clock = Mit Uhr: { $minutes } Minuten, mit jedem Zug { $increment } Sekunden mehr.
web-agreed-days = { $days ->
    [one] Über Tage: ein Tag für jeden Zug.
   *[other] Über Tage: { $days } Tage für jeden Zug.
}
web-levels-each = Jeder Bot für sich
web-elsewhere = gerade nicht hier
web-matches-waiting = { $count ->
    [one] Meine Partien: in einer bist du am Zug
   *[other] Meine Partien: in { $count } bist du am Zug
}
web-waits-for-you = Du bist am Zug: { $title }
web-left = noch { $time }

# Die Einladung

web-invited-by = { $name } lädt dich ein
web-invited-by-somebody = Du bist eingeladen
web-invited-to = zu einer Partie { $title }.
web-invited-minutes = Sie dauert etwa { $minutes } Minuten.
web-invited-who = Am Tisch
web-invited-seat = { $name }: { $seat }
web-invited-how = So geht es
web-invited-rules = Alle Regeln lesen
web-invited-agreed = Verabredet ist
web-invited-object = Ich möchte lieber, dass niemand Hilfe hat
web-invited-name = Wie heißt du?
web-invited-sit = Platz nehmen
web-guest-came = { $name } ist da.
web-goal-niwa = Drei Figuren tragen bunte Perlen. Eine Figur geht über eine Linie, deren Farbe ihre oberste Perle hat, und gibt diese Perle dabei an eine andere eigene Figur. Wer zuerst mit einer Figur die Basis gegenüber erreicht, gewinnt.
web-goal-ninja-dice = Wer dran ist, bricht in ein Haus ein: Mit den Würfeln schlägst du Wächter, Einwohner und Schlösser. Weiterwürfeln kann mehr Münzen bringen, aber auch alles kosten, denn die anderen werfen mit. Wer am Ende die meisten Münzen hat, gewinnt.
web-goal-ninja-all-stars = Jede Seite führt einen kleinen Clan von Ninja über einen nächtlichen Hof. Ziehen, schleichen, kämpfen; die Aufgabe der Nacht sagt, wofür es Punkte gibt. Wer am Ende die meisten Punkte hat, gewinnt.
web-goal-nueby = Ein Wettlauf: Würfeln und eine eigene Figur ziehen. Wer auf einer fremden Figur landet, wirft sie zurück. Wer zuerst alle Figuren im Ziel hat, gewinnt.
