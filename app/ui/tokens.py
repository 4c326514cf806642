"""The design tokens as plain values: colours of both themes, type sizes, shapes. No Kivy here."""

FELT: dict[str, str] = {
    "felt": "#0B1712", "lamp": "#1C3A2E",
    "s1": "#15261F", "s2": "#1D3229", "s3": "#294237", "line": "#58736A",
    "text": "#F4EFE3", "text2": "#B9C4BC", "text3": "#9DABA3",
    "brass": "#DDB771", "onbrass": "#1D1608", "brassdim": "#3A3120",
    "key": "#264034", "keydim": "#12211B", "keydimt": "#7D8E85",
    "legal": "#6CCBE6", "legalbg": "#10323D",
    "illegal": "#FFA25C", "illegalbg": "#40260F",
    "ask": "#B08AFF", "askbg": "#261D45",
    "goldgreyed": "#A08A55", "silvergreyed": "#808F98", "seen": "#74847B",
}  # fmt: skip

PAPER: dict[str, str] = {
    "felt": "#F3EDDF", "lamp": "#FBF7EC",
    "s1": "#FFFDF6", "s2": "#EDE5D2", "s3": "#E3D9C2", "line": "#8C8064",
    "text": "#1B2420", "text2": "#4E5A53", "text3": "#626D66",
    "brass": "#76530F", "onbrass": "#FFFDF6", "brassdim": "#F1E2BF",
    "key": "#FFFDF6", "keydim": "#EAE2CF", "keydimt": "#676252",
    "legal": "#005F78", "legalbg": "#D8EEF3",
    "illegal": "#9C3F00", "illegalbg": "#FBE3CF",
    "ask": "#553FA6", "askbg": "#E8E2F8",
    "goldgreyed": "#77591A", "silvergreyed": "#55646D", "seen": "#676252",
}  # fmt: skip

# Pieces look the same under either theme: a card does not change colour with the lamp.
PIECES: dict[str, str] = {
    "card": "#FBF7EA", "cardedge": "#D9CFB6", "courtline": "#C9B98F",
    "ink": "#1A211E", "ink2": "#4E5A53", "red": "#AE2330", "vowel": "#7A2B2F",
    "gold": "#D8A63A", "goldrim": "#B98522", "goldfig": "#2B1D00",
    "silver": "#C3CCD2", "silverrim": "#93A1A9", "silverfig": "#1C2429",
    "wood": "#CDA271", "woodgrain": "#B98B58", "woodside": "#8C6338", "woodburn": "#331D0D", "woodbar": "#A87F50",
    "backdark": "#7C2F33", "backlight": "#8C3B3D", "resume": "#1E3A30", "focus": "#E0701C",
}  # fmt: skip

FELT_PLAYERS = ("#E7B65C", "#79B8E8", "#E99A86", "#A9C98A", "#C9A7E0", "#8FD0C4")
PAPER_PLAYERS = ("#8A5E00", "#175E96", "#A0402A", "#486E22", "#6C3F93", "#1C6F61")

# Sizes in sp. The colour token is called `key`, so the pad key's text size is `keytext`.
TYPE: dict[str, float] = {
    "pot": 52, "score_l": 40, "score": 34,
    "brand": 30, "display": 28, "sheet": 24, "title": 20, "tile": 18,
    "keytext": 20, "letter": 22, "label": 17, "body": 16, "reading": 17, "support": 15, "caption": 14,
}  # fmt: skip

# The sans face is Lato with the four suits added.
FONTS: dict[str, str] = {
    "lato": "FairDealSans-Regular.ttf", "lato_bold": "FairDealSans-Bold.ttf", "lato_black": "FairDealSans-Black.ttf",
    "vollkorn": "Vollkorn-SemiBold.ttf", "vollkorn_bold": "Vollkorn-Bold.ttf",
    "vollkorn_black": "Vollkorn-ExtraBold.ttf",
    "icons": "Icons.ttf",
}  # fmt: skip


def luminance(colour: str) -> float:
    """Relative luminance of a #RRGGBB colour, by the WCAG formula."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, from 1 (same) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
