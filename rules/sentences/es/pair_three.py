"""Spanish for PAIR THREE."""

from rules.sentences import Either, Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "pair_three.name": "PAIR THREE",
    "pair_three.tagline": "fichas de palabras",
    # --- what may be entered
    "pair_three.ask.placed": "{seat} pone una ficha",
    "pair_three.ask.laid": "{seat} pone una ficha en el tablero",
    "pair_three.ask.started": "La ficha del centro",
    "pair_three.ask.put_on": "{seat} pone una ficha en una pila",
    "pair_three.ask.added": "{seat} añade una ficha a una pila",
    "pair_three.ask.formed": "{seat} apila dos fichas que encajan",
    "pair_three.ask.top_shown": "La ficha de arriba de una pila",
    "pair_three.ask.shown": "Fichas de {seat}",
    "pair_three.ask.took_back": "{seat} retira una ficha",
    "pair_three.ask.dealt": "Dar fichas nuevas a todos",
    "pair_three.ask.all_drew": "Nadie puede poner: todos roban una",
    "pair_three.ask.split": "Dividir una pila",
    "pair_three.ask.stuck": "Nadie puede poner, y no queda nada que robar",
    "pair_three.ask.connected": "{seat} tiene todas las fichas conectadas",
    "pair_three.ask.gave_up": "{seat} se rinde",
    "pair_three.ask.voted": "Votar sobre las palabras de {seat}",
    "pair_three.ask.house_words": "Palabras que esta mesa ya decidió",
    "pair_three.ask.new_round": "Empezar la ronda siguiente",
    "pair_three.ask.won": "¿Quién ganó esta ronda?",
    "pair_three.ask.seat_added": "Se une alguien nuevo",
    "pair_three.ask.level": "Anotar de otra manera",
    "pair_three.ask.ended": "Terminar la partida",
    "pair_three.choice.level.cards": "Fichas",
    "pair_three.choice.level.totals": "Rondas ganadas",
    "pair_three.choice.rule.six_letters": "Una palabra de seis letras",
    "pair_three.choice.rule.names": "Un nombre o lugar",
    "pair_three.choice.rule.phrases": "Un compuesto o una frase",
    "pair_three.choice.rule.homophones": "Suenan igual",
    "pair_three.choice.rule.related": "Van juntas",
    # --- what was done, as history tells it
    "pair_three.did.placed": "{seat} puso {play}",
    "pair_three.did.laid": "{seat} puso {laying}",
    "pair_three.did.started": "{tile} está en el centro",
    "pair_three.did.put_on": "{seat} puso {play} en la pila {stack}",
    "pair_three.did.added": "{seat} añadió {play}, una ficha de {from_seat}, a la pila de {stack_seat}",
    "pair_three.did.formed": "{seat} formó una pila: {play}",
    "pair_three.did.top_shown": "La pila {stack} muestra {tile}",
    "pair_three.did.shown": "{seat} tiene {tiles}",
    "pair_three.did.took_back": "{seat} retiró una ficha",
    "pair_three.did.dealt": "Fichas nuevas para todos",
    "pair_three.did.all_drew": "Todos robaron una ficha",
    "pair_three.did.split": "Se dividió la pila {stack}",
    "pair_three.did.stuck": "Nadie podía poner ni robar",
    "pair_three.did.connected": "{seat} conectó todas las fichas",
    "pair_three.did.gave_up": "{seat} se rindió con {amount} conectadas",
    "pair_three.did.voted": "La mesa votó sobre {pair}, afirmado por {seat}; a favor: {yes_seats}",
    "pair_three.did.house_words": "Se retoman las decisiones de partidas anteriores",
    "pair_three.did.new_round": "Ronda nueva",
    "pair_three.did.won": "Ronda para {winners}",
    "pair_three.did.seat_added": "{name} se une a la mesa, en el asiento {number}",
    "pair_three.did.level": "Desde aquí: {level}",
    "pair_three.did.ended": "La partida terminó",
    # --- what followed
    "pair_three.event.won": "La ronda {round_number} es para {winners}.",
    "pair_three.event.fewest": Plural(
        "count",
        "Nadie puede seguir. Gana la ronda {round_number} quien tiene menos fichas: {winners}, con una.",
        "Nadie puede seguir. Gana la ronda {round_number} quien tiene menos fichas: {winners}, con {count}.",
    ),
    "pair_three.event.connected": "{winners} tiene las {count} fichas conectadas y gana la ronda {round_number}.",
    "pair_three.event.gave_up": "{seat} lo deja con {count} de {tiles} conectadas.",
    "pair_three.event.deal_due": "A {empty_seat} no le quedan fichas: fichas nuevas para todos.",
    "pair_three.event.dealt": Plural(
        "count",
        "Una ficha más para cada uno; por robar: {pile}.",
        "{count} fichas más para cada uno; por robar: {pile}.",
    ),
    "pair_three.event.last_deal": Plural(
        "count",
        "El último reparto: una ficha para cada uno. Gana quien primero se quede sin ninguna.",
        "El último reparto: {count} fichas para cada uno. Gana quien primero se quede sin ninguna.",
    ),
    "pair_three.event.all_drew": Plural(
        "pile",
        "Todos tienen una ficha más; queda una por robar.",
        "Todos tienen una ficha más; quedan {pile} por robar.",
    ),
    "pair_three.event.once_more": "Nadie roba. Si tras otra espera entera nadie puede poner, la ronda acaba.",
    "pair_three.event.split_due": "La pila {stack} tiene {count} fichas: hay que dividirla.",
    "pair_three.event.split": "La pila {stack} tiene ahora {upper}; la pila nueva {new_stack} tiene {lower}.",
    "pair_three.event.stacks_shuffled": Plural(
        "count",
        "Había muy poco que robar: se mezcla una ficha de debajo de las pilas.",
        "Había muy poco que robar: se mezclan {count} fichas de debajo de las pilas.",
    ),
    "pair_three.event.penalty": "{seat} roba una ficha por la equivocada.",
    "pair_three.event.accepted": "{pair} vale en esta mesa desde ahora.",
    "pair_three.event.refused": "{pair} no vale en esta mesa.",
    "pair_three.event.goes_on": "La ronda {round_number} no está ganada y sigue.",
    "pair_three.standing.target": "Se ganó el número de rondas acordado.",
    "pair_three.standing.stopped": "La mesa lo dejó aquí.",
    # --- the word referee: why two words match
    "pair_three.answer.yes": "Encajan",
    "pair_three.answer.table": "Decide la mesa",
    "pair_three.answer.no": "No encajan",
    "pair_three.match.first_two": "{first} con {second}: las dos primeras letras son iguales, {proof}",
    "pair_three.match.last_two": "{first} con {second}: las dos últimas letras son iguales, {proof}",
    "pair_three.match.first_last": "{first} con {second}: solo cambia la letra de en medio",
    "pair_three.match.all_three": "{first} con {second}: las mismas tres letras",
    "pair_three.match.same_ends": "{first} y {second}: la primera y la última letra son iguales",
    "pair_three.match.six_letters": "{proof}: palabra de seis letras",
    "pair_three.match.names": "{proof}: nombre o lugar",
    "pair_three.match.phrases": "{proof}: compuesto o frase",
    "pair_three.match.homophones": "{proof}: suenan igual",
    "pair_three.match.mirrored": (
        "{first} con {second}: {proof} está en un extremo de la una y en el otro extremo de la otra"
    ),
    "pair_three.match.related": "{first} con {second}: {bond}",
    "pair_three.match.ruled": "{first} con {second}: la mesa las aceptó, anotación {entry}",
    # --- what the table may decide
    "pair_three.doubt.six_letters": "{proof} es una palabra rara. Deciden los demás.",
    "pair_three.doubt.names": "{proof} es un nombre poco conocido. Deciden los demás.",
    "pair_three.doubt.phrases": "{proof} es una frase poco común. Deciden los demás.",
    "pair_three.doubt.homophones": "{proof} suenan igual solo para algunos. Deciden los demás.",
    "pair_three.doubt.related": "{first} con {second}: van juntas solo un poco, {bond}. Deciden los demás.",
    "pair_three.unsaid": "Los demás miran las palabras",
    "pair_three.top_unknown": "La ficha de debajo no está anotada; los demás miran las palabras",
    "pair_three.neighbours_unknown": "No todas las fichas de alrededor están anotadas; los demás miran las palabras",
    "pair_three.look_over": "Los demás miran las fichas de {seat}",
    # --- verdicts: why it is right
    "pair_three.cover_free": "En esta mesa, si una ficha cubre otra, solo cuentan las vecinas",
    "pair_three.first_tile": "La primera ficha puede ir en cualquier parte",
    "pair_three.moved": "En el Solitario se pueden mover las fichas",
    "pair_three.all_connected": "Las {count} fichas están unidas",
    "pair_three.stolen": "{seat} toma una ficha suelta de {from_seat}",
    "pair_three.split_full": "La pila {stack} tiene {count} fichas y se divide",
    "pair_three.split_stuck": "Nadie puede poner, así que la pila {stack} se divide",
    "pair_three.all_draw": "Nadie puede poner, así que todos roban una",
    "pair_three.wait_once_more": "No hay ficha para todos, así que nadie roba y el reloj corre otra vez",
    "pair_three.fewest_wins": "Nadie puede seguir, así que gana quien tiene menos fichas",
    "pair_three.round_goes_on": "La ronda {round_number} no está ganada y sigue",
    "pair_three.taken_back": "La ficha vuelve, sin castigo",
    "pair_three.taken_back_with_penalty": "La ficha vuelve, y {seat} roba una como castigo",
    "pair_three.vote_accepts": "A favor de {pair}: {yes}, en contra: {no}. Vale",
    "pair_three.vote_rejects": "A favor de {pair}: {yes}, en contra: {no}. No vale",
    "pair_three.remembered": Plural(
        "count", "Vuelve a valer una decisión de esta mesa", "Vuelven a valer {count} decisiones de esta mesa"
    ),
    "pair_three.round_dropped": "La ronda {round_number} queda sin terminar y no cuenta para nadie",
    # --- verdicts: what is wrong, and what would have been right
    "pair_three.no_match": "{first} con {second}: no se encontró cómo encajan.",
    "pair_three.no_match.instead": Either(
        "votable",
        "La ficha vuelve, salvo que los demás voten a favor de las palabras.",
        "La ficha vuelve: según las reglas de esta mesa solo cuentan las letras.",
    ),
    "pair_three.ruled_out": "{first} con {second}: la mesa las rechazó, anotación {entry}.",
    "pair_three.ruled_out.instead": "La ficha vuelve, salvo que los demás voten otra vez.",
    "pair_three.not_on_tile": "{word} no está en la ficha {tile}.",
    "pair_three.not_on_tile.instead": "Di una palabra que esté impresa en ella, o anota la ficha de nuevo.",
    "pair_three.tile_elsewhere": "{seat} no tiene {tile}: está en otra parte.",
    "pair_three.tile_elsewhere.instead": "Pon una ficha que tenga {seat}.",
    "pair_three.tile_not_held": "{tile} no está entre las fichas que tiene {seat}.",
    "pair_three.tile_not_held.instead": "Pon una de las fichas anotadas para {seat}.",
    "pair_three.tile_seen": "{tile} ya está anotada.",
    "pair_three.tile_seen.instead": "Anota cada ficha una vez.",
    "pair_three.top_known": "La ficha de arriba de la pila {stack} ya está anotada: {tile}.",
    "pair_three.top_known.instead": "Deshaz la anotación equivocada.",
    "pair_three.apart": "{tile} quedaría lejos de todas las demás fichas.",
    "pair_three.apart.instead": "Ponla al lado o encima de una ficha con la que encaje.",
    "pair_three.deal_due": "A {empty_seat} no le quedan fichas, así que antes se reparten nuevas.",
    "pair_three.deal_due.instead": "Reparte a todos, y sigue el juego.",
    "pair_three.deal_not_due": "Todos tienen aún fichas.",
    "pair_three.deal_not_due.instead": (
        "Sigue el juego hasta que alguien no tenga, o todos roban una cuando nadie puede poner."
    ),
    "pair_three.split_due": "La pila {stack} está llena y antes se divide.",
    "pair_three.split_due.instead": "Divídela, y sigue el juego.",
    "pair_three.own_tiles_only": "En esta mesa, {seat} no puede tomar una ficha de {from_seat}.",
    "pair_three.own_tiles_only.instead": "{seat} pone una ficha propia.",
    "pair_three.can_draw": "Todos pueden robar una ficha: quedan {pile}.",
    "pair_three.can_draw.instead": "Todos roban una y la ronda sigue.",
    "pair_three.can_split": "Todavía se puede dividir una pila.",
    "pair_three.can_split.instead": "Divide una pila y sigue el juego.",
    "pair_three.not_one_group": "Las fichas de {seat} todavía no están unidas.",
    "pair_three.not_one_group.instead": "Mueve fichas hasta que formen un solo grupo.",
    "pair_three.round_under_way": "La ronda {round_number} no está terminada.",
    "pair_three.round_under_way.instead": "Termínala, o que la mesa la deje.",
    "pair_three.match_over": "La partida terminó. Deshaz el final para seguir.",
    "pair_three.joins_next_round": "La ronda {round_number} está en curso; {name} juega desde la siguiente.",
    "pair_three.joins_next_round.instead": (
        "Añade a {name} cuando termine. Si la mesa lo quiere ya, {name} recibe fichas "
        "de las que quedan."
    ),
    "pair_three.none_to_deal": "{name} necesita {count} fichas, y solo quedan {pile}.",
    "pair_three.no_such_seat": "No existe el asiento {seat_number}; asientos en la mesa: {seats}.",
    "pair_three.no_round": "No hay ninguna ronda en marcha.",
    "pair_three.scorepad_only": "Ahora solo se apuntan rondas. Pasa a fichas para repartir una ronda.",
    "pair_three.tiles_are_kept": (
        "Ahora se anotan fichas; la ronda encuentra por sí misma quién gana. Pasa a resultados para apuntarlo a mano."
    ),
    "pair_three.who_won": "Di quién gana, o quiénes comparten la ronda, entre los {seats} de la mesa.",
    "pair_three.no_change": "La partida ya se lleva así.",
    "pair_three.other_way.crossword": "Eso no existe en el Crucigrama.",
    "pair_three.other_way.stacks": "Eso no existe en Pilas.",
    "pair_three.other_way.steal": "Eso no existe en Quita y apila.",
    "pair_three.other_way.solitaire": "Eso no existe en el Solitario.",
    "pair_three.no_tiles": "{seat} no tiene fichas que poner.",
    "pair_three.too_many_sides": "Una ficha tiene cuatro lados y toca como máximo otras cuatro.",
    "pair_three.one_pair": "Se dicen una palabra de la ficha de arriba de la pila y una de la nueva, no más.",
    "pair_three.started_already": "La ficha del centro ya está ahí.",
    "pair_three.cannot_deal": Plural(
        "pile", "Queda una ficha: no alcanza para todos.", "Quedan {pile} fichas: no alcanzan para todos."
    ),
    "pair_three.cannot_all_draw": Plural(
        "pile", "Queda una ficha: no alcanza para todos.", "Quedan {pile} fichas: no alcanzan para todos."
    ),
    "pair_three.no_such_stack": Plural(
        "stacks", "No hay pila {stack}, solo una.", "No hay pila {stack}; van de la 1 a la {stacks}."
    ),
    "pair_three.empty_stack": "La pila {stack} todavía no tiene fichas.",
    "pair_three.cannot_split": "La pila {stack} es muy baja para dividirla.",
    "pair_three.form_first": "Antes, cada uno forma una pila de dos fichas que encajen.",
    "pair_three.stack_is_there": "{seat} ya tiene una pila.",
    "pair_three.too_many_shown": Plural(
        "held", "{seat} tiene una ficha, no {count}.", "{seat} tiene {held} fichas, no {count}."
    ),
    "pair_three.nothing_to_take_back": "{seat} no tiene arriba ninguna ficha que pueda volver.",
    "pair_three.gave_up_already": "{seat} ya se rindió en esta ronda.",
    "pair_three.not_so_many": "Quien se rinde no tiene conectadas las {tiles} fichas; no pueden ser {count}.",
    "pair_three.no_vote_on": "Solo se votan las palabras, nombres, frases, sonidos y relaciones con que juega la mesa.",
    "pair_three.who_votes": "Votan los demás, cada uno una vez, y {seat} no.",
    "pair_three.no_house_words": "No se dijo ninguna palabra.",
    # --- the solver
    "pair_three.solver.solved": "Las {count} fichas se pueden conectar.",
    "pair_three.solver.impossible": "Con las palabras que la app conoce, algunas fichas no encajan con ninguna otra.",
    "pair_three.solver.unknown": "No se encontró un camino en {steps} intentos; aún puede haber uno.",
    # --- the rulebook
    "pair_three.section.1": "Preparación",
    "pair_three.section.2": "Qué encaja",
    "pair_three.section.3": "Comprobar entre todos",
    "pair_three.section.4": "Crucigrama",
    "pair_three.section.5": "Pilas",
    "pair_three.section.6": "Quita y apila",
    "pair_three.section.7": "Solitario",
    "pair_three.section.8": "La partida",
    "pair_three.clause.ways": "Cuatro maneras de jugar",
    "pair_three.clause.ways.text": (
        "Con las mismas fichas se juega al Crucigrama, a Pilas, a Quita y apila o al Solitario. En todos menos el "
        "Solitario juegan todos a la vez, y cada uno intenta ser el primero sin fichas."
    ),
    "pair_three.clause.seats": "De uno a ocho jugadores",
    "pair_three.clause.seats.text": (
        "De dos a ocho pueden jugar juntos. Una persona sola juega al Solitario; varias pueden hacer una carrera. "
        "Quien es nuevo ocupa el asiento tras el último y juega desde la ronda siguiente."
    ),
    "pair_three.clause.tiles": "112 fichas de cuatro palabras",
    "pair_three.clause.tiles.text": (
        "Cada ficha tiene una palabra de tres letras en cada lado. Lo que está impreso cuenta como palabra; "
        "mayúsculas, guiones y apóstrofos dan igual. La app no conoce las fichas: una ficha se puede anotar una vez y "
        "luego jugar por sus palabras."
    ),
    "pair_three.clause.agreement": "Acordar antes las reglas",
    "pair_three.clause.agreement.text": (
        "Antes de jugar, la mesa acuerda qué encaja. Letras, palabras de seis letras, nombres y frases valen si no se "
        "quitan; sonidos, letras en espejo y palabras relacionadas no valen si no se activan."
    ),
    "pair_three.clause.first_two": "Las dos primeras letras",
    "pair_three.clause.first_two.text": (
        "Dos palabras encajan cuando empiezan con las mismas dos letras: TAP y TAG. La misma palabra dos veces también "
        "encaja."
    ),
    "pair_three.clause.last_two": "Las dos últimas letras",
    "pair_three.clause.last_two.text": "Dos palabras encajan cuando acaban con las mismas dos letras: HOP y TOP.",
    "pair_three.clause.first_last": "La primera y la última letra",
    "pair_three.clause.first_last.text": (
        "Dos palabras encajan cuando solo cambia la letra de en medio: PIN y PAN. Las palabras con las mismas dos "
        "últimas letras, que a veces se ponen aquí, encajan por aquella regla."
    ),
    "pair_three.clause.all_three": "Las tres letras",
    "pair_three.clause.all_three.text": (
        "Dos palabras encajan cuando tienen las mismas tres letras en cualquier orden: NAP y PAN."
    ),
    "pair_three.clause.six_letters": "Una palabra de seis letras",
    "pair_three.clause.six_letters.text": (
        "Dos palabras encajan cuando, una tras otra y en cualquier orden, forman una palabra de seis letras: PAR y "
        "ROT. Una palabra que la app no conoce la aceptan o no los demás."
    ),
    "pair_three.clause.names": "Un nombre o un lugar",
    "pair_three.clause.names.text": (
        "Los nombres de personas y lugares cuentan entre las palabras de seis letras, también los de dos palabras. Una "
        "mesa puede dejarlos fuera. Un lugar de dos palabras sigue permitido cuando no valen las frases."
    ),
    "pair_three.clause.phrases": "Un compuesto o una frase",
    "pair_three.clause.phrases.text": (
        "Dos palabras encajan cuando juntas son un compuesto o una frase que la gente dice: TEA y POT, TOP y HAT. La "
        "app conoce muchas; los demás pueden aceptar otras votando."
    ),
    "pair_three.clause.homophones": "Suenan igual",
    "pair_three.clause.homophones.text": "Si la mesa juega con ello, encajan las palabras que suenan igual: SEA y SEE.",
    "pair_three.clause.mirrored": "Letras en espejo",
    "pair_three.clause.mirrored.text": (
        "Si la mesa juega con ello, dos palabras encajan cuando las dos letras de un extremo de la una están en el "
        "otro extremo de la otra: al revés, como en TAP y CAT, o también en el mismo orden, como en PEN y END. Una "
        "mesa puede permitir solo las letras al revés."
    ),
    "pair_three.clause.related": "Van juntas",
    "pair_three.clause.related.text": (
        "Si la mesa juega con ello, encajan las palabras que van juntas: CUP y TEA. Lo que la app no tiene lo aceptan "
        "o no los demás."
    ),
    "pair_three.clause.validation": "Comprueban los demás",
    "pair_three.clause.validation.text": (
        "Quien juega dice las palabras y deja mirar a los demás. Sobre las letras, la app tiene la última palabra. "
        "Sobre palabras, nombres, frases, sonidos y relaciones que no conoce decide la mayoría de los demás; con los "
        "votos igualados se rechaza, o se acepta por regla de la casa. Entre dos jugadores decide el otro."
    ),
    "pair_three.clause.house_words": "Lo que decidió la mesa",
    "pair_three.clause.house_words.text": (
        "Un voto se recuerda y va antes que las listas de la app, en esta partida y en las siguientes de la mesa."
    ),
    "pair_three.clause.take_back": "Una ficha equivocada vuelve",
    "pair_three.clause.take_back.text": (
        "Una ficha que no se acepta vuelve a donde estaba. No hay castigo, salvo que la mesa haya acordado robar una "
        "ficha por ello. También vuelve la ficha que una votación posterior rechaza, mientras no tenga otra encima; si "
        "había ganado la ronda, la ronda sigue."
    ),
    "pair_three.clause.same_moment": "Dos al mismo tiempo",
    "pair_three.clause.same_moment.text": (
        "De dos jugadores que quieren el mismo sitio, lo tiene quien lo dice primero."
    ),
    "pair_three.clause.stuck_clock": "Cuando nadie puede poner",
    "pair_three.clause.stuck_clock.text": (
        "El reloj empieza de nuevo con cada ficha puesta y cada robo, y se para mientras se mira una ficha. En el "
        "Crucigrama corre un minuto; en Pilas y en Quita y apila, medio, o lo que se acuerde. Cuando se acaba y nadie "
        "puede poner, todos roban."
    ),
    "pair_three.clause.crossword_deal": "Cinco fichas y una en el centro",
    "pair_three.clause.crossword_deal.text": (
        "Cada jugador recibe cinco fichas a la vista, una está en el centro, y el resto queda para robar."
    ),
    "pair_three.clause.facing": "Cada par enfrentado debe encajar",
    "pair_three.clause.facing.text": (
        "Una ficha se pone borde con borde con otras, girada como se quiera. Cada palabra de un borde que toca debe "
        "encajar con la que tiene enfrente, cada una por cualquier regla. Las esquinas no cuentan."
    ),
    "pair_three.clause.stacking": "Poner una ficha sobre otra",
    "pair_three.clause.stacking.text": (
        "Una ficha puede cubrir otra cuando una de sus palabras encaja con una de la cubierta y la ficha encaja con "
        "todas las vecinas. Por regla de la casa solo cuentan las vecinas. De varias una sobre otra solo se mira la de "
        "arriba."
    ),
    "pair_three.clause.no_moving": "Las fichas se quedan donde están",
    "pair_three.clause.no_moving.text": "Una ficha aceptada ya no se mueve. En el Solitario mover es libre.",
    "pair_three.clause.new_deal": "Fichas nuevas cuando alguien no tiene",
    "pair_three.clause.new_deal.text": (
        "En cuanto a alguien no le quedan fichas, todos reciben cinco más, tengan las que tengan."
    ),
    "pair_three.clause.last_deal": "El último reparto es igual",
    "pair_three.clause.last_deal.text": (
        "Cuando no alcanzan cinco para cada uno, todos reciben las mismas y el resto no se usa. Cuando no hay una para "
        "cada uno, ya no se reparte nada."
    ),
    "pair_three.clause.crossword_stuck": "No hay ficha para todos",
    "pair_three.clause.crossword_stuck.text": (
        "Cuando nadie puede poner, todos roban una. Si no hay una para cada uno, nadie roba; tras un segundo minuto "
        "entero sin poner gana quien tiene menos fichas, y con las mismas se comparte."
    ),
    "pair_three.clause.crossword_end": "Quién gana un Crucigrama",
    "pair_three.clause.crossword_end.text": (
        "Gana el primero sin fichas, cuando ya no se puede repartir más. Por regla de la casa la primera mano vacía "
        "gana en el acto."
    ),
    "pair_three.clause.stacks_deal": "Cuatro fichas y una pila",
    "pair_three.clause.stacks_deal.text": (
        "Cada jugador recibe cuatro fichas a la vista, y una ficha en el centro empieza la primera pila."
    ),
    "pair_three.clause.on_a_stack": "Una palabra con una palabra",
    "pair_three.clause.on_a_stack.text": (
        "Una ficha va en una pila cuando cualquiera de sus palabras encaja con cualquiera de la ficha de arriba."
    ),
    "pair_three.clause.split": "Diez fichas se dividen",
    "pair_three.clause.split.text": "Una pila de diez fichas se divide en dos de cinco, y se puede jugar en las dos.",
    "pair_three.clause.stacks_stuck": "Robar o dividir",
    "pair_three.clause.stacks_stuck.text": (
        "Cuando nadie puede poner, la mesa elige: todos roban una, o se divide una pila. Si el número es impar, la "
        "mitad con la ficha de arriba es la mayor. Cuando no se puede ni lo uno ni lo otro, la ronda acaba y gana "
        "quien tiene menos fichas."
    ),
    "pair_three.clause.stacks_rounds": "Otra vez cuatro fichas",
    "pair_three.clause.stacks_rounds.text": (
        "Quien no tiene más fichas gana la ronda. Para la siguiente todos roban hasta tener cuatro, quien tiene más se "
        "las queda, y las pilas siguen; por regla de la casa, en vez de eso se mezclan todas las fichas. Cuando hay "
        "muy pocas para robar, se mezcla con ellas todo lo que hay bajo las fichas de arriba."
    ),
    "pair_three.clause.steal_deal": "Seis fichas, dos de ellas apiladas",
    "pair_three.clause.steal_deal.text": (
        "Cada jugador recibe seis fichas a la vista y apila dos cualesquiera; por regla de la casa esas dos tienen que "
        "encajar."
    ),
    "pair_three.clause.stealing": "Cualquier ficha en cualquier pila",
    "pair_three.clause.stealing.text": (
        "Una ficha suelta, propia o de otro, va en cualquier pila con la que encaje; una apilada se queda. Quitarle "
        "una ficha a un rival lo acerca a ganar: las reglas quieren las dos cosas, así que la mesa puede acordar solo "
        "fichas propias, o que gane quien ponga la última."
    ),
    "pair_three.clause.steal_stuck": "Todos roban",
    "pair_three.clause.steal_stuck.text": (
        "Cuando nadie puede poner, todos roban una ficha suelta. Si quedan muy pocas, se hace como en el Crucigrama."
    ),
    "pair_three.clause.steal_end": "Sin fichas sueltas",
    "pair_three.clause.steal_end.text": (
        "La ronda es para quien ya no tiene fichas sueltas, haya puesto quien haya puesto la última. Después se "
        "mezclan y se reparten todas las fichas de nuevo."
    ),
    "pair_three.clause.connect_all": "Conectar todas las fichas",
    "pair_three.clause.connect_all.text": (
        "Diez fichas, o más si se acuerda, se ponen en un solo grupo en el que cada par enfrentado encaja. Se puede "
        "cubrir una ficha si encaja una de sus palabras."
    ),
    "pair_three.clause.race": "La carrera",
    "pair_three.clause.race.text": (
        "Varios jugadores tienen cada uno sus fichas; gana el primero que las tiene todas conectadas."
    ),
    "pair_three.clause.giving_up": "Rendirse",
    "pair_three.clause.giving_up.text": (
        "Quien se rinde apunta cuántas fichas tenía conectadas. Cuando se han rendido todos, nadie gana la ronda."
    ),
    "pair_three.clause.rounds": "Las rondas hacen la partida",
    "pair_three.clause.rounds.text": (
        "Cada ronda ganada cuenta uno. Pilas y Quita y apila van a diez rondas o a un número acordado; Crucigrama y "
        "Solitario siguen hasta que la mesa lo deja."
    ),
    "pair_three.clause.scorepad": "Solo quién gana",
    "pair_three.clause.scorepad.text": (
        "Una mesa puede apuntar solo quién ganó cada ronda, y pasar a fichas y volver en cualquier momento. Quien "
        "cambia en mitad de una ronda deja atrás sus fichas."
    ),
    # --- house rules
    "pair_three.switch.way": "Manera de jugar",
    "pair_three.switch.way.help": "Una persona sola juega siempre al Solitario",
    "pair_three.switch.way.crossword": "Crucigrama",
    "pair_three.switch.way.stacks": "Pilas",
    "pair_three.switch.way.steal": "Quita y apila",
    "pair_three.switch.way.solitaire": "Solitario",
    "pair_three.switch.positional": "Dos letras en su sitio",
    "pair_three.switch.positional.help": "Iguales las dos primeras, las dos últimas, o la primera y la última",
    "pair_three.switch.all_three": "Las tres letras",
    "pair_three.switch.all_three.help": "Las mismas letras en cualquier orden",
    "pair_three.switch.six_letters": "Palabras de seis letras",
    "pair_three.switch.six_letters.help": "Las dos palabras forman una",
    "pair_three.switch.names": "Nombres y lugares",
    "pair_three.switch.names.help": "Entre las palabras de seis letras",
    "pair_three.switch.phrases": "Compuestos y frases",
    "pair_three.switch.phrases.help": "Las conocidas valen; las demás se votan",
    "pair_three.switch.homophones": "Suenan igual",
    "pair_three.switch.homophones.help": "Palabras que se dicen igual",
    "pair_three.switch.mirrored": "Letras en espejo",
    "pair_three.switch.mirrored.help": "Dos letras en extremos opuestos",
    "pair_three.switch.mirrored.off": "No",
    "pair_three.switch.mirrored.both": "En cualquier orden",
    "pair_three.switch.mirrored.reversed": "Solo al revés",
    "pair_three.switch.related": "Van juntas",
    "pair_three.switch.related.help": "Las conocidas valen; las demás se votan",
    "pair_three.switch.vote_tie": "Votos igualados",
    "pair_three.switch.vote_tie.help": "Cuando hay tantos a favor como en contra",
    "pair_three.switch.vote_tie.rejected": "Se rechaza",
    "pair_three.switch.vote_tie.accepted": "Se acepta",
    "pair_three.switch.wrong_tile": "Una ficha equivocada",
    "pair_three.switch.wrong_tile.help": "Qué cuesta",
    "pair_three.switch.wrong_tile.goes_back": "Vuelve",
    "pair_three.switch.wrong_tile.draw_one": "Vuelve y se roba una",
    "pair_three.switch.crossword_end": "El Crucigrama se gana",
    "pair_three.switch.crossword_end.help": "¿Cuándo gana una mano vacía?",
    "pair_three.switch.crossword_end.last_deal": "Tras el último reparto",
    "pair_three.switch.crossword_end.first_empty": "En el acto",
    "pair_three.switch.crossword_stacking": "Cubrir en Crucigrama",
    "pair_three.switch.crossword_stacking.help": "¿Qué tiene que encajar?",
    "pair_three.switch.crossword_stacking.covered_too": "La cubierta y vecinas",
    "pair_three.switch.crossword_stacking.neighbours": "Solo las vecinas",
    "pair_three.switch.stacks_round": "Otra ronda de Pilas",
    "pair_three.switch.stacks_round.help": "¿Cómo empieza?",
    "pair_three.switch.stacks_round.refill": "Rellenar hasta cuatro",
    "pair_three.switch.stacks_round.reshuffle": "Mezclarlo todo",
    "pair_three.switch.steal_from": "Quitar",
    "pair_three.switch.steal_from.help": "¿Fichas de quién, y quién gana?",
    "pair_three.switch.steal_from.own_or_stolen": "Propias o quitadas",
    "pair_three.switch.steal_from.own_only": "Solo las propias",
    "pair_three.switch.steal_from.last_placer": "Gana la última ficha",
    "pair_three.switch.first_stack_matches": "Encajan las dos primeras",
    "pair_three.switch.first_stack_matches.help": "No: dos fichas cualesquiera empiezan una pila",
    "pair_three.switch.rounds_to_win": "Rondas para ganar",
    "pair_three.switch.rounds_to_win.help": "En Pilas y Quita y apila; 0 para seguir",
    "pair_three.switch.solitaire_tiles": "Fichas en Solitario",
    "pair_three.switch.solitaire_tiles.help": "Para cada jugador, mientras alcancen",
    "pair_three.switch.crossword_seconds": "Reloj en Crucigrama",
    "pair_three.switch.crossword_seconds.help": "Segundos sin poner antes de que todos roben",
    "pair_three.switch.stacks_seconds": "Reloj en Pilas",
    "pair_three.switch.stacks_seconds.help": "Segundos sin poner antes de que todos roben",
    "pair_three.switch.steal_seconds": "Reloj en Quita y apila",
    "pair_three.switch.steal_seconds.help": "Segundos sin poner antes de que todos roben",
    # --- house words as text
    "table.pair_three.house_words.copy": "Copiar como texto",
    "table.pair_three.house_words.copy.help": "Para pegarlo en un mensaje o una nota.",
    "table.pair_three.house_words.copied": "Las palabras están en el portapapeles.",
    "table.pair_three.house_words.paste": "Pegar del portapapeles",
    "table.pair_three.house_words.paste.help": "Texto que copió esta app, como {example}.",
    "table.pair_three.house_words.pasted": Plural("count", "Se añadió un voto.", "Se añadieron {count} votos."),
    "table.pair_three.house_words.more": Plural("count", "Una más", "{count} más"),
    "table.pair_three.house_words.no_text": "En el portapapeles no hay texto.",
    "table.pair_three.house_words.bad_text": "Esto no es un voto sobre dos palabras: {word}",
    # --- tiles that were told, to be played by touching their words
    "table.pair_three.tiles_told": "Fichas",
    "table.pair_three.tiles.top": "En la pila {stack}",
    "table.pair_three.tiles.top_of": "En la pila de {seat}",
    "table.pair_three.tiles.of": "{seat}",
    "table.pair_three.tiles.told": "{told} de {count} dichas",
    "table.pair_three.tiles.top_told": "la ficha de arriba",
    "table.pair_three.tiles.top_untold": "aún sin decir",
    "table.pair_three.tiles.touch": "Toca dos palabras dichas",
    "table.pair_three.tiles.help": "Una ficha escrita una vez se puede jugar por sus palabras.",
    "table.pair_three.tiles.whose": "{tile}: ¿dónde está?",
    "table.pair_three.tiles.whose_hand": "¿O delante de quién?",
    "table.pair_three.tiles.not_theirs": "La ficha que tocaste es de {from_seat}.",
    # --- beside a player
    "table.pair_three.holds": Plural("count", "{count} ficha", "{count} fichas"),
}
