"""Make the app's sounds: a few soft struck tones, computed and written as small wav files.

Run by hand; needs nothing but Python:  python -m tools.make_sounds
"""

import math
import struct
import wave
from pathlib import Path
from typing import NamedTuple

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22_050
LOUDEST = 0.5
FADE_IN_SECONDS = 0.004  # a tone that begins at full strength clicks


class Tone(NamedTuple):
    """One struck tone: when it begins, how high it is, and how long it rings."""

    start: float
    hertz: float
    seconds: float


# A rising pair for legal, the same low tone twice for illegal, an open question for the table, a bell for the clock.
MELODIES: dict[str, tuple[Tone, ...]] = {
    "legal": (Tone(0, 660, 0.10), Tone(0.07, 880, 0.16)),
    "illegal": (Tone(0, 220, 0.13), Tone(0.15, 220, 0.18)),
    "ask": (Tone(0, 520, 0.09), Tone(0.09, 520, 0.09), Tone(0.18, 693, 0.18)),
    "time": (Tone(0, 880, 0.35), Tone(0.3, 880, 0.35), Tone(0.6, 880, 0.5)),
}


def level(tone: Tone, moment: float) -> float:
    """How far the tone swings at a moment: a ground tone with a softer octave, dying away."""
    since = moment - tone.start
    if not 0 <= since < tone.seconds:
        return 0.0
    swing = math.sin(math.tau * tone.hertz * since) + 0.25 * math.sin(2 * math.tau * tone.hertz * since)
    strength = min(1.0, since / FADE_IN_SECONDS) * (1 - since / tone.seconds) ** 2
    return strength * swing / 1.25


def samples(melody: tuple[Tone, ...]) -> list[int]:
    """The melody as 16-bit samples, as loud as it may be."""
    length = round(RATE * max(tone.start + tone.seconds for tone in melody))
    levels = [sum(level(tone, place / RATE) for tone in melody) for place in range(length)]
    peak = max(map(abs, levels))
    return [round(32_767 * LOUDEST * each / peak) for each in levels]


def write(path: Path, melody: tuple[Tone, ...]) -> None:
    """Write the melody as a wav file of one channel."""
    sound = samples(melody)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(sound)}h", *sound))


def main() -> None:
    """Write every sound."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, melody in MELODIES.items():
        write(SOUNDS / f"{name}.wav", melody)


if __name__ == "__main__":
    main()
