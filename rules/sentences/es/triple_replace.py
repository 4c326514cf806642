"""Spanish for 3-Card Triple Replace."""

from rules.sentences import Plural, Sentence
from rules.sentences.es.triple_replace_rulebook import RULEBOOK

_TABLE: dict[str, Sentence] = {
    "triple_replace.name": "3-Card Triple Replace",
    "triple_replace.tagline": "póker de 3 cartas",
    # --- what may be entered
    "triple_replace.ask.dealt": "Repartir una mano: ¿quién reparte?",
    "triple_replace.ask.ups": "Cartas descubiertas de {seat}",
    "triple_replace.ask.left_out": "Seguir sin cartas en esta mano",
    "triple_replace.ask.led": "{seat} muestra las mejores cartas y habla primero",
    "triple_replace.ask.checked": "{seat} pasa",
    "triple_replace.ask.bet": "{seat} apuesta",
    "triple_replace.ask.called": "{seat} iguala",
    "triple_replace.ask.raised": "{seat} sube en",
    "triple_replace.ask.all_in": "{seat} va all-in",
    "triple_replace.ask.folded": "{seat} se retira",
    "triple_replace.ask.stood_pat": "{seat} se planta",
    "triple_replace.ask.replaced": "{seat} cambia cartas tapadas",
    "triple_replace.ask.replaced_up": "{seat} cambia cartas descubiertas",
    "triple_replace.ask.replaced_both": "{seat} cambia una carta descubierta y una tapada",
    "triple_replace.ask.received": "Nuevas cartas descubiertas de {seat}",
    "triple_replace.ask.exposed": "Al repartir se vio la carta tapada de {seat}",
    "triple_replace.ask.declared": "{seat} declara",
    "triple_replace.ask.shown": "{seat} muestra",
    "triple_replace.ask.won": "¿Quién gana este bote?",
    "triple_replace.ask.put_in": "{seat} pone",
    "triple_replace.ask.bought": "{seat} compra fichas",
    "triple_replace.ask.gave": "{seat} da fichas",
    "triple_replace.ask.sat_out": "{seat} descansa",
    "triple_replace.ask.sat_in": "{seat} vuelve a jugar",
    "triple_replace.ask.seat_added": "Se une alguien nuevo",
    "triple_replace.ask.level": "Anotar de otra manera",
    "triple_replace.ask.ended": "Terminar la partida",
    # --- the choices in them
    "triple_replace.choice.way.high": "Alta",
    "triple_replace.choice.way.low": "Baja",
    "triple_replace.choice.way.both": "Ambas",
    # --- what was done, as history tells it
    "triple_replace.did.dealt": "{dealer_seat} repartió una mano",
    "triple_replace.did.ups": "{seat} recibió {cards}",
    "triple_replace.did.left_out": "El resto de la mano, sin cartas",
    "triple_replace.did.led": "{seat} habla primero",
    "triple_replace.did.checked": "{seat} pasó",
    "triple_replace.did.bet": "{seat} apostó {amount}",
    "triple_replace.did.called": "{seat} igualó",
    "triple_replace.did.raised": "{seat} subió en {amount}",
    "triple_replace.did.all_in": "{seat} fue all-in",
    "triple_replace.did.folded": "{seat} se retiró",
    "triple_replace.did.stood_pat": "{seat} se plantó",
    "triple_replace.did.replaced": Plural(
        "amount", "{seat} cambió una carta tapada", "{seat} cambió {amount} cartas tapadas"
    ),
    "triple_replace.did.replaced_up": "{seat} cambió {cards}",
    "triple_replace.did.replaced_both": Plural(
        "amount", "{seat} cambió {cards} y una carta tapada", "{seat} cambió {cards} y {amount} cartas tapadas"
    ),
    "triple_replace.did.received": "{seat} recibió {cards}",
    "triple_replace.did.exposed": "Se vio una carta de {seat}: {card}",
    "triple_replace.did.declared": "{seat} declaró: {way}",
    "triple_replace.did.shown": "{seat} mostró {cards}",
    "triple_replace.did.won": "Bote para {winners}",
    "triple_replace.did.put_in": "{seat} puso {amount}",
    "triple_replace.did.bought": "{seat} compró {amount}",
    "triple_replace.did.gave": "{seat} dio {amount} a {to_seat}",
    "triple_replace.did.sat_out": "{seat} descansa",
    "triple_replace.did.sat_in": "{seat} vuelve a jugar",
    "triple_replace.did.seat_added": "{name} se une a la mesa, en el asiento {number}",
    "triple_replace.did.level": "Desde aquí: {level}",
    "triple_replace.did.ended": "La partida terminó",
    # --- what followed
    "triple_replace.event.joined": "{name} entra con {amount}.",
    "triple_replace.event.antes": "Los antes de {count} jugadores: {amount} en total.",
    "triple_replace.event.leads_showing": (
        "Ronda de apuestas {number}: {seat} muestra las mejores cartas y habla primero."
    ),
    "triple_replace.event.leads_tied": (
        "Ronda de apuestas {number}: varios muestran lo mismo; {seat} está antes desde la izquierda de quien reparte y "
        "habla primero."
    ),
    "triple_replace.event.leads_first": (
        "Ronda de apuestas {number}: no hay cartas a la vista, así que habla primero {seat}, desde la izquierda de "
        "quien reparte."
    ),
    "triple_replace.event.no_betting": (
        "La ronda de apuestas {number} se salta: como mucho un jugador tiene fichas para apostar."
    ),
    "triple_replace.event.replacing": Plural(
        "limit",
        "Ronda de cambio {number}: una carta como máximo, por {price}.",
        "Ronda de cambio {number}: hasta {limit} cartas, {price} por cada una.",
    ),
    "triple_replace.event.cannot_replace": "Sin fichas para una carta nueva: {seat}.",
    "triple_replace.event.reshuffled": Plural(
        "count",
        "El mazo se acabó. La única carta descartada antes es el mazo nuevo.",
        "El mazo se acabó. Las {count} cartas descartadas antes se mezclan como mazo nuevo.",
    ),
    "triple_replace.event.won_unshown": "Los demás se retiraron: {seat} toma {amount} y no muestra nada.",
    "triple_replace.event.uncontested": "Lo que nadie más puede ganar, {amount}, va para {seat}.",
    "triple_replace.event.won_both": "{winners} fue a por ambas y gana ambas: {amount}.",
    "triple_replace.event.won_trips": Plural(
        "count", "Trío, {rank}: {amount} para {winners}.", "Trío, {rank}: {winners} se reparten {amount}."
    ),
    "triple_replace.event.won_straight_flush": Plural(
        "count",
        "Escalera de color hasta {rank}: {amount} para {winners}.",
        "Escalera de color hasta {rank}: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.won_flush": Plural(
        "count",
        "Color, {rank}-{second}-{third}: {amount} para {winners}.",
        "Color, {rank}-{second}-{third}: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.won_straight": Plural(
        "count",
        "Escalera hasta {rank}: {amount} para {winners}.",
        "Escalera hasta {rank}: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.won_pair": Plural(
        "count",
        "Pareja, {rank}, con {second}: {amount} para {winners}.",
        "Pareja, {rank}, con {second}: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.won_high_card": Plural(
        "count",
        "Carta alta, {rank}-{second}-{third}: {amount} para {winners}.",
        "Carta alta, {rank}-{second}-{third}: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.won_low": Plural(
        "count",
        "La mano más baja, {rank}-{second}-{third}: {amount} para {winners}.",
        "La mano más baja, {rank}-{second}-{third}: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.won_low_pair": Plural(
        "count",
        "La mano más baja, una pareja, {rank}, con {second}: {amount} para {winners}.",
        "La mano más baja, una pareja, {rank}, con {second}: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.won_low_trips": Plural(
        "count",
        "La mano más baja, un trío, {rank}: {amount} para {winners}.",
        "La mano más baja, un trío, {rank}: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.told_high": Plural(
        "count",
        "La mejor mano: {amount} para {winners}.",
        "La mejor mano: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.told_low": Plural(
        "count",
        "La mano más baja: {amount} para {winners}.",
        "La mano más baja: {winners} se reparten {amount}.",
    ),
    "triple_replace.event.pot_shared": "El bote de {amount} se reparte entre {seat}.",
    "triple_replace.standing.stopped": "La mesa lo dejó aquí.",
    # --- verdicts: why it is right
    "triple_replace.deck_may_run_out": (
        "Con {count} jugadores pueden hacer falta hasta {needed} de las 52 cartas. Si el mazo se acaba, se mezclan los "
        "descartes."
    ),
    "triple_replace.calls": "{seat} paga {amount}",
    "triple_replace.calls_short": "{seat} tiene solo {amount} de {owed} y opta a esa parte del bote",
    "triple_replace.all_in": "{seat} lo puso todo",
    "triple_replace.pays": Plural("count", "{seat} paga {cost} por una carta", "{seat} paga {cost} por {count} cartas"),
    "triple_replace.exposed": "{card} va a los descartes, y {seat} recibe otra carta gratis",
    "triple_replace.gives_up_unshown": "{seat} renuncia y no muestra",
    "triple_replace.from_next_hand": "{seat} juega esta mano hasta el final y después descansa",
    "triple_replace.pot_stays": "El bote de {amount} queda para quien gane",
    "triple_replace.pot_is_shared": "El bote de {amount} se reparte entre quienes aún optan a él",
    "triple_replace.shows_trips": "Trío, {rank}",
    "triple_replace.shows_straight_flush": "Escalera de color hasta {rank}",
    "triple_replace.shows_flush": "Color, {rank}-{second}-{third}",
    "triple_replace.shows_straight": "Escalera hasta {rank}",
    "triple_replace.shows_pair": "Pareja, {rank}, con {second}",
    "triple_replace.shows_high_card": "Carta alta, {rank}-{second}-{third}",
    "triple_replace.shows_low": "Para la baja: {rank}-{second}-{third}",
    "triple_replace.shows_low_pair": "Para la baja: una pareja, {rank}, con {second}",
    "triple_replace.shows_low_trips": "Para la baja: un trío, {rank}",
    # --- verdicts: only the table can know
    "triple_replace.declared_otherwise": (
        "{seat} declaró otra cosa. Solo vale si en esta no quedaba nadie; la mesa vio las manos."
    ),
    # --- verdicts: what is wrong, and what would have been right
    "triple_replace.match_over": "La partida terminó. Deshaz el final para seguir.",
    "triple_replace.new_next_hand": "{name} recibe cartas desde la mano siguiente",
    "triple_replace.no_such_seat": "No existe el asiento {seat_number}; aquí juegan {seats}.",
    "triple_replace.scorepad_only": (
        "Ahora solo se apuntan el dinero y quién gana. Pasa a cartas para repartir una mano."
    ),
    "triple_replace.cards_are_kept": (
        "Ahora una mano se lleva apuesta por apuesta. Pasa a resultados para apuntar solo lo que se puso."
    ),
    "triple_replace.no_change": "La partida ya se lleva así.",
    "triple_replace.not_now_between": "No hay ninguna mano repartida.",
    "triple_replace.not_now_ups": "Antes se dicen las cartas descubiertas, o la mano sigue sin cartas.",
    "triple_replace.not_now_lead": "Antes la mesa dice quién muestra las mejores cartas y habla primero.",
    "triple_replace.not_now_bet": "Hay una ronda de apuestas en marcha.",
    "triple_replace.not_now_replace": "Hay una ronda de cambio en marcha.",
    "triple_replace.not_now_declare": "Es el momento de declarar: alta, baja o ambas.",
    "triple_replace.not_now_show": "Es el momento de mostrar: se muestran las manos, o se dice quién gana.",
    "triple_replace.not_now_award": "La mesa está diciendo quién gana, bote por bote.",
    "triple_replace.not_dealt_in": "{seat} no tiene cartas en esta mano.",
    "triple_replace.has_folded": "{seat} se retiró y está fuera de esta mano.",
    "triple_replace.too_few": "Una mano necesita dos jugadores con fichas, no {count}.",
    "triple_replace.hand_under_way": "La mano {hand_number} no está terminada.",
    "triple_replace.hand_under_way.instead": (
        "Juégala hasta el final. Si la mesa la deja, su bote va para quien gane la siguiente."
    ),
    "triple_replace.not_dealer": "El reparto va hacia la izquierda: le toca a {dealer_seat}, no a {seat}.",
    "triple_replace.not_dealer.instead": "Reparte {dealer_seat}.",
    "triple_replace.ups_known": "Las cartas descubiertas de {seat} ya están dichas.",
    "triple_replace.up_count": Plural(
        "wanted",
        "{seat} tiene una carta descubierta, no {count}.",
        "{seat} tiene {wanted} cartas descubiertas, no {count}.",
    ),
    "triple_replace.not_kept": "Esta mano se juega sin sus cartas.",
    "triple_replace.suit_needed": "¿Qué {card}? En esta mesa las cartas se dicen con su palo.",
    "triple_replace.is_up": "{card}: está descubierta delante de {holder_seat}, anotación {entry}.",
    "triple_replace.is_discarded": (
        "{card}: la descartó {holder_seat}, anotación {entry}, y todavía no ha vuelto al mazo."
    ),
    "triple_replace.is_shown": "{card}: la mostró {holder_seat}, anotación {entry}.",
    "triple_replace.card_twice": "{card}: está dicha dos veces, y solo hay una.",
    "triple_replace.no_such_card_left": "Hay cuatro cartas de cada valor. De este, {rank}, no quedan tantas.",
    "triple_replace.betting_begun": "En esta ronda ya actuó alguien, así que ya está claro quién habla primero.",
    "triple_replace.not_leading": "En esta ronda habla primero {leader_seat}, no {seat}.",
    "triple_replace.not_leading.instead": (
        "Hablan primero las mejores cartas descubiertas; si son iguales o no hay ninguna, el primero desde la "
        "izquierda de quien reparte."
    ),
    "triple_replace.is_all_in": "{seat} va all-in y no le queda nada con que actuar.",
    "triple_replace.out_of_turn": "Le toca a {turn_seat}, no a {seat}.",
    "triple_replace.out_of_turn.instead": "Antes va {turn_seat}.",
    "triple_replace.must_call": "Hay que igualar {amount}, así que {seat} no puede pasar.",
    "triple_replace.must_call.instead": "Igualar {amount}, subir o retirarse.",
    "triple_replace.must_open": "En esta mesa, quien habla primero en la primera ronda tiene que apostar.",
    "triple_replace.must_open.instead": "{seat} apuesta o se retira.",
    "triple_replace.nothing_to_call": "No hay ninguna apuesta que {seat} no haya pagado.",
    "triple_replace.nothing_to_call.instead": "Pasar, apostar o retirarse.",
    "triple_replace.is_raise": "Ya hay una apuesta; poner más es subir.",
    "triple_replace.is_raise.instead": "Igualar la apuesta, subir o retirarse.",
    "triple_replace.nothing_to_raise": "No hay ninguna apuesta que subir.",
    "triple_replace.nothing_to_raise.instead": "Apostar, pasar o retirarse.",
    "triple_replace.may_owe": "En esta mesa nadie va all-in: lo que le falta a {seat} se le debe al bote.",
    "triple_replace.no_amount": "{amount} no es una cantidad; hace falta al menos una ficha.",
    "triple_replace.too_much": "No se puede apuntar más de {most} de una vez.",
    "triple_replace.to_oneself": "{seat} no puede dar fichas a {seat}.",
    "triple_replace.cannot_give": "{seat} tiene {stack} y no puede dar {amount}.",
    "triple_replace.no_gifts": "En mitad de una mano, {seat} se queda con lo que hay en la mesa.",
    "triple_replace.no_gifts.instead": "Las fichas se dan cuando acabe esta mano.",
    "triple_replace.not_in_chips": "{amount} no se hace con fichas enteras de {chip}.",
    "triple_replace.not_enough": "{seat} tiene {stack} y no puede poner {amount}.",
    "triple_replace.size_low_or_high": "{amount} no es {low} ni {high}.",
    "triple_replace.size_low_or_high.instead": (
        "Vale {low} y vale {high}; quien tenga menos de {high} puede poner el resto."
    ),
    "triple_replace.size_low_only": "En esta ronda las apuestas y subidas son de {low}.",
    "triple_replace.size_low_only.instead": "{low}; quien tenga menos puede poner el resto.",
    "triple_replace.size_high_only": "En esta ronda las apuestas y subidas son de {high}.",
    "triple_replace.size_high_only.instead": "{high}; quien tenga menos puede poner el resto.",
    "triple_replace.size_spread": "{amount} no está entre {low} y {high}.",
    "triple_replace.size_spread.instead": "Lo que sea de {low} a {high}; quien tenga menos puede poner el resto.",
    "triple_replace.size_pot_limit": "{amount} no está entre {low} y el bote.",
    "triple_replace.size_pot_limit.instead": "Lo que sea de {low} a {most}; quien tenga menos puede poner el resto.",
    "triple_replace.size_free": "{amount} está por debajo de la apuesta mínima de {low}, o pasa de toda medida.",
    "triple_replace.size_free.instead": "{low} o más; quien tenga menos puede poner el resto.",
    "triple_replace.raise_cap": "Ya se usaron las {cap} subidas de esta ronda.",
    "triple_replace.raise_cap.instead": "Igualar {owed} o retirarse.",
    "triple_replace.check_raise": "{seat} pasó en esta ronda, y en esta mesa no se sube después de pasar.",
    "triple_replace.check_raise.instead": "Igualar {owed} o retirarse.",
    "triple_replace.nobody_to_call": "Nadie más tiene fichas para igualar.",
    "triple_replace.nobody_to_call.instead": "{seat} iguala la apuesta, o pasa.",
    "triple_replace.shown_already": "{seat} ya mostró la mano.",
    "triple_replace.shown_already.instead": "Que cuente la mano mostrada.",
    "triple_replace.folds_when_betting": "Uno se retira en una ronda de apuestas o al mostrar, no ahora.",
    "triple_replace.folds_when_betting.instead": "{seat} sigue, y se retira en la próxima ronda de apuestas.",
    "triple_replace.table_stakes": "En mitad de una mano, {seat} juega con lo que hay en la mesa.",
    "triple_replace.table_stakes.instead": "Las fichas se compran cuando acabe esta mano.",
    "triple_replace.card_due": Plural(
        "count",
        "Antes, {seat} recibe una nueva carta descubierta.",
        "Antes, {seat} recibe {count} nuevas cartas descubiertas.",
    ),
    "triple_replace.no_card_due": "{seat} no espera ninguna carta descubierta nueva.",
    "triple_replace.new_count": Plural(
        "wanted",
        "{seat} recibe una nueva carta descubierta, no {count}.",
        "{seat} recibe {wanted} nuevas cartas descubiertas, no {count}.",
    ),
    "triple_replace.replaces_nothing": "No se dijo qué cambiar; quien se queda con las tres cartas se planta.",
    "triple_replace.not_so_many_down": Plural(
        "down", "{seat} tiene una carta tapada, no {count}.", "{seat} tiene {down} cartas tapadas, no {count}."
    ),
    "triple_replace.not_own_card": "{card}: no está descubierta delante de {seat}.",
    "triple_replace.over_limit": "{count} cartas son demasiadas: en una ronda, como máximo {limit}.",
    "triple_replace.over_limit.instead": "Cambiar una o dos, o plantarse.",
    "triple_replace.over_last_limit": (
        "{count} cartas son demasiadas: en la ronda de cambio {number} es una como máximo."
    ),
    "triple_replace.over_last_limit.instead": "Cambiar una, o plantarse.",
    "triple_replace.cannot_pay": "{seat} tiene {stack}; eso costaría {cost}, a {price} por carta.",
    "triple_replace.no_down_card_dealt": "{seat} no acaba de recibir ninguna carta tapada.",
    "triple_replace.no_down_card_dealt.instead": "La carta se queda, la haya visto quien la haya visto.",
    "triple_replace.no_such_way": "Se declara alta, baja o ambas.",
    "triple_replace.declared_already": "{seat} ya declaró.",
    "triple_replace.declared_already.instead": "Cuenta lo que se declaró primero.",
    "triple_replace.shown_count": Plural(
        "wanted",
        "{seat} tiene una carta que mostrar, no {count}.",
        "{seat} tiene {wanted} cartas que mostrar, no {count}.",
    ),
    "triple_replace.who_won": "Di quién gana, o quiénes se lo reparten, entre los {seats} de la mesa.",
    "triple_replace.pot_is_empty": "El bote está vacío. Apunta antes lo que puso cada jugador.",
    "triple_replace.won_early": "En esta mano aún no ha llegado el momento de mostrar.",
    "triple_replace.won_early.instead": (
        "Se sigue jugando hasta que todos menos uno se retiren o se muestren las manos."
    ),
    "triple_replace.not_in_pot": "{seat} no puede ganar este bote.",
    "triple_replace.not_in_pot.instead": "Es para {in_seat}.",
    "triple_replace.beaten": "{seat} mostró una mano mejor.",
    "triple_replace.beaten.instead": "Gana la mejor mano; las manos iguales se lo reparten.",
    "triple_replace.sits_out_already": "{seat} ya descansa.",
    "triple_replace.sits_in_already": "{seat} ya está en el juego.",
}

SENTENCES: dict[str, Sentence] = {**_TABLE, **RULEBOOK}
