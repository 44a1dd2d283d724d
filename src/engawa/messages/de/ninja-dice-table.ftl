# Ninja Dice am Tisch: was die Schale, die Leiste darunter, der Verlauf und das Ende sagen.

ninja-dice-ui-face = { $face ->
    [fight] Kämpfen
    [sneak] Schleichen
    [pick] Dietrich
    [fortune] Schicksal
    [wild] Joker
    [catch] Fangen
    [arrow] Pfeil
    [hourglass] Sanduhr
    [guard] Wächter
    [guard2] 2 Wächter
    [resident] Einwohner
    [resident2] 2 Einwohner
   *[lock] Schloss
}
ninja-dice-ui-letter = { $face ->
    [fight] K
    [sneak] S
    [pick] D
    [fortune] Sk
    [wild] J
    [catch] F
    [arrow] P
    [hourglass] U
    [guard] W
    [guard2] WW
    [resident] E
    [resident2] EE
   *[lock] S
}
ninja-dice-ui-die = { $id } { $face }
ninja-dice-ui-die-counts = { $id } { $face }, zählt { $count }-fach
ninja-dice-ui-boosts = verstärkt { $id }
ninja-dice-ui-tray = Würfel in der Schale
ninja-dice-ui-hand = Fähigkeitswürfel
ninja-dice-ui-house = Haus
ninja-dice-ui-house-round = Runde { $round } von 3
ninja-dice-ui-glasses = Sanduhren
ninja-dice-ui-glasses-count = { $count } von 4
ninja-dice-ui-catches = fängt
ninja-dice-ui-cover = Neues Schicksal deckt ihn: etwa { $percent } %

ninja-dice-ui-mark-aims = zielt gerade
ninja-dice-ui-mark-caught = durch ein Fangen geschützt
ninja-dice-ui-mark-reached = ist erreichbar
ninja-dice-ui-mark-fortune = soll verstärken
ninja-dice-ui-mark-boost = kann verstärkt werden
ninja-dice-ui-mark-lifted = wird gelegt
ninja-dice-ui-mark-forced = muss neu geworfen werden
ninja-dice-ui-mark-rolls = wird neu geworfen
ninja-dice-ui-mark-stays = bleibt liegen

ninja-dice-ui-aim = Der Pfeil { $id } von { $name } erreicht { $names }.
ninja-dice-ui-aim-nobody = Der Pfeil { $id } von { $name } kann niemandem etwas nehmen.
ninja-dice-ui-aim-caught = Ein Fangen schützt { $names }.
ninja-dice-ui-aim-poor = { $count ->
    [one] { $names } hat keine Münze.
   *[other] { $names } haben keine Münze.
}
ninja-dice-ui-boon = Das Schicksal { $id } erreicht { $dice }.
ninja-dice-ui-boon-nothing = Das Schicksal { $id } erreicht nichts.
ninja-dice-ui-where = { $coins ->
    [one] Eine Münze.
   *[other] { $coins } Münzen.
}
ninja-dice-ui-where-threats = Bedrohungswürfel: { $dice }.
ninja-dice-ui-where-house = Haus: { $house }. Sanduhren gesperrt: { $locked } von 4.
ninja-dice-ui-where-skills = Fähigkeitswürfel: { $dice }.

ninja-dice-ui-status-house = { $name } würfelt das Haus: { $dice } Würfel
ninja-dice-ui-status-flick = Schnippe deine Würfel oder würfle einfach
ninja-dice-ui-status-aims = { $name } zielt: wischen oder einfach würfeln
ninja-dice-ui-status-waits = Noch fehlt der Wurf von { $names }
ninja-dice-ui-status-throw = Wische über die Schale oder tippe auf „Einfach würfeln“
ninja-dice-ui-status-throws = { $name } wirft, die Bedrohungen fallen mit
ninja-dice-ui-status-falls = Die Würfel fallen …
ninja-dice-ui-status-steal = Dein Pfeil zielt: Tippe auf einen Würfel von dem, den du bestiehlst
ninja-dice-ui-status-steals = entscheidet, wen der Pfeil bestiehlt, im Zug von { $name }
ninja-dice-ui-status-match = Schicksal: Tippe auf den Würfel, den es verstärken soll
ninja-dice-ui-status-matches = entscheidet, was das Schicksal verstärkt
ninja-dice-ui-status-push = Flieh mit dem, was du schlägst, oder tippe Würfel an und wirf sie neu
ninja-dice-ui-status-forced = { $count ->
    [one] Flieh oder wirf neu: Ein Schicksal muss mit
   *[other] Flieh oder wirf neu: { $count } Schicksale müssen mit
}
ninja-dice-ui-status-lay = { $chosen ->
    [yes] Tippe, wohin er soll, dreh ihn unten oder zieh ihn
   *[no] Tippe auf den Würfel, den du umlegen willst, oder zieh ihn
}
ninja-dice-ui-status-pushes = flieht oder wirft noch einmal
ninja-dice-ui-status-over = Der wertvollste Schatz: { $coins } Punkte
ninja-dice-ui-progress = Runde { $round }/3
ninja-dice-ui-hint-roll = Tippe auf die Würfel, die du neu werfen willst.

ninja-dice-ui-waits = { $count ->
    [one] { $names } wirft noch
   *[other] { $names } werfen noch
}
ninja-dice-ui-seconds = { $seconds } s
ninja-dice-ui-throw = Einfach würfeln
ninja-dice-ui-throw-note = oder über die Schale wischen
ninja-dice-ui-steal = { $name } eine Münze stehlen
ninja-dice-ui-steal-note = hat { $coins }
ninja-dice-ui-decline = Verzichten
ninja-dice-ui-next-fortune = Nächstes Schicksal
ninja-dice-ui-ready = Fertig
ninja-dice-ui-ready-note = nichts mehr verstärken
ninja-dice-ui-lay = Legen
ninja-dice-ui-lay-note = was bleibt
ninja-dice-ui-laid = Fertig
ninja-dice-ui-turn-left = Um 15° nach links drehen
ninja-dice-ui-turn-right = Um 15° nach rechts drehen
ninja-dice-ui-run = Fliehen
ninja-dice-ui-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
ninja-dice-ui-roll = { $count ->
    [0] Neu werfen
   *[other] { $count } werfen
}
ninja-dice-ui-roll-note = oder wischen
ninja-dice-ui-roll-none = Würfel wählen
ninja-dice-ui-again = Nochmal
ninja-dice-ui-again-tip = Den letzten Wurf noch einmal ansehen
ninja-dice-ui-slow = Zeitlupe
ninja-dice-ui-slow-tip = Würfe in Zeitlupe zeigen

ninja-dice-ui-say-steal = { $id } bestiehlt Platz { $seat }
ninja-dice-ui-say-decline = Niemanden bestehlen
ninja-dice-ui-say-match = { $id } verstärkt { $die }
ninja-dice-ui-say-roll = { $dice ->
    [all] Alle fünf neu werfen
   *[other] { $dice } neu werfen
}
ninja-dice-ui-say-place = { $die } umlegen
ninja-dice-ui-say = { $move ->
    [run] Fliehen
   *[ready] Nichts mehr verstärken
}

ninja-dice-ui-did-house-rolled = { $name } würfelt das Haus:
ninja-dice-ui-did-thrown = { $all ->
    [yes] { $name } wirft alle fünf:
   *[no] { $count ->
        [one] { $name } wirft einen neu:
       *[other] { $name } wirft { $count } neu:
    }
}
ninja-dice-ui-did-threats = { $count ->
    [one] Dagegen:
   *[other] Dagegen:
}
ninja-dice-ui-did-stolen = { $name } stiehlt { $other } eine Münze.
ninja-dice-ui-did-spared = { $name } stiehlt niemandem etwas.
ninja-dice-ui-did-locked = { $count ->
    [one] Eine Sanduhr wird gesperrt: { $total } von 4.
   *[other] { $count } Sanduhren werden gesperrt: { $total } von 4.
}
ninja-dice-ui-did-captured = { $name } wird gefangen genommen und bekommt nichts.
ninja-dice-ui-did-matched = { $name } verstärkt { $die } mit dem Schicksal { $fortune }.
ninja-dice-ui-did-beaten = { $case ->
    [unseen] { $name } schlägt das Haus ohne Kampf: { $coins } Münzen.
   *[fought] { $name } schlägt das Haus: { $coins } Münzen.
}
ninja-dice-ui-did-ran = { $coins ->
    [0] { $name } flieht mit leeren Händen.
    [one] { $name } flieht mit einer Münze.
   *[other] { $name } flieht mit { $coins } Münzen.
}
ninja-dice-ui-did-placed = { $name } legt { $die } um.
ninja-dice-ui-did-pushed = { $count ->
    [one] { $name } nimmt einen Würfel auf.
   *[other] { $name } nimmt { $count } Würfel auf.
}
ninja-dice-ui-did-won = { $name } hat den wertvollsten Schatz: { $coins } Punkte.

ninja-dice-ui-strip = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}{ $leads ->
    [yes] , führt
   *[no] {""}
}{ $ninja ->
    [yes] , aktiver Ninja
   *[no] {""}
}{ $held ->
    [0] {""}
    [one] , hält einen Bedrohungswürfel
   *[other] , hält { $held } Bedrohungswürfel
}
ninja-dice-ui-ninja = Ninja
ninja-dice-ui-holds = hält den Bedrohungswürfel { $id }
ninja-dice-ui-coach = Coach
ninja-dice-ui-coach-capture = Gefangen
ninja-dice-ui-coach-run = Jetzt
ninja-dice-ui-coach-push = Weiter, im Mittel

ninja-dice-ui-stat-treasure = Schatz
ninja-dice-ui-stat-earned = Münzen aus Häusern
ninja-dice-ui-stat-stolen = Münzen gestohlen
ninja-dice-ui-stat-lost = Münzen verloren
ninja-dice-ui-stat-beaten = Häuser geschlagen
ninja-dice-ui-stat-unseen = … ohne Kampf
ninja-dice-ui-stat-ran = Geflohen
ninja-dice-ui-stat-captured = Gefangen genommen
ninja-dice-ui-stat-throws = Würfe
ninja-dice-ui-stat-dice = Geworfene Würfel
ninja-dice-ui-stat-boosts = Schicksale zugeordnet

ninja-dice-ui-setup-first = Erster aktiver Ninja
ninja-dice-ui-setup-drawn = Auslosen
ninja-dice-ui-setup-length = Drei Runden, insgesamt { $turns } Züge.
