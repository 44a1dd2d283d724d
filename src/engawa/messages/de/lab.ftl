# Das Labor: Turniere, Leitern, Glück.

cli-lab = Spiele und Bots vermessen: Turniere mit doppelten Würfeln.
cli-lab-more = In einer Runde tauschen alle die Plätze, und jeder Platz behält seine Würfel; so hebt sich Glück auf. Alles folgt aus --seed, nur mit --seconds hängt es auch vom Rechner ab. Strg-C bricht ab und zeigt, was da ist.
cli-lab-duel = Zwei gegeneinander spielen lassen: Wie oft gewinnt der Erste?
cli-lab-ladder = Jede Stufe gegen die nächsttiefere und gegen feste Gegner spielen lassen und bewerten.
cli-lab-luck = Schätzen, wie viel vom Ergebnis der Platz und seine Würfel entscheiden.

cli-word-one = EINER
cli-word-other = GEGNER
cli-word-levels = STUFE,…
cli-word-seconds = S

cli-argument-one = wer spielt: { $contenders }
cli-argument-other = wer auf allen anderen Plätzen sitzt
cli-argument-lucky = der Erste: { $contenders }; ohne Angabe master
cli-argument-luckless = wer auf allen anderen Plätzen sitzt; ohne Angabe greedy
cli-option-lab-levels = die Stufen, von schwach nach stark ({ $levels })
cli-option-lab-pairs = wie viele Runden jede Paarung spielt: jeder Platz kommt einmal dran, zu zweit sind es also Paare (100)
cli-option-lab-nodes = Knoten oder Simulationen für einen Zug; ohne Angabe so viele, wie die Stufe hat
cli-option-lab-seconds = höchstens so viele Sekunden für einen Zug
cli-option-lab-seed = woraus alle Runden folgen (1)
cli-option-lab-opening = so viele Züge fallen zufällig, bevor es losgeht; ohne Angabe 2, wo ein Spiel keinen Zufall hat, sonst 0
cli-option-lab-jobs = in so vielen Prozessen; ohne Angabe einer je Prozessor
cli-option-lab-rows = jede Partie als Zeile JSON in dieser Datei behalten, und von dort weitermachen
cli-option-lab-write = den Bericht in diese Seite schreiben, an die Stelle des letzten seiner Art

lab-compiling = { $game }: wird übersetzt …
lab-playing = { $deals } Runden
lab-deals = { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
lab-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-step = { $value } ({ $low } … { $high })
lab-rating = { $value } ± { $reach }
lab-duel = { $one } gegen { $other }: { $score }, { $points } Punkte
lab-time = Sekunden für einen Zug: { $one } { NUMBER($first, minimumFractionDigits: 3, maximumFractionDigits: 3) }, { $other } { NUMBER($second, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
lab-level = Stufe
lab-below = gegen die Stufe darunter
lab-points = Abstand
lab-against = gegen { $name }
lab-elo = Elo
lab-measure = Maß
lab-value = Wert
lab-same = derselbe Platz gewinnt wieder
lab-decided = durch Platz und Würfel erklärt
lab-ceiling = Obergrenze
lab-interval = Die Bereiche stimmen in 95 von 100 Fällen; gezählt werden Runden.
lab-stopped = Nach { $done } von { $deals } Runden abgebrochen.
lab-not-written = { $where } bleibt, wie es war.
lab-written = { $where } hat den Bericht.
lab-no-row = { $where }: erwartet ist die Zeile eines Turniers, es kam etwas anderes
lab-expected-levels = zwei oder mehr Gegner, durch Kommas getrennt
lab-expected-seconds = Sekunden über 0 und bis { $most }
lab-alone = { $one } und { $other }: erwartet sind zwei verschiedene Gegner
