"""What the referee costs against programs that do the like: boardgame.io, python-chess and pokerkit."""

import random
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import chess
from pokerkit import Card as PeerCard
from pokerkit import RhodeIslandHoldemHand

from rules import betski, triple_replace
from rules.betski.runs import longest_run
from rules.betski.state import CenterTurned, Drew, Played
from rules.core.game import Setup
from rules.core.timeline import Entry, Timeline
from rules.decks.betski import DECK, BetskiCard
from rules.decks.standard import DECK as STANDARD
from rules.triple_replace.hands import ranking
from rules.triple_replace.rulebook import HIGH

ROUNDS = 60
HANDS = 100
CENTER = BetskiCard(6, 5)
BOARDGAME_IO = "boardgame.io@0.50.2"
PEERS = Path(__file__).parents[2] / "build" / "peers"


def lines() -> list[str]:
    """One line for each peer."""
    entry = median(_entry_costs())
    coded, written = (median(costs) for costs in _chess_costs())
    report = [
        f"a card judged, laid and kept: {entry * 1e6:.1f} µs; python-chess takes {coded / entry:.1f} times that "
        f"for a move given as squares, {written / entry:.1f} times for one as it is written"
    ]
    move = _boardgame_io_cost()
    report.append(
        f"boardgame.io takes {move / entry:.1f} times that for the same card under the same rule"
        if move is not None
        else "boardgame.io is not compared: that needs node and npm"
    )
    ours, theirs = _hand_costs()
    return [*report, f"a 3-Card hand ranked: {ours * 1e6:.2f} µs; pokerkit takes {theirs / ours:.1f} times that"]


def _seconds_each(act: Callable[[], None], count: int) -> float:
    """What one of *count* things costs that are done by *act*."""
    begin = time.perf_counter()
    act()
    return (time.perf_counter() - begin) / count


def _run() -> tuple[BetskiCard, ...]:
    """As many cards as can be laid in one turn by somebody who holds nearly all of them."""
    return longest_run(CENTER.silver, [card for card in DECK if card != CENTER][:45])


def _entry_costs() -> list[float]:
    """Seconds for each card of a long turn, over and over."""
    cards = _run()
    costs = []
    for _ in range(ROUNDS):
        timeline = Timeline(betski.GAME, Setup(2, names=("Mira", "Bo")))
        for action in (CenterTurned(CENTER), Drew(0, 42)):
            timeline.record(Entry(action))
        entries = [Entry(Played(0, card)) for card in cards]
        costs.append(_seconds_each(lambda t=timeline, e=entries: [t.record(each) for each in e], len(entries)))
    return costs


def _chess_costs() -> tuple[list[float], list[float]]:
    """Seconds for each move of a game by chance, checked and pushed: named by its squares, and as it is written."""
    chance = random.Random(64)
    coded, written = [], []
    for _ in range(ROUNDS):
        board, moves, words = chess.Board(), [], []
        while len(moves) < 80 and not board.is_game_over():
            moves.append(chance.choice(list(board.legal_moves)))
            words.append(board.san(moves[-1]))
            board.push(moves[-1])
        codes = [move.uci() for move in moves]
        for costs, push, named in ((coded, "push_uci", codes), (written, "push_san", words)):
            pushed = getattr(chess.Board(), push)
            costs.append(_seconds_each(lambda p=pushed, n=named: [p(each) for each in n], len(named)))
    return coded, written


def _boardgame_io_cost() -> float | None:
    """Seconds for each card of the same long turn; None where there is no node to run it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (PEERS / "node_modules" / "boardgame.io").exists():
        PEERS.mkdir(parents=True, exist_ok=True)
        quietly = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run([npm, "install", *quietly, BOARDGAME_IO], cwd=PEERS, check=False).returncode:
            return None
    cards = " ".join(f"{card.gold}{card.silver}" for card in _run())
    script = Path(__file__).with_name("boardgame_io_peer.cjs").read_text(encoding="utf-8")
    told = subprocess.run(
        [node, "-", str(CENTER.silver), cards, str(ROUNDS)],
        input=script, capture_output=True, text=True, cwd=PEERS, check=True,
    )  # fmt: skip
    return float(told.stdout)


def _hand_costs() -> tuple[float, float]:
    """Seconds for a hand of three, ours and pokerkit's; straights and flushes count in both."""
    chance = random.Random(52)
    house = Timeline(triple_replace.GAME, Setup(2, house_rules={"straights": True})).state.house
    strength = ranking(house, HIGH).strength
    ours, theirs = [], []
    for _ in range(ROUNDS):
        hands = [chance.sample(STANDARD, 3) for _ in range(HANDS)]
        peers = [tuple(PeerCard.parse("".join(card.code for card in hand))) for hand in hands]
        ours.append(_seconds_each(lambda h=hands: [strength(each) for each in h], HANDS))
        theirs.append(_seconds_each(lambda p=peers: [RhodeIslandHoldemHand(each) for each in p], HANDS))
    return median(ours), median(theirs)


if __name__ == "__main__":
    print("\n".join(lines()))
