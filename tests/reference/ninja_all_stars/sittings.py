"""Ways to sit down to Ninja All-Stars, positions drawn in words or crowded at random, and a wanderer."""

from random import Random
from typing import Any, NamedTuple

from . import legal, outcomes, play
from .bases import is_enterable
from .components import CARDS, HILL, LETTERS, QUICK_EDGES, QUICK_LANTERNS, QUICK_SHRINES
from .document import GAME, MODEL, MOST_TOKENS, SEATS, Document, ids_of_team, read, spelt_out, write
from .geometry import FACINGS, SPACES, distance
from .models import elements_of, has_room, ninja_on_board, profile
from .objects import guarded_spaces, lay_objects

WINDOWS = ("omen", "dodge", "boost", "react", "save")
POUNCING = {"clan": "tora", "chunin": "pounce", "kaiken": 3, "yajiri": 2, "kunoichi": 2, "madoushi": 1}
LULLING = {"clan": "ika", "kaiken": 3, "yajiri": 2, "kunoichi": 2, "hero": "komuso"}
POUNCING_AND_LULLING = {"clan": "tora", "chunin": "pounce", "kaiken": 2, "yajiri": 2, "kunoichi": 2, "madoushi": 1}
POUNCING_AND_LULLING |= {"hero": "komuso"}
TWO_HEALERS = {"clan": "yamazaru", "kaiken": 3, "madoushi": 2, "kunoichi": 1}


class Sitting(NamedTuple):
    """A challenge, the board, and the teams of the seats."""

    challenge: str
    board: str
    teams: tuple[Any, ...]
    edition: Any = None

    def __str__(self) -> str:
        names = [team if isinstance(team, str) else team["clan"] for team in self.teams]
        return " ".join([self.challenge, self.board, *names, *(["on large bases"] if self.edition else [])])


# Every challenge on a board, every team, every number of players.
SITTINGS = (
    Sitting("brawl", "courtyard", ("fire", "water")),
    Sitting("brawl", "village", ("spirit", "earth", "void", "air")),
    Sitting("hill", "village", ("earth", "void", "air")),
    Sitting("search", "courtyard", ("water", "spirit")),
    Sitting("search", "village", ("void", "fire", "water")),
    Sitting("infiltration", "village", ("air", "water")),
    Sitting("infiltration", "courtyard", ("fire", "earth", "spirit")),
    Sitting("messenger", "courtyard", ("spirit", "fire", "void", "water")),
    Sitting("champion", "village", (POUNCING, TWO_HEALERS)),
    Sitting("assassinate", "courtyard", ("void", "spirit")),
    Sitting("medals", "courtyard", ("air", POUNCING, "earth")),
    Sitting("hill", "courtyard", (POUNCING_AND_LULLING, LULLING)),
    Sitting("search", "courtyard", ("spirit", LULLING, POUNCING_AND_LULLING)),
    Sitting("brawl", "courtyard", (LULLING, "earth", POUNCING_AND_LULLING, "void")),
    Sitting("medals", "village", (POUNCING_AND_LULLING, "spirit")),
)


def drawn(*figures: str, **fields: Any) -> Document:
    """A position in round 1 with these figures (`A2 j9 S stun=1 done`), all else waiting; seat A is to activate."""
    options: dict[str, Any] = {key: fields.pop(key) for key in ("challenge", "board", "teams") if key in fields}
    options |= {"players": len(options.get("teams", "AB")), "setup": "quick", "janken": "dice"}
    players = options["players"]
    document: Document = {
        "game": GAME,
        "options": options,
        "round": 1,
        "moon": "V",
        "initiative": "A",
        "edges": list(QUICK_EDGES[players]),
        "scores": [0] * players,
        "rerolls": [0] * players,
        "hands": [[] for _ in range(players)],
        "models": {},
        "phase": "turn",
        "seat": "A",
    }
    table = read(document)
    document["models"] = {model: {"in": "train"} for seat in SEATS[:players] for model in ids_of_team(table, seat)}
    for figure in figures:
        model, *words = figure.split()
        if words[0] in ("heal", "train"):
            document["models"][model] = {"in": words[0]}
            continue
        standing: dict[str, Any] = {"at": words[0], "face": words[1]}
        for word in words[2:]:
            key, _, value = word.partition("=")
            standing[key] = value if key == "guards" else int(value) if value else True
        document["models"][model] = standing
    return write(read(document | fields))


def after(document: Document, *texts: str) -> Document:
    """The position after these moves and outcomes."""
    for text in texts:
        document = play(document, text)
    return document


def quietly(document: Document, *texts: str) -> Document:
    """The same, passing in every window before, between and after."""
    for text in (*texts, None):
        while document["phase"] in WINDOWS:
            document = play(document, "pass")
        document = play(document, text) if text else document
    return document


def wander(document: Document, rng: Random) -> str:
    """A move or an outcome at random; fights rather than walks, and walks rather than waits."""
    odds = outcomes(document)
    if odds:
        return rng.choices(list(odds), [float(chance) for chance in odds.values()])[0]
    moves = legal(document)
    return rng.choices(moves, [weight(move) for move in moves])[0]


def weight(move: str) -> int:
    """How gladly the wanderer takes a move."""
    liked = {"attack": 40, "use": 60, "open": 60, "take": 60, "herbs": 20, "search": 20, "shoot": 10, "haste": 20}
    unliked = {"end": 1, "pass": 2, "stealth": 2, "run": 2, "face": 1}
    word = move.split()[0]
    if word == "card":
        return 60 if "+" in move else 15
    return liked.get(word) or unliked.get(word, 4)


def crowded(sitting: Sitting, rng: Random, round_number: int = 1, is_late: bool = False) -> Document:
    """A position at a turn of that round with the models close together, and cards and tokens about.

    Late in the round most of them have been activated, and in King of the Hill they stand about the hill.
    """
    players = len(sitting.teams)
    seats = SEATS[:players]
    options = {"players": players, "challenge": sitting.challenge, "board": sitting.board, "setup": "quick"}
    options |= {"teams": list(sitting.teams), "janken": rng.choice(["play", "dice"])}
    if sitting.edition:
        options["edition"] = sitting.edition
    table = read({"game": GAME, "options": spelt_out(options), "models": {}, "phase": "turn"})
    table |= {"lanterns": list(QUICK_LANTERNS), "shrines": list(QUICK_SHRINES), "edges": list(QUICK_EDGES[players])}
    table |= {"round": round_number, "initiative": rng.choice(seats)}
    lay_objects(table)
    spread = 0 if is_late and sitting.challenge == "hill" else 6
    middle = rng.choice([space for space in SPACES if distance(space, "j10") <= spread])
    # Without sentries half of the crowds are so dense that many assist.
    radius = 3 if guarded_spaces(table) or rng.random() < 0.5 else 2
    close = [space for space in SPACES if distance(space, middle) <= radius and is_enterable(table, space)]
    rng.shuffle(close)
    for seat in seats:
        team = ids_of_team(table, seat)
        # Heroes, who sing, are always there.
        order = sorted(rng.sample(team, len(team)), key=lambda model: profile(table, model).kind != "hero")
        standing = order[: {2: 6, 3: 5, 4: 4}[players]]
        for model in team:
            table["models"][model] = MODEL | {"in": rng.choice(["heal", "train"])}
        for model in standing:
            free = [space for space in close if has_room(table, model, space)]
            if free:
                table["models"][model] = MODEL | some_standing(rng, free[0])
    for number, guarded in enumerate(guarded_spaces(table)):
        sentry = f"Z{number + 1}"
        at = next(space for space in close if has_room(table, sentry, space))
        table["models"][sentry] = MODEL | {"at": at, "face": rng.choice(FACINGS), "guards": guarded}
    if sitting.challenge == "champion":
        table["champions"] = [rng.choice(ids_of_team(table, seat)) for seat in seats]
    deck = [card for card, (_, copies) in CARDS.items() for _ in range(copies)]
    rng.shuffle(deck)
    table["hands"] = [[deck.pop() for _ in range(rng.randrange(7))] for _ in seats]
    table["discard"] = deck[: rng.randrange(len(deck))]
    held = [CARDS[card][0] for hand in table["hands"] for card in hand]
    # The moon matches a card that somebody holds, more often than not.
    table["moon"] = rng.choice(held + list(LETTERS))
    for number, seat in enumerate(seats):
        own = ninja_on_board(table, seat)
        table["rerolls"][number] = int(any(table["moon"] in elements_of(table, model) for model in own))
    table["seat"] = rng.choice([seat for seat in seats if ninja_on_board(table, seat)])
    if is_late:
        last = rng.choice(ninja_on_board(table, table["seat"]))
        for model, standing in table["models"].items():
            standing["done"] = standing["at"] is not None and model != last and rng.random() < 0.9
    document = write(read(table))
    carry(document, sitting, rng)
    return document


def tied(sitting: Sitting, rng: Random, round_number: int = 1) -> Document:
    """A crowd on the hill, as many of each seat that count there; few are still to be activated, heroes or others."""
    document = crowded(sitting, rng, round_number, is_late=True)
    sings = rng.random() < 0.4
    models = document["models"]
    heroes = [model for model in models if profile(read(document), model).kind == "hero"]
    counting: dict[str, list[str]] = {seat: [] for seat in SEATS[: len(sitting.teams)]}
    for model, standing in models.items():
        if standing.get("at") in HILL and not standing.get("stun") and not standing.get("stealth"):
            counting[model[0]].append(model)
    fewest = min(map(len, counting.values()))
    for own in counting.values():
        for model in own[fewest:]:
            models[model].pop("power", None)
            models[model]["stun"] = 1
    for model in heroes:
        if "at" in models[model] and sings:
            models[model].pop("done", None)
    return write(read(document))


def some_standing(rng: Random, space: str) -> dict[str, Any]:
    """A ninja on that space with some tokens."""
    standing: dict[str, Any] = {"at": space, "face": rng.choice(FACINGS)}
    for token, most in MOST_TOKENS.items():
        if token != "delay" and rng.random() < 0.15:
            standing[token] = rng.randrange(1, most + 1)
    # With Moon Power nobody has a Stun token.
    if standing.get("power"):
        standing.pop("stun", None)
    if rng.random() < 0.15 and "stun" not in standing:
        standing["stealth"] = True
    return standing


def carry(document: Document, sitting: Sitting, rng: Random) -> None:
    """Give some ninja the medals of the challenge to carry."""
    table = read(document)
    for seat in SEATS[: len(sitting.teams)]:
        own = [model for model, standing in document["models"].items() if model[0] == seat and "at" in standing]
        if sitting.challenge == "messenger":
            own = [model for model in own if profile(table, model).kind in ("kaiken", "kunoichi")]
        elif not (sitting.challenge == "medals" and document["medals"] and rng.random() < 0.5):
            continue
        if own:
            carrier = document["models"][rng.choice(own)]
            carrier.pop("stealth", None)
            carrier["medal"] = True
            if sitting.challenge == "medals":
                document["medals"].pop()
