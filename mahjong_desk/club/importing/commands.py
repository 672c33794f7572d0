# SPDX-License-Identifier: MIT
"""The command ``mahjong-desk ledger import``."""

from argparse import Namespace
from pathlib import Path

from mahjong_desk.club.file_names import readable_name
from mahjong_desk.club.importing.reading import inspect_file
from mahjong_desk.club.importing.summary import KINDS, added_hands, count_import, hands_in_common
from mahjong_desk.journal.acts import ActionKind, now
from mahjong_desk.ledger.commands import DONE, Say, entries_text, format_count, refuse, report_check
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import ConflictResolution, MergeItem, MergePlan, MergeStatus, count_hands
from mahjong_desk.ledger.place import LedgerLocation
from mahjong_desk.records.differences import report_lines
from mahjong_desk.rules.model.refusal import Refusal


def run_import(place: LedgerLocation, args: Namespace, say: Say) -> int:
    """Reports what a file contains, imports it if asked, and returns the exit status."""
    file: Path = args.file
    at = now()
    try:
        incoming, records = inspect_file(file, at)
    except OSError as error:
        return refuse(say, f"{file}: {error.strerror or error}")
    except Refusal as refusal:
        where = f", {refusal.path}" if refusal.path else ""
        return refuse(say, f"{file}{where}: {refusal.message}")
    for record in records:
        for line in report_lines(record):
            say(line)
    with Ledger.open(place) as ledger:
        merge = ledger.preview_import(incoming, {}, at)
        _report(merge, say)
        if not args.yes:
            say("nothing was changed: use --yes to import")
            return DONE
        decisions = {item.key: ConflictResolution(args.diverged) for item in merge.diverged} if args.diverged else {}
        imported = ledger.import_data(incoming, decisions, readable_name(file.name), at)
        say(f"{entries_text(imported.entries)} imported" if imported.has_changes else "everything is already here")
        return report_check(ledger, say)


def _report(merge: MergePlan, say: Say) -> None:
    counts = count_import(merge)
    say(f"{'':14}" + "".join(f"{status:>10}" for status in MergeStatus))
    for kind in KINDS:
        row = [counts.get((status, kind), 0) for status in MergeStatus]
        if any(row):
            name = "match" if kind is ActionKind.OPEN else kind.replace("_", " ")
            say(f"{name:14}" + "".join(f"{count:>10}" for count in row))
    for status in (MergeStatus.NEW, MergeStatus.LONGER):
        if hands := added_hands(merge, status):
            say(f"{format_count(hands, 'hand')} in {status} matches")
    for item in merge.diverged:
        say(f"diverged: {_describe(item)} ({', '.join(item.resolutions)})")


def _describe(item: MergeItem) -> str:
    if item.kind != ActionKind.OPEN:
        owner = f"“{item.name}”" if item.name else "a session without a name"
        return f"{item.kind.replace('_', ' ')} of {owner}"
    mine, theirs = item.mine.journal, item.theirs.journal
    common = hands_in_common(mine, theirs)
    here, there = (count_hands(journal.events) - common for journal in (mine, theirs))
    return f"match {item.key} after {format_count(common, 'hand')}: {here} more here, {there} there"
