# SPDX-License-Identifier: MIT
"""The rule systems, each in its folder, and what they share.

What a rule system is
    ``ruleset``        ``Ruleset`` describes one, ``Rules`` plays it at a table with its options.
    ``registry``       Those that there are.
    ``options``        What a table may choose.
    ``option_groups``  What the choices are about.
    ``conventions``    What its requests look like where the contract leaves it open.
    ``extra_fields``   The fields that one system alone adds to the contract.
    ``vocabulary``     What a system calls what its answers and events name by an id.
    ``names``          Texts in three languages, and how names are read.
    ``lots``           How a table finds its first dealer.

What it is asked, and what it answers
    ``events``         What can happen at the table.
    ``common_events``  Settles those that no system provides for.
    ``circumstances``  The circumstances of a win: what they need, and what they go with.
    ``indicators``     The pieces that are turned up, and what they make of others.
    ``hand``           A winning hand.
    ``table``          How the table stands before it.
    ``reasons``        The value with every reason, the payments, the final result.
    ``refusal``        The one error by which the rules refuse something.

Yaku
    ``yaku``           ``Yaku``, one row of a system's table, and which of them a table plays with.
    ``combining``      What counts together: what strikes out what, and which sets are combined by which.
    ``family``         What one has to look at to see it.
    ``facts``          A reading of mahjong tiles reduced to flags.
    ``sets``           Its sets and what several of them show.
    ``patterns``       What its sets show together, and its wait.
    ``shown``          Its flags and counts, which its parts bring together, and the facts in them.
    ``conditions``     When a yaku is there: named parts, each of which can say that it fails.
    ``finders``        What finds the pieces that fail a part.
    ``faults``         What is said of the parts on which the systems agree.
    ``missing``        Which sets are missing for what sets show together.
    ``predicates``     The conditions on which the systems agree.
    ``picks``          What picks the groups that show a yaku.
    ``failing``        Why a yaku does not count in a hand.

Parts that a system takes or leaves
    ``kept``           Answers that are worked out once.
    ``packing``        A hand of mahjong tiles as one number.
    ``checks``         What is refused in seats, pieces and melds.
    ``circumstance_checks``  What is refused in the circumstances of a win.
    ``field_checks``   What is refused in extra fields.
    ``dora``           What an indicator makes dora.
    ``rounding``       To whole units.
    ``limits``         Fixed amounts by name and multiple.
    ``faces``          Pieces of one kind that look different, as red fives do.
    ``fu``             What sets, pairs and waits give.
    ``portions``       What each suit and each meld brings to the readings of a hand.
    ``counting``       Which yaku count by fu and han, and what they give.
    ``fu_han``         Values by fu and han.
    ``typed``          A value that the table counted itself.
    ``formulas``       Sums to show.
    ``settling``       Who can win, draws, corrections.
    ``waiting``        What each winning piece would bring.
    ``payments``       Who pays whom.
    ``seat_sums``      One sum a payer with its parts.
    ``pao``            Who is responsible.
    ``stakes``         Riichi and its stake.
    ``ranking``        Places.
    ``results``        What a match is worth: its unit, prizes, shares.

The systems
    ``arushiaru``      Ar-Shi-Ar.
    ``boo``            Boo mahjong of Kansai.
    ``wsom``           The World Series of Mahjong.
    ``beijing``        Beijing mahjong, with wildcards.
    ``shogi``          Shogi Mahjong.
    ``riichi``         Riichi, the mahjong of Japan today.
    ``mcr``            The Mahjong Competition Rules, Chinese Official.

Tested together
    ``tests/conformance/test_conformance.py``   checks, conventions, counting, events, facts, formulas, fu, fu_han, hand, pao,
                                                packing, payments, predicates, ranking, reasons, refusal, ruleset, sets,
                                                settling, table, typed, waiting
    ``tests/rules/test_registry.py``            names, option_groups, vocabulary
    ``tests/rules/test_circumstances.py``       circumstance_checks
    ``tests/rules/test_yaku.py``                family
    ``tests/rules/test_failing.py``             faults, finders, picks
    ``tests/interchange/test_extra_fields.py``  extra_fields
"""
