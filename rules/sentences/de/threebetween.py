"""German for ThreeBeTween."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "threebetween.name": "ThreeBeTween",
    "threebetween.tagline": "Buchstaben",
    # --- what may be entered
    "threebetween.ask.dealt": "{seat} bekommt zwei Grenzkarten",
    "threebetween.ask.replaced": "{seat} tauscht eine Grenzkarte: welche geht, welche kommt?",
    "threebetween.ask.limits_set": "{seat} behält die Grenzen und legt sie",
    "threebetween.ask.drew": "{seat} zieht",
    "threebetween.ask.placed": "{seat} legt Karten an",
    "threebetween.ask.banked": "{seat} geht auf die Bank",
    "threebetween.ask.passed": "{seat} passt",
    "threebetween.ask.busted": "{seat} platzt",
    "threebetween.ask.banked_points": "{seat} bringt diese Punkte auf die Bank",
    "threebetween.ask.passed_points": "{seat} passt mit diesen Punkten",
    "threebetween.ask.not_entered": "{seat} spielt weiter, ohne dass Karten eingetragen sind",
    "threebetween.ask.reshuffled": "Die abgeworfenen Karten werden gemischt",
    "threebetween.ask.learned": "Welche Zahl steht auf dieser Karte?",
    "threebetween.ask.turned_learned": "Welche Zahl steht auf dieser Karte, so herum?",
    "threebetween.ask.deck": "Was im Deck ist",
    "threebetween.ask.left": "{seat} geht",
    "threebetween.ask.joined": "{seat} kommt dazu",
    "threebetween.ask.seat_added": "Jemand Neues kommt dazu",
    "threebetween.ask.level": "Anders mitschreiben",
    "threebetween.ask.ended": "Partie beenden",
    # --- what was done, as history tells it
    "threebetween.did.dealt": "{seat} bekam {cards}",
    "threebetween.did.replaced": "{seat} tauschte {discarded} gegen {drawn}",
    "threebetween.did.limits_set": "{seat} legte als Grenzen {cards}",
    "threebetween.did.drew": "{seat} zog {cards}",
    "threebetween.did.placed": "{seat} legte {cards} an",
    "threebetween.did.banked": "{seat} ging auf die Bank",
    "threebetween.did.passed": "{seat} passte",
    "threebetween.did.busted": "{seat} platzte",
    "threebetween.did.banked_points": "{seat} brachte {points} auf die Bank",
    "threebetween.did.passed_points": "{seat} passte mit {points}",
    "threebetween.did.not_entered": "{seat} spielte weiter, Karten nicht eingetragen",
    "threebetween.did.reshuffled": "Die abgeworfenen Karten wurden gemischt",
    "threebetween.did.learned": "{card} zählt {points}",
    "threebetween.did.turned_learned": "{card} zählt so herum {points}",
    "threebetween.did.deck": "Das Deck wurde beschrieben",
    "threebetween.did.left": "{seat} ging",
    "threebetween.did.joined": "{seat} kam dazu",
    "threebetween.did.seat_added": "{name} kommt an den Tisch, auf Platz {number}",
    "threebetween.did.level": "Ab hier: {level}",
    "threebetween.did.ended": "Die Partie wurde beendet",
    # --- what followed
    "threebetween.event.reshuffled": Plural(
        "amount",
        "Der Stapel ist leer: die eine abgeworfene Karte ist der neue Stapel.",
        "Der Stapel ist leer: {amount} abgeworfene Karten sind der neue Stapel.",
    ),
    "threebetween.event.pair": "Beide Grenzen sind {card}.",
    "threebetween.event.nothing_fits": Plural("amount", "{cards} passt nicht.", "Nichts von {cards} passt."),
    "threebetween.event.full": "ThreeBeTween: {cards}. Im nächsten Zug Bank oder passen für {seat}.",
    "threebetween.event.banked": "{points} notiert, {banked} in Gefahr; zwei neue Grenzen für {seat}.",
    "threebetween.event.banked_unread": "{seat} geht auf die Bank; noch abzulesen: {cards}.",
    "threebetween.event.passed": "{seat} ist mit {points} für die Runde fertig.",
    "threebetween.event.passed_unread": "{seat} ist fertig; noch abzulesen: {cards}.",
    "threebetween.event.bust": Plural(
        "points",
        "{seat} platzt: nichts für diese Runde, 1 Punkt von der Bank gestrichen.",
        "{seat} platzt: nichts für diese Runde, {points} Punkte von der Bank gestrichen.",
    ),
    "threebetween.event.bust_plain": "{seat} platzt: nichts für diese Runde.",
    "threebetween.event.tally_waits": "Alle sind fertig. Lest vor der Abrechnung noch ab: {cards}.",
    "threebetween.event.tally": "Runde {round_number} ist abgerechnet.",
    "threebetween.event.boxed": "{seat} hat jetzt {points} im Kasten.",
    "threebetween.event.won": "{winners} gewinnt mit {points}.",
    "threebetween.event.shared": "{winners} teilen sich den Sieg mit je {points}.",
    "threebetween.event.tie_goes_on": "{winners} liegen gleichauf, also gibt es noch eine Runde.",
    "threebetween.standing.target": "Das Ziel ist erreicht.",
    "threebetween.standing.stopped": "Der Tisch hat hier aufgehört.",
    # --- chances
    "threebetween.odds.counts_unknown": (
        "Für Chancen muss man wissen, wie oft es jede Karte gibt; das steht auf der Übersichtskarte."
    ),
    "threebetween.odds.points_unknown": "Für erwartete Punkte braucht es jede gedruckte Zahl; einige fehlen noch.",
    "threebetween.odds.no_cards_known": "Keine Chancen: die Karten vor diesem Spieler sind nicht eingetragen.",
    "threebetween.odds.not_counted": "Keine Chancen in dieser Runde: einige ihrer Karten sind nicht eingetragen.",
    "threebetween.odds.too_few_cards": "Es sind zu wenige Karten zum Ziehen da.",
    # --- verdicts: why it is right
    "threebetween.pair_pending": "Zweimal {card}: {seat} platzt, wenn kein Tausch hilft",
    "threebetween.pair_busts": "Zweimal {card} nach der Bank: {seat} platzt und verliert alles aus dieser Runde",
    "threebetween.two_wilds": "Zwei Joker sind die besten Grenzen: jeder Buchstabe passt",
    "threebetween.keeps_pair": "Zweimal {card} behalten: geplatzt",
    "threebetween.only_a_wild": "Zwischen {left} und {right} liegt kein Buchstabe; nur ein Joker passt",
    "threebetween.letters_between": Plural(
        "amount", "Ein Buchstabe passt dazwischen", "{amount} Buchstaben passen dazwischen"
    ),
    "threebetween.lies_between": Plural(
        "amount", "{cards} liegt zwischen {left} und {right}", "{cards} liegen zwischen {left} und {right}"
    ),
    "threebetween.wild_fits": "Ein Joker passt zwischen alle Grenzen",
    "threebetween.points_only": "Ab hier nennt {seat} Punkte, keine Karten",
    "threebetween.number_changes": "{card} zählt ab jetzt {points}; was notiert ist, bleibt",
    "threebetween.sample_deck": "Das Beispieldeck: zum Ausprobieren ausgedacht, so steht es auf keinem gedruckten Deck",
    "threebetween.leaves_round": "Der Punktestand von {seat} bleibt; diese Runde bringt nichts",
    "threebetween.joins_now": "{seat} spielt ab dieser Runde mit, mit {points}",
    "threebetween.joins_next_round": "{seat} spielt ab der nächsten Runde mit, mit {points}",
    "threebetween.cards_forgotten": "Die Karten auf dem Tisch werden nicht mehr verfolgt; die Runde endet mit Punkten",
    "threebetween.round_dropped": "Runde {round_number} bleibt unfertig und zählt für niemanden",
    # --- verdicts: only the table can know
    "threebetween.numbers_unknown": "Die gedruckte Zahl fehlt noch für {cards}. Ihr könnt sie später ablesen.",
    "threebetween.sum_differs": (
        "Die Karten, die da liegen, ergeben {cards_points}, nicht {points}. Noch einmal zählen?"
    ),
    "threebetween.could_place": "Es könnte passen: {cards}. {seat} darf ablehnen, aber wer nichts legt, platzt.",
    "threebetween.bust_not_entered": (
        "Die Karten, mit denen {seat} platzt, sind nicht eingetragen. Haben es alle gesehen?"
    ),
    "threebetween.high_number": "Die gedruckten Zahlen enden bei {most}. Ist es wirklich {points}?",
    "threebetween.not_74": "So oft gezählt sind es {amount} Karten; verkauft wird das Deck mit {most}.",
    "threebetween.no_more_consonants": "Das wären mehr als die {most} Konsonanten des Decks. Noch einmal hinsehen?",
    "threebetween.no_more_vowels": "Das wären mehr als die {most} Vokalkarten des Decks. Noch einmal hinsehen?",
    # --- verdicts: what is wrong, and what would have been right
    "threebetween.match_over": "Die Partie ist aus. Nehmt das Ende zurück, um weiterzuspielen.",
    "threebetween.new_now": "{name} spielt ab dieser Runde mit, mit 0",
    "threebetween.new_next_round": "{name} spielt ab der nächsten Runde mit, mit 0",
    "threebetween.no_such_seat": "Platz {seat_number} gibt es nicht; hier sitzen {seats}.",
    "threebetween.scorepad_only": "Jetzt werden nur Punkte notiert. Wechselt zu Karten, um welche einzutragen.",
    "threebetween.is_passed": "{seat} hat gepasst und wartet auf die nächste Runde.",
    "threebetween.is_passed.instead": "Wer noch in der Runde ist, spielt weiter.",
    "threebetween.is_busted": "{seat} ist geplatzt und wartet auf die nächste Runde.",
    "threebetween.is_busted.instead": "Wer noch in der Runde ist, spielt weiter.",
    "threebetween.is_away": "{seat} ist nicht am Tisch.",
    "threebetween.is_here": "{seat} ist schon am Tisch.",
    "threebetween.last_one": "{seat} ist allein hier. Beendet lieber die Partie.",
    "threebetween.out_of_turn": "{turn_seat} ist dran, nicht {seat}.",
    "threebetween.out_of_turn.instead": "Zuerst kommt {turn_seat}.",
    "threebetween.set_up_first": "Los geht es, wenn alle Grenzen liegen; es fehlt noch: {waiting_seat}.",
    "threebetween.set_up_first.instead": "Legt zuerst die Grenzen von {waiting_seat}.",
    "threebetween.has_limits": "{seat} hat schon Grenzkarten.",
    "threebetween.two_limits": Plural(
        "amount", "Grenzen sind zwei Karten, nicht eine.", "Grenzen sind zwei Karten, nicht {amount}."
    ),
    "threebetween.no_limits": "{seat} hat keine Grenzen mit bekannten Karten.",
    "threebetween.no_limits_to_change": "{seat} hat keine Grenzkarte, die sich tauschen ließe.",
    "threebetween.not_a_limit": "{card} ist keine Grenze von {seat}; das sind {cards}.",
    "threebetween.not_the_limits": "{seat} hat {cards} bekommen; diese Grenzen werden gelegt.",
    "threebetween.deal_first": "Erst werden alle Grenzkarten gegeben, dann behält oder tauscht man.",
    "threebetween.deal_first.instead": "Gebt zuerst allen zwei Karten.",
    "threebetween.replaced_already": "{seat} hat den einen Tausch schon genutzt.",
    "threebetween.replaced_already.instead": "{seat} legt die Grenzen, wie sie sind.",
    "threebetween.no_replacement_now": "Nach der Bank bleiben die neuen Grenzen, wie sie kommen.",
    "threebetween.no_replacement_now.instead": "{seat} legt die beiden Karten.",
    "threebetween.kept_already": "{seat} hat die Grenzen behalten; reihum geht es nur einmal.",
    "threebetween.kept_already.instead": "{seat} spielt mit den Grenzen, wie sie liegen.",
    "threebetween.limits_fixed": "Die Grenzen von {seat} liegen fest: drehen oder verschieben geht nicht mehr.",
    "threebetween.limits_fixed.instead": "Sie bleiben so, bis zur Bank oder bis zum Ende der Runde.",
    "threebetween.exact_pair": "Zweimal {card} ist genau dieselbe Karte: geplatzt.",
    "threebetween.exact_pair.instead": "{seat} tauscht eine, wenn das noch geht, oder platzt.",
    "threebetween.same_letter": (
        "Beide Grenzen zeigen {letter}; zwei verschiedene Vokalkarten können immer zwei Buchstaben zeigen."
    ),
    "threebetween.same_letter.instead": "{seat} dreht eine davon.",
    "threebetween.wrong_way_round": "{left} kommt im Alphabet nach {right}.",
    "threebetween.wrong_way_round.instead": "{right} liegt links, {left} rechts.",
    "threebetween.no_pair": "{cards} sind nicht dieselbe Karte, also platzt {seat} nicht.",
    "threebetween.no_pair.instead": "{seat} legt die Grenzen oder tauscht eine, wenn das noch geht.",
    "threebetween.place_first": "{seat} hat {cards} gezogen; die werden zuerst angelegt oder abgeworfen.",
    "threebetween.no_space": "{seat} hat drei dazwischen; kein Feld ist mehr frei.",
    "threebetween.no_space.instead": "Bank oder passen für {seat}.",
    "threebetween.nothing_drawn": "Wer zieht, zieht mindestens eine Karte.",
    "threebetween.wrong_number": Plural(
        "spaces",
        "Ein Feld ist leer, also wird eine Karte gezogen, nicht {amount}.",
        "{spaces} Felder sind leer, also werden {spaces} Karten gezogen, nicht {amount}.",
    ),
    "threebetween.wrong_number.instead": Plural(
        "spaces", "{seat} zieht eine Karte.", "{seat} zieht {spaces} Karten, alle auf einmal."
    ),
    "threebetween.no_draw": "{seat} hat nichts gezogen, was man anlegen könnte.",
    "threebetween.not_drawn": "Anlegen kann man nur gezogene Karten: {cards}.",
    "threebetween.placed_none": "Nichts anzulegen heißt platzen; tragt es so ein.",
    "threebetween.no_room": Plural(
        "spaces", "Es ist nur Platz für eine Karte.", "Es ist nur Platz für {spaces} Karten."
    ),
    "threebetween.is_a_limit": (
        "{card} ist selbst eine Grenze; nur Buchstaben, die zwischen {left} und {right} liegen, passen."
    ),
    "threebetween.is_a_limit.instead": "Sie wird abgeworfen, oder gedreht, wenn sie einen Vokal zeigt, der passt.",
    "threebetween.not_between": "{card} liegt nicht zwischen {left} und {right}.",
    "threebetween.not_between.instead": "Sie wird abgeworfen, oder gedreht, wenn sie einen Vokal zeigt, der passt.",
    "threebetween.shown_already": "{letter} liegt schon zwischen den Grenzen.",
    "threebetween.shown_already.instead": "Sie wird abgeworfen, oder gedreht, wenn sie einen Vokal zeigt, der passt.",
    "threebetween.place_or_bust": "{seat} hat {cards} gezogen und muss eine davon anlegen oder platzen.",
    "threebetween.place_or_bust.instead": "{seat} legt an, was passt, oder platzt.",
    "threebetween.not_three": "Auf die Bank geht nur ein ThreeBeTween; {seat} hat {amount} von {three}.",
    "threebetween.not_three.instead": "{seat} zieht oder passt.",
    "threebetween.limits_first": "{seat} nimmt und legt zuerst zwei Grenzkarten; damit endet der Zug.",
    "threebetween.limits_first.instead": "Gebt und legt sie; im nächsten Zug geht es für {seat} weiter.",
    "threebetween.draw_first": "An diesem Tisch zieht man mindestens einmal, bevor man passt.",
    "threebetween.draw_first.instead": "{seat} zieht.",
    "threebetween.full_cannot_bust": "{seat} hat drei dazwischen und zieht nichts, also kann nichts platzen.",
    "threebetween.full_cannot_bust.instead": "Bank oder passen für {seat}.",
    "threebetween.no_cards_known": "Die Karten von {seat} sind nicht bekannt; schreibt lieber die Punkte auf.",
    "threebetween.not_counted": "Nicht jede Karte dieser Runde ist eingetragen, also ändert Mischen hier nichts.",
    "threebetween.nothing_to_shuffle": "Es liegt keine abgeworfene Karte zum Mischen da.",
    "threebetween.deck_not_empty": Plural(
        "amount", "Im Stapel ist noch eine Karte.", "Im Stapel sind noch {amount} Karten."
    ),
    "threebetween.deck_not_empty.instead": "Gebt, was noch da ist, und mischt dann die abgeworfenen.",
    "threebetween.not_so_many": "Stapel und abgeworfene Karten sind zusammen weniger als {amount}.",
    "threebetween.no_more_of": Plural(
        "most",
        "Von {card} gibt es eine im Deck, und die war schon zu sehen.",
        "Von {card} gibt es {most} im Deck, und alle waren schon zu sehen.",
    ),
    "threebetween.no_such_number": "Eine gedruckte Zahl ist 0 oder mehr, mit höchstens zwei Ziffern, nicht {points}.",
    "threebetween.nothing_known": "Nennt mindestens eine Karte.",
    "threebetween.face_twice": "Eine Karte ist zweimal beschrieben.",
    "threebetween.too_many_copies": "{amount} von {card} kann das Deck nicht haben; höchstens {most}.",
    "threebetween.too_few_copies": "{seen} von {card} waren in dieser Runde zu sehen, also gibt es mehr als {amount}.",
    "threebetween.too_many_in_group": "Das macht {amount} Karten einer Sorte, von der es {most} gibt.",
    "threebetween.more_seen": "In dieser Runde waren mehr als {amount} Karten zu sehen.",
    "threebetween.no_change": "Die Partie wird schon so geführt.",
    # --- the rulebook
    "threebetween.section.1": "Vorbereitung",
    "threebetween.section.2": "Grenzkarten",
    "threebetween.section.3": "Ziehen",
    "threebetween.section.4": "Bank, passen, platzen",
    "threebetween.section.5": "Punkte und Sieg",
    "threebetween.clause.seats": "Zwei bis sechs Spieler",
    "threebetween.clause.seats.text": "Zwei bis sechs können spielen.",
    "threebetween.clause.deck": "Alle 74 Karten, jede Runde",
    "threebetween.clause.deck.text": (
        "Alpha-Karten sind 42 Konsonanten, 30 Vokalkarten mit je zwei Vokalen und 2 Joker. Nehmt die Übersichtskarte "
        "heraus. Für jede Runde werden alle Karten eingesammelt und gemischt. Wie oft es einen Buchstaben gibt, ist "
        "nur für wenige bekannt: drei T, ein J, ein Z. Der Rest steht auf der Übersichtskarte, und die App fragt "
        "lieber, als zu raten."
    ),
    "threebetween.clause.points": "Die Zahl oben links",
    "threebetween.clause.points.text": (
        "Eine Karte zählt die Zahl, die darauf steht. Die App lernt sie, wenn eine Karte zum ersten Mal eingetragen "
        "wird, und setzt sie danach selbst ein. Eine Vokalkarte zählt in beiden Lagen gleich, außer der Tisch liest "
        "zwei Zahlen ab. Fehlt für einen Stand noch eine Zahl, wartet er darauf bis zur Abrechnung."
    ),
    "threebetween.clause.dealer": "Wer gibt",
    "threebetween.clause.dealer.text": (
        "Der Tisch bestimmt den ersten Geber; nach jeder Runde gibt der Nächste links. Der Geber spielt mit, in jedem "
        "Umlauf als Letzter."
    ),
    "threebetween.clause.come_and_go": "Gehen und dazukommen",
    "threebetween.clause.come_and_go.text": (
        "Wer geht, behält die Punkte im Kasten, bekommt in der laufenden Runde nichts und wird sofort übersprungen. "
        "Wer kommt, spielt ab dem nächsten Geben mit, wer neu ist, mit 0. Wer neu ist, nimmt den Platz nach dem "
        "letzten."
    ),
    "threebetween.clause.limits": "Zwei Grenzen, der frühere Buchstabe links",
    "threebetween.clause.limits.text": (
        "Alle bekommen zwei offene Karten. Der Buchstabe näher am A liegt links, der näher am Z rechts. Eine "
        "Vokalkarte zeigt, welcher ihrer Vokale besser ist; die App schlägt die weiteste Spanne vor. Wie die Grenzen "
        "liegen, steht fest, sobald die Züge beginnen, und nach einer Bank, sobald sie gelegt sind."
    ),
    "threebetween.clause.exact_pair": "Zweimal dieselbe Karte platzt",
    "threebetween.clause.exact_pair.text": (
        "Zwei Grenzen mit demselben Bild platzen: L und L, oder A/E und A/E, gleich wie herum. A/E und A/I sind "
        "verschiedene Karten. Zwei Joker platzen nicht, sondern sind die besten Grenzen, die es gibt."
    ),
    "threebetween.clause.two_letters": "Grenzen zeigen zwei Buchstaben",
    "threebetween.clause.two_letters.text": (
        "Zwei verschiedene Vokalkarten dürfen als Grenzen nicht denselben Vokal zeigen; eine lässt sich immer drehen."
    ),
    "threebetween.clause.wild_limit": "Ein Joker als Grenze",
    "threebetween.clause.wild_limit.text": (
        "Links liegt ein Joker vor dem A, rechts nach dem Z; die Seite ist frei, ebenso der Vokal der anderen Karte. "
        "Danach steht er fest wie jede Grenze."
    ),
    "threebetween.clause.replacement": "Ein Tausch zu Beginn",
    "threebetween.clause.replacement.text": (
        "Haben alle zwei Karten, geht der Geber von links noch einmal herum. Jeder darf eine Grenze offen abwerfen und "
        "bekommt erst dann eine neue; einmal. Zwei gleiche Karten platzen erst, wenn die Reihe vorbei ist: ein Tausch "
        "kann sie retten, oder selbst ein Paar ergeben und platzen."
    ),
    "threebetween.clause.narrow_limits": "Nichts dazwischen platzt nicht",
    "threebetween.clause.narrow_limits.text": (
        "Zwischen Nachbarn wie L und M passt nur ein Joker. Man darf trotzdem tauschen, passen, oder ziehen und hoffen."
    ),
    "threebetween.clause.turns": "Vom Geber aus links herum",
    "threebetween.clause.turns.text": (
        "In jedem Zug tut man eins: ziehen, Bank oder passen. Wer gepasst hat oder geplatzt ist, wartet bis zur "
        "nächsten Runde; die anderen spielen weiter, auch einer allein."
    ),
    "threebetween.clause.draw": "So viele Karten wie leere Felder",
    "threebetween.clause.draw.text": (
        "Gezogen wird für alle leeren Felder auf einmal, nicht mehr und nicht weniger, offen. Dann wird entschieden."
    ),
    "threebetween.clause.between": "Wirklich zwischen den Grenzen",
    "threebetween.clause.between.text": (
        "Eine Karte darf liegen, wenn ihr Buchstabe nach der linken und vor der rechten Grenze kommt; die Buchstaben "
        "der Grenzen selbst passen nicht. In welcher Reihenfolge die Karten liegen, spielt keine Rolle, ein Stern "
        "auf einer Vokalkarte auch nicht. Ein gelegter Vokal bleibt, wie er ist."
    ),
    "threebetween.clause.shown_once": "Jeder Buchstabe einmal",
    "threebetween.clause.shown_once.text": (
        "Ein Buchstabe, der zwischen den Grenzen zu sehen ist, kann nicht noch einmal gelegt werden, auch nicht aus "
        "demselben Ziehen. Es zählt der Buchstabe, nicht die Karte: liegt A/E als A da, darf ein anderes A/E als E "
        "dazu, A/I aber nicht als A."
    ),
    "threebetween.clause.wild_between": "Ein Joker passt immer",
    "threebetween.clause.wild_between.text": (
        "Zwischen den Grenzen nimmt ein Joker ein Feld und ist kein Buchstabe. Er passt überall, auch beide zusammen, "
        "und niemand muss ihn legen."
    ),
    "threebetween.clause.use_one": "Mindestens eine anlegen",
    "threebetween.clause.use_one.text": (
        "Karten, die nicht passen oder die man nicht will, werden abgeworfen. Wer aber keine der gezogenen Karten "
        "anlegt, platzt, auch wenn eine gepasst hätte."
    ),
    "threebetween.clause.deck_runs_out": "Wenn der Stapel leer ist",
    "threebetween.clause.deck_runs_out.text": (
        "Was da ist, wird gegeben, dann werden die abgeworfenen Karten gemischt, und der Rest kommt daraus. Karten von "
        "denen, die gepasst haben, bleiben liegen, bis die Runde endet."
    ),
    "threebetween.clause.full": "ThreeBeTween: Bank oder passen",
    "threebetween.clause.full.text": (
        "Sind alle drei Felder voll, gibt es nichts zu ziehen; im nächsten Zug geht man auf die Bank oder passt."
    ),
    "threebetween.clause.bank": "Bank",
    "threebetween.clause.bank.text": (
        "Die Punkte aller fünf Karten werden unter dem Stand notiert, noch in Gefahr. Die fünf werden abgeworfen, und "
        "zwei neue Grenzen kommen, ohne Tausch; zwei gleiche platzen, und alles, was in der Runde auf der Bank ist, "
        "ist verloren. Mit dem Legen endet der Zug. Auf die Bank darf man, so oft es klappt. Als Hausregel darf man "
        "eine der neuen Grenzen tauschen."
    ),
    "threebetween.clause.pass": "Passen",
    "threebetween.clause.pass.text": (
        "Wer passt, zählt jede Karte vor sich, auch die Grenzen, und beendet die Runde für sich. Das geht in jedem "
        "Zug, auch nur mit Grenzen. Als Hausregel muss man vorher in der Runde einmal ziehen."
    ),
    "threebetween.clause.bust": "Platzen",
    "threebetween.clause.bust.text": (
        "Wer platzt, bekommt für die Runde nichts: die Punkte auf der Bank werden gestrichen, Grenzen und alle Karten "
        "dazwischen abgeworfen."
    ),
    "threebetween.clause.at_risk": "Sicher und in Gefahr",
    "threebetween.clause.at_risk.text": (
        "Zu jedem gehören drei Zahlen: der Stand im Kasten, der sicher ist, und die Punkte auf der Bank und auf dem "
        "Tisch, die beim Platzen noch weg sein können. Passen hält sie fest; dazu kommen sie bei der Abrechnung."
    ),
    "threebetween.clause.tally": "Abrechnung",
    "threebetween.clause.tally.text": (
        "Ist niemand mehr in der Runde, zählen die, die gepasst haben, Bank und Tisch zusammen und schreiben den neuen "
        "Stand in den Kasten. Wer geplatzt ist, bekommt nichts dazu, auch wenn das alle sind."
    ),
    "threebetween.clause.game_over": "Schluss ist nach einer Abrechnung",
    "threebetween.clause.game_over.text": (
        "Hat jemand 100 im Kasten, oder was der Tisch vereinbart hat, ist Schluss, und die meisten Punkte gewinnen. "
        "Passen mitten in der Runde beendet nichts."
    ),
    "threebetween.clause.tie": "Gleichauf an der Spitze",
    "threebetween.clause.tie.text": (
        "Wer gleich viele und die meisten Punkte hat, teilt sich den Sieg. Als Hausregel geht es Runde um Runde "
        "weiter, bis einer allein führt."
    ),
    "threebetween.clause.mistakes": "Fehler nimmt man zurück",
    "threebetween.clause.mistakes.text": (
        "Ein falscher Eintrag, oder eine Karte, wo sie nicht passt, wird bis zu dieser Stelle zurückgenommen, ohne "
        "Strafe."
    ),
    "threebetween.clause.scorepad": "Punkte ohne Karten",
    "threebetween.clause.scorepad.text": (
        "Ein Tisch darf nur Punkte notieren, auch als Summen, für die ganze Partie oder für eine Person in einer "
        "Runde. Wer mitten in der Runde zu Punkten wechselt, lässt die Karten zurück."
    ),
    "threebetween.clause.odds": "Chancen",
    "threebetween.clause.odds.text": (
        "Wer will, sieht die genauen Chancen beim Ziehen und was Ziehen, Bank und Passen im Schnitt bringen, wenn man "
        "danach passt. Gerechnet wird mit den Karten, die in dieser Runde noch nicht zu sehen waren; also muss jede "
        "Karte eingetragen und jede Anzahl bekannt sein."
    ),
    # --- house rules
    "threebetween.switch.target": "Punkte zum Sieg",
    "threebetween.switch.target.help": "Schluss ist nach der Abrechnung, in der jemand so viele hat",
    "threebetween.switch.tie": "Gleichstand am Ende",
    "threebetween.switch.tie.help": "Was geschieht, wenn mehrere die meisten Punkte haben",
    "threebetween.switch.tie.shared": "Geteilter Sieg",
    "threebetween.switch.tie.play_on": "Weiter, bis einer führt",
    "threebetween.switch.draw_before_pass": "Ziehen vor dem Passen",
    "threebetween.switch.draw_before_pass.help": "Alle ziehen in einer Runde mindestens einmal, bevor sie passen",
    "threebetween.switch.replacement_after_bank": "Tausch nach der Bank",
    "threebetween.switch.replacement_after_bank.help": (
        "Eine der neuen Grenzen darf getauscht werden, auch um einem Paar zu entgehen"
    ),
    "threebetween.switch.odds": "Chancen zeigen",
    "threebetween.switch.odds.help": "Genaue Chancen für den, der dran ist, wenn jede Anzahl bekannt ist",
}
