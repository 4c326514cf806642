"""No look for garbage takes long, however much is alive; and what is no longer needed goes all the same."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path

from app import garbage
from app.session.alpha_deck import follow_deck
from app.session.house_words import follow_house_words
from app.session.joining import follow_players
from app.session.library import Library
from rules.core.game import Setup

ROOT = Path(__file__).parents[2]

# A process of its own, or the other tests would go on with its looks: a long match, and then what a swipe does.
GROWING = """
import gc
from app import garbage
looked_through = []
gc.callbacks.append(lambda phase, info: phase == "start" and info["generation"] == 2
                    and looked_through.append(sum(len(gc.get_objects(age)) for age in range(3))))
if {steady}:
    garbage.start_up()
app = [[number] for number in range(200_000)]
if {steady}:
    garbage.keep_steady()
match = [[number] for number in range(400_000)]
rings = []
for _ in range(20_000):
    ring = []
    ring.append(ring)
print(max(looked_through))
"""


def longest_look(*, steady: bool) -> int:
    """How many things the longest look for garbage goes through while the app grows."""
    code = GROWING.format(steady=steady)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_no_look_goes_through_everything() -> None:
    assert longest_look(steady=True) < 50_000
    assert longest_look(steady=False) > 200_000, "else this test shows nothing"


def test_rings_among_what_was_left_out_are_found_at_a_pause() -> None:
    code = """
import gc, weakref
from app import garbage
class Sheet: pass
sheet = Sheet()
sheet.itself = sheet
gone = weakref.ref(sheet)
garbage.keep_steady()
del sheet
gc.collect()
print(gone() is None, end=" ")
garbage.look_through_all()
print(gone() is None)
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False True\n"


def test_a_match_put_away_is_gone_without_any_look(library: Library) -> None:
    session = library.new_match("threebetween", ("Mira", "Bo"), Setup(2))
    follow_deck(library, session)
    follow_house_words(library, session)
    follow_players(library, session)
    stop = session.subscribe(lambda: None)
    match, timeline = weakref.ref(session), weakref.ref(session.timeline)
    gc.disable()
    try:
        library.close_match(session)
        stop()
        del session, stop
        assert match() is None
        assert timeline() is None
    finally:
        gc.enable()


def test_nothing_is_looked_for_while_all_that_listen_are_told() -> None:
    assert gc.isenabled()
    with garbage.not_now():
        assert not gc.isenabled()
        with garbage.not_now():
            pass
        assert not gc.isenabled(), "the inner block does not end the outer one"
    assert gc.isenabled()
