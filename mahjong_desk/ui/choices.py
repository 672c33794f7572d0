# SPDX-License-Identifier: MIT
"""What a person may set, and where it is kept; light, as the first window asks for it before all else is loaded."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "ja", "zh")
LANGUAGE_CHOICES: Final = ("system", *LANGUAGES)
THEME_CHOICES: Final = ("light", "dark", "system")
SETTINGS_FILE: Final = "settings.ini"
"""The file in the data folder that keeps what a person has set."""
