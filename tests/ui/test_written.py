"""Our own labels write all that the layouts ask of them."""

from pathlib import Path

import pytest
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from app.ui import theme, widgets
from app.ui.panels.alpha_pad import AlphaKey
from app.ui.widgets.written import CHANGING, SET_ONCE, WATCHED


@pytest.fixture(autouse=True)
def fresh_theme():
    """Each test starts on felt, at normal size."""
    return theme.install(theme.Theme())



def inked(label):
    """Rows of a label's picture that have something in them, from the bottom, and the colours there are."""
    pixels, (wide, high) = label.texture.pixels, label.texture.size
    rows = [pixels[row * wide * 4 : (row + 1) * wide * 4] for row in range(high)]
    # Kivy writes a texture's rows from the top.
    found = [high - 1 - place for place, row in enumerate(rows) if any(row[3::4])]
    solid = {tuple(pixels[i : i + 3]) for i in range(0, len(pixels), 4) if pixels[i + 3] == 255}
    return found, solid


def test_a_keys_figure_stands_above_its_mark(ui, fresh_theme):
    fresh_theme.text_scale = 1.5
    key = widgets.Key(text="7", look="post")
    ui.show(key)
    rows, _ = inked(key)
    mark = next(part for part in key.children if part.text == "×2")
    assert min(rows) >= mark.y - key.y + mark.height * 0.2  # a line of text has air at its edges


def test_what_is_struck_has_a_line_through_it(ui):
    plain, struck = widgets.Text(text="Bo paid 3"), widgets.Text(text="Bo paid 3", strikethrough=True)
    box = BoxLayout()
    box.add_widget(plain)
    box.add_widget(struck)
    ui.show(box)
    assert plain.texture.size == struck.texture.size
    assert struck.texture.pixels != plain.texture.pixels
    plain.strikethrough = True
    ui.frames(2)
    assert struck.texture.pixels == plain.texture.pixels


def test_of_a_pair_of_vowels_only_the_one_that_fits_is_bright(ui, fresh_theme):
    keys = BoxLayout()
    for bright in ("I", "AI", ""):
        keys.add_widget(AlphaKey(letters="AI", bright=bright, look="key" if bright else "greyed"))
    ui.show(keys)
    half, whole, none = (inked(key)[1] for key in reversed(keys.children))
    bright, dim, greyed = (
        tuple(round(255 * part) for part in tint[:3])
        for tint in (fresh_theme.text, fresh_theme.text3, fresh_theme.keydimt)
    )
    assert (bright in half, dim in half) == (True, True)
    assert (bright in whole, dim in whole) == (True, False)
    assert (bright in none, greyed in none) == (False, True)


def test_no_layout_asks_of_a_label_what_it_does_not_read():
    unread = {*Label._font_properties, "padding_x", "padding_y"} - {*WATCHED, *CHANGING, *SET_ONCE, "disabled_color"}
    asked = [
        f"{file.name}: {line.strip()}"
        for file in Path(widgets.__file__).parents[1].rglob("*.kv")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.strip().partition(":")[0] in unread and line.strip() != "markup: False"
    ]
    assert asked == []
