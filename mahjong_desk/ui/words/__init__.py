# SPDX-License-Identifier: MIT
"""Words and sentences made from the values of the lower layers, in the language of the interface.

``language``      Which language holds, and how another one is installed.
``phrases``       Names in three languages, sentences, counts: what all others are put together with.
``dates``         Days and times of day.
``vocabulary``    What a rule system calls things: yaku, fu, limits, draws, payments, ends.
``options``       What a table chose otherwise than the rule system proposes.
``pieces``        Pieces, as they are shown and named.
``hands``         What the hands of a match are called, such as "East 1".
``values``        What a hand is worth: fu, han, the formula.
``scores``        How scores stand and what moved them.
``curves``        The path of the scores of a match.
``payments``      Who pays whom how much, and what it is made of.
``events``        What happened, on one short line.
``fields``        Everything that an event says, field by field.
``acts``          What was done: what undo would take back, redo would do again, or what changed a whole match.
``endings``       How a match would end with an event.
``people``        Since when somebody plays, how often, and in what two look alike.
``former``        What former players are called.
``sessions``      The systems, sums and rates of a session.
``refusals``      Why something is refused, by the rules or by the ledger.
``yaku_links``    Texts in which every name of a yaku leads to its page.
``failures``      Why a yaku does not count.

Tested together
    ``tests/ui/words/test_words.py``        dates, language, phrases, refusals, scores, values
    ``tests/ui/ledger/test_place.py``       acts, events
    ``tests/ui/ledger/test_afterwards.py``  options, payments, pieces, vocabulary
    ``tests/ui/result/test_sheet.py``       curves
    ``tests/ui/session/test_sheet.py``      sessions
    ``tests/ui/rulesets/test_beijing.py``   endings
    ``tests/ui/test_club_people.py``        former
    ``tests/ui/club/players/test_players.py``  people
    ``tests/ui/learn/test_atlas.py``        failures
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_desk.ui.face import face

if TYPE_CHECKING:
    from mahjong_desk.ui.words.acts import act_name, rewriting_name
    from mahjong_desk.ui.words.curves import curve_of
    from mahjong_desk.ui.words.dates import date_of, time_of_day
    from mahjong_desk.ui.words.endings import ending_sentence, final_after, label_name
    from mahjong_desk.ui.words.events import (
        describe,
        event_marks,
        known_reasons,
        new_seats,
        reason_words,
        row_marks,
        told_row,
    )
    from mahjong_desk.ui.words.failures import failure_line
    from mahjong_desk.ui.words.fields import event_fields, field_changes, melds_words, pao_words
    from mahjong_desk.ui.words.hands import hand_characters, hand_name, has_rounds, short_hand, short_place
    from mahjong_desk.ui.words.options import differing_options
    from mahjong_desk.ui.words.payments import (
        at_rest,
        debt_parts,
        debt_sentence,
        flows,
        formula_text,
        paid_in,
        paid_lines,
        parts_line,
        seat_boxes,
        sums_line,
        winning_tile,
    )
    from mahjong_desk.ui.words.phrases import capital, hand_count, in_language, noted_line, plural, sentences
    from mahjong_desk.ui.words.pieces import counted_group, counted_groups, piece_face, piece_group, piece_name
    from mahjong_desk.ui.words.refusals import (
        broken_match_text,
        failing,
        ledger_error_text,
        refusal_text,
        refusal_values,
        warnings_line,
    )
    from mahjong_desk.ui.words.scores import changes_line, moved_line, party_name, result_change, standing_words
    from mahjong_desk.ui.words.sessions import (
        all_rates_words,
        club_sum_name,
        rates_words,
        session_name,
        sum_name,
        system_name,
        unadded_words,
    )
    from mahjong_desk.ui.words.values import (
        amount_words,
        counted_by_pieces,
        counted_figures,
        formula,
        formula_remark,
        fu_line,
        limit_stamp,
        points_words,
        shared_sum,
        value_words,
        valued_yaku,
    )
    from mahjong_desk.ui.words.vocabulary import (
        characters,
        counters_name,
        counters_words,
        dealer_usage,
        draw_name,
        end_reason_name,
        ending_words,
        extra_marks,
        figure_name,
        foul_cases,
        foul_name,
        foul_usage,
        fouls_name,
        fu_name,
        limit_name,
        pao_name,
        payment_name,
        piece_usage,
        set_usage,
        short_ruleset,
        situation_name,
        usage,
        wind_name,
        yaku_name,
    )
    from mahjong_desk.ui.words.yaku_links import (
        page_tip,
        pao_phrase,
        refusal_line,
        value_reasons,
        yaku_line,
        yaku_names,
    )

__getattr__ = face(
    __name__,
    {
        "acts": "act_name rewriting_name",
        "curves": "curve_of",
        "dates": "date_of time_of_day",
        "endings": "ending_sentence final_after label_name",
        "events": "describe event_marks known_reasons new_seats reason_words row_marks told_row",
        "failures": "failure_line",
        "fields": "event_fields field_changes melds_words pao_words",
        "hands": "hand_characters hand_name has_rounds short_hand short_place",
        "options": "differing_options",
        "payments": "at_rest debt_parts debt_sentence flows formula_text paid_in paid_lines parts_line "
        "seat_boxes sums_line winning_tile",
        "phrases": "capital hand_count in_language noted_line plural sentences",
        "pieces": "counted_group counted_groups piece_face piece_group piece_name",
        "refusals": "broken_match_text failing ledger_error_text refusal_text refusal_values warnings_line",
        "scores": "changes_line moved_line party_name result_change standing_words",
        "sessions": "all_rates_words club_sum_name rates_words session_name sum_name system_name unadded_words",
        "values": "amount_words counted_by_pieces counted_figures formula formula_remark fu_line limit_stamp "
        "points_words shared_sum value_words valued_yaku",
        "vocabulary": "counters_name counters_words dealer_usage draw_name end_reason_name ending_words extra_marks figure_name foul_cases "
        "foul_name foul_usage fouls_name fu_name "
        "characters limit_name pao_name payment_name piece_usage set_usage short_ruleset situation_name "
        "usage wind_name yaku_name",
        "yaku_links": "page_tip pao_phrase refusal_line value_reasons yaku_line yaku_names",
    },
)
