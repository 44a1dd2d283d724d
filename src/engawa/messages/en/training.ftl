# Training: weights from self-play.

cli-lab-train = Let Nüby play against itself, and learn what positions are worth.

cli-word-folder = FOLDER

cli-option-train-games = how many games it learns from (10000)
cli-option-train-seed = from which the training follows (1)
cli-option-train-write = where the weights are written to; without it, here

train-playing = { $games } games
train-score = One move ahead against greedy: { $score } in { $deals } deals
train-written = { $where } has the weights.
train-expected-folder = a folder that can be written to
