"""The live theme: colours, fonts and text sizes that every kv rule binds to."""

from pathlib import Path

from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.lang.parser import global_idmap
from kivy.metrics import sp
from kivy.properties import (
    BooleanProperty,
    BoundedNumericProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.utils import get_color_from_hex

from app import garbage
from app.ui import nearest_rule, tokens

nearest_rule.install()

FONT_FOLDER = Path(__file__).resolve().parents[2] / "assets" / "fonts"


def _rgba(colour: str) -> list[float]:
    return list(get_color_from_hex(colour))


def font_path(name: str) -> str:
    """File of the font known by this token name (lato, lato_bold, vollkorn, icons ...)."""
    return str(FONT_FOLDER / tokens.FONTS[name])


def _piece(name: str) -> ColorProperty:
    return ColorProperty(_rgba(tokens.PIECES[name]))


class Theme(EventDispatcher):
    """One property per token; changing `mode` or `text_scale` re-renders whatever is bound."""

    mode = OptionProperty("felt", options=["felt", "paper"])
    text_scale = BoundedNumericProperty(
        1.0, min=1.0, max=2.0, errorhandler=lambda value: min(2.0, max(1.0, float(value)))
    )
    reduce_motion = BooleanProperty(False)

    felt, lamp = ColorProperty(), ColorProperty()
    s1, s2, s3, line = ColorProperty(), ColorProperty(), ColorProperty(), ColorProperty()
    text, text2, text3 = ColorProperty(), ColorProperty(), ColorProperty()
    brass, onbrass, brassdim = ColorProperty(), ColorProperty(), ColorProperty()
    key, keydim, keydimt = ColorProperty(), ColorProperty(), ColorProperty()
    legal, legalbg = ColorProperty(), ColorProperty()
    illegal, illegalbg = ColorProperty(), ColorProperty()
    ask, askbg = ColorProperty(), ColorProperty()
    goldgreyed, silvergreyed, seen = ColorProperty(), ColorProperty(), ColorProperty()
    players = ListProperty()
    # Which tint each seat has: on the screens of a match its players' own colours, else one after the other.
    seats = ListProperty(list(range(len(tokens.FELT_PLAYERS))))

    card, cardedge, courtline = _piece("card"), _piece("cardedge"), _piece("courtline")
    ink, ink2, red, vowel = _piece("ink"), _piece("ink2"), _piece("red"), _piece("vowel")
    gold, goldrim, goldfig = _piece("gold"), _piece("goldrim"), _piece("goldfig")
    silver, silverrim, silverfig = _piece("silver"), _piece("silverrim"), _piece("silverfig")
    wood, woodgrain, woodside = _piece("wood"), _piece("woodgrain"), _piece("woodside")
    woodburn, woodbar = _piece("woodburn"), _piece("woodbar")
    backdark, backlight = _piece("backdark"), _piece("backlight")
    resume, focus = _piece("resume"), _piece("focus")
    # On an ivory card the tints of the light theme are the readable ones, whatever the theme.
    cardplayers = ListProperty([_rgba(c) for c in tokens.PAPER_PLAYERS])

    pot, score_l, score = NumericProperty(), NumericProperty(), NumericProperty()
    brand, display, sheet = NumericProperty(), NumericProperty(), NumericProperty()
    title, tile, keytext, letter = NumericProperty(), NumericProperty(), NumericProperty(), NumericProperty()
    label, body, reading = NumericProperty(), NumericProperty(), NumericProperty()
    support, caption = NumericProperty(), NumericProperty()

    lato, lato_bold = StringProperty(font_path("lato")), StringProperty(font_path("lato_bold"))
    lato_black = StringProperty(font_path("lato_black"))
    vollkorn, vollkorn_bold = StringProperty(font_path("vollkorn")), StringProperty(font_path("vollkorn_bold"))
    vollkorn_black = StringProperty(font_path("vollkorn_black"))
    icons = StringProperty(font_path("icons"))

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(mode=self._recolour, seats=self._recolour, text_scale=self._resize)
        self._recolour()
        self._resize()

    def _recolour(self, *_args: object) -> None:
        felt = self.mode == "felt"
        tints = tokens.FELT_PLAYERS if felt else tokens.PAPER_PLAYERS
        with garbage.not_now():
            for name, colour in (tokens.FELT if felt else tokens.PAPER).items():
                setattr(self, name, _rgba(colour))
            self.players = [_rgba(tints[tint]) for tint in self.seats]

    def _resize(self, *_args: object) -> None:
        with garbage.not_now():
            for name, size in tokens.TYPE.items():
                setattr(self, name, sp(size) * self.text_scale)

    def seconds(self, duration: float) -> float:
        """How long a movement of this length lasts: nothing at all when motion is reduced."""
        return 0.0 if self.reduce_motion else duration

    def player(self, seat: int) -> list[float]:
        """Tint of the player who joined in this place."""
        return self.players[seat % len(self.players)]


_installed: list[Theme] = []


def install(theme: Theme) -> Theme:
    """Make `theme` the name every kv rule sees, and colour the window with it."""
    _installed[:] = [theme]
    global_idmap["theme"] = theme
    theme.bind(felt=_paint_window)
    _paint_window(theme, theme.felt)
    return theme


def current() -> Theme:
    """The installed theme; one is made when a widget comes before the app."""
    return _installed[0] if _installed else install(Theme())


def _paint_window(_theme: Theme, colour: list[float]) -> None:
    if Window is not None:
        Window.clearcolor = colour
