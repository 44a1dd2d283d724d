"""Every clause is there in two languages, is cited where it is enforced, and is shown by tests."""

import ast
import re
import runpy
import tomllib
from itertools import groupby
from pathlib import Path

import pytest
from laws.shelf import SHELF
from laws.witnesses import TESTS

from engawa import catalogue
from engawa.core.clauses import MARKS

ROOT = Path(__file__).parents[2]
MARKED = Path(__file__).parent / "marks"
GAMES = [game for game in catalogue.games() if game.key in SHELF]
HOUSE = [game for game in GAMES if game.key in catalogue.MODULES]
CLAUSES = [(game, clause) for game in GAMES for clause in game.clauses]
every_clause = pytest.mark.parametrize(("game", "clause"), CLAUSES, ids=[clause.id for _, clause in CLAUSES])


def marked_clauses() -> set[str]:
    """The ids in `@pytest.mark.clause(…)` all over the tests, and in those that a game brings."""
    found = set()
    folders = {TESTS} | {Path(game.rules.__file__).parent for game in GAMES}
    for path in (path for folder in folders for path in folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def cited_clauses(game) -> set[str]:
    """The ids in square brackets in the sources of a game."""
    folder = Path(game.rules.__file__).parent
    cited = " ".join(re.findall(r"\[([^\[\]]+)\]", " ".join(path.read_text() for path in folder.glob("*.py"))))
    return set(re.findall(r"\b[A-Z]{2}-[A-Z]{0,2}\d+\b", cited))


SHOWN = marked_clauses()
CITED = {game.key: cited_clauses(game) for game in GAMES}


@every_clause
def test_a_clause_is_shown_by_a_test(game, clause):
    assert clause.id in SHOWN


@every_clause
def test_a_clause_is_cited_where_it_is_enforced(game, clause):
    assert clause.id in CITED[game.key]


@every_clause
def test_a_clause_is_said_in_both_languages(game, clause):
    assert clause.part
    assert clause.says
    for statement in clause.says:
        assert statement.mark in MARKS
        for text in (statement.en, statement.de):
            assert text.strip() == text
            assert text.endswith((".", "!", "?"))
        assert statement.en != statement.de


@every_clause
def test_a_case_of_a_refusal_rests_on_one_statement(game, clause):
    cases = [case for statement in clause.says for case in statement.cases]
    assert len(set(cases)) == len(cases)
    assert not cases or len({statement.mark for statement in clause.says}) > 1


@pytest.mark.parametrize("family", sorted({game.family for game in HOUSE}))
def test_every_statement_of_the_specification_is_there_with_its_mark(family):
    """The specification's marks in its order, clause by clause; we may say in two sentences what it says in one."""
    clauses = {clause.id: clause for game in HOUSE if game.family == family for clause in game.clauses}
    specified = tomllib.loads((MARKED / f"{family}.toml").read_text(encoding="utf-8"))
    for clause_id, marks in specified.items():
        ours = [mark for mark, _ in groupby(statement.mark for statement in clauses[clause_id].says)]
        assert (clause_id, ours) == (clause_id, marks)


def test_no_test_or_source_names_a_clause_that_does_not_exist():
    ids = {clause.id for game in catalogue.games() for clause in game.clauses}
    assert ids >= SHOWN
    for game in GAMES:
        assert ids >= CITED[game.key]


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.key)
def test_the_rules_page_says_what_the_clauses_say(game):
    page = runpy.run_path(str(ROOT / "docs" / "rules" / "__main__.py"))["page"]
    assert (ROOT / "docs" / "rules" / f"{game.key}.md").read_text(encoding="utf-8") == page(game)


def test_clauses_are_found_by_id_and_by_index():
    clauses = catalogue.find("niwa").clauses
    for index, clause in enumerate(clauses, 1):
        assert clauses.index(clause.id) == index
        assert clauses[index] is clauses.get(clause.id) is clause
    assert clauses.get("NI-99") is None
    with pytest.raises(IndexError):
        clauses[0]
