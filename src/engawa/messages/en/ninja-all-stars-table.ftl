# Ninja All-Stars on the table: what the board, its panel, the dock, the log and the end screen say.

ninja-all-stars-ui-board = Board
ninja-all-stars-ui-panel = Moon, dice and cards
ninja-all-stars-ui-sheet = Fold or unfold the sheet
ninja-all-stars-ui-map = Map: tap to go there
ninja-all-stars-ui-back = Cancel
ninja-all-stars-ui-play = Play
ninja-all-stars-ui-fell = The dice show { $dice }.
ninja-all-stars-ui-quiet = { $deed ->
    [pass] { $name } passes.
    [end] { $name } ends the activation.
    [stay] { $name } leaves it where it is.
   *[other] { $name } has chosen.
}
ninja-all-stars-ui-deployed = Deployed: { $models }.
ninja-all-stars-ui-times = { $sentence } (× { $count })
ninja-all-stars-ui-next = Next ninja
ninja-all-stars-ui-sight = Lines of sight
ninja-all-stars-ui-sight-tip = Shows what the model in question sees, and its front and back zone
ninja-all-stars-ui-progress = Round { $round }
ninja-all-stars-ui-model = { $class ->
    [chunin] Chunin
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
    [madoushi] Madoushi
    [samurai] Samurai
    [hero] Hero
   *[other] Ninja
} { $id }
ninja-all-stars-ui-sentry = Sentry
ninja-all-stars-ui-token = { $token ->
    [stun] Stunned
    [poison] Poisoned
    [curse] Cursed
    [slow] Slowed
    [haste] Haste
    [luck] Lucky
    [protect] Protected
    [power] Moon Power
   *[delay] Delayed
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
ninja-all-stars-ui-mark = { $mark ->
    [stealth] in Stealth
    [medal] carries a medal
    [blessed] Blessed
    [bare] Tiger Strike
    [fist] Yama Fist
    [mastered] Mastery spent
   *[done] activated
}
ninja-all-stars-ui-token-tip = { $token ->
    [stun] Moves or acts in its next activation, not both; it does not assist. The third token Injures.
    [poison] At the end of its activation a die: Water Stuns, Spirit Injures.
    [curse] When it rolls, an enemy may have all its dice rerolled.
    [slow] Its next activation has half the movement.
    [haste] One more move or action in an activation.
    [luck] Its owner may reroll all its dice once.
    [protect] Injured becomes Stunned, Stunned becomes nothing, once.
    [power] Cannot be Stunned or Injured and walks through others, to the end of its activation.
   *[delay] Stays in the Healing House.
}
ninja-all-stars-ui-mark-tip = { $mark ->
    [stealth] Cannot be targeted by enemies; an attack out of Stealth has one more die.
    [medal] Cannot run or enter Stealth.
    [blessed] One more attack die until the end of the round.
    [bare] No defence dice until the end of the round.
    [fist] Two less for the defence until the end of the round.
    [mastered] Mastery comes back in the next round.
   *[done] Has been activated in this round.
}
ninja-all-stars-ui-terrain = { $terrain ->
    [rough] rough
    [foliage] foliage
    [elevated] elevated
    [wall] wall
   *[open] open ground
}
ninja-all-stars-ui-thing = { $thing ->
    [lanterns] lantern
    [shrines] shrine
    [chests] chest
    [medals] medal
   *[hill] hill
}
ninja-all-stars-ui-goal = goal at the edge of { $name }
ninja-all-stars-ui-way = { $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
ninja-all-stars-ui-facing = facing { $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
ninja-all-stars-ui-place = { $in ->
    [heal] Healing House
    [train] Training Ground
   *[board] { $at } · { $terrain ->
        [rough] rough
        [foliage] foliage
        [elevated] elevated
       *[open] open
    } · facing { $way ->
        [N] north
        [NE] north-east
        [E] east
        [SE] south-east
        [S] south
        [SW] south-west
        [W] west
       *[NW] north-west
    }
}
ninja-all-stars-ui-can = possible: { $deeds }
ninja-all-stars-ui-reach = { $dodges ->
    [0] { $cost } MP
   *[other] { $cost } MP, dodge with { $chance }
}
ninja-all-stars-ui-from-there = from there (injured / stunned): { $deeds }
ninja-all-stars-ui-odds = { $deed } ({ $attack }:{ $defence }) { $injured } / { $stunned }
ninja-all-stars-ui-trial = { $deed } { $chance }
ninja-all-stars-ui-open = Holds if nobody steps in. Still open – { $open }
ninja-all-stars-ui-hidden-hand = hand cards
ninja-all-stars-ui-blocked = not seen: { $why ->
    [wall] wall
    [foliage] foliage
    [elevated] elevated
    [model] somebody
   *[back] its own back
} on { $at }
ninja-all-stars-ui-where = On the board: { $models }. Healing House: { $heal }. Training Ground: { $train }.

ninja-all-stars-ui-deed = { $deed ->
    [activate] Activate
    [step] Step
    [face] Turn
    [attack] Attack
    [shoot] Shoot
    [search] Search
    [stealth] Hide
    [run] Run
    [take] Take medal
    [haste] Haste
    [open] Open
    [give] Hand over
    [end] Done
    [pass] Pass
    [stay] Leave it
    [lantern] Lantern
    [shrine] Shrine
    [deploy] Deploy
    [push] Push
    [place] Place
    [post] Post
    [pick] Begins
    [edge] Edge
    [champion] Champion
    [messenger] Messenger
    [rock] Rock
    [paper] Paper
    [scissors] Scissors
    [mastery] Mastery
    [ccm] Close Combat Master
    [affinity] Affinity
    [team] Tests for the team
    [nimble] Nimble
    [token] Reroll token
    [lucky] Lucky
    [curse] Curse
    [protect] Protect
    [herbs] Healing Herbs
    [draw] Draw a card
    [heal] Heal
    [rest] Rest
   *[result] Result
}
ninja-all-stars-ui-deed-tip = { $deed ->
    [face] Then tap the board where the model shall look
    [attack] An enemy in front
    [shoot] An enemy in sight and range
    [search] An enemy in Stealth, seen within 4
    [stealth] No enemy may see it, no lantern light it
    [run] One more movement, as the action
    [take] The medal that lies here
    [haste] A token for one more move or action
    [open] A chest in front
    [give] The medal to a friend beside
    [end] Ends this activation
    [pass] Nothing more in this window
    [stay] It stays where it is
    [lantern] Then tap a space
    [shrine] Then tap a space, or reroll beside one
    [draw] A moon card for the hand
    [heal] From the Healing House to the Training Ground
    [rest] All Stun tokens off one ninja
    [mastery] Reroll dice that do not show its element, once a round
   *[other] Tap to choose
}
ninja-all-stars-ui-window-tip = { $deed ->
    [token] Reroll one of your dice
    [nimble] Roll the dodge again
    [ccm] Reroll one own die in close combat
    [lucky] Roll all its dice again, once
    [curse] Roll all its dice again, and the curse is gone
    [mastery] Reroll dice that do not show its element, once a round
    [shrine] Roll again beside a shrine
    [protect] Injured becomes Stunned, Stunned becomes nothing
    [herbs] A friend beside it is Stunned in its place
   *[other] {""}
}
ninja-all-stars-ui-time = Time to answer
ninja-all-stars-ui-strong = { $card } +
ninja-all-stars-ui-pool = { $pool ->
    [att] attack dice
    [own] own dice
    [foe] dice of the other side
   *[def] defence dice
}
ninja-all-stars-ui-hint-face = Tap where the model shall look, not on itself
ninja-all-stars-ui-hint = { $phase ->
    [turn] Tap one of your ninja that has not been activated
    [result] Choose one of the dice that are left
    [react] Change the dice or pass
    [boost] Boost or pass
    [heal] Choose who leaves the Healing House
    [choice] Draw, heal or rest
   *[other] Choose below
}

ninja-all-stars-ui-status = { $phase ->
    [init] The janken is decided …
    [moon] The moon die rolls …
    [deal] A moon card is dealt …
    [test] { $model } rolls an affinity test …
    [test-foe] The other side rolls …
    [dice-att] The attacker rolls …
    [dice-def] The defender rolls …
    [reroll] Dice are rerolled …
    [resist] { $model } may resist …
    [poison] The poison takes effect …
    [chest] The chest opens …
    [over] Final score { $scores }
    [janken] Rock, paper or scissors?
    [furnish] A lantern or a shrine: tap a space
    [pick] Who chooses an edge and begins?
    [edge] Choose an edge
    [post] Post a sentry: tap a space, then where it looks
    [name] Name your champion: tap a ninja
    [deploy] Deploy a ninja: tap a space of your zone
    [omen] Stellar Alignment, if you have it; else pass
    [courier] Name your messenger: tap a ninja
    [turn] { $yours ->
        [yes] Tap a ninja to activate
       *[no] activates a ninja
    }
    [sentry] { $yours ->
        [yes] Tap a sentry to activate
       *[no] activates a sentry
    }
    [act] { $yours ->
        [yes] { $model }: { $move ->
            [0] { $act ->
                [0] turn or end
               *[1] an action, or end
            }
           *[1] { $act ->
                [0] move or end
               *[1] move, then an action
            }
        }
       *[no] acts with { $model }
    }
    [moving] { $yours ->
        [yes] { $model }: { $points } MP left, then turn
       *[no] moves { $model }
    }
    [dodge] Sidestep without a roll?
    [affinity] With which affinity?
    [team] { $yours ->
        [yes] Who tests for the team?
       *[no] says who tests for the team
    }
    [boost] Boost before the dice roll?
    [react] Change the dice?
    [result] { $yours ->
        [yes] Choose one of the dice left
       *[no] chooses the result
    }
    [save] Save { $model }?
    [push] { $yours ->
        [yes] Push { $model }, or leave it
       *[no] may push { $model }
    }
    [place] { $yours ->
        [yes] Place { $model }: tap a space
       *[no] places { $model }
    }
    [face] { $yours ->
        [yes] Tap where { $model } shall look
       *[no] turns { $model }
    }
    [heal] Who leaves the Healing House?
    [choice] Draw, heal one more, or rest
   *[reinforce] Reinforcements: tap a space of your zone
}
ninja-all-stars-ui-attack = { $kind ->
    [shot] Ranged attack
   *[attack] Attack
}
ninja-all-stars-ui-test = { $why ->
    [dodge] Dodge
    [search] Search
    [open] Opening a chest
    [third-eye] Third Eye
    [hill] Team test
   *[use] Ability
}{ $element ->
    [none] {""}
   *[other] : one { $element } is enough
}
ninja-all-stars-ui-opposed = Opposed affinity test: more { $element } than { $foe }
ninja-all-stars-ui-part = { $part ->
    [att] attack
    [def] defence
   *[own] test
} · { $count }
ninja-all-stars-ui-pool-words = { $part ->
    [att] Attack
    [def] Defence
   *[own] Test
}, { $count ->
    [one] one die
   *[other] { $count } dice
}: { $dice }
ninja-all-stars-ui-result = { $kind ->
    [shot] { $element ->
        [earth] Stuns the target
        [void] Injures the target
        [air] Nothing, or Wind Arrows push the target
       *[other] Nothing happens
    }
   *[attack] { $element ->
        [spirit] Injures the attacker
        [water] Pushes the attacker up to 3, the defender is placed before it
        [earth] Stuns the defender
        [void] Injures the defender
        [fire] Stuns the attacker and all around it
       *[air] The attacker pushes the defender up to 3
    }
}
ninja-all-stars-ui-pools = { $attack } : { $defence } dice
ninja-all-stars-ui-forecast = { $kind ->
    [injured] injured
    [stunned] stunned
    [backfire] backfires
    [passed] succeeds
    [failed] fails
   *[other] nothing
}

ninja-all-stars-ui-moon = The moon is in { $element }
ninja-all-stars-ui-no-moon = The moon has not risen
ninja-all-stars-ui-moon-tip = The moon moves one on after each round. Cards of its element are stronger; teams of its element have a reroll token.
ninja-all-stars-ui-challenge = { $challenge ->
    [brawl] Brawl
    [hill] King of the Hill
    [search] Search
    [infiltration] Infiltration
    [messenger] Intercept the Messenger
    [champion] Champion
    [assassinate] Assassinate
   *[medals] Medal Rush
}
ninja-all-stars-ui-rounds = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
ninja-all-stars-ui-mv = Move
ninja-all-stars-ui-at = Attack
ninja-all-stars-ui-df = Defence
ninja-all-stars-ui-bow = Bow
ninja-all-stars-ui-reserve = Beside the board
ninja-all-stars-ui-hand = { $count ->
    [one] One moon card in hand
   *[other] { $count } moon cards in hand
}
ninja-all-stars-ui-matches = moon matches
ninja-all-stars-ui-strip = { $element }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $board } on the board, { $heal } healing, { $train } training, { $rerolls ->
    [0] {""}
   *[other] reroll token,{" "}
}{ $initiative ->
    [yes] initiative,{" "}
   *[no] {""}
}{ $points ->
    [one] one point
   *[other] { $points } points
}
ninja-all-stars-ui-dojo = { $place ->
    [train] Training
   *[heal] Healing
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
    [blessing] Blessing of the Tengu
    [blood-frenzy] Blood Frenzy
   *[lullaby] Lullaby
}
ninja-all-stars-ui-keyword-tip = { $keyword ->
    [mastery] Once a round: reroll any own dice that do not show the own element.
    [close-combat-master] In close combat: reroll one own die.
    [nimble] Reroll a dodge.
    [backstab] A back strike gives two dice instead of one.
    [stealthy] Shoots without leaving Stealth.
    [engulf] A Fire die left and another result chosen: the defender is Poisoned.
    [poison-arrows] A Spirit in the shot's dice poisons the target.
    [wind-arrows] In shots, Air pushes the target up to 3.
    [fishermans-spear] Attacks at distance 2 as well.
    [poisoned-weapons] An attack that neither stuns nor injures poisons.
    [soul-capture] A Haste token for every enemy it injures.
    [gust-of-heaven] After an attack, if every enemy beside it is Stunned: may fly up to 4.
    [healing-herbs] May be Stunned in place of a friend beside it that would be Injured.
    [tiger-strike] Three more attack dice in this activation, no defence dice in this round.
    [yama-fist] Two more attack dice in this activation, two less for the defence in this round.
    [pounce] Up to 3 spaces, then an attack; Slowed after it.
    [drown] Test: every enemy beside it is Slowed.
    [healing] Test: a friend beside it loses Stun, Curse, Poison and Slow.
    [volcano-pots] Test: an enemy seen within 6 and all beside it are Stunned.
    [undertow] Test: a friend within 4 is placed beside it.
    [wander-lust] Test: an enemy within 6 is pushed up to 4.
    [blessing] Test: every friend beside it has one more attack die in this round.
    [blood-frenzy] Test: a friend within 4 gets a Haste token.
   *[lullaby] Opposed affinity test: an enemy in sight up to 4 is Stunned.
}
ninja-all-stars-ui-card-text = { $card ->
    [adrenaline] Reroll one die of your attack.
    [banzai] After four steps: two more attack dice.
    [igazani] Reroll an Air die of any roll.
    [fuzin] Reroll an Earth die of any roll.
    [inazami] Reroll a Spirit die of any roll.
    [ameratsu] Reroll a Void die of any roll.
    [raizin] Reroll a Water die of any roll.
    [suinij] Reroll a Fire die of any roll.
    [decoy] At the start: swap places with an own ninja within 6.
    [vault] The next step up to an elevated space costs 1.
    [darkest-night] At the start: Moon Power.
    [smoke-bomb] At the start, unseen: Stealth.
    [incredible-luck] With the smaller pool: you choose the result.
    [stellar-alignment] At the start of a round: a die sets the moon.
    [third-eye] At the start: test, and an enemy within 4 loses Stealth.
    [fire-aura] Attack without assist: two more dice.
    [pressure-point] Attack or shot: one more die.
    [tumble] After a step down: 2 MP more.
    [ika-depths] One more defence die.
    [mamoru] With the smaller pool: one more defence die.
    [rushing-river] The next movement has 4 MP more.
   *[sidestep] Reroll a failed dodge.
}
ninja-all-stars-ui-card-moon = { $card ->
    [adrenaline] Moon: or all of them.
    [banzai] Moon: without the steps.
    [igazani] Moon: or one more Earth die in your combat.
    [fuzin] Moon: or one more Air die in your combat.
    [inazami] Moon: or one more Void die in your combat.
    [ameratsu] Moon: or one more Spirit die in your combat.
    [raizin] Moon: or one more Fire die in your combat.
    [suinij] Moon: or one more Water die in your combat.
    [decoy] Moon: with any model within 8.
    [vault] Moon: and one more attack die.
    [darkest-night] Moon: another own ninja too.
    [smoke-bomb] Moon: even if seen.
    [incredible-luck] Moon: also with equal pools.
    [stellar-alignment] Moon: you name the phase.
    [third-eye] Moon: without a test.
    [fire-aura] Moon: three more dice.
    [pressure-point] Moon: two more dice.
    [tumble] Moon: 4 MP more.
    [ika-depths] Moon: and it may resist.
    [mamoru] Moon: or you choose the result.
    [rushing-river] Moon: or run before an attack.
   *[sidestep] Moon: or the dodge succeeds without a roll.
}

ninja-all-stars-ui-setup-challenge = Challenge
ninja-all-stars-ui-challenge-about = { $challenge ->
    [brawl] Six rounds. A point for each enemy injured.
    [hill] Seven rounds. Points for most ninja on the hill at the end of each.
    [search] Eight rounds. Six chests, guarded; bring the medals home.
    [infiltration] Seven rounds. Sneak onto the enemy's goals.
    [messenger] Seven rounds. Your messenger to the enemy's goal; nine points win.
    [champion] Six rounds. Only champions score.
    [assassinate] Six rounds. Five points for the enemy chunin.
   *[medals] Seven rounds. Five medals to bring home.
}
ninja-all-stars-ui-setup-board = Board
ninja-all-stars-ui-setup-place = { $board ->
    [village] Village
    [courtyard] Courtyard
   *[other] { $board }
}
ninja-all-stars-ui-setup-setup = Set-up
ninja-all-stars-ui-setup-how = { $setup ->
    [quick] Quick: all is laid out
   *[full] Full: you place everything
}
ninja-all-stars-ui-setup-janken = Initiative
ninja-all-stars-ui-setup-by = { $janken ->
    [dice] By chance
   *[play] Rock, paper, scissors
}
ninja-all-stars-ui-setup-handicap = Handicap
ninja-all-stars-ui-setup-handicap-hint = One more card for every four Koban below the dearest team
ninja-all-stars-ui-team = Team { $letter }
ninja-all-stars-ui-team-element = Element of team { $letter }
ninja-all-stars-ui-team-own = Own team
ninja-all-stars-ui-team-size = { $count } ninja; at most { $most } Koban
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
    [none] No hero
    [komuso] Komuso, { $koban } Koban
   *[other] { $hero }, { $koban } Koban
}
ninja-all-stars-ui-hero-choice = Hero of team { $letter }
ninja-all-stars-ui-fewer = One fewer
ninja-all-stars-ui-more = One more
ninja-all-stars-ui-stat-points = Points
ninja-all-stars-ui-stat-attacks = Attacks and shots
ninja-all-stars-ui-stat-injuries = Injured enemies
ninja-all-stars-ui-stat-stuns = Stunned oneself
ninja-all-stars-ui-stat-tests = Tests
ninja-all-stars-ui-stat-passed = … passed
ninja-all-stars-ui-stat-cards = Cards played
ninja-all-stars-ui-stat-spaces = Spaces walked
ninja-all-stars-ui-koban-over = { $koban } Koban: a team may cost { $most } at most
ninja-all-stars-ui-class-limits = This clan has { $least } to { $most } { $class ->
    [kaiken] kaiken
    [yajiri] yajiri
    [kunoichi] kunoichi
    [madoushi] madoushi
   *[other] { $class }
}
ninja-all-stars-ui-dojo-all = Beside the board
ninja-all-stars-ui-bag = Bag: { $count }
ninja-all-stars-ui-discard = Discard pile: { $count }
