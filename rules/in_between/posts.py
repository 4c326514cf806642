"""The two posts: what lies between them, what a third card does, and how many times the bet that costs."""

from typing import NamedTuple

from rules.decks.standard import ACE, Card, Rank
from rules.in_between import actions as a
from rules.in_between.rulebook import ACE_FOURFOLD, SINGLE, HouseRules

LOW_ACE = 1


class Post(NamedTuple):
    """A card laid as a post, with the side that was called if it is a first ace."""

    card: Card
    side: str = ""

    @property
    def height(self) -> int:
        """Where it stands: an ace at 14, called low at 1."""
        return LOW_ACE if self.side == a.LOW else self.card.rank.number

    @property
    def code(self) -> str:
        """The post in writing."""
        return f"{self.card.code}-{self.side}" if self.side else self.card.code

    @property
    def label(self) -> str:
        """The post as a person says it."""
        return f"{self.side} {self.card.label}" if self.side else self.card.label

    @property
    def said(self) -> str:
        """The code of its words."""
        return f"post.{self.code}" if self.side else self.card.said


class Posts(NamedTuple):
    """Both posts by height."""

    low: int
    high: int

    @property
    def is_pair(self) -> bool:
        """Whether both stand at the same height."""
        return self.low == self.high

    @property
    def are_neighbours(self) -> bool:
        """Whether nothing fits between although they differ."""
        return self.high - self.low == 1

    @property
    def is_for_the_moon(self) -> bool:
        """Whether exactly one rank fits between."""
        return self.high - self.low == 2

    @property
    def are_both_aces(self) -> bool:
        """Whether they are the low ace and the high ace."""
        return (self.low, self.high) == (LOW_ACE, ACE)

    @property
    def between(self) -> tuple[Rank, ...]:
        """The ranks that fall between, the lowest first."""
        return tuple(Rank(number) for number in range(self.low + 1, self.high))

    def is_post(self, rank: Rank) -> bool:
        """Whether *rank* is that of a post; an ace is, whichever side its post was called."""
        return rank.number in (self.low, self.high) or (rank.is_ace and self.low == LOW_ACE)

    def outcome(self, rank: Rank) -> str:
        """What a third card of *rank* does."""
        if self.is_post(rank):
            if self.are_both_aces or self.is_pair:
                return a.TRIPLE
            return a.ACE_POST if rank.is_ace else a.POST
        return a.WON if self.low < rank.number < self.high else a.LOST

    def guess_outcome(self, guess: str, rank: Rank) -> str:
        """What a third card does to a guess that it is higher or lower than this pair; an ace is high."""
        if self.is_post(rank):
            return a.TRIPLE
        return a.WON if (rank.number > self.high) == (guess == a.HIGHER) else a.LOST


def standing_posts(first: Post, second: Card) -> Posts:
    """The posts as they count: a first ace as called, a second ace high."""
    heights = sorted((first.height, second.rank.number))
    return Posts(*heights)


def multiple(house: HouseRules, outcome: str) -> int:
    """How many times the bet an outcome costs; nothing for a win."""
    if outcome in (a.WON, a.MOON_WON):
        return 0
    if outcome in (a.LOST, a.MOON_LOST):
        return 1
    if outcome == a.TRIPLE:
        return 3
    if house.post == SINGLE:
        return 1
    return 4 if house.post == ACE_FOURFOLD and outcome in (a.ACE_POST, a.MOON_ACE_POST) else 2


def worst_multiple(house: HouseRules, posts: Posts) -> int:
    """The most times the bet that these posts can cost."""
    if posts.are_both_aces or posts.is_pair:
        return multiple(house, a.TRIPLE)
    has_ace = posts.low == LOW_ACE or posts.high == ACE
    return multiple(house, a.ACE_POST if has_ace else a.POST)
