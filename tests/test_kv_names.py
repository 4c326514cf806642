"""Kivy knows widgets and their rules by bare name, all over the app: two of one name would dress each other."""

import re
from collections import Counter
from pathlib import Path

APP = Path(__file__).parents[1] / "app"


def test_no_two_rules_dress_the_same_name() -> None:
    names: list[str] = []
    for path in APP.rglob("*.kv"):
        for rule in re.findall(r"^<(.+)>:", path.read_text(encoding="utf-8"), re.MULTILINE):
            names += [name.strip().lstrip("-").partition("@")[0] for name in rule.split(",")]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_no_two_widgets_share_a_name() -> None:
    names = [
        name
        for path in (APP / "ui").rglob("*.py")
        if "present" not in path.parts
        for name in re.findall(r"^class (\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert [name for name, count in Counter(names).items() if count > 1] == []
