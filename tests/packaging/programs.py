# SPDX-License-Identifier: MIT
"""System programs that check generated files."""

import shutil

import pytest


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")
