# SPDX-License-Identifier: MIT
"""Which yaku of different rule systems are the same idea, where their ids do not say so."""

from __future__ import annotations

from collections.abc import Mapping

_DRAGONS = ("yakuhai_white", "yakuhai_green", "yakuhai_red")
_FOUR_WINDS = ("shousuushii", "daisuushii")
_FIRST_DRAW = ("first_draw",)
_FIRST_DISCARD = ("first_discard",)

IDEAS: Mapping[tuple[str, str], tuple[str, ...]] = {
    # Chiihou and renhou change places from system to system: what counts is draw or discard.
    ("arushiaru", "chiihou"): _FIRST_DRAW,
    ("boo", "renhou"): _FIRST_DRAW,
    ("shogi", "chiihou"): _FIRST_DRAW,
    ("arushiaru", "renhou"): _FIRST_DISCARD,
    ("boo", "chiihou"): _FIRST_DISCARD,
    ("wsom", "chiihou"): _FIRST_DISCARD,
    ("beijing", "chiihou"): _FIRST_DISCARD,
    ("shogi", "renhou"): _FIRST_DISCARD,
    # Shogi's self-draw is for closed hands alone, as menzen tsumo is; Beijing's tiliu is for open ones too.
    ("shogi", "tsumo"): ("menzen_tsumo",),
    ("beijing", "menqing"): ("menzen",),
    ("beijing", "gangkai"): ("rinshan",),
    ("beijing", "haidi"): ("haitei",),
    ("beijing", "long"): ("ittsuu",),
    ("beijing", "qidui"): ("chiitoitsu",),
    ("beijing", "duiduihu"): ("toitoi",),
    ("beijing", "qingyise"): ("chinitsu",),
    ("shogi", "suutoitsu"): ("chiitoitsu",),
    # A dragon is worth something by itself: white, green and red there, bishop, rook and king here.
    ("shogi", "yakuhai_kaku"): _DRAGONS,
    ("shogi", "yakuhai_hisha"): _DRAGONS,
    ("shogi", "yakuhai_gyoku"): _DRAGONS,
    ("boo", "suushiihou"): _FOUR_WINDS,
    ("shogi", "suushiihou"): _FOUR_WINDS,
    # Ar-Shi-Ar counts an outside hand alike with honours and without.
    ("arushiaru", "chanta"): ("chanta", "junchan"),
    ("wsom", "iikantsu"): ("one_kan",),
    ("shogi", "minkan"): ("one_kan",),
    ("shogi", "ankan"): ("one_kan",),
}
"""The ideas of a yaku, by ruleset and id; every other yaku is the idea of its own id."""


def ideas_of(ruleset_id: str, yaku_id: str) -> tuple[str, ...]:
    """Returns the ideas that a yaku is; most are one."""
    return IDEAS.get((ruleset_id, yaku_id), (yaku_id,))
