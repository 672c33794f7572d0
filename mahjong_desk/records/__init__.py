# SPDX-License-Identifier: MIT
"""Records of matches that other programs wrote, read into matches here and written for them (``resources/docs/records.md``).

A format is read into what it tells (``deals``), the pieces followed from hand to hand where it tells them (``play``); then
all are played by the rules here, and what the file says otherwise is listed (``matching``).

The modules, each importing only those above it
    ``deals``          What a record tells, whatever its format.
    ``faults``         Refuses what no record can say.
    ``play``           Follows the pieces of one deal.
    ``words``          What each format calls yaku, limits and draws.
    ``tenhou_pieces``  The codes of ``tenhou.net/6``.
    ``tenhou_turns``   Puts its columns of draws and discards in order.
    ``hands``          The hand of a winner as the contract has it.
    ``tenhou``         Reads ``tenhou.net/6``.
    ``mjai``           Reads files of MJAI events.
    ``botzone``        Reads the records of Botzone.
    ``reading``        Finds out which of them a file is.
    ``differences``    What a record says otherwise.
    ``matching``       Plays a record by the rules here.
    ``telling``        What came of it, in English lines.
    ``writing``        Writes a match as ``tenhou.net/6``.

Tested together
    ``tests/records/test_tenhou.py``         tenhou_pieces, tenhou_turns, words
    ``tests/records/test_whole_matches.py``  deals, differences, hands
    ``tests/records/test_hostile.py``        faults
    ``tests/records/test_matching.py``       telling
"""
