# Tipps und Analyse.

# Das Terminal

cli-analyse = Analysiert den Verlauf einer Partie: was jeder Zug gekostet und jeder Wurf gebracht hat, und wo sie gekippt ist.
cli-analyse-more = Strg-C bricht ab; gezeigt wird, was bis dahin bekannt ist. Gleicher Verlauf und gleiche Knotenzahl geben die gleiche Antwort.
cli-hint = Zeigt die besten Züge einer Stellung, mit Gewinnchance und Begründung.
cli-option-nodes = wie genau jede Stellung angesehen wird; je mehr, desto länger dauert es
cli-table-hint = hint
cli-table-hint-does = die besten Züge, und warum
hint-nobody = hier ist niemand am Zug: einen Tipp gibt es nur für Stellungen, in denen jemand zieht
hint-thinking = Ich schaue voraus …
analyse-first = { $game }: erster Durchgang …
analyse-second = { $game }: zweiter Durchgang …
analyse-nothing = Noch ist nichts bekannt, also gibt es nichts zu zeigen.
analyse-title = { $game } · { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}
analyse-stopped = Abgebrochen: { $known } von { $plies } Halbzügen sind bekannt, und nicht alle wurden zweimal angesehen.
analyse-start = Anfang
analyse-luck = Glück
analyse-skill = Können
analyse-others = Andere
analyse-hindsight = Nachher
analyse-end = Ende
analyse-decisions = Wahlen
analyse-best = beste
analyse-good = gute
analyse-slip = ungenau
analyse-mistake = Fehler
analyse-blunder = Patzer
analyse-turning = Wendepunkte
analyse-swing = { $grade ->
    [luck] Pech für { $who }: minus
    [blunder] Ein Patzer. Kosten für { $who }:
    [mistake] Ein Fehler. Kosten für { $who }:
    [slip] Eine Ungenauigkeit. Kosten für { $who }:
   *[other] Kosten für { $who }:
} { $swing ->
    [1] ein Prozentpunkt.
   *[other] { $swing } Prozentpunkte.
}
analyse-line = { $case ->
    [luck] Danach am besten:
   *[move] Besser:
} { $line }
