# SPDX-License-Identifier: MIT
"""Everything on its way out: written into one file beside the window, for another installation."""

from __future__ import annotations

from mahjong_desk.journal.acts import now
from mahjong_desk.ledger.entry import End
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.progress import Progress
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.file_dialogs import (
    DATA_ENDING,
    PLAIN_ENDINGS,
    NameTakenError,
    Subject,
    ask_where_to,
    kind_words,
)
from mahjong_desk.ui.importing.bringing import opened
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.work.long_work import work_on


def ask_to_export(desk: Desk, window: Window) -> None:
    """Asks where to, writes everything into one file, and says what became of it."""
    if desk.ledger is None:
        return
    # What leaves is said before it does.
    title, endings = tr("Export everything, with all names as they were typed"), (DATA_ENDING, *PLAIN_ENDINGS)
    name, kinds = f"Mahjong Desk {now()[:10]}.{DATA_ENDING}", kind_words(tr("Ledgers"), endings)
    try:
        chosen = ask_where_to(window.sheet_host, Subject.DATA, title, name, kinds, endings)
    except NameTakenError as taken:
        window.notify(str(taken), fault=True)
        return
    if chosen is None:
        return
    place, to_read = desk.ledger.place, desk.to_read

    def work(progress: Progress) -> End:
        with opened(place, to_read=to_read) as ledger:
            return ledger.export(chosen, progress)

    def refuse(error: LedgerError) -> None:
        told = ledger_error_text(error)
        if error.path == chosen:
            told = tr("{file} could not be written: {fault}.").format(file=chosen, fault=error.details)
        window.notify(told, fault=True)

    work_on(
        window,
        tr("Writing everything into {file}").format(file=chosen.name),
        work,
        done=lambda _: window.notify(tr("Everything is in {file}.").format(file=chosen)),
        failed=refuse,
        given_up=lambda: window.notify(tr("It was given up: no file was written.")),
    )
