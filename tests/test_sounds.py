"""The sounds that are shipped are the ones the tool makes, and short enough to stay out of the way."""

import struct
import wave

import pytest

from app.session.phone import PATTERNS
from tools.make_sounds import MELODIES, RATE, SOUNDS, samples


def test_every_verdict_that_is_felt_can_be_heard() -> None:
    assert set(MELODIES) == set(PATTERNS)
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(MELODIES)


@pytest.mark.parametrize("name", MELODIES)
def test_a_sound_is_made_again_from_its_tones(name: str) -> None:
    made = samples(MELODIES[name])
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert file.getframerate() == RATE
        shipped = struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
    assert len(made) == len(shipped)
    # Another machine's sine may differ in the last bit.
    assert all(abs(one - other) <= 1 for one, other in zip(made, shipped, strict=True))


@pytest.mark.parametrize(("name", "longest"), [("legal", 0.3), ("illegal", 0.4), ("ask", 0.4), ("time", 1.2)])
def test_a_sound_is_over_before_the_next_card(name: str, longest: float) -> None:
    assert len(samples(MELODIES[name])) / RATE <= longest


def test_no_sound_is_at_full_strength() -> None:
    assert all(max(map(abs, samples(melody))) <= 16_384 for melody in MELODIES.values())
