"""German for the rulebook and the house rules of 3-Card Triple Replace."""

RULEBOOK: dict[str, str] = {
    "triple_replace.section.1": "Vorbereitung",
    "triple_replace.section.2": "Setzen",
    "triple_replace.section.3": "Karten tauschen",
    "triple_replace.section.4": "Was ein Blatt wert ist",
    "triple_replace.section.5": "Gewinnen",
    "triple_replace.clause.seats": "Zwei bis acht Spieler",
    "triple_replace.clause.seats.text": (
        "Gedacht ist das Spiel für bis zu sechs. Sieben und acht können spielen, aber dann kann der Stapel ausgehen, "
        "und die abgeworfenen Karten werden gemischt."
    ),
    "triple_replace.clause.three_cards": "Drei Karten für jeden",
    "triple_replace.clause.three_cards.text": (
        "Mehr als drei Karten hat nie jemand. Mit allem, was sich tauschen lässt, sieht man in einer Hand drei bis "
        "acht."
    ),
    "triple_replace.clause.layout": "Eine verdeckt, zwei offen",
    "triple_replace.clause.layout.text": (
        "Alle bekommen eine Karte verdeckt und zwei offen. Als Hausregel sind es zwei verdeckt und eine offen, oder "
        "alle drei verdeckt; tauschen darf man gleich viele."
    ),
    "triple_replace.clause.stages": "Wie eine Hand verläuft",
    "triple_replace.clause.stages.text": (
        "Geben; dann abwechselnd setzen und tauschen, je dreimal; eine vierte Setzrunde; aufdecken. Als Hausregel gibt "
        "es vier Tauschrunden und damit fünf Setzrunden."
    ),
    "triple_replace.clause.chips": "Ganze Chips",
    "triple_replace.clause.chips.text": (
        "Jeder Betrag besteht aus ganzen Chips, der kleinste ist vereinbart. Was nicht aufgeht, wird auf ganze Chips "
        "aufgerundet, wenn der Tisch seine Einsätze festlegt. Zwischen zwei Händen darf man nachkaufen oder sich "
        "gegenseitig Chips geben."
    ),
    "triple_replace.clause.ante": "Das Ante",
    "triple_replace.clause.ante.text": (
        "Vor dem Geben zahlen alle den kleinen Einsatz in den Pott. Als Hausregel gibt es kein Ante, oder ein anderes."
    ),
    "triple_replace.clause.dealer": "Das Geben wandert nach links",
    "triple_replace.clause.dealer.text": (
        "Der Geber spielt mit. Nach jeder Hand gibt der Nächste links. Wer aussetzt oder keine Chips hat, bekommt "
        "keine Karten. Wer neu ist, nimmt den Platz nach dem letzten, kauft sich ein und bekommt ab der nächsten Hand "
        "Karten."
    ),
    "triple_replace.clause.one_of_each": "Jede Karte gibt es einmal",
    "triple_replace.clause.one_of_each.text": (
        "Das Deck hat 52 Karten. Was offen liegt, gezeigt oder abgeworfen wurde, kann nicht noch einmal auftauchen, "
        "außer die abgeworfenen sind wieder gemischt. Wem Farben egal sind, der darf Karten nach Wert angeben: vier "
        "von jedem."
    ),
    "triple_replace.clause.leader": "Die besten offenen Karten führen",
    "triple_replace.clause.leader.text": (
        "In jeder Setzrunde führt, wer von denen, die noch drin sind, die besten offenen Karten hat: ein Paar vor "
        "hohen Karten, Joker so gut wie möglich. Bei gleichen führt der Erste links vom Geber; liegen alle Karten "
        "verdeckt, einfach der Erste. Das gilt auch für tief und hoch-tief, außer der Tisch lässt die tiefsten Karten "
        "führen, wenn nur tief gespielt wird. Wo Karten nicht genannt werden, sagt der Tisch, wer führt."
    ),
    "triple_replace.clause.turn_order": "Im Uhrzeigersinn",
    "triple_replace.clause.turn_order.text": (
        "Vom Führenden an ist jeder der Reihe nach dran und schiebt, setzt, geht mit, erhöht oder steigt aus, bis "
        "alle, die noch drin sind, gleich viel gezahlt oder nichts mehr haben."
    ),
    "triple_replace.clause.opening": "Führen heißt nicht setzen",
    "triple_replace.clause.opening.text": (
        "Wer führt, ist zuerst dran, darf aber schieben, und so alle, bis jemand setzt. Als Hausregel muss setzen, wer "
        "die erste Runde führt. Ist gesetzt, geht man mit, erhöht oder steigt aus."
    ),
    "triple_replace.clause.bet_sizes": "Wie viel",
    "triple_replace.clause.bet_sizes.text": (
        "Es gibt zwei Einsätze, klein und groß. Jedes Setzen und Erhöhen ist der eine oder der andere, in jeder Runde. "
        "Als Hausregel ist es in der ersten Hälfte der Runden der kleine und danach der große, oder alles von klein "
        "bis groß, oder bis zum Pott, oder jeder Betrag ab dem kleinen. Wer weniger hat als den größten Einsatz, darf "
        "den Rest setzen."
    ),
    "triple_replace.clause.raises": "Drei Erhöhungen je Runde",
    "triple_replace.clause.raises.text": (
        "Eine Setzrunde hat einen Einsatz und drei Erhöhungen. Als Hausregel sind es vier, oder beliebig viele; und "
        "zwei, die allein übrig sind, dürfen ohne Ende erhöhen."
    ),
    "triple_replace.clause.check_raise": "Erhöhen nach dem Schieben",
    "triple_replace.clause.check_raise.text": (
        "Wer geschoben hat, darf später in der Runde erhöhen, außer der Tisch will das nicht."
    ),
    "triple_replace.clause.short_stack": "Zu wenig Chips",
    "triple_replace.clause.short_stack.text": (
        "Gespielt wird mit den Chips auf dem Tisch. Wer einen Einsatz nicht ganz zahlen kann, setzt den Rest, bleibt "
        "bis zum Ende drin und kann von jedem anderen nur so viel gewinnen. Als Hausregel wird der Rest stattdessen "
        "dem Pott geschuldet, und niemand ist je All-in."
    ),
    "triple_replace.clause.no_betting": "Niemand zum Dagegensetzen",
    "triple_replace.clause.no_betting.text": (
        "Hat von denen, die noch drin sind, höchstens einer noch Chips, entfallen die Setzrunden. Tauschen darf "
        "weiter, wer zahlen kann."
    ),
    "triple_replace.clause.folding": "Aussteigen",
    "triple_replace.clause.folding.text": (
        "Wer in einer Setzrunde dran ist, darf aufgeben, auch wer führt, und auch wenn Schieben nichts kosten würde. "
        "Was gezahlt ist, bleibt im Pott."
    ),
    "triple_replace.clause.replacing": "Keine, eine oder zwei",
    "triple_replace.clause.replacing.text": (
        "In jeder Tauschrunde darf man bis zu zwei der drei Karten tauschen, auch die verdeckte, oder alles behalten. "
        "Ob man vorher alles behalten hat, ändert nichts."
    ),
    "triple_replace.clause.last_limit": "Eine Karte in der letzten Runde",
    "triple_replace.clause.last_limit.text": (
        "In der letzten Tauschrunde ist es höchstens eine Karte, damit sechs Spieler den Stapel nicht aufbrauchen. Als "
        "Hausregel gilt das nur ab sechs Spielern, oder gar nicht, oder in jeder Runde."
    ),
    "triple_replace.clause.same_side": "Verdeckt für verdeckt, offen für offen",
    "triple_replace.clause.same_side.text": (
        "Eine neue Karte liegt wie die alte: eine verdeckte kommt verdeckt wieder, eine offene offen."
    ),
    "triple_replace.clause.price": "Jede neue Karte kostet",
    "triple_replace.clause.price.text": (
        "Eine neue Karte kostet den kleinen Einsatz, in den Pott gezahlt beim Abwerfen und bevor die neue kommt. Als "
        "Hausregel steigt der Preis: das Zwei- und Dreifache in Runde zwei und drei, oder von Runde zu Runde "
        "verdoppelt. Niemand darf mehr Karten tauschen, als er zahlen kann."
    ),
    "triple_replace.clause.fees": "Kartenpreis ist kein Einsatz",
    "triple_replace.clause.fees.text": (
        "Der Preis für Karten kommt in den neuesten Pott, an dem man mit jemandem beteiligt ist. Niemand muss ihn "
        "mitgehen, er eröffnet kein Setzen, und er bleibt dort, wenn man aussteigt."
    ),
    "triple_replace.clause.replace_order": "Getauscht wird ab links vom Geber",
    "triple_replace.clause.replace_order.text": (
        "Gleich wer beim Setzen geführt hat: getauscht wird im Uhrzeigersinn ab links vom Geber, der Geber zuletzt. "
        "Wer ausgestiegen ist oder nicht zahlen kann, wird übersprungen."
    ),
    "triple_replace.clause.discards": "Abgeworfenes bleibt draußen",
    "triple_replace.clause.discards.text": (
        "Karten werden verdeckt abgeworfen und nicht zurückgenommen. Eine abgeworfene offene Karte gilt weiter als "
        "gesehen."
    ),
    "triple_replace.clause.exposed": "Eine versehentlich gezeigte Karte",
    "triple_replace.clause.exposed.text": (
        "Eine verdeckte Karte, die beim Geben zu sehen war, kommt zu den abgeworfenen, und es gibt umsonst eine "
        "andere. Eine offene Karte bleibt, wie sie gegeben ist."
    ),
    "triple_replace.clause.deck_runs_out": "Wenn der Stapel leer ist",
    "triple_replace.clause.deck_runs_out.text": (
        "Mit sechs Spielern, die alles tauschen, was sie dürfen, sind 48 Karten verbraucht; ohne die Grenze der "
        "letzten Runde wären es 54, und mit sieben Spielern 56. Geht der Stapel doch aus, werden alle abgeworfenen "
        "Karten und aufgegebenen Blätter zu einem neuen gemischt, außer denen, die der Ziehende gerade abgeworfen hat. "
        "Acht Spieler halten 24 Karten, also ist dann immer genug da."
    ),
    "triple_replace.clause.high_hands": "Drilling, Paar, hohe Karte",
    "triple_replace.clause.high_hands.text": (
        "Ein Drilling schlägt ein Paar, ein Paar schlägt hohe Karten. Sonst gewinnt der höhere Wert, dann die übrigen "
        "Karten. Drei Asse sind das beste Blatt von allen."
    ),
    "triple_replace.clause.straights": "Straßen und Flushs",
    "triple_replace.clause.straights.text": (
        "Mit drei Karten zählen sie nicht. Als Hausregel zählen sie, unter dem Drilling: Straight Flush, Flush, "
        "Straße, dann Paar. Ass, 2, 3 ist die tiefste Straße. Gegen ein tiefes Blatt zählen sie nie."
    ),
    "triple_replace.clause.low_hands": "Tiefe Blätter",
    "triple_replace.clause.low_hands.text": (
        "Wo tief gespielt wird, gewinnt das tiefste Blatt: erst wird die höchste Karte verglichen, dann die nächste. "
        "Ass, 2, 3 ist am besten. Ein Paar ist schlechter als drei verschiedene Werte, ein Drilling noch schlechter; "
        "zwei Asse sind das beste Paar. Farben und Straßen spielen keine Rolle."
    ),
    "triple_replace.clause.aces": "Asse sind hoch und tief",
    "triple_replace.clause.aces.text": (
        "Ein Ass ist für hoch die höchste Karte und für tief die tiefste, im selben Blatt beides zugleich."
    ),
    "triple_replace.clause.wild": "Joker",
    "triple_replace.clause.wild.text": (
        "Als Hausregel ist ein Wert Joker und steht für jede Karte, für hoch und für tief getrennt. Einer macht ein "
        "Paar mit der höheren Karte, oder mit einem Paar einen Drilling; zwei machen einen Drilling; drei sind drei "
        "Asse. Für tief ist er der tiefste Wert, den man nicht hat. Blätter mit Jokern sind so gut wie echte, außer "
        "der Tisch lässt echte gewinnen."
    ),
    "triple_replace.clause.last_player": "Wer übrig bleibt, gewinnt",
    "triple_replace.clause.last_player.text": (
        "Sind alle anderen ausgestiegen, gleich wann, nimmt der Letzte den Pott und zeigt nichts. Weitere Karten gibt "
        "es nicht."
    ),
    "triple_replace.clause.showing": "Aufdecken",
    "triple_replace.clause.showing.text": (
        "Nach der letzten Setzrunde werden die Blätter gezeigt: zuerst, wer zuletzt gesetzt hat, sonst wer die Runde "
        "geführt hat, dann im Uhrzeigersinn. Statt zu zeigen, darf man aufgeben. Die verdeckten Karten werden genannt "
        "und beurteilt, oder der Tisch nennt einfach den Gewinner."
    ),
    "triple_replace.clause.equal_hands": "Gleiche Blätter teilen",
    "triple_replace.clause.equal_hands.text": (
        "Farben entscheiden nie. Gleiche Blätter teilen sich den Pott; was nicht aufgeht, geht chipweise ab links vom "
        "Geber."
    ),
    "triple_replace.clause.high_low": "Hoch, tief oder beides",
    "triple_replace.clause.high_low.text": (
        "Gespielt wird um das beste Blatt, als Hausregel um das tiefste, oder um beides: dann nehmen das beste und das "
        "tiefste je die Hälfte, der überzählige Chip geht an das beste, und einer darf beides gewinnen. Kein Blatt ist "
        "zu hoch, um das tiefste zu sein."
    ),
    "triple_replace.clause.declaring": "Karten sprechen, oder man sagt an",
    "triple_replace.clause.declaring.text": (
        "Bei hoch-tief sprechen die Karten für sich. Als Hausregel sagen erst alle an, gleichzeitig: tief, hoch oder "
        "beides, mit keinem, einem oder zwei Chips in der Faust. Wer beides ansagt, muss beides allein gewinnen oder "
        "bekommt nichts. Bleibt auf einer Seite niemand übrig, nimmt die andere alles; wollten alle beides und keiner "
        "hat es geschafft, sprechen die Karten."
    ),
    "triple_replace.clause.side_pots": "Nebenpötte",
    "triple_replace.clause.side_pots.text": (
        "Ist jemand All-in, bildet, was die anderen darüber hinaus setzen, einen eigenen Pott für die, die dafür "
        "gezahlt haben. Jeder Pott hat seinen eigenen Gewinner. Was nur einer gewinnen kann, geht an ihn zurück."
    ),
    "triple_replace.clause.winning": "Gewonnene und verlorene Chips",
    "triple_replace.clause.winning.text": (
        "Der Tisch spielt so viele Hände, wie er mag. Es zählt, wie viele Chips jeder mehr oder weniger hat, als er "
        "gekauft hat. Hört der Tisch mitten in einer Hand auf, teilen sich die, die noch drin sind, den Pott."
    ),
    "triple_replace.clause.scorepad": "Nur Geld und Gewinner",
    "triple_replace.clause.scorepad.text": (
        "Ein Tisch darf nur notieren, was jeder gezahlt und wer gewonnen hat, und jederzeit zu Karten und zurück "
        "wechseln. Der Pott bleibt, wo er ist."
    ),
    "triple_replace.clause.odds": "Chancen",
    "triple_replace.clause.odds.text": (
        "Ein Tisch darf sich die Chancen zeigen lassen: durch den Tausch jeder Karte oder jedes Paars besser zu "
        "werden, und zu schlagen, was die anderen zeigen. Sie zählen nur Karten, die niemand gesehen hat. Ob man "
        "schlägt, was offen liegt, wird am schwächsten Blatt gemessen, zu dem die offenen Karten gehören können."
    ),
    # --- house rules
    "triple_replace.switch.plays_for": "Gespielt wird um",
    "triple_replace.switch.plays_for.help": "Welches Blatt gewinnt den Pott?",
    "triple_replace.switch.plays_for.high": "Das beste Blatt",
    "triple_replace.switch.plays_for.low": "Das tiefste Blatt",
    "triple_replace.switch.plays_for.high_low": "Beide, je zur Hälfte",
    "triple_replace.switch.layout": "Gegebene Karten",
    "triple_replace.switch.layout.help": "Wie die drei Karten liegen",
    "triple_replace.switch.layout.one_down": "Eine verdeckt, zwei offen",
    "triple_replace.switch.layout.two_down": "Zwei verdeckt, eine offen",
    "triple_replace.switch.layout.all_down": "Alle verdeckt",
    "triple_replace.switch.replacement_rounds": "Tauschrunden",
    "triple_replace.switch.replacement_rounds.help": "Setzrunden gibt es eine mehr",
    "triple_replace.switch.replacement_rounds.3": "Drei",
    "triple_replace.switch.replacement_rounds.4": "Vier",
    "triple_replace.switch.low_increment": "Kleiner Einsatz",
    "triple_replace.switch.low_increment.help": (
        "Der kleinere Einsatz; auch das Ante und der Preis einer Karte, wenn nichts anderes gilt"
    ),
    "triple_replace.switch.high_increment": "Großer Einsatz",
    "triple_replace.switch.high_increment.help": "Der größere Einsatz",
    "triple_replace.switch.buy_in": "Einkauf",
    "triple_replace.switch.buy_in.help": "Womit alle anfangen",
    "triple_replace.switch.smallest_chip": "Kleinster Chip",
    "triple_replace.switch.smallest_chip.help": "Alle Beträge sind ganze Vielfache davon",
    "triple_replace.switch.unit": "Beträge zeigen als",
    "triple_replace.switch.unit.help": "Chips zählen, wie sie sind; Cents haben zwei Stellen nach dem Komma",
    "triple_replace.switch.unit.chips": "Chips",
    "triple_replace.switch.unit.cents": "Geld",
    "triple_replace.switch.ante": "Ante",
    "triple_replace.switch.ante.help": "Was alle vor dem Geben zahlen",
    "triple_replace.switch.ante.low_increment": "Der kleine Einsatz",
    "triple_replace.switch.ante.none": "Keins",
    "triple_replace.switch.ante.fixed": "Anderer Betrag",
    "triple_replace.switch.ante_amount": "Eigenes Ante",
    "triple_replace.switch.ante_amount.help": "Gilt, wenn das Ante ein anderer Betrag ist",
    "triple_replace.switch.bet_sizes": "Setzen und erhöhen",
    "triple_replace.switch.bet_sizes.help": "Wie viel man auf einmal setzen darf",
    "triple_replace.switch.bet_sizes.low_or_high": "Klein oder groß, immer",
    "triple_replace.switch.bet_sizes.low_then_high": "Erst klein, dann groß",
    "triple_replace.switch.bet_sizes.spread": "Von klein bis groß",
    "triple_replace.switch.bet_sizes.pot_limit": "Bis zum Pott",
    "triple_replace.switch.bet_sizes.free": "Jeder Betrag",
    "triple_replace.switch.raise_cap": "Erhöhungen je Runde",
    "triple_replace.switch.raise_cap.help": "Wie oft man einen Einsatz erhöhen darf",
    "triple_replace.switch.raise_cap.3": "Drei",
    "triple_replace.switch.raise_cap.4": "Vier",
    "triple_replace.switch.raise_cap.0": "Beliebig viele",
    "triple_replace.switch.heads_up_unlimited": "Zu zweit ohne Ende",
    "triple_replace.switch.heads_up_unlimited.help": "Beliebig viele Erhöhungen, wenn nur zwei in der Hand sind",
    "triple_replace.switch.opening": "Wer zuerst führt",
    "triple_replace.switch.opening.help": "Muss setzen, wer die erste Runde führt?",
    "triple_replace.switch.opening.may_check": "Darf schieben",
    "triple_replace.switch.opening.must_open": "Muss setzen",
    "triple_replace.switch.check_raise": "Erhöhen nach Schieben",
    "triple_replace.switch.check_raise.help": "Aus: wer schiebt, kann in der Runde nur noch mitgehen",
    "triple_replace.switch.low_leader": "Wer bei tief führt",
    "triple_replace.switch.low_leader.help": "Gilt, wenn das tiefste Blatt gewinnt",
    "triple_replace.switch.low_leader.high_showing": "Die besten offenen",
    "triple_replace.switch.low_leader.low_showing": "Die tiefsten offenen",
    "triple_replace.switch.short_stack": "Zu wenig Chips",
    "triple_replace.switch.short_stack.help": "Wenn jemand nicht ganz zahlen kann",
    "triple_replace.switch.short_stack.side_pots": "All-in, mit Nebenpott",
    "triple_replace.switch.short_stack.debt": "Der Rest ist Schuld",
    "triple_replace.switch.last_limit": "Zuletzt eine Karte",
    "triple_replace.switch.last_limit.help": "Wie viele Karten man tauschen darf",
    "triple_replace.switch.last_limit.always": "Immer",
    "triple_replace.switch.last_limit.six_or_more": "Ab sechs Spielern",
    "triple_replace.switch.last_limit.none": "Nein, zwei in jeder Runde",
    "triple_replace.switch.last_limit.one_each": "Eine in jeder Runde",
    "triple_replace.switch.price": "Preis einer Karte",
    "triple_replace.switch.price.help": "Wie er sich von Runde zu Runde ändert",
    "triple_replace.switch.price.flat": "Immer gleich",
    "triple_replace.switch.price.progressive": "Ein-, zwei-, dreifach",
    "triple_replace.switch.price.exponential": "Jede Runde doppelt",
    "triple_replace.switch.price_base": "Erster Preis",
    "triple_replace.switch.price_base.help": "Preis in der ersten Runde; 0 für den kleinen Einsatz",
    "triple_replace.switch.straights": "Straßen und Flushs",
    "triple_replace.switch.straights.help": "An: sie zählen, unter dem Drilling",
    "triple_replace.switch.wild": "Joker",
    "triple_replace.switch.wild.help": "Alle vier Karten davon stehen für jede Karte",
    "triple_replace.switch.wild.none": "Keine",
    "triple_replace.switch.wild.2": "Zweien",
    "triple_replace.switch.wild.3": "Dreien",
    "triple_replace.switch.wild.4": "Vieren",
    "triple_replace.switch.wild.5": "Fünfen",
    "triple_replace.switch.wild.6": "Sechsen",
    "triple_replace.switch.wild.7": "Siebenen",
    "triple_replace.switch.wild.8": "Achten",
    "triple_replace.switch.wild.9": "Neunen",
    "triple_replace.switch.wild.10": "Zehnen",
    "triple_replace.switch.wild.J": "Buben",
    "triple_replace.switch.wild.Q": "Damen",
    "triple_replace.switch.wild.K": "Könige",
    "triple_replace.switch.wild.A": "Asse",
    "triple_replace.switch.natural_beats_wild": "Echt schlägt Joker",
    "triple_replace.switch.natural_beats_wild.help": "Von gleichen Blättern gewinnt das mit weniger Jokern",
    "triple_replace.switch.high_low": "Hoch-tief",
    "triple_replace.switch.high_low.help": "Gilt, wenn beide Blätter gewinnen",
    "triple_replace.switch.high_low.cards_speak": "Karten sprechen",
    "triple_replace.switch.high_low.declare": "Man sagt an",
    "triple_replace.switch.up_cards": "Offene Karten",
    "triple_replace.switch.up_cards.help": "Die offenen Karten nennen, oder nur antippen, wer führt",
    "triple_replace.switch.up_cards.entered": "Genannt",
    "triple_replace.switch.up_cards.tapped": "Nicht genannt",
    "triple_replace.switch.cards_by": "Karten angeben nach",
    "triple_replace.switch.cards_by.help": "Farben braucht es immer, wenn Flushs zählen",
    "triple_replace.switch.cards_by.suit": "Wert und Farbe",
    "triple_replace.switch.cards_by.rank": "Nur Wert",
    "triple_replace.switch.odds": "Chancen zeigen",
    "triple_replace.switch.odds.help": "Aus den Karten, die niemand gesehen hat",
}
