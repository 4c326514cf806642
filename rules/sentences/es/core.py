"""Spanish for what all games share."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "list.none": "nadie",
    "list.comma": "{head}, {tail}",
    "list.and": "{head} y {tail}",
    "list.and.before_i": "{head} e {tail}",
    "figure.decimal": ",",
    "figure.percent": "{percent} %",
    "verdict.legal": "Permitido",
    "verdict.ask": "Decide la mesa",
    "verdict.illegal": "No permitido",
    "verdict.impossible": "Imposible",
    "verdict.legal.seat": "{seat}: permitido",
    "verdict.overruled": "Vale igualmente: {reason}",
    "verdict.overruled.plain": "La mesa lo dio por bueno",
    "setup.seats": "A {game} juegan de {low} a {high}, no {seats} (regla {number}).",
    "setup.first": "Elige quién empieza entre los de la mesa.",
    "setup.level": "Una partida se lleva por cartas o por resultados.",
    "naming.empty": "Un nombre necesita al menos una letra.",
    "naming.long": "Un nombre tiene como máximo {limit} caracteres.",
    "naming.taken": "Otra persona se llama así. Añade una letra, o une a los dos jugadores.",
    "naming.twice": "Hay dos {name} en la mesa. Añade una letra a uno de los nombres.",
    "seat_added.full": "Los {high} asientos de este juego están ocupados.",
    "seat_added.not_next": (
        "El asiento {number} no se puede dar ahora; el siguiente jugador ocupa el asiento "
        "{seat_number}."
    ),
    "seat_added.no_name": "Quien juega necesita un nombre de una línea.",
    "seat_added.name_twice": "En la mesa ya hay alguien que se llama {name}.",
    "level.cards": "Cartas",
    "level.totals": "Resultados",
    "value.on": "Sí",
    "value.off": "No",
    "storage.full": "El teléfono no tiene espacio. No se cambió nada; libera espacio y prueba otra vez.",
    "storage.read_only": "El teléfono no deja escribir a la app. No se cambió nada.",
    "storage.failed": "No se pudo guardar. No se cambió nada; prueba otra vez.",
    "storage.torn": "La última anotación no estaba terminada al cerrarse la app. Todo lo anterior está aquí.",
    "storage.middle": Plural(
        "readable",
        "El archivo de la partida está dañado tras la primera línea. Se guarda una copia.",
        "El archivo de la partida está dañado tras la línea {readable}. Se guarda una copia; todo lo anterior está "
        "aquí.",
    ),
}
