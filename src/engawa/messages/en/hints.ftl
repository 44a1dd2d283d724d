# Why a move is good or not: sentences about one move, whom they call "it".

hint-only = There is no other move.
hint-wins = { $case ->
    [now] It wins at once.
   *[later] { $moves ->
        [0] It wins by force.
        [1] It wins by force in this very turn.
       *[other] It wins by force in { $moves } turns of yours, this one included.
    }
}
hint-loses = { $case ->
    [all] Every move loses against best play{ $moves ->
        [0] .
        [1] ; after this one the other side needs one turn.
       *[other] ; after this one the other side needs { $moves } turns.
    }
   *[one] { $moves ->
        [0] It loses against best play.
        [1] It loses: the other side then wins with its next turn.
       *[other] It loses against best play: the other side wins in { $moves } of its turns.
    }
}
hint-draws = It leads to a draw by force.
hint-gap = { $case ->
    [clear] It is clearly the best: { $points } percentage points ahead of the next move.
    [best] It is { $points ->
        [1] one percentage point
       *[other] { $points } percentage points
    } ahead of the next move.
   *[other] It is { $points ->
        [1] one percentage point
       *[other] { $points } percentage points
    } behind the best move.
}
hint-level = { $case ->
    [best] The next move is about as good.
    [all] All of these are about as good as each other.
   *[other] It is about as good as the best move.
}
hint-plan = Then { $moves }.
hint-answer = The best answer is { $move }.

# What sets a move apart. A key names the message that tells of it when it happens.

hint-niwa-nearer = { $lines ->
    [one] { $figure } is then one line from the enemy base.
   *[other] { $figure } is then { $lines } lines from the enemy base.
}
hint-nueby-thrown = It throws a piece of { $seat } back to { $there }.
hint-nueby-came-home = It brings a piece home.
hint-nueby-entered = It brings a new piece into play.
hint-nueby-freely-entered = It brings a new piece into play.
hint-nueby-skipped = It saves a lap.
hint-nueby-cleared = It clears the blockade of { $seat } away.
hint-nueby-danger = { $rolls ->
    [0] After it nobody can throw you with the next roll.
    [one] One of { $all } rolls could throw you after it.
   *[other] { $rolls } of { $all } rolls could throw you after it.
}
hint-ninja-dice-beaten = { $case ->
    [unseen] It beats the house without a fight
   *[fought] It beats the house
}, for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
hint-ninja-dice-push = Throwing again brings { $push } coins on average{ $run ->
    [0] { "" }
   *[other] { " " }instead of { $run }
}{ $percent ->
    [0] , and cannot capture you.
   *[other] , and captures you with { $percent } %.
}
hint-ninja-dice-ran = { $coins ->
    [0] It ends the turn without a coin.
    [one] It makes sure of one coin.
   *[other] It makes sure of { $coins } coins.
}
hint-ninja-all-stars-took-medal = It takes a medal.
hint-ninja-all-stars-went-home = { $number ->
    [0] It brings the medal home.
   *[other] It brings { $model } to the goal.
}
hint-ninja-all-stars-scored = { $number ->
    [one] It scores a point for { $seat }.
   *[other] It scores { $number } points for { $seat }.
}
hint-ninja-all-stars-lost-stealth = After it { $model } is no longer in Stealth.
hint-ninja-all-stars-attacked = { $attack } dice attack, { $defence } defend.
hint-ninja-all-stars-shot = { $attack } dice shoot, { $defence } defend.
