# Niwa am Tisch: was das Brett, die Leiste darunter und der Gartenbau sagen.

niwa-ui-garden = Garten
niwa-ui-colour = { $colour ->
    [G] grün
    [Y] gelb
   *[O] orange
}
niwa-ui-figure = { $seat ->
    [0] Kokeshi { $number }
   *[1] Samurai { $number }
}
niwa-ui-beads = Perlen von unten: { $colours }
niwa-ui-no-beads = keine Perlen
niwa-ui-base = { $seat ->
    [0] Basis der Kokeshis
   *[1] Basis der Samurais
}
niwa-ui-line-to = { $colour ->
    [G] grün
    [Y] gelb
   *[O] orange
} nach { $to }
niwa-ui-lines = { $count ->
    [one] 1 Linie: { $lines }
   *[other] { $count } Linien: { $lines }
}
niwa-ui-left = { $left ->
    [0] auf der gegnerischen Basis
    [one] noch 1 Linie bis zur gegnerischen Basis
   *[other] noch { $left } Linien bis zur gegnerischen Basis
}
niwa-ui-left-word = noch
niwa-ui-stands = { $figure } auf { $field }, { $beads }, { $left ->
    [0] auf der gegnerischen Basis.
    [one] noch 1 Linie bis zur gegnerischen Basis.
   *[other] noch { $left } Linien bis zur gegnerischen Basis.
}
niwa-ui-none-placed = Noch keine Figur ist aufgestellt.
niwa-ui-mark-open = kann ziehen
niwa-ui-mark-chosen = gewählt
niwa-ui-mark-target = ist erreichbar
niwa-ui-mark-place = hier kann eine Figur stehen
niwa-ui-mark-ghost = hier soll { $figure } stehen

niwa-ui-turn = Zug { $turn }
niwa-ui-status-place = { $colour ->
    [G] Feld für die grüne Figur antippen
    [Y] Feld für die gelbe Figur antippen
    [O] Feld für die orange Figur antippen
   *[none] Aufstellen oder Felder antippen
}
niwa-ui-status-choose = Figur antippen oder Perle austauschen
niwa-ui-status-cross = Feld antippen: { $figure } geht über { $colour ->
    [G] Grün
    [Y] Gelb
   *[O] Orange
}
niwa-ui-status-jump = Feld antippen: { $figure } springt
niwa-ui-status-go-on = { $figure } geht weiter oder hört auf
niwa-ui-status-home = { $figure } muss von der eigenen Basis weg
niwa-ui-status-pass = { $figure ->
    [none] Wer gibt eine Perle ab?
   *[other] Wer bekommt die { $colour ->
        [G] grüne
        [Y] gelbe
       *[O] orange
    } Perle von { $figure }?
}
niwa-ui-status-wait = { $phase ->
    [place] Figuren aufstellen
   *[move] Figur ziehen oder Perle austauschen
}
niwa-ui-status-base = { $name } hat die gegnerische Basis erreicht
niwa-ui-status-repetition = Die Stellung war dreimal da
niwa-ui-status-turns = 200 Züge sind vorbei

niwa-ui-choose-first = Tippe auf eine deiner Figuren.
niwa-ui-closer = Hier liegen mehrere Felder dicht beieinander: Tippe auf das gemeinte.
niwa-ui-place = Aufstellen
niwa-ui-place-next = Tippe auf ein Feld für { $colour ->
    [G] Grün
    [Y] Gelb
   *[O] Orange
}
niwa-ui-place-ready = So aufstellen, oder Felder antippen
niwa-ui-place-chosen = Zum Aufheben auf eine Figur tippen
niwa-ui-place-around = Die Figuren kommen auf die markierten Felder um deine Basis.
niwa-ui-bead-to = { $colour ->
    [G] Grüne
    [Y] Gelbe
   *[O] Orange
} Perle an
niwa-ui-pass-to = { $colour ->
    [G] Grüne
    [Y] Gelbe
   *[O] Orange
} Perle von { $figure } an
niwa-ui-pass-choose = Tippe auf die Figur, die ihre Perle oben auf dem Kopf abgibt.
niwa-ui-jump = { $figure } hat keine Perlen und springt.
niwa-ui-pass = Perle austauschen
niwa-ui-pass-tip = Austausch der Perlen: statt zu ziehen, die oberste Perle einer Figur auf eine andere eigene stecken
niwa-ui-stop = Aufhören
niwa-ui-stop-tip = Die Figur bleibt hier, dein Zug ist zu Ende

niwa-ui-say-place = Grün auf { $G }, Gelb auf { $Y }, Orange auf { $O } stellen
niwa-ui-say-cross = { $figure } geht über die { $colour ->
    [G] grüne
    [Y] gelbe
   *[O] orange
} Linie nach { $to }, die Perle kommt auf { $receiver }
niwa-ui-say-jump = { $figure } springt nach { $to }
niwa-ui-say-transfer = { $figure } gibt die { $colour ->
    [G] grüne
    [Y] gelbe
   *[O] orange
} Perle an { $receiver }
niwa-ui-say-stop = { $figure } bleibt stehen

niwa-ui-log-place = { $name } stellt die Figuren auf { $G }, { $Y } und { $O }.
niwa-ui-log-moves = { $name } geht mit { $figure } { $route }
niwa-ui-log-moves-jump = { $name } geht mit { $figure } { $route } und springt nach { $to }
niwa-ui-log-jumps = { $name } springt mit { $figure } von { $from } nach { $to }.
niwa-ui-log-beads = , { $beads } an { $receiver }
niwa-ui-log-passes = { $name } gibt { $beads } von { $figure } an { $receiver }.

niwa-ui-setup = Garten
niwa-ui-setup-garden = { $garden ->
    [compact] Kompakt
    [zigzag] Zickzack
    [pond] Teich
    [long] Lang
    [random] Zufällig
   *[own] Eigener
}
niwa-ui-setup-first = Wer beginnt
niwa-ui-setup-drawn = Ausgelost
niwa-ui-setup-places = { $first ->
    [drawn] Wer nicht beginnt, stellt zuerst auf.
    [0] Zuerst stellen die Samurais auf, dann die Kokeshis, und die beginnen.
   *[1] Zuerst stellen die Kokeshis auf, dann die Samurais, und die beginnen.
}
niwa-ui-setup-build = Einen Garten bauen
niwa-ui-setup-size = { $fields } Felder, Basen { $apart } Linien auseinander
niwa-ui-stat-moves = Züge mit einer Figur
niwa-ui-stat-lines = Überquerte Linien
niwa-ui-stat-jumps = Sprünge
niwa-ui-stat-passes = Ausgetauschte Perlen
niwa-ui-stat-left = Linien übrig

niwa-ui-builder = Gartenbau
niwa-ui-builder-help = Wähle ein Kärtchen und tippe auf einen gestrichelten Platz. Tippe auf ein gelegtes, um es zu drehen.
niwa-ui-builder-opposite = Von der Mitte des Gartens aus müssen die beiden Basen einander gegenüber liegen: mindestens drei Achtel einer ganzen Drehung (135°) auseinander.
niwa-ui-builder-tray = Kärtchen in der Schachtel
niwa-ui-builder-tile = { $base ->
    [yes] Basiskärtchen
   *[no] Kärtchen { $name }
}, noch { $count }
niwa-ui-builder-laid = { $base ->
    [yes] Basiskärtchen
   *[no] Kärtchen { $name }
} auf { $u }, { $v }: drehen
niwa-ui-builder-empty = Freier Platz auf { $u }, { $v }
niwa-ui-builder-remove = Zurücknehmen
niwa-ui-builder-random = Zufälliger fairer Garten
niwa-ui-builder-clear = Leeren
niwa-ui-builder-start = Hier spielen
niwa-ui-builder-copy = Kopieren
niwa-ui-builder-copied = Kopiert
niwa-ui-builder-paste = Einfügen
niwa-ui-builder-layout = Garten als Text
niwa-ui-builder-unreadable = Das ist kein Garten: erwartet wird eine Liste von [u, v, Kärtchen, Drehung].
niwa-ui-builder-fits = Alles passt: { $fields } Felder, Basen { $apart } Linien auseinander.
niwa-ui-builder-left = { $count ->
    [one] 1 Kärtchen ist noch in der Schachtel.
   *[other] { $count } Kärtchen sind noch in der Schachtel.
}
niwa-ui-builder-asking = Wird geprüft …
niwa-ui-builder-offline = Der Tisch antwortet nicht. Der Garten ist nicht geprüft.
niwa-ui-builder-disagree = Kanten, die nicht passen: { $first } ist { $colour ->
    [G] grün
    [Y] gelb
   *[O] orange
}, { $second } ist { $other ->
    [G] grün
    [Y] gelb
   *[O] orange
}
niwa-ui-builder-apart = Die Kärtchen hängen nicht Kante an Kante zusammen.
niwa-ui-builder-not-opposite = { $case ->
    [middle] Die Basen liegen einander nicht gegenüber: eine ist selbst die Mitte des Gartens.
   *[apart] Die Basen liegen einander nicht gegenüber: Sie sind { $angle }° auseinander, nötig sind mindestens { $least }°.
}
niwa-ui-builder-bases = Die beiden Basen dürfen sich nicht berühren.
