"""The table of a page answers as the server does, and plays whole matches against bots."""

import asyncio
import json

import pytest

import engawa
from engawa.page.minds import PageMinds, ThoughtFailed
from engawa.page.store import Memory
from engawa.page.table import PageTable, open_table
from engawa.page.thinking import Desk
from engawa.server import wire

pytestmark = pytest.mark.anyio


class Page:
    """A client: asks, and has sockets on which it hears."""

    def __init__(self) -> None:
        self.table: PageTable
        self.heard: asyncio.Queue[dict] = asyncio.Queue()
        self.lines: list[dict] = []
        self.number = 0

    async def open(self, driver=None) -> "Page":
        desk = Desk(lambda number, text: self.table.minds.hear(number, text))
        questions = {"think": desk.think, "stop": lambda number, text: desk.stop(number)}
        self.table = await open_table(driver or Memory(), lambda kind, *more: questions[kind](*more), self.hear)
        return self

    def hear(self, text: str) -> None:
        said = json.loads(text)
        if said["type"] == "heard":
            self.heard.put_nowait(said["event"])
        else:
            self.lines.append(json.loads(said["text"]))

    async def ask(self, method: str, path: str, body=None, token=None, query="") -> tuple[int, object]:
        self.number += 1
        sent = None if body is None else json.dumps(body)
        status, answer = json.loads(await self.table.ask(self.number, method, path, query, sent, token))
        return status, json.loads(answer) if answer else None

    async def sit_down(self, game: str, bot="novice", **more) -> tuple[str, str]:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        status, made = await self.ask("POST", "matches", {"game": game, "seats": seats, **more})
        assert status == 200, made
        await self.come(made["match"], made["token"])
        return made["match"], made["token"]

    async def come(self, match: str, token: str) -> None:
        self.table.open(1, match, at_once=True)
        assert await self.heard.get() == {"type": "websocket.accept"}
        self.say({"type": "hello", "version": wire.VERSION, "token": token, "number": None})

    def say(self, message: dict) -> None:
        self.table.say(1, json.dumps(message))

    async def next(self) -> dict:
        event = await asyncio.wait_for(self.heard.get(), 60)
        assert event["type"] == "websocket.send", event
        return json.loads(event["text"])

    async def play(self, plies: int = 100_000) -> dict:
        """Play the first legal move each time, until the end or for so many plies; the last standing."""
        while True:
            said = await self.next()
            assert said["type"] != "refused", said
            standing = said.get("standing")
            if standing is not None:
                if standing["result"] is not None or standing["ply"] >= plies:
                    return standing
                if standing["legal"]:
                    self.say({"type": "move", "number": standing["number"], "text": standing["legal"][0]})


@pytest.fixture
async def page():
    page = await Page().open()
    yield page
    page.table.close(1)
    await page.table.tables.__aexit__()


async def test_the_shelf_the_rules_and_the_options_are_those_of_the_server(page: Page):
    status, shelf = await page.ask("GET", "games")
    assert (status, [card["key"] for card in shelf]) == (200, engawa.games())
    status, rules = await page.ask("GET", "games/nueby/jaeger/rules", query="?lang=de")
    assert (status, rules["lang"], len(rules["clauses"]) > 20) == (200, "de", True)
    status, checked = await page.ask("POST", "games/niwa/options", {"options": {"garden": "nowhere"}})
    assert (status, checked["board"], len(checked["problems"])) == (200, None, 1)
    status, edition = await page.ask("POST", "games/niwa/edition", {})
    assert (status, edition["problems"]) == (200, [])


@pytest.mark.parametrize("game", ["niwa", "nueby/kurzer-einsatz"])
async def test_a_whole_match_against_a_bot(page: Page, game: str):
    match, token = await page.sit_down(game)
    standing = await page.play()
    assert standing["result"]["winners"]
    status, record = await page.ask("GET", f"matches/{match}/record", token=token)
    assert status == 200
    assert engawa.load(record).result == standing["result"]
    status, replay = await page.ask("GET", f"matches/{match}/replay", token=token)
    assert (status, len(replay["frames"])) == (200, standing["ply"] + 1)
    status, again = await page.ask("POST", "replay", record)
    assert (status, again["result"]) == (200, standing["result"])
    status, rematch = await page.ask("POST", f"matches/{match}/rematch", {}, token)
    assert (status, rematch["match"] != match) == (200, True)


async def test_an_analysis_comes_line_by_line_and_is_kept(page: Page):
    match, token = await page.sit_down("nueby/kurzer-einsatz")
    await page.play()
    page.table.tables.analyses._nodes = 20
    status, rest = await page.ask("GET", f"matches/{match}/analysis", token=token)
    assert (status, rest, page.lines[-1]["state"]) == (200, None, "done")
    first, page.lines = page.lines[-1], []
    await page.ask("GET", f"matches/{match}/analysis", token=token)
    assert page.lines == [first]


async def test_a_match_goes_on_after_the_page_was_loaded_anew():
    driver = Memory()
    page = await Page().open(driver)
    match, token = await page.sit_down("niwa")
    standing = await page.play(plies=8)
    page.table.close(1)
    await page.table.tables.__aexit__()
    page = await Page().open(driver)
    await page.come(match, token)
    snapshot = await page.next()
    assert snapshot["standing"]["ply"] >= standing["ply"]
    page.table.close(1)
    await page.table.tables.__aexit__()


async def test_a_hint_is_thought_about_by_the_minds(page: Page):
    await page.sit_down("nueby/jaeger")
    while not (standing := (await page.next()).get("standing") or {}).get("legal"):
        pass
    page.say({"type": "hint", "id": 7})
    while (said := await page.next())["type"] not in ("hint", "refused"):
        pass
    assert (said["to"], said["moves"][0]["text"] in standing["legal"]) == (7, True)


@pytest.mark.parametrize(
    ("method", "path", "body", "token", "status", "key"),
    [
        ("GET", "nothing", None, None, 404, "server-nothing-here"),
        ("GET", "games/chess/rules", None, None, 404, "unknown-game"),
        ("POST", "matches", {"game": "niwa"}, None, 422, "server-malformed"),
        ("POST", "matches", {"game": "chess", "seats": [{"kind": "me"}]}, None, 422, "unknown-game"),
        ("GET", "matches/none/record", None, "t", 404, "server-unknown-match"),
        ("GET", "matches/none/record", None, None, 403, "server-wrong-link"),
        ("POST", "replay", [1], None, 422, "server-not-json"),
        ("POST", "replay", {"game": "niwa"}, None, 422, "key-missing"),
    ],
)
async def test_what_cannot_be_answered_is_refused_in_the_one_shape(page: Page, method, path, body, token, status, key):
    came, refused = await page.ask(method, path, body, token)
    assert (came, refused["type"], refused["key"]) == (status, "refused", key)


async def test_what_a_worker_left_unanswered_the_next_one_is_asked():
    questions = []
    minds = PageMinds(lambda *question: questions.append(question))
    asked = asyncio.ensure_future(minds.hint({"game": "niwa"}, due=0.0))
    await asyncio.sleep(0)
    minds.meet()
    assert [questions[0]] * 2 == questions
    minds.hear(questions[-1][1], json.dumps({"done": True, "result": {"moves": []}}))
    assert await asked == {"moves": []}
    minds.meet()
    assert len(questions) == 2


async def test_a_question_that_kills_every_worker_is_not_asked_for_ever():
    questions = []
    minds = PageMinds(lambda *question: questions.append(question))
    asked = asyncio.ensure_future(minds.hint({"game": "niwa"}, due=0.0))
    await asyncio.sleep(0)
    for _ in range(3):
        minds.meet()
    with pytest.raises(ThoughtFailed, match=r"^no answer came$"):
        await asked
    assert len(questions) == 3


async def test_whoever_thinks_may_be_lost_for_good_and_nobody_waits():
    minds = PageMinds(lambda *question: None)
    asked = asyncio.ensure_future(minds.hint({"game": "niwa"}, due=0.0))
    await asyncio.sleep(0)
    minds.lost("the worker has died")
    for question in (asked, minds.hint({"game": "niwa"}, due=0.0)):
        with pytest.raises(ThoughtFailed, match=r"^the worker has died$"):
            await question


async def test_an_analysis_that_nobody_hears_is_stopped():
    questions = []
    minds = PageMinds(lambda *question: questions.append(question))
    lines = minds.analyse({}, None)
    waiting = asyncio.ensure_future(anext(lines))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert [kind for kind, *_ in questions] == ["think", "stop"]


async def test_a_question_that_cannot_be_answered_says_so():
    told = []
    desk = Desk(lambda number, text: told.append((number, json.loads(text))))
    desk.think(3, json.dumps({"kind": "analysis", "record": {"game": "chess"}, "nodes": None}))
    while not told:
        await asyncio.sleep(0)
    assert told[0][0] == 3
    assert told[0][1]["done"]
    assert told[0][1]["failed"].startswith("record: ")
