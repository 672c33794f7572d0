# SPDX-License-Identifier: MIT
"""What a club asks of many matches, without a window: sessions and their totals, players, results, files for others.

It takes a ledger and gives plain values. The ledger knows no rule and the rules know no ledger: ``replaying`` is the
one place where what is stored becomes a match, and all that stands here looks at matches that were played there.

The modules, each importing only those above it
    ``names``         ``PlayerName``: a name that moves nothing around it in a sentence; what is wrong with those of a table.
    ``people``        Persons, whatever name was typed: who is who, what finds them, what others may read of them.
    ``replaying``     ``replayed``: from a journal to its match, played.
    ``stored_match``  ``StoredMatch``: a match of the ledger, played, and what could be done to it.
    ``recorded``      What was recorded of a match whose rules are not known.
    ``totals``        A session added up: each rule system in its own unit, and together at the rates.
    ``played``        ``PlayedMatch`` and ``PlayedSession``: what reports and totals are made of.
    ``veiling``       Matches and sessions under the names that others may read.
    ``matches``       Each match of the ledger, and which can go on.
    ``club_matches``  ``ClubMatches``: some of them to drill with, and what was won with in all of them.
    ``best``          The best hand of a match.
    ``facts``         ``Facts``: what all matches tell, kept so that they need not be played again.
    ``statistics``    ``player_page``: what somebody's matches come to.
    ``search``        Finds hands by who won them, what counted, their tiles, when it was and what was noted.
    ``session_results``  The results of a session, a line a player.
    ``standings``     Who stands where in a period, by a rule; and a rating, if the club wants one.
    ``spreadsheets``  Tables as files for spreadsheets (CSV, XLSX).
    ``file_names``    Names of files that every system takes.
    ``session_file``  Matches and sessions as JSON files.
    ``importing``     How files come back in.
    ``schedule``      Who plays where in the next round, and the proof of it.
    ``evening``       An evening at several tables.

Tested together
    ``tests/club/test_stored_match.py``          replaying
    ``tests/ui/report/test_files.py``            played
    ``tests/ui/ledger/test_recorded_sheet.py``   recorded
    ``tests/ui/result/test_sheet.py``            best, session_results
    ``tests/ui/learn/test_won.py``               club_matches
    ``tests/ledger/test_growth.py``              matches
    ``tests/club/importing/test_reading.py``     session_file
"""
