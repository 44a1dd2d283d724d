# Nüby am Tisch: was die Bretter, die Leiste darunter, der Verlauf und das Ende sagen.

nueby-ui-board = Brett
nueby-ui-place = { $place ->
    [entry] Einsatzfeld von { $name }
    [fork] Zielabzweig von { $name }
    [arrow] Pfeil von { $name } zum inneren Spielfeld
    [inner] inneres Spielfeld
    [path] Nebenweg
    [lane] graues Feld von { $name }
    [grey] Abkürzung
    [goal] Zielbahn von { $name }
    [area] Startfeld von { $name }
    [inner-area] inneres Startfeld von { $name }
   *[track] Blockadebahn von { $name }
}
nueby-ui-piece = { $count ->
    [one] Figur von { $name } ({ $colour })
   *[other] { $count } Figuren von { $name } ({ $colour })
}{ $focus ->
    [yes] {" "}mit Focus
   *[no] {""}
}
nueby-ui-block = Blockade von { $name }
nueby-ui-mark-chosen = gewählt
nueby-ui-mark-open = kann ziehen
nueby-ui-mark-throw = kann geworfen werden
nueby-ui-mark-target = ist erreichbar
nueby-ui-mark-dropping = hierhin soll die Blockade
nueby-ui-mark-drop = hierhin kann die Blockade
nueby-ui-mark-focused = soll den Focus bekommen
nueby-ui-mark-hunter = kann den Focus bekommen
nueby-ui-with-focus = { $field } mit Focus
nueby-ui-where = { $colour }: { $fields }. { $home } im Ziel, { $under } unterwegs, { $waiting } warten.
nueby-ui-where-block = Blockade auf { $field }.

nueby-ui-status-enter = Nichts im Spiel: Von welchem Startfeld setzt du ein?
nueby-ui-status-start-hunt = Würfle, oder jage nach dem Focus
nueby-ui-status-start-drop = Würfle, oder setze die Blockade
nueby-ui-status-push = Eine Eins: Blockade schieben?
nueby-ui-status-drop = Blockade frei: Ringfeld antippen
nueby-ui-status-must = { $die } gewürfelt: Du musst ziehen
nueby-ui-status-may = { $die } gewürfelt: Zieh oder setz aus
nueby-ui-status-six = 6: Setz ein, wirf oder setz aus
nueby-ui-status-focus = { $hits ->
    [one] Ein Treffer: Wer bekommt den Focus?
   *[other] { $hits } Treffer: Wer bekommt den Focus?
}
nueby-ui-status-roll = Der Würfel rollt …
nueby-ui-status-again = Der Würfel rollt noch einmal …
nueby-ui-status-held = Tippe, um zu würfeln
nueby-ui-status-hunt = Vier Würfel für eine { $number } …
nueby-ui-status-wait = { $phase ->
    [enter] setzt eine Figur ein
    [start] würfelt oder tut vorher etwas anderes
    [focus] wählt, wer den Focus bekommt
   *[move] zieht { $die }
}
nueby-ui-status-over = { $name } hat alle Figuren im Ziel
nueby-ui-hint-start = Würfle zuerst, oder wähle unten, was du vorher tust.
nueby-ui-hint-focus = Nur Figuren ohne Focus auf Nebenwegen können ihn bekommen.

nueby-ui-roll = Würfeln
nueby-ui-roll-held = tippe irgendwohin
nueby-ui-hunt = Jagen
nueby-ui-hunt-note = Zahl ansagen
nueby-ui-back = Zurück
nueby-ui-focus = Focus geben
nueby-ui-focus-none = niemand
nueby-ui-focus-hint = { $count ->
    [0] Niemand bekommt den Focus. Tippe auf Jäger, um das zu ändern.
    [one] Ein Jäger bekommt den Focus. Tippe auf Jäger, um das zu ändern.
   *[other] { $count } Jäger bekommen den Focus. Tippe auf Jäger, um das zu ändern.
}
nueby-ui-push = Schieben
nueby-ui-push-note = die Blockade
nueby-ui-keep = Behalten
nueby-ui-keep-note = für diesen Zug
nueby-ui-keep-always = Stein bleibt
nueby-ui-keep-always-tip = Eine Blockade auf Frei bleibt das ganze Spiel über liegen, ohne dass gefragt wird; neben einem Zug lässt sie sich weiter setzen. An einem Bildschirm hat jeder diesen Schalter für sich.
nueby-ui-done = Fertig
nueby-ui-done-note = sie bleibt
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
    [path] Nebenweg
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
    [0] Niemand bekommt den Focus
   *[other] Focus für { $fields }
}
nueby-ui-say = { $move ->
    [pass] Aussetzen
    [roll] Würfeln
    [push] Die Blockade schieben
   *[done] Die Blockade lassen, wo sie ist
}

nueby-ui-did = { $name } { $deeds }.
nueby-ui-did-rolled = würfelt { $number }
nueby-ui-did-freely-entered = setzt frei auf { $there } ein
nueby-ui-did-entered = setzt auf { $there } ein
nueby-ui-did-came-home = kommt ins Ziel, { $here }–{ $there }
nueby-ui-did-moved = zieht { $here }–{ $there }
nueby-ui-did-thrown = { $to ->
    [area] wirft { $other } auf das Startfeld von { $owner }
    [inner-area] wirft { $other } auf das innere Startfeld von { $owner }
   *[lane] wirft { $other } auf das E-Feld von { $owner }
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
nueby-ui-did-focused = bekommt auf { $here } den Focus
nueby-ui-did-unfocused = gibt niemandem den Focus
nueby-ui-did-won = hat alle Figuren im Ziel
nueby-ui-did-placed = belegt Platz { $number }

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
nueby-ui-stat-place = Platz
nueby-ui-place-taken = Platz { $place }

nueby-ui-setup-colours = Brett
nueby-ui-setup-fields = { $colours ->
    [4] Vier Farben, kürzer
   *[6] Sechs Farben
}
nueby-ui-setup-places = Nach dem Ersten
nueby-ui-setup-place = { $places ->
    [yes] Plätze ausspielen
   *[no] Partie zu Ende
}
nueby-ui-setup-hits = Überzählige Treffer einer Jagd
nueby-ui-setup-hit = { $hits ->
    [book] Jeder Treffer zählt (Buch)
   *[kind] Dürfen verfallen
}
