# SPDX-License-Identifier: MIT
"""Where the ledger is; what was put aside is never replaced, and no password is shown or kept."""

from __future__ import annotations

import logging
from pathlib import Path
from urllib.parse import quote

import platformdirs
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mahjong_desk.ledger.errors import LedgerError, LedgerGone
from mahjong_desk.ledger.place import (
    DATA_VARIABLE,
    ServerLocation,
    data_folder,
    files_of,
    ledger_location,
    ledger_path,
    move_aside,
)

FOLDER = Path("/data")


def test_command_line_precedes_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "environment"))
    assert data_folder(tmp_path / "line") == tmp_path / "line"
    assert data_folder() == tmp_path / "environment"
    monkeypatch.setenv(DATA_VARIABLE, "")
    assert data_folder() == platformdirs.user_data_path("mahjong-desk", appauthor=False)
    monkeypatch.chdir(tmp_path)
    assert ledger_location(data_folder(Path("club")), "") == tmp_path / "club" / "ledger.sqlite3"


def test_files_put_aside_are_never_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = ledger_path(tmp_path)
    for contents in ("first", "second", "third"):
        for file in files_of(path):
            file.write_text(contents)
        aside = move_aside(path)
        assert {file.read_text() for file in files_of(aside)} == {contents}
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == sorted(5 * ["first", "second", "third"])
    path.write_text("fourth")

    def refuse(_self: Path, _target: Path) -> Path:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(LedgerGone):
        move_aside(path)


@pytest.mark.parametrize(
    ("url", "shown", "kept"),
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
def test_address_is_shown_and_kept_without_password(url: str, shown: str, kept: str) -> None:
    place = ServerLocation(url, FOLDER)
    assert (str(place), place.without_password) == (shown, kept)
    assert ServerLocation(kept, FOLDER).without_password == kept


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


@given(
    st.sampled_from(_FORMS),
    st.text("/?#@:=&%,[]qxz7 '\\é\n\x00", max_size=12),
    st.booleans(),
)
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
        error = refused(place)
    finally:
        logger.removeHandler(handler)
    shown = [str(place), repr(place), place.without_password, place.mirror.name, *records]
    shown += [str(error), repr(error), error.details, str(error.__cause__)] if error is not None else []
    for text in shown:
        assert "QX" not in text, text
        assert "XQ" not in text, text


def refused(place: ServerLocation) -> LedgerError | None:
    """Returns how an address is refused without a server being asked; None if it could be asked."""
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
