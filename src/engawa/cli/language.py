"""Which language the command speaks: `--lang` wherever it stands on the line, else the locale."""

from __future__ import annotations

from collections.abc import Mapping

from engawa.core import documents, messages

OPTION = "--lang"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def take_language(words: list[str], lang: str) -> tuple[str, list[str]]:
    """The language that the words ask for, else *lang*; and the words without that."""
    rest: list[str] = []
    row = iter(words)
    for word in row:
        name, sign, value = word.partition("=")
        if word == "--":
            return lang, [*rest, word, *row]
        if name == OPTION:
            lang = documents.expect_choice(value if sign else next(row, ""), OPTION, messages.LANGUAGES)
        else:
            rest.append(word)
    return lang, rest


def language_of(environ: Mapping[str, str]) -> str:
    """The language of the locale, or English."""
    locale = next((environ[name] for name in LOCALES if environ.get(name)), "")
    return next((lang for lang in messages.LANGUAGES if locale.lower().startswith(lang)), messages.LANGUAGES[0])
