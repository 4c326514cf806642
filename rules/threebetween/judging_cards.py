"""What can be wrong with dealing, setting limits, drawing and placing."""

from collections import Counter

from rules.core.verdict import Objection
from rules.decks.alpha import Shown
from rules.threebetween import actions as a
from rules.threebetween import state as s
from rules.threebetween.fitting import Limits, fits, is_exact_pair, is_in_order, letters_between, shown_letters
from rules.threebetween.objecting import (
    Objections,
    before_turns,
    excess_cards,
    illegal,
    impossible,
    note,
    out_of_turn,
)

LIMIT_CARDS = 2


def judge_dealt(state: s.State, action: a.Dealt) -> Objections:
    """Two limit cards, for those who wait for them."""
    seat, faces = action
    if state.spots[seat].stage != s.WAITING:
        yield impossible("has_limits", "limits", seat=seat)
    if len(faces) != LIMIT_CARDS:
        yield impossible("two_limits", "limits", seat=seat, amount=len(faces))
        return
    yield from excess_cards(state, faces)
    if is_exact_pair(*faces):
        yield _pair_dealt(state, action)
    elif faces[0].is_wild and faces[1].is_wild:
        yield note("two_wilds", "exact_pair", seat=seat)


def _pair_dealt(state: s.State, action: a.Dealt) -> Objection:
    facts: dict[str, object] = {"seat": action.seat, "card": action.cards[0]}
    if s.may_replace(state, action.seat):
        return note("pair_pending", "replacement", **facts)
    return note("pair_busts", "bank", **facts)


def judge_replaced(state: s.State, action: a.Replaced) -> Objections:
    """One limit card for another: once, in the go-round, in turn."""
    seat, discarded, drawn = action
    spot = state.spots[seat]
    if not _can_arrange(state, spot):
        yield impossible("no_limits_to_change", "replacement", seat=seat)
    elif discarded not in spot.limit_faces:
        yield impossible("not_a_limit", "replacement", seat=seat, card=discarded, cards=spot.limit_faces)
    yield from excess_cards(s.without_limit(state, seat, discarded), (drawn,))
    if spot.has_replaced:
        yield illegal("replaced_already", "replacement", seat=seat)
    elif state.phase == s.TURNS and not state.house.replacement_after_bank:
        yield illegal("no_replacement_now", "bank", seat=seat)
    elif state.phase == s.DEAL:
        yield illegal("deal_first", "replacement", seat=seat)
    elif spot.stage == s.SET:
        yield illegal("kept_already", "replacement", seat=seat)
    yield from out_of_turn(state, seat)


def _can_arrange(state: s.State, spot: s.Spot) -> bool:
    """Whether limit cards lie there that are not fixed yet."""
    return spot.stage == s.DEALT or (spot.stage == s.SET and state.phase == s.GO_ROUND)


def judge_limits_set(state: s.State, action: a.LimitsSet) -> Objections:
    """Both cards dealt, the earlier letter on the left."""
    seat, placed = action
    spot = state.spots[seat]
    if len(placed) != LIMIT_CARDS:
        yield impossible("two_limits", "limits", seat=seat, amount=len(placed))
        return
    if spot.stage not in (s.DEALT, s.SET):
        yield impossible("no_limits", "limits", seat=seat)
    elif Counter(card.face for card in placed) != Counter(spot.limit_faces):
        yield impossible("not_the_limits", "limits", seat=seat, cards=spot.limit_faces)
    if state.phase == s.DEAL:
        yield illegal("deal_first", "replacement", seat=seat)
    if not _can_arrange(state, spot):
        yield illegal("limits_fixed", "limits", seat=seat)
    elif spot.stage == s.DEALT:
        yield from out_of_turn(state, seat)
    yield from _arrangement(seat, placed[0], placed[1])


def _arrangement(seat: int, left: Shown, right: Shown) -> Objections:
    """Whether the two limits are good as they lie."""
    if is_exact_pair(left.face, right.face):
        yield illegal("exact_pair", "exact_pair", seat=seat, card=left.face)
    elif left.letter == right.letter and not left.face.is_wild:
        yield illegal("same_letter", "two_letters", seat=seat, letter=left.letter)
    elif not is_in_order((left, right)):
        yield illegal("wrong_way_round", "limits", seat=seat, left=left, right=right)
    elif not letters_between((left, right)):
        yield note("only_a_wild", "narrow_limits", seat=seat, left=left, right=right)
    else:
        clause = "wild_limit" if left.face.is_wild or right.face.is_wild else "limits"
        yield note("letters_between", clause, seat=seat, amount=len(letters_between((left, right))))


def judge_drew(state: s.State, action: a.Drew) -> Objections:
    """As many cards as there are empty spaces."""
    seat, faces = action
    spot = state.spots[seat]
    yield from before_turns(state, seat)
    yield from out_of_turn(state, seat)
    if spot.stage != s.SET:
        yield impossible("no_limits", "limits", seat=seat)
    elif spot.drawn:
        yield impossible("place_first", "draw", seat=seat, cards=spot.drawn)
    elif not spot.spaces:
        yield impossible("no_space", "full", seat=seat)
    elif not faces:
        yield impossible("nothing_drawn", "draw", seat=seat)
    elif len(faces) != spot.spaces:
        yield illegal("wrong_number", "draw", seat=seat, amount=len(faces), spaces=spot.spaces)
    yield from excess_cards(state, faces)


def judge_placed(state: s.State, action: a.Placed) -> Objections:
    """Each card placed was drawn, has a space, lies strictly between and shows a new letter."""
    seat, placed = action
    spot = state.spots[seat]
    yield from out_of_turn(state, seat)
    if spot.limits is None or not spot.drawn:
        yield impossible("no_draw", "draw", seat=seat)
    elif Counter(card.face for card in placed) - Counter(spot.drawn):
        yield impossible("not_drawn", "draw", seat=seat, cards=spot.drawn)
    elif not placed:
        yield impossible("placed_none", "use_one", seat=seat)
    elif len(placed) > spot.spaces:
        yield impossible("no_room", "draw", seat=seat, spaces=spot.spaces)
    else:
        yield from _placements(spot, spot.limits, action)


def _placements(spot: s.Spot, limits: Limits, action: a.Placed) -> Objections:
    """What speaks against single cards; when nothing does, why they are right."""
    seat, placed = action
    left, right = limits
    span = frozenset(letters_between(limits))
    shown = set(shown_letters(spot.between))
    is_right = True
    for card in placed:
        if not fits(card, span):
            code = "is_a_limit" if card.letter in (left.letter, right.letter) else "not_between"
            yield illegal(code, "between", seat=seat, card=card, left=left, right=right)
        elif card.letter in shown and not card.face.is_wild:
            yield illegal("shown_already", "shown_once", seat=seat, letter=card.letter)
        else:
            shown.add(card.letter)
            continue
        is_right = False
    if is_right and all(card.face.is_wild for card in placed):
        yield note("wild_fits", "wild_between", seat=seat)
    elif is_right:
        facts = {"cards": placed, "amount": len(placed), "left": left, "right": right}
        yield note("lies_between", "between", seat=seat, **facts)
