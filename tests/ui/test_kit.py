"""The parts of the screens keep the promises of the design."""

import json
from functools import partial

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.ui import pieces, theme, tokens, widgets
from app.ui.panels.in_between import RankKey
from app.ui.router import Router
from app.ui.widgets.key import LOOKS
from app.ui.widgets.seat import seat_rows
from rules.sentences import say
from rules.sentences.en import ENGLISH


@pytest.fixture(autouse=True)
def fresh_theme():
    """Each test starts on felt, at normal size, with motion."""
    return theme.install(theme.Theme())


def pixel(robot, x: float, y: float) -> tuple[int, ...]:
    """Colour the window shows at a point, read while the frame is shown."""
    seen: list[tuple[int, ...]] = []
    grab = lambda *_: seen.append(tuple(glReadPixels(int(x), int(y), 1, 1, GL_RGBA, GL_UNSIGNED_BYTE)[:3]))  # noqa: E731
    Window.bind(on_flip=grab)
    Window.canvas.ask_update()
    robot.draw()
    Window.unbind(on_flip=grab)
    return seen[-1]


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


def shown(robot, widget: Widget) -> Widget:
    """The widget alone in the middle of the window."""
    host = FloatLayout()
    host.add_widget(widget)
    widget.pos_hint = {"center_x": 0.5, "center_y": 0.5}
    robot.show(host)
    return widget


def heard(widget: Widget, *events: str) -> list[tuple[str, ...]]:
    """A list that fills with the events the widget dispatches."""
    log: list[tuple[str, ...]] = []
    for event in events:
        widget.bind(**{event: lambda _w, *args, event=event: log.append((event, *args))})
    return log


# ---- touch


def test_greyed_key_answers_with_its_reason_and_does_not_act(ui):
    key = shown(ui, widgets.Key(text="B", look="greyed", reason="B lies before C"))
    log = heard(key, "on_tap", "on_refused")
    ui.tap(key)
    assert log == [("on_refused", "B lies before C")]


def test_seen_key_answers_too(ui):
    key = shown(ui, widgets.BetskiKey(gold=6, silver=3, look="seen", reason="the centre card"))
    log = heard(key, "on_tap", "on_refused")
    ui.tap(key)
    assert log == [("on_refused", "the centre card")]


def test_key_acts_again_when_it_is_no_longer_greyed(ui):
    key = shown(ui, widgets.Key(text="7", look="greyed"))
    log = heard(key, "on_tap", "on_refused")
    key.look = "key"
    ui.tap(key)
    assert log == [("on_tap",)]


def shakes(ui, key) -> list[float]:
    swings = []
    key.bind(shake=lambda _k, value: swings.append(value))
    ui.tap(key)
    return swings


def test_refusal_shakes_four_dp_and_comes_to_rest(ui):
    key = shown(ui, widgets.Key(text="B", look="greyed"))
    swings = shakes(ui, key)
    assert dp(2) < max(abs(s) for s in swings) <= dp(4)
    assert key.shake == 0


def test_refusal_does_not_shake_with_reduced_motion(ui, fresh_theme):
    fresh_theme.reduce_motion = True
    key = shown(ui, widgets.Key(text="B", look="greyed"))
    assert shakes(ui, key) == []


def test_finger_that_slides_off_a_button_does_not_press_it(ui):
    button = shown(ui, widgets.PrimaryButton(text="Done", size_hint_x=None, width=dp(200)))
    log = heard(button, "on_tap")
    ui.swipe(*button.center, button.center_x, button.top + dp(100))
    assert log == []


def test_hold_is_not_a_tap(ui):
    button = shown(ui, widgets.QuietButton(text="Undo", holdable=True, size_hint_x=None, width=dp(80)))
    log = heard(button, "on_tap", "on_hold")
    ui.long_press(button)
    assert log == [("on_hold",)]


def test_scrolling_a_list_presses_no_row(ui):
    rows = BoxLayout(orientation="vertical", size_hint_y=None)
    rows.bind(minimum_height=rows.setter("height"))
    logs = []
    for number in range(40):
        row = widgets.ListRow(title=f"Entry {number}")
        logs.append(heard(row, "on_tap"))
        rows.add_widget(row)
    scroll = ScrollView()
    scroll.add_widget(rows)
    ui.show(scroll)
    before = scroll.scroll_y
    ui.swipe(200, 300, 200, 700)
    assert scroll.scroll_y < before
    assert [log for log in logs if log] == []


def lowest_ink(key: Widget) -> float:
    """How high above the key's foot its figure ends."""
    wide, high = key.texture.size
    rows = [key.texture.pixels[row * wide * 4 : (row + 1) * wide * 4] for row in range(high)]
    return high - 1 - max(row for row, pixels in enumerate(rows) if max(pixels[3::4]) > 128)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_rank_stands_above_what_it_would_do(ui, fresh_theme, scale):
    fresh_theme.text_scale = scale
    key = shown(ui, RankKey(text="9"))
    key.look = "post"
    ui.frames(3)
    mark = next(child for child in key.children if child.text == "×2")
    assert mark.y >= key.y
    assert lowest_ink(key) > mark.center_y - key.y + mark.font_size * 0.36, "figures are .72 of a font's size high"


@pytest.mark.parametrize("look", LOOKS)
def test_every_key_is_at_least_48_dp(ui, look):
    key = shown(ui, widgets.Key(text="7", look=look))
    assert min(key.size) >= dp(48)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(
    ("make", "least"),
    [
        (lambda: widgets.PrimaryButton(text="Start"), 56),
        (lambda: widgets.QuietButton(text="Overrule, and log it", icon="gavel"), 56),
        (lambda: widgets.LinkButton(text="All 12"), 48),
        (lambda: widgets.IconButton(icon="close"), 48),
        (lambda: widgets.Toggle(), 48),
        (lambda: widgets.Chip(text="Kofi", person=True), 48),
        (lambda: widgets.ListRow(title="Shoot the moon"), 56),
        (lambda: widgets.VerdictBar(line="Legal"), 56),
        (lambda: widgets.NavBar(), 72),
    ],
)
def test_touchable_parts_are_high_enough_at_any_text_size(ui, fresh_theme, make, least, scale):
    fresh_theme.text_scale = scale
    part = shown(ui, make())
    assert part.height >= dp(least)
    assert part.width >= dp(48)


def test_button_grows_when_its_words_wrap(ui, fresh_theme):
    fresh_theme.text_scale = 2.0
    button = shown(ui, widgets.PrimaryButton(text="Split stack 1 into 5 and 5", size_hint_x=None, width=dp(180)))
    label = button.ids.label
    assert label.height > 2 * fresh_theme.label
    assert button.height >= label.height
    assert label.width <= button.width


# ---- names and numbers


def test_markup_in_a_name_is_shown_as_written(ui):
    row = shown(ui, widgets.ListRow(title="[b]Bo[/b]"))
    plain = shown(ui, widgets.ListRow(title="Bo"))
    label, plain_label = row.ids.texts.children[1], plain.ids.texts.children[1]
    ui.frames(2)
    assert not label.markup
    drawn, plain_drawn = (x._label.get_extents(x.text)[0] for x in (label, plain_label))
    assert label.text == "[b]Bo[/b]"
    assert drawn > 2 * plain_drawn


def test_no_part_reads_markup(ui):
    evil = "[color=ff0000]x[/color][ref=a]y[/ref]"
    box = BoxLayout(orientation="vertical")
    strip = widgets.SeatStrip()
    strip.faces = [widgets.SeatFace(evil, evil, evil)]
    for part in (
        strip, widgets.Text(text=evil), widgets.Heading(text=evil), widgets.PrimaryButton(text=evil),
        widgets.Chip(text=evil), widgets.Tag(text=evil), widgets.VerdictBar(line=evil, detail=evil),
        widgets.AppBar(title=evil, subtitle=evil), widgets.Key(text=evil), widgets.Snackbar(text=evil, action=evil),
        widgets.Avatar(name=evil),
    ):  # fmt: skip
        box.add_widget(part)
    ui.show(box)
    assert [w for w in box.walk() if getattr(w, "markup", False)] == []


@pytest.mark.parametrize("count", [2, 4, 6, 12])
def test_name_of_200_letters_stays_inside_its_seat(ui, count):
    strip = widgets.SeatStrip()
    strip.faces = [widgets.SeatFace("W" * 200, "-1234", "waiting " * 20, tint=i) for i in range(count)]
    shown(ui, strip)
    seats = ui.find(cls="Seat", every=True)
    assert len(seats) == count
    for seat in seats:
        for part in seat.walk(restrict=True):
            assert seat.x <= part.x
            assert part.right <= seat.right
            if getattr(part, "texture", None) is not None:
                assert part.texture_size[0] <= seat.width


def test_seats_stand_in_rows_by_their_number():
    assert [seat_rows(n, 1.0) for n in (2, 4, 5, 6, 7, 12)] == [[2], [4], [3, 2], [3, 3], [7], [12]]
    assert seat_rows(4, 1.3) == [2, 2]


def test_in_a_long_strip_the_active_seat_comes_first(ui):
    strip = widgets.SeatStrip()
    strip.faces = [widgets.SeatFace(f"P{i}", "0", active=i == 8) for i in range(12)]
    shown(ui, strip)
    first = min(ui.find(cls="Seat", every=True), key=lambda seat: seat.x)
    log = heard(strip, "on_seat")
    ui.tap(first)
    assert first.name == "P8"
    assert log == [("on_seat", 8)]


def test_seats_follow_their_faces(ui):
    strip = widgets.SeatStrip()
    strip.faces = [widgets.SeatFace("Mira", "1"), widgets.SeatFace("Bo", "2")]
    shown(ui, strip)
    strip.faces = [widgets.SeatFace("Mira", "5", active=True), widgets.SeatFace("Bo", "2")]
    mira = next(seat for seat in ui.find(cls="Seat", every=True) if seat.name == "Mira")
    assert (mira.score, mira.active) == ("5", True)


def test_stepper_stops_at_its_ends_and_says_so(ui):
    stepper = shown(ui, widgets.Stepper(value=1, low=0, high=1, high_reason="pot holds 1"))
    log = heard(stepper, "on_refused")
    minus, plus = sorted(ui.find(cls="IconButton", every=True), key=lambda b: b.x)
    ui.tap(plus)
    assert (stepper.value, log) == (1, [("on_refused", "pot holds 1")])
    ui.tap(minus)
    assert stepper.value == 0


def test_toggle_and_segments_hold_what_was_touched(ui):
    box = BoxLayout(orientation="vertical")
    toggle, segments = widgets.Toggle(), widgets.Segmented(options=["By entry", "By player", "Calls"])
    box.add_widget(toggle)
    box.add_widget(segments)
    ui.show(box)
    ui.tap(toggle)
    ui.tap("Calls")
    assert toggle.active
    assert segments.index == 2


# ---- theme


def test_theme_switch_repaints_what_is_on_screen(ui, fresh_theme):
    panel = shown(ui, widgets.Panel(size_hint=(None, None), size=(dp(200), dp(200))))
    panel.size = dp(200), dp(200)
    ui.frames(2)
    assert pixel(ui, *panel.center) == rgb(tokens.FELT["s1"])
    assert pixel(ui, 2, 2) == rgb(tokens.FELT["felt"])
    fresh_theme.mode = "paper"
    assert pixel(ui, *panel.center) == rgb(tokens.PAPER["s1"])
    assert pixel(ui, 2, 2) == rgb(tokens.PAPER["felt"])


def test_text_size_setting_scales_text_already_shown(ui, fresh_theme):
    text = shown(ui, widgets.Text(text="Equal posts: pay 1, lose the turn."))
    small = text.height
    fresh_theme.text_scale = 2.0
    ui.frames(2)
    assert text.font_size == pytest.approx(2 * dp(16))
    assert text.height > 1.8 * small


def test_a_colour_and_a_size_chosen_for_one_place_outlive_theme_and_text_size(ui, fresh_theme):
    """On the ivory card ink stays ink; on a tile the name keeps the size of tiles."""
    ui.show(Builder.load_string("""
Heading:
    color: theme.ink
    font_size: theme.tile
"""))  # fmt: skip
    card = ui.find(cls="Heading")
    fresh_theme.mode, fresh_theme.text_scale = "paper", 1.5
    ui.frames(2)
    fresh_theme.mode = "felt"
    assert card.color == fresh_theme.ink
    assert card.font_size == pytest.approx(1.5 * dp(18))


def test_a_bust_is_struck_through_as_it_happens_and_at_once_with_reduced_motion(ui, fresh_theme):
    strip = shown(ui, widgets.SeatStrip())
    bo, strikes = widgets.SeatFace("Bo", "7"), []
    strip.faces = [bo, widgets.SeatFace("Ines", "9")]
    ui.frames(2)
    seat = next(each for each in ui.find(cls="Seat", every=True) if each.name == "Bo")
    seat.bind(strike=lambda _seat, share: strikes.append(share))
    strip.faces = [bo._replace(struck=True, out=True), strip.faces[1]]
    ui.advance(0.3)
    assert 0 < strikes[0] < 1
    assert seat.strike == 1
    strip.faces = [bo, strip.faces[1]]
    ui.advance(0.3)
    assert seat.strike == 0
    fresh_theme.reduce_motion = True
    strikes.clear()
    strip.faces = [bo._replace(struck=True), strip.faces[1]]
    assert strikes == [1]


def test_a_line_through_words_is_drawn_and_room_before_them_is_left(ui):
    label = shown(ui, widgets.Text(text="Mira played 5·8", size_hint_x=None, width=dp(300)))
    ui.frames(2)
    plain, size = label.texture.pixels, label.texture_size
    label.strikethrough = True
    ui.frames(2)
    assert label.texture.pixels != plain
    label.strikethrough, label.padding = False, (dp(40), 0, 0, 0)
    ui.frames(2)
    assert label.texture.pixels != plain
    assert label.texture_size == size, "the width stays"
    columns = [label.texture.pixels[place * 4 + 3 :: label.texture.width * 4] for place in range(int(dp(40)))]
    assert not any(any(column) for column in columns), "nothing is written in the room"


def test_text_size_setting_keeps_to_its_bounds(fresh_theme):
    fresh_theme.text_scale = 9
    assert fresh_theme.text_scale == 2.0
    fresh_theme.text_scale = 0.1
    assert fresh_theme.text_scale == 1.0


@pytest.mark.parametrize("mode", ["felt", "paper"])
def test_lamp_is_brightest_above_the_middle_and_gone_in_the_corner(ui, fresh_theme, mode):
    fresh_theme.mode = mode
    ui.show(widgets.LampBackground())
    lamp, felt = (rgb((tokens.FELT if mode == "felt" else tokens.PAPER)[t]) for t in ("lamp", "felt"))
    middle = pixel(ui, Window.width / 2, Window.height * 0.63)
    assert all(abs(a - b) <= 2 for a, b in zip(middle, lamp, strict=True))
    assert all(abs(a - b) <= 2 for a, b in zip(pixel(ui, 1, 1), felt, strict=True))


TEXT_PAIRS = [
    ("text", "felt"), ("text", "lamp"), ("text", "s1"), ("text", "s3"), ("text", "key"), ("text2", "felt"),
    ("text2", "lamp"), ("text2", "s1"), ("text2", "s2"), ("text2", "s3"), ("text3", "felt"), ("text3", "s1"),
    ("keydimt", "keydim"), ("brass", "felt"), ("brass", "s1"), ("brass", "brassdim"), ("onbrass", "brass"),
    ("text", "brassdim"), ("legal", "legalbg"), ("text", "legalbg"), ("illegal", "illegalbg"), ("text", "illegalbg"),
    ("ask", "askbg"), ("text", "askbg"), ("goldgreyed", "keydim"), ("silvergreyed", "keydim"), ("seen", "felt"),
]  # fmt: skip


@pytest.mark.parametrize("palette", [tokens.FELT, tokens.PAPER], ids=["felt", "paper"])
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_can_be_read(palette, ink, ground):
    assert tokens.contrast(palette[ink], palette[ground]) >= 4.5


@pytest.mark.parametrize("palette", [tokens.FELT, tokens.PAPER], ids=["felt", "paper"])
@pytest.mark.parametrize("ground", ["felt", "s1"])
def test_outlines_can_be_seen(palette, ground):
    assert tokens.contrast(palette["line"], palette[ground]) >= 3.0


@pytest.mark.parametrize(
    ("ink", "ground"),
    [("ink", "card"), ("ink2", "card"), ("red", "card"), ("vowel", "card"), ("goldfig", "gold"),
     ("silverfig", "silver"), ("woodburn", "wood"), ("card", "resume")],
)  # fmt: skip
def test_pieces_can_be_read(ink, ground):
    assert tokens.contrast(tokens.PIECES[ink], tokens.PIECES[ground]) >= 4.5


@pytest.mark.parametrize(
    ("tints", "ground"),
    [
        (tokens.FELT_PLAYERS, tokens.FELT["s1"]),
        (tokens.PAPER_PLAYERS, tokens.PAPER["s1"]),
        (tokens.PAPER_PLAYERS, tokens.PIECES["card"]),
    ],
    ids=["felt", "paper", "card"],
)
def test_player_tints_can_be_read(tints, ground):
    assert all(tokens.contrast(tint, ground) >= 4.5 for tint in tints)


def test_contrast_follows_the_wcag_formula():
    assert tokens.contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert tokens.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


# ---- router and sheets


class Page(Widget):
    """A screen that remembers what it was told."""

    made = 0

    def __init__(self) -> None:
        super().__init__()
        Page.made += 1
        self.seen: list[object] = []

    def on_show(self, **params):
        self.seen.append(params)

    def on_hide(self):
        self.seen.append("hidden")


@pytest.fixture
def router(ui):
    Page.made = 0
    router = Router()
    for name in ("home", "table", "history"):
        router.register(name, Page)
    ui.show(router)
    router.go("home")
    return router


def test_screens_are_made_when_first_shown_and_kept(router):
    assert Page.made == 1
    router.go("table", match="m1")
    table = router.screen
    router.back()
    router.go("table", match="m2")
    assert Page.made == 2
    assert router.screen is table
    assert table.seen == [{"match": "m1"}, "hidden", {"match": "m2"}]


def test_back_steps_along_the_trail_and_stops_at_the_root(router):
    router.go("table", match="m1")
    router.go("history", match="m1")
    assert (router.back(), router.current) == (True, "table")
    assert (router.back(), router.current) == (True, "home")
    assert (router.back(), router.current) == (False, "home")
    assert router.children == [router.screen]


def test_going_to_a_screen_on_the_way_here_goes_back_to_it(router):
    router.go("table", match="m1")
    router.go("history", match="m1")
    router.go("table", match="m1")
    assert router.trail == [("home", {}), ("table", {"match": "m1"})]


def test_a_long_way_forgets_its_oldest_screens_but_never_the_root(router):
    for number in range(50):
        router.go("history", match=f"m{number}")
    assert router.trail[0] == ("home", {})
    assert router.trail[-1] == ("history", {"match": "m49"})
    assert len(router.trail) == 14  # the root, twelve on the way, and the one on show


def test_trail_survives_being_stored(router):
    trails = []
    router.bind(on_trail=lambda _r, trail: trails.append(trail))
    router.go("table", match="m1")
    stored = json.dumps(trails[-1])
    other = Router()
    for name in ("home", "table"):
        other.register(name, Page)
    assert other.restore(json.loads(stored))
    assert other.current == "table"
    assert other.screen.seen == [{"match": "m1"}]
    assert other.back()
    assert other.current == "home"


def test_stored_trail_of_unknown_screens_is_not_taken_up(router):
    assert not router.restore([["gone", {}]])
    assert router.current == "home"


def test_bottom_bar_does_not_pile_up_a_trail(router):
    router.switch("history")
    router.switch("table")
    assert [name for name, _ in router.trail] == ["home", "table"]
    router.switch("home")
    assert [name for name, _ in router.trail] == ["home"]


def opened_sheet(ui, router) -> widgets.Sheet:
    sheet = widgets.Sheet()
    sheet.add_widget(widgets.PrimaryButton(text="Fix entry"))
    sheet.open(router.screen)
    ui.advance(0.4)
    return sheet


def test_back_closes_the_sheet_before_it_leaves_the_screen(ui, router):
    router.go("table")
    sheet = opened_sheet(ui, router)
    log = heard(sheet, "on_close")
    assert router.back()
    ui.advance(0.4)
    assert (router.current, sheet.parent, router.sheets) == ("table", None, [])
    assert log == [("on_close",)]
    router.back()
    assert router.current == "home"


def test_sheet_shows_its_content_and_takes_touches(ui, router):
    sheet = opened_sheet(ui, router)
    log = heard(ui.find("Fix entry"), "on_tap")
    ui.tap("Fix entry")
    assert log == [("on_tap",)]
    assert sheet.parent is router


def test_touch_beside_the_sheet_closes_it_and_reaches_nothing_below(ui, router):
    below = widgets.PrimaryButton(text="Below", pos=(0, Window.height - dp(60)), width=Window.width)
    router.screen.add_widget(below)
    sheet = opened_sheet(ui, router)
    log = heard(below, "on_tap")
    ui.tap_at(Window.width / 2, Window.height - dp(30))
    ui.advance(0.4)
    assert sheet.parent is None
    assert log == []


def test_sheet_closes_when_pulled_down_by_its_handle(ui, router):
    sheet = opened_sheet(ui, router)
    top = sheet.ids.plate.top
    ui.swipe(Window.width / 2, top - dp(10), Window.width / 2, top - dp(70))
    assert sheet.parent is None


def test_sheet_stands_at_once_with_reduced_motion(ui, router, fresh_theme):
    fresh_theme.reduce_motion = True
    sheet = widgets.Sheet()
    sheet.open(router.screen)
    assert sheet.shown == 1
    sheet.close()
    assert sheet.parent is None


def test_going_elsewhere_takes_the_sheet_away(ui, router):
    sheet = opened_sheet(ui, router)
    router.go("table")
    assert sheet.parent is None
    assert router.sheets == []


def test_sheet_can_be_opened_again(ui, router):
    sheet = opened_sheet(ui, router)
    router.back()
    ui.advance(0.4)
    sheet.open(router.screen)
    ui.advance(0.4)
    assert sheet.shown == 1
    assert ui.find("Fix entry")


def test_snackbar_action_is_offered_and_it_leaves_by_itself(ui, router):
    bar = widgets.Snackbar(text="Lena removed", action="Undo")
    log = heard(bar, "on_answer")
    bar.open(router.screen)
    ui.frames(3)
    ui.tap("Undo")
    assert log == [("on_answer",)]
    assert bar.parent is None
    bar.open(router.screen)
    ui.skip(6)
    assert bar.parent is None


# ---- bars and pieces


def test_app_bar_tells_what_was_touched(ui):
    bar = shown(ui, widgets.AppBar(title="Betski", actions=["book-open-variant", "history"]))
    log = heard(bar, "on_back", "on_action")
    for button in sorted(ui.find(cls="IconButton", every=True), key=lambda b: b.x):
        ui.tap(button)
    assert log == [("on_back",), ("on_action", "book-open-variant"), ("on_action", "history")]


def test_nav_bar_has_the_four_places(ui):
    bar = shown(ui, widgets.NavBar(place="history", say=partial(say, ENGLISH, facts={})))
    log = heard(bar, "on_place_tap")
    for words in ("Play", "Check", "History", "Players"):
        ui.tap(words)
    assert [name for _, name in log] == ["play", "check", "history", "players"]


@pytest.mark.parametrize("kind", ["legal", "illegal", "ask"])
def test_verdict_bar_opens_the_verdict_when_touched(ui, kind):
    bar = shown(ui, widgets.VerdictBar())
    bar.show(kind, "Jonas", "Gold 6 on Silver 5")
    log = heard(bar, "on_tap")
    ui.advance(0.3)
    ui.tap(bar)
    assert (bar.opacity, log) == (1, [("on_tap",)])


def test_verdict_marks_differ_in_shape(ui):
    """The corner is empty under the circle, filled under the square; the ring's inside is empty."""
    felt = rgb(tokens.FELT["felt"])
    corners, insides = {}, {}
    for kind in ("legal", "illegal", "ask"):
        mark = shown(ui, widgets.VerdictMark(kind=kind, side=dp(60)))
        corners[kind] = pixel(ui, mark.x + 6, mark.y + 6) != felt
        insides[kind] = pixel(ui, mark.x + 12, mark.center_y) != felt
        Window.remove_widget(mark.parent)
    assert corners == {"legal": False, "illegal": True, "ask": False}
    assert insides == {"legal": True, "illegal": True, "ask": False}


ALL_PIECES = [
    lambda w: pieces.BetskiCardFace(gold=6, silver=9, card_width=w, focus_ring="gold"),
    lambda w: pieces.BetskiKeyFace(gold=3, silver=9, card_width=w),
    lambda w: pieces.BetskiCoin(figure=3, metal="silver", card_width=w),
    lambda w: pieces.StandardCardFace(rank="10", suit="H", card_width=w),
    lambda w: pieces.StandardCardFace(rank="Q", suit="C", card_width=w),
    lambda w: pieces.RankCardFace(rank="10", card_width=w),
    lambda w: pieces.CardBack(card_width=w),
    lambda w: pieces.AlphaCardFace(letter="E", other="A", points="1", card_width=w),
    lambda w: pieces.WordTileFace(word="EXTRAORDINARY", card_width=w),
    lambda w: pieces.EmptySlot(text="7", card_width=w),
]


@pytest.mark.parametrize("make", ALL_PIECES)
@pytest.mark.parametrize("wide", [0, 1, 40, 92])
def test_pieces_draw_at_any_width(ui, make, wide):
    piece = shown(ui, make(dp(wide)))
    assert piece.size == [pytest.approx(dp(wide)), pytest.approx(dp(wide) * piece.ratio)]


def test_betski_gold_is_round_on_the_left_and_silver_square_on_the_right(ui):
    card = shown(ui, pieces.BetskiCardFace(gold=3, silver=4, card_width=dp(200), shaded=False))
    margin, side = 0.08 * card.width, 0.38 * card.width
    ivory = rgb(tokens.PIECES["card"])
    corner = 0.07 * side
    top = card.top - margin
    assert pixel(ui, card.x + margin + corner, top - corner) == ivory
    assert pixel(ui, card.right - margin - corner, top - corner) != ivory
    assert pixel(ui, card.x + margin + 0.2 * side, top - side / 2) == rgb(tokens.PIECES["gold"])
    assert pixel(ui, card.right - margin - 0.2 * side, top - side / 2) == rgb(tokens.PIECES["silver"])
    # The same pair turned: gold is at the lower right.
    low = card.y + margin + side / 2
    assert pixel(ui, card.right - margin - 0.2 * side, low) == rgb(tokens.PIECES["gold"])


@pytest.mark.parametrize(("figure", "barred"), [(6, True), (9, True), (8, False), (3, False)])
def test_six_and_nine_carry_a_bar(ui, figure, barred):
    coin = shown(ui, pieces.BetskiCoin(figure=figure, card_width=dp(200)))
    bar = pixel(ui, coin.center_x, coin.y + (0.13 + 0.027) * coin.height)
    assert (bar == rgb(tokens.PIECES["goldfig"])) is barred


def test_piece_follows_a_change_of_face(ui):
    coin = shown(ui, pieces.BetskiCoin(figure=3, metal="gold", card_width=dp(200)))
    coin.metal = "silver"
    ui.frames(2)
    assert pixel(ui, coin.x + 0.2 * coin.width, coin.center_y) == rgb(tokens.PIECES["silver"])


@pytest.mark.parametrize("word", ["Deshacer", "Abstimmen"])
def test_a_button_breaks_its_text_between_words_only(ui, word):
    """A word that has no room is written smaller."""
    button = shown(ui, widgets.PrimaryButton(text=word, size_hint_x=None, width=dp(92)))
    assert button.ids.label.height < 2 * button.ids.label.font_size
