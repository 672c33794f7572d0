# SPDX-License-Identifier: MIT
"""The tables on a server: whose they are, which version they have, and that they only grow."""

from __future__ import annotations

import pytest

from mahjong_desk.ledger.errors import LedgerForeign, LedgerNewer
from mahjong_desk.ledger.inspection import NEWEST
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.schema import APPEND_ONLY
from mahjong_desk.ledger.server import tables
from tests.ledger.acts import AT, OPENING
from tests.ledger.server.club import Club, begun, event


def test_tables_of_another_program_and_of_a_newer_version_are_left_alone(club: Club) -> None:
    club.server.say("CREATE TABLE sessions (id integer)", club.database)
    with pytest.raises(LedgerForeign):
        club.open("one")
    club.server.say("DROP TABLE sessions", club.database)
    club.open("one").close()
    club.server.say(f"UPDATE mahjong_desk_schema SET version = {NEWEST + 1}", club.database)
    with pytest.raises(LedgerNewer):
        club.open("one")


def test_tables_of_an_older_version_are_made_anew_out_of_the_chain(club: Club) -> None:
    one = club.open("one")
    one.house_rules.save("boo", "1", "Ours", {"length": "hanchan"}, AT)
    journal = one.append(begun(one), event(1), AT)
    end, rules = one.end, one.house_rules.all()
    one.close()
    club.server.say("UPDATE mahjong_desk_schema SET version = version - 1", club.database)
    again = club.open("one")
    assert (again.end, again.house_rules.all(), again.journal(journal.match_id)) == (end, rules, journal)
    assert again.check().sound


@pytest.mark.parametrize("statement", ["UPDATE {} SET at = ''", "DELETE FROM {}", "TRUNCATE {} CASCADE"])
def test_the_server_itself_refuses_to_change_what_only_grows(club: Club, statement: str) -> None:
    begun(club.open("one"))
    assert {trigger.split(" ON ")[1].split()[0] for trigger in APPEND_ONLY} == set(tables.GROWING)
    for table in tables.GROWING:
        with pytest.raises(Exception, match="append-only"):
            club.server.say(statement.format(table), club.database)


def test_who_may_add_and_read_alone_can_record(club: Club) -> None:
    journal = begun(club.open("one"))
    user = f"player_{club.database}"
    for grant in (
        f"CREATE ROLE {user} LOGIN",
        f"GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA public TO {user}",
        f"GRANT UPDATE (name) ON sessions TO {user}",
        f"GRANT UPDATE (head, length) ON matches TO {user}",
    ):
        club.server.say(grant, club.database)
    with Ledger.open(club.place("other", user)) as other:
        other.append(journal, event(1), AT)
        other.rename_session(1, "Thursday", AT)
        other.open_match(other.start_session("Saturday", AT).id, OPENING, AT)
        other.drills.add({"right": True}, AT)
        assert other.check().sound
