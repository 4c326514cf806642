"""Every sentence in English."""

from rules.sentences import Catalogue
from rules.sentences.en import app, betski, core, threebetween

ENGLISH: Catalogue = {**core.SENTENCES, **app.SENTENCES, **betski.SENTENCES, **threebetween.SENTENCES}
