"""Figures are written in English, whatever was spoken before."""

import pytest

from app.ui.present.figures import write_figures_as
from rules.sentences.en import ENGLISH


@pytest.fixture(autouse=True)
def _in_english() -> None:
    write_figures_as(ENGLISH)
