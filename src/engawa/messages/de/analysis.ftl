# Tipps und Analyse.

hint-only = Einen anderen Zug gibt es nicht.
hint-wins = { $case ->
    [now] Er gewinnt sofort.
   *[later] { $turns ->
        [0] Er gewinnt zwingend.
       *[other] Er gewinnt zwingend in { $turns } Zügen, beide Seiten zusammen.
    }
}
hint-loses = { $turns ->
    [0] Gegen das beste Spiel verliert er.
   *[other] Gegen das beste Spiel verliert er in { $turns } Zügen, beide Seiten zusammen.
}
hint-draws = Er führt zwingend zum Unentschieden.
hint-gap = { $best ->
    [1] Er ist um { $points ->
        [1] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    } besser als der nächstbeste Zug.
   *[0] Er liegt { $points ->
        [1] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    } hinter dem besten Zug.
}
hint-level = { $best ->
    [1] Der nächstbeste Zug ist etwa gleich gut.
   *[0] Er ist etwa so gut wie der beste Zug.
}
hint-answer = Die beste Antwort wäre { $move }.

server-analyses-busy = zu viele Analysen warten schon, versuch es später noch einmal
server-analysis-too-long = eine Partie mit mehr als { $most } Halbzügen ist hier zu lang für eine Analyse
server-no-hint = gerade lässt sich kein Tipp finden
server-unknown-analysis = diese Analyse gibt es hier nicht, beginne sie neu
server-analysis-failed = die Analyse ist vorzeitig abgebrochen; was gefunden wurde, bleibt

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
analyse-slips = ungenau
analyse-mistakes = Fehler
analyse-blunders = Patzer
analyse-turning = Wendepunkte
analyse-swing = { $case ->
    [luck] Pech für { $who }: minus
   *[move] Kosten für { $who }:
} { $swing ->
    [1] ein Prozentpunkt.
   *[other] { $swing } Prozentpunkte.
}
analyse-line = { $case ->
    [luck] Danach am besten:
   *[move] Besser:
} { $line }
