# SPDX-License-Identifier: MIT
import logging
import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import platformdirs
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mahjong_desk.ledger.errors import LedgerDamaged, LedgerError, LedgerGone, LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.old_ledger import _FIRST_DEFAULTS
from mahjong_desk.ledger.place import (
    DATA_VARIABLE,
    ServerLocation,
    data_folder,
    files_of,
    ledger_location,
    ledger_path,
    move_aside,
)
from mahjong_desk.rules.registry import get_ruleset
from tests.ledger.entries import checked_end, start_match
from tests.ledger.killing import Report, run_and_kill
from tests.scope import amount

FOLDER = Path("/data")


def test_command_line_precedes_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "environment"))
    assert data_folder(tmp_path / "line") == tmp_path / "line"
    assert data_folder() == tmp_path / "environment"
    assert data_folder(Path("~no such user/club")) == Path.cwd() / "~no such user" / "club"
    monkeypatch.setenv(DATA_VARIABLE, "")
    assert data_folder() == platformdirs.user_data_path("mahjong-desk", appauthor=False)
    monkeypatch.chdir(tmp_path)
    assert ledger_location(data_folder(Path("club")), "") == tmp_path / "club" / "ledger.sqlite3"


def test_files_put_aside_are_never_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = ledger_path(tmp_path)
    for contents in ("first", "second", "third"):
        for file in files_of(path):
            file.write_text(contents)
        assert {file.read_text() for file in files_of(move_aside(path))} == {contents}
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == sorted(5 * ["first", "second", "third"])
    path.write_text("fourth")

    def refuse(_self: Path, _target: Path) -> Path:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(LedgerGone):
        move_aside(path)


@pytest.mark.parametrize(
    ("url", "masked", "plain"),
    [
        ("postgresql://club.example/go", "postgresql://club.example/go", "postgresql://club.example/go"),
        ("postgres://aoi:se:cret@[::1]:5433/go", "postgres://aoi:***@[::1]:5433/go", "postgres://aoi@[::1]:5433/go"),
        ("postgresql://aoi:cret?#@a:1,b:2/go", "postgresql://aoi:***@a:1,b:2/go", "postgresql://aoi@a:1,b:2/go"),
        (
            "postgresql:///go?host=/run&password=cret&user=a@b",
            "postgresql:///go?host=/run&password=***&user=a@b",
            "postgresql:///go?host=/run&user=a@b",
        ),
        (
            "postgresql://h/go?sslsni=b&s%73lpassword=cret&pass%77ord=@cret&PASSWORD=cret",
            "postgresql://h/go?sslsni=b&s%73lpassword=***&pass%77ord=***&PASSWORD=***",
            "postgresql://h/go?sslsni=b",
        ),
        ("postgresql://h?sslpassword=cret", "postgresql://h?sslpassword=***", "postgresql://h"),
        ("host=h password=cret", "***", "***"),
        ("postgresql://aoi:cret/secret", "postgresql://***", "postgresql://***"),
        ("somewhere else", "somewhere else", "somewhere else"),
    ],
)
def test_address_is_shown_and_kept_without_password(url: str, masked: str, plain: str) -> None:
    place = ServerLocation(url, FOLDER)
    assert (str(place), place.without_password) == (masked, plain)
    assert ServerLocation(plain, FOLDER).without_password == plain


_FORMS = (
    "postgresql://aoi:{}@club.example/go",
    "postgres://:{}@/go?host=/run",
    "postgresql://club.example/go?password={}",
    "postgresql://club.example/go?sslpassword={}&sslmode=require",
    "postgresql://club.example/go?%70assword={}",
    "postgresql://club.example/go?user=aoi&PASSWORD={}",
    "host=club.example dbname=go password={}",
    "host=club.example dbname=go sslpassword = '{}'",
)


@given(st.sampled_from(_FORMS), st.text("/?#@:=&%,[]qxz7 '\\é\n\x00", max_size=12), st.booleans())
def test_no_password_is_ever_shown_kept_or_logged(form: str, random: str, encoded: bool) -> None:
    secret = f"QX{random}XQ"
    place = ServerLocation(form.format(quote(secret, "") if encoded else secret), FOLDER)
    assume(place.url.isprintable())
    records: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: records.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("mahjong_desk")
    logger.addHandler(handler)
    try:
        error = address_error(place)
    finally:
        logger.removeHandler(handler)
    texts = [str(place), repr(place), place.without_password, place.mirror.name, *records]
    texts += [str(error), repr(error), error.details, str(error.__cause__)] if error is not None else []
    for text in texts:
        assert "QX" not in text, text
        assert "XQ" not in text, text


def address_error(place: ServerLocation) -> LedgerError | None:
    """Returns the error for an address that is refused before any connection, or None."""
    psycopg = pytest.importorskip("psycopg")
    from mahjong_desk.ledger.database import server

    def connect(*_: object, **__: object) -> None:
        raise psycopg.OperationalError("nobody there")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.Connection, "connect", connect)
        try:
            server.Server.open(place, 0.2)
        except LedgerError as error:
            return error
    return None


OLD_BOOK = Path(__file__).with_name("old.book")
"""The second book of a ledger written by version 0.9, with every kind of entry."""


@pytest.fixture
def old(path: Path) -> Path:
    shutil.copytree(OLD_BOOK, path.with_name("ledger.book"))
    with closing(sqlite3.connect(path)) as database:
        for statement in ("journal_mode = WAL", "application_id = 0x4D4A4431", "user_version = 7"):
            database.execute(f"PRAGMA {statement}")
        database.execute("CREATE TABLE chain (number INTEGER)")
    return path


def test_old_ledger_is_taken_over(old: Path) -> None:
    with Ledger.open(old) as ledger:
        assert [(session.id, session.name) for session in ledger.sessions()] == [(1, "Freitag"), (2, "Saturday")]
        matches = ledger.matches()
        assert [(match.id, match.session_id, match.number) for match in matches] == [
            (1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 2, 1)
        ]  # fmt: skip
        assert matches[0].players == ("Anne", "Bernd", "千代", "D")
        assert dict(matches[3].header.options) == {}
        first = {"points": "small", "yaku_suukantsu": False, "yaku_ryuuiisou": False, "pao_melds": "honours"}
        assert matches[0].header.options == ledger.house_rules.all()[0].options == first
        journal = ledger.journal(1)
        assert journal.events == ({"note": "é", "type": "draw"},)
        assert [act.kind for act in journal.entries] == ["open", "record", "record", "undo", "redo", "delete", "rename"]
        assert [(rules.id, rules.name) for rules in ledger.house_rules.all()] == [(1, "Home")]
        assert ledger.rates.for_session(1).unit == "yen"
        assert ledger.drills.all() == ({"right": True},)
        assert ledger.club.actions("evenings")[0].act["matches"] == tuple(match.uuid for match in matches[1:3])
        assert ledger.chain_head.number == 21
        assert ledger.check().is_sound
        start_match(ledger)
    with Ledger.open(old) as ledger:
        assert ledger.chain_head.number == 23
    (book,) = old.parent.glob("ledger.before-*.book")
    for file in OLD_BOOK.iterdir():
        assert (book / file.name).read_bytes() == file.read_bytes()
    with closing(sqlite3.connect(book.with_suffix(".sqlite3"))) as database:
        assert database.execute("SELECT count(*) FROM chain").fetchone() == (0,)
    assert sorted(file.suffix for file in old.parent.iterdir()) == [".book", ".jsonl", ".sqlite3", ".sqlite3"]


@pytest.mark.parametrize("ruleset", _FIRST_DEFAULTS)
def test_first_defaults_can_still_be_chosen(ruleset: str) -> None:
    options = {option.id: option for option in get_ruleset(ruleset).options}
    for option_id, value in _FIRST_DEFAULTS[ruleset].items():
        assert options[option_id].choice(value).value != options[option_id].default


def test_unreadable_old_ledger_is_left_alone(old: Path) -> None:
    month = old.with_name("ledger.book") / "2026-02.jsonl"
    content = month.read_bytes()
    month.write_bytes(content.replace("é".encode(), b"e"))
    with pytest.raises(LedgerDamaged, match="damaged"):
        Ledger.open(old)
    month.write_bytes(content)
    with closing(sqlite3.connect(old)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LedgerLocked):
            Ledger.open(old)
    assert sorted(file.name for file in old.parent.iterdir()) == ["ledger.book", "ledger.sqlite3"]
    old.unlink()
    with Ledger.open(old) as ledger:
        assert ledger.chain_head.number == 21


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor SIGKILL")
def test_kill_while_taking_over(old: Path, tmp_path: Path) -> None:
    chance, finished = random.Random(9), 0
    for number in range(amount(40)):
        path = tmp_path / str(number) / old.name
        shutil.copytree(old.parent, path.parent)

        def work(report: Report, path: Path = path) -> None:
            Ledger.open(path).close()
            report(1)

        finished += bool(run_and_kill(work, chance, max_delay=0.03))
        assert checked_end(path).number == 21
        shutil.rmtree(path.parent)
    print("finished before the kill:", finished)
