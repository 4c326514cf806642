"""Where the cards are, for the tests that every game passes."""

from rules.decks.alpha import FACES
from rules.threebetween.state import AWAY, BUSTED, DEALT, SET, State, most_of, seen_faces, table_faces


def lost_pieces(state: State) -> list[str]:
    """What is wrong with the cards: none more often than it exists, and none in front of who is out."""
    problems = []
    seen = seen_faces(state)
    problems += [f"{seen[face]} of {face.code}" for face in FACES if seen[face] > most_of(state, face)]
    if state.is_counted and state.cards_left < 0:
        problems.append(f"{len(table_faces(state))} on the table, {len(state.discards)} discarded")
    for seat, spot in enumerate(state.spots):
        if spot.stage in (BUSTED, AWAY) and spot.faces:
            problems.append(f"seat {seat} is out and has {spot.faces}")
        if (spot.stage == DEALT) != (len(spot.dealt) == 2) and spot.is_in:
            problems.append(f"seat {seat} is {spot.stage} with {spot.dealt}")
        if (spot.stage == SET) != (spot.limits is not None) and spot.is_in:
            problems.append(f"seat {seat} is {spot.stage} with {spot.limits}")
        if spot.spaces < 0:
            problems.append(f"seat {seat} has {len(spot.between)} between")
    return problems
