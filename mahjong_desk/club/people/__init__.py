# SPDX-License-Identifier: MIT
"""The people of the club: persons, not texts, whatever name was typed at whichever table.

A person is what was entered about them (``acts``, in the ledger's acts of the club) and the matches in which they sat. Whoever
was never entered is a person too, by the UUID that follows from the name; a match may say by which UUIDs its players are known.
Everybody is in ``People``: whatever asks for people asks by ``Person.uuid``, and ``People.identities`` says what a person is
called in the matches. ``resources/docs/people.md`` says more.

The modules, each importing only those above it
    ``spelling``     When two names only sound or look alike.
    ``identity``     By what a player is known: what the match says, else what follows from the name.
    ``appearance``   ``Appearance``: in which matches somebody sat under one name.
    ``person``       ``Person``, and ``Where`` a name is to be read.
    ``acts``         What can be entered about people.
    ``entered``      ``Entered``: what stands of that.
    ``marks``        Which mark each person has.
    ``people``       ``People``: everybody; finding them by name; what others may read.
    ``former``       What may be read at a match instead of the names of former players.
    ``look_alikes``  Who may be one person under two spellings.
    ``register``     ``people_of``, and ``Register``: reads and enters.
    ``lately``       Who came lately, and who has played how often in a session.

Tested together
    ``tests/club/people/test_people.py``  acts, appearance, entered, former, identity, marks, person, register
    ``tests/ui/match/test_new_match.py``  lately
"""
