"""Spanish for the rulebook and the house rules of 3-Card Triple Replace."""

from rules.sentences import Sentence

RULEBOOK: dict[str, Sentence] = {
    "triple_replace.section.1": "Preparación",
    "triple_replace.section.2": "Apostar",
    "triple_replace.section.3": "Cambiar cartas",
    "triple_replace.section.4": "Cuánto vale una mano",
    "triple_replace.section.5": "Ganar",
    "triple_replace.clause.seats": "De dos a ocho jugadores",
    "triple_replace.clause.seats.text": (
        "El juego está pensado para un máximo de seis. Siete y ocho pueden jugar, pero entonces el mazo puede acabarse "
        "y se mezclan los descartes."
    ),
    "triple_replace.clause.three_cards": "Tres cartas por jugador",
    "triple_replace.clause.three_cards.text": (
        "Nadie tiene nunca más de tres cartas. Con todo lo que se puede cambiar, un jugador llega a ver de tres a ocho "
        "en una mano."
    ),
    "triple_replace.clause.layout": "Una tapada, dos descubiertas",
    "triple_replace.clause.layout.text": (
        "Cada jugador recibe una carta tapada y dos descubiertas. Por regla de la casa son dos tapadas y una "
        "descubierta, o las tres tapadas; se pueden cambiar las mismas."
    ),
    "triple_replace.clause.stages": "Cómo va una mano",
    "triple_replace.clause.stages.text": (
        "Repartir; luego apostar y cambiar por turno, tres veces cada cosa; una cuarta ronda de apuestas; mostrar. Por "
        "regla de la casa hay cuatro rondas de cambio y, así, cinco rondas de apuestas."
    ),
    "triple_replace.clause.chips": "Fichas enteras",
    "triple_replace.clause.chips.text": (
        "Toda cantidad es un número de fichas enteras, con la más pequeña que se acuerde. Lo que no sale exacto se "
        "redondea hacia arriba a fichas enteras cuando la mesa fija sus apuestas. Los jugadores pueden comprar más "
        "fichas entre dos manos, o darse fichas unos a otros."
    ),
    "triple_replace.clause.ante": "El ante",
    "triple_replace.clause.ante.text": (
        "Antes de repartir, todos pagan la apuesta baja al bote. Por regla de la casa no hay ante, o hay otro."
    ),
    "triple_replace.clause.dealer": "El reparto va hacia la izquierda",
    "triple_replace.clause.dealer.text": (
        "Quien reparte también juega. Tras cada mano reparte el siguiente a la izquierda. Quien descansa o no tiene "
        "fichas no recibe cartas. Quien es nuevo ocupa el asiento tras el último, compra fichas y recibe cartas en la "
        "mano siguiente."
    ),
    "triple_replace.clause.one_of_each": "De cada carta hay una",
    "triple_replace.clause.one_of_each.text": (
        "La baraja tiene 52 cartas. Una carta descubierta, mostrada o descartada no puede volver a salir, salvo que se "
        "hayan mezclado los descartes. Una mesa a la que no le importan los palos puede decir las cartas por su valor: "
        "cuatro de cada uno."
    ),
    "triple_replace.clause.leader": "Hablan primero las mejores cartas",
    "triple_replace.clause.leader.text": (
        "En cada ronda de apuestas habla primero quien tiene las mejores cartas descubiertas entre los que siguen: una "
        "pareja antes que cartas altas, los comodines como mejor valgan. Si son iguales, el primero desde la izquierda "
        "de quien reparte; con todas las cartas tapadas, simplemente el primero. Eso vale también para la baja y la "
        "alta-baja, salvo que la mesa deje hablar a las cartas más bajas cuando solo se juega a la baja. Donde no se "
        "dicen las cartas, la mesa dice quién habla primero."
    ),
    "triple_replace.clause.turn_order": "El turno va en sentido horario",
    "triple_replace.clause.turn_order.text": (
        "Desde quien habla primero, cada uno por turno pasa, apuesta, iguala, sube o se retira, hasta que todos los "
        "que siguen han pagado lo mismo o no les queda nada."
    ),
    "triple_replace.clause.opening": "Hablar primero no es apostar",
    "triple_replace.clause.opening.text": (
        "Quien habla primero actúa antes, pero puede pasar, y así todos hasta que haya una apuesta. Por regla de la "
        "casa, quien habla primero en la primera ronda tiene que apostar. Cuando hay una apuesta, se iguala, se sube o "
        "uno se retira."
    ),
    "triple_replace.clause.bet_sizes": "Cuánto",
    "triple_replace.clause.bet_sizes.text": (
        "Hay dos apuestas, baja y alta. Toda apuesta y toda subida es una de las dos, en cualquier ronda. Por regla de "
        "la casa es la baja en la primera mitad de las rondas y la alta después, o lo que sea de la baja a la alta, o "
        "hasta el bote, o cualquier cantidad desde la baja. Quien tiene menos que la apuesta más grande puede poner el "
        "resto."
    ),
    "triple_replace.clause.raises": "Tres subidas por ronda",
    "triple_replace.clause.raises.text": (
        "Una ronda de apuestas admite una apuesta y tres subidas. Por regla de la casa son cuatro, o las que se "
        "quiera; y dos jugadores que quedan solos pueden subir sin fin."
    ),
    "triple_replace.clause.check_raise": "Subir después de pasar",
    "triple_replace.clause.check_raise.text": (
        "Quien pasó puede subir más tarde en la ronda, salvo que la mesa no lo quiera."
    ),
    "triple_replace.clause.short_stack": "Muy pocas fichas",
    "triple_replace.clause.short_stack.text": (
        "Una mano se juega con las fichas que hay en la mesa. Quien no puede pagar una apuesta entera pone el resto, "
        "sigue hasta el final y puede ganar de cada uno de los demás solo esa cantidad. Por regla de la casa, el resto "
        "se le debe al bote y nadie va nunca all-in."
    ),
    "triple_replace.clause.no_betting": "Nadie contra quien apostar",
    "triple_replace.clause.no_betting.text": (
        "Cuando como mucho uno de los que siguen tiene fichas, las rondas de apuestas se saltan. Quien puede pagar aún "
        "puede cambiar cartas."
    ),
    "triple_replace.clause.folding": "Retirarse",
    "triple_replace.clause.folding.text": (
        "En su turno de una ronda de apuestas un jugador puede retirarse, también quien habla primero, y también "
        "cuando pasar sería gratis. Lo que puso queda en el bote."
    ),
    "triple_replace.clause.replacing": "Ninguna, una o dos",
    "triple_replace.clause.replacing.text": (
        "En cada ronda de cambio un jugador puede cambiar hasta dos de las tres cartas, también la tapada, o "
        "plantarse. Haberse plantado antes no cambia nada."
    ),
    "triple_replace.clause.last_limit": "Una carta en la última ronda",
    "triple_replace.clause.last_limit.text": (
        "En la última ronda de cambio es una carta como máximo, para que seis jugadores no agoten el mazo. Por regla "
        "de la casa eso vale solo con seis o más jugadores, o nunca, o en cada ronda."
    ),
    "triple_replace.clause.same_side": "Tapada por tapada, descubierta por descubierta",
    "triple_replace.clause.same_side.text": (
        "Una carta nueva queda como estaba la vieja: una tapada se cambia por otra tapada; una descubierta, por otra "
        "descubierta."
    ),
    "triple_replace.clause.price": "Cada carta nueva cuesta",
    "triple_replace.clause.price.text": (
        "Una carta nueva cuesta la apuesta baja, que se paga al bote con el descarte y antes de recibirla. Por regla "
        "de la casa el precio sube: el doble y el triple en las rondas dos y tres, o el doble de ronda en ronda. Nadie "
        "puede cambiar más cartas de las que puede pagar."
    ),
    "triple_replace.clause.fees": "Lo que se paga por cartas no es apuesta",
    "triple_replace.clause.fees.text": (
        "El precio de las cartas va al bote más nuevo que el jugador comparte con alguien. Nadie tiene que igualarlo, "
        "no abre apuestas y queda ahí si el jugador se retira."
    ),
    "triple_replace.clause.replace_order": "El cambio empieza a la izquierda de quien reparte",
    "triple_replace.clause.replace_order.text": (
        "Hable quien hable primero en las apuestas, el cambio va en sentido horario desde la izquierda de quien "
        "reparte y acaba con quien reparte. A quien se retiró o no puede pagar se le salta."
    ),
    "triple_replace.clause.discards": "Los descartes quedan fuera",
    "triple_replace.clause.discards.text": (
        "Las cartas se descartan tapadas y no se recuperan. Una carta descubierta que se descartó sigue contando como "
        "vista."
    ),
    "triple_replace.clause.exposed": "Una carta que se vio",
    "triple_replace.clause.exposed.text": (
        "Una carta tapada que se ve al repartir va a los descartes, y el jugador recibe otra gratis. Una carta "
        "descubierta queda como se repartió."
    ),
    "triple_replace.clause.deck_runs_out": "Cuando se acaba el mazo",
    "triple_replace.clause.deck_runs_out.text": (
        "Con seis jugadores que cambian todo lo que pueden se usan 48 cartas; sin el límite de la última ronda serían "
        "54, y con siete jugadores 56. Si el mazo se acaba, todos los descartes y las manos retiradas se mezclan como "
        "mazo nuevo, menos las cartas que acaba de descartar quien va a recibir. Ocho jugadores tienen 24 cartas, así "
        "que entonces siempre alcanza."
    ),
    "triple_replace.clause.high_hands": "Trío, pareja, carta alta",
    "triple_replace.clause.high_hands.text": (
        "Un trío gana a una pareja, y una pareja a las cartas altas. Dentro de cada clase gana el valor más alto, y "
        "luego las demás cartas. Tres ases son la mejor mano de todas."
    ),
    "triple_replace.clause.straights": "Escaleras y colores",
    "triple_replace.clause.straights.text": (
        "Con tres cartas no cuentan. Por regla de la casa sí, por debajo del trío: escalera de color, color, escalera "
        "y después pareja. As, 2, 3 es la escalera más baja. Contra una mano baja no cuentan nunca."
    ),
    "triple_replace.clause.low_hands": "Manos bajas",
    "triple_replace.clause.low_hands.text": (
        "Donde se juega a la baja gana la mano más baja: se compara primero la carta más alta, luego la siguiente. As, "
        "2, 3 es la mejor. Una pareja es peor que tres valores distintos, y un trío peor aún; dos ases son la mejor "
        "pareja. Los palos y las escaleras no importan."
    ),
    "triple_replace.clause.aces": "Los ases son altos y bajos",
    "triple_replace.clause.aces.text": (
        "Un as es la carta más alta para la alta y la más baja para la baja, las dos cosas a la vez en la misma mano."
    ),
    "triple_replace.clause.wild": "Comodines",
    "triple_replace.clause.wild.text": (
        "Por regla de la casa un valor es comodín y hace de cualquier carta, por separado para la alta y para la baja. "
        "Uno hace pareja con la carta más alta, o trío con una pareja; dos hacen un trío; tres son tres ases. Para la "
        "baja es el valor más bajo que no se tiene. Las manos con comodines igualan a las naturales, salvo que la mesa "
        "deje ganar a las naturales."
    ),
    "triple_replace.clause.last_player": "Gana quien queda",
    "triple_replace.clause.last_player.text": (
        "Cuando todos los demás se han retirado, en cualquier momento, quien queda toma el bote y no muestra nada. No "
        "se reparten más cartas."
    ),
    "triple_replace.clause.showing": "Mostrar",
    "triple_replace.clause.showing.text": (
        "Tras la última ronda de apuestas se muestran las manos: primero quien apostó el último o, si no, quien habló "
        "primero en esa ronda, y luego en sentido horario. En vez de mostrar, un jugador puede renunciar. Las cartas "
        "tapadas se dicen y se juzgan, o la mesa solo dice quién gana."
    ),
    "triple_replace.clause.equal_hands": "Las manos iguales se lo reparten",
    "triple_replace.clause.equal_hands.text": (
        "Los palos nunca deshacen un empate. Las manos iguales se reparten el bote; las fichas que sobran van de una "
        "en una desde la izquierda de quien reparte."
    ),
    "triple_replace.clause.high_low": "Alta, baja o ambas",
    "triple_replace.clause.high_low.text": (
        "Se juega por la mejor mano o, por regla de la casa, por la más baja, o por ambas: entonces la mejor y la más "
        "baja toman la mitad cada una, la ficha que sobra va a la mejor, y un jugador puede ganar ambas. Ninguna mano "
        "es demasiado alta para ser la más baja."
    ),
    "triple_replace.clause.declaring": "Hablan las cartas, o se declara",
    "triple_replace.clause.declaring.text": (
        "En la alta-baja las cartas hablan por sí mismas. Por regla de la casa antes declaran todos a la vez: baja, "
        "alta o ambas, con ninguna, una o dos fichas en el puño. Quien declara ambas tiene que ganar las dos sin "
        "compartir, o no recibe nada. Si en un lado no queda nadie, el otro lo toma todo; si todos fueron a por ambas "
        "y nadie lo logró, hablan las cartas."
    ),
    "triple_replace.clause.side_pots": "Botes secundarios",
    "triple_replace.clause.side_pots.text": (
        "Cuando alguien va all-in, lo que los demás apuestan por encima es un bote propio, para quienes lo pagaron. "
        "Cada bote tiene su ganador. Lo que solo un jugador puede ganar vuelve a ese jugador."
    ),
    "triple_replace.clause.winning": "Fichas ganadas y perdidas",
    "triple_replace.clause.winning.text": (
        "La mesa juega tantas manos como quiera. Cuenta cuántas fichas tiene cada uno de más o de menos que las que "
        "compró. Si la mesa lo deja en mitad de una mano, los que siguen se reparten el bote."
    ),
    "triple_replace.clause.scorepad": "Solo dinero y quién gana",
    "triple_replace.clause.scorepad.text": (
        "Una mesa puede apuntar solo lo que puso cada uno y quién ganó, y pasar a cartas y volver en cualquier "
        "momento. El bote queda donde está."
    ),
    "triple_replace.clause.odds": "Probabilidades",
    "triple_replace.clause.odds.text": (
        "Una mesa puede ver las probabilidades: de mejorar al cambiar cada carta o cada dos, y de ganar a lo que "
        "muestran los demás. Cuentan solo las cartas que nadie ha visto. La de ganar a lo que se ve se mide contra la "
        "mano más débil a la que pueden pertenecer las cartas descubiertas."
    ),
    # --- house rules
    "triple_replace.switch.plays_for": "Se juega por",
    "triple_replace.switch.plays_for.help": "¿Qué mano gana el bote?",
    "triple_replace.switch.plays_for.high": "La mejor mano",
    "triple_replace.switch.plays_for.low": "La mano más baja",
    "triple_replace.switch.plays_for.high_low": "Ambas, a medias",
    "triple_replace.switch.layout": "Cartas repartidas",
    "triple_replace.switch.layout.help": "Cómo quedan las tres cartas",
    "triple_replace.switch.layout.one_down": "Una tapada, dos a la vista",
    "triple_replace.switch.layout.two_down": "Dos tapadas, una a la vista",
    "triple_replace.switch.layout.all_down": "Todas tapadas",
    "triple_replace.switch.replacement_rounds": "Rondas de cambio",
    "triple_replace.switch.replacement_rounds.help": "Hay una ronda de apuestas más",
    "triple_replace.switch.replacement_rounds.3": "Tres",
    "triple_replace.switch.replacement_rounds.4": "Cuatro",
    "triple_replace.switch.low_increment": "Apuesta baja",
    "triple_replace.switch.low_increment.help": (
        "La apuesta menor; también el ante y el precio de una carta, si no se dice otra cosa"
    ),
    "triple_replace.switch.high_increment": "Apuesta alta",
    "triple_replace.switch.high_increment.help": "La apuesta mayor",
    "triple_replace.switch.buy_in": "Compra inicial",
    "triple_replace.switch.buy_in.help": "Con qué empieza cada jugador",
    "triple_replace.switch.smallest_chip": "Ficha más pequeña",
    "triple_replace.switch.smallest_chip.help": "Todas las cantidades son múltiplos enteros de ella",
    "triple_replace.switch.unit": "Mostrar cantidades como",
    "triple_replace.switch.unit.help": "Las fichas cuentan como son; los céntimos llevan dos decimales",
    "triple_replace.switch.unit.chips": "Fichas",
    "triple_replace.switch.unit.cents": "Dinero",
    "triple_replace.switch.ante": "Ante",
    "triple_replace.switch.ante.help": "Lo que paga cada jugador antes de repartir",
    "triple_replace.switch.ante.low_increment": "La apuesta baja",
    "triple_replace.switch.ante.none": "Ninguno",
    "triple_replace.switch.ante.fixed": "Otra cantidad",
    "triple_replace.switch.ante_amount": "Ante propio",
    "triple_replace.switch.ante_amount.help": "Cuenta cuando el ante es otra cantidad",
    "triple_replace.switch.bet_sizes": "Apuestas y subidas",
    "triple_replace.switch.bet_sizes.help": "Cuánto se puede apostar de una vez",
    "triple_replace.switch.bet_sizes.low_or_high": "Baja o alta, siempre",
    "triple_replace.switch.bet_sizes.low_then_high": "Primero baja, luego alta",
    "triple_replace.switch.bet_sizes.spread": "De la baja a la alta",
    "triple_replace.switch.bet_sizes.pot_limit": "Hasta el bote",
    "triple_replace.switch.bet_sizes.free": "Cualquier cantidad",
    "triple_replace.switch.raise_cap": "Subidas por ronda",
    "triple_replace.switch.raise_cap.help": "Cuántas veces se puede subir una apuesta",
    "triple_replace.switch.raise_cap.3": "Tres",
    "triple_replace.switch.raise_cap.4": "Cuatro",
    "triple_replace.switch.raise_cap.0": "Las que se quiera",
    "triple_replace.switch.heads_up_unlimited": "Entre dos, sin límite",
    "triple_replace.switch.heads_up_unlimited.help": "Subidas sin límite cuando quedan dos en la mano",
    "triple_replace.switch.opening": "Quien habla primero",
    "triple_replace.switch.opening.help": "¿Debe apostar quien habla primero en la primera ronda?",
    "triple_replace.switch.opening.may_check": "Puede pasar",
    "triple_replace.switch.opening.must_open": "Tiene que apostar",
    "triple_replace.switch.check_raise": "Subir después de pasar",
    "triple_replace.switch.check_raise.help": "No: quien pasa solo puede igualar más tarde en la ronda",
    "triple_replace.switch.low_leader": "Quién habla en la baja",
    "triple_replace.switch.low_leader.help": "Cuenta cuando gana la mano más baja",
    "triple_replace.switch.low_leader.high_showing": "Las mejores a la vista",
    "triple_replace.switch.low_leader.low_showing": "Las más bajas",
    "triple_replace.switch.short_stack": "Muy pocas fichas",
    "triple_replace.switch.short_stack.help": "Cuando alguien no puede pagar todo",
    "triple_replace.switch.short_stack.side_pots": "All-in y botes secundarios",
    "triple_replace.switch.short_stack.debt": "El resto se debe",
    "triple_replace.switch.last_limit": "Una en la última ronda",
    "triple_replace.switch.last_limit.help": "Cuántas cartas se pueden cambiar",
    "triple_replace.switch.last_limit.always": "Siempre",
    "triple_replace.switch.last_limit.six_or_more": "Con seis o más",
    "triple_replace.switch.last_limit.none": "No, dos en cada ronda",
    "triple_replace.switch.last_limit.one_each": "Una en cada ronda",
    "triple_replace.switch.price": "Precio de una carta",
    "triple_replace.switch.price.help": "Cómo cambia de ronda en ronda",
    "triple_replace.switch.price.flat": "Siempre igual",
    "triple_replace.switch.price.progressive": "Una, dos, tres veces",
    "triple_replace.switch.price.exponential": "El doble cada ronda",
    "triple_replace.switch.price_base": "Primer precio",
    "triple_replace.switch.price_base.help": "Precio en la primera ronda; 0 para la apuesta baja",
    "triple_replace.switch.straights": "Escaleras y colores",
    "triple_replace.switch.straights.help": "Sí: cuentan, por debajo del trío",
    "triple_replace.switch.wild": "Valor comodín",
    "triple_replace.switch.wild.help": "Sus cuatro cartas hacen de cualquier carta",
    "triple_replace.switch.wild.none": "Ninguno",
    "triple_replace.switch.wild.2": "Doses",
    "triple_replace.switch.wild.3": "Treses",
    "triple_replace.switch.wild.4": "Cuatros",
    "triple_replace.switch.wild.5": "Cincos",
    "triple_replace.switch.wild.6": "Seises",
    "triple_replace.switch.wild.7": "Sietes",
    "triple_replace.switch.wild.8": "Ochos",
    "triple_replace.switch.wild.9": "Nueves",
    "triple_replace.switch.wild.10": "Dieces",
    "triple_replace.switch.wild.J": "Jotas",
    "triple_replace.switch.wild.Q": "Reinas",
    "triple_replace.switch.wild.K": "Reyes",
    "triple_replace.switch.wild.A": "Ases",
    "triple_replace.switch.natural_beats_wild": "Natural gana a comodín",
    "triple_replace.switch.natural_beats_wild.help": "De manos iguales gana la que tiene menos comodines",
    "triple_replace.switch.high_low": "Alta-baja",
    "triple_replace.switch.high_low.help": "Cuenta cuando ganan las dos manos",
    "triple_replace.switch.high_low.cards_speak": "Hablan las cartas",
    "triple_replace.switch.high_low.declare": "Se declara",
    "triple_replace.switch.up_cards": "Cartas descubiertas",
    "triple_replace.switch.up_cards.help": "Di las cartas descubiertas, o solo toca quién habla primero",
    "triple_replace.switch.up_cards.entered": "Se dicen",
    "triple_replace.switch.up_cards.tapped": "No se dicen",
    "triple_replace.switch.cards_by": "Decir las cartas por",
    "triple_replace.switch.cards_by.help": "Los palos hacen falta siempre que cuenta el color",
    "triple_replace.switch.cards_by.suit": "Valor y palo",
    "triple_replace.switch.cards_by.rank": "Solo el valor",
    "triple_replace.switch.odds": "Ver probabilidades",
    "triple_replace.switch.odds.help": "Según las cartas que nadie ha visto",
}
