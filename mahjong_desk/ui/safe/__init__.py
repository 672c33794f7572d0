# SPDX-License-Identifier: MIT
"""How safe the ledger is: backups made by themselves, the sheet that shows them, and the way back to one.

``keeper``       ``BackupKeeper``: makes backups while the club plays, and checks.
``words``        Backups in words.
``backup_list``  The list of backups.
``states``       How backup, second copy and check stand.
``outlook``      What a restore would change.
``findings``     What a check found, and the ways on.
``question``     Asks before a restore.
``sheet``        ``BackupsSheet``, which puts these together.

Tested together
    ``tests/ui/safe/test_sheet.py``  backup_list, findings, outlook, question, states, words
"""
