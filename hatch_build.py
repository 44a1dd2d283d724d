"""The wheel carries the built client, so that whoever installs it needs no Node."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
CARRIED = {"wheel": "engawa/server/dist", "sdist": BUILT}  # where engawa.server.client looks, and this again


class Client(BuildHookInterface):
    """Puts the built client in. It builds none: that would take Node and a network, which a build may not have."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse without a built client; an editable install finds it in the checkout, as soon as there is one."""
        if version == "editable":
            return
        built = Path(self.root, BUILT)
        if not (built / "index.html").exists():
            self.app.abort(f"{BUILT} has no built client: run 'make client' first, or 'npm ci && npm run build' in web")
        build_data["force_include"][str(built)] = CARRIED[self.target_name]
