"""The words are read when they are first needed, from whoever supplies them."""

import pytest

from rules.pair_three import lexicon


@pytest.fixture(autouse=True)
def _the_supplied_words_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexicon._Source, "load", lexicon._Source.load)
    monkeypatch.setattr(lexicon._Source, "lexicon", lexicon._Source.lexicon)


def test_words_are_read_once_and_only_when_needed() -> None:
    calls = []

    def load() -> str:
        calls.append("read")
        return "[six]\ncarrot\n"

    lexicon.supply(load)
    assert calls == []
    assert lexicon.current().six == {"carrot"}
    assert lexicon.current() is lexicon.current()
    assert calls == ["read"]


def test_new_words_take_the_place_of_old_ones() -> None:
    lexicon.supply(lambda: "[six]\ncarrot\n")
    assert lexicon.current().six == {"carrot"}
    lexicon.supply(lambda: "[six]\nmarket\n")
    assert lexicon.current().six == {"market"}


def test_without_words_the_lexicon_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexicon._Source, "load", None)
    monkeypatch.setattr(lexicon._Source, "lexicon", None)
    assert lexicon.current() == lexicon.Lexicon()
