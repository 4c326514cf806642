"""Cut the bundled fonts down to what the app shows, and write app/ui/icons.py.

Run by hand when a font or the icon list changes; needs fontTools, which the app does not:

    python -m tools.make_fonts --lato DIR --vollkorn DIR --icons DIR

DIR holds Lato 2.0 TTFs, Vollkorn 4 TTFs, and an unpacked copy of Material Design Icons' webfont 7.4.
"""

import argparse
import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
ICON_MODULE = ROOT / "app" / "ui" / "icons.py"

# Lato's licence reserves its name: a cut-down copy must be called something else.
RESERVED_NAMES = {"Lato": "FairDealSans"}
FACES = {"Lato": ("Regular", "Bold", "Black"), "Vollkorn": ("SemiBold", "Bold", "ExtraBold")}

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C)]
PUNCTUATION = [ord(character) for character in "‐‑‒–—‘’‚“”„†‡•…‰′″‹›⁄€™−≈≠≤≥←↑→↓"]
REQUIRED = "½×−–—’‘“”…·•→"
LAYOUT = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"]

# Our name for an icon; where the icon font calls it differently, its name follows after the equals sign.
ICON_NAMES = """
account-multiple alert arrow-down arrow-left arrow-right arrow-up backspace backup-restore book-open-variant
brightness-auto cards-outline cards-playing-outline cellphone chart-bar check chevron-down chevron-right
chevron-up circle-outline close coin=circle-multiple content-copy crown delete-outline dialpad drag
drag-horizontal eye file-delimited file-import format-list-bulleted format-list-numbers=format-list-numbered
gavel hand-pointing-right help history information-variant magnify menu message-text-outline minus pencil play
plus redo-variant replay scale-balance settings=cog share-variant shuffle-variant swap-horizontal
text-to-speech=account-voice timer-off timer-outline trophy undo-variant vibrate volume-high weather-night
weather-sunny web white-balance-sunny
"""


def wanted_icons() -> dict[str, str]:
    """Our icon names, each with the icon font's name for it."""
    pairs = (entry.partition("=") for entry in ICON_NAMES.split())
    return {ours: theirs or ours for ours, _, theirs in pairs}


def icon_code_points(stylesheet: str) -> dict[str, int]:
    """Code point of each of the icon font's own names, read from its style sheet."""
    pairs = re.findall(r'\.mdi-([a-z0-9-]+)::before\s*\{\s*content:\s*"\\([0-9A-F]+)"', stylesheet)
    return {name: int(code, 16) for name, code in pairs}


def cut(source: Path, target: Path, unicodes: list[int]) -> TTFont:
    """Write `source` to `target` with only these characters, and return the result."""
    options = subset.Options(layout_features=LAYOUT, name_IDs=["*"], notdef_outline=True, glyph_names=False)
    options.drop_tables += ["DSIG"]
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    rename(font)
    font.save(target)
    return font


def rename(font: TTFont) -> None:
    """Replace a reserved name wherever the font presents itself; copyright and licence lines stay."""
    for record in font["name"].names:
        for reserved, own in RESERVED_NAMES.items():
            if record.nameID in (1, 3, 4, 6, 16, 18):
                record.string = record.toUnicode().replace(reserved, own)


def check_text_font(family: str, font: TTFont) -> None:
    """Stop if a character the app shows is missing, or if score columns would not line up."""
    glyphs = font.getBestCmap()
    missing = [character for character in REQUIRED if ord(character) not in glyphs]
    if missing:
        raise SystemExit(f"{family} lacks {' '.join(missing)}")
    widths = {font["hmtx"][glyphs[ord(digit)]][0] for digit in "0123456789"}
    if family == "Lato" and len(widths) != 1:
        raise SystemExit(f"Lato's figures are not tabular: widths {sorted(widths)}")


def make_text_fonts(folders: dict[str, Path]) -> None:
    """Cut every face of every text family."""
    for family, styles in FACES.items():
        own_family = RESERVED_NAMES.get(family, family)
        for style in styles:
            source = folders[family] / f"{family}-{style}.ttf"
            font = cut(source, FONTS / f"{own_family}-{style}.ttf", LATIN + PUNCTUATION)
            check_text_font(family, font)


def make_icon_font(folder: Path) -> None:
    """Cut the icon font and write the module that names its characters."""
    known = icon_code_points((folder / "css" / "materialdesignicons.css").read_text(encoding="utf-8"))
    wanted = wanted_icons()
    unknown = sorted(set(wanted.values()) - set(known))
    if unknown:
        raise SystemExit(f"the icon font has no {', '.join(unknown)}")
    points = {ours: known[theirs] for ours, theirs in wanted.items()}
    cut(folder / "fonts" / "materialdesignicons-webfont.ttf", FONTS / "Icons.ttf", sorted(points.values()))
    ICON_MODULE.write_text(icon_module(points), encoding="utf-8")


def icon_module(points: dict[str, int]) -> str:
    """Source text of app/ui/icons.py."""
    lines = [f'    "{name}": "\\U{point:08x}",' for name, point in sorted(points.items())]
    head = '"""Characters of the icon font by name. Made by tools/make_fonts.py; do not edit."""\n\n'
    return head + "ICONS: dict[str, str] = {\n" + "\n".join(lines) + "\n}\n"


def main() -> None:
    """Make all seven font files and the icon module."""
    parser = argparse.ArgumentParser(description="Cut the bundled fonts down to what the app shows.")
    for name in ("lato", "vollkorn", "icons"):
        parser.add_argument(f"--{name}", type=Path, required=True, metavar="DIR")
    arguments = parser.parse_args()
    FONTS.mkdir(parents=True, exist_ok=True)
    make_text_fonts({"Lato": arguments.lato, "Vollkorn": arguments.vollkorn})
    make_icon_font(arguments.icons)


if __name__ == "__main__":
    main()
