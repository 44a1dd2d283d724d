"""The wheel carries the client where it is built, so that whoever installs it needs no Node; else it does without."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
CARRIED = {"wheel": "engawa/server/dist", "sdist": BUILT}  # where engawa.server.client looks, and this again


class Client(BuildHookInterface):
    """Puts the built client in. It builds none: that would take Node and a network, which a build may not have."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Say how to get the client where there is none; an editable install finds it as soon as it is built."""
        if version == "editable":
            return
        built = Path(self.root, BUILT)
        if not (built / "index.html").exists():
            self.app.display_warning(f"{BUILT} has no built client, so the table has no page: 'make client' builds it")
            return
        build_data["force_include"][str(built)] = CARRIED[self.target_name]
