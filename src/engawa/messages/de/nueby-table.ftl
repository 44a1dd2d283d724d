# Nüby am Tisch: was die Bretter, die Leiste darunter, der Verlauf und das Ende sagen.

nueby-ui-board = Brett
nueby-ui-place = { $place ->
    [entry] Einsatzfeld von { $name }
    [fork] Zielabzweig von { $name }
    [arrow] Pfeil von { $name } zum inneren Ring
    [inner] innerer Ring
    [path] Seitenpfad
    [lane] Einsatzbahn von { $name }
    [grey] Abkürzung
    [goal] Zielbahn von { $name }
    [area] Startplatz von { $name }
    [inner-area] innerer Startplatz von { $name }
   *[track] Blockadebahn von { $name }
}
nueby-ui-piece = { $count ->
    [one] Figur von { $name } ({ $colour })
   *[other] { $count } Figuren von { $name } ({ $colour })
}{ $focus ->
    [yes] {" "}mit Fokus
   *[no] {""}
}
nueby-ui-block = Blockade von { $name }
nueby-ui-mark-chosen = gewählt
nueby-ui-mark-open = kann ziehen
nueby-ui-mark-throw = kann geworfen werden
nueby-ui-mark-target = ist erreichbar
nueby-ui-mark-dropping = hierhin soll die Blockade
nueby-ui-mark-drop = hierhin kann die Blockade
nueby-ui-mark-focused = soll den Fokus bekommen
nueby-ui-mark-hunter = kann den Fokus bekommen
nueby-ui-with-focus = { $field } mit Fokus
nueby-ui-where = { $colour }: { $fields }. { $home } im Ziel, { $under } unterwegs, { $waiting } warten.
nueby-ui-where-block = Blockade auf { $field }.

nueby-ui-status-enter = Nichts im Spiel: Von welchem Startplatz setzt du ein?
nueby-ui-status-start-hunt = Würfle, oder jage nach dem Fokus
nueby-ui-status-start-drop = Würfle, oder setze zuerst die Blockade auf den Ring
nueby-ui-status-push = Eine Eins: Blockade weiterschieben?
nueby-ui-status-drop = Die Blockade ist frei: Tippe auf ein Feld des Rings
nueby-ui-status-must = { $die } gewürfelt: Du musst ziehen
nueby-ui-status-may = { $die } gewürfelt: Zieh oder setz aus
nueby-ui-status-six = 6: Setz ein, wirf oder setz aus
nueby-ui-status-focus = { $hits ->
    [one] Ein Treffer: Wer bekommt den Fokus?
   *[other] { $hits } Treffer: Wer bekommt den Fokus?
}
nueby-ui-status-roll = Der Würfel rollt …
nueby-ui-status-again = Der Würfel rollt noch einmal …
nueby-ui-status-held = Tippe, um zu würfeln
nueby-ui-status-hunt = Vier Würfel für eine { $number } …
nueby-ui-status-wait = { $phase ->
    [enter] setzt eine Figur ein
    [start] würfelt oder tut vorher etwas anderes
    [push] darf die Blockade weiterschieben
    [drop] darf die Blockade auf den Ring setzen
    [focus] wählt, wer den Fokus bekommt
   *[move] zieht { $die }
}
nueby-ui-status-over = { $name } hat alle Figuren im Ziel
nueby-ui-hint-start = Würfle zuerst, oder wähle unten, was du vorher tust.
nueby-ui-hint-push = Entscheide unten, ob die Blockade weiterrückt.
nueby-ui-hint-drop = Die Blockade kommt auf ein freies Feld des Rings.
nueby-ui-hint-focus = Nur Figuren ohne Fokus auf Seitenpfaden können ihn bekommen.

nueby-ui-roll = Würfeln
nueby-ui-roll-held = tippe irgendwohin
nueby-ui-hunt = Jagen
nueby-ui-hunt-note = Zahl ansagen
nueby-ui-back = Zurück
nueby-ui-focus = Fokus geben
nueby-ui-focus-none = niemand
nueby-ui-focus-hint = { $count ->
    [0] Niemand bekommt den Fokus. Tippe auf Jäger, um das zu ändern.
    [one] Ein Jäger bekommt den Fokus. Tippe auf Jäger, um das zu ändern.
   *[other] { $count } Jäger bekommen den Fokus. Tippe auf Jäger, um das zu ändern.
}
nueby-ui-push = Weiterschieben
nueby-ui-push-note = die Blockade
nueby-ui-keep = Lassen
nueby-ui-keep-note = wo sie ist
nueby-ui-drop = Setzen
nueby-ui-drop-note = Feld antippen
nueby-ui-pass = Aussetzen
nueby-ui-next = Nächste Figur, { $at }/{ $of }
nueby-ui-step = { $kind ->
    [enter] Einsetzen
    [throw] { $name } werfen
    [home] Ins Ziel
    [clear] Blockade weg
    [back] Rückwärts
    [arrow] Über den Pfeil
    [path] Seitenpfad
    [grey] Abkürzung
   *[step] Weiter
}
nueby-ui-step-back = rückwärts { $to }

nueby-ui-say-move = { $enters ->
    [yes] Auf { $to } einsetzen
   *[no] { $from }–{ $to } ziehen
}{ $deed ->
    [throws] , { $colour } werfen
    [clears] , die Blockade wegnehmen
    [home] , ins Ziel
   *[moves] {""}
}
nueby-ui-say-hunt = Nach einer { $number } jagen
nueby-ui-say-drop = Die Blockade auf { $to } setzen
nueby-ui-say-focus = { $count ->
    [0] Niemand bekommt den Fokus
   *[other] Fokus für { $fields }
}
nueby-ui-say = { $move ->
    [pass] Aussetzen
    [roll] Würfeln
    [push] Die Blockade weiterschieben
   *[keep] Die Blockade lassen, wo sie ist
}

nueby-ui-did = { $name } { $deeds }.
nueby-ui-did-rolled = würfelt { $number }
nueby-ui-did-freely-entered = setzt frei auf { $there } ein
nueby-ui-did-entered = setzt auf { $there } ein
nueby-ui-did-came-home = kommt ins Ziel, { $here }–{ $there }
nueby-ui-did-moved = zieht { $here }–{ $there }
nueby-ui-did-thrown = { $to ->
    [area] wirft { $other } auf den Startplatz von { $owner }
    [inner-area] wirft { $other } auf den inneren Startplatz von { $owner }
   *[lane] wirft { $other } auf die Einsatzbahn von { $owner }
}
nueby-ui-did-skipped = spart sich eine Runde
nueby-ui-did-stuck = kann nicht ziehen
nueby-ui-did-passed = setzt aus
nueby-ui-did-shoved = wird auf { $here } geschoben
nueby-ui-did-pushed = schiebt die Blockade auf { $here }
nueby-ui-did-dropped = setzt die Blockade auf { $here }
nueby-ui-did-cleared = nimmt die Blockade von { $other } von { $here } weg
nueby-ui-did-hunted = jagt nach einer { $number }
nueby-ui-did-hit = { $number ->
    [0] trifft nicht
    [one] trifft einmal
   *[other] trifft { $number }-mal
}
nueby-ui-did-focused = bekommt auf { $here } den Fokus
nueby-ui-did-unfocused = gibt niemandem den Fokus
nueby-ui-did-won = hat alle Figuren im Ziel

nueby-ui-strip = { $home } im Ziel, { $under } unterwegs, { $waiting } warten; noch { $left } Felder{ $leads ->
    [yes] , führt
   *[no] {""}
}
nueby-ui-left = { $left ->
    [one] noch 1 Feld
   *[other] noch { $left } Felder
}
nueby-ui-left-short = noch { $left }
nueby-ui-leads = führt
nueby-ui-stat-rolls = Würfe
nueby-ui-stat-sixes = Sechsen
nueby-ui-stat-luck = Glück in Augen
nueby-ui-stat-given = Geworfen
nueby-ui-stat-taken = Wurde geworfen
nueby-ui-stat-hunts = Jagden
nueby-ui-stat-hits = Treffer
nueby-ui-stat-blocks = Blockaden gesetzt
nueby-ui-stat-left = Felder übrig

nueby-ui-setup-colours = Brett
nueby-ui-setup-fields = { $colours ->
    [4] Vier Farben, kürzer
   *[6] Sechs Farben
}
nueby-ui-setup-hits = Überzählige Treffer einer Jagd
nueby-ui-setup-hit = { $hits ->
    [book] Jeder Treffer zählt (Buch)
   *[kind] Dürfen verfallen
}
