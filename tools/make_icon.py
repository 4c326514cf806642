"""Draw the app icon and the start picture: a card with a gold circle and a silver square under a lamp.

Run by hand; needs Pillow, which the app does not:  python -m tools.make_icon
"""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

ICONS = Path(__file__).resolve().parent.parent / "assets" / "icons"
SMOOTHING = 4  # drawn this many times larger, then scaled down, for crisp edges

FELT, LAMP, BRASS = "#0B1712", "#1C3A2E", "#DDB771"
CARD, CARD_EDGE = "#FBF7EA", "#D9CFB6"
GOLD, GOLD_RIM = "#D8A63A", "#B98522"
SILVER, SILVER_RIM = "#C3CCD2", "#93A1A9"


def lamp_glow(size: tuple[int, int], centre: tuple[float, float], reach: float) -> Image.Image:
    """Felt, lit by a round lamp at `centre` whose light ends at `reach` pixels."""
    edge = max(1, round(2 * reach))
    light = Image.radial_gradient("L").resize((edge, edge)).point(lambda level: 255 - min(255, round(level * 1.4)))
    mask = Image.new("L", size, 0)
    mask.paste(light, (round(centre[0] - reach), round(centre[1] - reach)))
    return Image.composite(Image.new("RGB", size, LAMP), Image.new("RGB", size, FELT), mask)


def card_body(width: int) -> Image.Image:
    """An ivory card with its coin top left and plate top right, and the same pair turned at the bottom."""
    height = round(1.4 * width)
    card = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    brush = ImageDraw.Draw(card)
    brush.rounded_rectangle(
        (0, 0, width - 1, height - 1), 0.09 * width, fill=CARD, outline=CARD_EDGE, width=round(0.012 * width)
    )
    draw_pair(brush, width)
    card.alpha_composite(card.crop((0, 0, width, height // 2)).rotate(180), (0, height - height // 2))
    brush.line((0.1 * width, height / 2, 0.9 * width, height / 2), fill=CARD_EDGE, width=round(0.012 * width))
    half = 0.08 * width
    middle = (width / 2, height / 2)
    brush.regular_polygon((*middle, half), 4, rotation=45, fill=BRASS)
    return card


def draw_pair(brush: ImageDraw.ImageDraw, width: int) -> None:
    """The gold circle and the silver square in the upper half of the card."""
    margin, shape, rim = 0.09 * width, 0.38 * width, round(0.025 * width)
    top, bottom = 0.12 * width, 0.12 * width + shape
    brush.ellipse((margin, top, margin + shape, bottom), fill=GOLD, outline=GOLD_RIM, width=rim)
    right = width - margin
    brush.rounded_rectangle(
        (right - shape, top, right, bottom), 0.16 * shape, fill=SILVER, outline=SILVER_RIM, width=rim
    )


def lay(card: Image.Image, picture: Image.Image, centre: tuple[float, float], tilt: float) -> None:
    """Put the card on the picture, turned by `tilt` degrees, with a soft shadow below it."""
    turned = card.rotate(tilt, Image.Resampling.BICUBIC, expand=True)
    corner = (round(centre[0] - turned.width / 2), round(centre[1] - turned.height / 2))
    shade = Image.new("L", picture.size, 0)
    drop = round(0.03 * card.width)
    shade.paste(turned.getchannel("A").point(lambda level: level * 55 // 100), (corner[0], corner[1] + drop))
    shade = shade.filter(ImageFilter.GaussianBlur(0.04 * card.width))
    picture.paste("#000000", (0, 0), shade)
    picture.paste(turned, corner, turned)


def icon(edge: int) -> Image.Image:
    """The square app icon."""
    side = edge * SMOOTHING
    picture = lamp_glow((side, side), (side / 2, 0.46 * side), 0.72 * side)
    lay(card_body(round(0.5 * side)), picture, (side / 2, side / 2), 8)
    return picture.resize((edge, edge), Image.Resampling.LANCZOS)


def presplash(edge: int) -> Image.Image:
    """The start picture: its rim is plain felt, so it melts into the screen's own colour."""
    side = edge * SMOOTHING
    picture = lamp_glow((side, side), (side / 2, side / 2), 0.5 * side)
    lay(card_body(round(0.26 * side)), picture, (side / 2, side / 2), 8)
    return picture.resize((edge, edge), Image.Resampling.LANCZOS)


def main() -> None:
    """Write both pictures."""
    ICONS.mkdir(parents=True, exist_ok=True)
    icon(512).save(ICONS / "icon.png", optimize=True)
    presplash(1024).save(ICONS / "presplash.png", optimize=True)


if __name__ == "__main__":
    main()
