"""Every sentence in English."""

from rules.sentences import Catalogue
from rules.sentences.en import app, betski, core, in_between, threebetween

ENGLISH: Catalogue = {
    **core.SENTENCES,
    **app.SENTENCES,
    **threebetween.SENTENCES,
    **in_between.SENTENCES,
    **betski.SENTENCES,
}
