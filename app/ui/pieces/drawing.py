"""Drawing words for the pieces: every function adds instructions to the canvas group that is open."""

from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.graphics import (
    BorderImage,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    RoundedRectangle,
    SmoothEllipse,
    SmoothLine,
    SmoothQuad,
    SmoothRoundedRectangle,
    SmoothTriangle,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from app.ui import theme

CAP_HEIGHT = {"lato": 0.72, "vollkorn": 0.68}
SHADOW_SIDE, SHADOW_ALPHA = 32, 0.45
FULL_SHADOW = 80  # dp; the width of a piece up to which its shadow does not grow
_shadow: list[Texture] = []


def ink(name: str, alpha: float = 1.0) -> None:
    """Draw in this token's colour from here on."""
    red, green, blue, _ = getattr(theme.current(), name)
    Color(red, green, blue, alpha)


def disc(cx: float, cy: float, radius: float) -> None:
    """A filled circle."""
    SmoothEllipse(pos=(cx - radius, cy - radius), size=(2 * radius, 2 * radius))


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> None:
    """A filled rectangle with rounded corners."""
    if radius:
        SmoothRoundedRectangle(pos=(x, y), size=(width, height), radius=[radius])
    else:
        Rectangle(pos=(x, y), size=(width, height))


def mask(x: float, y: float, width: float, height: float, radius: float) -> None:
    """A rounded shape with hard edges, for stencils: a soft edge would let a rim of the picture through."""
    RoundedRectangle(pos=(x, y), size=(width, height), radius=[radius])


def outline(x: float, y: float, width: float, height: float, radius: float, thick: float) -> None:
    """A rounded frame `thick` wide, inside the given rectangle."""
    half = thick / 2
    SmoothLine(
        rounded_rectangle=(x + half, y + half, width - thick, height - thick, max(0.1, radius - half)), width=half
    )


def triangle(*points: float) -> None:
    """A filled triangle."""
    SmoothTriangle(points=points)


def quad(*points: float) -> None:
    """A filled four-sided shape."""
    SmoothQuad(points=points)


def stroke(points: list[float], thick: float, close: bool = False) -> None:
    """A line through points."""
    SmoothLine(points=points, width=thick / 2, close=close)


@lru_cache(maxsize=256)
def _lettering(text: str, font: str, size: float) -> CoreLabel:
    label = CoreLabel(text=text, font_name=theme.font_path(font), font_size=size, color=(1, 1, 1, 1))
    label.refresh()
    return label


def _cap_middle(label: CoreLabel, font: str, size: float) -> float:
    """How far below the texture's top the middle of its capitals and figures lies."""
    return label.get_ascent() - CAP_HEIGHT[font.split("_")[0]] * size / 2


def text(words: str, font: str, size: float, cx: float, cy: float, turned: bool = False) -> None:
    """Words centred on a point by the height of their capitals; `turned` puts them upside down."""
    label = _lettering(words, font, max(1.0, round(size, 1)))
    width, height = label.texture.size
    left, bottom = round(cx - width / 2), round(cy - height + _cap_middle(label, font, size))
    if turned:
        PushMatrix()
        Rotate(angle=180, origin=(cx, cy))
    Rectangle(texture=label.texture, pos=(left, bottom), size=(width, height))
    if turned:
        PopMatrix()


def spaced_text(words: str, font: str, size: float, cx: float, cy: float, tracking: float) -> None:
    """Words set letter by letter with extra (or, below zero, less) room between."""
    widths = [_lettering(c, font, max(1.0, round(size, 1))).texture.size[0] for c in words]
    x = cx - (sum(widths) + tracking * (len(words) - 1)) / 2
    for letter, width in zip(words, widths, strict=True):
        text(letter, font, size, x + width / 2, cy)
        x += width + tracking


def text_wide(words: str, font: str, size: float) -> float:
    """Width of words as `text` would draw them."""
    return float(_lettering(words, font, max(1.0, round(size, 1))).texture.size[0]) if words else 0.0


def _shadow_alpha(x: int, y: int) -> int:
    """Soft edge around a small rounded core: full inside, nothing at the rim of the texture."""
    middle = (SHADOW_SIDE - 1) / 2
    reach = SHADOW_SIDE / 2
    across, along = max(0.0, abs(x - middle) - 4), max(0.0, abs(y - middle) - 4)
    far = min(1.0, (across * across + along * along) ** 0.5 / (reach - 4))
    return int(255 * (1 - far) ** 1.6)


def _fill_shadow(texture: Texture) -> None:
    side = range(SHADOW_SIDE)
    pixels = b"".join(bytes((0, 0, 0, _shadow_alpha(x, y))) for y in side for x in side)
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")


def shadow(width: float, height: float, alpha: float = SHADOW_ALPHA, drop: float = 2, blur: float = 4) -> None:
    """A soft shadow under a piece at the origin, falling `drop` dp."""
    if not _shadow:
        texture = Texture.create(size=(SHADOW_SIDE, SHADOW_SIDE), colorfmt="rgba")
        _fill_shadow(texture)
        texture.add_reload_observer(_fill_shadow)
        _shadow.append(texture)
    # A large card has round corners that a small shadow would stick out of.
    spread = dp(blur) * max(1.0, min(width, height) / dp(FULL_SHADOW))
    edge = spread * 2.2
    Color(1, 1, 1, alpha)
    BorderImage(
        texture=_shadow[0], pos=(-spread, -spread - dp(drop)), size=(width + 2 * spread, height + 2 * spread),
        border=(14, 14, 14, 14), display_border=(edge, edge, edge, edge),
    )  # fmt: skip
