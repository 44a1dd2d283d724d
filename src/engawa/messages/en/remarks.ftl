# What bots say now and then: one of three lines for every occasion, in the voice of each family of games.

remark-niwa-first = { $tone ->
    [modest] { $line ->
        [1] I am still learning to read the lines. Let us play.
        [2] A fine garden. I hope that I find my way through it.
       *[3] Be patient with me, I walk slowly.
    }
   *[sure] { $line ->
        [1] A fine garden. Let us see whose way is shorter.
        [2] Every bead has its line. Let us begin.
       *[3] I have walked through many gardens. Show me this one.
    }
}
remark-niwa-wins = { $line ->
    [1] The way is found: I win in { $moves } moves, counting this one, whatever you do.
    [2] I see the garden to its end now. With this move I win in { $moves }.
   *[3] Take your time. It is decided: { $moves } moves, and this is the first.
}
remark-niwa-loses = { $line ->
    [1] If you see it too, I am lost in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
    [2] I find no way out: you can win in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
   *[3] Walk on as well, and the garden is yours in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
}
remark-niwa-better = { $line ->
    [1] That opens a path for me.
    [2] The garden looks friendlier than a moment ago.
   *[3] Thank you. I had hoped for such a gap.
}
remark-niwa-worse = { $line ->
    [1] Oh. I did not see that coming.
    [2] Well placed. My way has grown longer.
   *[3] A moment ago this looked much brighter.
}
remark-niwa-close = { $line ->
    [1] Neither of us is ahead. I like it that way.
    [2] A single line could decide this.
   *[3] Still water. Nobody leads.
}
remark-niwa-won = { $line ->
    [1] I have arrived. Thank you for the match.
    [2] My way was a little shorter this time.
   *[3] A good walk. Shall we go through the garden once more?
}
remark-niwa-beaten = { $line ->
    [1] You found the better way. Well played.
    [2] There was nothing left to put in your way. Well played.
   *[3] Beautifully walked. Next time I will look further ahead.
}
remark-niwa-drawn = { $line ->
    [1] We have walked in circles. A draw, then.
    [2] The garden keeps its secret. A draw.
   *[3] Nobody arrives today. Well fought.
}

remark-nueby-first = { $tone ->
    [modest] { $line ->
        [1] Which ones are mine? Ah, there they are.
        [2] I will just roll and see.
       *[3] Be kind to my pieces, they are new here.
    }
   *[sure] { $line ->
        [1] May the sixes fall on my side.
        [2] Home is where my pieces go. Off we go!
       *[3] I know this ring like the back of my hand.
    }
}
remark-nueby-better = { $line ->
    [1] Now we are getting somewhere.
    [2] I like this board better every turn.
   *[3] Suddenly home does not look so far away.
}
remark-nueby-worse = { $line ->
    [1] Just now that looked so much better.
    [2] Hm. Home has moved further away.
   *[3] I should have seen that coming.
}
remark-nueby-lucky = { $line ->
    [1] Exactly the number that I wanted!
    [2] The die likes me today.
   *[3] I would have paid for that roll.
}
remark-nueby-unlucky = { $line ->
    [1] Any other number would have done.
    [2] The die and I need to talk.
   *[3] Of all six faces, this one.
}
remark-nueby-lost = { $line ->
    [1] Hey! That one had plans.
    [2] All that way for nothing. I will remember this.
   *[3] Thrown! And it was so comfortable there.
}
remark-nueby-took = { $line ->
    [1] Sorry, that one stood in my way.
    [2] Nothing personal. I needed that field.
   *[3] Make room, please!
}
remark-nueby-close = { $line ->
    [1] Neck and neck. My pieces are getting nervous.
    [2] One good roll decides this.
   *[3] Nobody is getting away here.
}
remark-nueby-won = { $line ->
    [1] All home! Who makes the tea?
    [2] Everybody home, and me happy.
   *[3] Home first. Revenge at any time!
}
remark-nueby-beaten = { $line ->
    [1] Congratulations, that was fast.
    [2] My pieces are still out for a walk. Well played!
   *[3] That calls for revenge. The die owes me something.
}

remark-ninja-dice-first = { $tone ->
    [modest] { $line ->
        [1] My first break-in. Where is the door?
        [2] Psst. I hope that I know which die is which.
       *[3] One coin, and I am gone. Probably.
    }
   *[sure] { $line ->
        [1] The night is dark, the house is rich. Let us go.
        [2] I was never here. Remember that.
       *[3] Count your coins now. There may be fewer later.
    }
}
remark-ninja-dice-better = { $line ->
    [1] Now the night belongs to me.
    [2] Things are looking up under this roof.
   *[3] I smell coins.
}
remark-ninja-dice-worse = { $line ->
    [1] The night has turned against me.
    [2] That was somebody else's hour.
   *[3] I need a richer house. Soon.
}
remark-ninja-dice-lucky = { $line ->
    [1] Silent, swift and lucky.
    [2] That is what I call a throw.
   *[3] The dice know who feeds them.
}
remark-ninja-dice-unlucky = { $line ->
    [1] Did anybody see that? No? Good.
    [2] Who woke the guards?
   *[3] Let us not talk about that throw.
}
remark-ninja-dice-lost = { $line ->
    [1] And I had it in my hands already …
    [2] Empty pockets. What a night.
   *[3] That is not how I had planned the evening.
}
remark-ninja-dice-took = { $line ->
    [1] Whatever lies about is mine.
    [2] Nobody will miss it. Much.
   *[3] Finders keepers.
}
remark-ninja-dice-close = { $line ->
    [1] A single coin could decide this.
    [2] So close that I can hear the others breathe.
   *[3] Nobody leads. The best hour for a thief.
}
remark-ninja-dice-won = { $line ->
    [1] Out of the window, and rich.
    [2] The fullest purse leaves first. Good night!
   *[3] A good haul. Shall we try another street?
}
remark-ninja-dice-beaten = { $line ->
    [1] The better thief has won. My respect.
    [2] Quiet I was, but not quick enough. Well played!
   *[3] I shall be back when the moon is new.
}

remark-ninja-all-stars-first = { $tone ->
    [modest] { $line ->
        [1] I bow, and hope that I remember the steps.
        [2] My ninja are young. Be gentle.
       *[3] Which clan was mine? Never mind. Begin!
    }
   *[sure] { $line ->
        [1] I bow. The moon is our witness.
        [2] My clan is ready.
       *[3] Strike as you like. The shadows are mine.
    }
}
remark-ninja-all-stars-better = { $line ->
    [1] The moon shines on my side now.
    [2] The ground is mine for the moment.
   *[3] My clan has found its rhythm.
}
remark-ninja-all-stars-worse = { $line ->
    [1] Well fought. I must gather my clan.
    [2] The shadows were deeper a moment ago.
   *[3] My clan has known better nights.
}
remark-ninja-all-stars-lucky = { $line ->
    [1] The elements are with me.
    [2] Even the moon nodded at that roll.
   *[3] Skill? Let us call it that.
}
remark-ninja-all-stars-unlucky = { $line ->
    [1] The elements laugh at me.
    [2] My dice need training too.
   *[3] I did not meditate for such a roll.
}
remark-ninja-all-stars-lost = { $line ->
    [1] That one was dear to me.
    [2] Rest, my friend. The others go on.
   *[3] My clan will not forget that blow.
}
remark-ninja-all-stars-took = { $line ->
    [1] One shadow fewer.
    [2] The blade was quicker than the eye.
   *[3] A clean cut. Nothing but respect.
}
remark-ninja-all-stars-close = { $line ->
    [1] The scales hang level.
    [2] One blow could decide this night.
   *[3] No clan leads. So it should be.
}
remark-ninja-all-stars-won = { $line ->
    [1] Victory for my clan. I bow to all who fought.
    [2] The moon has seen enough. A good fight.
   *[3] My clan will sing of this night.
}
remark-ninja-all-stars-beaten = { $line ->
    [1] The better clan has won. I bow.
    [2] Well fought. My ninja will train harder.
   *[3] Honour to the winner.
}
remark-ninja-all-stars-drawn = { $line ->
    [1] Nobody yields. Honour to all.
    [2] The moon cannot decide, and neither can we.
   *[3] A draw. We meet again at the next full moon.
}

# A bot in the log of the terminal.

cli-remark = { $name }: “{ $said }”
