"""How each game is played, on one page, in Spanish; the clauses tell the rest."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {
    "how.title": "Cómo se juega",
    "how.threebetween.1": (
        "Cada jugador recibe dos cartas límite, a la vista: la letra más cercana a la A a la izquierda, la otra a la "
        "derecha."
    ),
    "how.threebetween.2": "Una vuelta: cada jugador puede cambiar una carta límite por otra nueva.",
    "how.threebetween.3": (
        "En tu turno, roba una carta para cada uno de tus tres huecos vacíos. Quédate al menos con una cuya letra esté "
        "entre tus límites y no se vea ya allí, o revientas."
    ),
    "how.threebetween.4": "En vez de robar puedes pasar: tus cartas cuentan ya, y no juegas hasta la ronda siguiente.",
    "how.threebetween.5": (
        "Con los tres huecos llenos, pasas o vas a la banca. La banca apunta tus puntos y te da límites nuevos, pero "
        "si revientas se tacha todo lo que llevaste a la banca en esta ronda."
    ),
    "how.threebetween.6": "Cuando todos han pasado o reventado, se hace el recuento. Gana quien llega primero a 100.",
    "how.in_between.1": "Todos pagan el ante al bote. El turno va hacia la izquierda.",
    "how.in_between.2": (
        "Se descubren dos cartas: son tus postes. Si el primero es un as, di si es alto o bajo; un segundo as es alto."
    ),
    "how.in_between.3": "Dos postes iguales cuestan el ante, y dos vecinos acaban el turno sin pagar.",
    "how.in_between.4": (
        "Si no, pasa, o apuesta entre la apuesta mínima y todo el bote a que la tercera carta cae entre tus postes."
    ),
    "how.in_between.5": "Dentro: toma tu apuesta del bote. Fuera: págala. En un poste: págala dos veces.",
    "how.in_between.6": (
        "Un bote vacío se llena con un nuevo ante. Se termina cuando todos están de acuerdo; lo que queda en el bote "
        "se reparte."
    ),
    "how.triple_replace.1": "Todos pagan el ante y reciben tres cartas, una de ellas tapada.",
    "how.triple_replace.2": "Hay cuatro rondas de apuestas. Cada vez habla primero quien muestra la mejor mano.",
    "how.triple_replace.3": (
        "Entre ellas hay tres rondas en las que puedes cambiar hasta dos cartas, en la última solo una. Cada carta "
        "nueva se paga al bote antes de recibirla."
    ),
    "how.triple_replace.4": "Una carta tapada se cambia por otra tapada; una descubierta, por otra descubierta.",
    "how.triple_replace.5": "Quien no iguala se retira. El último que queda gana sin mostrar.",
    "how.triple_replace.6": "Si no, todos muestran: un trío gana a una pareja, y una pareja, a las cartas altas.",
    "how.betski.1": "Cada jugador recibe tres cartas, y una más se descubre: es la carta central.",
    "how.betski.2": (
        "Una carta va al montón si su Oro es igual a la Plata que se ve, o uno más. Sobre Plata 9 también va Oro 3."
    ),
    "how.betski.3": (
        "Juega seguidas todas las cartas que vayan. Si al principio no va ninguna, roba hasta que una vaya."
    ),
    "how.betski.4": "Quien se queda sin cartas gana el juego.",
    "how.betski.5": (
        "Quien se queda sin cartas antes de que el siguiente tenga su turno debe esperar: el siguiente puede empatar "
        "si también se queda sin cartas."
    ),
    "how.pair_three.1": (
        "Cada ficha tiene cuatro palabras de tres letras. Antes de empezar, la mesa acuerda cuándo encajan dos "
        "palabras."
    ),
    "how.pair_three.2": (
        "Las palabras encajan por letras comunes, como una palabra de seis letras o como una frase que la gente dice."
    ),
    "how.pair_three.3": (
        "Crucigrama: pon tus fichas borde con borde; cada par enfrentado debe encajar. Nadie espera su turno."
    ),
    "how.pair_three.4": "Pilas: pon tus fichas en cualquiera de las pilas del centro. Una pila de diez se divide.",
    "how.pair_three.5": "Quita y apila: construye tu propia pila, también con las fichas sueltas de los demás.",
    "how.pair_three.6": "Solitario: conecta diez fichas por tu cuenta, o haz una carrera con los demás.",
    "how.pair_three.7": (
        "Escribe un par de palabras cuando alguien dude; lo que la app no puede saber se somete a votación."
    ),
}
