"""German for 3-Card Triple Replace."""

from rules.sentences import Plural, Sentence
from rules.sentences.de.triple_replace_rulebook import RULEBOOK

_TABLE: dict[str, Sentence] = {
    "triple_replace.name": "3-Card Triple Replace",
    "triple_replace.tagline": "3-Karten-Poker",
    # --- what may be entered
    "triple_replace.ask.dealt": "Eine Hand geben: wer gibt?",
    "triple_replace.ask.ups": "Offene Karten von {seat}",
    "triple_replace.ask.left_out": "In dieser Hand ohne Karten weiter",
    "triple_replace.ask.led": "{seat} zeigt die besten Karten und führt",
    "triple_replace.ask.checked": "{seat} schiebt",
    "triple_replace.ask.bet": "{seat} setzt",
    "triple_replace.ask.called": "{seat} geht mit",
    "triple_replace.ask.raised": "{seat} erhöht um",
    "triple_replace.ask.all_in": "{seat} geht All-in",
    "triple_replace.ask.folded": "{seat} steigt aus",
    "triple_replace.ask.stood_pat": "{seat} behält alles",
    "triple_replace.ask.replaced": "{seat} tauscht verdeckte Karten",
    "triple_replace.ask.replaced_up": "{seat} tauscht offene Karten",
    "triple_replace.ask.replaced_both": "{seat} tauscht eine offene und eine verdeckte Karte",
    "triple_replace.ask.received": "Neue offene Karten von {seat}",
    "triple_replace.ask.exposed": "Beim Geben war die verdeckte Karte von {seat} zu sehen",
    "triple_replace.ask.declared": "{seat} sagt an",
    "triple_replace.ask.shown": "{seat} zeigt",
    "triple_replace.ask.won": "Wer gewinnt diesen Pott?",
    "triple_replace.ask.put_in": "{seat} zahlt ein",
    "triple_replace.ask.bought": "{seat} kauft Chips",
    "triple_replace.ask.gave": "{seat} gibt Chips ab",
    "triple_replace.ask.sat_out": "{seat} setzt aus",
    "triple_replace.ask.sat_in": "{seat} spielt wieder mit",
    "triple_replace.ask.seat_added": "Jemand Neues kommt dazu",
    "triple_replace.ask.level": "Anders mitschreiben",
    "triple_replace.ask.ended": "Partie beenden",
    # --- the choices in them
    "triple_replace.choice.way.high": "Hoch",
    "triple_replace.choice.way.low": "Tief",
    "triple_replace.choice.way.both": "Beides",
    # --- what was done, as history tells it
    "triple_replace.did.dealt": "{dealer_seat} gab eine Hand",
    "triple_replace.did.ups": "{seat} bekam {cards}",
    "triple_replace.did.left_out": "Der Rest der Hand ohne Karten",
    "triple_replace.did.led": "{seat} führt",
    "triple_replace.did.checked": "{seat} schob",
    "triple_replace.did.bet": "{seat} setzte {amount}",
    "triple_replace.did.called": "{seat} ging mit",
    "triple_replace.did.raised": "{seat} erhöhte um {amount}",
    "triple_replace.did.all_in": "{seat} ging All-in",
    "triple_replace.did.folded": "{seat} stieg aus",
    "triple_replace.did.stood_pat": "{seat} behielt alles",
    "triple_replace.did.replaced": Plural(
        "amount", "{seat} tauschte eine verdeckte Karte", "{seat} tauschte {amount} verdeckte Karten"
    ),
    "triple_replace.did.replaced_up": "{seat} tauschte {cards}",
    "triple_replace.did.replaced_both": Plural(
        "amount",
        "{seat} tauschte {cards} und eine verdeckte Karte",
        "{seat} tauschte {cards} und {amount} verdeckte Karten",
    ),
    "triple_replace.did.received": "{seat} bekam {cards}",
    "triple_replace.did.exposed": "{card} von {seat} war zu sehen",
    "triple_replace.did.declared": "{seat} sagte an: {way}",
    "triple_replace.did.shown": "{seat} zeigte {cards}",
    "triple_replace.did.won": "Gewonnen von {winners}",
    "triple_replace.did.put_in": "{seat} zahlte {amount} ein",
    "triple_replace.did.bought": "{seat} kaufte {amount}",
    "triple_replace.did.gave": "{seat} gab {to_seat} {amount}",
    "triple_replace.did.sat_out": "{seat} setzt aus",
    "triple_replace.did.sat_in": "{seat} spielt wieder mit",
    "triple_replace.did.seat_added": "{name} kommt an den Tisch, auf Platz {number}",
    "triple_replace.did.level": "Ab hier: {level}",
    "triple_replace.did.ended": "Die Partie wurde beendet",
    # --- what followed
    "triple_replace.event.joined": "{name} kauft sich mit {amount} ein.",
    "triple_replace.event.antes": "Das Ante von {count} Spielern: zusammen {amount}.",
    "triple_replace.event.leads_showing": "Setzrunde {number}: {seat} zeigt die besten Karten und führt.",
    "triple_replace.event.leads_tied": (
        "Setzrunde {number}: mehrere zeigen dasselbe; {seat} kommt links vom Geber zuerst und führt."
    ),
    "triple_replace.event.leads_first": (
        "Setzrunde {number}: keine Karten sind offen, also führt {seat}, links vom Geber."
    ),
    "triple_replace.event.no_betting": ("Setzrunde {number} entfällt: höchstens einer hat noch Chips zum Setzen."),
    "triple_replace.event.replacing": Plural(
        "limit",
        "Tauschrunde {number}: höchstens eine Karte, für {price}.",
        "Tauschrunde {number}: bis zu {limit} Karten, jede für {price}.",
    ),
    "triple_replace.event.cannot_replace": "Ohne Chips für eine neue Karte: {seat}.",
    "triple_replace.event.reshuffled": Plural(
        "count",
        "Der Stapel ist leer. Die eine vorher abgeworfene Karte ist der neue Stapel.",
        "Der Stapel ist leer. Die {count} vorher abgeworfenen Karten werden zu einem neuen Stapel gemischt.",
    ),
    "triple_replace.event.won_unshown": "Alle anderen sind ausgestiegen: {seat} nimmt {amount} und zeigt nichts.",
    "triple_replace.event.uncontested": "Was sonst niemand gewinnen kann, {amount}, geht an {seat}.",
    "triple_replace.event.won_both": "{winners} wollte beides und gewinnt beides: {amount}.",
    "triple_replace.event.won_trips": Plural(
        "count", "Drilling, {rank}: {amount} an {winners}.", "Drilling, {rank}: {winners} teilen sich {amount}."
    ),
    "triple_replace.event.won_straight_flush": Plural(
        "count",
        "Straight Flush bis {rank}: {amount} an {winners}.",
        "Straight Flush bis {rank}: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.won_flush": Plural(
        "count",
        "Flush, {rank}-{second}-{third}: {amount} an {winners}.",
        "Flush, {rank}-{second}-{third}: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.won_straight": Plural(
        "count", "Straße bis {rank}: {amount} an {winners}.", "Straße bis {rank}: {winners} teilen sich {amount}."
    ),
    "triple_replace.event.won_pair": Plural(
        "count",
        "Paar, {rank}, mit {second}: {amount} an {winners}.",
        "Paar, {rank}, mit {second}: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.won_high_card": Plural(
        "count",
        "Hohe Karte, {rank}-{second}-{third}: {amount} an {winners}.",
        "Hohe Karte, {rank}-{second}-{third}: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.won_low": Plural(
        "count",
        "Das tiefste Blatt, {rank}-{second}-{third}: {amount} an {winners}.",
        "Das tiefste Blatt, {rank}-{second}-{third}: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.won_low_pair": Plural(
        "count",
        "Das tiefste Blatt, ein Paar, {rank}, mit {second}: {amount} an {winners}.",
        "Das tiefste Blatt, ein Paar, {rank}, mit {second}: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.won_low_trips": Plural(
        "count",
        "Das tiefste Blatt, ein Drilling, {rank}: {amount} an {winners}.",
        "Das tiefste Blatt, ein Drilling, {rank}: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.told_high": Plural(
        "count",
        "Das beste Blatt: {amount} an {winners}.",
        "Das beste Blatt: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.told_low": Plural(
        "count",
        "Das tiefste Blatt: {amount} an {winners}.",
        "Das tiefste Blatt: {winners} teilen sich {amount}.",
    ),
    "triple_replace.event.pot_shared": "Den Pott von {amount} teilen sich {seat}.",
    "triple_replace.standing.stopped": "Der Tisch hat hier aufgehört.",
    # --- verdicts: why it is right
    "triple_replace.deck_may_run_out": (
        "Mit {count} Spielern können bis zu {needed} der 52 Karten nötig sein. Geht der Stapel aus, werden die "
        "abgeworfenen Karten gemischt."
    ),
    "triple_replace.calls": "{seat} zahlt {amount}",
    "triple_replace.calls_short": "{seat} hat nur {amount} von {owed} und ist für so viel am Pott beteiligt",
    "triple_replace.all_in": "{seat} hat alles gesetzt",
    "triple_replace.pays": Plural(
        "count", "{seat} zahlt {cost} für eine Karte", "{seat} zahlt {cost} für {count} Karten"
    ),
    "triple_replace.exposed": "{card} kommt zu den abgeworfenen, und {seat} bekommt umsonst eine andere Karte",
    "triple_replace.gives_up_unshown": "{seat} gibt auf und zeigt nicht",
    "triple_replace.from_next_hand": "{seat} spielt diese Hand zu Ende und setzt danach aus",
    "triple_replace.pot_stays": "Der Pott von {amount} bleibt für den Gewinner",
    "triple_replace.pot_is_shared": "Den Pott von {amount} teilen sich alle, die noch daran beteiligt sind",
    "triple_replace.shows_trips": "Drilling, {rank}",
    "triple_replace.shows_straight_flush": "Straight Flush bis {rank}",
    "triple_replace.shows_flush": "Flush, {rank}-{second}-{third}",
    "triple_replace.shows_straight": "Straße bis {rank}",
    "triple_replace.shows_pair": "Paar, {rank}, mit {second}",
    "triple_replace.shows_high_card": "Hohe Karte, {rank}-{second}-{third}",
    "triple_replace.shows_low": "Für tief: {rank}-{second}-{third}",
    "triple_replace.shows_low_pair": "Für tief: ein Paar, {rank}, mit {second}",
    "triple_replace.shows_low_trips": "Für tief: ein Drilling, {rank}",
    # --- verdicts: only the table can know
    "triple_replace.declared_otherwise": (
        "{seat} hat etwas anderes angesagt. Das stimmt nur, wenn hier niemand mehr übrig war; der Tisch hat die "
        "Blätter gesehen."
    ),
    # --- verdicts: what is wrong, and what would have been right
    "triple_replace.match_over": "Die Partie ist aus. Nehmt das Ende zurück, um weiterzuspielen.",
    "triple_replace.new_next_hand": "{name} bekommt ab der nächsten Hand Karten",
    "triple_replace.no_such_seat": "Platz {seat_number} gibt es nicht; hier sitzen {seats}.",
    "triple_replace.scorepad_only": (
        "Jetzt werden nur Geld und Gewinner notiert. Wechselt zu Karten, um eine Hand zu geben."
    ),
    "triple_replace.cards_are_kept": (
        "Jetzt wird eine Hand Einsatz für Einsatz geführt. Wechselt zu Ergebnissen, um nur das Gezahlte zu notieren."
    ),
    "triple_replace.no_change": "Die Partie wird schon so geführt.",
    "triple_replace.not_now_between": "Es ist keine Hand gegeben.",
    "triple_replace.not_now_ups": "Zuerst werden die offenen Karten genannt, oder die Hand geht ohne Karten weiter.",
    "triple_replace.not_now_lead": "Zuerst sagt der Tisch, wer die besten Karten zeigt und führt.",
    "triple_replace.not_now_bet": "Gerade läuft eine Setzrunde.",
    "triple_replace.not_now_replace": "Gerade läuft eine Tauschrunde.",
    "triple_replace.not_now_declare": "Jetzt wird angesagt: hoch, tief oder beides.",
    "triple_replace.not_now_show": "Jetzt wird aufgedeckt: Blätter zeigen, oder den Gewinner nennen.",
    "triple_replace.not_now_award": "Der Tisch nennt gerade die Gewinner, Pott für Pott.",
    "triple_replace.not_dealt_in": "{seat} hat in dieser Hand keine Karten.",
    "triple_replace.has_folded": "{seat} ist aus dieser Hand ausgestiegen.",
    "triple_replace.too_few": "Eine Hand braucht zwei Spieler mit Chips, nicht {count}.",
    "triple_replace.hand_under_way": "Hand {hand_number} ist noch nicht zu Ende.",
    "triple_replace.hand_under_way.instead": (
        "Spielt sie zu Ende. Lässt der Tisch sie fallen, geht ihr Pott an den Gewinner der nächsten."
    ),
    "triple_replace.not_dealer": "Das Geben wandert nach links: {dealer_seat} gibt, nicht {seat}.",
    "triple_replace.not_dealer.instead": "{dealer_seat} gibt.",
    "triple_replace.ups_known": "Die offenen Karten von {seat} sind schon genannt.",
    "triple_replace.up_count": Plural(
        "wanted", "{seat} hat eine offene Karte, nicht {count}.", "{seat} hat {wanted} offene Karten, nicht {count}."
    ),
    "triple_replace.not_kept": "Diese Hand wird ohne ihre Karten gespielt.",
    "triple_replace.suit_needed": "{card}: welche Farbe? An diesem Tisch nennt man Karten mit ihrer Farbe.",
    "triple_replace.is_up": "{card} liegt offen vor {holder_seat}, Eintrag {entry}.",
    "triple_replace.is_discarded": (
        "{card} hat {holder_seat} abgeworfen, Eintrag {entry}, und sie ist noch nicht wieder im Stapel."
    ),
    "triple_replace.is_shown": "{card} hat {holder_seat} gezeigt, Eintrag {entry}.",
    "triple_replace.card_twice": "{card} ist zweimal genannt; es gibt sie einmal.",
    "triple_replace.no_such_card_left": (
        "Von jedem Wert gibt es vier Karten. Von diesem, {rank}, sind nicht mehr so viele da."
    ),
    "triple_replace.betting_begun": "In dieser Runde hat schon jemand gehandelt, also bleibt es bei dem, der führt.",
    "triple_replace.not_leading": "{leader_seat} führt diese Runde, nicht {seat}.",
    "triple_replace.not_leading.instead": (
        "Die besten offenen Karten führen; bei gleichen, und wenn keine offen sind, der Erste links vom Geber."
    ),
    "triple_replace.is_all_in": "{seat} ist All-in und hat nichts mehr zum Handeln.",
    "triple_replace.out_of_turn": "{turn_seat} ist dran, nicht {seat}.",
    "triple_replace.out_of_turn.instead": "Zuerst kommt {turn_seat}.",
    "triple_replace.must_call": "Zu zahlen ist noch {amount}, also kann {seat} nicht schieben.",
    "triple_replace.must_call.instead": "Mit {amount} mitgehen, erhöhen oder aussteigen.",
    "triple_replace.must_open": "An diesem Tisch muss setzen, wer die erste Runde führt.",
    "triple_replace.must_open.instead": "{seat} setzt oder steigt aus.",
    "triple_replace.nothing_to_call": "Nichts ist gesetzt, was {seat} nicht gezahlt hätte.",
    "triple_replace.nothing_to_call.instead": "Schieben, setzen oder aussteigen.",
    "triple_replace.is_raise": "Es gibt schon einen Einsatz; mehr zu zahlen heißt erhöhen.",
    "triple_replace.is_raise.instead": "Mitgehen, erhöhen oder aussteigen.",
    "triple_replace.nothing_to_raise": "Es gibt keinen Einsatz zum Erhöhen.",
    "triple_replace.nothing_to_raise.instead": "Setzen, schieben oder aussteigen.",
    "triple_replace.may_owe": "An diesem Tisch geht niemand All-in: was {seat} fehlt, wird dem Pott geschuldet.",
    "triple_replace.no_amount": "{amount} ist kein Betrag; es muss mindestens ein Chip sein.",
    "triple_replace.too_much": "Mehr als {most} lässt sich nicht auf einmal aufschreiben.",
    "triple_replace.to_oneself": "{seat} kann {seat} keine Chips geben.",
    "triple_replace.cannot_give": "{seat} hat {stack} und kann nicht {amount} abgeben.",
    "triple_replace.no_gifts": "Mitten in einer Hand behält {seat}, was auf dem Tisch liegt.",
    "triple_replace.no_gifts.instead": "Gebt Chips, wenn diese Hand vorbei ist.",
    "triple_replace.not_in_chips": "{amount} besteht nicht aus ganzen Chips von {chip}.",
    "triple_replace.not_enough": "{seat} hat {stack} und kann nicht {amount} zahlen.",
    "triple_replace.size_low_or_high": "{amount} ist weder {low} noch {high}.",
    "triple_replace.size_low_or_high.instead": "{low} oder {high}; wer weniger als {high} hat, darf den Rest setzen.",
    "triple_replace.size_low_only": "In dieser Runde setzt und erhöht man um {low}.",
    "triple_replace.size_low_only.instead": "{low}; wer weniger hat, darf den Rest setzen.",
    "triple_replace.size_high_only": "In dieser Runde setzt und erhöht man um {high}.",
    "triple_replace.size_high_only.instead": "{high}; wer weniger hat, darf den Rest setzen.",
    "triple_replace.size_spread": "{amount} liegt nicht zwischen {low} und {high}.",
    "triple_replace.size_spread.instead": "Alles von {low} bis {high}; wer weniger hat, darf den Rest setzen.",
    "triple_replace.size_pot_limit": "{amount} liegt nicht zwischen {low} und dem Pott.",
    "triple_replace.size_pot_limit.instead": "Alles von {low} bis {most}; wer weniger hat, darf den Rest setzen.",
    "triple_replace.size_free": "{amount} liegt unter dem kleinsten Einsatz von {low}, oder über allen Grenzen.",
    "triple_replace.size_free.instead": "{low} oder mehr; wer weniger hat, darf den Rest setzen.",
    "triple_replace.raise_cap": "Alle {cap} Erhöhungen dieser Runde sind verbraucht.",
    "triple_replace.raise_cap.instead": "Mit {owed} mitgehen oder aussteigen.",
    "triple_replace.check_raise": "{seat} hat in dieser Runde geschoben, und danach erhöht man an diesem Tisch nicht.",
    "triple_replace.check_raise.instead": "Mit {owed} mitgehen oder aussteigen.",
    "triple_replace.nobody_to_call": "Sonst hat niemand Chips zum Mitgehen.",
    "triple_replace.nobody_to_call.instead": "{seat} geht mit oder schiebt.",
    "triple_replace.shown_already": "{seat} hat das Blatt schon gezeigt.",
    "triple_replace.shown_already.instead": "Lasst das gezeigte Blatt zählen.",
    "triple_replace.folds_when_betting": "Aussteigen kann man in einer Setzrunde oder beim Aufdecken, nicht jetzt.",
    "triple_replace.folds_when_betting.instead": "{seat} bleibt drin und steigt in der nächsten Setzrunde aus.",
    "triple_replace.table_stakes": "Mitten in einer Hand spielt {seat} mit dem, was auf dem Tisch liegt.",
    "triple_replace.table_stakes.instead": "Kauft Chips, wenn diese Hand vorbei ist.",
    "triple_replace.card_due": Plural(
        "count",
        "{seat} bekommt zuerst noch eine neue offene Karte.",
        "{seat} bekommt zuerst noch {count} neue offene Karten.",
    ),
    "triple_replace.no_card_due": "{seat} bekommt keine neue offene Karte mehr.",
    "triple_replace.new_count": Plural(
        "wanted",
        "{seat} bekommt eine neue offene Karte, nicht {count}.",
        "{seat} bekommt {wanted} neue offene Karten, nicht {count}.",
    ),
    "triple_replace.replaces_nothing": "Nichts ist zum Tauschen genannt; wer keine Karte tauscht, behält alles.",
    "triple_replace.not_so_many_down": Plural(
        "down",
        "{seat} hat eine verdeckte Karte, nicht {count}.",
        "{seat} hat {down} verdeckte Karten, nicht {count}.",
    ),
    "triple_replace.not_own_card": "{card} liegt nicht offen vor {seat}.",
    "triple_replace.over_limit": "{count} Karten sind zu viel: in einer Runde höchstens {limit}.",
    "triple_replace.over_limit.instead": "Eine oder zwei tauschen, oder alles behalten.",
    "triple_replace.over_last_limit": "{count} Karten sind zu viel: in Tauschrunde {number} ist es höchstens eine.",
    "triple_replace.over_last_limit.instead": "Eine tauschen, oder alles behalten.",
    "triple_replace.cannot_pay": "{seat} hat {stack}; das würde {cost} kosten, {price} je Karte.",
    "triple_replace.no_down_card_dealt": "{seat} hat gerade keine verdeckte Karte bekommen.",
    "triple_replace.no_down_card_dealt.instead": "Die Karte bleibt, wer immer sie gesehen hat.",
    "triple_replace.no_such_way": "Angesagt wird hoch, tief oder beides.",
    "triple_replace.declared_already": "{seat} hat schon angesagt.",
    "triple_replace.declared_already.instead": "Es gilt die erste Ansage.",
    "triple_replace.shown_count": Plural(
        "wanted",
        "{seat} hat eine Karte zu zeigen, nicht {count}.",
        "{seat} hat {wanted} Karten zu zeigen, nicht {count}.",
    ),
    "triple_replace.who_won": "Nennt einen Gewinner, oder mehrere, die teilen, von den {seats} am Tisch.",
    "triple_replace.pot_is_empty": "Der Pott ist leer. Notiert zuerst, was jeder gezahlt hat.",
    "triple_replace.won_early": "In dieser Hand ist noch nicht aufgedeckt worden.",
    "triple_replace.won_early.instead": "Spielt weiter, bis alle bis auf einen ausgestiegen sind oder aufgedeckt wird.",
    "triple_replace.not_in_pot": "{seat} kann diesen Pott nicht gewinnen.",
    "triple_replace.not_in_pot.instead": "Um ihn spielt: {in_seat}.",
    "triple_replace.beaten": "{seat} hat ein besseres Blatt gezeigt.",
    "triple_replace.beaten.instead": "Das beste Blatt gewinnt; gleiche Blätter teilen.",
    "triple_replace.sits_out_already": "{seat} setzt schon aus.",
    "triple_replace.sits_in_already": "{seat} ist schon im Spiel.",
}

SENTENCES: dict[str, Sentence] = {**_TABLE, **RULEBOOK}
