"""What the tests have and drills use too: a real PostgreSQL, nginx set up by docs/hosting.md, people at tables."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tests"))

from server.people import Person, bearer, link, make  # type: ignore[import-not-found]
from store.postgres import PostgreSQL  # type: ignore[import-not-found]
from web.proxy import Proxy  # type: ignore[import-not-found]

__all__ = ["Person", "PostgreSQL", "Proxy", "bearer", "link", "make"]
