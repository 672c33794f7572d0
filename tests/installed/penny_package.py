# SPDX-License-Identifier: MIT
"""Installs the ruleset ``penny`` as another distribution would."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mahjong_desk import texts
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset

_PENNY = Path(__file__).with_name("penny")


def install_module(folder: Path, ruleset_id: str, module: str) -> None:
    package = folder / registry.PLUGIN_PACKAGE
    package.mkdir(parents=True)
    (package / f"{ruleset_id}.py").write_text(f"from {module} import RULESET as RULESET\n", encoding="utf-8")


def install_penny(folder: Path) -> Path:
    """Installs a copy of the ruleset, and returns the namespace package."""
    package = folder / registry.PLUGIN_PACKAGE
    shutil.copytree(_PENNY, package / "penny")
    return package


def _reset_registry() -> None:
    """Clears the caches of the registry, which expects plugins never to change."""
    registry._modules.cache_clear()
    registry._load.cache_clear()
    texts._added_folders.clear()
    texts.catalogue.cache_clear()


@contextmanager
def installed_plugin(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.syspath_prepend(folder)
        _reset_registry()
        yield
    for name in [name for name in sys.modules if name.split(".")[0] == registry.PLUGIN_PACKAGE]:
        del sys.modules[name]
    _reset_registry()


@contextmanager
def penny_installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ruleset]:
    install_penny(folder)
    with installed_plugin(folder, monkeypatch):
        yield registry.get_ruleset("penny")
