"""The rules of the games, pure Python: judge an action, keep a timeline, read and write a transcript."""

from rules.betski import GAME as BETSKI
from rules.core.game import Game
from rules.in_between import GAME as IN_BETWEEN
from rules.threebetween import GAME as THREEBETWEEN

GAMES: dict[str, Game] = {game.key: game for game in (THREEBETWEEN, IN_BETWEEN, BETSKI)}
