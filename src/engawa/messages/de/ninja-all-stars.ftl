# Ninja All-Stars: warum ein Zug nicht geht, was geschieht, was an einer Stellung, einer Option oder einer Ausgabe falsch ist.

ninja-all-stars-NS-N1 = so wird kein Zug geschrieben
ninja-all-stars-out-of-place = { $phase ->
    [init] der Zufall entscheidet, wer das Janken gewonnen hat
    [moon] der Würfel entscheidet über die Mondphase
    [deal] erst wird eine Mondkarte ausgeteilt
    [test] erst fallen die drei Würfel der Affinitätsprobe
    [test-foe] erst fallen die drei Würfel der anderen Seite
    [dice-att] erst fallen die Würfel des Angreifers
    [dice-def] erst fallen die Würfel des Verteidigers
    [reroll] erst wird neugewürfelt
    [resist] erst fällt der Würfel für Zäh
    [poison] erst fällt der Würfel für das Gift
    [chest] erst zeigt sich, was in der Truhe ist
    [janken] { $seat } wählt jetzt 'rock', 'paper' oder 'scissors'
    [furnish] { $seat } stellt jetzt eine Laterne oder einen Schrein auf, etwa 'lantern l5'
    [pick] { $seat } bestimmt jetzt, wer beginnt, etwa 'pick B'
    [edge] { $seat } wählt jetzt eine Spielbrettkante, etwa 'edge N'
    [post] { $seat } stellt jetzt eine Wache auf, etwa 'post i6 N'
    [name] { $seat } benennt jetzt einen Champion, etwa 'champion A1'
    [deploy] { $seat } stellt jetzt einen Ninja auf, etwa 'deploy A1 j2'
    [omen] { $seat } spielt jetzt Sternenkonstellation, falls auf der Hand, sonst 'pass'
    [courier] { $seat } benennt jetzt einen Boten, etwa 'messenger A7'
    [turn] { $seat } aktiviert jetzt eine Figur, etwa 'activate A3'
    [act] das gehört nicht zu dem, was eine aktive Figur tun kann
    [dodge] { $seat } darf jetzt 'card sidestep+' spielen, sonst 'pass'
    [affinity] { $seat } nennt jetzt eine Affinität, etwa 'affinity earth'
    [team] { $seat } bestimmt jetzt, wer für das Team würfelt, etwa 'team A3'
    [boost] vor dem Wurf darf { $seat } nur verstärken, sonst 'pass'
    [react] { $seat } darf jetzt etwas an den Würfeln ändern, sonst 'pass'
    [result] { $seat } wählt jetzt einen Würfel, etwa 'result void'
    [save] { $seat } darf jetzt den Schaden abwenden, sonst 'pass'
    [push] { $seat } sagt, wohin die Figur geschubst wird, oder 'stay'
    [place] { $seat } sagt, wohin die Figur platziert wird
    [face] { $seat } legt jetzt die Ausrichtung fest, etwa 'face N'
    [heal] { $seat } heilt jetzt einen Ninja, etwa 'heal A4'
    [choice] { $seat } wählt jetzt zwischen 'draw', 'heal' und 'rest'
    [reinforce] { $seat } stellt jetzt Verstärkungen auf, etwa 'deploy A4 f1'
   *[over] das Spiel ist aus
}
ninja-all-stars-NS-U8 = { $seat } hat bei diesem Ninja keinen Schutz-Marker
ninja-all-stars-NS-K22 = { $model } kann den Schaden nicht auf sich nehmen: nötig sind Heilkräuter, ein Platz neben der getroffenen Figur und keine Mondkraft
ninja-all-stars-NS-U11 = dagegen hilft das nicht
ninja-all-stars-NS-A2 = { $case ->
    [off] { $model } ist nicht auf dem Spielbrett
    [sentry] die Ninja kommen vor den Wachen
   *[other-seat] { $model } gehört { $owner }
}
ninja-all-stars-NS-A3 = erst werden die Ninja aktiviert, danach die Wachen: { $model } ist nicht dran
ninja-all-stars-NS-A13 = { $model } ist in dieser Runde schon aktiviert worden
ninja-all-stars-NS-A5 = { $active } hat schon gehandelt, und das gehört an den Anfang einer Aktivierung
ninja-all-stars-NS-A6 = { $active } hat keinen Hast-Marker
ninja-all-stars-NS-U5 = { $active } hat in dieser Aktivierung schon einen Hast-Marker ausgegeben
ninja-all-stars-NS-A7 = { $active } hat in dieser Aktivierung nichts mehr übrig, was das bezahlt
ninja-all-stars-NS-A8 = umsonst dreht sich nur einmal, vor einer Aktion, wer sich noch nicht bewegt hat, und nur in eine neue Richtung
ninja-all-stars-NS-A9 = eine Bewegung ist im Gang; sie endet mit 'face' und einer Richtung
ninja-all-stars-NS-A10 = eine Bewegung ist im Gang; sie endet mit 'face' und einer Richtung
ninja-all-stars-NS-O2 = eine Wache bewegt sich, greift dann an oder sucht, und sonst nichts
ninja-all-stars-NS-K14 = nach einem Jagdsprung gibt es nur noch seinen Angriff, oder 'end'
ninja-all-stars-NS-M2 = { $case ->
    [far] { $space } liegt nicht neben { $active }
    [blocked] { $space } kann niemand betreten: dort ist eine Mauer, eine Laterne, ein Schrein oder eine Truhe
    [occupied] auf { $space } steht { $other }
   *[points] { $space } kostet { $cost }, und es sind noch { $points } Bewegungspunkte da
}
ninja-all-stars-NS-M4 = Träger und Wachen rennen nicht
ninja-all-stars-NS-M11 = { $case ->
    [step] von { $space } aus käme { $active } auf kein Feld ohne eine andere Figur
   *[end] auf dem Feld einer anderen Figur endet keine Bewegung
}
ninja-all-stars-NS-O3 = { $active } bleibt in der Nähe dessen, was bewacht wird, oder kommt näher
ninja-all-stars-NS-M13 = { $model } kann nicht nach { $space } geschubst werden
ninja-all-stars-NS-K19 = die Himmelsböe führt auf ein freies Feld in Reichweite, und { $space } ist keines
ninja-all-stars-NS-M14 = { $model } kann nicht auf { $space } platziert werden
# Was der Linie von Mitte zu Mitte im Weg ist, und wo.
ninja-all-stars-in-the-way = { $why ->
    [wall] die Mauer auf { $at } ist im Weg
    [foliage] das Laub auf { $at } ist im Weg
    [elevated] das erhöhte Gelände auf { $at } ist im Weg
    [model] { $other } auf { $at } ist im Weg
   *[back] { $at } liegt im eigenen hinteren Einflussbereich
}
ninja-all-stars-NS-C1 = { $case ->
    [off] { $model } ist nicht auf dem Spielbrett
    [friend] { $model } ist mit { $active } befreundet
    [sight] { $active } hat keine Sichtlinie zu { $model }: { ninja-all-stars-in-the-way }
   *[front] { $model } ist nicht im vorderen Einflussbereich von { $active }
}
ninja-all-stars-NS-R1 = { $case ->
    [off] { $model } ist nicht auf dem Spielbrett
    [friend] { $model } ist mit { $active } befreundet
    [far] { $model } ist { $distance } Felder entfernt, und der Fernkampfangriff reicht { $range } weit
   *[sight] { $active } hat keine Sichtlinie zu { $model }: { ninja-all-stars-in-the-way }
}
ninja-all-stars-NS-H2 = { $model } ist in Heimlichkeit
ninja-all-stars-NS-O4 = { $active } lässt die Ninja der Seite in Ruhe, die sie führt
ninja-all-stars-NS-C12 = von diesem Element ist kein Würfel übrig
ninja-all-stars-NS-K26 = { $case ->
    [spent] { $active } hat { $ability } in dieser Aktivierung schon genutzt
   *[target] { $ability } nennt kein Ziel
}
ninja-all-stars-no-ability = { $model } beherrscht { $ability } nicht
ninja-all-stars-NS-C6 = das gehört zu einem Angriff, vor den Wurf
ninja-all-stars-NS-K13 = Tigerschlag ist für den eigenen Angriff da, nicht für Fernkampfangriffe
ninja-all-stars-NS-K16 = Yama-Faust ist für den eigenen Angriff da, nicht für Fernkampfangriffe
ninja-all-stars-NS-K8 = Ertränken braucht eine feindliche Figur im Einflussbereich von { $active }
ninja-all-stars-NS-K9 = Heilung ist für einen eigenen Ninja neben { $active }, der einen Betäubungs-, Fluch-, Gift- oder Langsam-Marker hat
ninja-all-stars-NS-K20 = { $case ->
    [sight] { $active } hat keine Sichtlinie zu { $model }: { ninja-all-stars-in-the-way }
   *[other] Vulkantöpfe brauchen eine feindliche Figur in Sichtlinie und Reichweite, die nicht in Heimlichkeit ist
}
ninja-all-stars-NS-K21 = Sog ist für einen anderen eigenen Ninja in Reichweite
ninja-all-stars-NS-K23 = Wanderlust ist für eine feindliche Figur in Reichweite, die nicht in Heimlichkeit ist
ninja-all-stars-NS-K24 = Segen der Tengu braucht einen befreundeten Ninja im Einflussbereich von { $active }
ninja-all-stars-NS-K25 = Blutrausch ist für einen anderen eigenen Ninja in Reichweite
ninja-all-stars-NS-K27 = { $case ->
    [sight] { $active } hat keine Sichtlinie zu { $model }: { ninja-all-stars-in-the-way }
   *[other] Schlaflied ist für eine feindliche Figur in Sichtlinie und Reichweite, die nicht in Heimlichkeit ist
}
ninja-all-stars-NS-P5 = jetzt wird nur Sternenkonstellation gespielt
ninja-all-stars-NS-M8 = jetzt wird nur 'card sidestep+' gespielt
ninja-all-stars-NS-P6 = { $case ->
    [hand] { $seat } hat { $card } nicht auf der Hand
   *[phase] { $card } wird nicht in diesem Augenblick gespielt
}
ninja-all-stars-NS-P7 = { $seat } hat { $card } schon gespielt, und es gilt nur eine von jedem Namen
ninja-all-stars-NS-P8 = der stärkere Text von { $card } braucht den passenden Mond, und eine Karte, bei der man ihn wählen kann
ninja-all-stars-NS-P9 = { $case ->
    [adrenaline] Adrenalin würfelt einen frischen Würfel des eigenen Angriffs neu: 'card adrenaline F'
    [banzai] Banzai! ist für den eigenen Angriff nach mindestens vier Schritten
    [decoy] Köder tauscht mit einem anderen eigenen Ninja in Reichweite; passt der Mond, mit jeder Figur außer einer feindlichen in Heimlichkeit
    [vault] Satz nach oben braucht ein freies erhöhtes Feld neben einer Figur, die tiefer steht, und etwas, womit sie sich noch bewegen kann, aber keinen Jagdsprung
    [darkest-night] Finsterste Nacht ist für einen aktiven Ninja ohne Mondkraft; mit '+' wird ein anderer eigener Ninja auf dem Spielbrett genannt
    [smoke-bomb] Rauchbombe ist für einen Ninja, der nicht in Heimlichkeit ist, keine Medaille trägt, nicht im Licht steht und nicht gesehen wird
    [incredible-luck] Unglaubliches Glück ist für den, der weniger Würfel hat
    [stellar-alignment] Sternenkonstellation würfelt; passt der Mond, nennt sie die Mondphase: 'card stellar-alignment fire'
    [third-eye] Drittes Auge ist für eine feindliche Figur in Heimlichkeit, die nah genug ist
    [fire-aura] Feueraura ist für den eigenen Angriff ohne Unterstützung
    [pressure-point] Druckpunkt ist für den eigenen Angriff oder Fernkampfangriff
    [tumble] Abrollen folgt auf einen Schritt von einem erhöhten Feld hinab, nicht im Jagdsprung
    [ika-depths] Ikas Tiefen ist für die Verteidigung eines eigenen Ninja
    [mamoru] Mamoru ist für eine Verteidigung, die weniger Würfel hat
    [rushing-river] Reißender Fluss ist für eine Bewegung, die noch beginnen kann, oder für ein Rennen vor dem ersten Schritt; mit '+' für den, der handeln kann und nichts trägt
    [sidestep] Seitschritt ist für ein eigenes Ausweichen
   *[other] { $card } würfelt einen Würfel neu, der das Gegenteil des Elements der Karte zeigt; mit '+' kommt im Kampf ein eigener Würfel dazu
}
ninja-all-stars-NS-T5 = so ein Würfel kann nicht neugewürfelt werden: jeder nur einmal
ninja-all-stars-NS-T6 = das gehört nicht zu dem, was man an den Würfeln ändern kann
ninja-all-stars-NS-T7 = wer die Affinitätsprobe würfelt, will sie bestehen, die anderen wollen, dass sie misslingt; nicht umgekehrt
ninja-all-stars-NS-T3 = das ist keine Affinität von { $active }
ninja-all-stars-NS-T13 = { $model } ist kein Ninja von { $seat } auf dem Spielbrett
ninja-all-stars-NS-K1 = { $case ->
    [dice] Meisterschaft würfelt einen bis acht frische Würfel neu, die keine eigene Affinität zeigen, oder alle davon
   *[model] Meisterschaft ist für einen würfelnden Ninja, der sie hat, einmal in der Runde
}
ninja-all-stars-NS-K2 = Nahkampfmeister würfelt im Nahkampf einen Würfel des eigenen Wurfs neu, einmal je Wurf, für den, der es ist
ninja-all-stars-NS-K3 = Flink ist für das Ausweichen einer Figur, die es ist
ninja-all-stars-NS-G9 = ein Schrein hilft bei der Affinitätsprobe eines eigenen Ninja, der daneben steht
ninja-all-stars-NS-P4 = nötig sind ein Neuwürfeln-Marker und der Wurf eines eigenen Ninja, der die Affinität der Mondphase hat
ninja-all-stars-NS-U4 = kein eigener Ninja mit Glück-Marker würfelt
ninja-all-stars-NS-U2 = dort würfelt keine feindliche Figur mit Fluch-Marker
ninja-all-stars-NS-C4 = nach einem Tigerschlag hat die Verteidigung keine Würfel
ninja-all-stars-NS-H6 = { $case ->
    [off] { $model } ist nicht auf dem Spielbrett
    [friend] { $model } ist mit { $active } befreundet
    [open] { $model } ist nicht in Heimlichkeit
    [far] { $model } ist zu weit entfernt
   *[sight] { $active } hat keine Sichtlinie zu { $model }: { ninja-all-stars-in-the-way }
}
ninja-all-stars-NS-H1 = { $case ->
    [hidden] { $active } ist schon in Heimlichkeit
    [carrier] { $active } trägt eine Medaille
    [light] { $active } steht im Licht einer Laterne
   *[seen] { $other } sieht { $active }
}
ninja-all-stars-NS-O11 = auf { $space } ist keine geschlossene Truhe vor { $active }
ninja-all-stars-NS-O6 = hier liegt keine Medaille, oder { $active } trägt schon eine
ninja-all-stars-NS-O9 = eine Medaille bekommt ein eigener Ninja ohne Medaille, der neben dem Träger steht; ein Bote behält seine
ninja-all-stars-NS-S4 = davon ist nichts mehr übrig
ninja-all-stars-NS-S5 = { $space } ist kein Platz dafür: nötig sind mindestens zwei Felder Abstand zu allen Aufstellungszonen, und dort darf keine Mauer, keine Laterne, kein Schrein, keine Truhe, keine Medaille, kein Zielfeld und nicht der Hügel sein
ninja-all-stars-NS-S6 = erst müssen genug Laternen stehen, bevor jemand passt
ninja-all-stars-NS-S7 = dieser Platz spielt nicht mit
ninja-all-stars-NS-S8 = diese Spielbrettkante ist vergeben
ninja-all-stars-NS-S10 = { $space } ist nicht frei, liegt in einer Aufstellungszone oder weiter als nötig von dem entfernt, was die Wache bewacht
ninja-all-stars-NS-S11 = { $model } ist kein Ninja von { $seat }
ninja-all-stars-NS-S12 = { $case ->
    [who] { $model } ist kein Ninja von { $seat } auf dem Trainingsplatz
    [zone] { $space } liegt nicht in der Aufstellungszone von { $seat }
    [occupied] { $space } ist nicht frei
   *[leader] der Champion oder der Anführer, um den es geht, muss zuerst aufgestellt werden
}
ninja-all-stars-NS-V14 = { $model } ist kein Ninja von { $seat } auf dem Spielbrett, der Bote sein kann
ninja-all-stars-NS-Y3 = { $model } ist kein Ninja von { $seat } im Heilhaus
ninja-all-stars-NS-U9 = { $model } ist Verzögert und bleibt im Heilhaus
ninja-all-stars-NS-Y5 = das geht nicht: zum Ausruhen braucht es einen eigenen Betäubten Ninja auf dem Spielbrett, zum Heilen einen im Heilhaus, zum Ziehen eine Karte im Beutel oder auf dem Ablagestapel

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
    [adrenaline] Adrenalin
    [banzai] Banzai!
    [igazani] Igazanis Gabe
    [decoy] Köder
    [fuzin] Fuzins Atem
    [vault] Satz nach oben
    [darkest-night] Finsterste Nacht
    [inazami] Inazamis Umarmung
    [smoke-bomb] Rauchbombe
    [ameratsu] Ameratsus Blick
    [incredible-luck] Unglaubliches Glück
    [stellar-alignment] Sternenkonstellation
    [third-eye] Drittes Auge
    [fire-aura] Feueraura
    [pressure-point] Druckpunkt
    [raizin] Raizins Funke
    [tumble] Abrollen
    [ika-depths] Ikas Tiefen
    [mamoru] Mamoru
    [rushing-river] Reißender Fluss
    [sidestep] Seitschritt
   *[suinij] Suinijs Tiefen
}
ninja-all-stars-ability = { $ability ->
    [tiger-strike] Tigerschlag
    [yama-fist] Yama-Faust
    [pounce] Jagdsprung
    [drown] Ertränken
    [healing] Heilung
    [volcano-pots] Vulkantöpfe
    [undertow] Sog
    [wander-lust] Wanderlust
    [blessing] Segen der Tengu
    [blood-frenzy] Blutrausch
    [lullaby] Schlaflied
   *[other] solches Können
}
ninja-all-stars-status = { $case ->
    [init] Der Zufall entscheidet das Janken.
    [moon] Der Würfel entscheidet über den Mond.
    [deal] Eine Mondkarte wird ausgeteilt.
    [test] { $active } würfelt eine Affinitätsprobe.
    [test-foe] { $model } hält mit einer Affinitätsprobe dagegen.
    [dice-att] Die Würfel des Angreifers fallen.
    [dice-def] Die Würfel des Verteidigers fallen.
    [reroll] Es wird neugewürfelt.
    [resist] { $model } widersteht vielleicht.
    [poison] Das Gift in { $active } wirkt.
    [chest] { $active } schaut in die Truhe.
    [janken] { $seat } wählt Stein, Papier oder Schere.
    [furnish] { $seat } stellt eine Laterne oder einen Schrein auf.
    [pick] { $seat } bestimmt, wer beginnt.
    [edge] { $seat } wählt eine Spielbrettkante.
    [post] { $seat } stellt die Wache { $model } auf.
    [name] { $seat } benennt einen Champion.
    [deploy] { $seat } stellt einen Ninja auf.
    [omen] { $seat } wird nach einem Vorzeichen gefragt.
    [courier] { $seat } benennt einen Boten.
    [turn] { $seat } aktiviert einen Ninja.
    [sentry] { $seat } aktiviert eine Wache.
    [act] { $seat } handelt mit { $active }.
    [moving] { $seat } bewegt { $active }, noch { $points ->
        [one] ein Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }.
    [dodge] { $seat } darf ausweichen, ohne zu würfeln.
    [affinity] { $seat } nennt eine Affinität.
    [team] { $seat } bestimmt, wer für das Team würfelt.
    [boost] { $seat } darf vor dem Wurf verstärken.
    [react] { $test ->
        [true] { $seat } darf etwas an der Affinitätsprobe ändern.
       *[false] { $seat } darf etwas an den Würfeln ändern.
    }
    [result] { $seat } wählt das Kampfresultat.
    [save] { $seat } darf { $model } retten.
    [push] { $seat } darf { $model } schubsen.
    [place] { $seat } platziert { $model }.
    [face] { $seat } dreht { $model }.
    [heal] { $seat } bringt einen Ninja vom Heilhaus auf den Trainingsplatz.
    [choice] { $seat } zieht eine Karte, heilt oder ruht aus.
   *[reinforce] { $seat } stellt Verstärkungen auf.
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
    [edge] { $seat } gewinnt das Janken und wählt eine Spielbrettkante.
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
ninja-all-stars-took-edge = { $seat } nimmt die Spielbrettkante { $edge }.
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
ninja-all-stars-shot = { $model } macht einen Fernkampfangriff auf { $other }: { $attack } gegen { $defence } Würfel.
ninja-all-stars-searched = { $model } sucht { $other }.
ninja-all-stars-hid = { $model } ist in Heimlichkeit.
ninja-all-stars-opened = { $model } versucht die Truhe auf { $space } zu öffnen.
ninja-all-stars-gave = { $model } gibt { $other } die Medaille.
ninja-all-stars-hastened = { $model } gibt einen Hast-Marker aus.
ninja-all-stars-played-card = { $seat } spielt { $card }.
ninja-all-stars-used = { $nobody ->
    [true] { $model } nutzt { $ability }.
   *[false] { $model } nutzt { $ability } bei { $other }.
}
ninja-all-stars-tested = { $model } prüft { $element }: { $dice }.
ninja-all-stars-passed-test = { $why ->
    [dodge] { $model } weicht aus.
    [hill] { $model } besteht die Affinitätsprobe für das gesamte Team.
   *[other] { $model } besteht die Affinitätsprobe.
}
ninja-all-stars-failed-test = { $why ->
    [dodge] { $model } kommt nicht weg.
   *[other] { $model } besteht die Affinitätsprobe nicht.
}
ninja-all-stars-tied-test = { $model } und { $other } haben gleich viele; beide würfeln noch einmal.
ninja-all-stars-rolled-att = { $model } würfelt { $dice }.
ninja-all-stars-rolled-def = { $model } würfelt { $dice }.
ninja-all-stars-rerolled = { $number ->
    [one] { $seat } würfelt einen Würfel neu.
   *[other] { $seat } würfelt { $number } Würfel neu.
}
ninja-all-stars-chose = { $seat } wählt { $element }.
ninja-all-stars-no-result = Von { $model } und { $other } bleibt kein Würfel übrig.
ninja-all-stars-was-stunned = { $number ->
    [one] { $model } ist Betäubt.
   *[other] { $model } hat zwei Betäubungs-Marker.
}
ninja-all-stars-was-injured = { $nobody ->
    [true] { $model } ist Verletzt.
   *[false] { $model } ist von { $other } Verletzt worden.
}
ninja-all-stars-warded = { $model } widersteht.
ninja-all-stars-saved = { $model } wird gerettet: { $other }.
ninja-all-stars-pushed = { $model } wird von { $space } nach { $to } geschubst.
ninja-all-stars-placed = { $model } wird von { $space } auf { $to } platziert.
ninja-all-stars-found = { $model } findet { $content ->
    [medal] eine Medaille
    [scroll] eine Schriftrolle
    [charm] einen Talisman
   *[trap] eine Falle
}.
ninja-all-stars-poison-burns = Das Gift in { $model } zeigt { $element }.
ninja-all-stars-was-poisoned = { $model } ist Vergiftet.
ninja-all-stars-lost-stealth = { $model } ist nicht mehr in Heimlichkeit.
ninja-all-stars-scored = { $number ->
    [one] { $seat } bekommt einen Punkt.
   *[other] { $seat } bekommt { $number } Punkte.
}
ninja-all-stars-went-home = { $number ->
    [0] { $model } bringt die Medaille heim.
   *[other] { $model } erreicht das Zielfeld und geht auf den Trainingsplatz.
}
ninja-all-stars-healed = { $model } ist geheilt und geht auf den Trainingsplatz.
ninja-all-stars-drew = { $seat } zieht eine Karte.
ninja-all-stars-rested = { $model } ruht aus.

ninja-all-stars-unreadable = unlesbarer Zug { $came }: ein Zug beginnt mit einem Wort wie 'activate', 'step', 'face', 'attack', 'card', 'use', 'pass' oder 'end'
ninja-all-stars-move-form = Zug { $came }: auf '{ $word }' folgt etwas anderes, siehe die Liste der Züge
ninja-all-stars-wrong-word = Zug { $move }: erwartet wird { $what ->
    [space] ein Feld wie j10
    [model] eine Figur wie A3 oder Z1
    [direction] eine Richtung: N, NE, E, SE, S, SW, W oder NW
    [edge] eine Spielbrettkante: N, E, S oder W
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

ninja-all-stars-bound = { $problem } [{ $clause }]
ninja-all-stars-between = { $least } bis { $most } davon
ninja-all-stars-rising = zwei Zahlen, die kleinere zuerst
ninja-all-stars-class = eine Klasse der Teams, oder hero
ninja-all-stars-class-name = ein anderer Name für eine Klasse
ninja-all-stars-so-many = eine Liste von { $count }
ninja-all-stars-at-most = höchstens { $most }
ninja-all-stars-sum = zusammen { $sum }
ninja-all-stars-row = { $count } Buchstaben aus { $letters }
ninja-all-stars-row-length = { $least } bis { $most } Zeichen
ninja-all-stars-zone = ein Aufstellungsfeld, das einer Spielbrettkante am nächsten liegt
ninja-all-stars-zone-size = { $least } bis { $most } Aufstellungsfelder an der Spielbrettkante { $edge }
ninja-all-stars-space = ein Feld von a1 bis { $last }
ninja-all-stars-no-wall = ein Feld des Spielbretts { $board }, das keine Mauer ist
ninja-all-stars-furniture = ein Feld des Spielbretts { $board }, auf das Laternen und Schreine gestellt werden können
ninja-all-stars-post-space = ein freies Feld des Spielbretts { $board } nahe dem, was bewacht wird, in keiner Aufstellungszone
ninja-all-stars-different = verschiedene
ninja-all-stars-post = ein Feld und eine Richtung, etwa "i6 N"
ninja-all-stars-zone-space = ein Feld in dieser Aufstellungszone des Spielbretts { $board }
ninja-all-stars-room = ein Feld des Spielbretts { $board }, das in keiner Aufstellungszone liegt
ninja-all-stars-team = ein Clan-Team oder eines von { $names }
ninja-all-stars-no-choice = { $where }: der Anführer des Clans { $clan } hat nichts zu wählen
ninja-all-stars-koban = höchstens { $most } Koban
ninja-all-stars-members = höchstens { $most } Figuren

ninja-all-stars-free-space = ein freies Feld, das keine Mauer ist
ninja-all-stars-model = eine Figur dieser Partie
ninja-all-stars-own-model = eine Figur dieses Platzes
ninja-all-stars-on-board = ein Feld: eine Wache ist auf dem Spielbrett oder steht nicht im Dokument
ninja-all-stars-once = jeder Name nur einmal
ninja-all-stars-dice = Buchstaben aus { $letters }
ninja-all-stars-why = wozu die Affinitätsprobe dient: ein Wort und ein Feld oder eine Figur
ninja-all-stars-no-foe = die Figur, gegen die eine vergleichende Affinitätsprobe geht, und nur bei einer solchen
ninja-all-stars-item = woraus eine Aufgabe der Art '{ $kind }' besteht
ninja-all-stars-too-many = { $seat } hat { $count } Ninja auf dem Spielbrett, mehr als { $most }
ninja-all-stars-delayed = { $model } ist außerhalb des Heilhauses Verzögert
ninja-all-stars-hidden-carrier = { $model } trägt in Heimlichkeit eine Medaille
ninja-all-stars-copies = { $card } ist { $count }-mal da, es gibt { $most }
ninja-all-stars-deck = auf den Händen und im Ablagestapel sind { $count } Karten, es gibt { $most }
ninja-all-stars-not-active = { $model } ist nicht die aktive Figur
ninja-all-stars-phase-needs = die Phase '{ $phase }' braucht '{ $needs }'
ninja-all-stars-phase-round = die Phase '{ $phase }' gehört zum Aufbau, und dies ist Runde { $round }
ninja-all-stars-has-edge = in der Phase '{ $phase }' hat { $seat } schon eine Spielbrettkante
ninja-all-stars-decides = in der Phase '{ $phase }' entscheidet { $seat }
ninja-all-stars-nothing-to-do = in der Phase '{ $phase }' gibt es nichts zu tun

part-words = Wörter und Geometrie
part-affinity = Würfel und Affinitätsproben
part-facing = Ausrichtung und Einflussbereich
part-sight = Sichtlinie
part-activation = Runde und Aktivierung
part-moving = Bewegung und Ausweichen
part-combat = Kampf
part-shooting = Fernkampfangriffe
part-stealth = Heimlichkeit und Suchen
part-status = Zustände
part-moon = Mond und Karten
part-terrain = Gelände, Laternen, Schreine
part-objects = Wachen, Medaillen, Zielfelder, Truhen
part-abilities = Schlüsselwort- und Spezialfähigkeiten
part-bases = Große Basen
part-challenges = Herausforderungen und Sieg
part-upkeep = Verwaltung
part-knowledge = Wissen
part-writing = Schreibweise und Dokumente
part-sizes = Größen und Ausgaben
