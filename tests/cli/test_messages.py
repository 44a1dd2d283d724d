"""The message catalogue: the same keys with the same facts in both languages, every one of them used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cli import pseudo
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

import engawa
from engawa.core.messages import CATALOGUE, FOLDERS, LANGUAGES

SOURCES = Path(engawa.__file__).parent
CLIENT = SOURCES.parents[1] / "web" / "src"
SPEAKERS = {"say", "tell", "Message", "expect", "_impossible"}  # what takes the key of a message, and where
CASES = re.compile(r"\$\{[^}]*\}")


class Facts(Visitor):
    """Collects the variables that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def facts_of(message: ftl.Message) -> set[str]:
    facts = Facts()
    facts.visit(message)
    return facts.names


def entries(lang: str, folder: Path = CATALOGUE) -> list[ftl.Message]:
    parsed = [FluentParser().parse(path.read_text("utf-8")) for path in sorted((folder / lang).glob("*.ftl"))]
    body = [entry for resource in parsed for entry in resource.body]
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def written_in_python() -> Iterator[str]:
    """Every text in our sources, as a pattern: what is filled in can be anything."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                yield "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)


def written_in_the_client() -> Iterator[str]:
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        text = path.read_text("utf-8")
        for literal in [*re.findall(r"""["']([\w-]+)["']""", text), *re.findall(r"`([^`\n]+)`", text)]:
            yield ".+".join(re.escape(part) for part in CASES.split(literal))


def said() -> Iterator[str]:
    """Every key that our sources ask for by name."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                place = 2 if name == "expect" else 0
                if name in SPEAKERS and len(node.args) > place:
                    key = node.args[place]
                    if isinstance(key, ast.Constant):
                        yield key.value


def test_no_key_is_defined_twice():
    for lang in LANGUAGES:
        keys = [message.id.name for message in entries(lang)]
        assert sorted({key for key in keys if keys.count(key) > 1}) == []


def test_both_languages_have_the_same_keys_with_the_same_facts():
    english, german = ({message.id.name: facts_of(message) for message in entries(lang)} for lang in LANGUAGES)
    assert english == german


def test_the_language_that_nobody_speaks_is_made_of_the_english_messages():
    made = pseudo.files()
    kept = {path: path.read_text("utf-8") for path in (CATALOGUE / pseudo.LANGUAGE).rglob("*") if path.is_file()}
    assert kept == made, "run: python tests/cli/pseudo.py"


def test_only_languages_that_people_speak_are_offered():
    assert LANGUAGES == ("en", "de")
    assert [*LANGUAGES, pseudo.LANGUAGE] == FOLDERS


def test_every_key_that_is_said_is_in_the_catalogue():
    assert sorted({*said()} - {message.id.name for message in entries("en")}) == []


def test_every_key_in_the_catalogue_is_said_somewhere():
    patterns = {*written_in_python(), *written_in_the_client()}
    plain = {pattern for pattern in patterns if ".+" not in pattern}
    filled = [re.compile(pattern) for pattern in patterns - plain if re.search(r"[a-z]\\-", pattern)]
    keys = [message.id.name for message in entries("en")]
    unused = [key for key in keys if re.escape(key) not in plain and not any(p.fullmatch(key) for p in filled)]
    assert unused == []


def test_the_terminal_knows_no_game():
    for path in (SOURCES / "cli").glob("*.py"):
        words = re.findall(r"[\w/-]+", path.read_text("utf-8").lower())
        assert not {*engawa.games()} & {*words}, path.name
