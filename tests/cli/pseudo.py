"""Makes the language that nobody speaks, `messages/xx-pseudo`, of the English messages: `python tests/cli/pseudo.py`.

Whatever can still be read in it never came from the catalogue. It is made anew whenever an English message changes.
"""

import json
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast as ftl
from fluent.syntax.visitor import Transformer

from engawa import catalogue
from engawa.core.messages import CATALOGUE

LANGUAGE = "xx-pseudo"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "áƀćďéƒǧħíǰķŀṁńóƥʠŕśŧúṽŵẋýžÁƁĆĎÉƑǦĦÍǰĶĿṀŃÓƤꝖŔŚŦÚṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, STRANGE)


class Strange(Transformer):
    """Writes texts in letters of which nobody is one of ours."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.translate(LETTERS))


def files() -> dict[Path, str]:
    """What belongs into its folder, and what stands there."""
    folder = CATALOGUE / LANGUAGE
    made = {folder / path.name: strange(path.read_text("utf-8")) for path in (CATALOGUE / "en").glob("*.ftl")}
    for key in catalogue.MODULES:
        clauses = {
            clause.id: [text.translate(LETTERS) for text in clause.texts()] for clause in catalogue.find(key).clauses
        }
        rows = [f"{json.dumps(name)} = {json.dumps(text, ensure_ascii=False)}\n" for name, text in clauses.items()]
        path = folder / "clauses" / f"{key.split('/')[0]}.toml"
        made[path] = "".join(sorted({*made.get(path, "").splitlines(keepends=True), *rows}))
    return made


def strange(text: str) -> str:
    resource = FluentParser(with_spans=False).parse(text)
    resource.body = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    for entry in resource.body:
        entry.comment = None
    Strange().visit(resource)
    return FluentSerializer().serialize(resource)


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
