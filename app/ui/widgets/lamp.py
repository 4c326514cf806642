"""The table's background: a lamp's glow on felt."""

from pathlib import Path

from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

SIDE = 128
_glow: list[Texture] = []


def _falloff(distance: float) -> float:
    """Brightness from 1 in the middle to 0 at the rim, without an edge at either end."""
    left = max(0.0, 1.0 - distance)
    return left * left * (3 - 2 * left)


def _glow_bytes() -> bytes:
    half = SIDE // 2
    rows = []
    for y in range(half):
        right = [
            int(255 * _falloff((((x + 0.5) / half) ** 2 + ((y + 0.5) / half) ** 2) ** 0.5)) for x in range(half)
        ]
        row = right[::-1] + right
        rows.append(b"".join(bytes((255, 255, 255, alpha)) for alpha in row))
    return b"".join(rows[::-1] + rows)


def _fill(texture: Texture) -> None:
    texture.blit_buffer(_glow_bytes(), colorfmt="rgba", bufferfmt="ubyte")


def glow_texture() -> Texture:
    """White that fades out from the middle; made once, tinted by whoever draws it."""
    if not _glow:
        texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba")
        _fill(texture)
        texture.add_reload_observer(_fill)
        _glow.append(texture)
    return _glow[0]


class LampBackground(FloatLayout):
    """Felt with the lamp above its middle."""

    glow = ObjectProperty(None)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.glow = glow_texture()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
