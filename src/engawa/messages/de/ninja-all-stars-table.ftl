# Ninja All-Stars am Tisch: was Spielbrett, Seitenfeld, Leiste, Verlauf und Endbild sagen.

ninja-all-stars-ui-board = Spielbrett
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
ninja-all-stars-ui-sight = Sichtlinien
ninja-all-stars-ui-sight-tip = Zeigt, was die Figur sieht, um die es geht, und ihren vorderen und hinteren Einflussbereich
ninja-all-stars-ui-progress = Runde { $round }
ninja-all-stars-ui-model = { $class ->
    [chunin] Chunin
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
    [madoushi] Madoushi
    [samurai] Samurai
    [hero] Held
   *[other] Ninja
} { $id }
ninja-all-stars-ui-sentry = Wache
ninja-all-stars-ui-token = { $token ->
    [stun] Betäubt
    [poison] Vergiftet
    [curse] Verflucht
    [slow] Verlangsamt
    [haste] Hast
    [luck] Glücklich
    [protect] Beschützt
    [power] Mondkraft
   *[delay] Verzögert
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
ninja-all-stars-ui-mark = { $mark ->
    [stealth] in Heimlichkeit
    [medal] trägt eine Medaille
    [blessed] gesegnet
    [bare] Tigerschlag
    [fist] Yama-Faust
    [mastered] Meisterschaft verbraucht
   *[done] aktiviert
}
ninja-all-stars-ui-token-tip = { $token ->
    [stun] Bewegt sich in der nächsten Aktivierung oder handelt, nicht beides; unterstützt niemanden. Der dritte Marker Verletzt.
    [poison] Am Ende der Aktivierung ein Würfel: Wasser Betäubt, Geist Verletzt.
    [curse] Wenn sie würfelt, darf ein feindlicher Platz alle Würfel neuwürfeln lassen.
    [slow] In der nächsten Aktivierung nur halbe Bewegung.
    [haste] Eine Bewegung oder Aktion mehr in einer Aktivierung.
    [luck] Einmal darf ihr Spieler alle Würfel neuwürfeln.
    [protect] Aus Verletzt wird Betäubt, aus Betäubt nichts, einmal.
    [power] Kann bis zum Ende der Aktivierung nicht Betäubt oder Verletzt werden und geht durch andere hindurch.
   *[delay] Bleibt im Heilhaus.
}
ninja-all-stars-ui-mark-tip = { $mark ->
    [stealth] Feindliche Figuren können sie nicht zum Ziel machen; ein Angriff aus Heimlichkeit heraus hat einen Würfel mehr.
    [medal] Kann nicht rennen und nicht in Heimlichkeit gehen.
    [blessed] Ein Angriffswürfel mehr bis zum Ende der Runde.
    [bare] Keine Verteidigungswürfel bis zum Ende der Runde.
    [fist] Zwei weniger in der Verteidigung bis zum Ende der Runde.
    [mastered] Meisterschaft ist in der nächsten Runde wieder da.
   *[done] War in dieser Runde schon dran.
}
ninja-all-stars-ui-terrain = { $terrain ->
    [rough] schwieriges Gelände
    [foliage] Laub
    [elevated] erhöhtes Gelände
    [wall] Mauer
   *[open] offen
}
ninja-all-stars-ui-thing = { $thing ->
    [lanterns] Laterne
    [shrines] Schrein
    [chests] Truhe
    [medals] Medaille
   *[hill] Hügel
}
ninja-all-stars-ui-goal = Zielfeld an der Spielbrettkante von { $name }
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
ninja-all-stars-ui-facing = Ausrichtung { $way ->
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
    [train] Trainingsplatz
   *[board] { $at } · { $terrain ->
        [rough] schwierig
        [foliage] Laub
        [elevated] erhöht
       *[open] offen
    } · Ausrichtung { $way ->
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
ninja-all-stars-ui-from-there = von dort (Verletzt / Betäubt): { $deeds }
ninja-all-stars-ui-odds = { $deed } ({ $attack }:{ $defence }) { $injured } / { $stunned }
ninja-all-stars-ui-trial = { $deed } { $chance }
ninja-all-stars-ui-open = Gilt, wenn niemand eingreift. Noch offen – { $open }
ninja-all-stars-ui-hidden-hand = Handkarten
ninja-all-stars-ui-blocked = nicht zu sehen: { $why ->
    [wall] Mauer
    [foliage] Laub
    [elevated] erhöhtes Gelände
    [model] jemand
   *[back] der eigene hintere Einflussbereich
} auf { $at }
ninja-all-stars-ui-where = Auf dem Spielbrett: { $models }. Heilhaus: { $heal }. Trainingsplatz: { $train }.

ninja-all-stars-ui-deed = { $deed ->
    [activate] Aktivieren
    [step] Gehen
    [face] Drehen
    [attack] Angriff
    [shoot] Fernkampfangriff
    [search] Suchen
    [stealth] Heimlichkeit
    [run] Rennen
    [take] Medaille nehmen
    [haste] Hast
    [open] Öffnen
    [give] Übergeben
    [end] Fertig
    [pass] Passen
    [stay] Stehen lassen
    [lantern] Laterne
    [shrine] Schrein
    [deploy] Aufstellen
    [push] Schubsen
    [place] Platzieren
    [post] Wache aufstellen
    [pick] Beginnt
    [edge] Spielbrettkante
    [champion] Champion
    [messenger] Bote
    [rock] Stein
    [paper] Papier
    [scissors] Schere
    [mastery] Meisterschaft
    [ccm] Nahkampfmeister
    [nimble] Flink
    [affinity] Affinität
    [team] Würfelt für das Team
    [token] Neuwürfeln-Marker
    [lucky] Glück-Marker
    [curse] Fluch-Marker
    [protect] Schutz-Marker
    [herbs] Heilkräuter
    [draw] Karte ziehen
    [heal] Heilen
    [rest] Ausruhen
   *[result] Kampfresultat
}
ninja-all-stars-ui-deed-tip = { $deed ->
    [face] Dann dorthin tippen, wohin die Figur ausgerichtet sein soll
    [attack] Eine feindliche Figur davor
    [shoot] Eine feindliche Figur in Sichtlinie und Reichweite
    [search] Eine feindliche Figur in Heimlichkeit, nah genug und zu sehen
    [stealth] Keine feindliche Figur darf sie sehen, keine Laterne sie beleuchten
    [run] Noch eine Bewegung, als Aktion
    [take] Die Medaille, die hier liegt
    [haste] Ein Marker für eine Bewegung oder Aktion mehr
    [open] Eine Truhe davor
    [give] Die Medaille an einen eigenen Ninja daneben
    [end] Beendet diese Aktivierung
    [pass] Nichts mehr tun
    [stay] Sie bleibt, wo sie ist
    [lantern] Dann auf ein Feld tippen
    [shrine] Dann auf ein Feld tippen, oder neben einem neuwürfeln
    [draw] Eine Mondkarte auf die Hand
    [heal] Vom Heilhaus auf den Trainingsplatz
    [rest] Ein Ninja verliert alle Betäubungs-Marker
    [mastery] Einmal in der Runde Würfel neuwürfeln, die nicht das eigene Element zeigen
   *[other] Zum Auswählen tippen
}
ninja-all-stars-ui-window-tip = { $deed ->
    [token] Einen deiner Würfel neuwürfeln
    [nimble] Noch einmal ausweichen
    [ccm] Im Nahkampf einen eigenen Würfel neuwürfeln
    [lucky] Einmal alle ihre Würfel neuwürfeln
    [curse] Alle ihre Würfel neuwürfeln, der Fluch-Marker ist damit weg
    [mastery] Einmal in der Runde Würfel neuwürfeln, die nicht das eigene Element zeigen
    [shrine] Neben einem Schrein neuwürfeln
    [protect] Statt Verletzt nur Betäubt, statt Betäubt gar nichts
    [herbs] Ein eigener Ninja daneben wird an ihrer Stelle Betäubt
   *[other] {""}
}
ninja-all-stars-ui-time = Zeit für die Antwort
ninja-all-stars-ui-strong = { $card } +
ninja-all-stars-ui-pool = { $pool ->
    [att] Angriffswürfel
    [own] eigene Würfel
    [foe] Würfel der anderen Seite
   *[def] Verteidigungswürfel
}
ninja-all-stars-ui-hint-face = Tippe dorthin, wohin die Figur ausgerichtet sein soll, nicht auf sie selbst
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
    [test] { $model } würfelt eine Affinitätsprobe …
    [test-foe] Die andere Seite würfelt …
    [dice-att] Der Angreifer würfelt …
    [dice-def] Der Verteidiger würfelt …
    [reroll] Es wird neugewürfelt …
    [resist] { $model } widersteht vielleicht …
    [poison] Das Gift wirkt …
    [chest] Die Truhe geht auf …
    [over] Endstand { $scores }
    [janken] Stein, Papier oder Schere?
    [furnish] Laterne oder Schrein: tippe auf ein Feld
    [pick] Wer wählt eine Spielbrettkante und beginnt?
    [edge] Wähle eine Spielbrettkante
    [post] Wache: erst das Feld, dann die Ausrichtung
    [name] Wer ist dein Champion?
    [deploy] Aufstellen: tippe auf ein Feld deiner Zone
    [omen] Sternenkonstellation, wenn du sie hast; sonst passen
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
    [affinity] Mit welcher Affinität?
    [team] { $yours ->
        [yes] Wer würfelt für das Team?
       *[no] bestimmt, wer für das Team würfelt
    }
    [boost] Vor dem Wurf verstärken?
    [react] Etwas an den Würfeln ändern?
    [result] { $yours ->
        [yes] Wähle einen der übrigen Würfel
       *[no] wählt das Kampfresultat
    }
    [save] { $model } retten?
    [push] { $yours ->
        [yes] Schubse { $model } oder lass die Figur stehen
       *[no] darf { $model } schubsen
    }
    [place] { $yours ->
        [yes] Platziere { $model }: tippe auf ein Feld
       *[no] platziert { $model }
    }
    [face] { $yours ->
        [yes] Tippe dorthin, wohin { $model } ausgerichtet sein soll
       *[no] dreht { $model }
    }
    [heal] Wer verlässt das Heilhaus?
    [choice] Karte ziehen, heilen oder ausruhen
   *[reinforce] Verstärkungen: tippe auf ein Feld deiner Zone
}
ninja-all-stars-ui-attack = { $kind ->
    [shot] Fernkampfangriff
   *[attack] Angriff
}
ninja-all-stars-ui-test = { $why ->
    [dodge] Ausweichen
    [search] Suchen
    [open] Truhe öffnen
    [third-eye] Drittes Auge
    [hill] Affinitätsprobe für das gesamte Team
   *[use] Fähigkeit
}{ $element ->
    [none] {""}
   *[other] : einmal { $element } genügt
}
ninja-all-stars-ui-opposed = Vergleichende Affinitätsprobe: mehr { $element } als { $foe }
ninja-all-stars-ui-part = { $part ->
    [att] Angriff
    [def] Verteidigung
   *[own] Affinitätsprobe
} · { $count }
ninja-all-stars-ui-pool-words = { $part ->
    [att] Angriff
    [def] Verteidigung
   *[own] Affinitätsprobe
}, { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}: { $dice }
ninja-all-stars-ui-result = { $kind ->
    [shot] { $element ->
        [earth] Betäubt das Ziel
        [void] Verletzt das Ziel
        [air] Nichts, oder Windpfeile schubsen das Ziel
       *[other] Nichts geschieht
    }
   *[attack] { $element ->
        [spirit] Verletzt den Angreifer
        [water] Schubst den Angreifer bis zu 3, der Verteidiger kommt vor ihn
        [earth] Betäubt den Verteidiger
        [void] Verletzt den Verteidiger
        [fire] Betäubt den Angreifer und alle um ihn
       *[air] Der Angreifer schubst den Verteidiger bis zu 3
    }
}
ninja-all-stars-ui-pools = { $attack } : { $defence } Würfel
ninja-all-stars-ui-forecast = { $kind ->
    [injured] Verletzt
    [stunned] Betäubt
    [backfire] schlägt zurück
    [passed] gelingt
    [failed] misslingt
   *[other] nichts
}

ninja-all-stars-ui-moon = Der Mond steht in { $element }
ninja-all-stars-ui-no-moon = Der Mond ist noch nicht aufgegangen
ninja-all-stars-ui-moon-tip = Nach jeder Runde zieht der Mond eins weiter. Karten seines Elements sind stärker, Teams seines Elements haben einen Neuwürfeln-Marker.
ninja-all-stars-ui-challenge = { $challenge ->
    [brawl] Rauferei
    [hill] König des Hügels
    [search] Suche
    [infiltration] Infiltration
    [messenger] Fangt den Boten
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
ninja-all-stars-ui-df = Verteidigung
ninja-all-stars-ui-bow = Fernkampf
ninja-all-stars-ui-reserve = Neben dem Spielbrett
ninja-all-stars-ui-hand = { $count ->
    [one] Eine Mondkarte auf der Hand
   *[other] { $count } Mondkarten auf der Hand
}
ninja-all-stars-ui-matches = Mond passt
ninja-all-stars-ui-strip = { $element }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $board } auf dem Spielbrett, { $heal } im Heilhaus, { $train } auf dem Trainingsplatz, { $rerolls ->
    [0] {""}
   *[other] Neuwürfeln-Marker,{" "}
}{ $initiative ->
    [yes] Initiative,{" "}
   *[no] {""}
}{ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
ninja-all-stars-ui-dojo = { $place ->
    [train] Trainingsplatz
   *[heal] Heilhaus
}
ninja-all-stars-ui-keyword = { $keyword ->
    [mastery] Meisterschaft
    [close-combat-master] Nahkampfmeister
    [nimble] Flink
    [backstab] Hinterhalt
    [stealthy] Lautlos
    [engulf] Verschlingen
    [poison-arrows] Giftpfeile
    [wind-arrows] Windpfeile
    [fishermans-spear] Fischerspeer
    [poisoned-weapons] Vergiftete Waffen
    [soul-capture] Seelenfang
    [gust-of-heaven] Himmelsböe
    [healing-herbs] Heilkräuter
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
   *[lullaby] Schlaflied
}
ninja-all-stars-ui-keyword-tip = { $keyword ->
    [mastery] Einmal in der Runde: eigene Würfel neuwürfeln, die nicht das eigene Element zeigen.
    [close-combat-master] Im Nahkampf: einen eigenen Würfel neuwürfeln.
    [nimble] Beim Ausweichen neuwürfeln.
    [backstab] Beim Rückenangriff zwei Würfel mehr statt einem.
    [stealthy] Ein Fernkampfangriff beendet die Heimlichkeit nicht.
    [engulf] Bleibt ein Feuer übrig und wird etwas anderes gewählt, ist der Verteidiger Vergiftet.
    [poison-arrows] Zeigt der Fernkampfangriff einen Geist, ist das Ziel Vergiftet.
    [wind-arrows] Bei Fernkampfangriffen schubst Luft das Ziel bis zu 3.
    [fishermans-spear] Greift auch auf zwei Felder an.
    [poisoned-weapons] Ein Angriff, der weder Betäubt noch Verletzt, Vergiftet.
    [soul-capture] Ein Hast-Marker für jede angerechnete Verletzung.
    [gust-of-heaven] Sind nach einem Angriff alle feindlichen Figuren daneben Betäubt, darf sie bis zu 4 weit fliegen.
    [healing-herbs] Darf sich an Stelle eines eigenen Ninja daneben Betäuben lassen, der sonst Verletzt würde.
    [tiger-strike] In dieser Aktivierung drei Angriffswürfel mehr, in dieser Runde keine Verteidigungswürfel.
    [yama-fist] In dieser Aktivierung zwei Angriffswürfel mehr, in dieser Runde zwei weniger in der Verteidigung.
    [pounce] Bis zu 3 Felder, gleich welches Gelände, dann ein Angriff; danach Verlangsamt.
    [drown] Affinitätsprobe: alle feindlichen Figuren daneben sind Verlangsamt.
    [healing] Affinitätsprobe: ein eigener Ninja daneben verliert Betäubungs-, Fluch-, Gift- und Langsam-Marker.
    [volcano-pots] Affinitätsprobe: eine feindliche Figur in Sichtlinie bis 6 und alle neben ihr sind Betäubt.
    [undertow] Affinitätsprobe: ein eigener Ninja bis 4 wird daneben platziert.
    [wander-lust] Affinitätsprobe: eine feindliche Figur bis 6 wird bis zu 4 geschubst.
    [blessing] Affinitätsprobe: alle befreundeten Figuren daneben haben in dieser Runde einen Angriffswürfel mehr.
    [blood-frenzy] Affinitätsprobe: ein eigener Ninja bis 4 bekommt einen Hast-Marker.
   *[lullaby] Vergleichende Affinitätsprobe: eine feindliche Figur in Sichtlinie bis 4 ist Betäubt.
}
ninja-all-stars-ui-card-text = { $card ->
    [adrenaline] Würfle einen Würfel deines Angriffs neu.
    [banzai] Nach vier Schritten: zwei Angriffswürfel mehr.
    [igazani] Ein Luft-Würfel irgendeines Wurfs wird neugewürfelt.
    [fuzin] Ein Erde-Würfel irgendeines Wurfs wird neugewürfelt.
    [inazami] Ein Geist-Würfel irgendeines Wurfs wird neugewürfelt.
    [ameratsu] Ein Leere-Würfel irgendeines Wurfs wird neugewürfelt.
    [raizin] Ein Wasser-Würfel irgendeines Wurfs wird neugewürfelt.
    [suinij] Ein Feuer-Würfel irgendeines Wurfs wird neugewürfelt.
    [decoy] Zu Beginn: tausche mit einem eigenen Ninja bis 6.
    [vault] Der nächste Schritt auf ein erhöhtes Feld kostet 1.
    [darkest-night] Zu Beginn: Mondkraft.
    [smoke-bomb] Zu Beginn, ungesehen: Heimlichkeit.
    [incredible-luck] Mit weniger Würfeln: du wählst das Kampfresultat.
    [stellar-alignment] Zu Beginn der Runde: ein Würfel bestimmt den Mond.
    [third-eye] Zu Beginn: Affinitätsprobe, und eine feindliche Figur bis 4 verliert die Heimlichkeit.
    [fire-aura] Angriff ohne Unterstützung: zwei Würfel mehr.
    [pressure-point] Angriff oder Fernkampfangriff: ein Würfel mehr.
    [tumble] Nach einem Schritt hinab: 2 BP mehr.
    [ika-depths] Ein Verteidigungswürfel mehr.
    [mamoru] Mit weniger Würfeln: ein Verteidigungswürfel mehr.
    [rushing-river] Die nächste Bewegung hat 4 BP mehr.
   *[sidestep] Würfle ein misslungenes Ausweichen neu.
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
    [decoy] Mond: mit jeder Figur bis 8.
    [vault] Mond: und ein Angriffswürfel mehr.
    [darkest-night] Mond: noch ein eigener Ninja dazu.
    [smoke-bomb] Mond: auch wenn man gesehen wird.
    [incredible-luck] Mond: auch mit gleich vielen.
    [stellar-alignment] Mond: du nennst die Phase.
    [third-eye] Mond: ohne Affinitätsprobe.
    [fire-aura] Mond: drei Würfel mehr.
    [pressure-point] Mond: zwei Würfel mehr.
    [tumble] Mond: 4 BP mehr.
    [ika-depths] Mond: und Zäh in diesem Angriff.
    [mamoru] Mond: oder du wählst das Kampfresultat.
    [rushing-river] Mond: oder vor einem Angriff rennen.
   *[sidestep] Mond: oder das Ausweichen gelingt ohne Wurf.
}

ninja-all-stars-ui-setup-challenge = Herausforderung
ninja-all-stars-ui-challenge-about = { $challenge ->
    [brawl] Sechs Runden. Ein Punkt für jeden Verletzten feindlichen Ninja.
    [hill] Sieben Runden. Punkte für die meisten Ninja auf dem Hügel am Ende jeder Runde; wer gleichauf ist, würfelt um einen mehr.
    [search] Acht Runden. Sechs bewachte Truhen; bring die Medaillen heim.
    [infiltration] Sieben Runden. Schleich dich auf feindliche Zielfelder.
    [messenger] Sieben Runden. Dein Bote auf ein feindliches Zielfeld; neun Punkte gewinnen.
    [champion] Sechs Runden. Nur um die Champions geht es.
    [assassinate] Sechs Runden. Fünf Punkte für den feindlichen Chunin.
   *[medals] Sieben Runden. Fünf Medaillen heimbringen.
}
ninja-all-stars-ui-setup-board = Spielbrett
ninja-all-stars-ui-setup-place = { $board ->
    [village] Dorf
    [courtyard] Innenhof
   *[other] { $board }
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
ninja-all-stars-ui-team-own = Clan-Team
ninja-all-stars-ui-team-size = { $count } Ninja; höchstens { $most } Koban
ninja-all-stars-ui-koban = { $koban } Koban
ninja-all-stars-ui-class = { $class ->
    [chunin] Chunin
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
    [madoushi] Madoushi
   *[other] { $class }
}
ninja-all-stars-ui-hero = { $hero ->
    [none] Kein Held
    [komuso] Komuso, { $koban } Koban
   *[other] { $hero }, { $koban } Koban
}
ninja-all-stars-ui-hero-choice = Held von Team { $letter }
ninja-all-stars-ui-fewer = Einer weniger
ninja-all-stars-ui-more = Einer mehr
ninja-all-stars-ui-stat-points = Punkte
ninja-all-stars-ui-stat-attacks = Angriffe und Fernkampfangriffe
ninja-all-stars-ui-stat-injuries = Verletzte feindliche Ninja
ninja-all-stars-ui-stat-stuns = Selbst Betäubt
ninja-all-stars-ui-stat-tests = Affinitätsproben
ninja-all-stars-ui-stat-passed = … bestanden
ninja-all-stars-ui-stat-cards = Gespielte Karten
ninja-all-stars-ui-stat-spaces = Gegangene Felder
ninja-all-stars-ui-koban-over = { $koban } Koban: ein Clan-Team darf höchstens { $most } kosten
ninja-all-stars-ui-class-limits = Dieser Clan hat { $least } bis { $most } { $class ->
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
    [madoushi] Madoushi
   *[other] { $class }
}
ninja-all-stars-ui-dojo-all = Neben dem Spielbrett
ninja-all-stars-ui-bag = Beutel: { $count }
ninja-all-stars-ui-discard = Ablage: { $count }
