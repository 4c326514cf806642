"""The words of sharing, export, import and backup, in Spanish."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- what is shared
    "share.head": "{title}, {day}",
    "share.score": "{place}. {seat}: {points}",
    "share.over": Plural(
        "count", "La partida terminó tras una anotación.", "La partida terminó tras {count} anotaciones."
    ),
    "share.running": Plural(
        "count", "La partida sigue tras una anotación.", "La partida sigue tras {count} anotaciones."
    ),
    "share.pays": "{payer_seat} paga {sum} a {payee_seat}.",
    "share.nobody_pays": "Nadie debe nada.",
    "share.pot_left": "Aún hay un bote en la mesa, así que todavía no se puede saldar nada.",
    "share.chart": "Puntos tras cada anotación",
    "share.history": "Historial",
    "share.overruled": "La mesa lo dio por bueno: {reason}",
    "share.overruled.plain": "La mesa lo dio por bueno.",
    # --- why a file is refused
    "import.missing": "El archivo no se puede abrir. No se cambió nada.",
    "import.huge": "El archivo pasa de {limit} MB y no es una copia como las que hace esta app. No se cambió nada.",
    "import.packed": "Este archivo está comprimido. Descomprímelo antes; los archivos de esta app no lo están.",
    "import.not_text": "Este archivo no contiene texto, así que viene de otro programa.",
    "import.broken": "Solo llegó una parte de este archivo, o cambió por el camino. Aquí no se cambió nada.",
    "import.foreign": "Este archivo no lo hizo esta app. La app lee transcripciones, partidas y copias de seguridad.",
    "import.newer": "Este archivo lo hizo una versión más nueva de la app. Actualiza la app y vuelve a importarlo.",
    "import.transcript": "La línea {line} no es parte de una transcripción.",
    "import.names": "Los nombres de los jugadores no se pueden usar.",
    # --- why a match is refused
    "import.bad_id": "Tiene un número de partida que esta app nunca da.",
    "import.unreadable": "No cuenta una partida que se pueda seguir.",
    "import.newer_match": "La hizo una versión más nueva de la app.",
    "import.unknown_game": "Es de un juego que esta versión de la app no conoce.",
    "import.not_legal": "La anotación {number} va contra las reglas, y la mesa no la dio por buena.",
    "import.long": "Es más larga que cualquier partida real.",
    "import.too_many": "En el archivo hay más partidas de las que la app admite a la vez.",
    "import.differs": "Este teléfono tiene otra versión de la misma partida, que se queda como está.",
    "import.ours_unreadable": "La versión de la partida en este teléfono no se puede leer, y se queda como está.",
    "import.twice": "Está dos veces en el archivo.",
}
