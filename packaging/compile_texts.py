# SPDX-License-Identifier: MIT
"""Compiles the catalogues when the package is built, as git has only the sources."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs before the files of a package are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles every catalogue that is not compiled yet."""
        sys.path[:0] = [self.root, str(Path(self.root) / "packaging")]
        try:
            import translations

            translations.main(["--compile"])
        finally:
            del sys.path[:2]
