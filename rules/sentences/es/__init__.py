"""Every sentence in Spanish: plain international Spanish that says tú to one person.

Each word of the tables has one word here, and the games keep their names:

    match: partida; game (of Betski): juego; round: ronda; go-round: vuelta; hand: mano; turn: turno; entry: anotación;
    deck (all cards): baraja; deck (to draw from): mazo; discards: descartes; to draw: robar; referee: árbitro;
    clause: regla; house rules: reglas de la casa; to overrule: dar por bueno; to strike: tachar
    Betski: center card: carta central; stack: montón; Gold, Silver: Oro, Plata; rebuttal: réplica; to be done: terminar
    ThreeBeTween: limit cards: cartas límite; space: hueco; wild: comodín; to bank: ir a la banca; to pass: pasar;
    to bust: reventar; boxed score: recuadro; tally: recuento; at risk: en riesgo; summary card: carta resumen
    money: pot: bote; ante: ante; chip: ficha; buy-in: compra inicial; side pot: bote secundario; debt: deuda
    In Between: post: poste; a rank apart: vecinos; between, outside: dentro, fuera; to shoot the moon: tirar a la luna
    3-Card: to lead: hablar primero; to check: pasar; to call: igualar; to raise: subir; to fold: retirarse;
    all in: all-in; to stand pat: plantarse; to replace: cambiar; up, down card: carta descubierta, tapada;
    to declare: declarar; low, high increment: apuesta baja, alta; low, high hand: mano baja, alta
    PAIR THREE: tile: ficha; stack: pila; to match: encajar; to steal: quitar; Steal & Stack: Quita y apila

“O” and “y” change before their own sound (siete u ocho, Ana e Inés): none stands before a number or a name in a gap.
"""

from rules.sentences import Catalogue
from rules.sentences.es import (
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

SPANISH: Catalogue = {
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
