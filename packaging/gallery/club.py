# SPDX-License-Identifier: MIT
"""The sample club: matches of every rule system, evenings and answers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from pathlib import Path
from random import Random

from mahjong_desk.club.evening.evening import EveningPlan
from mahjong_desk.club.evening.store import EveningStore
from mahjong_desk.club.people.people import People, PeopleRegister
from mahjong_desk.club.people.person import appearances
from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.interchange import read_event
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.journal.acts import TIME_FORMAT, MatchHeader
from mahjong_desk.learn.drills.drill import ChoiceQuestion, GivenAnswer, Level, Subject, judge
from mahjong_desk.learn.drills.drill_maker import make_drill
from mahjong_desk.learn.today.answer_record import AnswerRecord, QuestionRecipe, fingerprint_of
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw, Event, MatchEnd, Win
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules

PEOPLE = (
    "Aoi",
    "Ben",
    "小鳥遊 優希乃介",
    "Maximiliane Brandstätter-Hohenfels",
    "Emi",
    "Fumi",
    "Gao",
    "Hana",
    "Ivo",
    "Jun",
)
"""The players; the third and the fourth have the longest names."""
SESSION = "Thursday club in the back room of the Golden Lantern"
_BEGUN = datetime(2026, 8, 6, 18, tzinfo=UTC)
_LONG_MATCH = 30


@dataclass(frozen=True, slots=True)
class Club:
    """The ledger of a sample club."""

    folder: Path
    running_matches: Mapping[str, int]  # the id of an unfinished match of each rule system
    ended_matches: Mapping[str, int]  # the id of a finished match of each rule system
    long_match: int  # the id of a match with many hands


def create_sample_club(folder: Path) -> Club:
    """Writes the sample club to a new ledger."""
    running: dict[str, int] = {}
    ended: dict[str, int] = {}
    with Ledger.open(ledger_path(folder)) as ledger:
        at = _BEGUN
        for evening in range(3):
            session = ledger.start_session(SESSION if evening % 2 else "", _time(at))
            for turn, ruleset in enumerate(registry.all_rulesets()):
                at += timedelta(minutes=45)
                writer = _Writer(ledger, session.id, ruleset, evening + turn, at)
                writer.play(5)
                writer.enter(MatchEnd(reason="late"))
                ended[ruleset.id] = writer.id
            at = _BEGUN + timedelta(weeks=evening + 1)
        session = ledger.start_session(SESSION, _time(at))
        writer = _Writer(ledger, session.id, registry.get_ruleset("wsom"), 0, at)
        writer.play(_LONG_MATCH)
        long = writer.id
        for turn, ruleset in enumerate(registry.all_rulesets()):
            writer = _Writer(ledger, session.id, ruleset, turn, at + timedelta(minutes=turn))
            writer.play(3)
            running[ruleset.id] = writer.id
        writer.change_first()
        _enter_person_details(ledger)
        _plan_evening(ledger, at + timedelta(hours=4))
    return Club(folder, running, ended, long)


def wins_of(rules: TableRules, table: Table) -> Iterator[Win]:
    """Yields the examples of yaku that can be won at a table."""
    for yaku in rules.ruleset.yaku:
        if yaku.example.players == table.players:
            event = read_event(rules, example_request(yaku.example)["event"])
            if isinstance(event, Win) and _allowed(rules, table, event):
                yield event


class _Writer:
    """Records one match."""

    def __init__(self, ledger: Ledger, session: int, ruleset: Ruleset, turn: int, at: datetime) -> None:
        """Opens the match; ``turn`` rotates the players and the examples."""
        self._ledger, self._at = ledger, at
        players = tuple(islice(cycle(PEOPLE), turn, turn + ruleset.players[0]))
        rules = ruleset.bind({})
        persons = PeopleRegister(ledger).identify_players(players)
        header = MatchHeader(ruleset.id, dict(rules.options), players, "", "", persons)
        journal = ledger.open_match(session, header, _time(at))
        self.id = journal.match_id
        self._stored = StoredMatch.read(ledger.match(self.id), journal)
        self._wins = cycle(ruleset.yaku)
        for _ in range(turn * 3):
            next(self._wins)

    def play(self, hands: int) -> None:
        """Records at most ``hands`` hands, among them one of each rarer event."""
        rules = self._stored.match.rules
        for hand in range(hands):
            if self._stored.replay.final is not None:
                return
            table = self._stored.replay.table
            if hand == 2:
                self.enter(Draw(kind=rules.draw_kinds[0]))
            elif hand == 3:
                self.enter(
                    Chombo(player=1, note="A note on what happened, long enough to need more than one line of it")
                )
            elif hand == 4:
                moved = (300, -300, *([0] * (table.players - 2)))
                self.enter(Adjustment(deltas=moved, reason="counted again"))
            else:
                self.enter(self._win(rules, table))

    def _win(self, rules: TableRules, table: Table) -> Event:
        for yaku in islice(self._wins, len(rules.ruleset.yaku)):
            if yaku.example.players == table.players:
                event = read_event(rules, example_request(yaku.example)["event"])
                if _allowed(rules, table, event):
                    return event
        return Draw(kind=rules.draw_kinds[0])

    def enter(self, event: Event) -> None:
        """Records an event if the rules allow it."""
        if not _allowed(self._stored.match.rules, self._stored.replay.table, event):
            return
        self._at += timedelta(minutes=4)
        act = self._stored.recording_act([event])
        self._stored = self._stored.extended_by(self._ledger.append(self._stored.journal, act, _time(self._at)))

    def change_first(self) -> None:
        """Corrects the first row afterwards."""
        changed = replace(self._stored.match.events[0], note="put right")
        act = self._stored.editing_act([Edit.replace(self._stored.row_ids[0], changed)])
        self._stored = self._stored.extended_by(self._ledger.append(self._stored.journal, act, _time(self._at)))


def _allowed(rules: TableRules, table: Table, event: Event) -> bool:
    try:
        rules.settle(table, event)
    except Refusal:
        return False
    return True


def _enter_person_details(ledger: Ledger) -> None:
    """Enters readings, aliases and pseudonyms of people."""
    register = PeopleRegister(ledger)
    people = People((), appearances(ledger.seatings()))
    first, _second, third, *_others = sorted(people.everybody, key=lambda person: PEOPLE.index(person.name))
    register.change(first, reading="あおい", aliases=("Aoi T.", "Aoichan"), pseudonym="A. from the corner table")
    register.change(third, reading="たかなし ゆきのすけ")
    register.add(people, "aoi")
    register.add(people, "Kazuko, who has not played yet")


def _plan_evening(ledger: Ledger, at: datetime) -> None:
    """Plans an evening at two tables, with two players sitting out."""
    ruleset = registry.get_ruleset("arushiaru")
    session = ledger.start_session(SESSION, _time(at))
    attending = dict(zip(PeopleRegister(ledger).identify_players(PEOPLE), PEOPLE, strict=True))
    plan = EveningPlan(ruleset.id, dict(ruleset.bind({}).options), 4)
    EveningStore(ledger).begin(session.uuid, plan, attending, _time(at))


def _time(at: datetime) -> str:
    return at.strftime(TIME_FORMAT)


NOW = "2026-08-27T21:30:00Z"
"""The time at which the answers are shown."""
_TOPICS = (
    ("riichi", Subject.FU, ("wait_tanki", "wait_kanchan", "ankou", "pair_dragon")),
    ("boo", Subject.WAITS, ("ryanmen", "shanpon", "tanki", "many")),
    ("mcr", Subject.PAYMENT, ("dealer_drawn", "extra", "draw")),
    ("riichi", Subject.YAKU, ("pinfu", "tanyao", "toitoi", "honitsu", "chiitoitsu")),
)


def add_sample_answers(ledger: Ledger) -> None:
    """Enters the answers of a learner who practised on most evenings of six weeks."""
    chance, end = Random(20260827), datetime.fromisoformat(NOW)
    for ago in (day for day in range(45, 0, -1) if day % 13):
        for index in range(12):
            system, subject, topics = chance.choice(_TOPICS)
            right = {topic: chance.random() < 0.72 for topic in chance.sample(topics, 2)}
            at = _time(end - timedelta(days=ago, seconds=-40 * index))
            answered = AnswerRecord(at, system, subject, Level.EASY, all(right.values()), right, False, 21)
            ledger.drills.add(answered.payload(), at)
    for index, subject in enumerate((Subject.YAKU, Subject.WAITS, Subject.FU) * 2):
        answered = _answer(chance, _time(end - timedelta(days=1, minutes=-20 - index)), subject, str(index))
        ledger.drills.add(answered.payload(), answered.at)


def _answer(chance: Random, at: str, subject: Subject, seed: str) -> AnswerRecord:
    """Returns an answer to a repeatable question; for odd seeds it is wrong."""
    made = make_drill(registry.get_ruleset("riichi"), subject, Level.MEDIUM, seed)
    answer: GivenAnswer = made.answer_spec.right
    if int(seed) % 2 and isinstance(made.answer_spec, ChoiceQuestion):
        answer = frozenset(
            {chance.choice([option for option in made.answer_spec.options if option not in made.answer_spec.right])}
        )
    verdict = judge(made, answer)
    question = QuestionRecipe(Level.MEDIUM, seed, mark=fingerprint_of(made))
    return AnswerRecord(at, "riichi", subject, made.level, verdict.right, verdict.topics, False, 21, question, answer)
