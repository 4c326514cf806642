"""Who is who: a person may have played under several names. Journals keep the names as they were."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeGuard

from app.session.names import NAME_LENGTH, BadName, clean_name

MOST_PROFILES, MOST_NAMES, MOST_LETTERS = 10_000, 50, 40
TINTS = 6


class Profile(NamedTuple):
    """What is known of a person beyond the matches: *names* are those in journals that mean this person."""

    name: str
    names: tuple[str, ...]
    tint: int | None = None
    emblem: str = ""


class People:
    """All profiles, and whom every name means; a name without a profile is a person of its own."""

    def __init__(self, profiles: Iterable[Profile] = ()) -> None:
        self.profiles = tuple(profiles)
        self._profiles = {folded(name): each for each in self.profiles for name in each.names}
        self.keys: Mapping[str, str] = _Keys(self._profiles)

    def profile(self, key: str) -> Profile | None:
        """The profile of a person, if there is one."""
        return self._profiles.get(key)

    def name_of(self, name: str) -> str:
        """How the person whom a journal calls so is called now."""
        profile = self._profiles.get(folded(name))
        return name if profile is None else profile.name

    def names_now(self, names: Iterable[str]) -> tuple[str, ...]:
        """How people are called now, each once."""
        return tuple({self.keys[name]: self.name_of(name) for name in names}.values())


class _Keys(dict[str, str]):
    """The key of the person behind each name; found once a name, since lists ask for the same ones over and over."""

    def __init__(self, profiles: Mapping[str, Profile]) -> None:
        super().__init__()
        self._profiles = profiles

    def __missing__(self, name: str) -> str:
        found = self._profiles.get(folded(name))
        key = self[name] = folded(name if found is None else found.names[0])
        return key


def seat_tints(people: People, names: Sequence[str]) -> tuple[int, ...]:
    """Which tint each of the first seats gets: what its player chose, unless an earlier seat has it; none twice."""
    tints: dict[int, int] = {}
    for seat, name in enumerate(names[:TINTS]):
        profile = people.profile(people.keys[name])
        if profile is not None and profile.tint is not None and profile.tint not in tints.values():
            tints[seat] = profile.tint
    for seat in range(TINTS):
        if seat not in tints:
            free = [tint for tint in range(TINTS) if tint not in tints.values()]
            tints[seat] = seat if seat in free else free[0]
    return tuple(tints[seat] for seat in range(TINTS))


def folded(name: str) -> str:
    """A name as names are compared: nobody becomes somebody else by a capital letter."""
    return name.casefold()


def renamed(people: People, shown: str, typed: str, taken: Container[str]) -> People:
    """The people after the person now called *shown* gets the name that was typed; *taken* are the keys of all.

    :raises BadName: if nobody can be called so, or somebody else is.
    """
    name, key = clean_name(typed), people.keys[shown]
    profile, meant = _profile(people, shown), people.keys[name]
    if meant != key and (meant in taken or people.profile(meant) is not None):
        raise BadName("naming.taken", limit=NAME_LENGTH)
    names = profile.names if folded(name) in map(folded, profile.names) else (*profile.names, name)
    return _with(people, key, profile._replace(name=name, names=names))


def dressed(people: People, shown: str, *, tint: int | None, emblem: str) -> People:
    """The people after a person has chosen a colour and an emblem."""
    return _with(people, people.keys[shown], _profile(people, shown)._replace(tint=tint, emblem=emblem))


def merged(people: People, shown: str, other: str) -> People:
    """The people after all that is known under *other* counts for *shown*."""
    gone = _profile(people, other)
    kept = _profile(people, shown)
    rest = People(each for each in people.profiles if each != gone)
    return _with(rest, people.keys[shown], kept._replace(names=(*kept.names, *gone.names)))


def parted(people: People, shown: str, name: str) -> People:
    """The people after *name* means somebody else again."""
    profile = _profile(people, shown)
    names = tuple(each for each in profile.names if folded(each) != folded(name))
    return _with(people, people.keys[shown], profile._replace(names=names))


def united(ours: People, theirs: People) -> People:
    """Everybody whom one of both knows; who is who and how they look is as *theirs* say, where they say anything."""
    found: dict[str, Profile] = {}
    for profile in ours.profiles:
        same = theirs.profile(folded(profile.names[0])) or theirs.profile(folded(profile.name)) or profile
        names = [name for name in profile.names if theirs.profile(folded(name)) in (None, same)]
        known = found.get(same.names[0], same)
        all_names = tuple(dict.fromkeys((*names, *known.names) if same is not profile else names))
        found[same.names[0]] = known._replace(names=all_names[:MOST_NAMES])
    return People((*found.values(), *(each for each in theirs.profiles if each.names[0] not in found)))


def _profile(people: People, shown: str) -> Profile:
    return people.profile(folded(shown)) or Profile(shown, (shown,))


def _with(people: People, key: str, profile: Profile) -> People:
    """The profile in the place of the one with that key, or after the others."""
    places = [each for each in people.profiles if people.keys[each.names[0]] != key]
    return People((*places, profile))


def profiles_told(value: object) -> tuple[Profile, ...]:
    """Profiles as they were stored; whatever is not one is passed over, and a name that is claimed twice."""
    found: list[Profile] = []
    claimed: set[str] = set()
    for told in value[:MOST_PROFILES] if isinstance(value, list) else []:
        profile = _told(told)
        names = set() if profile is None else {folded(name) for name in profile.names}
        if profile is not None and not names & claimed:
            found.append(profile)
            claimed |= names
    return tuple(found)


def _told(told: object) -> Profile | None:
    if not isinstance(told, dict):
        return None
    name, names, tint, emblem = (told.get(field) for field in Profile._fields)
    if not isinstance(names, list) or not 0 < len(names) <= MOST_NAMES:
        return None
    if not _is_clean(name) or not isinstance(emblem, str):
        return None
    # Journals from elsewhere may hold names that could not be typed here; they only have to be text.
    if not all(isinstance(each, str) and each for each in names):
        return None
    is_tint = tint is None or (type(tint) is int and 0 <= tint < TINTS)
    is_fit = folded(name) in map(folded, names) and is_tint
    return Profile(name, tuple(names), tint, emblem[:MOST_LETTERS]) if is_fit else None


def _is_clean(name: object) -> TypeGuard[str]:
    try:
        return isinstance(name, str) and clean_name(name) == name
    except BadName:
        return False


def stored(people: People) -> list[dict[str, Any]]:
    """The profiles as they are stored."""
    return [{**each._asdict(), "names": list(each.names)} for each in people.profiles]
