# SPDX-License-Identifier: MIT
"""The rule systems of this program and of other installed distributions."""

import logging
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from mahjong_desk.rules import systems
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import add_languages, mark

_BUILT_IN = ("arushiaru", "boo", "wsom", "beijing", "shogi", "riichi", "mcr")
"""The rulesets of this program, in the order in which to offer them."""
PLUGIN_PACKAGE = "mahjong_desk_rulesets"
"""The namespace package for rulesets of other distributions, each a module named after its id."""

_logger = logging.getLogger(__name__)


def get_ruleset(ruleset_id: str) -> Ruleset:
    """Returns the ruleset of that id.

    Raises:
        Refusal: ``unknown_ruleset``.
    """
    ruleset = find_ruleset(ruleset_id)
    if ruleset is None:
        raise Refusal(
            ErrorCode.UNKNOWN_RULESET, mark("There is no ruleset “{ruleset}”."), path="ruleset", ruleset=ruleset_id
        )
    return ruleset


def find_ruleset(ruleset_id: str) -> Ruleset | None:
    """Returns the ruleset of that id, or None if it is not installed."""
    return _load(ruleset_id) if ruleset_id in _modules() else None


def all_rulesets() -> tuple[Ruleset, ...]:
    """Returns all rulesets in display order, those of other distributions last."""
    rulesets = (_load(ruleset_id) for ruleset_id in _modules())
    return tuple(ruleset for ruleset in rulesets if ruleset is not None)


@cache
def _modules() -> Mapping[str, str]:
    """Returns the module of each ruleset by its id, imported on demand."""
    # A namespace package is found 500 times faster than entry points, and the first window waits for it.
    spec = find_spec(PLUGIN_PACKAGE)
    folders = spec.submodule_search_locations if spec is not None else None
    others = sorted(module.name for module in iter_modules(folders or ()))
    own = {ruleset_id: f"{systems.__name__}.{ruleset_id}" for ruleset_id in _BUILT_IN}
    return own | {ruleset_id: f"{PLUGIN_PACKAGE}.{ruleset_id}" for ruleset_id in others if ruleset_id not in own}


@cache
def _load(ruleset_id: str) -> Ruleset | None:
    """Imports a ruleset; returns None if one of another distribution is faulty."""
    module = _modules()[ruleset_id]
    try:
        ruleset = import_module(module).RULESET
        if not isinstance(ruleset, Ruleset) or ruleset.id != ruleset_id:
            raise TypeError(f"{module}.RULESET is not the ruleset {ruleset_id!r}")
    except Exception:
        if ruleset_id in _BUILT_IN:
            raise
        _logger.exception("the ruleset %s of another distribution cannot be used", ruleset_id)
        return None
    if ruleset.resources_folder is not None:
        add_languages(ruleset.resources_folder / "languages")
    return ruleset
