# SPDX-License-Identifier: MIT
"""What is proved of the seats of a round, in words."""

from __future__ import annotations

from collections.abc import Callable

from mahjong_desk.club.schedule.proof import Proof
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.text_format import listed
from mahjong_desk.ui.text.phrases import plural

Named = Callable[[str], str]
"""What a person is called."""


def proof_words(proof: Proof, name_of: Named) -> tuple[str, ...]:
    """Returns what can be said of seats, the most important first."""
    if not proof.sound:
        return _faults(proof, name_of)
    return tuple(
        told for told in (_pairs(proof), _again(proof, name_of), _out(proof, name_of), _winds(proof, name_of)) if told
    )


def _pairs(proof: Proof) -> str:
    if not proof.again:
        return plural(
            lambda: trn("The pair meets for the first time.", "All {n} pairs meet for the first time.", proof.pairs),
            proof.pairs,
            "pair",
        )
    return tr("{new} of {pairs} pairs meet for the first time.").format(new=proof.new, pairs=proof.pairs)


def _again(proof: Proof, name_of: Named) -> str:
    if not proof.again:
        return ""
    pairs = [
        (tr("{first}–{second}") if met.before == 1 else tr("{first}–{second} ({times}×)")).format(
            first=name_of(met.first), second=name_of(met.second), times=met.before + 1
        )
        for met in proof.again
    ]
    return tr("Again: {pairs}.").format(pairs=" · ".join(pairs))


def _out(proof: Proof, name_of: Named) -> str:
    if not proof.sits_out:
        return tr("Everybody plays.")
    if proof.unfair:
        told = tr("Sits out again before everybody has: {players}.")
        return told.format(players=listed(map(name_of, proof.unfair)))
    if any(player in proof.sat_out for player in proof.sits_out):
        return tr("Everybody has sat out as often as the others.")
    return tr("Nobody sits out twice.")


def _winds(proof: Proof, name_of: Named) -> str:
    if not proof.one_sided:
        return tr("The winds are even.")
    told = tr("One wind much more often than another: {players}.")
    return told.format(players=listed(map(name_of, proof.one_sided)))


def _faults(proof: Proof, name_of: Named) -> tuple[str, ...]:
    told = (
        (proof.doubled, tr("Sits in two places: {players}.")),
        (proof.missing, tr("Has no seat: {players}.")),
        (proof.absent, tr("Is not there: {players}.")),
    )
    said = [text.format(players=listed(map(name_of, players))) for players, text in told if players]
    said += [tr("Table {number} is not full.").format(number=number + 1) for number in proof.misfits]
    return tuple(said)
