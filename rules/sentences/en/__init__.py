"""Every sentence in English."""

from rules.sentences import Catalogue
from rules.sentences.en import (
    app,
    betski,
    check,
    core,
    device,
    history,
    in_between,
    pair_three,
    players,
    sharing,
    threebetween,
    triple_replace,
)

ENGLISH: Catalogue = {
    **core.SENTENCES,
    **app.SENTENCES,
    **history.SENTENCES,
    **players.SENTENCES,
    **check.SENTENCES,
    **sharing.SENTENCES,
    **device.SENTENCES,
    **threebetween.SENTENCES,
    **in_between.SENTENCES,
    **triple_replace.SENTENCES,
    **betski.SENTENCES,
    **pair_three.SENTENCES,
}
