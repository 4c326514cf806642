"""Spanish for ThreeBeTween."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "threebetween.name": "ThreeBeTween",
    "threebetween.tagline": "cartas de letras",
    # --- what may be entered
    "threebetween.ask.dealt": "{seat} recibe dos cartas límite",
    "threebetween.ask.replaced": "{seat} cambia una carta límite: ¿cuál se va, cuál viene?",
    "threebetween.ask.limits_set": "{seat} se queda con los límites y los pone",
    "threebetween.ask.drew": "{seat} roba",
    "threebetween.ask.placed": "{seat} coloca cartas",
    "threebetween.ask.banked": "{seat} va a la banca",
    "threebetween.ask.passed": "{seat} pasa",
    "threebetween.ask.busted": "{seat} revienta",
    "threebetween.ask.banked_points": "{seat} lleva estos puntos a la banca",
    "threebetween.ask.passed_points": "{seat} pasa con estos puntos",
    "threebetween.ask.not_entered": "{seat} sigue jugando sin anotar cartas",
    "threebetween.ask.reshuffled": "Se mezclan los descartes",
    "threebetween.ask.learned": "¿Qué número está impreso en esta carta?",
    "threebetween.ask.turned_learned": "¿Qué número está impreso en esta carta, puesta así?",
    "threebetween.ask.deck": "Qué hay en la baraja",
    "threebetween.ask.left": "{seat} se va",
    "threebetween.ask.joined": "{seat} se une",
    "threebetween.ask.seat_added": "Se une alguien nuevo",
    "threebetween.ask.level": "Anotar de otra manera",
    "threebetween.ask.ended": "Terminar la partida",
    # --- what was done, as history tells it
    "threebetween.did.dealt": "{seat} recibió {cards}",
    "threebetween.did.replaced": "{seat} cambió {discarded} por {drawn}",
    "threebetween.did.limits_set": "{seat} puso como límites {cards}",
    "threebetween.did.drew": "{seat} robó {cards}",
    "threebetween.did.placed": "{seat} colocó {cards}",
    "threebetween.did.banked": "{seat} fue a la banca",
    "threebetween.did.passed": "{seat} pasó",
    "threebetween.did.busted": "{seat} reventó",
    "threebetween.did.banked_points": "{seat} llevó {points} a la banca",
    "threebetween.did.passed_points": "{seat} pasó con {points}",
    "threebetween.did.not_entered": "{seat} siguió jugando, cartas sin anotar",
    "threebetween.did.reshuffled": "Se mezclaron los descartes",
    "threebetween.did.learned": "{card} vale {points}",
    "threebetween.did.turned_learned": "{card} vale {points} por este lado",
    "threebetween.did.deck": "Se describió la baraja",
    "threebetween.did.left": "{seat} se fue",
    "threebetween.did.joined": "{seat} se unió",
    "threebetween.did.seat_added": "{name} se une a la mesa, en el asiento {number}",
    "threebetween.did.level": "Desde aquí: {level}",
    "threebetween.did.ended": "La partida terminó",
    # --- what followed
    "threebetween.event.reshuffled": Plural(
        "amount",
        "El mazo se acabó: la única carta descartada es el mazo nuevo.",
        "El mazo se acabó: {amount} cartas descartadas son el mazo nuevo.",
    ),
    "threebetween.event.pair": "Los dos límites son {card}.",
    "threebetween.event.nothing_fits": Plural("amount", "{cards} no va.", "No va ninguna: {cards}."),
    "threebetween.event.full": "ThreeBeTween: {cards}. En el turno siguiente, {seat} va a la banca o pasa.",
    "threebetween.event.banked": "Apuntado: {points}; en riesgo: {banked}; dos límites nuevos para {seat}.",
    "threebetween.event.banked_unread": "{seat} va a la banca; falta leer: {cards}.",
    "threebetween.event.passed": "{seat} termina la ronda con {points}.",
    "threebetween.event.passed_unread": "{seat} termina; falta leer: {cards}.",
    "threebetween.event.bust": Plural(
        "points",
        "{seat} revienta: nada en esta ronda, se tacha 1 punto de la banca.",
        "{seat} revienta: nada en esta ronda, se tachan {points} puntos de la banca.",
    ),
    "threebetween.event.bust_plain": "{seat} revienta: nada en esta ronda.",
    "threebetween.event.tally_waits": "Todos terminaron. Antes del recuento hay que leer: {cards}.",
    "threebetween.event.tally": "Recuento hecho de la ronda {round_number}.",
    "threebetween.event.boxed": "{seat} tiene ahora {points} en el recuadro.",
    "threebetween.event.won": "Gana {winners} con {points}.",
    "threebetween.event.shared": "Victoria compartida con {points} para {winners}.",
    "threebetween.event.tie_goes_on": "{winners} van iguales, así que se juega otra ronda.",
    "threebetween.standing.target": "Se alcanzó la meta.",
    "threebetween.standing.stopped": "La mesa lo dejó aquí.",
    # --- chances
    "threebetween.odds.counts_unknown": (
        "Para las probabilidades hay que saber cuántas hay de cada carta; está en la carta resumen."
    ),
    "threebetween.odds.points_unknown": (
        "Para los puntos esperados hacen falta todos los números impresos; faltan algunos."
    ),
    "threebetween.odds.no_cards_known": "Sin probabilidades: las cartas de este jugador no se anotaron.",
    "threebetween.odds.not_counted": "Sin probabilidades en esta ronda: algunas de sus cartas no se anotaron.",
    "threebetween.odds.too_few_cards": "Quedan muy pocas cartas para robar.",
    # --- verdicts: why it is right
    "threebetween.pair_pending": "Dos veces {card}: {seat} revienta si un cambio no lo salva",
    "threebetween.pair_busts": "Dos veces {card} tras la banca: {seat} revienta y pierde todo lo de esta ronda",
    "threebetween.two_wilds": "Dos comodines son los mejores límites: va cualquier letra",
    "threebetween.keeps_pair": "Dos veces {card}, y se las queda: revienta",
    "threebetween.only_a_wild": "Dentro de {left}–{right} no hay ninguna letra; solo va un comodín",
    "threebetween.letters_between": Plural("amount", "Una letra va en medio", "{amount} letras van en medio"),
    "threebetween.lies_between": Plural(
        "amount", "{cards} está dentro de {left}–{right}", "{cards} están dentro de {left}–{right}"
    ),
    "threebetween.wild_fits": "Un comodín va entre cualquier par de límites",
    "threebetween.points_only": "Desde aquí, {seat} dice puntos y no cartas",
    "threebetween.number_changes": "{card} vale {points} desde ahora; lo apuntado queda",
    "threebetween.sample_deck": (
        "La baraja de ejemplo: inventada para probar, no es lo que hay impreso en ninguna baraja"
    ),
    "threebetween.leaves_round": "Los puntos de {seat} quedan; esta ronda no suma nada",
    "threebetween.joins_now": "{seat} juega desde esta ronda, con {points}",
    "threebetween.joins_next_round": "{seat} juega desde la ronda siguiente, con {points}",
    "threebetween.cards_forgotten": "Ya no se siguen las cartas de la mesa; esta ronda acaba con puntos",
    "threebetween.round_dropped": "La ronda {round_number} queda sin terminar y no cuenta para nadie",
    # --- verdicts: only the table can know
    "threebetween.numbers_unknown": "Falta el número impreso de {cards}. Se puede leer más tarde.",
    "threebetween.sum_differs": "Las cartas que hay suman {cards_points}, no {points}. ¿Contar otra vez?",
    "threebetween.could_place": "Podría ir: {cards}. {seat} puede rechazar, pero no colocar nada es reventar.",
    "threebetween.bust_not_entered": "Las cartas con que revienta {seat} no se anotaron. ¿Lo vieron todos?",
    "threebetween.high_number": "Los números impresos acaban en {most}. ¿De verdad es {points}?",
    "threebetween.not_74": "Contadas así son {amount} cartas; la baraja se vende con {most}.",
    "threebetween.no_more_consonants": "Serían más que las {most} consonantes de la baraja. ¿Mirar otra vez?",
    "threebetween.no_more_vowels": "Serían más que las {most} cartas de vocales de la baraja. ¿Mirar otra vez?",
    # --- verdicts: what is wrong, and what would have been right
    "threebetween.match_over": "La partida terminó. Deshaz el final para seguir.",
    "threebetween.new_now": "{name} juega desde esta ronda, con 0",
    "threebetween.new_next_round": "{name} juega desde la ronda siguiente, con 0",
    "threebetween.no_such_seat": "No existe el asiento {seat_number}; aquí juegan {seats}.",
    "threebetween.scorepad_only": "Ahora solo se apuntan puntos. Pasa a cartas para anotarlas.",
    "threebetween.is_passed": "{seat} ha pasado y espera la ronda siguiente.",
    "threebetween.is_passed.instead": "Siguen los que aún están en la ronda.",
    "threebetween.is_busted": "{seat} ha reventado y espera la ronda siguiente.",
    "threebetween.is_busted.instead": "Siguen los que aún están en la ronda.",
    "threebetween.is_away": "{seat} no está en la mesa.",
    "threebetween.is_here": "{seat} ya está en la mesa.",
    "threebetween.last_one": "Aquí solo queda {seat}. Mejor terminar la partida.",
    "threebetween.out_of_turn": "Le toca a {turn_seat}, no a {seat}.",
    "threebetween.out_of_turn.instead": "Antes va {turn_seat}.",
    "threebetween.set_up_first": "Los turnos empiezan con todos los límites puestos; falta {waiting_seat}.",
    "threebetween.set_up_first.instead": "Pon antes los límites de {waiting_seat}.",
    "threebetween.has_limits": "{seat} ya tiene cartas límite.",
    "threebetween.two_limits": Plural(
        "amount", "Los límites son dos cartas, no una.", "Los límites son dos cartas, no {amount}."
    ),
    "threebetween.no_limits": "{seat} no tiene límites con cartas conocidas.",
    "threebetween.no_limits_to_change": "{seat} no tiene ninguna carta límite que se pueda cambiar.",
    "threebetween.not_a_limit": "{card} no es un límite de {seat}, que tiene {cards}.",
    "threebetween.not_the_limits": "{seat} recibió {cards}; esos son los límites que se ponen.",
    "threebetween.deal_first": "Antes de que alguien se quede con una carta límite o la cambie, se reparten todas.",
    "threebetween.deal_first.instead": "Reparte antes dos cartas a cada jugador.",
    "threebetween.replaced_already": "{seat} ya usó el único cambio.",
    "threebetween.replaced_already.instead": "{seat} pone los límites como están.",
    "threebetween.no_replacement_now": "Tras la banca, los límites nuevos se quedan como vienen.",
    "threebetween.no_replacement_now.instead": "{seat} pone las dos cartas.",
    "threebetween.kept_already": "{seat} se quedó con los límites; la vuelta pasa una sola vez.",
    "threebetween.kept_already.instead": "{seat} juega con los límites como están puestos.",
    "threebetween.limits_fixed": "Los límites de {seat} están fijos: ya no se pueden girar ni mover.",
    "threebetween.limits_fixed.instead": "Quedan como están hasta la banca o el final de la ronda.",
    "threebetween.exact_pair": "Dos veces {card} es exactamente la misma carta: revienta.",
    "threebetween.exact_pair.instead": "{seat} cambia una si aún puede, o revienta.",
    "threebetween.same_letter": (
        "Los dos límites muestran {letter}; dos cartas de vocales distintas siempre pueden mostrar dos letras."
    ),
    "threebetween.same_letter.instead": "{seat} gira una de ellas.",
    "threebetween.wrong_way_round": "{left} va después de {right} en el alfabeto.",
    "threebetween.wrong_way_round.instead": "{right} va a la izquierda, {left} a la derecha.",
    "threebetween.no_pair": "{cards} no son la misma carta, así que {seat} no revienta.",
    "threebetween.no_pair.instead": "{seat} pone los límites, o cambia uno si aún puede.",
    "threebetween.place_first": "{seat} robó {cards}; antes hay que colocar o descartar eso.",
    "threebetween.no_space": "{seat} tiene tres entre los límites; no queda hueco para robar.",
    "threebetween.no_space.instead": "{seat} va a la banca o pasa.",
    "threebetween.nothing_drawn": "Quien roba, roba al menos una carta.",
    "threebetween.wrong_number": Plural(
        "spaces",
        "Hay un hueco vacío, así que se roba una carta, no {amount}.",
        "Hay {spaces} huecos vacíos, así que se roban {spaces} cartas, no {amount}.",
    ),
    "threebetween.wrong_number.instead": Plural(
        "spaces", "{seat} roba una carta.", "{seat} roba {spaces} cartas, todas a la vez."
    ),
    "threebetween.no_draw": "{seat} no ha robado nada que colocar.",
    "threebetween.not_drawn": "Solo se pueden colocar cartas robadas: {cards}.",
    "threebetween.placed_none": "No colocar nada es reventar; anótalo así.",
    "threebetween.no_room": Plural("spaces", "Solo hay sitio para una carta.", "Solo hay sitio para {spaces} cartas."),
    "threebetween.is_a_limit": "{card} es un límite; solo van letras estrictamente dentro de {left}–{right}.",
    "threebetween.is_a_limit.instead": "Se descarta, o se gira si así muestra una vocal que va.",
    "threebetween.not_between": "{card} no está dentro de {left}–{right}.",
    "threebetween.not_between.instead": "Se descarta, o se gira si así muestra una vocal que va.",
    "threebetween.shown_already": "{letter} ya se ve entre los límites.",
    "threebetween.shown_already.instead": "Se descarta, o se gira si así muestra una vocal que va.",
    "threebetween.place_or_bust": "{seat} robó {cards} y tiene que colocar una o reventar.",
    "threebetween.place_or_bust.instead": "{seat} coloca lo que va, o revienta.",
    "threebetween.not_three": "A la banca solo va un ThreeBeTween; {seat} tiene {amount} de {three}.",
    "threebetween.not_three.instead": "{seat} roba o pasa.",
    "threebetween.limits_first": "{seat} toma y pone antes dos cartas límite; con eso acaba el turno.",
    "threebetween.limits_first.instead": "Repártelas y ponlas; {seat} sigue en el turno siguiente.",
    "threebetween.draw_first": "En esta mesa se roba al menos una vez antes de pasar.",
    "threebetween.draw_first.instead": "{seat} roba.",
    "threebetween.full_cannot_bust": "{seat} tiene tres entre los límites y no roba, así que no puede reventar.",
    "threebetween.full_cannot_bust.instead": "{seat} va a la banca o pasa.",
    "threebetween.no_cards_known": "Las cartas de {seat} no se conocen; apunta mejor los puntos.",
    "threebetween.not_counted": "No se anotaron todas las cartas de esta ronda, así que mezclar no cambia nada aquí.",
    "threebetween.nothing_to_shuffle": "No hay ninguna carta descartada que mezclar.",
    "threebetween.deck_not_empty": Plural(
        "amount", "En el mazo queda una carta.", "En el mazo quedan {amount} cartas."
    ),
    "threebetween.deck_not_empty.instead": "Reparte lo que queda y luego mezcla los descartes.",
    "threebetween.not_so_many": "Mazo y descartes juntos tienen menos de {amount} cartas.",
    "threebetween.no_more_of": Plural(
        "most",
        "En la baraja hay una sola {card}, y ya se vio.",
        "En la baraja hay {most} de {card}, y ya se vieron todas.",
    ),
    "threebetween.no_such_number": "Un número impreso es 0 o más, con dos cifras como máximo, no {points}.",
    "threebetween.nothing_known": "Di al menos una carta.",
    "threebetween.face_twice": "Una carta está descrita dos veces.",
    "threebetween.too_many_copies": "En la baraja no puede haber {amount} de {card}; como máximo {most}.",
    "threebetween.too_few_copies": "En esta ronda se vieron {seen} de {card}, así que hay más de {amount}.",
    "threebetween.too_many_in_group": "Eso hace {amount} cartas de una clase de la que hay {most}.",
    "threebetween.more_seen": "En esta ronda se vieron más de {amount} cartas.",
    "threebetween.no_change": "La partida ya se lleva así.",
    # --- the rulebook
    "threebetween.section.1": "Preparación",
    "threebetween.section.2": "Cartas límite",
    "threebetween.section.3": "Robar",
    "threebetween.section.4": "Banca, pasar, reventar",
    "threebetween.section.5": "Puntos y victoria",
    "threebetween.clause.seats": "De dos a seis jugadores",
    "threebetween.clause.seats.text": "Pueden jugar de dos a seis personas.",
    "threebetween.clause.deck": "Las 74 cartas, cada ronda",
    "threebetween.clause.deck.text": (
        "Las cartas Alpha son 42 consonantes, 30 cartas de vocales con dos vocales cada una y 2 comodines. Aparta la "
        "carta resumen. Para cada ronda se juntan y se mezclan todas las cartas. Cuántas hay de cada letra se sabe "
        "solo de unas pocas: tres T, una J, una Z. El resto está en la carta resumen, y la app pregunta en vez de "
        "adivinar."
    ),
    "threebetween.clause.points": "El número de arriba a la izquierda",
    "threebetween.clause.points.text": (
        "Una carta vale el número que lleva impreso. La app lo aprende la primera vez que se anota la carta y luego lo "
        "pone sola. Una carta de vocales vale lo mismo por los dos lados, salvo que la mesa lea dos números. Unos "
        "puntos a los que les falta un número lo esperan hasta el recuento."
    ),
    "threebetween.clause.dealer": "Quién reparte",
    "threebetween.clause.dealer.text": (
        "La mesa elige quién reparte primero; tras cada ronda reparte el siguiente a la izquierda. Quien reparte "
        "también juega, el último en cada vuelta."
    ),
    "threebetween.clause.come_and_go": "Irse y unirse",
    "threebetween.clause.come_and_go.text": (
        "Quien se va conserva los puntos del recuadro, no suma nada en la ronda en curso y se le salta desde ese "
        "momento. Quien llega juega desde el siguiente reparto; quien es nuevo, con 0. Quien es nuevo ocupa el "
        "asiento tras el último."
    ),
    "threebetween.clause.limits": "Dos límites, la letra anterior a la izquierda",
    "threebetween.clause.limits.text": (
        "Cada jugador recibe dos cartas a la vista. La letra más cercana a la A va a la izquierda; la más cercana a la "
        "Z, a la derecha. Una carta de vocales muestra la vocal que más convenga; la app propone el intervalo más "
        "ancho. Cómo van los límites queda fijo cuando empiezan los turnos, y tras una banca en cuanto se ponen."
    ),
    "threebetween.clause.exact_pair": "La misma carta dos veces revienta",
    "threebetween.clause.exact_pair.text": (
        "Dos límites con la misma cara revientan: L y L, o bien A/E y A/E, por cualquier lado. A/E y A/I son cartas "
        "distintas. Dos comodines no revientan: son los mejores límites que hay."
    ),
    "threebetween.clause.two_letters": "Los límites muestran dos letras",
    "threebetween.clause.two_letters.text": (
        "Dos cartas de vocales distintas no pueden mostrar la misma vocal como límites; una de ellas siempre se puede "
        "girar."
    ),
    "threebetween.clause.wild_limit": "Un comodín como límite",
    "threebetween.clause.wild_limit.text": (
        "A la izquierda un comodín va antes de la A; a la derecha, después de la Z. El jugador elige el lado, junto "
        "con la vocal de la otra carta. Queda fijo como cualquier límite."
    ),
    "threebetween.clause.replacement": "Un cambio al empezar",
    "threebetween.clause.replacement.text": (
        "Cuando todos tienen dos cartas, se da otra vuelta desde la izquierda de quien reparte. Cada jugador puede "
        "descartar un límite, a la vista, y solo entonces recibe otro; una vez. Dos cartas iguales revientan solo "
        "cuando ha pasado la vuelta: un cambio puede salvarlas, o formar una pareja y reventar."
    ),
    "threebetween.clause.narrow_limits": "Nada en medio no es reventar",
    "threebetween.clause.narrow_limits.text": (
        "Con vecinas como L y M solo va un comodín. El jugador aún puede cambiar, pasar, o robar y confiar en la "
        "suerte."
    ),
    "threebetween.clause.turns": "Los turnos van a la izquierda",
    "threebetween.clause.turns.text": (
        "En cada turno se hace una cosa: robar, ir a la banca o pasar. Quien ha pasado o reventado no juega hasta la "
        "ronda siguiente; los demás siguen, aunque quede uno solo."
    ),
    "threebetween.clause.draw": "Tantas cartas como huecos vacíos",
    "threebetween.clause.draw.text": (
        "Se roba para todos los huecos vacíos a la vez, ni más ni menos cartas, a la vista. Después decide el jugador."
    ),
    "threebetween.clause.between": "Estrictamente entre los límites",
    "threebetween.clause.between.text": (
        "Una carta se puede colocar si su letra va después del límite izquierdo y antes del derecho; las letras de los "
        "límites no sirven. Da igual en qué orden estén las cartas, y también una estrella en una carta de vocales. "
        "Una vocal colocada queda como está."
    ),
    "threebetween.clause.shown_once": "Cada letra una vez",
    "threebetween.clause.shown_once.text": (
        "Una letra que se ve entre los límites no se puede colocar otra vez, tampoco del mismo robo. Cuenta la letra, "
        "no la carta: con A/E puesta como A, otra A/E puede entrar como E, pero A/I no como A."
    ),
    "threebetween.clause.wild_between": "Un comodín siempre va",
    "threebetween.clause.wild_between.text": (
        "Entre los límites un comodín ocupa un hueco y no es ninguna letra. Va en cualquier parte, también los dos "
        "juntos, y nadie está obligado a colocarlo."
    ),
    "threebetween.clause.use_one": "Colocar al menos una",
    "threebetween.clause.use_one.text": (
        "Las cartas que no van, o que el jugador no quiere, se descartan. Pero quien no coloca ninguna de las cartas "
        "robadas revienta, aunque alguna hubiera ido."
    ),
    "threebetween.clause.deck_runs_out": "Cuando se acaba el mazo",
    "threebetween.clause.deck_runs_out.text": (
        "Se reparte lo que queda, luego se mezclan los descartes y el resto sale de ellos. Las cartas de quienes "
        "pasaron se quedan donde están hasta que acaba la ronda."
    ),
    "threebetween.clause.full": "ThreeBeTween: banca o pasar",
    "threebetween.clause.full.text": (
        "Con los tres huecos llenos no hay nada que robar; en el turno siguiente el jugador va a la banca o pasa."
    ),
    "threebetween.clause.bank": "Banca",
    "threebetween.clause.bank.text": (
        "Los puntos de las cinco cartas se apuntan en la hoja, todavía en riesgo. Las cinco se descartan y vienen dos "
        "límites nuevos, sin cambio; dos iguales revientan, y se pierde todo lo llevado a la banca en la ronda. "
        "Ponerlos acaba el turno. Se puede ir a la banca tantas veces como salga. Por regla de la casa se puede "
        "cambiar uno de los límites nuevos."
    ),
    "threebetween.clause.pass": "Pasar",
    "threebetween.clause.pass.text": (
        "Quien pasa cuenta todas las cartas que tiene delante, también los límites, y termina su ronda. Se puede en "
        "cualquier turno, incluso solo con límites. Por regla de la casa antes hay que robar una vez en la ronda."
    ),
    "threebetween.clause.bust": "Reventar",
    "threebetween.clause.bust.text": (
        "Reventar no da nada en la ronda: se tachan los puntos de la banca, y se descartan los límites y todas las "
        "cartas entre ellos."
    ),
    "threebetween.clause.at_risk": "A salvo y en riesgo",
    "threebetween.clause.at_risk.text": (
        "Cada jugador tiene tres números: los puntos del recuadro, que están a salvo, y los puntos de la banca y de la "
        "mesa, que aún se pierden al reventar. Pasar los asegura; se suman en el recuento."
    ),
    "threebetween.clause.tally": "Recuento",
    "threebetween.clause.tally.text": (
        "Cuando no queda nadie en la ronda, quienes pasaron suman lo de la banca y lo de la mesa y ponen los puntos "
        "nuevos en el recuadro. Quienes reventaron no suman nada, aunque sean todos."
    ),
    "threebetween.clause.game_over": "Se acaba tras un recuento",
    "threebetween.clause.game_over.text": (
        "Cuando alguien tiene 100 en el recuadro, o lo que acordó la mesa, la partida acaba y gana quien tiene más "
        "puntos. Pasar en mitad de la ronda no la acaba."
    ),
    "threebetween.clause.tie": "Iguales arriba",
    "threebetween.clause.tie.text": (
        "Quienes empatan en cabeza con los mismos puntos comparten la victoria. Por regla de la casa se siguen jugando "
        "rondas hasta que uno va solo en cabeza."
    ),
    "threebetween.clause.mistakes": "Los errores se deshacen",
    "threebetween.clause.mistakes.text": (
        "Una anotación equivocada, o una carta puesta donde no va, se deshace hasta ese punto, sin castigo."
    ),
    "threebetween.clause.scorepad": "Puntos sin cartas",
    "threebetween.clause.scorepad.text": (
        "Una mesa puede apuntar solo puntos, también como sumas, para toda la partida o para un jugador en una ronda. "
        "Pasar a puntos en mitad de la ronda deja atrás las cartas."
    ),
    "threebetween.clause.odds": "Probabilidades",
    "threebetween.clause.odds.text": (
        "Una mesa que quiera puede ver las probabilidades exactas de robar y qué dan en promedio robar, ir a la banca "
        "y pasar, si el jugador pasa después. Se calculan con las cartas no vistas en esta ronda, así que hay que "
        "anotar cada carta y saber cuántas hay de todas."
    ),
    # --- house rules
    "threebetween.switch.target": "Puntos para ganar",
    "threebetween.switch.target.help": "La partida acaba tras el recuento en que alguien tiene tantos",
    "threebetween.switch.tie": "Empate al final",
    "threebetween.switch.tie.help": "Qué pasa si varios empatan en cabeza",
    "threebetween.switch.tie.shared": "Victoria compartida",
    "threebetween.switch.tie.play_on": "Hasta que uno gane",
    "threebetween.switch.draw_before_pass": "Robar antes de pasar",
    "threebetween.switch.draw_before_pass.help": "Todos roban al menos una vez en la ronda antes de pasar",
    "threebetween.switch.replacement_after_bank": "Cambio tras la banca",
    "threebetween.switch.replacement_after_bank.help": (
        "Se puede cambiar uno de los límites nuevos, también para librarse de una pareja"
    ),
    "threebetween.switch.odds": "Ver probabilidades",
    "threebetween.switch.odds.help": "Probabilidades exactas de quien juega, si se sabe cuántas hay de cada carta",
}
