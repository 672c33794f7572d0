# SPDX-License-Identifier: MIT
"""The club's memory: sessions, matches with the journal of each, answers to drills, what was entered about the club.

What it knows
    A match is a journal: what was opened, then every act at the table (an event recorded, replaced, inserted or
    deleted, an act undone or redone), in the order in which it was done and never changed again. An event is a JSON
    object of the interchange contract; the ledger keeps it and gives it back and knows no rule of any game. Scores
    are not stored: the layers above replay ``journal.history.rows``.

The modules, each importing only those above it
    ``documents``   JSON values that nobody can change, and the one spelling of each that is hashed and stored.
    ``entries``     The acts, the sealed entries, the chain of hashes and what can be found broken in it.
    ``history``     ``History``: the rows that stand now, their changes, and what can be undone and redone.
    ``folding``     ``fold``: from the entries to the history, by what undo and redo mean; one more entry goes on from
                    where the others stood.
    ``journal``     ``Journal``: a match as the ledger gives it back; also names all of the above.
    ``progress``    How far work is that takes long, and whether it is still wanted.
    ``server_place``  ``ServerPlace``: the address of a database on a server, which never shows a password.
    ``errors``      What the world can do to the file (locked, full, read-only, damaged ...), in words for players.
    ``faults``      Recognises it, and lets faults of the application through.
    ``place``       Where the ledger lives; putting a damaged file aside.
    ``connection``  The one connection to a file: every change is a BEGIN IMMEDIATE transaction, synced on commit.
    ``inspection``  Looks at a file without changing a byte of it, before anything else may touch it.
    ``versions``    Which database libraries are here.
    ``schema``      The tables and the triggers that make the journal append-only.
    ``chain``       ``Link``: the chain of the club, a link for everything that was entered; its lines as text.
    ``workshop``    Where files are made before they get their names; clears what interrupted work has left there.
    ``files``       Files for others, written whole or not at all.
    ``second_book`` ``SecondBook``: that chain in plain text, a file a month.
    ``opened_file`` Whether the database is still the file that was opened.
    ``database``    ``Database``: what a ledger asks of its tables, wherever they are.
    ``links``       The chain of the club as a database has it.
    ``two_books``   Database and second book beside each other: what one lacks and the other has.
    ``records``     ``SessionRecord``, ``MatchRecord``: what lists of sessions and matches show.
    ``reading``     What stands in the tables of matches, read with the driver alone.
    ``holdings``    ``Holdings``: what a ledger holds in figures, and what one holds that another does not.
    ``keeping``     Which backups are kept as they grow older.
    ``backups``     Backups of a ledger in use, each read back.
    ``engine``      SQLAlchemy over that connection.
    ``projecting``  What a link makes of the tables: the one way in which anything gets into them.
    ``upgrade``     Makes a new file and brings an older one up to date with the scripts in ``migrations``.
    ``file_database``  ``FileDatabase``: the tables in a file, which SQLite keeps.
    ``file_to_read``  ``FileToRead``: one in which nothing can be entered, on a medium for reading or a full disk.
    ``house_rules`` ``HouseRules``: options under a name.
    ``rates``       ``Rates``: what results are worth in the club's own unit.
    ``club_act``    ``ClubAct``: something that was entered about the club.
    ``brought``     ``Brought``: what a file brings, be it a whole ledger, a session or one match.
    ``held``        ``Held``: what a ledger holds of that already.
    ``merge``       ``Merge``: what becomes of it, as plain values.
    ``same_match``  Two journals of one match: how far they agree.
    ``merging``     ``merged``: works it out, without doubles; what parted is for a person to decide.
    ``ledger_file``  A whole ledger as one file of plain text.
    ``doubtful``    What may be in the database though somebody was told that it is not: it is not entered twice.
    ``writing``     What is entered: into chain and tables, and into the second book before either counts.
    ``book``        What the three books below start from.
    ``house_rules_book``  Keeps house rules, in a table that only grows too.
    ``rates_book``  Keeps rates for each session, in a table that only grows too.
    ``drills_book``  Keeps what was answered in drills, in a table that only grows too.
    ``club_book``   Keeps what was entered about the club, in a table that only grows too.
    ``migrations``  The scripts.
    ``verifying``   Whether everything is what was entered.
    ``server``      The tables in a database on a PostgreSQL server, for several machines.
    ``contents``    ``Contents``: what can be read in an open ledger.
    ``checking``    The thorough look at a whole one.
    ``ledger``      ``Ledger``: open, read, append, back up, check.
    ``rebuilding``  A ledger made of the second book, or put back where its file was exchanged.
    ``salvaging``   Everything that can still be read of a damaged ledger, written to a new one.
    ``restoring``   A ledger as a backup has it, in the place of the present one.
    ``commands``    What the command line does with a ledger.
    ``unrecorded``  Acts that could not be written, one a match, until they are or nobody wants them.
    ``drill_answers``  Answers on their way there: those that cannot be written wait in their order.
    ``waiting_file``  What waits to be recorded, from the end of the program to its next start.

The flow of an act
    ``ledger.append(journal, Act.record(event), now())`` folds that one act on the journal given (an act that cannot be
    done is ``ActRefused``, a fault of the caller), seals the entry with the hash of the one before, and writes it only
    if the file still ends where that journal ends (else ``LedgerChanged``), as a link of the club's chain. It returns when
    the entry is on the disk in both books.
    On any error nothing is written, and the journal given may be used again.

What the chains can prove
    ``resources/docs/second-book.md`` says it: every change in one of the two books is found and named. Somebody who
    computes every hash of both anew is not found: they guard against accidents and quick fingers, not against a forger
    with this source at hand.

The cost of an import
    Only ``schema``, ``engine``, ``upgrade`` (and ``writing`` by its engine), the books but that of rates, and ``server``
    import SQLAlchemy, and ``ledger`` imports these when they are wanted; only an actual upgrade imports Alembic. So the
    window need not wait for them with the last match.

Tested together
    ``tests/ledger/test_ledger.py``            connection, contents, file_database, journal, reading,
                                               records, writing
    ``tests/ledger/test_verifying.py``         checking
    ``tests/ui/help/test_about_sheet.py``      versions
    ``tests/ledger/server/test_cuts.py``       doubtful
    ``tests/ledger/test_folding.py``           history
    ``tests/ledger/test_merging.py``           brought, held, merge, same_match
    ``tests/club/importing/test_reading.py``   ledger_file
    ``tests/ledger/test_two_books.py``         database, links, projecting, rebuilding
    ``tests/ledger/test_opened_file.py``       rebuilding
    ``tests/ledger/test_faults.py``            inspection
    ``tests/ledger/test_restoring.py``         holdings
    ``tests/ledger/test_upgrade.py``           schema
    ``tests/ledger/test_house_rules_book.py``  book, house_rules
    ``tests/ledger/test_rates_book.py``        book, rates
    ``tests/ledger/test_club_book.py``         club_act
    ``tests/ui/learn/drills/test_board.py``    drill_answers
    ``tests/ui/test_desk.py``                  unrecorded
    ``tests/ui/window/test_unwritten.py``      waiting_file
"""
