"""Players read the words of the box: those that its names replace stand in no message and no clause of a family."""

import re
import tomllib
from pathlib import Path

import pytest
from laws.shelf import SHELF

from engawa import catalogue
from engawa.core.messages import LANGUAGES

WORDS = Path(__file__).parent / "words"
MESSAGES = Path(catalogue.__file__).parent / "messages"
REPLACED = [
    (path.stem, lang, word, instead)
    for path in sorted(WORDS.glob("*.toml"))
    if any(catalogue.find(key).family == path.stem for key in SHELF)
    for lang, words in tomllib.loads(path.read_text(encoding="utf-8")).items()
    for word, instead in words.items()
]


def texts_of(family: str, lang: str) -> dict[str, str]:
    """All that a player may read of a family, by where it stands: its messages without names of facts, its clauses."""
    texts = {}
    for path in sorted((MESSAGES / lang).glob(f"{family}*.ftl")):
        for entry in re.split(r"\n(?=[\w-]+ =)", path.read_text(encoding="utf-8")):
            name, is_message, text = entry.partition(" =")
            if is_message and name.startswith(family):
                texts[name] = re.sub(r"\{ \$[\w-]+|'[^']*'|^ *\*?\[[\w-]+\]", " ", text, flags=re.MULTILINE)
    for game in catalogue.games():
        if game.family == family:
            texts |= {clause.id: clause.text(lang) for clause in game.clauses}
    return texts


@pytest.mark.parametrize(("family", "lang", "word", "instead"), REPLACED)
def test_a_text_uses_the_word_of_the_box(family: str, lang: str, word: str, instead: str) -> None:
    whole = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", re.IGNORECASE if lang == "en" else 0)
    assert [name for name, text in texts_of(family, lang).items() if whole.search(text)] == [], f"say {instead!r}"


def test_the_words_are_of_families_and_languages_that_there_are() -> None:
    families = {game.family for game in catalogue.games()}
    assert {family for family, *_ in REPLACED} <= families
    assert {lang for _, lang, *_ in REPLACED} <= {*LANGUAGES}
