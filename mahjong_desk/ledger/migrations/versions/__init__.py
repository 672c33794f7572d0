# SPDX-License-Identifier: MIT
"""One script a change of the schema.

``r0001_first_tables``   Sessions, matches and the journal.
``r0002_house_rules``    House rules.
``r0003_session_rates``  Rates of sessions.
``r0004_drill_answers``  Answers to drills.
``r0005_several_acts``   Entries that do several things as one step.
``r0006_chain``          The chain of the club, and an identity for each session and match.
``r0007_club_acts``      What is entered about the club.

Tested together
    ``tests/ledger/test_upgrade.py``  r0001_first_tables, r0002_house_rules, r0003_session_rates, r0004_drill_answers,
                                      r0005_several_acts, r0006_chain, r0007_club_acts
"""
