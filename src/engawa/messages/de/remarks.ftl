# Was Bots ab und zu sagen: zu jedem Anlass eine von drei Zeilen, in der Stimme jeder Spielefamilie.

remark-niwa-first = { $tone ->
    [modest] { $line ->
        [1] Die Linien lese ich noch mit dem Finger. Fangen wir an.
        [2] Ein schöner Garten. Hoffentlich finde ich hindurch.
       *[3] Hab Geduld mit mir, ich gehe langsam.
    }
   *[sure] { $line ->
        [1] Ein schöner Garten. Mal sehen, wessen Weg kürzer ist.
        [2] Jede Perle hat ihre Linie. Fangen wir an.
       *[3] Ich bin schon durch viele Gärten gegangen. Zeig mir diesen.
    }
}
remark-niwa-wins = { $line ->
    [1] Der Weg ist gefunden: Ich gewinne in { $moves } Zügen, diesen mitgezählt, was du auch tust.
    [2] Jetzt sehe ich den Garten bis zum Ende. Mit diesem Zug gewinne ich in { $moves } Zügen.
   *[3] Lass dir Zeit. Es ist entschieden: { $moves } Züge, und dies ist der erste.
}
remark-niwa-loses = { $line ->
    [1] Wenn du es auch siehst, bin ich in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } verloren.
    [2] Ich finde keinen Ausweg: Du kannst in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } gewinnen.
   *[3] Geh so gut weiter, und der Garten gehört dir in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }.
}
remark-niwa-better = { $line ->
    [1] Das öffnet mir einen Weg.
    [2] Der Garten sieht freundlicher aus als eben noch.
   *[3] Danke. Auf so eine Lücke hatte ich gehofft.
}
remark-niwa-worse = { $line ->
    [1] Oh. Das habe ich nicht kommen sehen.
    [2] Gut gestellt. Mein Weg ist länger geworden.
   *[3] Eben sah das noch viel heller aus.
}
remark-niwa-close = { $line ->
    [1] Keiner von uns liegt vorn. So mag ich es.
    [2] Eine einzige Linie könnte das entscheiden.
   *[3] Stilles Wasser. Niemand führt.
}
remark-niwa-won = { $line ->
    [1] Ich bin angekommen. Danke für die Partie.
    [2] Mein Weg war diesmal ein wenig kürzer.
   *[3] Ein guter Spaziergang. Gehen wir noch einmal durch den Garten?
}
remark-niwa-beaten = { $line ->
    [1] Du hast den besseren Weg gefunden. Gut gespielt.
    [2] Ich konnte dir nichts mehr in den Weg stellen. Gut gespielt.
   *[3] Schön gegangen. Nächstes Mal schaue ich weiter voraus.
}
remark-niwa-drawn = { $line ->
    [1] Wir sind im Kreis gegangen. Also unentschieden.
    [2] Der Garten behält sein Geheimnis. Unentschieden.
   *[3] Heute kommt niemand an. Gut gekämpft.
}

remark-nueby-first = { $tone ->
    [modest] { $line ->
        [1] Welche gehören mir? Ach, da sind sie ja.
        [2] Ich würfle einfach mal und schaue.
       *[3] Seid nett zu meinen Figuren, sie sind neu hier.
    }
   *[sure] { $line ->
        [1] Mögen die Sechsen auf meine Seite fallen.
        [2] Zu Hause ist, wo meine Figuren hinwollen. Los geht's!
       *[3] Diesen Ring kenne ich wie meine Westentasche.
    }
}
remark-nueby-better = { $line ->
    [1] Jetzt geht es voran.
    [2] Mit jedem Zug gefällt mir das Brett besser.
   *[3] Auf einmal ist es nach Hause gar nicht mehr so weit.
}
remark-nueby-worse = { $line ->
    [1] Eben sah das noch viel besser aus.
    [2] Hm. Das Zuhause ist weiter weggerückt.
   *[3] Das hätte ich kommen sehen sollen.
}
remark-nueby-lucky = { $line ->
    [1] Genau die Zahl, die ich wollte!
    [2] Heute mag mich der Würfel.
   *[3] Für diesen Wurf hätte ich bezahlt.
}
remark-nueby-unlucky = { $line ->
    [1] Jede andere Zahl hätte es getan.
    [2] Der Würfel und ich müssen reden.
   *[3] Von allen sechs Seiten ausgerechnet diese.
}
remark-nueby-lost = { $line ->
    [1] He! Die hatte noch etwas vor.
    [2] Der ganze Weg umsonst. Das merke ich mir.
   *[3] Geworfen! Dabei war es dort so gemütlich.
}
remark-nueby-took = { $line ->
    [1] Tut mir leid, die stand mir im Weg.
    [2] Nicht persönlich gemeint. Ich brauchte das Feld.
   *[3] Platz da, bitte!
}
remark-nueby-close = { $line ->
    [1] Kopf an Kopf. Meine Figuren werden nervös.
    [2] Ein guter Wurf entscheidet das.
   *[3] Hier setzt sich keiner ab.
}
remark-nueby-won = { $line ->
    [1] Alle daheim! Wer macht den Tee?
    [2] Alle zu Hause, und ich bin zufrieden.
   *[3] Als Erster daheim. Revanche jederzeit!
}
remark-nueby-beaten = { $line ->
    [1] Glückwunsch, das ging schnell.
    [2] Meine Figuren sind noch spazieren. Gut gespielt!
   *[3] Das schreit nach Revanche. Der Würfel schuldet mir etwas.
}

remark-ninja-dice-first = { $tone ->
    [modest] { $line ->
        [1] Mein erster Einbruch. Wo ist denn die Tür?
        [2] Pst. Hoffentlich weiß ich noch, welcher Würfel welcher ist.
       *[3] Eine Münze, dann bin ich weg. Wahrscheinlich.
    }
   *[sure] { $line ->
        [1] Die Nacht ist dunkel, das Haus ist reich. Gehen wir.
        [2] Ich war nie hier. Merkt euch das.
       *[3] Zählt eure Münzen jetzt. Nachher sind es vielleicht weniger.
    }
}
remark-ninja-dice-better = { $line ->
    [1] Jetzt gehört die Nacht mir.
    [2] Unter diesem Dach wird es immer besser.
   *[3] Ich rieche Münzen.
}
remark-ninja-dice-worse = { $line ->
    [1] Die Nacht hat sich gegen mich gewendet.
    [2] Das war die Stunde der anderen.
   *[3] Ich brauche ein reicheres Haus. Und zwar bald.
}
remark-ninja-dice-lucky = { $line ->
    [1] Leise, flink und mit Glück.
    [2] Das nenne ich einen Wurf.
   *[3] Die Würfel wissen, wer sie füttert.
}
remark-ninja-dice-unlucky = { $line ->
    [1] Hat das jemand gesehen? Nein? Gut.
    [2] Wer hat die Wachen geweckt?
   *[3] Über diesen Wurf reden wir nicht.
}
remark-ninja-dice-lost = { $line ->
    [1] Und ich hatte es schon in der Hand …
    [2] Leere Taschen. Was für eine Nacht.
   *[3] So hatte ich mir den Abend nicht vorgestellt.
}
remark-ninja-dice-took = { $line ->
    [1] Was herumliegt, gehört mir.
    [2] Das wird niemand vermissen. Kaum.
   *[3] Wer's findet, darf's behalten.
}
remark-ninja-dice-close = { $line ->
    [1] Eine einzige Münze könnte das entscheiden.
    [2] So knapp, dass ich die anderen atmen höre.
   *[3] Niemand führt. Die beste Stunde für Diebe.
}
remark-ninja-dice-won = { $line ->
    [1] Durchs Fenster hinaus, und reich.
    [2] Der vollste Beutel geht zuerst. Gute Nacht!
   *[3] Gute Beute. Nehmen wir uns die nächste Straße vor?
}
remark-ninja-dice-beaten = { $line ->
    [1] Der bessere Dieb hat gewonnen. Respekt.
    [2] Leise war ich, nur nicht schnell genug. Gut gespielt!
   *[3] Ich komme wieder, wenn Neumond ist.
}

remark-ninja-all-stars-first = { $tone ->
    [modest] { $line ->
        [1] Ich verbeuge mich und hoffe, dass ich die Schritte noch kann.
        [2] Meine Ninja sind noch jung. Seid sanft.
       *[3] Welcher Clan war meiner? Egal. Fangen wir an!
    }
   *[sure] { $line ->
        [1] Ich verbeuge mich. Der Mond ist unser Zeuge.
        [2] Mein Clan ist bereit.
       *[3] Schlagt zu, wie ihr wollt. Die Schatten gehören mir.
    }
}
remark-ninja-all-stars-better = { $line ->
    [1] Jetzt scheint der Mond auf meine Seite.
    [2] Im Augenblick gehört das Feld mir.
   *[3] Mein Clan hat seinen Rhythmus gefunden.
}
remark-ninja-all-stars-worse = { $line ->
    [1] Gut gekämpft. Ich muss meinen Clan sammeln.
    [2] Eben waren die Schatten noch tiefer.
   *[3] Mein Clan hat schon bessere Nächte gesehen.
}
remark-ninja-all-stars-lucky = { $line ->
    [1] Die Elemente sind mit mir.
    [2] Bei diesem Wurf hat sogar der Mond genickt.
   *[3] Können? Nennen wir es so.
}
remark-ninja-all-stars-unlucky = { $line ->
    [1] Die Elemente lachen über mich.
    [2] Meine Würfel müssen auch noch üben.
   *[3] Für so einen Wurf habe ich nicht meditiert.
}
remark-ninja-all-stars-lost = { $line ->
    [1] An diesem Ninja hing ich.
    [2] Ruh dich aus, mein Freund. Die anderen kämpfen weiter.
   *[3] Diesen Schlag vergisst mein Clan nicht.
}
remark-ninja-all-stars-took = { $line ->
    [1] Ein Schatten weniger.
    [2] Die Klinge war schneller als das Auge.
   *[3] Ein sauberer Hieb. Mit allem Respekt.
}
remark-ninja-all-stars-close = { $line ->
    [1] Die Waage steht gerade.
    [2] Ein einziger Schlag könnte diese Nacht entscheiden.
   *[3] Kein Clan führt. So soll es sein.
}
remark-ninja-all-stars-won = { $line ->
    [1] Der Sieg gehört meinem Clan. Ich verbeuge mich vor allen, die gekämpft haben.
    [2] Der Mond hat genug gesehen. Ein guter Kampf.
   *[3] Von dieser Nacht wird mein Clan singen.
}
remark-ninja-all-stars-beaten = { $line ->
    [1] Der bessere Clan hat gewonnen. Ich verbeuge mich.
    [2] Gut gekämpft. Meine Ninja werden härter üben.
   *[3] Ehre, wem Ehre gebührt.
}
remark-ninja-all-stars-drawn = { $line ->
    [1] Niemand weicht. Ehre für alle.
    [2] Der Mond kann sich nicht entscheiden, und wir auch nicht.
   *[3] Unentschieden. Wir sehen uns beim nächsten Vollmond.
}

# Ein Bot im Verlauf des Terminals.

cli-remark = { $name }: „{ $said }“
