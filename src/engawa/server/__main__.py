"""`python -m engawa.server`: serve the web table. `engawa` alone will do so once the table is finished."""

from __future__ import annotations

import argparse
import sys

from engawa.core.errors import InvalidNotation
from engawa.core.messages import LANGUAGES
from engawa.server.run import serve


def main() -> int:
    """Serve until somebody ends it; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m engawa.server", description="Serve the web table.")
    parser.add_argument("--data", metavar="FILE_OR_URL", help="where matches are kept: a file, or a PostgreSQL URL")
    parser.add_argument("--lan", action="store_true", help="listen on the local network and show a QR code")
    parser.add_argument("--port", type=int, help="listen at this port")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of what is shown here")
    given = parser.parse_args()
    try:
        serve(data=given.data, lan=given.lan, port=given.port, browser=not given.no_browser, lang=given.lang)
    except InvalidNotation as error:
        print(f"engawa: {error.text(given.lang)}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
