"""Every sentence in German."""

from rules.sentences import Catalogue
from rules.sentences.de import (
    app,
    backup,
    betski,
    check,
    core,
    device,
    hints,
    history,
    how_to_play,
    in_between,
    money_tables,
    pair_three,
    pair_three_bonds,
    pieces,
    players,
    sharing,
    threebetween,
    triple_replace,
)

GERMAN: Catalogue = {
    **core.SENTENCES,
    **pieces.SENTENCES,
    **app.SENTENCES,
    **hints.SENTENCES,
    **history.SENTENCES,
    **how_to_play.SENTENCES,
    **players.SENTENCES,
    **check.SENTENCES,
    **sharing.SENTENCES,
    **backup.SENTENCES,
    **device.SENTENCES,
    **threebetween.SENTENCES,
    **in_between.SENTENCES,
    **money_tables.SENTENCES,
    **triple_replace.SENTENCES,
    **betski.SENTENCES,
    **pair_three.SENTENCES,
    **pair_three_bonds.SENTENCES,
}
