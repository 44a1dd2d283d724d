# Nüby: warum ein Zug nicht geht, was geschieht, was an einer Stellung, einer Option oder einer Ausgabe falsch ist.

nueby-NU-C1 = { $case ->
    [lane] { $there } liegt in der Zielbahn einer anderen Farbe
   *[field] so ein Feld hat dieses Brett nicht
}
nueby-NU-S2 = { $phase ->
    [roll] erst wird gewürfelt
    [hunt] erst fallen die vier Würfel
    [start] erst kommt der Wurf oder was man davor tun darf
    [focus] erst wird entschieden, wer den Focus bekommt: 'focus' und Felder, oder 'focus -'
    [moved] mit diesem Wurf ist schon eine Figur gezogen; es bleibt die Blockade oder 'done'
    [stone] keine Figur kann ziehen; es bleibt die Blockade oder 'done'
   *[move] jetzt zieht eine Figur, oder 'pass'
}
nueby-NU-1 = { $case ->
    [none] mit einer { $die } kommt eine Figur von { $here } nirgendwohin
   *[ends] mit einer { $die } kommt eine Figur von { $here } nach { $ends }, nicht nach { $there }
}
nueby-NU-2 = { $case ->
    [other] die Figur auf { $here } gehört { $other }
   *[nobody] auf { $here } ist keine Figur von { $seat }
}
nueby-NU-3 = auf das freie Einsetzen kann man nicht verzichten: { $moves }
nueby-NU-6 = du musst ziehen: { $move } ist möglich
nueby-NU-7 = auf { $there } steht eine eigene Figur
nueby-NU-8 = { $case ->
    [leaves] aus der Zielbahn kommt niemand heraus
   *[passed] in der Zielbahn wird niemand übersprungen, und auf { $field } steht eine Figur
}
nueby-NU-10 = die Partie ist zu Ende, { $winner } hat gewonnen
nueby-NU-11 = rückwärts läuft niemand in die Zielbahn ein
nueby-NU-20 = { $case ->
    [wait] nur eine Sechs setzt ein, das ist eine { $die }
    [entry] von { $here } setzt eine Figur auf { $entry } ein
   *[six] eine Sechs setzt nur ein oder wirft, und auf { $there } steht kein Gegner
}
nueby-NU-30 = { $case ->
    [gap] rückwärts muss jedes Feld dazwischen besetzt sein, und { $field } ist es nicht
   *[nobody] rückwärts wird nur geworfen, und auf { $there } steht kein Gegner
}
nueby-NZ-1 = der Pfeil nach { $there } gehört einer anderen Farbe
nueby-NZ-3 = rückwärts wird nie über die Ringe hinweg geworfen
nueby-NB-1 = { $case ->
    [again] die Blockade wird mit jedem Wurf einmal geschoben, und das ist geschehen
    [where] eine Blockade wird auf ihrer Bahn bis „Frei“ geschoben, und sie ist auf { $stone }
   *[die] nur eine Eins schiebt die Blockade, das ist eine { $die }
}
nueby-NB-2 = { $case ->
    [frei] nur eine Blockade auf „Frei“ wird gesetzt, und sie ist auf { $stone }
    [taken] { $there } ist nicht frei
   *[ring] eine Blockade kommt auf ein Feld des Rings, und { $there } ist keines
}
nueby-NB-4 = auf { $field } steht eine Blockade im Weg
nueby-NB-5 = { $case ->
    [back] eine Blockade wird nicht rückwärts geworfen
   *[entry] eine Blockade versperrt { $there }
}
nueby-NJ-1 = auf Nebenwegen wird niemand geworfen, und { $there } ist besetzt
nueby-NJ-4 = { $case ->
    [out] rückwärts aus einem Nebenweg muss man bis auf den Ring kommen
   *[in] rückwärts geht niemand in einen Nebenweg hinein
}
nueby-NJ-5 = { $case ->
    [focus] umgedreht werden nur eigene Figuren ohne Focus auf Nebenwegen
   *[hunt] keine Figur von { $seat } ohne Focus steht auf einem Nebenweg
}
nueby-NJ-6 = { $case ->
    [many] { $count } Jäger sind mehr als { $hits ->
        [one] der eine Treffer
       *[other] die { $hits } Treffer
    }
   *[odd] { $hits ->
        [one] der Treffer muss genutzt werden
       *[other] die { $hits } Treffer müssen alle genutzt werden, zwei auf denselben Jäger heben sich auf
    }
}
nueby-NJ-9 = die Figur auf { $here } hat keinen Focus
nueby-NW-2 = rückwärts kommt niemand über das Pfeilfeld { $field } hinweg
nueby-NW-3 = von einem Pfeilfeld geht es nur zurück, um mit einer Eins zu werfen
nueby-NA-1 = die Abkürzung nimmt nur, wer auf ihrem Pfeilfeld losläuft
nueby-NA-3 = rückwärts kommt man weder auf die grauen Felder noch von ihnen auf den Umweg
nueby-NK-4 = { $case ->
    [back] weder von grauen Feldern noch auf sie wird rückwärts geworfen
   *[taken] graue Felder sind sicher, und { $there } ist besetzt
}

nueby-seat = { $seat ->
    [0] Rot
    [1] Blau
    [2] Grün
    [3] Ocker
    [4] Violett
   *[5] Schiefer
}
nueby-status = { $case ->
    [roll] { $seat } würfelt.
    [roll-again] { $seat } würfelt; eine Sechs wäre die zweite.
    [enter] { $seat } hat nichts im Spiel: Eine Figur setzt ein, von einem der Startfelder.
    [hunt-or-roll] { $seat } darf jagen, statt zu würfeln.
    [drop-or-roll] { $seat } darf vor dem Wurf die Blockade auf den Ring setzen.
    [stone] { $seat } darf noch die Blockade schieben oder setzen.
    [may-move] { $seat } hat eine { $die } und darf ziehen oder aussetzen.
    [must-move] { $seat } hat eine { $die } und muss ziehen.
    [hunt] { $seat } jagt nach einer { $named }.
    [focus] { $seat } hat { $hits ->
        [one] einen Treffer
       *[other] { $hits } Treffer
    } und wählt, wer den Focus bekommt.
   *[over] { $seat } hat alle Figuren im Ziel und gewonnen.
}

nueby-rolled = { $seat } würfelt eine { $number }.
nueby-freely-entered = { $seat } setzt von { $here } frei auf { $there } ein.
nueby-entered = { $seat } setzt von { $here } auf { $there } ein.
nueby-came-home = { $seat } bringt eine Figur von { $here } ins Ziel auf { $there }.
nueby-moved = { $seat } zieht von { $here } nach { $there }.
nueby-thrown = { $seat } wird auf { $here } geworfen und kommt auf { $there }.
nueby-skipped = { $seat } spart sich eine Runde.
nueby-stuck = { $seat } hat mit einer { $number } keinen Zug.
nueby-passed = { $seat } setzt aus.
nueby-shoved = { $seat } wird auf { $here } vorgeschoben.
nueby-pushed = { $seat } schiebt die Blockade auf { $here }.
nueby-dropped = { $seat } setzt die Blockade auf { $here }.
nueby-kept = { $seat } lässt die Blockade, wo sie ist.
nueby-cleared = Die Blockade von { $seat } verschwindet von { $here } und kommt auf { $there } zurück.
nueby-hunted = { $seat } jagt nach einer { $number }.
nueby-hit = { $number ->
    [0] { $seat } trifft nicht.
    [one] { $seat } trifft einmal.
   *[other] { $seat } trifft { $number }-mal.
}
nueby-focused = Die Figur von { $seat } auf { $here } bekommt den Focus.
nueby-unfocused = Keine Figur von { $seat } bekommt den Focus.
nueby-again = { $seat } würfelt noch einmal.
nueby-won = { $seat } hat alle Figuren im Ziel und gewinnt.
nueby-placed = { $seat } belegt Platz { $number }.

nueby-unreadable = unlesbarer Zug { $came }: erwartet war 'r5-r9' (ziehen), 's0-r0' (einsetzen), 'pass', 'roll', 'hunt 4', 'focus n2.3' oder 'focus -', 'push', 'drop r17' oder 'done'
nueby-no-field = Zug { $came }: auf diesem Brett gibt es kein Feld '{ $field }'
nueby-no-number = Zug { $came }: erwartet war eine Zahl von 1 bis { $most }

nueby-piece-field = ein Feld, auf dem eine Figur sein kann
nueby-block-field = ein Feld des Rings oder der eigenen Blockadebahn (etwa { $track })
nueby-list-of = eine Liste mit { $count } Einträgen
nueby-foreign-lane = eine Figur von Platz { $seat } steht auf { $field }, in der Zielbahn einer anderen Farbe
nueby-two-pieces = auf { $field } steht mehr als eine Figur oder Blockade
nueby-fourth = bei je drei Figuren steht die vierte von Platz { $seat } auf { $field }
nueby-waits-with-focus = auf { $field } wartet eine Figur mit Focus
nueby-not-in-phase = '{ $key }' gehört nicht zur Phase '{ $phase }'
nueby-has-won = { $places ->
    [yes] Platz { $seat } hat alle Figuren im Ziel und ist also schon fertig
   *[no] Platz { $seat } hat alle Figuren im Ziel, also ist die Partie zu Ende und gewonnen
}
nueby-has-not-won = { $places ->
    [yes] Platz { $seat } gilt als fertig, aber nicht alle seine Figuren sind im Ziel
   *[no] Platz { $seat } hat gewonnen, aber nicht alle seine Figuren sind im Ziel
}
nueby-pushed-without-one = die Blockade wurde geschoben, aber der Würfel zeigt eine { $die }
nueby-no-places = 'places' gehört zu Partien mit der Option places
nueby-places-phase = am Ende sind alle platziert, vorher sind noch mindestens zwei im Rennen; die Phase ist '{ $phase }'
nueby-turn-of-placed = Platz { $seat } ist fertig und kommt nicht mehr an die Reihe
nueby-nothing-to-do = in der Phase '{ $phase }' gibt es für Platz { $seat } nichts zu tun

nueby-board-for = höchstens { $most }, so viele Farben haben die Bretter dieser Ausgabe

nueby-board = { $where }: { $problem }
nueby-board-clause = { $where }: { $problem } [{ $clause }]
nueby-some-board = eine Tabelle von Brettern nach der Zahl ihrer Farben, von "2" bis "{ $most }"
nueby-seats = eine Liste von Farben für jede Spielerzahl von 2 bis { $most }
nueby-seat-row = eine Liste mit { $players } verschiedenen Farben
nueby-way = eine Reihe von Feldern wie "r46 z0.1..z0.4"
nueby-range = ein Stück einer Reihe, das erste Feld vor dem letzten, wie z0.1..z0.4
nueby-field-name = der Name eines Feldes mit einem der Buchstaben { $letters }
nueby-colour = eine Farbe von 0 bis { $last }
nueby-entry = ein Feld des Rings, der mit { $last } endet
nueby-ring-field = ein Feld des Rings
nueby-for-each = je ein Eintrag für die { $colours } Farben
nueby-known-field = ein Feld dieses Bretts
nueby-place = ein Paar von Zahlen von 0 bis { $most }
nueby-hint = eine Zahl bis { $most }
nueby-gap = { $name } fehlt
nueby-no-ring = kein Feld beginnt mit '{ $letter }', also gibt es keinen Ring
nueby-entries-order = die Einsatzfelder müssen verschieden sein und im Uhrzeigersinn aufeinander folgen
nueby-too-large = das Brett ist zu groß: höchstens { $ring } Felder auf dem Ring, { $fields } insgesamt, { $routes } Wege und { $choices } Züge mit einem Wurf
nueby-no-step = kein Weg kann von { $here } nach { $there } führen
nueby-dead-end = von { $name } führt kein Weg weiter
nueby-lane = die Zielbahn der Farbe { $colour } braucht vier Felder, sie hat { $came }
nueby-lane-loose = die Zielbahn der Farbe { $colour } muss an genau einem Zielabzweig am Ring hängen
nueby-lane-short = die Bahn { $name } braucht mindestens { $least } Felder
nueby-arrow = die Farbe { $colour } braucht genau einen Pfeil nach innen, vor ihrem Einsatzfeld; sie hat { $came }
nueby-track = eine Blockadebahn hat { $least } bis { $most } Schritte, nicht { $came }
nueby-ring-short = der Ring { $letter } braucht mindestens { $least } Felder, er hat { $came }
nueby-regions-order = die Farbbereiche müssen auf verschiedenen Feldern beginnen und im Uhrzeigersinn aufeinander folgen
nueby-path = { $name } braucht genau einen Zugang und einen Weg weiter
nueby-paths = die Farbe { $colour } hat { $came } Wege, höchstens { $most } sind erlaubt
nueby-path-twice = zwei Wege beginnen auf { $name }
nueby-path-past-goal = der Weg, der mit { $name } beginnt, führt am Zielabzweig { $fork } vorbei
nueby-straight-home = die Farbe { $colour } liefe geradewegs nach Hause: Ihr Zielabzweig { $fork } kommt vor den Einsatzfeldern der anderen
nueby-no-hunting = die Farbe { $colour } kommt zwischen Einsatzfeld und Zielabzweig an keinem Nebenweg vorbei und könnte nicht jagen
nueby-unreachable = { $name } ist nicht erreichbar
nueby-two-routes = zwei Wege mit { $count } Schritten führen von { $here } nach { $there }

part-six = Die Sechs
part-backwards = Rückwärts werfen
part-additions = Zusatzregeln dieses Spiels
part-boards = Eigene Bretter
