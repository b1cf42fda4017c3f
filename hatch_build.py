"""Builds the browser client into the package whenever a wheel or an editable install is made.

`ORRERY_SKIP_WEB=1` leaves it out for work on the engine and the server alone; a wheel without it is refused.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "ORRERY_SKIP_WEB"


class WebClient(BuildHookInterface[Any]):
    """The build hook that hatchling finds in this file."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files of the wheel are gathered."""
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import build_web

        if not os.environ.get(SKIP):
            build_web.build()
        elif version != "editable" and not build_web.ENTRY.is_file():
            raise SystemExit(f"{SKIP} is set and the browser client was never built; a wheel needs it")
