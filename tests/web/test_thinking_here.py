"""Hints and analyses are thought on the player's device where it can; the server takes over where it cannot."""

import gzip
import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.people import make, sit
from server.serve import Server
from server.test_health import samples

import engawa
from web.people import address
from web.player import after
from web.table import Table
from web.test_analysis import FACING, MISSED, PUNISHED, bring, check_sums, column, wait_for_the_end
from web.test_rematches import BEFORE_THE_END

# Workers that a page starts from now on, and how many answers have come from each: a first look is one. A question can
# be what a worker dies of.
WATCHED = """() => {
    window.thinkers = [];
    window.answers = [];
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            window.thinkers.push(this);
        }
    };
    window.MessageChannel = class extends MessageChannel {
        constructor() {
            super();
            const at = window.answers.push(0) - 1;
            this.port1.addEventListener('message', () => window.answers[at] += 1);
            const post = this.port1.postMessage.bind(this.port1);
            this.port1.postMessage = (said) => {
                // Before it hears it: a browser lets a worker go on for a while, and it might still answer.
                if (window.deadly === said[0]) window.thinkers.at(-1).terminate();
                window.deadly = '';
                post(said);
            };
        }
    };
}"""
READY = "() => window.answers[0] === 1"  # a function: the page allows no eval
REPLACED = "() => window.answers[1] === 1"
PLACE = "/python/"


def thoughts(server: Server, kind: str) -> float:
    """How often the server's thinkers were asked for something of that kind."""
    return samples(server.http.get("/metrics").text).get(("engawa_thoughts_total", kind), 0)


def fetched(page: Page) -> list[str]:
    """What a page asks for from now on of what runs Python."""
    asked: list[str] = []
    page.context.on("request", lambda request: PLACE in request.url and asked.append(request.url))
    return asked


def alone(visit, server: Server, record=BEFORE_THE_END, **settings) -> Table:
    """Somebody who plays both seats, and is to act."""
    made = make(server, "me", "me", record=record, options={"garden": "compact"})
    table = Table(visit(f"http://{server.host}", address(made), name="Ada", **settings))
    assert table.wait_for_turn()
    table.page.evaluate(WATCHED)
    return table


def ask(table: Table) -> None:
    """Open the hints, and wait until there are some."""
    if table.finger:
        table.press(table.button("Help"))
        table.press(table.sheet.get_by_role("button", name="Hint"))
    else:
        table.press(table.action("Hint"))
    expect(table.sheet.get_by_role("listitem").first).to_be_visible()


def close(table: Table) -> None:
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)


def begin_here(table: Table) -> None:
    """Have the first hint, and wait until Python has started."""
    ask(table)
    close(table)
    table.page.wait_for_function(READY)


def go_on(table: Table) -> None:
    """Play a move after which the same player is still to act."""
    match = table.match()
    table.see_played(next(move for move in match.legal() if after(match, move).to_act == 0), match)


def finished(server: Server) -> dict:
    """A match that is over."""
    made = make(server, "me", "me", record=FACING)
    with sit(server, made["match"], made["token"]) as both:
        for move in (MISSED, PUNISHED):
            assert both.move(move)["type"] == "played"
    return made


def test_the_server_answers_while_python_loads_and_this_device_from_then_on(visit, server):
    table = alone(visit, server, thinking="auto")  # as it comes on a computer
    asked, before = fetched(table.page), thoughts(server, "hint")
    begin_here(table)
    assert thoughts(server, "hint") == before + 1
    assert asked
    table.play("K2>K1")
    assert table.wait_for_turn()
    ask(table)
    expect(table.sheet.get_by_role("listitem")).to_have_count(3)
    expect(table.sheet).to_contain_text("possible moves")
    assert thoughts(server, "hint") == before + 1


def test_an_analysis_is_made_on_this_device_and_kept(visit, server):
    made, before = finished(server), thoughts(server, "analysis")
    page = visit(f"http://{server.host}", f"#/a/{made['match']}/{made['token']}", thinking="device")
    wait_for_the_end(page)
    check_sums(page)
    assert [column(page, seat)["Blunders"] for seat in range(2)] == [1, 0]
    expect(page.get_by_role("article")).to_contain_text("Better: K1 jumps")
    asked = fetched(page)
    page.reload()
    wait_for_the_end(page)
    assert [url for url in asked if not url.endswith("/python/manifest.json")] == []  # nobody thought again
    assert thoughts(server, "analysis") == before


def test_a_record_from_a_file_is_analysed_here_too(visit, server):
    match, before = engawa.load(FACING), thoughts(server, "analysis")
    for move in (MISSED, PUNISHED):
        match.play(move)
    page = bring(visit(f"http://{server.host}", "#/matches", thinking="device"), match)
    page.get_by_role("link", name="Analysis").click()
    wait_for_the_end(page)
    check_sums(page)
    assert thoughts(server, "analysis") == before


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_is_loaded_before_somebody_asks_nor_where_the_server_thinks(visit, server, phone):
    settings = {"phone": True, "thinking": "auto"} if phone else {"thinking": "device"}
    made, before = make(server, "me", "me", record=BEFORE_THE_END), thoughts(server, "hint")
    page = visit(f"http://{server.host}", "", name="Ada", **settings)
    asked = fetched(page)
    page.goto(f"http://{server.host}/{address(made)}")
    table = Table(page)
    assert table.wait_for_turn()
    if not phone:
        table.press(table.button("Settings"))
        table.press(table.sheet.get_by_text("The server", exact=True))
        expect(table.sheet.get_by_role("radio", name="The server")).to_be_checked()
        close(table)
    ask(table)
    assert thoughts(server, "hint") == before + 1
    assert asked == []


def missing(python: Path) -> None:
    shutil.rmtree(python)


def damaged(python: Path) -> None:
    version = json.loads((python / "manifest.json").read_text())["version"]
    archive = python / version / "engawa.zip.gz"
    archive.write_bytes(gzip.compress(gzip.decompress(archive.read_bytes())[:-1000]))


@pytest.mark.parametrize("mishap", [missing, damaged])
def test_where_python_cannot_start_the_server_thinks(visit, client, servers, tmp_path, watch, mishap):
    folder = Path(shutil.copytree(client, tmp_path / "dist"))
    mishap(folder / "python")
    watch.expect(r"/python/", r"status of 404")
    server = servers(client=str(folder), nodes=20).start()
    table = alone(visit, server, thinking="device")
    ask(table)
    close(table)
    made = finished(server)
    table.page.goto(f"http://{server.host}/#/a/{made['match']}/{made['token']}")
    wait_for_the_end(table.page)
    check_sums(table.page)
    expect(table.page.get_by_role("alert")).to_have_count(0)
    assert (thoughts(server, "hint"), thoughts(server, "analysis")) == (1, 1)


def test_a_worker_that_dies_over_a_hint_is_replaced_and_the_server_answers_meanwhile(visit, server):
    start = engawa.new("niwa", garden="compact")  # where no search comes to an end by itself
    for move in ("G:i5 Y:h4 O:i3", "G:b7 Y:c5 O:c6"):
        start.play(move)
    table = alone(visit, server, record=start.position(), thinking="device")
    begin_here(table)
    before = thoughts(server, "hint")
    go_on(table)
    table.page.evaluate("() => void (window.deadly = 'think')")  # the next question is what it dies of
    ask(table)
    assert thoughts(server, "hint") == before + 1
    close(table)
    table.page.wait_for_function(REPLACED)
    go_on(table)
    ask(table)
    assert thoughts(server, "hint") == before + 1
