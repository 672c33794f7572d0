# SPDX-License-Identifier: MIT
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def checked_output(*command: str, folder: Path | None = None, environment: Mapping[str, str] | None = None) -> str:
    result = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=60,
    )
    assert result.returncode == 0, result.stdout
    return result.stdout
