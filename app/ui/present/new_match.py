"""Setting up a match: who sits where, who is first, and by which house rules."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from app.session.names import BadName, clean_name, clean_names
from app.ui.present.saying import Saying
from rules.core.game import CARDS, LEVELS, Game, Setup
from rules.core.house_rules import Span, Switch, Value, defaults, write_value

TOGGLE, NUMBER, CHOICE = "toggle", "number", "choice"
LONGEST_TYPED = 200  # more than any name; what is pasted beyond is not even shown


class Draft(NamedTuple):
    """A match that has not begun; *first* is a seat, and goes with the player who sits there."""

    names: tuple[str, ...]
    first: int
    level: str
    rules: Mapping[str, Value]


class RuleView(NamedTuple):
    """One house rule to choose: its kind, its value, and whether it differs from the book."""

    key: str
    kind: str
    clause: str
    value: Value
    changed: bool
    options: tuple[Value, ...]
    low: int = 0
    high: int = 0
    step: int = 1


# ---- where a draft comes from


def proposed(game: Game, players: Sequence[str], last_setup: Mapping[str, object]) -> Draft:
    """What was used last, as far as this game still takes it; else the book's rules and an empty table."""
    names = _usable_names(players)[: game.max_seats]
    first, level = last_setup.get("first"), last_setup.get("level")
    rules = last_setup.get("house_rules")
    return Draft(
        names,
        first if type(first) is int and 0 <= first < len(names) else 0,
        str(level) if level in LEVELS else CARDS,
        _usable_rules(game, rules if isinstance(rules, Mapping) else {}),
    )


def stored(draft: Draft) -> dict[str, object]:
    """The draft as JSON takes it, for coming back to it."""
    return {
        "names": list(draft.names), "first": draft.first, "level": draft.level, "house_rules": dict(draft.rules)
    }  # fmt: skip


def restored(game: Game, data: object) -> Draft | None:
    """A stored draft again; None where there is none."""
    if not isinstance(data, Mapping) or not isinstance(data.get("names"), list):
        return None
    return proposed(game, data["names"], data)


def _usable_names(players: Sequence[object]) -> tuple[str, ...]:
    """The names that may sit at one table, whatever was stored."""
    names: list[str] = []
    for each in players:
        try:
            names = list(clean_names([*names, str(each)]))
        except BadName:
            continue
    return tuple(names)


def _usable_rules(game: Game, rules: Mapping[str, object]) -> dict[str, Value]:
    """The book's rules with those laid over that the game still knows."""
    kept = defaults(game.switches)
    for switch in game.switches:
        value = rules.get(switch.key)
        if isinstance(value, str | int) and switch.allows(value):
            kept[switch.key] = value
    return kept


# ---- players


def with_player(game: Game, draft: Draft, typed: str) -> Draft:
    """One more at the table, in the last seat.

    :raises BadName: if the name cannot be used, or no seat is free.
    """
    if len(draft.names) >= game.max_seats:
        raise BadName("new_match.full", **full_facts(game))
    return draft._replace(names=clean_names([*draft.names, typed]))


def full_facts(game: Game) -> dict[str, object]:
    """How many can play, and which rule says so."""
    return {"high": game.max_seats, "number": game.seats_rule}


def renamed(draft: Draft, seat: int, typed: str) -> Draft:
    """The player of that seat under another name.

    :raises BadName: if it cannot be used.
    """
    names = list(draft.names)
    names[seat] = typed
    return draft._replace(names=clean_names(names))


def without(draft: Draft, seat: int) -> Draft:
    """That player gone; if it was the first one, the next in turn takes that over."""
    names = draft.names[:seat] + draft.names[seat + 1 :]
    first = draft.first - 1 if seat < draft.first else draft.first
    return draft._replace(names=names, first=first if first < len(names) else 0)


def moved(draft: Draft, seat: int, by: int) -> Draft:
    """That player some seats on; nobody goes past the ends."""
    goal = min(len(draft.names) - 1, max(0, seat + by))
    order = [each for each in range(len(draft.names)) if each != seat]
    order.insert(goal, seat)
    return _reseated(draft, order)


def shuffled(draft: Draft, random: Random) -> Draft:
    """Everybody in another seat order; with two or more it is never the same one."""
    order = list(range(len(draft.names)))
    while len(order) > 1 and order == sorted(order):
        random.shuffle(order)
    return _reseated(draft, order)


def _reseated(draft: Draft, order: Sequence[int]) -> Draft:
    first = order.index(draft.first) if order else 0
    return draft._replace(names=tuple(draft.names[each] for each in order), first=first)


def name_trouble(draft: Draft, typed: str, seat: int | None = None) -> BadName | None:
    """What is wrong with a name while it is typed; nothing yet is not wrong yet."""
    if not typed.strip():
        return None
    others = [name for place, name in enumerate(draft.names) if place != seat]
    try:
        clean_names([*others, clean_name(typed)])
    except BadName as error:
        return error
    return None


def recent(known: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Known players who do not sit at the table, in the order they are known."""
    seated = {name.casefold() for name in names}
    return tuple(name for name in known if name.casefold() not in seated)


# ---- house rules


def rule_views(game: Game, rules: Mapping[str, Value]) -> tuple[RuleView, ...]:
    """Every house rule of the game, as the set-up screen shows it."""
    return tuple(_rule_view(switch, rules.get(switch.key, switch.default)) for switch in game.switches)


def _rule_view(switch: Switch, value: Value) -> RuleView:
    changed = value != switch.default
    if isinstance(switch.values, Span):
        low, high, step = switch.values
        return RuleView(switch.key, NUMBER, switch.clause, value, changed, (), low, high, step)
    is_toggle = all(isinstance(each, bool) for each in switch.values)
    return RuleView(switch.key, TOGGLE if is_toggle else CHOICE, switch.clause, value, changed, switch.values)


def with_rule(draft: Draft, key: str, value: Value) -> Draft:
    """One house rule chosen otherwise."""
    return draft._replace(rules={**draft.rules, key: value})


def by_the_book(game: Game, draft: Draft) -> Draft:
    """Every house rule as the book has it."""
    return draft._replace(rules=defaults(game.switches))


def changed_count(game: Game, rules: Mapping[str, Value]) -> int:
    """How many house rules differ from the book."""
    return sum(view.changed for view in rule_views(game, rules))


def value_text(say: Callable[[str], str], game_key: str, key: str, value: Value) -> str:
    """A house rule's value in words; a number speaks for itself."""
    if isinstance(value, bool):
        return say(f"value.{write_value(value)}")
    return say(f"{game_key}.switch.{key}.{value}") if isinstance(value, str) else str(value)


# ---- beginning


def setup_of(draft: Draft) -> Setup:
    """What the match begins with."""
    return Setup(len(draft.names), draft.first, draft.level, draft.rules)


def seats_trouble(game: Game, draft: Draft) -> Saying | None:
    """Why the match cannot begin yet."""
    missing = game.min_seats - len(draft.names)
    if missing <= 0:
        return None
    return Saying("new_match.missing", {"count": missing, "low": game.min_seats, "high": game.max_seats})
