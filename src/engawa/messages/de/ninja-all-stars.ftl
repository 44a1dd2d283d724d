# Ninja All-Stars: warum ein Zug nicht geht, was geschieht, was an einer Stellung, einer Option oder einer Ausgabe falsch ist.

ninja-all-stars-NS-N1 = so wird kein Zug geschrieben
ninja-all-stars-out-of-place = { $phase ->
    [init] der Zufall entscheidet, wer das Janken gewonnen hat
    [moon] der Würfel entscheidet über die Mondphase
    [deal] erst wird eine Mondkarte ausgeteilt
    [test] erst fallen die drei Würfel der Probe
    [dice-att] erst fallen die Würfel des Angreifers
    [dice-def] erst fallen die Würfel des Verteidigers
    [reroll] erst werden die Würfel neu geworfen
    [resist] erst fällt der Würfel für die Zähigkeit
    [poison] erst fällt der Würfel für das Gift
    [chest] erst zeigt sich, was in der Truhe ist
    [janken] { $seat } wählt jetzt 'rock', 'paper' oder 'scissors'
    [furnish] { $seat } stellt jetzt eine Laterne oder einen Schrein auf, etwa 'lantern l5'
    [pick] { $seat } bestimmt jetzt, wer beginnt, etwa 'pick B'
    [edge] { $seat } wählt jetzt einen Rand, etwa 'edge N'
    [post] { $seat } stellt jetzt eine Wache auf, etwa 'post i6 N'
    [name] { $seat } benennt jetzt einen Champion, etwa 'champion A1'
    [deploy] { $seat } stellt jetzt einen Ninja auf, etwa 'deploy A1 j2'
    [omen] { $seat } darf jetzt Stellar Alignment spielen, sonst 'pass'
    [courier] { $seat } benennt jetzt einen Boten, etwa 'messenger A7'
    [turn] { $seat } aktiviert jetzt ein Modell, etwa 'activate A3'
    [act] das gehört nicht zu dem, was ein aktives Modell tun kann
    [dodge] { $seat } darf jetzt 'card sidestep+' spielen, sonst 'pass'
    [boost] vor dem Wurf darf { $seat } nur verstärken, sonst 'pass'
    [react] { $seat } darf jetzt etwas an den Würfeln ändern, sonst 'pass'
    [result] { $seat } wählt jetzt einen Würfel, etwa 'result void'
    [save] { $seat } darf jetzt den Schaden abwenden, sonst 'pass'
    [push] { $seat } sagt, wohin das Modell geschoben wird, oder 'stay'
    [place] { $seat } sagt, wohin das Modell gestellt wird
    [face] { $seat } legt jetzt die Blickrichtung fest, etwa 'face N'
    [heal] { $seat } heilt jetzt einen Ninja, etwa 'heal A4'
    [choice] { $seat } wählt jetzt zwischen 'draw', 'heal' und 'rest'
    [reinforce] { $seat } stellt jetzt Verstärkung auf, etwa 'deploy A4 f1'
   *[over] das Spiel ist aus
}
ninja-all-stars-NS-U8 = { $seat } hat bei diesem Ninja keinen Schutzmarker
ninja-all-stars-NS-K22 = { $model } kann den Schaden nicht auf sich nehmen: nötig sind Healing Herbs, ein Platz neben dem Opfer und keine Mondkraft
ninja-all-stars-NS-U11 = dagegen hilft das nicht
ninja-all-stars-NS-A2 = { $case ->
    [off] { $model } ist nicht auf dem Brett
    [sentry] die Ninja kommen vor den Wachen
   *[other-seat] { $model } gehört { $owner }
}
ninja-all-stars-NS-A3 = erst werden die Ninja aktiviert, danach die Wachen: { $model } ist nicht dran
ninja-all-stars-NS-A13 = { $model } ist in dieser Runde schon aktiviert worden
ninja-all-stars-NS-A5 = { $active } hat schon gehandelt, und das gehört an den Anfang einer Aktivierung
ninja-all-stars-NS-A6 = { $active } hat keinen Eilemarker
ninja-all-stars-NS-U5 = { $active } hat in dieser Aktivierung schon einen Eilemarker ausgegeben
ninja-all-stars-NS-A7 = { $active } hat in dieser Aktivierung nichts mehr übrig, was das bezahlt
ninja-all-stars-NS-A8 = umsonst dreht sich nur, wer sich noch nicht bewegt hat, und nur in eine neue Richtung
ninja-all-stars-NS-A9 = eine Bewegung ist im Gang; sie endet mit 'face' und einer Richtung
ninja-all-stars-NS-A10 = eine Bewegung ist im Gang; sie endet mit 'face' und einer Richtung
ninja-all-stars-NS-O2 = eine Wache bewegt sich, greift dann an oder sucht, und sonst nichts
ninja-all-stars-NS-K14 = nach einem Pounce gibt es nur noch seinen Angriff, oder 'end'
ninja-all-stars-NS-M2 = { $case ->
    [far] { $space } liegt nicht neben { $active }
    [blocked] { $space } kann niemand betreten: dort ist eine Mauer, eine Laterne, ein Schrein oder eine Truhe
    [occupied] auf { $space } steht { $other }
   *[points] { $space } kostet { $cost }, und es sind noch { $points } Bewegungspunkte da
}
ninja-all-stars-NS-M4 = Träger und Wachen rennen nicht
ninja-all-stars-NS-M11 = { $case ->
    [step] von { $space } aus käme { $active } auf kein Feld ohne ein anderes Modell
   *[end] auf dem Feld eines anderen Modells endet keine Bewegung
}
ninja-all-stars-NS-O3 = { $active } bleibt höchstens 4 Felder von dem entfernt, was bewacht wird, oder kommt näher
ninja-all-stars-NS-M13 = { $model } kann nicht nach { $space } geschoben werden
ninja-all-stars-NS-K19 = Gust of Heaven führt auf ein freies Feld im Umkreis von 4, und { $space } ist keines
ninja-all-stars-NS-M14 = { $model } kann nicht auf { $space } gestellt werden
ninja-all-stars-NS-C1 = { $case ->
    [off] { $model } ist nicht auf dem Brett
    [friend] { $model } ist ein Freund von { $active }
   *[front] { $model } ist nicht im vorderen Bereich von { $active }
}
ninja-all-stars-NS-R1 = { $case ->
    [off] { $model } ist nicht auf dem Brett
    [friend] { $model } ist ein Freund von { $active }
    [far] { $model } ist { $distance } Felder entfernt, und der Schuss reicht { $range } weit
   *[sight] { $active } sieht { $model } nicht
}
ninja-all-stars-NS-H2 = { $model } ist versteckt
ninja-all-stars-NS-O4 = { $active } lässt die Ninja seines Führers in Ruhe
ninja-all-stars-NS-C12 = von diesem Element ist kein Würfel übrig
ninja-all-stars-NS-K26 = { $case ->
    [spent] { $active } hat { $ability } in dieser Aktivierung schon eingesetzt
   *[target] { $ability } nennt kein Ziel
}
ninja-all-stars-no-ability = { $model } beherrscht { $ability } nicht
ninja-all-stars-NS-C6 = das gehört zu einem Angriff, vor den Wurf
ninja-all-stars-NS-K13 = Tiger Strike ist für den eigenen Angriff da, nicht für Schüsse
ninja-all-stars-NS-K16 = Yama Fist ist für den eigenen Angriff da, nicht für Schüsse
ninja-all-stars-NS-K8 = Drown braucht einen Gegner im Einflussbereich von { $active }
ninja-all-stars-NS-K9 = Healing ist für einen eigenen Ninja neben { $active }, der einen Marker für Betäubung, Fluch, Gift oder Langsamkeit hat
ninja-all-stars-NS-K20 = Volcano Pots brauchen einen sichtbaren Gegner im Umkreis von 6, der nicht versteckt ist
ninja-all-stars-NS-K21 = Undertow ist für einen anderen eigenen Ninja im Umkreis von 4
ninja-all-stars-NS-K23 = Wander Lust ist für einen Gegner im Umkreis von 6, der nicht versteckt ist
ninja-all-stars-NS-K24 = Blessing braucht einen Freund im Einflussbereich von { $active }
ninja-all-stars-NS-K25 = Blood Frenzy ist für einen anderen eigenen Ninja im Umkreis von 4
ninja-all-stars-NS-P5 = jetzt wird nur Stellar Alignment gespielt
ninja-all-stars-NS-M8 = jetzt wird nur 'card sidestep+' gespielt
ninja-all-stars-NS-P6 = { $case ->
    [hand] { $seat } hat { $card } nicht auf der Hand
   *[phase] { $card } wird nicht in diesem Augenblick gespielt
}
ninja-all-stars-NS-P7 = { $seat } hat { $card } schon gespielt, und es gilt nur eine von jedem Namen
ninja-all-stars-NS-P8 = der stärkere Text von { $card } braucht den passenden Mond, und eine Karte, bei der man ihn wählen kann
ninja-all-stars-NS-P9 = { $case ->
    [adrenaline] Adrenaline wirft einen frischen Würfel des eigenen Angriffs neu: 'card adrenaline F'
    [banzai] Banzai ist für den eigenen Angriff nach mindestens vier Schritten
    [decoy] Decoy tauscht mit einem anderen eigenen Ninja im Umkreis von 6; steht der Mond in Luft, mit jedem Modell im Umkreis von 8 außer einem versteckten Gegner
    [vault] Vault braucht eine freie Anhöhe neben einem Modell, das tiefer steht, und etwas, womit es sich noch bewegen kann
    [darkest-night] Darkest Night ist für einen aktiven Ninja ohne Mondkraft; mit '+' wird ein anderer eigener Ninja auf dem Brett genannt
    [smoke-bomb] Smoke Bomb ist für einen Ninja, der nicht versteckt ist, keine Medaille trägt, nicht im Licht steht und nicht gesehen wird
    [incredible-luck] Incredible Luck ist für den, der weniger Würfel hat
    [stellar-alignment] Stellar Alignment wirft einen Würfel; steht der Mond in Geist, nennt es die Phase: 'card stellar-alignment fire'
    [third-eye] Third Eye ist für einen versteckten Gegner im Umkreis von 4
    [fire-aura] Fire Aura ist für den eigenen Angriff ohne Hilfe
    [pressure-point] Pressure Point ist für den eigenen Angriff oder Schuss
    [tumble] Tumble folgt auf einen Schritt von einer Anhöhe hinab
    [ika-depths] Ika Depths ist für die Verteidigung eines eigenen Ninja
    [mamoru] Mamoru ist für eine Verteidigung, die weniger Würfel hat
    [rushing-river] Rushing River ist für eine Bewegung, die noch beginnen kann, oder für ein Rennen vor dem ersten Schritt; mit '+' für den, der handeln kann und nichts trägt
    [sidestep] Sidestep ist für ein eigenes Ausweichen
   *[other] { $card } wirft einen Würfel neu, der das Gegenteil seines Elements zeigt; mit '+' kommt im Kampf ein eigener Würfel dazu
}
ninja-all-stars-NS-T5 = so ein Würfel kann nicht neu geworfen werden: jeder nur einmal
ninja-all-stars-NS-T6 = das gehört nicht zu dem, was man an den Würfeln ändern kann
ninja-all-stars-NS-T7 = wer die Probe würfelt, will sie bestehen, die anderen wollen, dass sie misslingt; nicht umgekehrt
ninja-all-stars-NS-K1 = { $case ->
    [dice] Mastery wirft Würfel neu, die nicht das eigene Element zeigen, einmal in der Runde
   *[model] Mastery ist für einen würfelnden Ninja, der sie hat, einmal in der Runde
}
ninja-all-stars-NS-K2 = Close Combat Master wirft im Nahkampf einen Würfel des eigenen Wurfs neu, für den, der es hat
ninja-all-stars-NS-K3 = Nimble ist für das Ausweichen eines Ninja, der es hat
ninja-all-stars-NS-G9 = ein Schrein hilft bei der Probe eines eigenen Ninja, der daneben steht
ninja-all-stars-NS-P4 = nötig sind ein Wurfmarker und der Wurf eines eigenen Ninja, dessen Element der Mond zeigt
ninja-all-stars-NS-U4 = kein eigener Ninja mit Glücksmarker würfelt
ninja-all-stars-NS-U2 = dort würfelt kein Gegner mit Fluchmarker
ninja-all-stars-NS-C4 = nach Tiger Strike hat die Verteidigung keine Würfel
ninja-all-stars-NS-H6 = { $case ->
    [off] { $model } ist nicht auf dem Brett
    [friend] { $model } ist ein Freund von { $active }
    [open] { $model } ist nicht versteckt
    [far] { $model } ist mehr als 4 Felder entfernt
   *[sight] { $active } sieht { $model } nicht
}
ninja-all-stars-NS-H1 = { $case ->
    [hidden] { $active } ist schon versteckt
    [carrier] { $active } trägt eine Medaille
    [light] { $active } steht im Licht einer Laterne
   *[seen] { $other } sieht { $active }
}
ninja-all-stars-NS-M10 = { $active } ist beim Ausweichen bemerkt worden und kann sich in dieser Aktivierung nicht verstecken
ninja-all-stars-NS-O11 = auf { $space } ist keine geschlossene Truhe vor { $active }
ninja-all-stars-NS-O6 = hier liegt keine Medaille, oder { $active } trägt schon eine
ninja-all-stars-NS-O9 = eine Medaille bekommt ein eigener Ninja ohne Medaille, der neben dem Träger steht; ein Bote behält seine
ninja-all-stars-NS-S4 = davon ist nichts mehr übrig
ninja-all-stars-NS-S5 = { $space } ist kein Platz dafür: nötig sind mindestens zwei Felder Abstand zu Aufstellungszonen, Laternen, Schreinen, Truhen, Medaillen und Zielen, keine Mauer und nicht der Hügel
ninja-all-stars-NS-S6 = erst müssen vier Laternen stehen, bevor jemand passt
ninja-all-stars-NS-S7 = dieser Platz spielt nicht mit
ninja-all-stars-NS-S8 = dieser Rand ist vergeben
ninja-all-stars-NS-S10 = { $space } ist nicht frei, liegt in einer Aufstellungszone oder mehr als zwei Felder von dem entfernt, was die Wache bewacht
ninja-all-stars-NS-S11 = { $model } ist kein Ninja von { $seat }
ninja-all-stars-NS-S12 = { $case ->
    [who] { $model } ist kein Ninja von { $seat } auf dem Übungsplatz
    [zone] { $space } liegt nicht in der Aufstellungszone von { $seat }
    [occupied] { $space } ist nicht frei
   *[leader] der Champion oder der Chunin, um den es geht, muss zuerst aufgestellt werden
}
ninja-all-stars-NS-V14 = { $model } ist kein Kaiken und keine Kunoichi von { $seat } auf dem Brett
ninja-all-stars-NS-Y3 = { $model } ist kein Ninja von { $seat } im Heilhaus
ninja-all-stars-NS-U9 = { $model } ist aufgehalten und bleibt im Heilhaus
ninja-all-stars-NS-Y5 = das geht nicht: zum Ausruhen braucht es einen eigenen betäubten Ninja auf dem Brett, zum Heilen einen im Heilhaus, zum Ziehen eine Karte im Beutel oder auf dem Ablagestapel

ninja-all-stars-seat = { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
ninja-all-stars-element = { $element ->
    [spirit] Geist
    [water] Wasser
    [earth] Erde
    [void] Leere
    [fire] Feuer
   *[air] Luft
}
ninja-all-stars-card = { $card ->
    [adrenaline] Adrenaline
    [banzai] Banzai
    [igazani] Igazani
    [decoy] Decoy
    [fuzin] Fuzin
    [vault] Vault
    [darkest-night] Darkest Night
    [inazami] Inazami
    [smoke-bomb] Smoke Bomb
    [ameratsu] Ameratsu
    [incredible-luck] Incredible Luck
    [stellar-alignment] Stellar Alignment
    [third-eye] Third Eye
    [fire-aura] Fire Aura
    [pressure-point] Pressure Point
    [raizin] Raizin
    [tumble] Tumble
    [ika-depths] Ika Depths
    [mamoru] Mamoru
    [rushing-river] Rushing River
    [sidestep] Sidestep
   *[suinij] Suinij
}
ninja-all-stars-ability = { $ability ->
    [tiger-strike] Tiger Strike
    [yama-fist] Yama Fist
    [pounce] Pounce
    [drown] Drown
    [healing] Healing
    [volcano-pots] Volcano Pots
    [undertow] Undertow
    [wander-lust] Wander Lust
    [blessing] Blessing
    [blood-frenzy] Blood Frenzy
   *[other] solches Können
}
ninja-all-stars-status = { $case ->
    [init] Der Zufall entscheidet das Janken.
    [moon] Der Würfel entscheidet über den Mond.
    [deal] Eine Mondkarte wird ausgeteilt.
    [test] { $active } würfelt eine Probe.
    [dice-att] Die Würfel des Angreifers fallen.
    [dice-def] Die Würfel des Verteidigers fallen.
    [reroll] Würfel werden neu geworfen.
    [resist] { $model } widersteht vielleicht.
    [poison] Das Gift in { $active } wirkt.
    [chest] { $active } schaut in die Truhe.
    [janken] { $seat } wählt Stein, Papier oder Schere.
    [furnish] { $seat } stellt eine Laterne oder einen Schrein auf.
    [pick] { $seat } bestimmt, wer beginnt.
    [edge] { $seat } wählt einen Rand.
    [post] { $seat } stellt die Wache { $model } auf.
    [name] { $seat } benennt einen Champion.
    [deploy] { $seat } stellt einen Ninja auf.
    [omen] { $seat } darf Stellar Alignment spielen.
    [courier] { $seat } benennt einen Boten.
    [turn] { $seat } aktiviert einen Ninja.
    [sentry] { $seat } aktiviert eine Wache.
    [act] { $seat } handelt mit { $active }.
    [moving] { $seat } bewegt { $active }, noch { $points ->
        [one] ein Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }.
    [dodge] { $seat } darf ausweichen, ohne zu würfeln.
    [boost] { $seat } darf vor dem Wurf verstärken.
    [react] { $test ->
        [true] { $seat } darf etwas an der Probe ändern.
       *[false] { $seat } darf etwas an den Würfeln ändern.
    }
    [result] { $seat } wählt das Ergebnis.
    [save] { $seat } darf { $model } retten.
    [push] { $seat } darf { $model } schieben.
    [place] { $seat } stellt { $model } an einen Platz.
    [face] { $seat } dreht { $model }.
    [heal] { $seat } bringt einen Ninja vom Heilhaus auf den Übungsplatz.
    [choice] { $seat } zieht eine Karte, heilt oder ruht aus.
   *[reinforce] { $seat } stellt Verstärkung auf.
}
ninja-all-stars-ended = { $case ->
    [draw] Das Spiel endet unentschieden, alle haben { $points }.
    [shared] { $seat } und andere teilen sich den Sieg mit { $points }.
   *[won] { $seat } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
}

ninja-all-stars-janken-tied = Janken: unentschieden.
ninja-all-stars-janken-won = { $purpose ->
    [edge] { $seat } gewinnt das Janken und wählt einen Rand.
   *[other] { $seat } gewinnt das Janken und hat die Initiative.
}
ninja-all-stars-showed = { $seat } zeigt { $shape ->
    [rock] Stein
    [paper] Papier
   *[scissors] Schere
}.
ninja-all-stars-moon-rose = Der Mond steht in { $element }.
ninja-all-stars-moon-moved = Der Mond zieht weiter: { $element }.
ninja-all-stars-dealt = { $seat } bekommt eine Mondkarte.
ninja-all-stars-laid-lantern = { $seat } stellt eine Laterne auf { $space }.
ninja-all-stars-laid-shrine = { $seat } stellt einen Schrein auf { $space }.
ninja-all-stars-picked = { $seat } lässt { $named } beginnen.
ninja-all-stars-took-edge = { $seat } nimmt den Rand { $edge }.
ninja-all-stars-posted = { $model } hält auf { $space } Wache.
ninja-all-stars-named-champion = { $model } ist Champion.
ninja-all-stars-deployed = { $model } wird auf { $space } aufgestellt.
ninja-all-stars-round-began = Runde { $number } beginnt, der Mond steht in { $element }, { $seat } hat die Initiative.
ninja-all-stars-named-messenger = { $model } trägt die Botschaft.
ninja-all-stars-activated = { $seat } aktiviert { $model }.
ninja-all-stars-stepped = { $model } geht von { $space } nach { $to }.
ninja-all-stars-turned = { $model } blickt nach { $way }.
ninja-all-stars-took-medal = { $model } nimmt die Medaille auf { $space }.
ninja-all-stars-ran = { $model } rennt.
ninja-all-stars-attacked = { $model } greift { $other } an: { $attack } gegen { $defence } Würfel.
ninja-all-stars-shot = { $model } schießt auf { $other }: { $attack } gegen { $defence } Würfel.
ninja-all-stars-searched = { $model } sucht { $other }.
ninja-all-stars-hid = { $model } versteckt sich.
ninja-all-stars-opened = { $model } versucht die Truhe auf { $space } zu öffnen.
ninja-all-stars-gave = { $model } gibt { $other } die Medaille.
ninja-all-stars-hastened = { $model } gibt einen Eilemarker aus.
ninja-all-stars-played-card = { $seat } spielt { $card }.
ninja-all-stars-used = { $nobody ->
    [true] { $model } setzt { $ability } ein.
   *[false] { $model } setzt { $ability } gegen { $other } ein.
}
ninja-all-stars-tested = { $model } prüft { $element }: { $dice }.
ninja-all-stars-passed-test = { $why ->
    [dodge] { $model } weicht aus.
   *[other] { $model } besteht die Probe.
}
ninja-all-stars-failed-test = { $why ->
    [dodge] { $model } kommt nicht weg.
   *[other] { $model } besteht die Probe nicht.
}
ninja-all-stars-rolled-att = { $model } würfelt { $dice }.
ninja-all-stars-rolled-def = { $model } würfelt { $dice }.
ninja-all-stars-rerolled = { $number ->
    [one] { $seat } wirft einen Würfel neu.
   *[other] { $seat } wirft { $number } Würfel neu.
}
ninja-all-stars-chose = { $seat } wählt { $element }.
ninja-all-stars-no-result = Von { $model } und { $other } bleibt kein Würfel übrig.
ninja-all-stars-was-stunned = { $number ->
    [one] { $model } ist betäubt.
   *[other] { $model } ist doppelt betäubt.
}
ninja-all-stars-was-injured = { $nobody ->
    [true] { $model } ist verletzt.
   *[false] { $model } ist von { $other } verletzt worden.
}
ninja-all-stars-warded = { $model } widersteht.
ninja-all-stars-saved = { $model } wird gerettet: { $other }.
ninja-all-stars-pushed = { $model } wird von { $space } nach { $to } geschoben.
ninja-all-stars-placed = { $model } wird von { $space } auf { $to } gestellt.
ninja-all-stars-found = { $model } findet { $content ->
    [medal] eine Medaille
    [scroll] eine Schriftrolle
    [charm] einen Talisman
   *[trap] eine Falle
}.
ninja-all-stars-poison-burns = Das Gift in { $model } zeigt { $element }.
ninja-all-stars-was-poisoned = { $model } ist vergiftet.
ninja-all-stars-lost-stealth = { $model } ist nicht mehr versteckt.
ninja-all-stars-scored = { $number ->
    [one] { $seat } bekommt einen Punkt.
   *[other] { $seat } bekommt { $number } Punkte.
}
ninja-all-stars-went-home = { $number ->
    [0] { $model } bringt die Medaille heim.
   *[other] { $model } erreicht das Ziel und geht auf den Übungsplatz.
}
ninja-all-stars-healed = { $model } ist geheilt und geht auf den Übungsplatz.
ninja-all-stars-drew = { $seat } zieht eine Karte.
ninja-all-stars-rested = { $model } ruht aus.

ninja-all-stars-unreadable = unlesbarer Zug { $came }: ein Zug beginnt mit einem Wort wie 'activate', 'step', 'face', 'attack', 'card', 'use', 'pass' oder 'end'
ninja-all-stars-move-form = Zug { $came }: auf '{ $word }' folgt etwas anderes, siehe die Liste der Züge
ninja-all-stars-wrong-word = Zug { $move }: erwartet wird { $what ->
    [space] ein Feld von a1 bis s19
    [model] ein Modell wie A3 oder Z1
    [direction] eine Richtung: N, NE, E, SE, S, SW, W oder NW
    [edge] ein Rand: N, E, S oder W
    [seat] ein Platz: A, B, C oder D
    [die] ein Würfel: S, W, E, V, F oder A
    [element] ein Element: spirit, water, earth, void, fire oder air
    [card] der Name einer Mondkarte
    [dice] Würfel als Buchstaben aus SWEVFA
   *[ability] der Name einer Fähigkeit
}, gekommen ist { $came }
ninja-all-stars-roll = 'dice' und { $dice ->
    [one] ein Buchstabe
   *[other] { $dice } Buchstaben
} aus { $letters }

ninja-all-stars-some-board = mindestens ein Brett
ninja-all-stars-so-many = eine Liste von { $count }
ninja-all-stars-at-most = höchstens { $most }
ninja-all-stars-sum = zusammen { $sum }
ninja-all-stars-row = { $count } Buchstaben aus { $letters }
ninja-all-stars-zone = eine Aufstellungszone auf den beiden äußersten Reihen oder Spalten eines Randes
ninja-all-stars-zone-size = mindestens { $least } Aufstellungsfelder am Rand { $edge }
ninja-all-stars-space = ein Feld von a1 bis s19
ninja-all-stars-different = verschiedene
ninja-all-stars-post = ein Feld und eine Richtung, etwa "i6 N"
ninja-all-stars-open-space = ein offenes Feld des Bretts { $board }
ninja-all-stars-zone-space = ein Feld in dieser Aufstellungszone des Bretts { $board }
ninja-all-stars-room = ein Feld des Bretts { $board }, das keine Mauer ist und in keiner Aufstellungszone liegt
ninja-all-stars-team = eine eigene Mannschaft oder eine von { $names }
ninja-all-stars-no-choice = { $where }: der Chunin des Clans { $clan } hat nichts zu wählen
ninja-all-stars-koban = höchstens { $most } Koban
ninja-all-stars-members = höchstens { $most } Modelle

ninja-all-stars-free-space = ein freies Feld, das keine Mauer ist
ninja-all-stars-model = ein Modell dieser Partie
ninja-all-stars-own-model = ein Modell dieses Platzes
ninja-all-stars-on-board = ein Feld: eine Wache ist auf dem Brett oder steht nicht im Dokument
ninja-all-stars-once = jeder Name nur einmal
ninja-all-stars-dice = bis zu neun Buchstaben aus { $letters }
ninja-all-stars-why = wozu die Probe dient: ein Wort und ein Feld oder Modell
ninja-all-stars-item = woraus eine Aufgabe der Art '{ $kind }' besteht
ninja-all-stars-too-many = { $seat } hat { $count } Ninja auf dem Brett, mehr als { $most }
ninja-all-stars-delayed = { $model } ist außerhalb des Heilhauses aufgehalten
ninja-all-stars-hidden-carrier = { $model } trägt versteckt eine Medaille
ninja-all-stars-copies = { $card } ist { $count }-mal da, es gibt { $most }
ninja-all-stars-deck = auf den Händen und im Ablagestapel sind { $count } Karten, es gibt { $most }
ninja-all-stars-not-active = { $model } ist nicht das aktive Modell
ninja-all-stars-phase-needs = die Phase '{ $phase }' braucht '{ $needs }'
ninja-all-stars-phase-round = die Phase '{ $phase }' gehört zum Aufbau, und dies ist Runde { $round }
ninja-all-stars-has-edge = in der Phase '{ $phase }' hat { $seat } schon einen Rand
ninja-all-stars-decides = in der Phase '{ $phase }' entscheidet { $seat }
ninja-all-stars-nothing-to-do = in der Phase '{ $phase }' gibt es nichts zu tun

part-words = Wörter und Geometrie
part-affinity = Würfel und Proben
part-facing = Blickrichtung und Einflussbereich
part-sight = Sichtlinie
part-activation = Runde und Aktivierung
part-moving = Bewegung und Ausweichen
part-combat = Kampf
part-shooting = Schüsse
part-stealth = Verstecken und Suchen
part-status = Zustände
part-moon = Mond und Karten
part-terrain = Gelände, Laternen, Schreine
part-objects = Wachen, Medaillen, Ziele, Truhen
part-abilities = Schlüsselwörter und Fähigkeiten
part-bases = Große Basen
part-challenges = Herausforderungen und Sieg
part-upkeep = Unterhalt
part-knowledge = Wissen
part-writing = Schreibweise und Dokumente
part-sizes = Größen
