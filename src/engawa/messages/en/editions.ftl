# The page on which somebody types in what is printed differently in the own box.

editions-title = Editions
editions-of = Editions of { $title }
editions-about = The pictures of the boxes are lost, so faces of dice, tiles, boards and numbers here are partly ours. Type in what is printed differently in your box. What you make stays in this browser; a match that you make with it takes it along.
editions-new = New edition
editions-open = Open a file
editions-remove = Remove “{ $name }”
editions-name = Name of the edition
editions-name-new = My box { $number }
editions-unchanged = As it comes: nothing is changed yet.
editions-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
editions-way = Change it
editions-way-form = by hand
editions-way-text = as a file (TOML)
editions-text = The edition as a file
editions-save = Save as a file
editions-play = Play with it

editions-picture = How it looks on the board
editions-ninja-dice-house = House die: its six faces
editions-ninja-dice-skill = Skill die: its six faces
editions-ninja-dice-threat = Threat die: its six faces
editions-ninja-dice-face = Face { $number }
editions-ninja-dice-rounds = House dice in the three rounds
editions-ninja-dice-round = House dice in round { $number }
editions-ninja-dice-coins = Coins of { $coin }
editions-niwa-tiles = Garden tiles: { $count } of 12
editions-niwa-tile = Tile { $name }
editions-niwa-count = How often it is in the box
editions-niwa-base = With a base
editions-niwa-remove = Remove tile { $name }
editions-niwa-add = Another kind of tile
editions-niwa-ring = Line { $number } around the middle: { $colour }
editions-niwa-spoke = Line { $number } over the edge: { $colour }
editions-niwa-colour = { $letter ->
    [G] green
    [Y] yellow
    [O] orange
   *[other] unknown
}
editions-niwa-show = Show
editions-niwa-random = a fair garden, by chance
editions-niwa-gardens = Gardens
editions-niwa-garden-name = Name of the garden
editions-niwa-garden-keep = Keep it in the edition
editions-niwa-garden-new = Lay another garden

editions-word = { $word ->
    [mv] Movement
    [at] Attack
    [df] Defence
    [koban] Koban
    [cap] Koban of a clan team, at most
    [keywords] Keywords and abilities
    [ranged] Range and extra dice
    [copies] Copies
    [element] Element
    [gain] How much it gives
    [matched] With the moon
    [reach] How far it reaches
    [allowed] Ninja on the board with 2, 3, 4 players
    [rounds] Rounds of the challenges
    [sentry] Samurai sentry
    [classes] Classes
    [abilities] Abilities
    [teams] Teams
    [heroes] Heroes and ronin
    [cards] Moon cards
    [places] Places on the board
    [quick] Quick set-up
    [chest] Contents of the chests
    [challenges] Challenges
    [numbers] Numbers
    [custom] Clan teams: least and most
    [clan] Clan
    [affinities] Affinities
    [spirit] Spirit
    [water] Water
    [earth] Earth
    [void] Void
    [fire] Fire
    [air] Air
    [chunin] Chunin
    [kaiken] Kaiken
    [yajiri] Yajiri
    [kunoichi] Kunoichi
    [madoushi] Madoushi
    [courtyard] Courtyard
    [village] Village
    [hill] Hill
    [chests] Chests
    [medals] Medals
    [goals] Goals
    [lanterns] Lanterns
    [shrines] Shrines
    [slots] Deployment
    [order] Order
    [medal] Medal
    [scroll] Scroll
    [charm] Charm
    [trap] Trap
    [komuso] Komuso
    [hand] Cards at the start
   *[other] { $word }
}
editions-stars-terrain = { $letter ->
    [open] open
    [d] deployment
    [rough] rough
    [T] foliage
    [roof] elevated
    [wall] wall
   *[other] { $letter }
}
editions-stars-brush = Terrain
editions-stars-turned = Paint all four quarters alike
editions-stars-board = Board: { $name }
editions-stars-paint = Tap or draw over the spaces
editions-name-taken = Another one is called that already, or there is no name
editions-stars-boards = Boards
editions-stars-board-name = Name of the board
editions-stars-board-new = board
editions-stars-board-add = Add a board
editions-stars-board-remove = Remove the board { $name }
editions-stars-columns = Columns
editions-stars-rows = Rows
editions-stars-team-name = Name of the team
editions-stars-team-new = team
editions-stars-team-add = Add a team
editions-stars-team-remove = Remove the team { $name }
editions-stars-clan-new = clan
editions-stars-leader = Leader
editions-stars-messengers = Can be messengers
editions-stars-choice = What a leader can choose
editions-stars-total = Shrine team: { $count } ninja, { $koban } Koban
editions-stars-class-name = Name of the class
editions-stars-class-new = class
editions-stars-class-add = Add a class
editions-stars-class-remove = Remove the class { $name }
editions-stars-count = In the shrine team
editions-stars-bow = Ranged attack
editions-stars-large = Large base
editions-stars-hero-name = Name of the hero
editions-stars-hero-new = hero
editions-stars-hero-add = Add a hero
editions-stars-hero-remove = Remove the hero { $name }
editions-stars-clans = Open to the clans
editions-stars-cards = { $count } of at most 255 cards
editions-stars-rest = Cards and numbers

editions-nueby-board = Board
editions-nueby-colours = { $count } colours
editions-nueby-ring-r = Fields of the outer ring
editions-nueby-ring-i = Fields of the inner ring
editions-nueby-track = Steps of the blockade track
editions-nueby-tool = What you lay down
editions-nueby-colour = Colour
editions-nueby-length = Fields of the path
editions-nueby-plan = The board: tap fields
editions-nueby-remove = Remove { $way }
editions-nueby-rest = Seats and ways as text
editions-nueby-seats = Colours taken by 2, 3 … players
editions-nueby-ways = Ways
editions-nueby-entry = entry
editions-nueby-inner_entry = inner entry
editions-nueby-goal = goal lane
editions-nueby-arrow = arrow
editions-nueby-side = side path
editions-nueby-short = shortcut
editions-nueby-lane = entry lane
editions-nueby-mark = marked field
editions-nueby-arrow_field = arrow field
editions-nueby-region = beginning of the region
editions-nueby-hint-0 = Tap the field where it begins: { $what }.
editions-nueby-hint-1 = Now tap the field where it ends: { $what }.
