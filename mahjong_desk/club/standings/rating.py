# SPDX-License-Identifier: MIT
"""A rating of strength, match by match, separate from points.

It is computed by ``openskill`` with the Plackett-Luce model of Weng and Lin: after a match each rating moves towards the
strength that the place suggests, further if it is uncertain. It needs no unit, so matches of all rule systems count alike.
"""

from collections import Counter
from collections.abc import Iterable
from operator import attrgetter
from typing import NamedTuple

from mahjong_desk.club.standings.outcomes import MatchOutcome
from mahjong_desk.ledger.progress import NO_PROGRESS, TaskProgress

INITIAL_RATING = 1500.0
"""The rating of an unknown player."""

_SPREAD = INITIAL_RATING / 3
_LUCK = _SPREAD / 2
_DRIFT = _SPREAD / 100
_CONFIDENCE_FACTOR = 1.96


class RatingEstimate(NamedTuple):
    """A player's estimated strength."""

    value: float = INITIAL_RATING
    deviation: float = _SPREAD

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval."""
        return _CONFIDENCE_FACTOR * self.deviation


class RatingChange(NamedTuple):
    """The change of a player's rating by one match."""

    outcome: MatchOutcome
    place: int
    before: RatingEstimate
    after: RatingEstimate
    opponents: tuple[tuple[str, RatingEstimate], ...]


class Ratings:
    """The rating of every player, computed match by match in order of time.

    A match with one player, or with the same player twice, changes no rating. Raises ``Cancelled`` if ``progress`` is cancelled.
    """

    def __init__(self, outcomes: Iterable[MatchOutcome] = (), progress: TaskProgress = NO_PROGRESS) -> None:
        self.changes: dict[str, list[RatingChange]] = {}
        # Imported lazily: few users look at ratings.
        from openskill.models import PlackettLuce

        model = PlackettLuce(mu=INITIAL_RATING, sigma=_SPREAD, beta=_LUCK, tau=_DRIFT)
        for outcome in sorted(outcomes, key=attrgetter("started_at", "number", "match")):
            progress.advance()
            people = [finish.person for finish in outcome.finishes]
            if len(people) < 2 or max(Counter(people).values()) > 1:
                continue
            before = [self.estimate(person) for person in people]
            teams = [[model.rating(mu=estimate.value, sigma=estimate.deviation)] for estimate in before]
            rated = model.rate(teams, ranks=[float(finish.place) for finish in outcome.finishes])
            for seat, finish in enumerate(outcome.finishes):
                after = RatingEstimate(rated[seat][0].mu, rated[seat][0].sigma)
                others = [(people[other], before[other]) for other in range(len(people)) if other != seat]
                change = RatingChange(outcome, finish.place, before[seat], after, tuple(others))
                self.changes.setdefault(finish.person, []).append(change)

    def estimate(self, person: str) -> RatingEstimate:
        changes = self.changes.get(person)
        return changes[-1].after if changes else RatingEstimate()

    def ranking(self) -> list[str]:
        """Returns all rated players, the strongest first."""
        return sorted(sorted(self.changes), key=lambda person: self.estimate(person).value, reverse=True)
