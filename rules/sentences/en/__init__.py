"""Every sentence in English."""

from rules.sentences import Catalogue
from rules.sentences.en import betski, core

ENGLISH: Catalogue = {**core.SENTENCES, **betski.SENTENCES}
