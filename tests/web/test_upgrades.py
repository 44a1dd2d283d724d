"""The server is upgraded while a page is open: the page, which is of yesterday then, is fetched anew."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.table import Table

GONE = ("status 404", "status of 404", r"net::ERR_ABORTED", "dynamically imported module")


@pytest.mark.parametrize("part", ["TablePage", "niwa"])
def test_a_page_that_lacks_a_part_is_fetched_anew_and_goes_on_where_it_was(
    visit, servers, client, watch, tmp_path, part
):
    watch.expect(*GONE)
    built = Path(shutil.copytree(client, tmp_path / "dist"))
    server = servers(client=str(built)).start()
    page = visit(f"http://{server.host}")
    play = page.get_by_role("button", name="Play now against a bot")
    expect(play).to_be_enabled()
    parts = [*(built / "assets").glob(f"{part}-*.js*"), *built.glob("index.html*")]
    for file in parts:
        shutil.move(file, tmp_path)
    with page.expect_response(lambda answer: answer.status == 404 and answer.url == f"http://{server.host}/"):
        play.click()
    with page.expect_event("load"):
        for file in parts:
            shutil.move(tmp_path / file.name, file)
    assert Table(page).wait_for_turn()
    assert "#/m/" in page.url


@pytest.mark.parametrize("off", [-1, 1])
def test_a_page_that_speaks_an_older_or_newer_version_is_fetched_anew(visit, server, watch, off):
    # Neither that answer nor parts that were on their way are waited for to their end.
    watch.expect(r"failed: (HEAD|GET) .*net::ERR_ABORTED")
    page, asked = visit(f"http://{server.host}"), []

    def of_yesterday(socket):
        """Let the first page that says hello be of another version, as while servers are upgraded one by one."""
        said = socket.connect_to_server()

        def hear(message):
            hello = json.loads(message)
            if hello["type"] == "hello":
                asked.append(hello["version"])
                hello["version"] += off * (len(asked) == 1)
            said.send(json.dumps(hello))

        socket.on_message(hear)

    page.route_web_socket("**/socket", of_yesterday)
    with page.expect_event("load"):
        page.get_by_role("button", name="Play now against a bot").click()
    assert Table(page).wait_for_turn()
    assert len(asked) == 2
