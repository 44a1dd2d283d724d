# Warum ein Zug gut ist oder nicht: Sätze über einen Zug, der in ihnen „er“ heißt.

hint-only = Einen anderen Zug gibt es nicht.
hint-wins = { $case ->
    [now] Er gewinnt sofort.
   *[later] { $moves ->
        [0] Er gewinnt zwingend.
        [1] Er gewinnt zwingend, noch in diesem Zug.
       *[other] Er gewinnt zwingend in { $moves } eigenen Zügen, diesen mitgezählt.
    }
}
hint-loses = { $case ->
    [all] Gegen das beste Spiel verliert jeder Zug{ $moves ->
        [0] .
        [1] ; nach diesem braucht die Gegenseite einen Zug.
       *[other] ; nach diesem braucht die Gegenseite { $moves } Züge.
    }
   *[one] { $moves ->
        [0] Gegen das beste Spiel verliert er.
        [1] Er verliert: Die Gegenseite gewinnt dann mit ihrem nächsten Zug.
       *[other] Gegen das beste Spiel verliert er: Die Gegenseite gewinnt in { $moves } Zügen.
    }
}
hint-draws = Er führt zwingend zum Unentschieden.
hint-gap = { $case ->
    [clear] Er ist klar der beste: { $points } Prozentpunkte vor dem nächsten Zug.
    [best] Er liegt { $points ->
        [1] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    } vor dem nächsten Zug.
   *[other] Er liegt { $points ->
        [1] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    } hinter dem besten Zug.
}
hint-level = { $case ->
    [best] Der nächste Zug ist etwa gleich gut.
    [all] Diese Züge sind alle etwa gleich gut.
   *[other] Er ist etwa so gut wie der beste Zug.
}
hint-plan = Danach { $moves }.
hint-answer = Die beste Antwort ist { $move }.

# Was einen Zug von anderen unterscheidet. Der Schlüssel nennt die Meldung, die davon erzählt, wenn es geschieht.

hint-niwa-nearer = { $lines ->
    [one] { $figure } ist dann noch eine Linie von der gegnerischen Basis entfernt.
   *[other] { $figure } ist dann noch { $lines } Linien von der gegnerischen Basis entfernt.
}
hint-nueby-thrown = Er wirft eine Figur von { $seat } zurück auf { $there }.
hint-nueby-came-home = Er bringt eine Figur nach Hause.
hint-nueby-entered = Er bringt eine neue Figur ins Spiel.
hint-nueby-freely-entered = Er bringt eine neue Figur ins Spiel.
hint-nueby-skipped = Er spart eine Runde.
hint-nueby-cleared = Er räumt die Blockade von { $seat } weg.
hint-nueby-danger = { $rolls ->
    [0] Danach kann dich mit dem nächsten Wurf niemand werfen.
    [one] Bei einem von { $all } Würfen könntest du danach geworfen werden.
   *[other] Bei { $rolls } von { $all } Würfen könntest du danach geworfen werden.
}
hint-ninja-dice-beaten = { $case ->
    [unseen] Er schlägt das Haus ohne Kampf
   *[fought] Er schlägt das Haus
} und bringt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
hint-ninja-dice-push = Noch ein Wurf bringt im Schnitt { $push }{ $run ->
    [0] { "" }
   *[other] { " " }statt { $run }
} Münzen{ $percent ->
    [0] , ganz ohne Gefahr.
   *[other] , und zu { $percent } % bist du gefangen.
}
hint-ninja-dice-ran = { $coins ->
    [0] Er beendet den Zug ohne eine Münze.
    [one] Er sichert eine Münze.
   *[other] Er sichert { $coins } Münzen.
}
hint-ninja-all-stars-took-medal = Er holt eine Medaille.
hint-ninja-all-stars-went-home = { $number ->
    [0] Er bringt die Medaille nach Hause.
   *[other] Er bringt { $model } ans Ziel.
}
hint-ninja-all-stars-scored = { $number ->
    [one] Er bringt { $seat } einen Punkt.
   *[other] Er bringt { $seat } { $number } Punkte.
}
hint-ninja-all-stars-lost-stealth = Danach ist { $model } nicht mehr versteckt.
hint-ninja-all-stars-attacked = { $attack } Würfel greifen an, { $defence } verteidigen.
hint-ninja-all-stars-shot = { $attack } Würfel schießen, { $defence } verteidigen.
