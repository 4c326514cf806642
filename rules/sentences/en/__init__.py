"""Every sentence in English."""

from rules.sentences import Catalogue
from rules.sentences.en import app, betski, core, in_between, pair_three, threebetween, triple_replace

ENGLISH: Catalogue = {
    **core.SENTENCES,
    **app.SENTENCES,
    **threebetween.SENTENCES,
    **in_between.SENTENCES,
    **triple_replace.SENTENCES,
    **betski.SENTENCES,
    **pair_three.SENTENCES,
}
