# SPDX-License-Identifier: MIT
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import SUBJECT, appearances
from mahjong_desk.ledger.ledger import Ledger


def people_of(ledger: Ledger) -> People:
    return People(ledger.club.actions(SUBJECT), appearances(ledger.seatings()))
