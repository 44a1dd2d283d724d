# Üben: Gewichte aus Partien gegen sich selbst.

cli-lab-train = Nüby gegen sich selbst spielen lassen und lernen, was Stellungen wert sind.

cli-word-folder = ORDNER

cli-option-train-games = aus so vielen Partien wird gelernt (10000)
cli-option-train-seed = woraus das Training folgt (1)
cli-option-train-write = wohin die Gewichte kommen; ohne Angabe hierher

train-playing = { $games } Partien
train-score = Einen Zug voraus gegen greedy: { $score } in { $deals } Runden
train-written = { $where } hat die Gewichte.
train-expected-folder = einen Ordner, in den man schreiben darf
