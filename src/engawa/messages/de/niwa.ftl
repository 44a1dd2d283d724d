# Niwa: warum ein Zug nicht geht, was geschieht, was an einer Stellung, einem Garten oder einer Ausgabe falsch ist.

niwa-NI-S2 = die drei Figuren kommen auf drei verschiedene Felder rund um die eigene Basis ({ $fields })
niwa-NI-S3 = { $case ->
    [placing] zuerst werden die Figuren aufgestellt, etwa { $example }
   *[moving] die Figuren sind schon aufgestellt
}
niwa-NI-1 = { $case ->
    [pass] Aussetzen geht nicht: zieh mit einer Figur oder mach einen Austausch der Perlen
    [other] { $figure } gehört dem anderen Spieler
    [transfer] { $mover } ist unterwegs, ein Austausch der Perlen ist ein eigener Zug
    [mover] { $mover } ist unterwegs, in diesem Zug bewegt sich keine andere Figur
   *[nothing] ein Zug bewegt eine Figur oder ist ein Austausch der Perlen
}
niwa-NI-2 = { $case ->
    [empty] { $figure } hat keine Perle, um eine Linie zu überqueren
    [elsewhere] { $figure } steht auf { $here }, also beginnt der Zug dort
    [apart] keine Linie verbindet { $here } und { $there }
   *[colour] die Linie ist { $line ->
        [G] grün
        [Y] gelb
       *[O] orange
    }, die oberste Perle ist { $top ->
        [G] grün
        [Y] gelb
       *[O] orange
    }
}
niwa-NI-3 = { $case ->
    [same] die Perle kommt auf eine andere Figur, nicht zurück auf { $figure }
    [other] die Perle kommt auf eine eigene Figur, { $receiver } gehört dem anderen Spieler
   *[full] { $receiver } trägt schon drei Perlen
}
niwa-NI-5 = { $case ->
    [empty] { $figure } hat keine Perle für einen Austausch
    [same] die Perle kommt auf eine andere Figur, nicht zurück auf { $figure }
    [other] die Perle kommt auf eine eigene Figur, { $receiver } gehört dem anderen Spieler
   *[full] { $receiver } trägt schon drei Perlen
}
niwa-NI-6 = auf { $there } steht { $by }
niwa-NI-7 = { $case ->
    [stop] { $mover } darf nicht auf der eigenen Basis bleiben
   *[enter] { $figure } käme in diesem Zug nicht wieder von der eigenen Basis weg
}
niwa-NI-10 = { $case ->
    [elsewhere] { $figure } steht auf { $here }, also beginnt der Zug dort
   *[there] { $there } liegt nicht hinter einer Figur neben { $figure }
}
niwa-NI-11 = ein Feld hinter der übersprungenen Figur ist frei, darum reicht der Sprung nicht bis { $there }
niwa-NI-14 = { $figure } trägt Perlen, nur eine Figur ohne Perlen springt
niwa-NI-15 = { $there } ist die eigene Basis von { $figure }
niwa-NI-20 = die Partie ist zu Ende, die gegnerische Basis ist erreicht
niwa-NI-21 = { $case ->
    [repetition] die Partie ist unentschieden, die Stellung war dreimal da
   *[turns] die Partie ist nach 200 Zügen unentschieden
}

niwa-seat = { $seat ->
    [0] Kokeshis
   *[1] Samurais
}
niwa-status = { $case ->
    [placing] { $seat ->
        [0] Die Kokeshis
       *[1] Die Samurais
    } stellen ihre drei Figuren rund um die eigene Basis auf.
    [turn] { $seat ->
        [0] Die Kokeshis
       *[1] Die Samurais
    } sind am Zug: mit einer Figur ziehen oder ein Austausch der Perlen.
    [under-way] { $figure } ist unterwegs: weiterziehen oder aufhören.
    [home] { $figure } steht auf der eigenen Basis und muss weiter.
    [base] { $seat ->
        [0] Die Kokeshis
       *[1] Die Samurais
    } haben die gegnerische Basis erreicht und gewonnen.
    [repetition] Unentschieden: Die Stellung war dreimal da.
   *[turns] Unentschieden nach 200 Zügen.
}

niwa-placed = { $seat ->
    [0] Die Kokeshis stellen sich auf.
   *[1] Die Samurais stellen sich auf.
}
niwa-crossed = { $figure } geht nach { $field }, die { $bead ->
    [G] grüne
    [Y] gelbe
   *[O] orange
} Perle kommt auf { $receiver }.
niwa-jumped = { $figure } springt nach { $field }.
niwa-transferred = { $figure } gibt die { $bead ->
    [G] grüne
    [Y] gelbe
   *[O] orange
} Perle an { $receiver }.
niwa-stopped = { $figure } beendet den Zug auf { $field }.
niwa-won = { $seat ->
    [0] Die Kokeshis erreichen die gegnerische Basis und gewinnen.
   *[1] Die Samurais erreichen die gegnerische Basis und gewinnen.
}
niwa-drawn = { $how ->
    [repetition] Die Stellung war dreimal da: unentschieden.
   *[turns] 200 Züge sind vorbei: unentschieden.
}

niwa-unreadable = unlesbarer Zug { $came }: erwartet war 'K1 c4-d4 >K2' (überqueren), 'K1 d6^e7' (springen), 'K1>K3' (Austausch der Perlen), 'stop' oder 'G:c6 Y:c5 O:b7' (aufstellen)
niwa-no-field = Zug { $came }: in diesem Garten gibt es kein Feld '{ $field }'

niwa-figure = ein Paar aus Feld und Perlen wie ["c6", "GG"]
niwa-field = ein Feld dieses Gartens (etwa { $example })
niwa-beads = ein Text aus höchstens drei Buchstaben G, Y, O
niwa-key = ein Schlüssel wie "0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO"
niwa-placed-figures = keine Figur oder die des Platzes, der aufgestellt hat: { $names } von Platz { $seat }
niwa-two-figures = auf { $field } stehen zwei Figuren
niwa-bead-count = Platz { $seat } hat { $figures } Figuren mit den Perlen { $came }, erwartet waren 3 mit GGOOYY
niwa-not-placed = { $figure } steht nicht mit zwei Perlen der eigenen Farbe neben der eigenen Basis
niwa-has-won = { $figure } steht auf der gegnerischen Basis, hat aber nicht gewonnen
niwa-parks = { $figure } steht auf der eigenen Basis
niwa-has-not-crossed = { $figure } ist unterwegs, trägt aber drei Perlen, hat also keine Linie überquert
niwa-cannot-go-on = { $figure } ist unterwegs, kann aber weder eine Linie überqueren noch springen, der Zug ist also zu Ende
niwa-winner = Platz { $seat } hat gewonnen, aber keine seiner Figuren steht auf der gegnerischen Basis
niwa-only-over = '{ $key }' gibt es nur, wenn die Partie zu Ende ist
niwa-seen-too-early = 'seen' wird erst ab dem ersten Zug gezählt
niwa-seen-too-often = begonnene Züge von Platz { $seat }: höchstens { $most } sind möglich, 'seen' zählt { $total }
niwa-seen-misses = in 'seen' fehlt die jetzige Stellung { $key }
niwa-not-repeated = die Partie endete durch Wiederholung, aber 'seen' zählt die letzte Stellung nicht dreimal

niwa-garden-of-edition = { $where }: { $problem }
niwa-garden-name = ein Plan oder einer der Namen { $names }
niwa-tile = [u, v, Kärtchen, Drehung]
niwa-tile-name = ein Kärtchen der Ausgabe ({ $names })
niwa-tile-count = Garten: Kärtchen { $name } muss { $expected }-mal vorkommen, es kommt { $came }-mal vor
niwa-place-taken = Garten: die Kärtchen { $first } und { $second } liegen am selben Platz
niwa-tile-apart = Garten: die Kärtchen { $first } und { $second } hängen nicht Kante an Kante zusammen
niwa-edges-disagree = Garten: die Kärtchen { $first } und { $second } passen nicht aneinander: Kante { $edge } des einen ist { $colour }, Kante { $back } des anderen { $other }
niwa-bases-touch = Garten: die Basiskärtchen { $first } und { $second } haben eine gemeinsame Kante
niwa-bases-not-opposite = Garten: die Basiskärtchen { $first } und { $second } liegen einander nicht gegenüber: { $case ->
    [middle] eines ist selbst die Mitte des Gartens
   *[apart] von der Mitte des Gartens aus liegen sie { $angle }° auseinander, nötig sind mindestens { $least }°
} [NI-C7]
niwa-tiles-unpaired = Garten: ein fairer Garten braucht von jedem Kärtchen eine gerade Anzahl
niwa-no-fair-garden = Garten: in { $tries } Umrissen fand sich kein fairer Garten

niwa-name = ein druckbarer Name
niwa-colours = ein Text aus sechs Buchstaben G, Y, O
niwa-tiles-in-box = eine Schachtel mit { $expected } Kärtchen
niwa-bases-in-box = eine Schachtel mit { $expected } Basiskärtchen
