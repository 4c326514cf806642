"""The word data, as the tests of the rules have it."""

from tests.rules.conftest import WORD_FILE

__all__ = ["WORD_FILE"]
