# SPDX-License-Identifier: MIT
import json
from collections.abc import Sequence
from typing import Any

from mahjong_desk.interchange.commands import answer_request
from tests.event_json import match

Json = dict[str, Any]
_KINDS = {"min": "daiminkan", "add": "shouminkan"}


def melds_of(text: str, winner: int | None = 1) -> list[Json]:
    """Returns melds written as ``chi 123m pon 555z@0 min 1111p add 9999m@-``.

    The fifth kind is ``ankan``. Claimed melds are from the seat before the winner, or after ``@``; ``@-`` omits it.
    """
    words = text.split()
    melds = []
    for kind, sentence in zip(words[::2], words[1::2], strict=True):
        tiles, _, discarder = sentence.partition("@")
        meld: Json = {"kind": _KINDS.get(kind, kind), "tiles": tiles}
        if discarder.isdecimal():
            meld["from"] = int(discarder)
        elif not discarder and kind != "ankan" and winner is not None:
            meld["from"] = (winner - 1) % 4
        melds.append(meld)
    return melds


def score_event(ruleset: str, event: Json, table: Json | None = None, options: Json | None = None) -> Json:
    request = {"ruleset": ruleset, "options": options or {}, "table": table or {}, "event": event}
    return answer_request("score", json.dumps(request))


def replay_match(ruleset: str, events: Sequence[Json], options: Json, players: int = 4) -> Json:
    return answer_request("replay", json.dumps(match(ruleset, *events, players=players, options=options)))


def ask_waits(ruleset: str, hand: Json, **fields: Any) -> Json:
    """Returns the answer to a request for the waits of seat 1."""
    return answer_request("waits", json.dumps({"ruleset": ruleset, "winner": 1, "hand": hand, **fields}))


def refused(got: Json) -> tuple[str, str | None]:
    """Returns the code of an error answer and its reason."""
    assert not got["ok"], got
    assert "{" not in got["error"]["message"]
    return got["error"]["code"], got["error"].get("reason")
