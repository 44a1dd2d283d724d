"""The file of matches is removed, moved or replaced during play: no move is acknowledged that nobody finds again."""

import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from server.people import Person, make, sit
from server.serve import Server

from engawa.store import StoreTrouble
from engawa.store.sqlite_file import DatabaseFile

LINE = (
    "removed, moved or replaced while it was in use, so nothing more is stored: put it back and start the server anew"
)


def remove(file: Path, older: Path) -> None:
    file.unlink()


def move(file: Path, older: Path) -> None:
    file.rename(file.with_name("elsewhere.db"))


def replace(file: Path, older: Path) -> None:
    older.replace(file)


def write_over(file: Path, older: Path) -> None:
    shutil.copyfile(older, file)


def remove_the_log(file: Path, older: Path) -> None:
    file.with_name(f"{file.name}-wal").unlink()


def play(person: Person, moves: int) -> int:
    """Play on one screen; the ply that was acknowledged last."""
    for _ in range(moves):
        assert person.move()["type"] == "played"
    return person.standing["ply"]


@pytest.fixture
def kept(servers: Callable[..., Server], tmp_path: Path) -> tuple[Path, Path, Server]:
    """A file in which a match is under way, a whole older copy of it, and its server."""
    file, older = tmp_path / "matches.db", tmp_path / "older.db"
    server = servers(file).start()
    make(server, "me", "me")
    server.stop()
    shutil.copyfile(file, older)
    return file, older, server.start()


@pytest.mark.parametrize("harm", [remove, move, replace, write_over, remove_the_log])
def test_a_move_that_could_not_be_found_again_is_refused(
    harm: Callable[[Path, Path], None], kept: tuple[Path, Path, Server]
):
    file, older, server = kept
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        play(both, 3)
        standing = both.standing
        harm(file, older)
        for _ in range(2):
            answer = both.move()
            assert (answer["type"], answer.get("code")) == ("refused", "busy")
        assert both.standing == standing
    refused = server.http.post("/api/matches", json={"game": "niwa", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert (refused.status_code, refused.json()["code"]) == (503, "busy")
    server.kill()
    assert set(server.log.read_text().splitlines()) == {f"{file}: {LINE}"}


def test_when_it_is_back_play_goes_on_and_all_that_was_acknowledged_is_there(kept: tuple[Path, Path, Server]):
    file, _, server = kept
    away = file.with_name("elsewhere.db")
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        acknowledged, moving = play(both, 5), threading.Thread(target=file.rename, args=[away])
        moving.start()  # in the middle of play
        while both.move()["type"] == "played":
            acknowledged = both.standing["ply"]
        moving.join()
        away.rename(file)
        assert both.standing["ply"] == acknowledged
        # What was refused may lie in the file all the same: then the table sees it now, and tells.
        while both.move()["type"] != "played":
            pass
        acknowledged = both.standing["ply"]
    server.kill()
    again = Server(file, file.with_name("log again")).start()
    with sit(again, made["match"], made["token"]) as both:
        assert both.standing["ply"] == acknowledged
    again.stop()


def test_nothing_is_said_of_a_file_that_stays(tmp_path: Path):
    (tmp_path / "matches.db").touch()
    file = DatabaseFile(tmp_path / "matches.db")
    file.expect_there()
    (tmp_path / "matches.db").write_text("grown")
    file.expect_there()
    (tmp_path / "matches.db").unlink()
    with pytest.raises(StoreTrouble):
        file.expect_there()
