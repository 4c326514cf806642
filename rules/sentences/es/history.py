"""The words of reading and mending a match, in Spanish."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- the list
    "history.by_player": "Jugadores",
    "history.by_player.short": "Quién",
    "history.everybody": "Todos",
    "history.no_entries_of": "{seat} aún no tiene anotaciones",
    "history.was": "Antes: {did}",
    "history.struck": "Tachada",
    "history.added": "Añadida después",
    "history.gain": "{amount}",
    "history.gain.each": "{amount} cada uno",
    "history.pot": "Bote {amount}",
    "history.proof.chips": Plural(
        "count",
        "Una anotación, entran {bought} fichas, en la mesa {there}",
        "{count} anotaciones, entran {bought} fichas, en la mesa {there}",
    ),
    "history.proof.cents": Plural(
        "count",
        "Una anotación, entran {bought}, en la mesa {there}",
        "{count} anotaciones, entran {bought}, en la mesa {there}",
    ),
    "history.proof.cashed": Plural(
        "count",
        "Una anotación, entran {bought}, en la mesa {there}, ya fuera {cashed}",
        "{count} anotaciones, entran {bought}, en la mesa {there}, ya fuera {cashed}",
    ),
    # --- what was taken back
    "redo.title": "Deshecho",
    "redo.help": "Lo siguiente está arriba. Un toque lo rehace todo hasta esa línea.",
    "redo.amendment": "Un cambio",
    "redo.more": Plural("count", "Y una más", "Y {count} más"),
    # --- the chart
    "chart.start": "Al principio",
    "chart.entry": "Tras la anotación {entry}",
    "history.game.after": "Juego {number}, tras la anotación {entry}",
    "history.round.after": "Ronda {number}, tras la anotación {entry}",
    "history.hand.after": "Mano {number}, tras la anotación {entry}",
    # --- what can be done with an entry
    "entry.title": "Anotación {number}",
    "entry.struck": "Una anotación tachada",
    "entry.stood": "La mesa como estaba",
    "entry.change": "Cambiarla",
    "entry.insert": "Añadir otra antes",
    "entry.strike": "Tacharla",
    "entry.verdict": "Lo que dijo el árbitro",
    "entry.restore": "Recuperarla",
    "entry.restore.help": "Lo que hay ahora también se conserva.",
    # --- the table as it stood
    "stood.before": "Antes",
    "stood.after": "Después",
    "stood.is_first": "Este es el principio de la partida.",
    "stood.is_last": "Esta es la última anotación.",
    # --- amending
    "amend.title.change": "Cambiar la anotación {number}",
    "amend.title.insert": "Añadir antes de la anotación {number}",
    "amend.title.strike": "Tachar la anotación {number}",
    "amend.title.restore": "Recuperar en la anotación {number}",
    "amend.title.fix": "Arreglar la anotación {number}",
    "amend.pot_after": "Bote tras la anotación {number}",
    "amend.seats": "En la mesa",
    "amend.to_settle": Plural("count", "Una por resolver", "{count} por resolver"),
    "amend.more_later": Plural(
        "count", "Otra anotación más tiene otras consecuencias", "Otras {count} anotaciones tienen otras consecuencias"
    ),
    "amend.not_saved": "Todavía no se guardó nada",
    "amend.was": "Antes",
    "amend.becomes": "Ahora",
    "amend.nothing_was": "No había nada",
    "amend.nothing_becomes": "Tachada",
    "amend.what_changes": "Qué cambia",
    "amend.no_effect": "No cambia ninguna cifra",
    "amend.pot": "Bote",
    "amend.stands": "Cómo queda la partida",
    "amend.becomes_illegal": "La anotación {number} pasa a no estar permitida",
    "amend.becomes_impossible": "La anotación {number} ya no puede ser",
    "amend.no_reason": "Las reglas no lo permiten.",
    "amend.fix": "Arreglarla",
    "amend.let_stand": "Darla por buena",
    "amend.strike": "Tacharla",
    "amend.let_all_stand": "Dar por bueno todo lo que solo no está permitido",
    "amend.strike_all": "Tachar todo lo que ya no puede ser",
    "amend.more": Plural("count", "Hay una anotación más en duda", "Hay {count} anotaciones más en duda"),
    "amend.later": "Lo que cambia después",
    "amend.later.entry": "Anotación {number}: {did}",
    "amend.later.nothing": "Después ya no pasa nada",
    "amend.old_stays": "La anotación vieja sigue en el historial, tachada, y se puede recuperar.",
    "amend.save": "Guardar el cambio",
    "amend.settle_first": Plural(
        "count", "Antes hay que resolver una anotación", "Antes hay que resolver {count} anotaciones"
    ),
    "amend.nothing_touched": "Todavía no se cambió nada. La flecha de arriba lleva de vuelta.",
}
