"""The full evening, counted once more by a bookkeeper who reads the lines and knows only the book's sums."""

import re
from pathlib import Path

from rules import GAMES
from rules.core.timeline import Timeline
from rules.core.transcript import read_transcript

EVENING = Path(__file__).parents[2] / "transcripts" / "in_between-full-evening.txt"
MINIMUM = 5
HIGH = {"J": 11, "Q": 12, "K": 13, "A": 14}


class Bookkeeper:
    """How far everybody is up or down, and the pot with all that is promised to it."""

    def __init__(self, names: list[str], dealer: str) -> None:
        self.seats, self.dealer = names, dealer
        self.here = list(names)
        self.playing = list(names)
        self.nets = dict.fromkeys(names, 0)
        self.pot = 0
        self.posts: list[int] = []

    def hear(self, line: str) -> None:
        """One line of the evening."""
        name, _, said = line.partition(" ")
        if line == "ante":
            for player in self.playing:
                self.pay(player, MINIMUM)
        elif line == "match ends":
            self.share()
        elif said in ("leaves", "joins", "sits out", "plays again"):
            self.move(name, said)
        else:
            self.turn(name, said)

    def move(self, name: str, said: str) -> None:
        """Somebody comes or goes; who joins pays one ante into the pot that lies there."""
        for seats, out, back in ((self.here, "leaves", "joins"), (self.playing, "sits out", "plays again")):
            if said == out:
                seats.remove(name)
            elif said == back:
                seats.append(name)
        if said == "leaves":
            self.playing.remove(name)
        elif said == "joins":
            self.playing.append(name)
            self.pay(name, MINIMUM)

    def turn(self, name: str, said: str) -> None:
        """Posts, an ace's side, and what is done between them."""
        card = re.search(r"(first post|second post|third card) (\w+)", said)
        number = 0 if card is None else HIGH.get(card[2]) or int(card[2])
        if said.startswith("first post"):
            self.posts = [number]
        elif said.startswith("calls the ace low"):
            self.posts = [1]
        elif said.startswith("second post"):
            self.posts.append(number)
            if self.posts[0] == number:
                self.pay(name, MINIMUM)
        elif said.startswith("bets"):
            bet = int(said.split()[1].rstrip(","))
            self.settle(name, bet, bet, number)
        elif said.startswith("shoots the moon"):
            self.settle(name, MINIMUM, self.pot, number)

    def settle(self, name: str, stake: int, prize: int, third: int) -> None:
        """Between wins the prize, a post costs the stake twice, a third ace three times, all else once."""
        low, high = sorted(self.posts)
        on_post = third in (low, high) or (third == 14 and low == 1)
        if on_post:
            self.pay(name, stake * (3 if (low, high) == (1, 14) else 2))
        else:
            self.pay(name, -prize if low < third < high else stake)

    def share(self) -> None:
        """The last pot, odd chips one each from the dealer's left."""
        start = self.seats.index(self.dealer) + 1
        order = [name for name in self.seats[start:] + self.seats[:start] if name in self.here]
        each, odd = divmod(self.pot, len(order))
        for place, name in enumerate(order):
            self.pay(name, -each - (place < odd))

    def pay(self, name: str, amount: int) -> None:
        """Into the pot, or out of it."""
        emptied = self.pot > 0 and self.pot + amount == 0
        self.nets[name] -= amount
        self.pot += amount
        if emptied:  # the deal moves on
            place = self.seats.index(self.dealer)
            self.dealer = next(n for n in self.seats[place + 1 :] + self.seats[: place + 1] if n in self.playing)


def test_a_full_evening_agrees_with_a_second_count_line_by_line() -> None:
    text = EVENING.read_text(encoding="utf-8")
    match = read_transcript(GAMES, text)
    steps = Timeline(match.game, match.setup).replayed(match.entries)
    lines = re.findall(r"^\d+\. (.+)$", text, re.MULTILINE)
    keeper = Bookkeeper(list(match.players), "Mira")
    assert len(lines) == len(steps) > 150
    for line, step in zip(lines, steps, strict=True):
        keeper.hear(line)
        assert (tuple(keeper.nets.values()), keeper.pot) == (step.state.ledger.nets, step.state.pot), line
        assert step.verdict.is_legal
        assert step.state.ledger.proof.holds


def test_a_full_evening_holds_what_evenings_hold() -> None:
    match = read_transcript(GAMES, EVENING.read_text(encoding="utf-8"))
    steps = Timeline(match.game, match.setup).replayed(match.entries)
    told = [event.code.rpartition(".")[2] for step in steps for event in step.events]
    assert {"owes", "debts_paid", "takes_debts", "moon_won", "moon_lost", "post", "ace_post", "pair_pays"} <= set(told)
    assert (told.count("shuffled") >= 3, told.count("pot_emptied") >= 3) == (True, True)
