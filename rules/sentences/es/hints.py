"""Lo primero que hay que hacer, para quien ve por primera vez la mesa de un juego."""

from rules.sentences import Catalogue

SENTENCES: Catalogue = {
    "hint.betski.center": "Descubre la carta central y tócala aquí.",
    "hint.betski.played": "Toca cada carta que se juega. Las claras son legales.",
    "hint.betski.done": "“Listo” pasa el turno. “Deshacer” deshace cualquier cosa.",
    "hint.in_between.ante": "Un toque cobra el ante a todos.",
    "hint.in_between.posts": "Toca el valor de cada poste cuando se descubre.",
    "hint.in_between.bet": "Elige la apuesta y luego toca la tercera carta. O pasa.",
    "hint.threebetween.limits": "Toca las cartas límite cuando se reparten.",
    "hint.threebetween.drawn": "Toca cada letra que se roba. Las claras encajan.",
    "hint.threebetween.end": "Sigue robando, lleva tres a la banca o pasa con lo que hay.",
    "hint.triple_replace.ups": "Toca el valor y el palo de cada carta descubierta.",
    "hint.triple_replace.bets": "Un toque por apuesta. El botón dice lo que cuesta.",
    "hint.triple_replace.swap": "Toca las cartas que se cambian. El precio está en el botón.",
    "hint.pair_three.words": "Escribe las dos palabras y luego toca quién las puso.",
}
