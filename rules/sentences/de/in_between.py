"""German for In Between the Sheets."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "in_between.name": "In Between the Sheets",
    "in_between.tagline": "Pott und Pfosten",
    # --- what may be entered
    "in_between.ask.anted": "Alle zahlen das Ante",
    "in_between.ask.first": "{seat}: der erste Pfosten",
    "in_between.ask.called": "{seat} sagt das Ass an",
    "in_between.ask.second": "{seat}: der zweite Pfosten",
    "in_between.ask.bet": "{seat} setzt",
    "in_between.ask.moon": "{seat} schießt auf den Mond",
    "in_between.ask.guessed": "{seat} sagt höher oder tiefer",
    "in_between.ask.passed": "{seat} passt",
    "in_between.ask.redealt": "Eine Karte war zu früh zu sehen: neue Pfosten",
    "in_between.ask.shuffled": "Die Karten werden gemischt",
    "in_between.ask.scored_bet": "{seat} hat gesetzt, und das kam heraus",
    "in_between.ask.scored_turn": "{seat} war ohne Einsatz dran",
    "in_between.ask.bought": "{seat} kauft Chips",
    "in_between.ask.gave": "{seat} gibt Chips ab",
    "in_between.ask.sat_out": "{seat} setzt aus",
    "in_between.ask.sat_in": "{seat} spielt wieder mit",
    "in_between.ask.left": "{seat} geht vom Tisch",
    "in_between.ask.joined": "{seat} kommt an den Tisch",
    "in_between.ask.seat_added": "Jemand Neues kommt dazu",
    "in_between.ask.level": "Anders mitschreiben",
    "in_between.ask.ended": "Partie beenden",
    # --- the choices in them
    "in_between.choice.side.high": "Hoch",
    "in_between.choice.side.low": "Tief",
    "in_between.choice.guess.higher": "Höher",
    "in_between.choice.guess.lower": "Tiefer",
    "in_between.choice.outcome.won": "Dazwischen",
    "in_between.choice.outcome.lost": "Daneben",
    "in_between.choice.outcome.post": "Pfosten",
    "in_between.choice.outcome.ace_post": "Pfosten, ein Ass",
    "in_between.choice.outcome.triple": "Dreimal",
    "in_between.choice.outcome.passed": "Gepasst",
    "in_between.choice.outcome.pair": "Paar",
    "in_between.choice.outcome.neighbours": "Nachbarn",
    "in_between.choice.outcome.moon_won": "Mond getroffen",
    "in_between.choice.outcome.moon_lost": "Mond verfehlt",
    "in_between.choice.outcome.moon_post": "Mond, auf dem Pfosten",
    "in_between.choice.outcome.moon_ace_post": "Mond, auf einem Ass",
    # --- what was done, as history tells it
    "in_between.did.anted": "Alle haben das Ante gezahlt",
    "in_between.did.first": "{seat}: erster Pfosten {card}",
    "in_between.did.called": "{seat} sagte das Ass an: {side}",
    "in_between.did.second": "{seat}: zweiter Pfosten {card}",
    "in_between.did.bet": "{seat} setzte {amount}, dritte Karte {card}",
    "in_between.did.moon": "{seat} schoss auf den Mond, dritte Karte {card}",
    "in_between.did.guessed": "{seat} sagte um {amount}: {guess}, dritte Karte {card}",
    "in_between.did.passed": "{seat} passte",
    "in_between.did.redealt": "{seat} bekam neue Pfosten",
    "in_between.did.shuffled": "Die Karten wurden gemischt",
    "in_between.did.scored_bet": "{seat} setzte {amount}: {outcome}",
    "in_between.did.scored_turn": "{seat} war dran: {outcome}",
    "in_between.did.bought": "{seat} kaufte {amount}",
    "in_between.did.gave": "{seat} gab {to_seat} {amount}",
    "in_between.did.sat_out": "{seat} setzt aus",
    "in_between.did.sat_in": "{seat} spielt wieder mit",
    "in_between.did.left": "{seat} ging vom Tisch",
    "in_between.did.joined": "{seat} kam an den Tisch",
    "in_between.did.seat_added": "{name} kommt an den Tisch, auf Platz {number}",
    "in_between.did.level": "Ab hier: {level}",
    "in_between.did.ended": "Die Partie wurde beendet",
    # --- what followed
    "in_between.event.anted": "Alle haben {amount} gezahlt; im Pott: {pot}.",
    "in_between.event.late_ante": "{seat} zahlt das Ante, {amount}.",
    "in_between.event.pair_pays": "Ein Paar: {seat} zahlt {amount} in den Pott und verliert den Zug.",
    "in_between.event.pair_free": "Ein Paar: {seat} verliert den Zug.",
    "in_between.event.pair_wins": "Ein Paar: {seat} nimmt {amount} aus dem Pott.",
    "in_between.event.neighbours_free": "Nichts passt dazwischen: {seat} verliert den Zug.",
    "in_between.event.neighbours_pay": (
        "Nichts passt dazwischen: {seat} zahlt {amount} in den Pott und verliert den Zug."
    ),
    "in_between.event.neighbours_redeal": "Nichts passt dazwischen: {seat} bekommt zwei neue Pfosten.",
    "in_between.event.pass_pays": "Passen kostet {seat} {amount}.",
    "in_between.event.won": "{seat} nimmt {amount} aus dem Pott.",
    "in_between.event.lost": "{seat} zahlt {amount} in den Pott.",
    "in_between.event.post": "Auf dem Pfosten: {seat} zahlt {amount} in den Pott.",
    "in_between.event.ace_post": "Auf einem Ass als Pfosten: {seat} zahlt {amount} in den Pott.",
    "in_between.event.triple": "Zum dritten Mal gleich: {seat} zahlt {amount} in den Pott, den dreifachen Einsatz.",
    "in_between.event.moon_won": "Der Mond ist getroffen: {seat} nimmt den ganzen Pott, {amount}.",
    "in_between.event.moon_lost": "Der Mond ist verfehlt: {seat} zahlt {amount} in den Pott.",
    "in_between.event.moon_post": "Der Mond ist auf dem Pfosten verfehlt: {seat} zahlt {amount} in den Pott.",
    "in_between.event.moon_ace_post": (
        "Der Mond ist auf einem Ass als Pfosten verfehlt: {seat} zahlt {amount} in den Pott."
    ),
    "in_between.event.owes": "{seat} kann nicht alles zahlen und schuldet dem Pott {amount}.",
    "in_between.event.forgiven": "{seat} zahlt alle Chips; der Rest, {amount}, ist erlassen.",
    "in_between.event.takes_debts": "Die Chips reichen nicht: {amount} davon schuldet man ab jetzt {seat}.",
    "in_between.event.debts_paid": "{seat} schuldet {amount} weniger.",
    "in_between.event.pot_emptied": "Der Pott ist leer. {dealer_seat} gibt, und alle zahlen {amount} als Ante.",
    "in_between.event.pot_too_small": (
        "Der Pott von {pot} liegt unter dem Mindesteinsatz: alle zahlen {amount} als Ante."
    ),
    "in_between.event.shuffled": Plural(
        "left",
        "Eine Karte ist übrig, zu wenig für einen Zug: mischt alle Karten.",
        "{left} Karten sind übrig, zu wenig für einen Zug: mischt alle Karten.",
    ),
    "in_between.event.deck_anew": "Mischt alle Karten: ab hier wird jede gezählt.",
    "in_between.event.joined": "{seat} kauft sich mit {amount} ein.",
    "in_between.event.comes_later": "{seat} kommt später und kauft sich dann ein.",
    "in_between.event.left": "{seat} nimmt {amount} mit nach Hause.",
    "in_between.event.left_owing": "{seat} geht und schuldet noch {amount}.",
    "in_between.event.share": "{seat} bekommt {amount} aus dem Pott.",
    "in_between.event.pays": "{payer_seat} zahlt {payee_seat} {amount}.",
    "in_between.standing.stopped": "Der Tisch hat aufgehört und den Pott geteilt.",
    # --- verdicts: why it is right
    "in_between.is_won": "{card} fällt zwischen {first} und {second}",
    "in_between.is_lost": "{card} fällt neben {first} und {second}",
    "in_between.is_post": "{card} hat den Wert eines Pfostens, das kostet {amount}",
    "in_between.is_ace_post": "Ein Ass hat den Wert des Ass-Pfostens, hoch oder tief; das kostet {amount}",
    "in_between.is_triple": "Zum dritten Mal derselbe Wert kostet den dreifachen Einsatz, {amount}",
    "in_between.guessed_right": "{card} liegt auf der angesagten Seite von {second}",
    "in_between.guessed_wrong": "{card} liegt auf der anderen Seite von {second}",
    "in_between.third_of_pair": "{card} hat den Wert des Paars, das kostet den dreifachen Einsatz",
    "in_between.is_pair": "{first} und {second} sind ein Paar",
    "in_between.ace_pair": "Ein zweites Ass ist hoch, und das erste auch: ein Paar",
    "in_between.are_neighbours": "{first} und {second} sind Nachbarn",
    "in_between.both_aces": (
        "Tiefes und hohes Ass: 2 bis König gewinnt, und ein drittes Ass kostet den dreifachen Einsatz"
    ),
    "in_between.one_between": "Nur {card} gewinnt zwischen {first} und {second}",
    "in_between.spread": "{low} bis {high} gewinnt",
    "in_between.may_owe": "{seat} hat {stack}; im schlimmsten Fall kostet es {amount}, der Rest wird geschuldet",
    "in_between.pass_is_free": "Passen kostet nichts",
    "in_between.pass_costs": "Passen kostet an diesem Tisch {amount}",
    "in_between.cannot_bet": "Kein Einsatz ist möglich, also wird gepasst",
    "in_between.redealt": "{seat} bekommt neue Pfosten; was zu sehen war, bleibt bis zum nächsten Mischen draußen",
    "in_between.shuffled_early": Plural(
        "left",
        "Eine Karte war übrig; alle außer den Pfosten auf dem Tisch sind wieder drin",
        "{left} Karten waren übrig; alle außer den Pfosten auf dem Tisch sind wieder drin",
    ),
    "in_between.ante_on_credit": "Zu wenig Chips für {amount}: {short_seat}; das wird dem Pott geschuldet",
    "in_between.pays_debts_first": "{seat} schuldet {amount}, das wird zuerst bezahlt",
    "in_between.pays_late_ante": "{seat} zahlt ein Ante von {amount} in den Pott, der da liegt",
    "in_between.leaves_share": "{seat} gibt den Anteil am Pott von {pot} auf",
    "in_between.turn_dropped": "Der Zug von {turn_seat} bleibt unfertig und kostet nichts",
    "in_between.fewer_turns": "Einmal weniger dran als die anderen: {waiting_seat}",
    "in_between.pot_is_shared": "Den Pott von {pot} teilen sich alle am Tisch",
    # --- verdicts: what is wrong, and what would have been right
    "in_between.match_over": "Die Partie ist aus. Nehmt das Ende zurück, um weiterzuspielen.",
    "in_between.new_pays_ante": "{name} zahlt ein Ante von {amount} in den Pott, der da liegt",
    "in_between.no_such_seat": "Platz {seat_number} gibt es nicht; hier sitzen {seats}.",
    "in_between.scorepad_only": (
        "Jetzt werden nur Einsätze und Ausgänge notiert. Wechselt zu Karten, um Karten einzutragen."
    ),
    "in_between.cards_are_kept": (
        "Jetzt werden Karten eingetragen; sie sagen, was ein Einsatz bringt. Wechselt zu Ergebnissen, um es zu "
        "notieren."
    ),
    "in_between.no_change": "Die Partie wird schon so geführt.",
    "in_between.is_away": "{seat} ist nicht am Tisch.",
    "in_between.is_here": "{seat} ist schon am Tisch.",
    "in_between.sits_out": "{seat} setzt aus. Zuerst muss {seat} wieder mitspielen.",
    "in_between.does_not_play": "{seat} spielt gerade nicht mit.",
    "in_between.does_not_sit_out": "{seat} setzt nicht aus.",
    "in_between.out_of_turn": "{turn_seat} ist dran, nicht {seat}.",
    "in_between.out_of_turn.instead": "Zuerst kommt {turn_seat}.",
    "in_between.ante_first": "Im Pott: {pot}. Das Ante ist fällig.",
    "in_between.ante_first.instead": "Zuerst zahlen alle {amount}.",
    "in_between.ante_not_due": "Da liegt ein Pott von {pot}; kein Ante ist fällig.",
    "in_between.ante_not_due.instead": "Spielt darum, bis er leer ist.",
    "in_between.too_few": "Allein kann man nicht um einen Pott spielen.",
    "in_between.too_few.instead": "Jemand kommt dazu oder spielt wieder mit, oder die Partie endet.",
    "in_between.broke": "{seat} hat keine Chips mehr.",
    "in_between.broke.instead": "{seat} kauft Chips oder setzt aus.",
    "in_between.cannot_ante": "Zu wenig Chips für das Ante von {amount}: {short_seat}.",
    "in_between.cannot_ante.instead": "Chips kaufen oder aussetzen.",
    "in_between.card_seen": "{card} wurde in Eintrag {entry} aufgedeckt und ist noch nicht wieder im Stapel.",
    "in_between.fifth": (
        "Von jedem Wert gibt es vier Karten. Von diesem, {card}, sind seit dem letzten Mischen alle aufgedeckt: "
        "Einträge {entries}."
    ),
    "in_between.posts_lie": "Für {turn_seat} liegen schon Pfosten da.",
    "in_between.no_first_post": "Es gibt noch keinen ersten Pfosten.",
    "in_between.posts_stand": "Beide Pfosten stehen schon: {first} und {second}.",
    "in_between.ace_uncalled": "Der erste Pfosten ist ein Ass: {seat} sagt vor der zweiten Karte hoch oder tief.",
    "in_between.nothing_to_call": "Kein erstes Ass wartet auf eine Ansage.",
    "in_between.high_or_low": "Ein Ass wird hoch oder tief angesagt.",
    "in_between.no_posts": "Es gibt noch keine Pfosten, auf die man setzen kann.",
    "in_between.pair_wants_guess": (
        "Zwischen einem Paar liegt nichts. An diesem Tisch sagt man höher oder tiefer, oder man passt."
    ),
    "in_between.guess_needs_pair": "{first} und {second} sind kein Paar; gesetzt wird auf eine Karte dazwischen.",
    "in_between.higher_or_lower": "Die Karte nach einem Paar wird höher oder tiefer angesagt.",
    "in_between.no_amount": "{amount} ist kein Betrag; das Mindeste ist ein Chip von {chip}.",
    "in_between.too_much": "Mehr als {high} lässt sich nicht auf einmal aufschreiben.",
    "in_between.broken_chip": "{amount} besteht nicht aus ganzen Chips von {chip}.",
    "in_between.pot_is_empty": "Der Pott ist leer; es gibt nichts, worum man setzen könnte.",
    "in_between.pot_is_empty.instead": "Passen. Danach zahlen alle {minimum} als Ante.",
    "in_between.cannot_cover": "{seat} hat {stack}, zu wenig, um an diesem Tisch einen Einsatz zu decken.",
    "in_between.cannot_cover.instead": "Passen oder Chips kaufen.",
    "in_between.only_the_pot": (
        "Der Pott von {pot} liegt unter dem Mindesteinsatz von {minimum}, also kann man nur um ihn setzen."
    ),
    "in_between.only_the_pot.instead": "{low} setzen oder passen.",
    "in_between.over_pot": "{amount} ist mehr als der Pott von {pot}.",
    "in_between.over_pot.instead": "Jeder Einsatz von {low} bis {high}.",
    "in_between.over_first_round": "{amount} ist zu viel, bevor alle dran waren.",
    "in_between.over_first_round.instead": "Jeder Einsatz von {low} bis {high}.",
    "in_between.over_cover": "{seat} hat {stack} und könnte einen Einsatz von {amount} nicht decken.",
    "in_between.over_cover.instead": "Jeder Einsatz von {low} bis {high}.",
    "in_between.too_low": "{amount} liegt unter dem Mindesteinsatz von {minimum}.",
    "in_between.too_low.instead": "Jeder Einsatz von {low} bis {high}, oder passen.",
    "in_between.off_step": "An diesem Tisch steigen die Einsätze in Schritten von {step}.",
    "in_between.off_step.instead": "{low} und ganze Schritte mehr, oder der ganze Pott von {pot}.",
    "in_between.moon_off": "An diesem Tisch schießt man nicht auf den Mond.",
    "in_between.moon_off.instead": "Einen Betrag setzen oder passen.",
    "in_between.moon_needs_gap": "Zwischen {first} und {second} passt mehr oder weniger als ein Wert.",
    "in_between.moon_needs_gap.instead": (
        "Der Mond ist für Pfosten mit genau einem Wert dazwischen. Setzen oder passen."
    ),
    "in_between.moon_small_pot": (
        "Der Pott von {pot} liegt nicht über dem Mindesteinsatz von {amount}; der Mond bringt nichts zusätzlich."
    ),
    "in_between.moon_small_pot.instead": "Setzen oder passen.",
    "in_between.moon_uncovered": "{seat} hat zu wenig Chips, um an diesem Tisch {amount} auf den Mond zu decken.",
    "in_between.moon_uncovered.instead": "Passen oder Chips kaufen.",
    "in_between.must_bet": "An diesem Tisch passt man nicht, wenn man setzen kann.",
    "in_between.must_bet.instead": "Jeder Einsatz von {low} bis {high}.",
    "in_between.no_such_outcome": "So kann ein Zug an diesem Tisch nicht ausgehen.",
    "in_between.to_oneself": "{seat} kann {seat} keine Chips geben.",
    "in_between.too_few_chips": "{seat} hat {stack} und kann nicht {amount} abgeben.",
    "in_between.finish_turn": "Für {seat} liegen Pfosten da.",
    "in_between.finish_turn.instead": "Zuerst beendet {seat} den Zug.",
    "in_between.last_one": "{seat} ist allein am Tisch. Beendet lieber die Partie.",
    "in_between.round_unfinished": (
        "Dieser Tisch spielt die Runde zu Ende, bevor er aufhört. Noch nicht dran waren: {waiting_seat}."
    ),
    "in_between.round_unfinished.instead": "Spielt, bis alle gleich oft dran waren.",
    # --- the rulebook
    "in_between.section.1": "Vorbereitung",
    "in_between.section.2": "Die Pfosten",
    "in_between.section.3": "Passen und setzen",
    "in_between.section.4": "Die dritte Karte",
    "in_between.section.5": "Der Pott und die Spieler",
    "in_between.section.6": "Aufhören",
    "in_between.clause.seats": "Zwei bis zwölf Spieler",
    "in_between.clause.seats.text": "Zwei bis zwölf können spielen; zwei müssen mitspielen, damit es weitergeht.",
    "in_between.clause.chips": "Ganze Chips",
    "in_between.clause.chips.text": (
        "Alle kaufen sich mit gleich viel ein und dürfen jederzeit nachkaufen. Alle Beträge sind ganze Vielfache des "
        "kleinsten Chips; ein Mindesteinsatz oder Einkauf zwischen zwei Chips wird aufgerundet. Hausregeln sagen, wie "
        "Beträge gezeigt werden. Man darf sich gegenseitig Chips geben. Was hineinkam, ist immer bei den Spielern, im "
        "Pott oder mit nach Hause gegangen."
    ),
    "in_between.clause.ante": "Das Ante",
    "in_between.clause.ante.text": (
        "Vor dem ersten Zug zahlen alle das Ante in den Pott. Eine einzige Zahl ist das Ante, der kleinste Einsatz, "
        "der Preis eines Paars und der Preis des Monds."
    ),
    "in_between.clause.dealer": "Der Geber spielt mit",
    "in_between.clause.dealer.text": (
        "Der Geber spielt wie alle anderen und ist in der ersten Runde als Letzter dran. Ist ein Pott ganz gewonnen, "
        "gibt der Nächste links."
    ),
    "in_between.clause.turn_order": "Links herum",
    "in_between.clause.turn_order.text": (
        "Links vom Geber geht es los, und links herum weiter. Ist ein Pott geleert, kommt als Nächstes, wer links vom "
        "Gewinner sitzt."
    ),
    "in_between.clause.deck": "Der Stapel wird gezählt",
    "in_between.clause.deck.text": (
        "Ein Deck mit 52 Karten. Ein Zug braucht zwei Karten, mit Einsatz drei; mit weniger als drei Karten beginnt "
        "kein Zug: dann werden alle gemischt. Als Hausregel mischt man vor jedem Zug. Eine aufgedeckte Karte kommt vor "
        "dem Mischen nicht wieder, ob man Karten nur nach Wert angibt oder nach Wert und Farbe."
    ),
    "in_between.clause.posts": "Zwei Pfosten",
    "in_between.clause.posts.text": (
        "Zwei Karten werden aufgedeckt, mit Platz für eine dritte dazwischen. Welche davon höher ist, spielt keine "
        "Rolle; nur bei einem Ass kommt es darauf an, welche zuerst kam."
    ),
    "in_between.clause.first_ace": "Ein erstes Ass wird angesagt",
    "in_between.clause.first_ace.text": (
        "Ist der erste Pfosten ein Ass, sagt man vor der zweiten Karte hoch, also über dem König, oder tief, also "
        "unter der 2. Als Hausregel sind Asse immer hoch."
    ),
    "in_between.clause.second_ace": "Ein zweites Ass ist hoch",
    "in_between.clause.second_ace.text": (
        "Ein Ass als zweiter Pfosten ist immer hoch. Nach einem hohen ersten Ass ist es ein Paar mit allem, was dazu "
        "gehört; nach einem tiefen ersten Ass liegt alles von 2 bis König dazwischen."
    ),
    "in_between.clause.pair": "Ein Paar",
    "in_between.clause.pair.text": (
        "Zwei Pfosten vom selben Wert kosten den Mindesteinsatz und den Zug. Als Hausregel kostet ein Paar nur den "
        "Zug, oder es gewinnt zwei Chips aus dem Pott, oder man setzt darauf, dass die nächste Karte höher oder tiefer "
        "ist; dann kostet noch einmal derselbe Wert den dreifachen Einsatz, und ein Ass ist hoch."
    ),
    "in_between.clause.neighbours": "Nachbarn",
    "in_between.clause.neighbours.text": (
        "Passt nichts zwischen die Pfosten, ist der Zug verloren, und gezahlt wird nichts. Tiefes Ass und 2 sind "
        "Nachbarn, König und hohes Ass auch. Als Hausregel kostet es den Mindesteinsatz, oder es gibt zwei neue "
        "Pfosten."
    ),
    "in_between.clause.wrong_card": "Eine Karte zu früh gesehen",
    "in_between.clause.wrong_card.text": (
        "Ist eine Karte vor dem Einsatz zu sehen, kommen sie und die Pfosten weg, und dieselbe Person bekommt neue "
        "Pfosten. Ein falscher Eintrag wird einfach zurückgenommen."
    ),
    "in_between.clause.passing": "Passen",
    "in_between.clause.passing.text": (
        "Passen darf man, und es kostet nichts. Als Hausregel kostet Passen den Mindesteinsatz oder ist nur für die, "
        "die nicht setzen können."
    ),
    "in_between.clause.bet_limits": "Vom Mindesteinsatz bis zum Pott",
    "in_between.clause.bet_limits.text": (
        "Ein Einsatz ist mindestens der Mindesteinsatz und höchstens, was vorher im Pott liegt. Als Hausregel gibt es "
        "eine Grenze, bis seit dem Ante alle dran waren: der halbe Pott, weniger als der ganze Pott oder ein fester "
        "Betrag; unter den Mindesteinsatz fällt sie nie."
    ),
    "in_between.clause.small_pot": "Ein Pott unter dem Mindesteinsatz",
    "in_between.clause.small_pot.text": (
        "Ist der Pott kleiner als der Mindesteinsatz, kann man nur um den ganzen Pott setzen. Als Hausregel zahlen "
        "stattdessen alle noch einmal das Ante. Wo Einsätze in Schritten des Mindesteinsatzes steigen, entsteht so ein "
        "Pott nicht; um den ganzen Pott darf man immer setzen."
    ),
    "in_between.clause.covering": "Mehr setzen, als man hat",
    "in_between.clause.covering.text": (
        "Man darf bis zum Pott setzen, gleich wie viel man hat; was man nicht zahlen kann, schuldet man dem Pott. Als "
        "Hausregel muss ein Einsatz so klein sein, dass man den schlimmsten Fall zahlen kann, oder man muss den "
        "Einsatz selbst haben, und was ein Verlust darüber hinaus kostet, ist erlassen."
    ),
    "in_between.clause.between": "Dazwischen oder daneben",
    "in_between.clause.between.text": (
        "Fällt die dritte Karte wirklich zwischen die Pfosten, nimmt man den Einsatz aus dem Pott. Fällt sie daneben, "
        "zahlt man ihn hinein."
    ),
    "in_between.clause.post": "Auf dem Pfosten",
    "in_between.clause.post.text": (
        "Eine dritte Karte vom Wert eines Pfostens kostet insgesamt den doppelten Einsatz. Nur der Wert zählt: auch "
        "auf einem tief angesagten Ass ist ein Ass auf dem Pfosten. Als Hausregel kostet es den Einsatz einmal, oder "
        "viermal auf einem Ass."
    ),
    "in_between.clause.triple": "Ein drittes Ass",
    "in_between.clause.triple.text": (
        "Zwischen einem tiefen und einem hohen Ass kostet ein drittes Ass insgesamt den dreifachen Einsatz."
    ),
    "in_between.clause.moon": "Auf den Mond schießen",
    "in_between.clause.moon.text": (
        "Passt genau ein Wert zwischen die Pfosten, Asse eingeschlossen, darf man den Mindesteinsatz darauf setzen: "
        "dieser Wert gewinnt den ganzen Pott. Daneben kostet den Mindesteinsatz, ein Pfosten so viel wie sonst auch. "
        "Ein gewöhnlicher Einsatz geht auch. Den Mond gibt es nicht, solange der Pott nicht über dem Mindesteinsatz "
        "liegt oder wo Hausregeln ihn weglassen."
    ),
    "in_between.clause.debts": "Schulden",
    "in_between.clause.debts.text": (
        "Eine Schuld liegt im Pott und zählt dazu. Bezahlt wird sie zuerst aus dem nächsten Gewinn oder Einkauf. Wer "
        "mehr gewinnt, als an Chips im Pott liegt, übernimmt für den Rest Schulden, die älteste zuerst: dann schuldet "
        "man sie dem Gewinner."
    ),
    "in_between.clause.pot_emptied": "Ein leerer Pott",
    "in_between.clause.pot_emptied.text": "Ist der Pott leer, zahlen alle, die mitspielen, sofort wieder das Ante.",
    "in_between.clause.broke": "Keine Chips mehr",
    "in_between.clause.broke.text": (
        "Wer keine Chips für einen Zug hat oder zu wenige für das Ante, kauft nach oder setzt bis dahin aus. Als "
        "Hausregel spielt man weiter und macht Schulden."
    ),
    "in_between.clause.joining": "Später dazukommen",
    "in_between.clause.joining.text": (
        "Wer dazukommt, kauft sich ein wie die anderen, zahlt ein Ante in den Pott, der da liegt, und spielt, sobald "
        "die Reihe kommt. Wer vor dem ersten Ante geht, kommt nur später und hat noch nichts gekauft. Dasselbe Ante "
        "zahlt, wer ausgesetzt hat, als die anderen zahlten. Wer neu ist, nimmt den Platz nach dem letzten."
    ),
    "in_between.clause.leaving": "Gehen",
    "in_between.clause.leaving.text": (
        "Zwischen zwei Zügen darf man mit seinen Chips gehen, aber ohne Anteil am Pott. Schulden bleiben, in beide "
        "Richtungen. Geht der Geber, gibt der Nächste links."
    ),
    "in_between.clause.stopping": "Wann Schluss ist",
    "in_between.clause.stopping.text": (
        "Der Tisch darf aufhören, sobald alle einig sind; gesagt wird, wer seltener dran war. Als Hausregel wird die "
        "Runde erst zu Ende gespielt."
    ),
    "in_between.clause.final_split": "Den letzten Pott teilen",
    "in_between.clause.final_split.text": (
        "Was im Pott bleibt, wird gleichmäßig unter allen am Tisch geteilt, auch unter denen, die aussetzen. Was nicht "
        "aufgeht, geht chipweise links vom Geber reihum. Eine Schuld beim Pott geht zuerst vom eigenen Anteil ab."
    ),
    "in_between.clause.winning": "Plus und Minus",
    "in_between.clause.winning.text": (
        "Ein Ziel gibt es nicht. Es zählen Chips und was man zu bekommen hat, weniger das Gekaufte, der letzte Anteil "
        "mitgerechnet. Am Ende werden die wenigsten Zahlungen genannt, die alles ausgleichen."
    ),
    "in_between.clause.scorepad": "Nur Einsätze und Ausgänge",
    "in_between.clause.scorepad.text": (
        "Ein Tisch darf nur notieren, was gesetzt wurde und was herauskam, und jederzeit zu Karten und zurück "
        "wechseln. Die Karten werden gemischt, wenn sie wieder gezählt werden; ein begonnener Zug verfällt."
    ),
    "in_between.clause.odds": "Chancen",
    "in_between.clause.odds.text": (
        "Will der Tisch es, stehen die Chancen vor dem Einsatz da: wie viele der ungesehenen Karten gewinnen, "
        "verlieren oder einen Pfosten treffen, und was ein Einsatz im Schnitt bringt."
    ),
    # --- house rules
    "in_between.switch.minimum": "Ante und Mindesteinsatz",
    "in_between.switch.minimum.help": "Ante, kleinster Einsatz, Preis eines Paars und des Monds",
    "in_between.switch.buy_in": "Einkauf",
    "in_between.switch.buy_in.help": "Womit alle anfangen",
    "in_between.switch.smallest_chip": "Kleinster Chip",
    "in_between.switch.smallest_chip.help": "Alle Beträge sind ganze Vielfache davon",
    "in_between.switch.unit": "Beträge zeigen als",
    "in_between.switch.unit.help": "Chips zählen, wie sie sind; Cents haben zwei Stellen nach dem Komma",
    "in_between.switch.unit.chips": "Chips",
    "in_between.switch.unit.cents": "Geld",
    "in_between.switch.bet_step": "Einsätze steigen um",
    "in_between.switch.bet_step.help": "In Schritten des Mindesteinsatzes bleibt kein kleiner Rest im Pott",
    "in_between.switch.bet_step.chip": "Den kleinsten Chip",
    "in_between.switch.bet_step.minimum": "Den Mindesteinsatz",
    "in_between.switch.post": "Auf dem Pfosten",
    "in_between.switch.post.help": "Was eine dritte Karte vom Wert eines Pfostens kostet",
    "in_between.switch.post.double": "Doppelter Einsatz",
    "in_between.switch.post.single": "Einfacher Einsatz",
    "in_between.switch.post.ace_fourfold": "Doppelt; vierfach auf Ass",
    "in_between.switch.aces": "Ein erstes Ass",
    "in_between.switch.aces.help": "Darf man es ansagen?",
    "in_between.switch.aces.chosen": "Hoch oder tief, wie angesagt",
    "in_between.switch.aces.always_high": "Immer hoch",
    "in_between.switch.pair": "Ein Paar",
    "in_between.switch.pair.help": "Wenn beide Pfosten denselben Wert haben",
    "in_between.switch.pair.pays_minimum": "Zahlt den Mindesteinsatz",
    "in_between.switch.pair.free": "Verliert nur den Zug",
    "in_between.switch.pair.guess": "Höher oder tiefer",
    "in_between.switch.pair.wins_two": "Gewinnt zwei Chips",
    "in_between.switch.neighbours": "Nachbarn",
    "in_between.switch.neighbours.help": "Wenn nichts zwischen die Pfosten passt",
    "in_between.switch.neighbours.free": "Verliert nur den Zug",
    "in_between.switch.neighbours.pays_minimum": "Zahlt den Mindesteinsatz",
    "in_between.switch.neighbours.redeal": "Zwei neue Pfosten",
    "in_between.switch.first_round": "Erste Runde",
    "in_between.switch.first_round.help": "Höchster Einsatz, bis seit dem Ante alle dran waren",
    "in_between.switch.first_round.none": "Der Pott, wie immer",
    "in_between.switch.first_round.half_pot": "Halber Pott",
    "in_between.switch.first_round.no_pot_bet": "Weniger als der Pott",
    "in_between.switch.first_round.fixed": "Ein fester Betrag",
    "in_between.switch.first_round_limit": "Dieser feste Betrag",
    "in_between.switch.first_round_limit.help": "Gilt nur, wenn die erste Runde einen festen Betrag hat",
    "in_between.switch.small_pot": "Pott unter Mindesteinsatz",
    "in_between.switch.small_pot.help": "Worum dann gespielt wird",
    "in_between.switch.small_pot.whole_pot": "Nur um den ganzen Pott",
    "in_between.switch.small_pot.ante_again": "Alle zahlen neu",
    "in_between.switch.covering": "Wer nicht zahlen kann",
    "in_between.switch.covering.help": "Darf ein Einsatz mehr wagen, als man hat?",
    "in_between.switch.covering.debt": "Schuldet den Rest",
    "in_between.switch.covering.capped": "Setzt nur Gedecktes",
    "in_between.switch.covering.forgiven": "Zahlt, was da ist",
    "in_between.switch.moon": "Auf den Mond schießen",
    "in_between.switch.moon.help": "Der Mindesteinsatz für den ganzen Pott, wenn ein Wert passt",
    "in_between.switch.broke": "Keine Chips mehr",
    "in_between.switch.broke.help": "Was man ohne Chips tut",
    "in_between.switch.broke.rebuy": "Nachkaufen oder aussetzen",
    "in_between.switch.broke.credit": "Mit Schulden weiter",
    "in_between.switch.shuffle": "Mischen",
    "in_between.switch.shuffle.help": "Wann alle Karten wieder in den Stapel kommen",
    "in_between.switch.shuffle.below_three": "Unter drei Karten",
    "in_between.switch.shuffle.every_turn": "Vor jedem Zug",
    "in_between.switch.passing": "Passen",
    "in_between.switch.passing.help": "Was es kostet, nicht zu setzen",
    "in_between.switch.passing.free": "Gratis",
    "in_between.switch.passing.costs_minimum": "Kostet Mindesteinsatz",
    "in_between.switch.passing.no_passing": "Nur, wenn kein Einsatz geht",
    "in_between.switch.stopping": "Aufhören",
    "in_between.switch.stopping.help": "Wann die Partie enden darf",
    "in_between.switch.stopping.any_time": "Jederzeit",
    "in_between.switch.stopping.finish_round": "Nach voller Runde",
    "in_between.switch.cards_by": "Karten angeben nach",
    "in_between.switch.cards_by.help": "Die Farbe zählt nie, aber mit ihr wird eine Karte schärfer geprüft",
    "in_between.switch.cards_by.rank": "Wert",
    "in_between.switch.cards_by.suit": "Wert und Farbe",
    "in_between.switch.odds": "Chancen zeigen",
    "in_between.switch.odds.help": (
        "Gewinne, Pfosten, Verluste und der Schnitt eines Einsatzes, aus den ungesehenen Karten"
    ),
}
