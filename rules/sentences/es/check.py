"""The words of the check desk, in Spanish."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "check.title": "Consulta",
    "check.subtitle": "¿Está permitido? No se guarda nada",
    "check.clear": "Vaciar",
    "check.nothing_to_undo": "Aquí todavía no hay nada anotado",
    "check.player": "alguien",
    "check.rule": "{rule}: {value}",
    "check.otherwise": "Lo que habría pasado",
    # --- Betski
    "check.betski.card_on_card": "Carta sobre carta",
    "check.betski.run": "Serie de una mano",
    "check.betski.center": "Toca la carta central",
    "check.betski.card": "Toca la carta para Plata {silver}: van Oro {low} y Oro {high}",
    "check.betski.hand": "Toca las cartas de la mano para Plata {silver}",
    "check.betski.out": Plural("count", "Sin cartas: va la única que hay", "Sin cartas: van las {count}"),
    "check.betski.runs": Plural("count", "No sale: va una de {held} cartas", "No sale: van {count} de {held} cartas"),
    "check.betski.stuck": "Ninguna carta de la mano va sobre Plata {silver}",
    "check.betski.order": "En este orden: {cards}",
    "check.betski.left": "Sin {left}, la mano quedaría vacía.",
}
