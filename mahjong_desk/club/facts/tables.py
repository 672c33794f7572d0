# SPDX-License-Identifier: MIT
"""The tables in which facts are kept, to be asked by name, by yaku, by group and by time."""

from __future__ import annotations

from typing import Final

from mahjong_desk import __version__

VERSION: Final = 2
"""Grows when facts say more than before, or something else."""

MADE_BY: Final = f"{VERSION}/{__version__}"
"""Facts that were made by anything else are made anew: another version of the program may explain a hand otherwise."""

TABLES: Final = """
CREATE TABLE made (by TEXT NOT NULL) STRICT;
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    head TEXT NOT NULL,
    number_in_ledger INTEGER NOT NULL,
    session TEXT NOT NULL,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    readable INTEGER NOT NULL,
    system TEXT NOT NULL,
    house TEXT,
    hands INTEGER NOT NULL,
    players INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_at ON matches (at, number);
CREATE INDEX matches_session ON matches (session);
CREATE INDEX matches_system ON matches (system, at);
CREATE TABLE stints (
    match INTEGER NOT NULL,
    stint INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
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
CREATE INDEX stints_name ON stints (name, match);
CREATE TABLE hands (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL,
    row INTEGER NOT NULL,
    kind TEXT NOT NULL,
    draw TEXT,
    round TEXT NOT NULL,
    number INTEGER NOT NULL,
    honba INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    discarder INTEGER,
    paid INTEGER NOT NULL,
    ready TEXT,
    offender INTEGER,
    players TEXT NOT NULL,
    deltas TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;
CREATE INDEX hands_match ON hands (match, row);
CREATE TABLE wins (
    id INTEGER PRIMARY KEY,
    hand INTEGER NOT NULL,
    match INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
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
CREATE INDEX wins_hand ON wins (hand);
CREATE INDEX wins_match ON wins (match);
CREATE INDEX wins_name ON wins (name);
CREATE TABLE notes (hand INTEGER PRIMARY KEY, match INTEGER NOT NULL, folded TEXT NOT NULL) STRICT;
CREATE INDEX notes_match ON notes (match);
CREATE TABLE traits (id INTEGER PRIMARY KEY, trait TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE traits_of_wins (
    trait INTEGER NOT NULL, win INTEGER NOT NULL, PRIMARY KEY (trait, win)
) STRICT, WITHOUT ROWID;
"""
"""A trait of a win is a yaku with its system, or a group: whoever looks for one finds all wins that have it."""
