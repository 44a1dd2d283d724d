# Tipps und Analyse auf der Seite.

web-hint = Tipp
web-hint-tip = Die besten Züge, mit Gewinnchance und Grund
web-hint-thinking = Es wird nachgedacht …
web-hint-none = Kein Tipp zu dieser Stellung.
web-hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.
web-hint-chance = Gewinnchance
web-hint-play = Spielen
web-hint-about = { $count ->
    [one] Es ist der einzige Zug.
   *[other] Von { $count } möglichen Zügen. Gefunden aus dem, was du siehst.
}
web-key-h = H
web-key-h-does = Tipp

web-analysis = Analyse
web-analysis-of = Analyse: { $title }
web-analysis-running = Die Partie wird angesehen …
web-analysis-waiting = Gleich geht es los …
web-analysis-stop = Anhalten
web-analysis-stopped = Angehalten. Gezeigt wird, was bis dahin gefunden wurde.
web-analysis-again = Noch einmal
web-analysis-curve = Gewinnchancen im Lauf der Partie
web-analysis-ply = Stellung
web-analysis-picture = Die Stellung nach { $ply } Zügen und Würfen
web-analysis-luck = Glück für { $name }: { $points } Punkte
web-analysis-best = Der beste Zug
web-analysis-good = Ein guter Zug
web-analysis-slip = Eine kleine Ungenauigkeit
web-analysis-mistake = Ein Fehler
web-analysis-blunder = Ein grober Fehler
web-analysis-cost = { $points } Punkte
web-analysis-forced = Der einzige Zug.
web-analysis-better = Besser wäre gewesen
web-analysis-accounts = Glück und Können
web-analysis-sum = Von Beginn bis Ende sind es Prozentpunkte der Gewinnchance, und sie gehen auf.
web-analysis-hindsight = Im Nachhinein: was erst später ans Licht kam oder was die Analyse nicht vorausgesehen hat. Ist es viel, sind die anderen Zahlen mit Vorsicht zu lesen.
web-analysis-row-start = Zu Beginn
web-analysis-row-luck = Glück
web-analysis-row-skill = Eigene Züge
web-analysis-row-others = Züge der anderen
web-analysis-row-hindsight = Im Nachhinein
web-analysis-row-end = Am Ende
web-analysis-row-decisions = Entscheidungen
web-analysis-row-best = Beste Züge
web-analysis-row-good = Gute Züge
web-analysis-row-slip = Ungenauigkeiten
web-analysis-row-mistake = Fehler
web-analysis-row-blunder = Grobe Fehler
web-analysis-turning = Wendepunkte
web-analysis-swing = { $name }: von { $before } auf { $after }
web-analysis-line = Besser: { $move }
web-analysis-line-after = Am besten weiter: { $move }
web-analysis-then = Dann:
web-analysis-look = In der Kurve zeigen
web-analysis-play-on = Gegen einen Bot weiterspielen
web-analysis-roll-on = Neu würfeln, gegen einen Bot
