# SPDX-License-Identifier: MIT
"""Each language in turn."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.texts import languages
from mahjong_desk.ui.text import language


@pytest.fixture(params=list(languages()))
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")
