"""The client's types follow what the server and the games declare."""

from engawa.server.typescript import files, main


def client(tmp_path):
    """The folders of a client that knows Niwa and no other game."""
    for folder in ("lib", "games/niwa"):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


def test_the_types_of_the_wire_and_of_the_games_with_a_folder_are_written(tmp_path, capsys):
    here = client(tmp_path)
    assert main([], here) == 0
    assert {str(path.relative_to(here)) for path in files(here)} == {"lib/wire.ts", "games/niwa/document.ts"}
    assert "export interface Position {" in (here / "games/niwa/document.ts").read_text(encoding="utf-8")
    assert main(["--check"], here) == 0
    assert capsys.readouterr() == ("", "")


def test_types_that_have_drifted_are_named(tmp_path, capsys):
    here = client(tmp_path)
    main([], here)
    drifted = here / "games" / "niwa" / "document.ts"
    drifted.write_text(drifted.read_text(encoding="utf-8") + "// more\n", encoding="utf-8")
    assert main(["--check"], here) == 1
    assert capsys.readouterr().err == f"{drifted}: not what the server says; run: python -m engawa.server.typescript\n"
    assert main([], here) == 0
    assert main(["--check"], here) == 0
