# SPDX-License-Identifier: MIT
"""From a journal to the match that it tells: the one place where what is stored meets the rules."""

from __future__ import annotations

import dataclasses

from mahjong_desk import interchange
from mahjong_desk.club.names import PlayerName, player_names
from mahjong_desk.journal.documents import Document
from mahjong_desk.journal.journal import Journal, thaw
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Event, Substitute
from mahjong_desk.rules.ruleset import Rules


def replayed(journal: Journal) -> Replay:
    """Returns the match that a journal tells, played; of a broken one, as far as it can be read.

    Raises:
        Refusal: The match follows rules that this program does not know.
    """
    header = journal.header
    ruleset = registry.find(header.ruleset)
    rules = ruleset.with_options(thaw(header.options))
    events = tuple(event_of(rules, document, f"events[{index}]") for index, document in enumerate(journal.events))
    return replay(Match(rules, dict(rules.options), player_names(journal.history.players), events))


def event_of(rules: Rules, document: Document, path: str = "event") -> Event:
    """Returns the event that a document of the ledger tells, with names that can be put into sentences.

    Raises:
        Refusal: It tells none of these rules.
    """
    event = interchange.read_event(rules, thaw(document), path)
    return dataclasses.replace(event, name=PlayerName(event.name)) if isinstance(event, Substitute) else event
