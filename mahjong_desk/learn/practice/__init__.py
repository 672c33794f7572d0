# SPDX-License-Identifier: MIT
"""Practice: what was answered in drills, what that has come to, and what is to be practised today.

No module knows the time: the present moment comes in as an argument. The modules, each importing only those above it

``question``    From what a question was made, and the question laid again.
``answered``    What was answered, as it is kept.
``days``        Days as players count them.
``streak``      Days in a row.
``repetition``  When what was met is asked again.
``tally``       How a topic went, and how well it is known.
``rating``      How strong somebody is, against the levels of questions.
``skill``       How strong and how quick somebody is in a subject.
``sprint``      As many right answers as can be given in a time.
``progress``    What was learned, worked out from the answers.
``agenda``      What is to be practised today, and what on the days that follow.
``run``         The agenda worked through as one.
``over_time``   How it went over the months.
``begun``       What somebody was in the middle of.

Tested together
    ``tests/learn/practice/test_progress.py``  repetition, skill, sprint, tally
"""
