# Ninja All-Stars am Tisch: was Hof, Seitenfeld, Leiste, Verlauf und Endbild sagen.

ninja-all-stars-ui-board = Hof
ninja-all-stars-ui-panel = Mond, Würfel und Karten
ninja-all-stars-ui-sheet = Blatt auf- oder zuklappen
ninja-all-stars-ui-map = Karte: tippen, um dorthin zu springen
ninja-all-stars-ui-back = Abbrechen
ninja-all-stars-ui-play = Ausspielen
ninja-all-stars-ui-fell = Die Würfel zeigen { $dice }.
ninja-all-stars-ui-quiet = { $deed ->
    [pass] { $name } passt.
    [end] { $name } beendet die Aktivierung.
    [stay] { $name } lässt es stehen.
   *[other] { $name } hat gewählt.
}
ninja-all-stars-ui-deployed = Aufgestellt: { $models }.
ninja-all-stars-ui-times = { $sentence } (× { $count })
ninja-all-stars-ui-next = Nächster Ninja
ninja-all-stars-ui-sight = Sicht
ninja-all-stars-ui-sight-tip = Zeigt, was das Modell sieht, um das es geht, und was vor und hinter ihm liegt
ninja-all-stars-ui-progress = Runde { $round }
ninja-all-stars-ui-model = { $class ->
    [chunin] Chunin
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
    [madoushi] Madoushi
    [samurai] Samurai
   *[other] Ninja
} { $id }
ninja-all-stars-ui-sentry = Wache
ninja-all-stars-ui-token = { $token ->
    [stun] Betäubt
    [poison] Vergiftet
    [curse] Verflucht
    [slow] Verlangsamt
    [haste] Eile
    [luck] Glück
    [protect] Geschützt
    [power] Mondkraft
   *[delay] Aufgehalten
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
ninja-all-stars-ui-mark = { $mark ->
    [stealth] versteckt
    [medal] trägt eine Medaille
    [blessed] gesegnet
    [bare] Tiger Strike
    [fist] Yama Fist
    [mastered] Mastery verbraucht
   *[done] aktiviert
}
ninja-all-stars-ui-token-tip = { $token ->
    [stun] Bewegt sich in der nächsten Aktivierung oder handelt, nicht beides; hilft niemandem. Der dritte Marker verletzt.
    [poison] Am Ende der Aktivierung ein Würfel: Wasser betäubt, Geist verletzt.
    [curse] Wenn es würfelt, darf ein Gegner alle Würfel neu werfen lassen.
    [slow] In der nächsten Aktivierung nur halbe Bewegung.
    [haste] Eine Bewegung oder Aktion mehr in einer Aktivierung.
    [luck] Einmal darf der eigene Spieler alle Würfel neu werfen.
    [protect] Aus verletzt wird betäubt, aus betäubt nichts, einmal.
    [power] Kann bis zum Ende der Aktivierung nicht betäubt oder verletzt werden und geht durch andere hindurch.
   *[delay] Bleibt im Heilhaus.
}
ninja-all-stars-ui-mark-tip = { $mark ->
    [stealth] Gegner können es nicht als Ziel wählen; ein Angriff aus dem Versteck hat einen Würfel mehr.
    [medal] Kann nicht rennen und sich nicht verstecken.
    [blessed] Ein Angriffswürfel mehr bis zum Ende der Runde.
    [bare] Keine Abwehrwürfel bis zum Ende der Runde.
    [fist] Zwei weniger in der Abwehr bis zum Ende der Runde.
    [mastered] Mastery ist in der nächsten Runde wieder da.
   *[done] War in dieser Runde schon dran.
}
ninja-all-stars-ui-terrain = { $terrain ->
    [rough] Kies
    [foliage] Laub
    [elevated] Dach
    [wall] Mauer
   *[open] freier Boden
}
ninja-all-stars-ui-thing = { $thing ->
    [lanterns] Laterne
    [shrines] Schrein
    [chests] Truhe
    [medals] Medaille
   *[hill] Hügel
}
ninja-all-stars-ui-goal = Ziel am Rand von { $name }
ninja-all-stars-ui-way = { $way ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
ninja-all-stars-ui-facing = Blick { $way ->
    [N] Nord
    [NE] Nordost
    [E] Ost
    [SE] Südost
    [S] Süd
    [SW] Südwest
    [W] West
   *[NW] Nordwest
}
ninja-all-stars-ui-place = { $in ->
    [heal] Heilhaus
    [train] Übungsplatz
   *[board] { $at } · { $terrain ->
        [rough] Kies
        [foliage] Laub
        [elevated] Dach
       *[open] Boden
    } · Blick { $way ->
        [N] Nord
        [NE] Nordost
        [E] Ost
        [SE] Südost
        [S] Süd
        [SW] Südwest
        [W] West
       *[NW] Nordwest
    }
}
ninja-all-stars-ui-can = möglich: { $deeds }
ninja-all-stars-ui-reach = { $dodges ->
    [0] { $cost } BP
   *[other] { $cost } BP, ausweichen mit { $chance }
}
ninja-all-stars-ui-from-there = von dort (verletzt / betäubt): { $deeds }
ninja-all-stars-ui-odds = { $deed } ({ $attack }:{ $defence }) { $injured } / { $stunned }
ninja-all-stars-ui-trial = { $deed } { $chance }
ninja-all-stars-ui-open = Gilt, wenn niemand eingreift. Noch offen – { $open }
ninja-all-stars-ui-hidden-hand = Handkarten
ninja-all-stars-ui-blocked = nicht zu sehen: { $why ->
    [wall] Mauer
    [foliage] Laub
    [elevated] Dach
    [model] jemand
   *[back] der eigene Rücken
} auf { $at }
ninja-all-stars-ui-where = Auf dem Brett: { $models }. Heilhaus: { $heal }. Übungsplatz: { $train }.

ninja-all-stars-ui-deed = { $deed ->
    [activate] Aktivieren
    [step] Gehen
    [face] Drehen
    [attack] Angreifen
    [shoot] Schießen
    [search] Suchen
    [stealth] Verstecken
    [run] Rennen
    [take] Medaille nehmen
    [haste] Eile
    [open] Öffnen
    [give] Übergeben
    [end] Fertig
    [pass] Passen
    [stay] Stehen lassen
    [lantern] Laterne
    [shrine] Schrein
    [deploy] Aufstellen
    [push] Schieben
    [place] Versetzen
    [post] Wache aufstellen
    [pick] Beginnt
    [edge] Rand
    [champion] Champion
    [messenger] Bote
    [rock] Stein
    [paper] Papier
    [scissors] Schere
    [mastery] Mastery
    [ccm] Close Combat Master
    [nimble] Nimble
    [token] Wurfmarker
    [lucky] Glück
    [curse] Fluch
    [protect] Schutz
    [herbs] Healing Herbs
    [draw] Karte ziehen
    [heal] Heilen
    [rest] Ausruhen
   *[result] Ergebnis
}
ninja-all-stars-ui-deed-tip = { $deed ->
    [face] Dann dorthin tippen, wohin das Modell blicken soll
    [attack] Ein Gegner davor
    [shoot] Ein Gegner in Sicht und Reichweite
    [search] Ein versteckter Gegner, im Umkreis von 4 zu sehen
    [stealth] Kein Gegner darf es sehen, keine Laterne es beleuchten
    [run] Noch eine Bewegung, als Aktion
    [take] Die Medaille, die hier liegt
    [haste] Ein Marker für eine Bewegung oder Aktion mehr
    [open] Eine Truhe davor
    [give] Die Medaille an einen Freund daneben
    [end] Beendet diese Aktivierung
    [pass] Nichts mehr tun
    [stay] Es bleibt, wo es ist
    [lantern] Dann auf ein Feld tippen
    [shrine] Dann auf ein Feld tippen, oder neben einem neu werfen
    [draw] Eine Mondkarte auf die Hand
    [heal] Vom Heilhaus auf den Übungsplatz
    [rest] Ein Ninja verliert alle Betäubungsmarker
    [mastery] Einmal in der Runde Würfel neu werfen, die nicht das eigene Element zeigen
   *[other] Zum Auswählen tippen
}
ninja-all-stars-ui-window-tip = { $deed ->
    [token] Einen deiner Würfel neu werfen
    [nimble] Noch einmal ausweichen
    [ccm] Im Nahkampf einen eigenen Würfel neu werfen
    [lucky] Einmal alle seine Würfel neu werfen
    [curse] Alle seine Würfel neu werfen, der Fluch ist damit weg
    [mastery] Einmal in der Runde Würfel neu werfen, die nicht das eigene Element zeigen
    [shrine] Neben einem Schrein neu werfen
    [protect] Statt verletzt nur betäubt, statt betäubt gar nichts
    [herbs] Ein Freund daneben wird an seiner Stelle betäubt
   *[other] {""}
}
ninja-all-stars-ui-time = Zeit für die Antwort
ninja-all-stars-ui-strong = { $card } +
ninja-all-stars-ui-pool = { $pool ->
    [att] Angriffswürfel
   *[def] Abwehrwürfel
}
ninja-all-stars-ui-hint-face = Tippe dorthin, wohin das Modell blicken soll, nicht auf es selbst
ninja-all-stars-ui-hint = { $phase ->
    [turn] Tippe auf einen deiner Ninja, der noch nicht dran war
    [result] Wähle einen der Würfel, die übrig sind
    [react] Ändere die Würfel oder passe
    [boost] Verstärke oder passe
    [heal] Wähle, wer das Heilhaus verlässt
    [choice] Ziehe, heile oder ruhe aus
   *[other] Wähle unten
}

ninja-all-stars-ui-status = { $phase ->
    [init] Das Janken wird entschieden …
    [moon] Der Mondwürfel fällt …
    [deal] Eine Mondkarte wird ausgeteilt …
    [test] { $model } würfelt eine Probe …
    [dice-att] Der Angreifer würfelt …
    [dice-def] Der Verteidiger würfelt …
    [reroll] Würfel werden neu geworfen …
    [resist] { $model } widersteht vielleicht …
    [poison] Das Gift wirkt …
    [chest] Die Truhe geht auf …
    [over] Endstand { $scores }
    [janken] Stein, Papier oder Schere?
    [furnish] Laterne oder Schrein: tippe auf ein Feld
    [pick] Wer wählt einen Rand und beginnt?
    [edge] Wähle einen Rand
    [post] Wache: erst das Feld, dann der Blick
    [name] Wer ist dein Champion?
    [deploy] Aufstellen: tippe auf ein Feld deiner Zone
    [omen] Stellar Alignment oder passen
    [courier] Wer ist dein Bote?
    [turn] { $yours ->
        [yes] Welcher Ninja kommt an die Reihe?
       *[no] aktiviert einen Ninja
    }
    [sentry] { $yours ->
        [yes] Welche Wache kommt an die Reihe?
       *[no] aktiviert eine Wache
    }
    [act] { $yours ->
        [yes] { $model }: { $move ->
            [0] { $act ->
                [0] drehen oder fertig
               *[1] eine Aktion oder fertig
            }
           *[1] { $act ->
                [0] bewegen oder fertig
               *[1] bewegen, dann eine Aktion
            }
        }
       *[no] handelt mit { $model }
    }
    [moving] { $yours ->
        [yes] { $model }: noch { $points } BP, dann drehen
       *[no] bewegt { $model }
    }
    [dodge] Ohne Wurf ausweichen?
    [boost] Vor dem Wurf verstärken?
    [react] Etwas an den Würfeln ändern?
    [result] { $yours ->
        [yes] Wähle einen der übrigen Würfel
       *[no] wählt das Ergebnis
    }
    [save] { $model } retten?
    [push] { $yours ->
        [yes] Schiebe { $model } oder lass es stehen
       *[no] darf { $model } schieben
    }
    [place] { $yours ->
        [yes] Versetze { $model }: tippe auf ein Feld
       *[no] versetzt { $model }
    }
    [face] { $yours ->
        [yes] Tippe dorthin, wohin { $model } blicken soll
       *[no] dreht { $model }
    }
    [heal] Wer verlässt das Heilhaus?
    [choice] Karte ziehen, heilen oder ausruhen
   *[reinforce] Verstärkung: tippe auf ein Feld deiner Zone
}
ninja-all-stars-ui-attack = { $kind ->
    [shot] Schuss
   *[attack] Angriff
}
ninja-all-stars-ui-test = { $why ->
    [dodge] Ausweichen
    [search] Suchen
    [open] Truhe öffnen
    [third-eye] Third Eye
   *[use] Fähigkeit
}: einmal { $element } genügt
ninja-all-stars-ui-part = { $part ->
    [att] Angriff
    [def] Abwehr
   *[own] Probe
} · { $count }
ninja-all-stars-ui-pool-words = { $part ->
    [att] Angriff
    [def] Abwehr
   *[own] Probe
}, { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}: { $dice }
ninja-all-stars-ui-result = { $kind ->
    [shot] { $element ->
        [earth] Betäubt das Ziel
        [void] Verletzt das Ziel
        [air] Nichts, oder Wind Arrows schieben das Ziel
       *[other] Nichts geschieht
    }
   *[attack] { $element ->
        [spirit] Verletzt den Angreifer
        [water] Schiebt den Angreifer bis zu 3, der Verteidiger kommt vor ihn
        [earth] Betäubt den Verteidiger
        [void] Verletzt den Verteidiger
        [fire] Betäubt den Angreifer und alle um ihn
       *[air] Der Angreifer schiebt den Verteidiger bis zu 3
    }
}
ninja-all-stars-ui-pools = { $attack } : { $defence } Würfel
ninja-all-stars-ui-forecast = { $kind ->
    [injured] verletzt
    [stunned] betäubt
    [backfire] schlägt zurück
    [passed] gelingt
    [failed] misslingt
   *[other] nichts
}

ninja-all-stars-ui-moon = Der Mond steht in { $element }
ninja-all-stars-ui-no-moon = Der Mond ist noch nicht aufgegangen
ninja-all-stars-ui-moon-tip = Nach jeder Runde zieht der Mond eins weiter. Karten seines Elements sind stärker, Teams seines Elements haben einen Wurfmarker.
ninja-all-stars-ui-challenge = { $challenge ->
    [brawl] Schlägerei
    [hill] König des Hügels
    [search] Suche
    [infiltration] Unterwanderung
    [messenger] Den Boten abfangen
    [champion] Champion
    [assassinate] Attentat
   *[medals] Medaillenjagd
}
ninja-all-stars-ui-rounds = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}
ninja-all-stars-ui-mv = Bew.
ninja-all-stars-ui-at = Angriff
ninja-all-stars-ui-df = Abwehr
ninja-all-stars-ui-bow = Bogen
ninja-all-stars-ui-reserve = Neben dem Brett
ninja-all-stars-ui-hand = { $count ->
    [one] Eine Mondkarte auf der Hand
   *[other] { $count } Mondkarten auf der Hand
}
ninja-all-stars-ui-matches = Mond passt
ninja-all-stars-ui-strip = { $element }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $board } auf dem Brett, { $heal } im Heilhaus, { $train } auf dem Übungsplatz, { $rerolls ->
    [0] {""}
   *[other] Wurfmarker,{" "}
}{ $initiative ->
    [yes] Initiative,{" "}
   *[no] {""}
}{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
ninja-all-stars-ui-dojo = { $place ->
    [train] Übungsplatz
   *[heal] Heilhaus
}
ninja-all-stars-ui-keyword = { $keyword ->
    [mastery] Mastery
    [close-combat-master] Close Combat Master
    [nimble] Nimble
    [backstab] Backstab
    [stealthy] Stealthy
    [engulf] Engulf
    [poison-arrows] Poison Arrows
    [wind-arrows] Wind Arrows
    [fishermans-spear] Fisherman's Spear
    [poisoned-weapons] Poisoned Weapons
    [soul-capture] Soul Capture
    [gust-of-heaven] Gust of Heaven
    [healing-herbs] Healing Herbs
    [tiger-strike] Tiger Strike
    [yama-fist] Yama Fist
    [pounce] Pounce
    [drown] Drown
    [healing] Healing
    [volcano-pots] Volcano Pots
    [undertow] Undertow
    [wander-lust] Wander Lust
    [blessing] Blessing
   *[blood-frenzy] Blood Frenzy
}
ninja-all-stars-ui-keyword-tip = { $keyword ->
    [mastery] Einmal in der Runde: eigene Würfel neu werfen, die nicht das eigene Element zeigen.
    [close-combat-master] Im Nahkampf: einen eigenen Würfel neu werfen.
    [nimble] Ein Ausweichen neu werfen.
    [backstab] Von hinten zwei Würfel mehr statt einem.
    [stealthy] Schießt, ohne das Versteck zu verlassen.
    [engulf] Bleibt ein Feuer übrig und wird etwas anderes gewählt, ist der Verteidiger vergiftet.
    [poison-arrows] Zeigt der Schuss einen Geist, ist das Ziel vergiftet.
    [wind-arrows] Bei Schüssen schiebt Luft das Ziel bis zu 3.
    [fishermans-spear] Greift auch auf zwei Felder an.
    [poisoned-weapons] Ein Angriff, der weder betäubt noch verletzt, vergiftet.
    [soul-capture] Ein Eilemarker für jeden verletzten Gegner.
    [gust-of-heaven] Sind nach einem Angriff alle Gegner daneben betäubt, darf es bis zu 4 weit fliegen.
    [healing-herbs] Darf sich an Stelle eines Freundes daneben betäuben lassen, der sonst verletzt würde.
    [tiger-strike] In dieser Aktivierung drei Angriffswürfel mehr, in dieser Runde keine Abwehrwürfel.
    [yama-fist] In dieser Aktivierung zwei Angriffswürfel mehr, in dieser Runde zwei weniger in der Abwehr.
    [pounce] Bis zu 3 Felder, dann ein Angriff; danach verlangsamt.
    [drown] Probe: alle Gegner daneben sind verlangsamt.
    [healing] Probe: ein Freund daneben verliert Betäubung, Fluch, Gift und Verlangsamung.
    [volcano-pots] Probe: ein Gegner in Sicht bis 6 und alle neben ihm sind betäubt.
    [undertow] Probe: ein Freund bis 4 wird daneben gestellt.
    [wander-lust] Probe: ein Gegner bis 6 wird bis zu 4 geschoben.
    [blessing] Probe: alle Freunde daneben haben in dieser Runde einen Angriffswürfel mehr.
   *[blood-frenzy] Probe: ein Freund bis 4 bekommt einen Eilemarker.
}
ninja-all-stars-ui-card-text = { $card ->
    [adrenaline] Wirf einen Würfel deines Angriffs neu.
    [banzai] Nach vier Schritten: zwei Angriffswürfel mehr.
    [igazani] Ein Luft-Würfel irgendeines Wurfs wird neu geworfen.
    [fuzin] Ein Erde-Würfel irgendeines Wurfs wird neu geworfen.
    [inazami] Ein Geist-Würfel irgendeines Wurfs wird neu geworfen.
    [ameratsu] Ein Leere-Würfel irgendeines Wurfs wird neu geworfen.
    [raizin] Ein Wasser-Würfel irgendeines Wurfs wird neu geworfen.
    [suinij] Ein Feuer-Würfel irgendeines Wurfs wird neu geworfen.
    [decoy] Zu Beginn: tausche mit einem eigenen Ninja bis 6.
    [vault] Der nächste Schritt auf ein Dach kostet 1.
    [darkest-night] Zu Beginn: Mondkraft.
    [smoke-bomb] Zu Beginn, ungesehen: versteckt.
    [incredible-luck] Mit weniger Würfeln: du wählst das Ergebnis.
    [stellar-alignment] Zu Beginn der Runde: ein Würfel bestimmt den Mond.
    [third-eye] Zu Beginn: Probe, und ein Gegner bis 4 verliert sein Versteck.
    [fire-aura] Angriff ohne Hilfe: zwei Würfel mehr.
    [pressure-point] Angriff oder Schuss: ein Würfel mehr.
    [tumble] Nach einem Schritt hinab: 2 BP mehr.
    [ika-depths] Ein Abwehrwürfel mehr.
    [mamoru] Mit weniger Würfeln: ein Abwehrwürfel mehr.
    [rushing-river] Die nächste Bewegung hat 4 BP mehr.
   *[sidestep] Wirf ein misslungenes Ausweichen neu.
}
ninja-all-stars-ui-card-moon = { $card ->
    [adrenaline] Mond: oder alle.
    [banzai] Mond: ohne die Schritte.
    [igazani] Mond: oder eine Erde mehr in deinem Kampf.
    [fuzin] Mond: oder eine Luft mehr in deinem Kampf.
    [inazami] Mond: oder eine Leere mehr in deinem Kampf.
    [ameratsu] Mond: oder ein Geist mehr in deinem Kampf.
    [raizin] Mond: oder ein Feuer mehr in deinem Kampf.
    [suinij] Mond: oder ein Wasser mehr in deinem Kampf.
    [decoy] Mond: mit jedem Modell bis 8.
    [vault] Mond: und ein Angriffswürfel mehr.
    [darkest-night] Mond: noch ein eigener Ninja dazu.
    [smoke-bomb] Mond: auch wenn man gesehen wird.
    [incredible-luck] Mond: auch mit gleich vielen.
    [stellar-alignment] Mond: du nennst die Phase.
    [third-eye] Mond: ohne Probe.
    [fire-aura] Mond: drei Würfel mehr.
    [pressure-point] Mond: zwei Würfel mehr.
    [tumble] Mond: 4 BP mehr.
    [ika-depths] Mond: und es widersteht vielleicht.
    [mamoru] Mond: oder du wählst das Ergebnis.
    [rushing-river] Mond: oder vor einem Angriff rennen.
   *[sidestep] Mond: oder das Ausweichen gelingt ohne Wurf.
}

ninja-all-stars-ui-setup-challenge = Aufgabe
ninja-all-stars-ui-challenge-about = { $challenge ->
    [brawl] Sechs Runden. Ein Punkt für jeden verletzten Gegner.
    [hill] Sieben Runden. Punkte für die meisten Ninja auf dem Hügel am Ende jeder Runde.
    [search] Acht Runden. Sechs bewachte Truhen; bring die Medaillen heim.
    [infiltration] Sieben Runden. Schleich dich auf die Ziele des Gegners.
    [messenger] Sieben Runden. Dein Bote zum Ziel des Gegners; neun Punkte gewinnen.
    [champion] Sechs Runden. Nur um die Champions geht es.
    [assassinate] Sechs Runden. Fünf Punkte für den gegnerischen Chunin.
   *[medals] Sieben Runden. Fünf Medaillen heimbringen.
}
ninja-all-stars-ui-setup-board = Brett
ninja-all-stars-ui-setup-place = { $board ->
    [village] Dorf
   *[courtyard] Hof
}
ninja-all-stars-ui-setup-setup = Aufbau
ninja-all-stars-ui-setup-how = { $setup ->
    [quick] Schnell: alles steht bereit
   *[full] Vollständig: ihr stellt alles auf
}
ninja-all-stars-ui-setup-janken = Initiative
ninja-all-stars-ui-setup-by = { $janken ->
    [dice] Durch Zufall
   *[play] Stein, Papier, Schere
}
ninja-all-stars-ui-setup-handicap = Ausgleich
ninja-all-stars-ui-setup-handicap-hint = Eine Karte mehr für je vier Koban unter dem teuersten Team
ninja-all-stars-ui-team = Team { $letter }
ninja-all-stars-ui-team-element = Element von Team { $letter }
ninja-all-stars-ui-team-own = Eigenes Team
ninja-all-stars-ui-team-size = { $count } Ninja; höchstens { $most } Koban
ninja-all-stars-ui-koban = { $koban } Koban
ninja-all-stars-ui-class = { $class ->
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
   *[madoushi] Madoushi
}
ninja-all-stars-ui-fewer = Einer weniger
ninja-all-stars-ui-more = Einer mehr
ninja-all-stars-ui-stat-points = Punkte
ninja-all-stars-ui-stat-attacks = Angriffe und Schüsse
ninja-all-stars-ui-stat-injuries = Verletzte Gegner
ninja-all-stars-ui-stat-stuns = Selbst betäubt
ninja-all-stars-ui-stat-tests = Proben
ninja-all-stars-ui-stat-passed = … bestanden
ninja-all-stars-ui-stat-cards = Gespielte Karten
ninja-all-stars-ui-stat-spaces = Gegangene Felder
ninja-all-stars-ui-koban-over = { $koban } Koban: ein Team darf höchstens { $most } kosten
ninja-all-stars-ui-class-limits = Dieser Clan hat { $least } bis { $most } { $class ->
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
   *[madoushi] Madoushi
}
ninja-all-stars-ui-dojo-all = Neben dem Brett
ninja-all-stars-ui-bag = Beutel: { $count }
ninja-all-stars-ui-discard = Ablage: { $count }
