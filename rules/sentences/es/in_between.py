"""Spanish for In Between the Sheets."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "in_between.name": "In Between the Sheets",
    "in_between.tagline": "bote y postes",
    # --- what may be entered
    "in_between.ask.anted": "Todos pagan el ante",
    "in_between.ask.first": "{seat}: el primer poste",
    "in_between.ask.called": "{seat} dice cómo es el as",
    "in_between.ask.second": "{seat}: el segundo poste",
    "in_between.ask.bet": "{seat} apuesta",
    "in_between.ask.moon": "{seat} tira a la luna",
    "in_between.ask.guessed": "{seat} dice más alta o más baja",
    "in_between.ask.passed": "{seat} pasa",
    "in_between.ask.redealt": "Se vio una carta antes de tiempo: postes nuevos",
    "in_between.ask.shuffled": "Se mezclan las cartas",
    "in_between.ask.scored_bet": "{seat} apostó, y salió esto",
    "in_between.ask.scored_turn": "{seat} tuvo un turno sin apuesta",
    "in_between.ask.bought": "{seat} compra fichas",
    "in_between.ask.gave": "{seat} da fichas",
    "in_between.ask.sat_out": "{seat} descansa",
    "in_between.ask.sat_in": "{seat} vuelve a jugar",
    "in_between.ask.left": "{seat} deja la mesa",
    "in_between.ask.joined": "{seat} se une a la mesa",
    "in_between.ask.seat_added": "Se une alguien nuevo",
    "in_between.ask.level": "Anotar de otra manera",
    "in_between.ask.ended": "Terminar la partida",
    # --- the choices in them
    "in_between.choice.side.high": "Alto",
    "in_between.choice.side.low": "Bajo",
    "in_between.choice.guess.higher": "Más alta",
    "in_between.choice.guess.lower": "Más baja",
    "in_between.choice.outcome.won": "Dentro",
    "in_between.choice.outcome.lost": "Fuera",
    "in_between.choice.outcome.post": "Poste",
    "in_between.choice.outcome.ace_post": "Poste, un as",
    "in_between.choice.outcome.triple": "Tres iguales",
    "in_between.choice.outcome.passed": "Pasó",
    "in_between.choice.outcome.pair": "Pareja",
    "in_between.choice.outcome.neighbours": "Vecinos",
    "in_between.choice.outcome.moon_won": "Luna acertada",
    "in_between.choice.outcome.moon_lost": "Luna fallada",
    "in_between.choice.outcome.moon_post": "Luna, en el poste",
    "in_between.choice.outcome.moon_ace_post": "Luna, en un as",
    # --- what was done, as history tells it
    "in_between.did.anted": "Todos pagaron el ante",
    "in_between.did.first": "{seat}: primer poste {card}",
    "in_between.did.called": "{seat} dijo del as: {side}",
    "in_between.did.second": "{seat}: segundo poste {card}",
    "in_between.did.bet": "{seat} apostó {amount}, tercera carta {card}",
    "in_between.did.moon": "{seat} tiró a la luna, tercera carta {card}",
    "in_between.did.guessed": "{seat} dijo por {amount}: {guess}, tercera carta {card}",
    "in_between.did.passed": "{seat} pasó",
    "in_between.did.redealt": "{seat} recibió postes nuevos",
    "in_between.did.shuffled": "Se mezclaron las cartas",
    "in_between.did.scored_bet": "{seat} apostó {amount}: {outcome}",
    "in_between.did.scored_turn": "{seat} tuvo un turno: {outcome}",
    "in_between.did.bought": "{seat} compró {amount}",
    "in_between.did.gave": "{seat} dio {amount} a {to_seat}",
    "in_between.did.sat_out": "{seat} descansa",
    "in_between.did.sat_in": "{seat} vuelve a jugar",
    "in_between.did.left": "{seat} dejó la mesa",
    "in_between.did.joined": "{seat} se unió a la mesa",
    "in_between.did.seat_added": "{name} se une a la mesa, en el asiento {number}",
    "in_between.did.level": "Desde aquí: {level}",
    "in_between.did.ended": "La partida terminó",
    # --- what followed
    "in_between.event.anted": "Todos pusieron {amount}; el bote es de {pot}.",
    "in_between.event.late_ante": "{seat} pone el ante, {amount}.",
    "in_between.event.pair_pays": "Una pareja: {seat} paga {amount} al bote y pierde el turno.",
    "in_between.event.pair_free": "Una pareja: {seat} pierde el turno.",
    "in_between.event.pair_wins": "Una pareja: {seat} toma {amount} del bote.",
    "in_between.event.neighbours_free": "No cabe nada en medio: {seat} pierde el turno.",
    "in_between.event.neighbours_pay": "No cabe nada en medio: {seat} paga {amount} al bote y pierde el turno.",
    "in_between.event.neighbours_redeal": "No cabe nada en medio: {seat} recibe dos postes nuevos.",
    "in_between.event.pass_pays": "Pasar le cuesta {amount} a {seat}.",
    "in_between.event.won": "{seat} toma {amount} del bote.",
    "in_between.event.lost": "{seat} paga {amount} al bote.",
    "in_between.event.post": "En el poste: {seat} paga {amount} al bote.",
    "in_between.event.ace_post": "En un as que es poste: {seat} paga {amount} al bote.",
    "in_between.event.triple": "Por tercera vez lo mismo: {seat} paga {amount} al bote, tres veces la apuesta.",
    "in_between.event.moon_won": "Acertó la luna: {seat} toma todo el bote, {amount}.",
    "in_between.event.moon_lost": "Falló la luna: {seat} paga {amount} al bote.",
    "in_between.event.moon_post": "Falló la luna en el poste: {seat} paga {amount} al bote.",
    "in_between.event.moon_ace_post": "Falló la luna en un as que es poste: {seat} paga {amount} al bote.",
    "in_between.event.owes": "{seat} no puede pagarlo todo y debe {amount} al bote.",
    "in_between.event.forgiven": "{seat} paga todas sus fichas; el resto, {amount}, se perdona.",
    "in_between.event.takes_debts": "Las fichas no alcanzan: de eso, desde ahora se le debe a {seat} {amount}.",
    "in_between.event.debts_paid": "{seat} debe {amount} menos.",
    "in_between.event.pot_emptied": "El bote está vacío. Reparte {dealer_seat}, y todos pagan el ante de {amount}.",
    "in_between.event.pot_too_small": "El bote de {pot} está por debajo del mínimo: todos pagan el ante de {amount}.",
    "in_between.event.shuffled": Plural(
        "left",
        "Queda una carta, muy poco para un turno: mezcla todas las cartas.",
        "Quedan {left} cartas, muy pocas para un turno: mezcla todas las cartas.",
    ),
    "in_between.event.deck_anew": "Mezcla todas las cartas: desde aquí se cuenta cada una.",
    "in_between.event.joined": "{seat} entra con {amount}.",
    "in_between.event.comes_later": "{seat} viene más tarde y entra entonces con su compra.",
    "in_between.event.left": "{seat} se lleva {amount}.",
    "in_between.event.left_owing": "{seat} se va y todavía debe {amount}.",
    "in_between.event.share": "{seat} recibe {amount} del bote.",
    "in_between.event.pays": "{payer_seat} paga {amount} a {payee_seat}.",
    "in_between.standing.stopped": "La mesa lo dejó y repartió el bote.",
    # --- verdicts: why it is right
    "in_between.is_won": "{card} cae entre {first} y {second}",
    "in_between.is_lost": "{card} cae fuera de {first} y {second}",
    "in_between.is_post": "{card} tiene el valor de un poste, lo que cuesta {amount}",
    "in_between.is_ace_post": "Un as tiene el valor del as que es poste, alto o bajo; eso cuesta {amount}",
    "in_between.is_triple": "El mismo valor por tercera vez cuesta tres veces la apuesta, {amount}",
    "in_between.guessed_right": "{card} está en el lado de {second} que se dijo",
    "in_between.guessed_wrong": "{card} está en el otro lado de {second}",
    "in_between.third_of_pair": "{card} tiene el valor de la pareja, lo que cuesta tres veces la apuesta",
    "in_between.is_pair": "{first} y {second} son pareja",
    "in_between.ace_pair": "Un segundo as es alto, y el primero también: una pareja",
    "in_between.are_neighbours": "{first} y {second} son vecinos",
    "in_between.both_aces": "As bajo y as alto: gana de 2 a rey, y un tercer as cuesta tres veces la apuesta",
    "in_between.one_between": "Solo gana {card} entre {first} y {second}",
    "in_between.spread": "Gana de {low} a {high}",
    "in_between.may_owe": "{seat} tiene {stack}; en el peor caso cuesta {amount}, y el resto se debe",
    "in_between.pass_is_free": "Pasar no cuesta nada",
    "in_between.pass_costs": "En esta mesa, pasar cuesta {amount}",
    "in_between.cannot_bet": "No hay apuesta posible, así que se pasa",
    "in_between.redealt": "{seat} recibe postes nuevos; lo que se vio queda fuera hasta mezclar otra vez",
    "in_between.shuffled_early": Plural(
        "left",
        "Quedaba una carta; todas menos los postes de la mesa vuelven a entrar",
        "Quedaban {left} cartas; todas menos los postes de la mesa vuelven a entrar",
    ),
    "in_between.ante_on_credit": "Sin fichas bastantes para {amount}: {short_seat}; se le debe al bote",
    "in_between.pays_debts_first": "{seat} debe {amount}, que se paga antes",
    "in_between.pays_late_ante": "{seat} paga un ante de {amount} al bote que hay",
    "in_between.leaves_share": "{seat} renuncia a su parte del bote de {pot}",
    "in_between.turn_dropped": "El turno de {turn_seat} queda sin terminar y no cuesta nada",
    "in_between.fewer_turns": "Un turno menos que los demás: {waiting_seat}",
    "in_between.pot_is_shared": "El bote de {pot} se reparte entre los que están en la mesa",
    # --- verdicts: what is wrong, and what would have been right
    "in_between.match_over": "La partida terminó. Deshaz el final para seguir.",
    "in_between.new_pays_ante": "{name} paga un ante de {amount} al bote que hay",
    "in_between.no_such_seat": "No existe el asiento {seat_number}; aquí juegan {seats}.",
    "in_between.scorepad_only": "Ahora solo se apuntan apuestas y resultados. Pasa a cartas para anotar cartas.",
    "in_between.cards_are_kept": (
        "Ahora se anotan cartas; ellas dicen en qué quedó una apuesta. Pasa a resultados para apuntarlo a mano."
    ),
    "in_between.no_change": "La partida ya se lleva así.",
    "in_between.is_away": "{seat} no está en la mesa.",
    "in_between.is_here": "{seat} ya está en la mesa.",
    "in_between.sits_out": "{seat} descansa. Antes, {seat} tiene que volver a jugar.",
    "in_between.does_not_play": "{seat} no juega ahora.",
    "in_between.does_not_sit_out": "{seat} no está descansando.",
    "in_between.out_of_turn": "Le toca a {turn_seat}, no a {seat}.",
    "in_between.out_of_turn.instead": "Antes va {turn_seat}.",
    "in_between.ante_first": "El bote es de {pot}, y falta pagar el ante.",
    "in_between.ante_first.instead": "Antes, todos pagan {amount}.",
    "in_between.ante_not_due": "Hay un bote de {pot}; no toca pagar el ante.",
    "in_between.ante_not_due.instead": "Se juega por él hasta que se vacíe.",
    "in_between.too_few": "Una persona sola no puede jugar por un bote.",
    "in_between.too_few.instead": "Alguien se une o vuelve a jugar, o la partida termina.",
    "in_between.broke": "A {seat} no le quedan fichas.",
    "in_between.broke.instead": "{seat} compra fichas, o descansa.",
    "in_between.cannot_ante": "Sin fichas bastantes para el ante de {amount}: {short_seat}.",
    "in_between.cannot_ante.instead": "Comprar fichas, o descansar.",
    "in_between.card_seen": "{card} salió en la anotación {entry} y todavía no ha vuelto al mazo.",
    "in_between.fifth": (
        "Hay cuatro cartas de cada valor. De este, {card}, han salido todas desde la última mezcla: anotaciones "
        "{entries}."
    ),
    "in_between.posts_lie": "Ya hay postes para {turn_seat}.",
    "in_between.no_first_post": "Todavía no hay primer poste.",
    "in_between.posts_stand": "Ya están los dos postes: {first} y {second}.",
    "in_between.ace_uncalled": "El primer poste es un as: {seat} dice alto o bajo antes de la segunda carta.",
    "in_between.nothing_to_call": "Ningún primer as espera que se diga cómo es.",
    "in_between.high_or_low": "De un as se dice alto o bajo.",
    "in_between.no_posts": "Todavía no hay postes por los que apostar.",
    "in_between.pair_wants_guess": "Entre una pareja no hay nada. En esta mesa se dice más alta o más baja, o se pasa.",
    "in_between.guess_needs_pair": "{first} y {second} no son pareja; se apuesta por una carta entre ellos.",
    "in_between.higher_or_lower": "De la carta tras una pareja se dice más alta o más baja.",
    "in_between.no_amount": "{amount} no es una cantidad; lo mínimo es una ficha de {chip}.",
    "in_between.too_much": "No se puede apuntar más de {high} de una vez.",
    "in_between.broken_chip": "{amount} no se hace con fichas enteras de {chip}.",
    "in_between.pot_is_empty": "El bote está vacío; no hay nada por lo que apostar.",
    "in_between.pot_is_empty.instead": "Pasar. Después, todos pagan el ante de {minimum}.",
    "in_between.cannot_cover": "{seat} tiene {stack}, muy poco para cubrir una apuesta en esta mesa.",
    "in_between.cannot_cover.instead": "Pasar, o comprar fichas.",
    "in_between.only_the_pot": "El bote de {pot} está por debajo del mínimo de {minimum}, así que es la única apuesta.",
    "in_between.only_the_pot.instead": "Apostar {low}, o pasar.",
    "in_between.over_pot": "{amount} es más que el bote de {pot}.",
    "in_between.over_pot.instead": "Cualquier apuesta de {low} a {high}.",
    "in_between.over_first_round": "{amount} es demasiado antes de que todos hayan tenido un turno.",
    "in_between.over_first_round.instead": "Cualquier apuesta de {low} a {high}.",
    "in_between.over_cover": "{seat} tiene {stack} y no podría cubrir una apuesta de {amount}.",
    "in_between.over_cover.instead": "Cualquier apuesta de {low} a {high}.",
    "in_between.too_low": "{amount} está por debajo del mínimo de {minimum}.",
    "in_between.too_low.instead": "Cualquier apuesta de {low} a {high}, o pasar.",
    "in_between.off_step": "En esta mesa las apuestas suben de {step} en {step}.",
    "in_between.off_step.instead": "{low} y pasos enteros más, o todo el bote de {pot}.",
    "in_between.moon_off": "En esta mesa no se tira a la luna.",
    "in_between.moon_off.instead": "Apostar una cantidad, o pasar.",
    "in_between.moon_needs_gap": "Entre {first} y {second} cabe más o menos de un valor.",
    "in_between.moon_needs_gap.instead": "La luna es para postes con un solo valor en medio. Apostar, o pasar.",
    "in_between.moon_small_pot": "El bote de {pot} no supera el mínimo de {amount}; la luna no gana nada de más.",
    "in_between.moon_small_pot.instead": "Apostar, o pasar.",
    "in_between.moon_uncovered": "{seat} tiene muy pocas fichas para cubrir {amount} en la luna en esta mesa.",
    "in_between.moon_uncovered.instead": "Pasar, o comprar fichas.",
    "in_between.must_bet": "En esta mesa no se pasa si se puede apostar.",
    "in_between.must_bet.instead": "Cualquier apuesta de {low} a {high}.",
    "in_between.no_such_outcome": "Un turno no puede acabar así en esta mesa.",
    "in_between.to_oneself": "{seat} no puede dar fichas a {seat}.",
    "in_between.too_few_chips": "{seat} tiene {stack} y no puede dar {amount}.",
    "in_between.finish_turn": "Hay postes para {seat}.",
    "in_between.finish_turn.instead": "Antes, {seat} termina el turno.",
    "in_between.last_one": "En la mesa solo queda {seat}. Mejor terminar la partida.",
    "in_between.round_unfinished": "Esta mesa completa la vuelta antes de dejarlo. Faltan: {waiting_seat}.",
    "in_between.round_unfinished.instead": "Se juega hasta que todos hayan tenido los mismos turnos.",
    # --- the rulebook
    "in_between.section.1": "Preparación",
    "in_between.section.2": "Los postes",
    "in_between.section.3": "Pasar y apostar",
    "in_between.section.4": "La tercera carta",
    "in_between.section.5": "El bote y los jugadores",
    "in_between.section.6": "Terminar",
    "in_between.clause.seats": "De dos a doce jugadores",
    "in_between.clause.seats.text": "Pueden jugar de dos a doce personas; para seguir hacen falta dos que jueguen.",
    "in_between.clause.chips": "Fichas enteras",
    "in_between.clause.chips.text": (
        "Todos entran con lo mismo y pueden comprar más en cualquier momento. Todas las cantidades son múltiplos "
        "enteros de la ficha más pequeña; un mínimo o una compra entre dos fichas se redondea hacia arriba. Las reglas "
        "de la casa dicen cómo se muestran las cantidades. Los jugadores pueden darse fichas. Lo que se puso está "
        "siempre en manos de los jugadores, en el bote o fuera de la mesa."
    ),
    "in_between.clause.ante": "El ante",
    "in_between.clause.ante.text": (
        "Antes del primer turno todos pagan el ante al bote. Un solo número es el ante, la apuesta más baja, lo que "
        "cuesta una pareja y el precio de la luna."
    ),
    "in_between.clause.dealer": "Quien reparte también juega",
    "in_between.clause.dealer.text": (
        "Quien reparte juega como los demás y tiene el último turno de la primera vuelta. Cuando alguien gana un bote "
        "entero, reparte el siguiente a la izquierda."
    ),
    "in_between.clause.turn_order": "El turno va hacia la izquierda",
    "in_between.clause.turn_order.text": (
        "Empieza quien está a la izquierda de quien reparte, y el turno sigue hacia la izquierda. Después de vaciarse "
        "un bote, le toca a quien está a la izquierda de quien lo ganó."
    ),
    "in_between.clause.deck": "El mazo se cuenta",
    "in_between.clause.deck.text": (
        "Una baraja de 52 cartas. Un turno gasta dos cartas, con apuesta tres; ningún turno empieza con menos de tres "
        "cartas: entonces se mezclan todas. Por regla de la casa se mezclan antes de cada turno. Una carta que ha "
        "salido no puede volver antes de mezclar, se digan las cartas solo por su valor o por valor y palo."
    ),
    "in_between.clause.posts": "Dos postes",
    "in_between.clause.posts.text": (
        "Se descubren dos cartas para el jugador, con sitio para una tercera en medio. Cuál de ellas es la más alta da "
        "igual; solo con un as importa cuál salió primero."
    ),
    "in_between.clause.first_ace": "De un primer as se dice cómo es",
    "in_between.clause.first_ace.text": (
        "Cuando el primer poste es un as, su jugador dice alto, sobre el rey, o bajo, debajo del 2, antes de que salga "
        "la segunda carta. Por regla de la casa los ases son siempre altos."
    ),
    "in_between.clause.second_ace": "Un segundo as es alto",
    "in_between.clause.second_ace.text": (
        "Un as como segundo poste es siempre alto. Tras un primer as alto hace pareja, con todo lo que eso trae; tras "
        "un primer as bajo queda en medio todo del 2 al rey."
    ),
    "in_between.clause.pair": "Una pareja",
    "in_between.clause.pair.text": (
        "Dos postes del mismo valor cuestan el mínimo y el turno. Por regla de la casa, una pareja cuesta solo el "
        "turno, o gana dos fichas del bote, o deja apostar a que la siguiente carta es más alta o más baja; entonces, "
        "otra vez el mismo valor cuesta tres veces la apuesta, y un as es alto."
    ),
    "in_between.clause.neighbours": "Vecinos",
    "in_between.clause.neighbours.text": (
        "Cuando no cabe nada entre los postes, el turno se pierde y no se paga nada. Un as bajo y un 2 son vecinos, y "
        "también un rey y un as alto. Por regla de la casa cuesta el mínimo, o el jugador recibe dos postes nuevos."
    ),
    "in_between.clause.wrong_card": "Una carta vista antes de tiempo",
    "in_between.clause.wrong_card.text": (
        "Cuando se ve una carta antes de apostar, ella y los postes se apartan y el mismo jugador recibe postes "
        "nuevos. Una anotación equivocada simplemente se deshace."
    ),
    "in_between.clause.passing": "Pasar",
    "in_between.clause.passing.text": (
        "Un jugador puede pasar gratis. Por regla de la casa pasar cuesta el mínimo, o es solo para quien no puede "
        "apostar."
    ),
    "in_between.clause.bet_limits": "Del mínimo al bote",
    "in_between.clause.bet_limits.text": (
        "Una apuesta es como poco el mínimo y como mucho lo que hay antes en el bote. Por regla de la casa hay un "
        "límite hasta que todos han tenido un turno desde el ante: la mitad del bote, menos que todo el bote, o una "
        "cantidad fija; nunca baja del mínimo."
    ),
    "in_between.clause.small_pot": "Un bote por debajo del mínimo",
    "in_between.clause.small_pot.text": (
        "Cuando el bote es menor que el mínimo, la única apuesta es todo el bote. Por regla de la casa, en vez de eso, "
        "todos pagan el ante otra vez. Donde las apuestas suben en pasos del mínimo, un bote así no se da; todo el "
        "bote se puede apostar siempre."
    ),
    "in_between.clause.covering": "Apostar más de lo que se tiene",
    "in_between.clause.covering.text": (
        "Un jugador puede apostar hasta el bote, tenga las fichas que tenga; lo que no puede pagar se lo debe al bote. "
        "Por regla de la casa una apuesta debe ser tan pequeña que se pueda pagar el peor caso, o hay que tener la "
        "apuesta misma, y lo que una pérdida cueste por encima de las fichas se perdona."
    ),
    "in_between.clause.between": "Dentro o fuera",
    "in_between.clause.between.text": (
        "Si la tercera carta cae estrictamente entre los postes, el jugador toma del bote la cantidad de la apuesta. "
        "Si cae fuera, paga la apuesta al bote."
    ),
    "in_between.clause.post": "En el poste",
    "in_between.clause.post.text": (
        "Una tercera carta del mismo valor que un poste cuesta en total dos veces la apuesta. Solo cuenta el valor: un "
        "as da en el poste de un as que se dijo bajo. Por regla de la casa cuesta la apuesta una vez, o cuatro veces "
        "en un as."
    ),
    "in_between.clause.triple": "Un tercer as",
    "in_between.clause.triple.text": (
        "Entre un as bajo y un as alto, un tercer as cuesta en total tres veces la apuesta."
    ),
    "in_between.clause.moon": "Tirar a la luna",
    "in_between.clause.moon.text": (
        "Cuando entre los postes cabe un solo valor, ases incluidos, el jugador puede jugarse el mínimo por él: ese "
        "valor gana todo el bote. Fallar cuesta el mínimo; un poste, lo que cuesta un poste. También se puede hacer "
        "una apuesta normal. La luna no se ofrece mientras el bote no supere el mínimo, o donde las reglas de la casa "
        "la dejan fuera."
    ),
    "in_between.clause.debts": "Deudas",
    "in_between.clause.debts.text": (
        "Una deuda está en el bote y cuenta como parte de él. Se paga antes que nada con lo próximo que el deudor gane "
        "o compre. Quien gana más que las fichas del bote se queda con deudas por el resto, las más antiguas primero: "
        "entonces el deudor le debe a quien ganó."
    ),
    "in_between.clause.pot_emptied": "Un bote vacío",
    "in_between.clause.pot_emptied.text": (
        "Cuando el bote queda vacío, todos los que juegan pagan enseguida el ante otra vez."
    ),
    "in_between.clause.broke": "Sin fichas",
    "in_between.clause.broke.text": (
        "Quien no tiene fichas para un turno o tiene muy pocas para el ante compra más, o descansa hasta entonces. Por "
        "regla de la casa se sigue jugando y se debe."
    ),
    "in_between.clause.joining": "Unirse tarde",
    "in_between.clause.joining.text": (
        "Quien se une entra como los demás, paga un ante al bote que hay y juega cuando le llega el turno. Quien se "
        "va antes del primer ante solo viene más tarde, y todavía no ha comprado nada. El mismo ante paga quien "
        "descansaba cuando los demás lo pagaron. Quien es nuevo ocupa el asiento tras el último."
    ),
    "in_between.clause.leaving": "Irse",
    "in_between.clause.leaving.text": (
        "Un jugador puede irse entre dos turnos con sus fichas, pero sin parte del bote. Las deudas quedan, a favor y "
        "en contra. Cuando se va quien reparte, reparte el siguiente a la izquierda."
    ),
    "in_between.clause.stopping": "Cuándo se termina",
    "in_between.clause.stopping.text": (
        "La mesa puede dejarlo cuando todos están de acuerdo; se dice quién ha tenido menos turnos. Por regla de la "
        "casa antes se completa la vuelta."
    ),
    "in_between.clause.final_split": "Repartir el último bote",
    "in_between.clause.final_split.text": (
        "Lo que queda en el bote se reparte por igual entre los que están en la mesa, también los que descansan. Las "
        "fichas que no se pueden dividir van de una en una desde la izquierda de quien reparte. Una deuda con el bote "
        "se descuenta antes de la parte del deudor."
    ),
    "in_between.clause.winning": "Ganancias y pérdidas",
    "in_between.clause.winning.text": (
        "No hay meta. Cuentan las fichas y lo que a uno le deben, menos lo que compró, con la última parte incluida. "
        "Al final se dicen los pagos, los menos posibles, que lo saldan todo."
    ),
    "in_between.clause.scorepad": "Solo apuestas y resultados",
    "in_between.clause.scorepad.text": (
        "Una mesa puede apuntar solo lo que se apostó y en qué quedó, y pasar a cartas y volver en cualquier momento. "
        "Las cartas se mezclan cuando se vuelven a contar; un turno empezado se pierde."
    ),
    "in_between.clause.odds": "Probabilidades",
    "in_between.clause.odds.text": (
        "Si la mesa lo quiere, se muestran las probabilidades antes de apostar: cuántas de las cartas no vistas ganan, "
        "pierden o dan en un poste, y qué da una apuesta en promedio."
    ),
    # --- house rules
    "in_between.switch.minimum": "Ante y mínimo",
    "in_between.switch.minimum.help": "Ante, apuesta más baja, precio de una pareja y de la luna",
    "in_between.switch.buy_in": "Compra inicial",
    "in_between.switch.buy_in.help": "Con qué empieza cada jugador",
    "in_between.switch.smallest_chip": "Ficha más pequeña",
    "in_between.switch.smallest_chip.help": "Todas las cantidades son múltiplos enteros de ella",
    "in_between.switch.unit": "Mostrar cantidades como",
    "in_between.switch.unit.help": "Las fichas cuentan como son; los céntimos llevan dos decimales",
    "in_between.switch.unit.chips": "Fichas",
    "in_between.switch.unit.cents": "Dinero",
    "in_between.switch.bet_step": "Las apuestas suben",
    "in_between.switch.bet_step.help": "En pasos del mínimo no queda un resto pequeño en el bote",
    "in_between.switch.bet_step.chip": "Por ficha pequeña",
    "in_between.switch.bet_step.minimum": "Por mínimos",
    "in_between.switch.post": "En el poste",
    "in_between.switch.post.help": "Qué cuesta una tercera carta del valor de un poste",
    "in_between.switch.post.double": "Dos veces la apuesta",
    "in_between.switch.post.single": "La apuesta una vez",
    "in_between.switch.post.ace_fourfold": "Doble; cuádruple con as",
    "in_between.switch.aces": "Un primer as",
    "in_between.switch.aces.help": "¿Elige su jugador?",
    "in_between.switch.aces.chosen": "Alto o bajo, a elegir",
    "in_between.switch.aces.always_high": "Siempre alto",
    "in_between.switch.pair": "Una pareja",
    "in_between.switch.pair.help": "Cuando los dos postes tienen el mismo valor",
    "in_between.switch.pair.pays_minimum": "Paga el mínimo",
    "in_between.switch.pair.free": "Solo pierde el turno",
    "in_between.switch.pair.guess": "Más alta o más baja",
    "in_between.switch.pair.wins_two": "Gana dos fichas",
    "in_between.switch.neighbours": "Vecinos",
    "in_between.switch.neighbours.help": "Cuando no cabe nada entre los postes",
    "in_between.switch.neighbours.free": "Solo pierde el turno",
    "in_between.switch.neighbours.pays_minimum": "Paga el mínimo",
    "in_between.switch.neighbours.redeal": "Dos postes nuevos",
    "in_between.switch.first_round": "Primera vuelta",
    "in_between.switch.first_round.help": "Apuesta más alta hasta que todos hayan tenido un turno desde el ante",
    "in_between.switch.first_round.none": "El bote, como siempre",
    "in_between.switch.first_round.half_pot": "La mitad del bote",
    "in_between.switch.first_round.no_pot_bet": "Menos que el bote",
    "in_between.switch.first_round.fixed": "Una cantidad fija",
    "in_between.switch.first_round_limit": "Esa cantidad fija",
    "in_between.switch.first_round_limit.help": "Cuenta solo si la primera vuelta tiene un límite fijo",
    "in_between.switch.small_pot": "Bote bajo el mínimo",
    "in_between.switch.small_pot.help": "Por qué se juega entonces",
    "in_between.switch.small_pot.whole_pot": "Solo por todo el bote",
    "in_between.switch.small_pot.ante_again": "Otro ante de todos",
    "in_between.switch.covering": "Quien no puede pagar",
    "in_between.switch.covering.help": "¿Puede una apuesta arriesgar más de lo que se tiene?",
    "in_between.switch.covering.debt": "Debe el resto",
    "in_between.switch.covering.capped": "Apuesta lo que cubre",
    "in_between.switch.covering.forgiven": "Paga lo que tiene",
    "in_between.switch.moon": "Tirar a la luna",
    "in_between.switch.moon.help": "El mínimo por todo el bote cuando cabe un solo valor",
    "in_between.switch.broke": "Sin fichas",
    "in_between.switch.broke.help": "Qué hace quien no tiene fichas",
    "in_between.switch.broke.rebuy": "Compra o descansa",
    "in_between.switch.broke.credit": "Sigue y debe",
    "in_between.switch.shuffle": "Mezclar",
    "in_between.switch.shuffle.help": "Cuándo vuelven todas las cartas al mazo",
    "in_between.switch.shuffle.below_three": "Con menos de tres",
    "in_between.switch.shuffle.every_turn": "Antes de cada turno",
    "in_between.switch.passing": "Pasar",
    "in_between.switch.passing.help": "Qué cuesta no apostar",
    "in_between.switch.passing.free": "Gratis",
    "in_between.switch.passing.costs_minimum": "Cuesta el mínimo",
    "in_between.switch.passing.no_passing": "Solo si no se puede apostar",
    "in_between.switch.stopping": "Terminar",
    "in_between.switch.stopping.help": "Cuándo puede acabar la partida",
    "in_between.switch.stopping.any_time": "Cuando se quiera",
    "in_between.switch.stopping.finish_round": "Tras una vuelta entera",
    "in_between.switch.cards_by": "Decir las cartas por",
    "in_between.switch.cards_by.help": "El palo nunca importa, pero con él una carta se comprueba mejor",
    "in_between.switch.cards_by.rank": "Valor",
    "in_between.switch.cards_by.suit": "Valor y palo",
    "in_between.switch.odds": "Ver probabilidades",
    "in_between.switch.odds.help": "Aciertos, postes, fallos y promedio de una apuesta, según las cartas no vistas",
}
