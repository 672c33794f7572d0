# SPDX-License-Identifier: MIT
"""Words and sentences made from the values of the lower layers, in the language of the interface."""

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
        "refusals": "broken_match_text ledger_error_text refusal_text refusal_values warnings_line",
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
