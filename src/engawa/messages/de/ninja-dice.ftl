# Ninja Dice: warum ein Zug nicht erlaubt ist, was geschieht, was an Stellung, Ergebnis, Option oder Ausgabe nicht stimmt.

ninja-dice-ND-R1 = zuerst wird das Haus gewürfelt
ninja-dice-ND-R2 = zuerst werden die Würfel geworfen
ninja-dice-ND-T1 = zuerst entscheidet { $seat } über den Pfeil { $arrow }
ninja-dice-ND-T2 = kein Würfel von { $victim } liegt jenseits der Linie von { $arrow }
ninja-dice-ND-T5 = { $victim } zeigt ein Fangen
ninja-dice-ND-T6 = { $case ->
    [own] niemand bestiehlt sich selbst, und { $arrow } gehört { $victim }
   *[poor] { $victim } hat keine Münze
}
ninja-dice-ND-H4 = { $case ->
    [no-fortune] { $fortune } ist kein Schicksal, sondern zeigt { $face }
    [never] { $die } zeigt { $face }, und das lässt sich nicht verstärken
    [behind] { $die } liegt nicht jenseits der Linie von { $fortune }
   *[none] es gibt fünf Fähigkeitswürfel, S1 bis S5
}
ninja-dice-ND-H6 = { $fortune } verstärkt schon { $die }, und eine Zuordnung wird weder gelöst noch übertragen
ninja-dice-ND-H10 = zuerst werden Schicksale zugeordnet: 'S3+S1' oder 'ready'
ninja-dice-ND-P1 = { $case ->
    [none] mindestens ein Würfel wird geworfen
   *[order] jetzt fliehst du, wirfst einige Würfel neu oder legst die anderen hin: 'run', 'roll S1 S4', 'place S2 120 -45 900'
}
ninja-dice-ND-P2 = { $case ->
    [place] { $fortune } verstärkt nichts, lässt sich also nicht sichern und wird nicht hingelegt
    [boosted] { $die } wird von { $fortune } verstärkt, das auch neu geworfen werden muss
    [alone] { $fortune } verstärkt { $die } und wird nur zusammen mit ihm neu geworfen
   *[free] { $fortune } verstärkt nichts und muss deshalb neu geworfen werden
}
ninja-dice-ND-P4 = { $case ->
    [outside] { $die } läge nicht in der Schale
    [overlap] { $die } liegt in { $other }
    [near] { $die } läge in { $other }, den es verstärkt
   *[away] { $die } läge { $gap } mm von { $other } entfernt, den es verstärkt; höchstens 2 mm sind erlaubt
}
ninja-dice-ND-E3 = das Spiel ist vorbei

ninja-dice-seat = { $seat ->
    [0] Kranich
    [1] Fuchs
    [2] Dachs
    [3] Karpfen
   *[4] Eule
}
ninja-dice-symbol = { $symbol ->
    [guard] Wächter
    [guard2] zwei Wächter
    [resident] Einwohner
    [resident2] zwei Einwohner
   *[lock] Schloss
}
ninja-dice-face = { $face ->
    [fight] Kämpfen
    [sneak] Schleichen
    [pick] Dietrich
    [wild] Joker
    [fortune] Schicksal
    [catch] Fangen
    [arrow] Pfeil
   *[hourglass] Sanduhr
}
ninja-dice-die = { $die } { $face }

ninja-dice-status = { $phase ->
    [house] Das Haus für { $seat } wird gewürfelt.
    [throw] { $seat } und die anderen werfen.
    [steal] { $thief } entscheidet, wem { $arrow } eine Münze nimmt.
    [match] { $seat } ordnet Schicksale Fähigkeiten zu.
   *[push] { $seat } flieht mit { $coins ->
        [0] nichts
        [one] einer Münze
       *[other] { $coins } Münzen
    } oder wirft noch einmal.
}
ninja-dice-status-over = { $count ->
    [one] { $seats } hat den wertvollsten Schatz, { $coins } Punkte, und gewinnt.
   *[other] { $seats } teilen sich den Sieg mit je { $coins } Punkten.
}

ninja-dice-house-rolled = { $seat } würfelt das Haus: { $house }.
ninja-dice-thrown = { $seat } wirft { $skills }; Bedrohungen: { $threats }.
ninja-dice-stolen = { $seat } nimmt { $victim } mit { $arrow } eine Münze ab.
ninja-dice-spared = { $seat } nimmt mit { $arrow } nichts.
ninja-dice-locked = { $count ->
    [one] Eine Sanduhr wird
   *[other] { $count } Sanduhren werden
} gegen { $seat } gesperrt, { $total } von 4.
ninja-dice-captured = { $seat } wird gefangen genommen und bekommt nichts.
ninja-dice-matched = { $seat } ordnet das Schicksal { $fortune } { $die } zu.
ninja-dice-ready = { $seat } ist fertig mit dem Zuordnen.
ninja-dice-beaten = { $case ->
    [unseen] { $seat } schlägt das Haus, ohne zu kämpfen: { $coins } Münzen.
   *[fought] { $seat } schlägt das Haus: { $coins } Münzen.
}
ninja-dice-ran = { $seat } flieht mit { $coins ->
    [0] nichts
    [one] einer Münze
   *[other] { $coins } Münzen
}.
ninja-dice-placed = { $seat } legt { $die } woandershin.
ninja-dice-pushed = { $seat } nimmt { $dice } auf, um noch einmal zu werfen.
ninja-dice-won = { $seat } hat den wertvollsten Schatz: { $coins } Punkte.

ninja-dice-unreadable = unlesbarer Zug { $came }: erwartet 'T2>P3' oder 'T2>-' (stehlen oder nicht), 'S3+S1' (zuordnen), 'ready', 'run', 'place S2 120 -45 900' (Würfel, x, y, Drehung) oder 'roll S1 S4'
ninja-dice-no-seat = Zug { $came }: erwartet ein Platz von P0 bis P{ $last }
ninja-dice-number = Zug { $came }: { $where }: erwartet eine ganze Zahl von { $least } bis { $most }
ninja-dice-house = 'house' und { $count } von { $faces }
ninja-dice-edition-house = ein Haus, das die Würfel dieser Ausgabe zeigen können
ninja-dice-throw = 'throw' und jeder geworfene Würfel ({ $dice }) einmal, etwa 'S1=fight@120,-45,900'

ninja-dice-list-of = eine Liste mit { $count } Einträgen
ninja-dice-by-number = jeder Würfel einmal, nach der Nummer
ninja-dice-in-order = die Pfeile in der Reihenfolge, in der über sie entschieden wird: { $order }
ninja-dice-derived = was aus den Würfeln in der Schale folgt, oder gar nichts
ninja-dice-winners = die Plätze mit dem größten Schatz, aufsteigend
ninja-dice-not-in-phase = { $key } ist in der Phase { $phase } leer
ninja-dice-boost = ein Schicksal verstärkt Kämpfen, Schleichen, Dietrich oder Joker, und { $fortune } und { $die } sind kein solches Paar
ninja-dice-locked-and-held = { $die } ist gesperrt, also wirft ihn niemand
ninja-dice-no-arrow = { $die } ist kein Pfeil dieses Wurfs
ninja-dice-nothing-thrown = in der Phase throw wird mindestens ein Fähigkeitswürfel geworfen, und alle fünf sind gesichert
ninja-dice-skill-missing = in der Phase { $phase } liegen alle fünf Fähigkeitswürfel in der Schale
ninja-dice-held-is-thrown = die verteilten Bedrohungswürfel ({ $held }) sind die, die in der Schale liegen ({ $thrown })
ninja-dice-nothing-to-steal = in der Phase steal gibt es einen Pfeil, über den entschieden wird
ninja-dice-captured-already = vier gesperrte Sanduhren beenden den Zug
ninja-dice-nothing-held = in der Phase throw hat jemand einen Bedrohungswürfel
ninja-dice-winners-at-the-end = 'winners' gibt es in der Phase over, und nur dann
ninja-dice-throwers = nur Plätze, die werfen: { $seats }
ninja-dice-hands = Hände mit so vielen Würfeln von diesen Seiten: { $hands }
ninja-dice-lands-inside = { $die } in der Schale [ND-R4]
ninja-dice-lands-apart = { $die } neben { $other }, nicht darin [ND-R4]
