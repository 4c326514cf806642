"""The rules of the games, pure Python: judge an action, keep a timeline, read and write a transcript."""

from rules.betski import GAME as BETSKI
from rules.core.game import Game
from rules.in_between import GAME as IN_BETWEEN
from rules.pair_three import GAME as PAIR_THREE
from rules.threebetween import GAME as THREEBETWEEN
from rules.triple_replace import GAME as TRIPLE_REPLACE

GAMES: dict[str, Game] = {game.key: game for game in (THREEBETWEEN, IN_BETWEEN, TRIPLE_REPLACE, BETSKI, PAIR_THREE)}
