"""Spanish for Betski."""

from rules.sentences import Either, Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "betski.name": "Betski",
    "betski.tagline": "oro y plata",
    # --- what may be entered
    "betski.ask.center": "Descubre la carta central",
    "betski.ask.played": "{seat} sigue jugando",
    "betski.ask.drew": "{seat} roba",
    "betski.ask.drew_card": "{seat} roba esta carta",
    "betski.ask.turn_ended": "{seat} termina",
    "betski.ask.hand_shown": "{seat} muestra toda la mano",
    "betski.ask.taken_back": "{seat} retira cartas",
    "betski.ask.reshuffled": "Se mezcla el montón",
    "betski.ask.dealt": "Repartir el siguiente juego: ¿quién empieza?",
    "betski.ask.won": "¿Quién ganó este juego?",
    "betski.ask.seat_added": "Se une alguien nuevo",
    "betski.ask.level": "Anotar de otra manera",
    "betski.ask.ended": "Terminar la partida",
    # --- what was done, as history tells it
    "betski.did.center": "Carta central {card}",
    "betski.did.played": "{seat} jugó {card}",
    "betski.did.drew": Plural("amount", "{seat} robó una carta", "{seat} robó {amount} cartas"),
    "betski.did.drew_card": "{seat} robó {card}",
    "betski.did.turn_ended": "{seat} terminó",
    "betski.did.hand_shown": "{seat} mostró {cards}",
    "betski.did.taken_back": Plural("amount", "{seat} retiró una carta", "{seat} retiró {amount} cartas"),
    "betski.did.reshuffled": "Se mezcló el montón",
    "betski.did.dealt": "Juego nuevo, empieza {starter}",
    "betski.did.won": "Juego para {winners}",
    "betski.did.seat_added": "{name} se une a la mesa, en el asiento {number}",
    "betski.did.level": "Desde aquí: {level}",
    "betski.did.ended": "La partida terminó",
    # --- what followed
    "betski.event.reshuffled": Plural(
        "count",
        "Mezclado: la carta que había bajo la central se puede robar otra vez.",
        "Mezclado: las {count} cartas que había bajo la central se pueden robar otra vez.",
    ),
    "betski.event.rebuttal": "{out_seat} se quedó sin cartas en el primer turno. {seat} tiene la réplica.",
    "betski.event.rebutted": "La réplica vale: {winners} empatan el juego {game_number}.",
    "betski.event.not_rebutted": "Ninguna réplica valió: {winners} gana el juego {game_number}.",
    "betski.event.won": "El juego {game_number} es para {winners}.",
    "betski.event.tied": "{winners} empatan el juego {game_number}.",
    "betski.event.blocked": "Nadie puede jugar ni robar. Gana quien tiene menos cartas: {winners}, con {count}.",
    "betski.event.penalty": "{seat} roba una carta por la jugada no permitida.",
    "betski.standing.target": "Se ganó el número de juegos acordado.",
    "betski.standing.stopped": "La mesa lo dejó aquí.",
    # --- verdicts: why it is right
    "betski.equal": "Oro {gold} sobre Plata {silver}, el mismo número",
    "betski.one_higher": "Oro {gold} sobre Plata {silver}, un número más",
    "betski.wraps": "Oro 3 sobre Plata 9, el paso del final al principio",
    "betski.trusted": "Solo {seat} conoce la mano; los demás pueden pedir verla",
    "betski.cannot_go_on": "Ya no va ninguna carta de la mano descubierta",
    "betski.stopped_early": "{seat} podría seguir; en esta mesa se puede parar",
    "betski.nothing_to_draw": "No quedan cartas que robar, así que {seat} pasa",
    "betski.hidden_again": "La mano de {seat} queda oculta desde aquí",
    "betski.taken_back": Plural("count", "La carta vuelve, sin castigo", "Las cartas vuelven, sin castigo"),
    "betski.taken_back_with_penalty": Plural(
        "count", "La carta vuelve, y {seat} roba una como castigo", "Las cartas vuelven, y {seat} roba una como castigo"
    ),
    "betski.game_dropped": "El juego {game_number} queda sin terminar y no cuenta para nadie",
    # --- verdicts: what is wrong, and what would have been right
    "betski.match_over": "La partida terminó. Deshaz el final para seguir.",
    "betski.joins_next_game": "El juego {game_number} está en curso; {name} recibe cartas en el siguiente.",
    "betski.joins_next_game.instead": (
        "Añade a {name} cuando termine. Si la mesa lo quiere ya, {name} recibe tres cartas del "
        "mazo."
    ),
    "betski.none_to_deal": "{name} necesita tres cartas, y solo se pueden robar {stock}.",
    "betski.no_such_seat": "No existe el asiento {seat_number}; aquí juegan {seats}.",
    "betski.no_game": "No hay ningún juego en marcha: empieza al descubrir la carta central.",
    "betski.center_lies": "Ya hay una carta central: {center}.",
    "betski.out_of_turn": "Le toca a {turn_seat}, no a {seat}.",
    "betski.out_of_turn.instead": "Antes, {turn_seat} juega, roba o termina.",
    "betski.no_cards": "{seat} ya no tiene cartas.",
    "betski.is_center": "{card} es la carta central, anotación {entry}.",
    "betski.was_first_center": "{card} está en el montón: fue la primera carta central, anotación {entry}.",
    "betski.in_stack": "{card} está en el montón: la jugó {layer_seat}, anotación {entry}.",
    "betski.in_open_hand": "{card} está en la mano de {holder_seat}, mostrada en la anotación {entry}.",
    "betski.in_hidden_hand": "{card} no estaba bajo la carta central, así que alguien la tiene.",
    "betski.not_in_open_hand": "{card} no está en la mano que mostró {seat}.",
    "betski.gold_nine": (
        "9 no es igual a 3 ni uno más. El paso del final al principio solo va en un sentido: Oro 3 puede ir sobre "
        "Plata 9, Oro 9 nunca va sobre Plata 3."
    ),
    "betski.gold_nine.instead": Either(
        "may_draw",
        "Van Oro {low} y Oro {high}. Si {seat} no tiene ninguno, roba hasta que una carta vaya.",
        "Van Oro {low} y Oro {high}. Si {seat} no tiene ninguno, el turno termina.",
    ),
    "betski.no_fit": "Oro {gold} no es igual a Plata {silver} ni uno más.",
    "betski.no_fit.instead": Either(
        "may_draw",
        "Van Oro {low} y Oro {high}. Si {seat} no tiene ninguno, roba hasta que una carta vaya.",
        "Van Oro {low} y Oro {high}. Si {seat} no tiene ninguno, el turno termina.",
    ),
    "betski.cannot_draw": Plural(
        "stock",
        "No se puede robar {count}: queda una carta, contando el montón.",
        "No se puede robar {count}: quedan {stock} cartas, contando el montón.",
    ),
    "betski.drew_after_play": "Después de jugar una carta no se roba en el mismo turno.",
    "betski.drew_after_play.instead": "{seat} sigue jugando, o termina.",
    "betski.drew_though_able": "{seat} puede jugar, así que no está permitido robar.",
    "betski.drew_though_able.instead": "Se puede jugar: {cards}.",
    "betski.no_draw_in_rebuttal": "En esta mesa, en la réplica no se roba.",
    "betski.no_draw_in_rebuttal.instead": "{seat} juega la mano como está, o termina.",
    "betski.over_draw_limit": "En esta mesa, lo máximo en un turno es robar {limit}.",
    "betski.over_draw_limit.instead": "{seat} juega, o termina.",
    "betski.must_play_on": "{seat} puede jugar y tiene que seguir.",
    "betski.must_play_on.instead": "Se puede jugar: {cards}.",
    "betski.must_draw": "{seat} no ha jugado y tiene que robar hasta que una carta vaya.",
    "betski.must_draw.instead": Plural(
        "stock", "Se puede robar una carta.", "Se pueden robar {stock} cartas, contando el montón."
    ),
    "betski.card_twice": "De cada carta hay una; en esta mano una está dos veces.",
    "betski.wrong_hand_size": "{seat} no puede mostrar {count}: la cuenta de esa mano es {held}.",
    "betski.hand_count": "{seat} muestra {count}, pero la cuenta de esa mano es {held}.",
    "betski.hand_count.instead": "Muestra toda la mano de {held}, o la mesa decide que la cuenta estaba mal.",
    "betski.cannot_take_back": Plural(
        "laid",
        "{seat} no puede retirar {count}: arriba hay una carta de {seat}.",
        "{seat} no puede retirar {count}: arriba hay {laid} cartas de {seat}.",
    ),
    "betski.nothing_to_shuffle": "Bajo la carta central no hay nada que mezclar.",
    "betski.deck_not_empty": Plural(
        "deck",
        "En el mazo queda una carta; esa se roba antes.",
        "En el mazo quedan {deck} cartas; esas se roban antes.",
    ),
    "betski.deck_not_empty.instead": "Se mezcla cuando hace falta una carta y no queda ninguna.",
    "betski.scorepad_only": "Ahora solo se apuntan resultados. Pasa a cartas para repartir un juego.",
    "betski.game_under_way": "El juego {game_number} no está terminado.",
    "betski.game_under_way.instead": "Termínalo, o que la mesa lo deje.",
    "betski.who_won": "Di quién gana, o quiénes empatan, entre los {seats} de la mesa.",
    "betski.cards_are_kept": (
        "Ahora se anotan cartas; el juego encuentra por sí mismo quién gana. Pasa a resultados para apuntarlo a mano."
    ),
    "betski.no_change": "La partida ya se lleva así.",
    # --- the rulebook
    "betski.section.1": "Preparación",
    "betski.section.2": "Regla de Oro sobre Plata",
    "betski.section.3": "Un turno",
    "betski.section.4": "Cuando se acaba el mazo",
    "betski.section.5": "Ganar",
    "betski.clause.seats": "De dos a seis jugadores",
    "betski.clause.seats.text": (
        "Pueden jugar de dos a seis personas. Quien es nuevo ocupa el asiento tras el último y recibe cartas en el "
        "juego siguiente."
    ),
    "betski.clause.deal": "Tres cartas y una carta central",
    "betski.clause.deal.text": (
        "Se pone una carta tapada en el centro y cada jugador recibe tres. La mesa acuerda quién empieza; solo "
        "entonces se descubre la carta central. El resto es el mazo."
    ),
    "betski.clause.one_of_each": "De cada carta hay una",
    "betski.clause.one_of_each.text": (
        "La baraja tiene 49 cartas: cada Oro del 3 al 9 con cada Plata del 3 al 9, una vez. Una carta que está en el "
        "montón no puede volver a salir hasta que se mezcle el montón."
    ),
    "betski.clause.turn_order": "El turno va en sentido horario",
    "betski.clause.turn_order.text": "Tras quien empieza, el turno pasa hacia la izquierda alrededor de la mesa.",
    "betski.clause.gold_and_silver": "Oro de la mano, Plata de la mesa",
    "betski.clause.gold_and_silver.text": (
        "De una carta de la mano solo cuenta el número de Oro; de la carta central, solo el de Plata. Hay un solo "
        "montón y solo importa su carta de arriba. Una carta se lee igual por los dos lados: Oro a la izquierda, Plata "
        "a la derecha."
    ),
    "betski.clause.equal_or_higher": "Igual o uno más",
    "betski.clause.equal_or_higher.text": (
        "Una carta va sobre la central si su Oro es la Plata de la carta central, o el número siguiente."
    ),
    "betski.clause.gold_three": "Oro 3 también va sobre Plata 9",
    "betski.clause.gold_three.text": "Después del 9 viene el 3: sobre Plata 9 van Oro 9 y Oro 3.",
    "betski.clause.gold_nine": "Oro 9 nunca va sobre Plata 3",
    "betski.clause.gold_nine.text": "El paso del 9 al 3 va en un solo sentido. Sobre Plata 3 van solo Oro 3 y Oro 4.",
    "betski.clause.play_on": "Seguir mientras se pueda",
    "betski.clause.play_on.text": (
        "Quien puede jugar sigue, carta tras carta, hasta que no va ninguna. Cuál de las que van se juega es libre, "
        "así que se puede elegir un camino más corto. Por regla de la casa se puede parar después de una."
    ),
    "betski.clause.draw_when_unable": "Robar solo si no se puede jugar",
    "betski.clause.draw_when_unable.text": (
        "Robar es para quien no tiene una carta que vaya; quien puede jugar no puede robar ni pasar. Las manos están "
        "ocultas, así que vale la palabra del jugador; los demás pueden pedir ver la mano."
    ),
    "betski.clause.draw_until_playable": "Robar hasta que una vaya, y jugarla",
    "betski.clause.draw_until_playable.text": (
        "Las cartas se roban de una en una. La primera que va termina el robo y hay que jugarla, y desde ella se "
        "sigue. Por regla de la casa se deja de robar tras un número acordado y el turno pasa."
    ),
    "betski.clause.no_draw_after_play": "No se roba después de jugar",
    "betski.clause.no_draw_after_play.text": (
        "Si ya se jugó una carta en el turno, no poder seguir solo termina el turno."
    ),
    "betski.clause.take_back": "Una carta equivocada vuelve",
    "betski.clause.take_back.text": (
        "Cuando se nota una jugada no permitida, vuelven esa carta y todas las que se pusieron encima en ese turno, y "
        "el turno sigue desde ahí. No hay castigo, salvo que la mesa haya acordado robar una carta por ello."
    ),
    "betski.clause.open_hands": "Jugar con las manos descubiertas",
    "betski.clause.open_hands.text": (
        "Una mesa puede poner las manos a la vista. Entonces se sabe si un jugador puede jugar, y robar o parar "
        "pudiendo jugar va contra las reglas. Una mano debe mostrar tantas cartas como se cuentan."
    ),
    "betski.clause.reshuffle": "Mezclar cuando hace falta una carta",
    "betski.clause.reshuffle.text": (
        "Cuando hay que robar y el mazo está vacío, la carta central se queda y todo lo que hay debajo se mezcla como "
        "mazo nuevo. Quien estaba robando sigue robando de él."
    ),
    "betski.clause.blocked": "Nada más que robar",
    "betski.clause.blocked.text": (
        "Si el mazo está vacío y solo queda la carta central, pasa quien no puede jugar. Cuando todos han pasado "
        "seguidos, el juego termina: gana quien tiene menos cartas, y con el mismo número hay empate."
    ),
    "betski.clause.going_out": "Gana quien se queda sin cartas",
    "betski.clause.going_out.text": (
        "Quien ha jugado todas sus cartas gana el juego, incluidas las que robó en ese turno."
    ),
    "betski.clause.rebuttal": "La réplica",
    "betski.clause.rebuttal.text": (
        "Si quien empezó se queda sin cartas en el primer turno, el siguiente jugador tiene un turno para hacer lo "
        "mismo, sobre la carta que está ahí. Las reglas de la casa dicen si cuenta después de robar, quién puede "
        "provocarla y si pueden responder todos los que aún no tuvieron turno."
    ),
    "betski.clause.rebuttal_turn": "Robar en la réplica",
    "betski.clause.rebuttal_turn.text": (
        "Una réplica es un turno entero: quien no puede jugar al principio roba, y luego debe jugarlo todo. Por regla "
        "de la casa la mano se juega como está."
    ),
    "betski.clause.rebuttal_result": "Cómo acaba una réplica",
    "betski.clause.rebuttal_result.text": (
        "Si quien responde también se queda sin cartas, el juego es un empate; si no, gana quien lo hizo primero."
    ),
    "betski.clause.games_won": "Los juegos hacen la partida",
    "betski.clause.games_won.text": (
        "Cada juego ganado cuenta uno. Un empate se cuenta aparte, o como medio por regla de la casa. La partida sigue "
        "hasta que la mesa lo deja, o hasta un número acordado de juegos."
    ),
    "betski.clause.scorepad": "Solo quién gana",
    "betski.clause.scorepad.text": (
        "Una mesa puede apuntar solo quién ganó cada juego, y pasar a cartas y volver en cualquier momento. Quien "
        "cambia en mitad de un juego deja atrás sus cartas."
    ),
    # --- house rules
    "betski.switch.stop_early": "Parar antes",
    "betski.switch.stop_early.help": "¿Puede parar quien aún podría jugar?",
    "betski.switch.stop_early.must_play_on": "Seguir si se puede",
    "betski.switch.stop_early.may_stop": "Parar tras una",
    "betski.switch.draw_limit": "Límite de robo",
    "betski.switch.draw_limit.help": "Cuántas cartas se roban en un turno; 0 sin límite",
    "betski.switch.rebuttal_from": "Réplica si",
    "betski.switch.rebuttal_from.help": "¿La salida rápida de quién da réplica?",
    "betski.switch.rebuttal_from.starter": "Sale el primero",
    "betski.switch.rebuttal_from.anyone": "Sale alguien en su primer turno",
    "betski.switch.rebuttal_to": "Réplica para",
    "betski.switch.rebuttal_to.help": "¿Quién puede responder?",
    "betski.switch.rebuttal_to.next_seat": "El siguiente",
    "betski.switch.rebuttal_to.all_waiting": "Todos los que esperan",
    "betski.switch.rebuttal_after_draw": "Réplica tras robar",
    "betski.switch.rebuttal_after_draw.help": "No: solo si se fueron justo las tres cartas repartidas",
    "betski.switch.rebuttal_draw": "Robar en la réplica",
    "betski.switch.rebuttal_draw.help": "No: la mano se juega como está",
    "betski.switch.penalty_draw": "Castigo por error",
    "betski.switch.penalty_draw.help": "Retirar una jugada no permitida cuesta robar una carta",
    "betski.switch.first_to": "Juegos para ganar",
    "betski.switch.first_to.help": "Cuántos juegos terminan la partida; 0 para seguir",
    "betski.switch.tie_is_half": "El empate vale medio",
    "betski.switch.tie_is_half.help": "No: los empates se cuentan aparte",
    "betski.switch.open_hands": "Manos descubiertas",
    "betski.switch.open_hands.help": "Anotar las manos para ver quién puede jugar",
}
