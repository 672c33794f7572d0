# SPDX-License-Identifier: MIT
"""The tables in which facts are kept, to be asked by name, by yaku, by group and by time."""

from __future__ import annotations

from typing import Final

from mahjong_desk import __version__

VERSION: Final = 6
"""Grows when facts say more than before, or something else."""

MADE_BY: Final = f"{VERSION}/{__version__}"
"""Facts that were made by anything else are made anew: another version of the program may explain a hand otherwise."""

TABLES: Final = """
CREATE TABLE made (by TEXT NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL) STRICT;
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    head TEXT NOT NULL,
    number_in_ledger INTEGER NOT NULL,
    session TEXT NOT NULL,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    readable INTEGER,
    system TEXT NOT NULL,
    house TEXT,
    hands INTEGER NOT NULL,
    players INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_at ON matches (at, number);
CREATE INDEX matches_session ON matches (session);
CREATE INDEX matches_system ON matches (system, at);
CREATE INDEX matches_ended ON matches (system, players, session, at, number_in_ledger) WHERE house IS NOT NULL;
CREATE INDEX matches_not_played ON matches (number_in_ledger) WHERE readable IS NULL;
CREATE TABLE players (
    id INTEGER PRIMARY KEY, identity TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (identity, name)
) STRICT;
CREATE TABLE sat (
    player INTEGER NOT NULL, match INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (player, match, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX sat_match ON sat (match, place);
CREATE TABLE stints (
    match INTEGER NOT NULL,
    stint INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    remained INTEGER NOT NULL,
    score INTEGER,
    place INTEGER,
    result TEXT,
    hands INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    self_drawn INTEGER NOT NULL,
    points_won INTEGER NOT NULL,
    deal_ins INTEGER NOT NULL,
    points_paid INTEGER NOT NULL,
    draws_told INTEGER NOT NULL,
    draws_ready INTEGER NOT NULL,
    dealt INTEGER NOT NULL,
    won_dealing INTEGER NOT NULL,
    fouls INTEGER NOT NULL,
    liable INTEGER NOT NULL,
    PRIMARY KEY (match, stint)
) STRICT, WITHOUT ROWID;
CREATE INDEX stints_player ON stints (player, match);
CREATE TABLE of_everybody (
    system TEXT NOT NULL,
    players INTEGER NOT NULL,
    stints INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    self_drawn INTEGER NOT NULL,
    points_won INTEGER NOT NULL,
    deal_ins INTEGER NOT NULL,
    points_paid INTEGER NOT NULL,
    draws_told INTEGER NOT NULL,
    draws_ready INTEGER NOT NULL,
    dealt INTEGER NOT NULL,
    won_dealing INTEGER NOT NULL,
    fouls INTEGER NOT NULL,
    liable INTEGER NOT NULL,
    PRIMARY KEY (system, players)
) STRICT, WITHOUT ROWID;
CREATE TABLE hands (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    draw TEXT,
    round TEXT NOT NULL,
    number INTEGER NOT NULL,
    honba INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    turns TEXT NOT NULL,
    discarder INTEGER,
    paid INTEGER NOT NULL,
    ready TEXT,
    offender INTEGER,
    players TEXT NOT NULL,
    deltas TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
CREATE TABLE wins (
    id INTEGER PRIMARY KEY,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL,
    points INTEGER NOT NULL,
    base INTEGER NOT NULL,
    han INTEGER,
    fu INTEGER,
    "limit" TEXT,
    yaku TEXT NOT NULL,
    groups TEXT NOT NULL,
    pieces TEXT NOT NULL,
    written TEXT NOT NULL,
    pao TEXT NOT NULL
) STRICT;
CREATE INDEX wins_player ON wins (player);
CREATE TABLE notes (hand INTEGER PRIMARY KEY, folded TEXT NOT NULL) STRICT;
CREATE TABLE hits (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    system INTEGER NOT NULL,
    points INTEGER NOT NULL,
    han INTEGER,
    kinds INTEGER NOT NULL
) STRICT;
CREATE TABLE traits (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, ruleset TEXT NOT NULL, text TEXT NOT NULL, UNIQUE (kind, ruleset, text)
) STRICT;
CREATE TABLE hits_by_trait (trait INTEGER NOT NULL, hit INTEGER NOT NULL, PRIMARY KEY (trait, hit)) STRICT, WITHOUT ROWID;
CREATE TABLE traits_by_hit (hit INTEGER PRIMARY KEY, traits TEXT NOT NULL) STRICT;
"""
"""What can be found is a hit: a win, or a hand without any. A trait is a yaku, a group, a limit or a player of hits.

The numbers tell the order: that of a match follows from when it began, that of a hand from its match and row, that of a
hit from its hand. So what comes from one index is in the order of time, and what belongs together lies together.

``made`` says where the chain of the ledger ended when it was looked at who sat where (``sat``); a match that was not played
since is neither readable nor not. ``of_everybody`` is the sum of all stints of a system at tables of one size.
"""

MATCHES_A_SECOND: Final = 1 << 10
ROWS: Final = 1 << 16
"""So many numbers each match has for its rows: more than the contract allows it (contract.md §7)."""
WINS: Final = 1 << 2
"""So many numbers each hand has for its wins."""
