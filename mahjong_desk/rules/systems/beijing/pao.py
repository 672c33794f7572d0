# SPDX-License-Identifier: MIT
"""Who can be held responsible for a win of Beijing mahjong (rules/beijing.md §7)."""

from __future__ import annotations

from collections import Counter

from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.events import PaoEntry, Winner
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.systems.beijing.options import BeijingOptions
from mahjong_desk.rules.systems.beijing.payments import BeijingWinSource
from mahjong_desk.texts import mark

_CLAIMS = 3


def pao_reasons(options: BeijingOptions) -> tuple[str, ...]:
    """Returns the reasons for which a player can be responsible."""
    hangzhou = ("hangzhou_own", "hangzhou_other") if options.hangzhou_pao else ()
    return (*hangzhou, *(("chankan",) if options.chankan_pao else ()))


def suggest_pao(options: BeijingOptions, winner: Winner, source: BeijingWinSource) -> tuple[PaoEntry, ...]:
    """Returns the players whom the melds and the robbed kan would make responsible."""
    found = []
    if options.hangzhou_pao and winner.hand is not None:
        givers = Counter(meld.claimed_from for meld in winner.hand.melds if meld.claimed_from is not None)
        found += [PaoEntry(giver, "hangzhou_own") for giver in sorted(givers) if givers[giver] >= _CLAIMS]
    if options.chankan_pao and source.chankan and source.discarder is not None:
        found.append(PaoEntry(source.discarder, "chankan"))
    return tuple(found)


def check_pao(options: BeijingOptions, winner: Winner, source: BeijingWinSource, players: int) -> None:
    """Checks that every entry of ``winner.pao`` fits the win, whatever the melds.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``, with its path relative to the winner.
    """
    known = pao_reasons(options)
    for place, entry in enumerate(winner.pao):
        path = f"pao[{place}]"
        check_seat(entry.player, players, f"{path}.player")
        if entry.player == winner.seat:
            raise Refusal(
                ErrorCode.BAD_SEAT, mark("Only another player at the table can be responsible."), path=f"{path}.player"
            )
        if entry.reason not in known:
            raise Refusal(
                ErrorCode.BAD_REQUEST,
                mark("At this table no player can be responsible for {name}."),
                path=f"{path}.for",
                name=entry.reason,
            )
        if entry.reason == "chankan" and not (source.chankan and entry.player == source.discarder):
            raise Refusal(
                ErrorCode.BAD_REQUEST, mark("Only the player whose kan is robbed is responsible for that."), path=path
            )
        if entry in winner.pao[:place]:
            raise Refusal(ErrorCode.BAD_REQUEST, mark("The same responsibility is named twice."), path=path)
