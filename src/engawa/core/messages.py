"""What people read: messages by key from one Fluent catalogue, `engawa/messages/<language>/*.ftl`.

A game may bring a folder `messages` of its own. It adds to the catalogue and changes nothing in it.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

CATALOGUE = Path(__file__).parent.parent / "messages"
FALLBACK = "en"  # where a game has no messages in a language
HIDDEN = "xx-"  # a language that nobody speaks begins so: it shows what cannot be translated
FOLDERS = sorted(
    (each.name for each in CATALOGUE.iterdir() if each.is_dir()), key=lambda name: (name != FALLBACK, name)
)
LANGUAGES = tuple(name for name in FOLDERS if not name.startswith(HIDDEN))
LONGEST = 2000  # letters of one fact; Fluent refuses still longer ones


class Message:
    """A message to come: a key and the facts that it mentions. A fact may be a message itself, or a tuple of them."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, /, **facts: Any) -> None:
        self.key = key
        self.facts = facts

    def text(self, lang: str = "en") -> str:
        """The message in that language."""
        return say(self.key, lang, **{name: _worded(fact, lang) for name, fact in self.facts.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.facts) == (other.key, other.facts)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.facts!r})"


@lru_cache(2048, typed=True)  # a table says the same few things again and again; 1 and 1.0 are written differently
def say(key: str, lang: str = "en", /, **facts: Any) -> str:
    """The message of that *key* in a language, with its facts filled in."""
    bundle = _bundle(lang)
    message = bundle.get_message(key)
    text, errors = bundle.format_pattern(message.value, {name: _cut(fact) for name, fact in facts.items()})
    if errors:
        raise LookupError(f"message {key!r} ({lang}): {errors[0]}")
    return str(text)


def document_of(message: Message) -> dict[str, Any]:
    """A message as a document, for whoever words it elsewhere. A fact may be such a document, or a list of them."""
    return {"key": message.key, "facts": {name: _fact_of(fact) for name, fact in message.facts.items()}}


def message_in(document: dict[str, Any]) -> Message:
    """The message that a document describes. It is not checked."""
    return Message(document["key"], **{name: _fact_in(fact) for name, fact in document["facts"].items()})


def _fact_of(fact: Any) -> Any:
    if isinstance(fact, Message):
        return document_of(fact)
    return [document_of(each) for each in fact] if isinstance(fact, tuple) else _cut(fact)


def _fact_in(fact: Any) -> Any:
    if isinstance(fact, dict):
        return message_in(fact)
    return tuple(message_in(each) for each in fact) if isinstance(fact, list) else fact


def add_folder(folder: Path) -> None:
    """Take in the messages of a game that brings its own, in a folder for each language."""
    if folder not in _folders and folder.is_dir():
        _folders.append(folder)
        for lang, bundle in _bundles.items():
            _fill(bundle, folder, lang)


def sources_of(folder: Path, lang: str) -> list[Path]:
    """The files of a folder of messages in that language, or in the one that stands in for it."""
    return sorted((folder / lang).glob("*.ftl")) or sorted((folder / FALLBACK).glob("*.ftl"))


def load() -> None:
    """Read the catalogue in all languages: done ahead, nobody waits for it."""
    for lang in LANGUAGES:
        _bundle(lang)


def has_message(key: str, lang: str = "en") -> bool:
    """Whether the catalogue knows that *key*."""
    return bool(_bundle(lang).has_message(key))


def _worded(fact: Any, lang: str) -> Any:
    if isinstance(fact, Message):
        return fact.text(lang)
    return ", ".join(message.text(lang) for message in fact) if isinstance(fact, tuple) else fact


def _cut(fact: Any) -> Any:
    return f"{fact[: LONGEST - 1]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def _bundle(lang: str) -> Any:
    if lang not in _bundles:
        from fluent.runtime import FluentBundle

        if lang not in FOLDERS:
            raise LookupError(f"no messages in {lang!r}: expected one of {', '.join(FOLDERS)}")
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in _folders:
            _fill(bundle, folder, lang)
        _bundles[lang] = bundle
    return _bundles[lang]


def _fill(bundle: Any, folder: Path, lang: str) -> None:
    from fluent.runtime import FluentResource

    for path in sources_of(folder, lang):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))  # what is there already stays


_folders = [CATALOGUE]
_bundles: dict[str, Any] = {}  # by language, once they are asked for
