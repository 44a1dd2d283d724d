# Ninja All-Stars: why a move is refused, what happens, what is wrong with a position, an option or an edition.

ninja-all-stars-NS-N1 = no move is written like this
ninja-all-stars-out-of-place = { $phase ->
    [init] chance decides who has won the janken
    [moon] the die decides the phase of the moon
    [deal] a moon card is dealt first
    [test] the three dice of the affinity test are rolled first
    [test-foe] the three dice of the other side are rolled first
    [dice-att] the attacker's dice are rolled first
    [dice-def] the defender's dice are rolled first
    [reroll] the dice are rerolled first
    [resist] the die of the Resilient is rolled first
    [poison] the die of the poison is rolled first
    [chest] first it turns out what is in the chest
    [janken] { $seat } chooses 'rock', 'paper' or 'scissors' now
    [furnish] { $seat } puts a lantern or a shrine on the board now, such as 'lantern l5'
    [pick] { $seat } names the seat that begins now, such as 'pick B'
    [edge] { $seat } chooses an edge now, such as 'edge N'
    [post] { $seat } posts a sentry now, such as 'post i6 N'
    [name] { $seat } names a champion now, such as 'champion A1'
    [deploy] { $seat } deploys a ninja now, such as 'deploy A1 j2'
    [omen] { $seat } plays Stellar Alignment now, if in hand, or 'pass'
    [courier] { $seat } names a messenger now, such as 'messenger A7'
    [turn] { $seat } activates a model now, such as 'activate A3'
    [act] this is not among what an active model can do
    [dodge] { $seat } may play 'card sidestep+' now, or 'pass'
    [affinity] { $seat } names an affinity now, such as 'affinity earth'
    [team] { $seat } says who tests for the team, such as 'team A3'
    [boost] before the dice roll { $seat } may only boost, or 'pass'
    [react] { $seat } may do something about the dice now, or 'pass'
    [result] { $seat } chooses a die now, such as 'result void'
    [save] { $seat } may ward off the harm now, or 'pass'
    [push] { $seat } says where the model is pushed, or 'stay'
    [place] { $seat } says where the model is placed
    [face] { $seat } sets the facing now, such as 'face N'
    [heal] { $seat } heals a ninja now, such as 'heal A4'
    [choice] { $seat } chooses between 'draw', 'heal' and 'rest' now
    [reinforce] { $seat } deploys a reinforcement now, such as 'deploy A4 f1'
   *[over] the game is over
}
ninja-all-stars-NS-U8 = { $seat } has no Protect token on this ninja
ninja-all-stars-NS-K22 = { $model } cannot take the harm: it needs Healing Herbs, a place next to the victim and no Moon Power
ninja-all-stars-NS-U11 = against this there is nothing of the kind
ninja-all-stars-NS-A2 = { $case ->
    [off] { $model } is not on the board
    [sentry] the ninja come before the sentries
   *[other-seat] { $model } belongs to { $owner }
}
ninja-all-stars-NS-A3 = ninja are activated first and sentries after them: { $model } is not next
ninja-all-stars-NS-A13 = { $model } has been activated this round
ninja-all-stars-NS-A5 = { $active } has begun to act, and this belongs to the start of an activation
ninja-all-stars-NS-A6 = { $active } has no Haste token
ninja-all-stars-NS-U5 = { $active } has spent a Haste token in this activation
ninja-all-stars-NS-A7 = { $active } has nothing left in this activation to pay for it
ninja-all-stars-NS-A8 = the free turn comes once, before an action, for a model that has not moved, and to a new facing
ninja-all-stars-NS-A9 = a movement is under way; it ends with 'face' and a direction
ninja-all-stars-NS-A10 = a movement is under way; it ends with 'face' and a direction
ninja-all-stars-NS-O2 = a sentry moves, then attacks or searches, and nothing else
ninja-all-stars-NS-K14 = after a pounce there is only its attack, or 'end'
ninja-all-stars-NS-M2 = { $case ->
    [far] { $space } is not next to { $active }
    [blocked] nobody enters { $space }: a wall, lantern, shrine or chest is there
    [occupied] { $other } stands on { $space }
   *[points] { $space } costs { $cost }, and { $points } movement points are left
}
ninja-all-stars-NS-M4 = carriers and sentries do not run
ninja-all-stars-NS-M11 = { $case ->
    [step] from { $space } { $active } could not get to a space without another model
   *[end] no movement ends on the space of another model
}
ninja-all-stars-NS-O3 = { $active } stays near what it guards, or comes nearer
ninja-all-stars-NS-M13 = { $model } cannot be pushed to { $space }
ninja-all-stars-NS-K19 = Gust of Heaven leads to a free space within reach, and { $space } is none
ninja-all-stars-NS-M14 = { $model } cannot be placed on { $space }
# What is in the way of the line from centre to centre, and where.
ninja-all-stars-in-the-way = { $why ->
    [wall] a wall on { $at } is in the way
    [foliage] foliage on { $at } is in the way
    [elevated] the elevated space { $at } is in the way
    [model] { $other } on { $at } is in the way
   *[back] { $at } is in its own back zone
}
ninja-all-stars-NS-C1 = { $case ->
    [off] { $model } is not on the board
    [friend] { $model } is a friend of { $active }
    [sight] { $active } does not see { $model }: { ninja-all-stars-in-the-way }
   *[front] { $model } is not in the front zone of { $active }
}
ninja-all-stars-NS-R1 = { $case ->
    [off] { $model } is not on the board
    [friend] { $model } is a friend of { $active }
    [far] { $model } is { $distance } spaces away, and the shot reaches { $range }
   *[sight] { $active } does not see { $model }: { ninja-all-stars-in-the-way }
}
ninja-all-stars-NS-H2 = { $model } is in Stealth
ninja-all-stars-NS-O4 = { $active } leaves the ninja of its controller alone
ninja-all-stars-NS-C12 = no die of that element is left
ninja-all-stars-NS-K26 = { $case ->
    [spent] { $active } has used { $ability } in this activation
   *[target] { $ability } names no target
}
ninja-all-stars-no-ability = { $model } does not have { $ability }
ninja-all-stars-NS-C6 = this is for an attack, before the dice roll
ninja-all-stars-NS-K13 = Tiger Strike is for its owner's attack, not for shots
ninja-all-stars-NS-K16 = Yama Fist is for its owner's attack, not for shots
ninja-all-stars-NS-K8 = Drown needs an enemy in the influence zone of { $active }
ninja-all-stars-NS-K9 = Healing is for an own ninja next to { $active } that has a Stun, Curse, Poison or Slow token
ninja-all-stars-NS-K20 = { $case ->
    [sight] { $active } does not see { $model }: { ninja-all-stars-in-the-way }
   *[other] Volcano Pots need an enemy in sight and within reach that is not in Stealth
}
ninja-all-stars-NS-K21 = Undertow is for another own ninja within reach
ninja-all-stars-NS-K23 = Wander Lust is for an enemy within reach that is not in Stealth
ninja-all-stars-NS-K24 = Blessing of the Tengu needs a friend in the influence zone of { $active }
ninja-all-stars-NS-K25 = Blood Frenzy is for another own ninja within reach
ninja-all-stars-NS-K27 = { $case ->
    [sight] { $active } does not see { $model }: { ninja-all-stars-in-the-way }
   *[other] Lullaby is for an enemy in sight and within reach that is not in Stealth
}
ninja-all-stars-NS-P5 = only Stellar Alignment is played now
ninja-all-stars-NS-M8 = only 'card sidestep+' is played now
ninja-all-stars-NS-P6 = { $case ->
    [hand] { $seat } does not hold { $card }
   *[phase] { $card } is not played at this moment
}
ninja-all-stars-NS-P7 = { $seat } has played { $card } already, and only one of a name
ninja-all-stars-NS-P8 = the stronger text of { $card } needs a moon that matches, and a card that has it to choose
ninja-all-stars-NS-P9 = { $case ->
    [adrenaline] Adrenaline rerolls a fresh die of the own attack pool: 'card adrenaline F'
    [banzai] Banzai! is for the own attack after at least four steps
    [decoy] Decoy swaps with another own ninja within reach; while the moon matches with any model but an enemy in Stealth
    [vault] Vault needs a free height next to a model below it, and something left to move with, but no pounce
    [darkest-night] Darkest Night is for an active ninja without Moon Power; with '+' another own ninja on the board is named
    [smoke-bomb] Smoke Bomb is for a ninja not in Stealth, without a medal, out of the light and unseen
    [incredible-luck] Incredible Luck is for the smaller pool
    [stellar-alignment] Stellar Alignment rolls a die; while the moon is in Spirit it names the phase: 'card stellar-alignment fire'
    [third-eye] Third Eye is for an enemy in Stealth within reach
    [fire-aura] Fire Aura is for the own attack without an assist
    [pressure-point] Pressure Point is for the own attack or shot
    [tumble] Tumble follows a step down from a height, not in a pounce
    [ika-depths] Ika's Depths is for the defence of an own ninja
    [mamoru] Mamoru is for the smaller defence pool
    [rushing-river] Rushing River is for a movement that can still begin, or a run without a step; with '+' for who can act and carries nothing
    [sidestep] Sidestep is for an own dodge
   *[other] { $card } rerolls a die that shows the opposite of its element; with '+' it adds one to the own pool in a combat
}
ninja-all-stars-NS-T5 = no such die can be rerolled: each only once
ninja-all-stars-NS-T6 = this is not among what can be done about the dice
ninja-all-stars-NS-T7 = who rolls the affinity test wants it to pass, the others want it to fail; not the other way round
ninja-all-stars-NS-T3 = that is no affinity of { $active }
ninja-all-stars-NS-T13 = { $model } is no ninja of { $seat } on the board
ninja-all-stars-NS-K1 = { $case ->
    [dice] Mastery rerolls one to eight fresh dice that show no affinity of the model, or all of them
   *[model] Mastery is for a rolling ninja that has it, once a round
}
ninja-all-stars-NS-K2 = Close Combat Master rerolls one die of a roll in close combat, for who has it
ninja-all-stars-NS-K3 = Nimble is for the dodge of a model that has it
ninja-all-stars-NS-G9 = a shrine helps in the test of an own ninja next to it
ninja-all-stars-NS-P4 = a reroll token is needed, and a roll of an own ninja of the moon's element
ninja-all-stars-NS-U4 = no own ninja with a Lucky token rolls
ninja-all-stars-NS-U2 = no enemy with a Curse token rolls there
ninja-all-stars-NS-C4 = after Tiger Strike the defence has no dice
ninja-all-stars-NS-H6 = { $case ->
    [off] { $model } is not on the board
    [friend] { $model } is a friend of { $active }
    [open] { $model } is not in Stealth
    [far] { $model } is too far away
   *[sight] { $active } does not see { $model }: { ninja-all-stars-in-the-way }
}
ninja-all-stars-NS-H1 = { $case ->
    [hidden] { $active } is in Stealth already
    [carrier] { $active } carries a medal
    [light] { $active } stands in the light of a lantern
   *[seen] { $other } sees { $active }
}
ninja-all-stars-NS-O11 = no closed chest is on { $space } in front of { $active }
ninja-all-stars-NS-O6 = no loose medal is here, or { $active } carries one
ninja-all-stars-NS-O9 = a medal is given to an own ninja next to its carrier that has none; a messenger keeps it
ninja-all-stars-NS-S4 = none of these is left
ninja-all-stars-NS-S5 = { $space } is no place for it: it stands two or more spaces away from all deployment zones, and not on a wall, lantern, shrine, chest, medal, goal or the hill
ninja-all-stars-NS-S6 = more lanterns must stand before anybody passes
ninja-all-stars-NS-S7 = such a seat does not take part
ninja-all-stars-NS-S8 = this edge is taken
ninja-all-stars-NS-S10 = { $space } is not free, in a deployment zone, or farther than need be from what the sentry guards
ninja-all-stars-NS-S11 = { $model } is no ninja of { $seat }
ninja-all-stars-NS-S12 = { $case ->
    [who] { $model } is no ninja of { $seat } in the Training Ground
    [zone] { $space } is not in the deployment zone of { $seat }
    [occupied] { $space } is not free
   *[leader] the champion, or the leader to be assassinated, must be deployed first
}
ninja-all-stars-NS-V14 = { $model } is no ninja of { $seat } on the board that can be a messenger
ninja-all-stars-NS-Y3 = { $model } is no ninja of { $seat } in the Healing House
ninja-all-stars-NS-U9 = { $model } is Delayed and stays in the Healing House
ninja-all-stars-NS-Y5 = that is not possible: resting needs an own ninja on the board with a Stun token, healing one in the Healing House, drawing a card in bag or discard pile

ninja-all-stars-seat = { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
ninja-all-stars-element = { $element ->
    [spirit] Spirit
    [water] Water
    [earth] Earth
    [void] Void
    [fire] Fire
   *[air] Air
}
ninja-all-stars-card = { $card ->
    [adrenaline] Adrenaline
    [banzai] Banzai!
    [igazani] Igazani's Bounty
    [decoy] Decoy
    [fuzin] Fuzin's Breath
    [vault] Vault
    [darkest-night] Darkest Night
    [inazami] Inazami's Embrace
    [smoke-bomb] Smoke Bomb
    [ameratsu] Ameratsu's Gaze
    [incredible-luck] Incredible Luck
    [stellar-alignment] Stellar Alignment
    [third-eye] Third Eye
    [fire-aura] Fire Aura
    [pressure-point] Pressure Point
    [raizin] Raizin's Spark
    [tumble] Tumble
    [ika-depths] Ika's Depths
    [mamoru] Mamoru
    [rushing-river] Rushing River
    [sidestep] Sidestep
   *[suinij] Suinij's Depths
}
ninja-all-stars-ability = { $ability ->
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
    [lullaby] Lullaby
   *[other] such ability
}
ninja-all-stars-status = { $case ->
    [init] Chance decides the janken.
    [moon] The die decides the moon.
    [deal] A moon card is dealt.
    [test] { $active } rolls an affinity test.
    [test-foe] { $model } answers with an affinity test.
    [dice-att] The attacker's dice are rolled.
    [dice-def] The defender's dice are rolled.
    [reroll] Dice are rerolled.
    [resist] { $model } resists.
    [poison] The poison in { $active } takes effect.
    [chest] { $active } looks into the chest.
    [janken] { $seat } chooses rock, paper or scissors.
    [furnish] { $seat } puts up a lantern or a shrine.
    [pick] { $seat } names the seat that begins.
    [edge] { $seat } chooses an edge.
    [post] { $seat } posts the sentry { $model }.
    [name] { $seat } names a champion.
    [deploy] { $seat } deploys a ninja.
    [omen] { $seat } is asked for an omen.
    [courier] { $seat } names a messenger.
    [turn] { $seat } activates a ninja.
    [sentry] { $seat } activates a sentry.
    [act] { $seat } acts with { $active }.
    [moving] { $seat } moves { $active }, { $points ->
        [one] one movement point
       *[other] { $points } movement points
    } left.
    [dodge] { $seat } may sidestep.
    [affinity] { $seat } names an affinity.
    [team] { $seat } says who tests for the team.
    [boost] { $seat } may boost before the dice roll.
    [react] { $test ->
        [true] { $seat } may do something about the affinity test.
       *[false] { $seat } may do something about the dice.
    }
    [result] { $seat } chooses the combat result.
    [save] { $seat } may save { $model }.
    [push] { $seat } may push { $model }.
    [place] { $seat } places { $model }.
    [face] { $seat } turns { $model }.
    [heal] { $seat } moves a ninja from the Healing House to the Training Ground.
    [choice] { $seat } draws a card, heals or rests.
   *[reinforce] { $seat } deploys a reinforcement.
}
ninja-all-stars-ended = { $case ->
    [draw] The game ends in a draw, all have { $points }.
    [shared] { $seat } and others share the win with { $points }.
   *[won] { $seat } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
}

ninja-all-stars-janken-tied = Janken: a tie.
ninja-all-stars-janken-won = { $purpose ->
    [edge] { $seat } wins the janken and chooses an edge.
   *[other] { $seat } wins the janken and has the initiative.
}
ninja-all-stars-showed = { $seat } shows { $shape ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}.
ninja-all-stars-moon-rose = The moon is in { $element }.
ninja-all-stars-moon-moved = The moon moves on to { $element }.
ninja-all-stars-dealt = { $seat } is dealt a moon card.
ninja-all-stars-laid-lantern = { $seat } puts a lantern on { $space }.
ninja-all-stars-laid-shrine = { $seat } puts a shrine on { $space }.
ninja-all-stars-picked = { $seat } lets { $named } begin.
ninja-all-stars-took-edge = { $seat } takes edge { $edge }.
ninja-all-stars-posted = { $model } is posted on { $space }.
ninja-all-stars-named-champion = { $model } is champion.
ninja-all-stars-deployed = { $model } is deployed on { $space }.
ninja-all-stars-round-began = Round { $number } begins, the moon is in { $element }, { $seat } has the initiative.
ninja-all-stars-named-messenger = { $model } carries the message.
ninja-all-stars-activated = { $seat } activates { $model }.
ninja-all-stars-stepped = { $model } goes from { $space } to { $to }.
ninja-all-stars-turned = { $model } faces { $way }.
ninja-all-stars-took-medal = { $model } takes the medal on { $space }.
ninja-all-stars-ran = { $model } runs.
ninja-all-stars-attacked = { $model } attacks { $other }: { $attack } against { $defence } dice.
ninja-all-stars-shot = { $model } makes a ranged attack on { $other }: { $attack } against { $defence } dice.
ninja-all-stars-searched = { $model } searches for { $other }.
ninja-all-stars-hid = { $model } is in Stealth.
ninja-all-stars-opened = { $model } tries to open the chest on { $space }.
ninja-all-stars-gave = { $model } gives the medal to { $other }.
ninja-all-stars-hastened = { $model } spends a Haste token.
ninja-all-stars-played-card = { $seat } plays { $card }.
ninja-all-stars-used = { $nobody ->
    [true] { $model } uses { $ability }.
   *[false] { $model } uses { $ability } on { $other }.
}
ninja-all-stars-tested = { $model } tests { $element }: { $dice }.
ninja-all-stars-passed-test = { $why ->
    [dodge] { $model } dodges.
    [hill] { $model } passes the team test.
   *[other] { $model } passes the affinity test.
}
ninja-all-stars-failed-test = { $why ->
    [dodge] { $model } does not get away.
   *[other] { $model } fails the affinity test.
}
ninja-all-stars-tied-test = { $model } and { $other } have as many; both roll again.
ninja-all-stars-rolled-att = { $model } rolls { $dice }.
ninja-all-stars-rolled-def = { $model } rolls { $dice }.
ninja-all-stars-rerolled = { $number ->
    [one] { $seat } rerolls a die.
   *[other] { $seat } rerolls { $number } dice.
}
ninja-all-stars-chose = { $seat } chooses { $element }.
ninja-all-stars-no-result = No dice are left of { $model } and { $other }.
ninja-all-stars-was-stunned = { $number ->
    [one] { $model } is Stunned.
   *[other] { $model } is Stunned twice over.
}
ninja-all-stars-was-injured = { $nobody ->
    [true] { $model } is Injured.
   *[false] { $model } is Injured by { $other }.
}
ninja-all-stars-warded = { $model } resists.
ninja-all-stars-saved = { $model } is saved by { $other }.
ninja-all-stars-pushed = { $model } is pushed from { $space } to { $to }.
ninja-all-stars-placed = { $model } is placed from { $space } on { $to }.
ninja-all-stars-found = { $model } finds { $content ->
    [medal] a medal
    [scroll] a scroll
    [charm] a charm
   *[trap] a trap
}.
ninja-all-stars-poison-burns = The poison in { $model } shows { $element }.
ninja-all-stars-was-poisoned = { $model } is Poisoned.
ninja-all-stars-lost-stealth = { $model } is no longer in Stealth.
ninja-all-stars-scored = { $number ->
    [one] { $seat } scores a point.
   *[other] { $seat } scores { $number } points.
}
ninja-all-stars-went-home = { $number ->
    [0] { $model } brings the medal home.
   *[other] { $model } reaches the goal and goes to the Training Ground.
}
ninja-all-stars-healed = { $model } is healed and goes to the Training Ground.
ninja-all-stars-drew = { $seat } draws a card.
ninja-all-stars-rested = { $model } rests.

ninja-all-stars-unreadable = unreadable move { $came }: a move begins with a word such as 'activate', 'step', 'face', 'attack', 'card', 'use', 'pass' or 'end'
ninja-all-stars-move-form = move { $came }: '{ $word }' is followed by something else, see the list of moves
ninja-all-stars-wrong-word = move { $move }: expected { $what ->
    [space] a space such as j10
    [model] a model such as A3 or Z1
    [direction] a direction: N, NE, E, SE, S, SW, W or NW
    [edge] an edge: N, E, S or W
    [seat] a seat: A, B, C or D
    [die] a die: S, W, E, V, F or A
    [element] an element: spirit, water, earth, void, fire or air
    [card] the name of a moon card
    [dice] dice as letters of SWEVFA
   *[ability] the name of an ability
}, got { $came }
ninja-all-stars-roll = 'dice' and { $dice ->
    [one] one letter
   *[other] { $dice } letters
} of { $letters }

ninja-all-stars-bound = { $problem } [{ $clause }]
ninja-all-stars-between = { $least } to { $most } of them
ninja-all-stars-rising = two numbers, the smaller one first
ninja-all-stars-class = a class of the teams, or hero
ninja-all-stars-class-name = another name for a class
ninja-all-stars-so-many = a list of { $count }
ninja-all-stars-at-most = at most { $most }
ninja-all-stars-sum = { $sum } in all
ninja-all-stars-row = { $count } letters of { $letters }
ninja-all-stars-row-length = { $least } to { $most } signs
ninja-all-stars-zone = a deployment space that is nearest to one edge
ninja-all-stars-zone-size = { $least } to { $most } deployment spaces at edge { $edge }
ninja-all-stars-space = a space from a1 to { $last }
ninja-all-stars-no-wall = a space of the board { $board } that is no wall
ninja-all-stars-furniture = a space of the board { $board } where lanterns and shrines can be put
ninja-all-stars-post-space = a free space of the board { $board } near what is guarded, in no deployment zone
ninja-all-stars-different = different ones
ninja-all-stars-post = a space and a direction, such as "i6 N"
ninja-all-stars-zone-space = a space in that deployment zone of the board { $board }
ninja-all-stars-room = a space of the board { $board } that is in no deployment zone
ninja-all-stars-team = a custom team, or one of { $names }
ninja-all-stars-no-choice = { $where }: the leader of the clan { $clan } has nothing to choose
ninja-all-stars-koban = at most { $most } Koban
ninja-all-stars-members = at most { $most } models

ninja-all-stars-free-space = a free space that is no wall
ninja-all-stars-model = a model of this match
ninja-all-stars-own-model = a model of that seat
ninja-all-stars-on-board = a space: a sentry is on the board or not in the document
ninja-all-stars-once = each name once
ninja-all-stars-dice = letters of { $letters }
ninja-all-stars-why = what the affinity test is for: a word and a space or model
ninja-all-stars-no-foe = the model against whom an opposed affinity test goes, and only in one
ninja-all-stars-item = what a thing to do of the kind '{ $kind }' consists of
ninja-all-stars-too-many = { $seat } has { $count } ninja on the board, more than { $most }
ninja-all-stars-delayed = { $model } is Delayed outside the Healing House
ninja-all-stars-hidden-carrier = { $model } carries a medal in Stealth
ninja-all-stars-copies = { $card } is there { $count } times, there are { $most } copies
ninja-all-stars-deck = { $count } cards are in hands and discard pile, there are { $most }
ninja-all-stars-not-active = { $model } is not the active model
ninja-all-stars-phase-needs = phase '{ $phase }' needs '{ $needs }'
ninja-all-stars-phase-round = phase '{ $phase }' belongs to the set-up, and this is round { $round }
ninja-all-stars-has-edge = in phase '{ $phase }' { $seat } has an edge already
ninja-all-stars-decides = in phase '{ $phase }' { $seat } decides
ninja-all-stars-nothing-to-do = there is nothing to do in phase '{ $phase }'

part-words = Words and geometry
part-affinity = Dice and affinity tests
part-facing = Facing and influence zone
part-sight = Line of sight
part-activation = Round and activation
part-moving = Movement and dodging
part-combat = Combat
part-shooting = Ranged attacks
part-stealth = Stealth and search
part-status = Status effects
part-moon = Moon and cards
part-terrain = Terrain, lanterns, shrines
part-objects = Sentries, medals, goals, chests
part-abilities = Keywords and abilities
part-bases = Large bases
part-challenges = Challenges and victory
part-upkeep = Upkeep
part-knowledge = Information
part-writing = Notation and documents
part-sizes = Sizes and editions
