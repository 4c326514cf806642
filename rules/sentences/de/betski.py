"""German for Betski."""

from rules.sentences import Either, Plural, Sentence

_GOLDS_THAT_GO = Either(
    "may_draw",
    "Gold {low} oder Gold {high}. Hat {seat} keins davon, zieht {seat}, bis eine Karte geht.",
    "Gold {low} oder Gold {high}. Hat {seat} keins davon, ist der Zug vorbei.",
)

SENTENCES: dict[str, Sentence] = {
    "betski.name": "Betski",
    "betski.tagline": "Gold und Silber",
    # --- what may be entered
    "betski.ask.center": "Deckt die Mittelkarte auf",
    "betski.ask.played": "{seat} legt weiter",
    "betski.ask.drew": "{seat} zieht",
    "betski.ask.drew_card": "{seat} zieht diese Karte",
    "betski.ask.turn_ended": "{seat} ist fertig",
    "betski.ask.hand_shown": "{seat} zeigt das ganze Blatt",
    "betski.ask.taken_back": "{seat} nimmt Karten zurück",
    "betski.ask.reshuffled": "Die Ablage wird gemischt",
    "betski.ask.dealt": "Nächstes Spiel geben: wer beginnt?",
    "betski.ask.won": "Wer hat dieses Spiel gewonnen?",
    "betski.ask.seat_added": "Jemand Neues kommt dazu",
    "betski.ask.level": "Anders mitschreiben",
    "betski.ask.ended": "Partie beenden",
    # --- what was done, as history tells it
    "betski.did.center": "Mittelkarte {card}",
    "betski.did.played": "{seat} legte {card}",
    "betski.did.drew": Plural("amount", "{seat} zog eine Karte", "{seat} zog {amount} Karten"),
    "betski.did.drew_card": "{seat} zog {card}",
    "betski.did.turn_ended": "{seat} war fertig",
    "betski.did.hand_shown": "{seat} zeigte {cards}",
    "betski.did.taken_back": Plural("amount", "{seat} nahm eine Karte zurück", "{seat} nahm {amount} Karten zurück"),
    "betski.did.reshuffled": "Die Ablage wurde gemischt",
    "betski.did.dealt": "Neues Spiel, {starter} beginnt",
    "betski.did.won": "Spiel an {winners}",
    "betski.did.seat_added": "{name} kommt an den Tisch, auf Platz {number}",
    "betski.did.level": "Ab hier: {level}",
    "betski.did.ended": "Die Partie wurde beendet",
    # --- what followed
    "betski.event.reshuffled": Plural(
        "count",
        "Gemischt: die eine Karte unter der Mittelkarte kann wieder gezogen werden.",
        "Gemischt: die {count} Karten unter der Mittelkarte können wieder gezogen werden.",
    ),
    "betski.event.rebuttal": "{out_seat} hat im ersten Zug alles gelegt. {seat} darf kontern.",
    "betski.event.rebutted": "Der Konter gelingt: {winners} teilen sich Spiel {game_number}.",
    "betski.event.not_rebutted": "Kein Konter gelingt: {winners} gewinnt Spiel {game_number}.",
    "betski.event.won": "Spiel {game_number} geht an {winners}.",
    "betski.event.tied": "{winners} teilen sich Spiel {game_number}.",
    "betski.event.blocked": "Niemand kann legen oder ziehen. Die wenigsten Karten gewinnen: {winners}, mit {count}.",
    "betski.event.penalty": "{seat} zieht eine Karte für die verbotene Karte.",
    "betski.standing.target": "Die vereinbarte Zahl an Spielen ist gewonnen.",
    "betski.standing.stopped": "Der Tisch hat hier aufgehört.",
    # --- verdicts: why it is right
    "betski.equal": "Gold {gold} auf Silber {silver}, die gleiche Zahl",
    "betski.one_higher": "Gold {gold} auf Silber {silver}, eins höher",
    "betski.wraps": "Gold 3 auf Silber 9, der Schritt übers Ende",
    "betski.trusted": "Nur {seat} kennt das Blatt; die anderen dürfen es sich zeigen lassen",
    "betski.cannot_go_on": "Keine Karte des offenen Blatts passt mehr",
    "betski.stopped_early": "{seat} könnte weiterlegen; an diesem Tisch darf man aufhören",
    "betski.nothing_to_draw": "Es gibt nichts mehr zu ziehen, also passt {seat}",
    "betski.hidden_again": "Das Blatt von {seat} ist ab hier verdeckt",
    "betski.taken_back": Plural("count", "Die Karte geht zurück, ohne Strafe", "Die Karten gehen zurück, ohne Strafe"),
    "betski.taken_back_with_penalty": Plural(
        "count",
        "Die Karte geht zurück, und {seat} zieht eine zur Strafe",
        "Die Karten gehen zurück, und {seat} zieht eine zur Strafe",
    ),
    "betski.game_dropped": "Spiel {game_number} bleibt unfertig und zählt für niemanden",
    # --- verdicts: what is wrong, and what would have been right
    "betski.match_over": "Die Partie ist aus. Nehmt das Ende zurück, um weiterzuspielen.",
    "betski.joins_next_game": "Spiel {game_number} läuft; {name} bekommt beim nächsten Karten.",
    "betski.joins_next_game.instead": (
        "Nehmt {name} danach dazu. Will der Tisch es gleich, bekommt {name} drei Karten vom "
        "Stapel."
    ),
    "betski.none_to_deal": "{name} braucht drei Karten, und nur {stock} lassen sich ziehen.",
    "betski.no_such_seat": "Platz {seat_number} gibt es nicht; hier sitzen {seats}.",
    "betski.no_game": "Es läuft kein Spiel: es beginnt, wenn die Mittelkarte aufgedeckt wird.",
    "betski.center_lies": "Eine Mittelkarte liegt schon da: {center}.",
    "betski.out_of_turn": "{turn_seat} ist dran, nicht {seat}.",
    "betski.out_of_turn.instead": "Zuerst legt oder zieht {turn_seat} oder ist fertig.",
    "betski.no_cards": "{seat} hat keine Karte mehr.",
    "betski.is_center": "{card} ist die Mittelkarte, Eintrag {entry}.",
    "betski.was_first_center": "{card} liegt in der Ablage: sie war die erste Mittelkarte, Eintrag {entry}.",
    "betski.in_stack": "{card} liegt in der Ablage: {layer_seat} hat sie gelegt, Eintrag {entry}.",
    "betski.in_open_hand": "{card} ist im Blatt von {holder_seat}, gezeigt in Eintrag {entry}.",
    "betski.in_hidden_hand": "{card} lag nicht unter der Mittelkarte, also hat sie jemand auf der Hand.",
    "betski.not_in_open_hand": "{card} ist nicht in dem Blatt, das {seat} gezeigt hat.",
    "betski.gold_nine": (
        "9 ist weder gleich 3 noch eins höher. Der Schritt übers Ende geht nur in eine Richtung: "
        "Gold 3 darf auf Silber 9, Gold 9 nie auf Silber 3."
    ),
    "betski.gold_nine.instead": _GOLDS_THAT_GO,
    "betski.no_fit": "Gold {gold} ist weder gleich Silber {silver} noch eins höher.",
    "betski.no_fit.instead": _GOLDS_THAT_GO,
    "betski.cannot_draw": Plural(
        "stock",
        "{count} lassen sich nicht ziehen: es gibt noch eine Karte, die Ablage mitgezählt.",
        "{count} lassen sich nicht ziehen: es gibt noch {stock} Karten, die Ablage mitgezählt.",
    ),
    "betski.drew_after_play": "Wer gelegt hat, zieht im selben Zug nicht mehr.",
    "betski.drew_after_play.instead": "{seat} legt weiter oder ist fertig.",
    "betski.drew_though_able": "{seat} kann legen und darf also nicht ziehen.",
    "betski.drew_though_able.instead": "Legen lässt sich: {cards}.",
    "betski.no_draw_in_rebuttal": "An diesem Tisch wird beim Kontern nicht gezogen.",
    "betski.no_draw_in_rebuttal.instead": "{seat} spielt das Blatt, wie es ist, oder ist fertig.",
    "betski.over_draw_limit": "An diesem Tisch zieht man höchstens {limit} in einem Zug.",
    "betski.over_draw_limit.instead": "{seat} legt oder ist fertig.",
    "betski.must_play_on": "{seat} kann legen und muss weitermachen.",
    "betski.must_play_on.instead": "Legen lässt sich: {cards}.",
    "betski.must_draw": "{seat} hat nicht gelegt und muss ziehen, bis eine Karte geht.",
    "betski.must_draw.instead": Plural(
        "stock", "Eine Karte lässt sich ziehen.", "{stock} Karten lassen sich ziehen, die Ablage mitgezählt."
    ),
    "betski.card_twice": "Jede Karte gibt es einmal; in diesem Blatt steht eine zweimal.",
    "betski.wrong_hand_size": "{seat} kann nicht {count} zeigen: gezählt sind {held} auf der Hand.",
    "betski.hand_count": "{seat} zeigt {count}, gezählt sind aber {held} auf der Hand.",
    "betski.hand_count.instead": (
        "Zeigt das ganze Blatt von {held}, oder der Tisch entscheidet, dass falsch gezählt war."
    ),
    "betski.cannot_take_back": Plural(
        "laid",
        "{seat} kann nicht {count} zurücknehmen: von {seat} liegt eine Karte obenauf.",
        "{seat} kann nicht {count} zurücknehmen: von {seat} liegen {laid} Karten obenauf.",
    ),
    "betski.nothing_to_shuffle": "Unter der Mittelkarte liegt nichts zum Mischen.",
    "betski.deck_not_empty": Plural(
        "deck",
        "Im Stapel ist noch eine Karte; die wird zuerst gezogen.",
        "Im Stapel sind noch {deck} Karten; die werden zuerst gezogen.",
    ),
    "betski.deck_not_empty.instead": "Mischt, wenn eine Karte gebraucht wird und keine mehr da ist.",
    "betski.scorepad_only": "Jetzt werden nur Ergebnisse notiert. Wechselt zu Karten, um ein Spiel zu geben.",
    "betski.game_under_way": "Spiel {game_number} ist noch nicht zu Ende.",
    "betski.game_under_way.instead": "Spielt es zu Ende, oder der Tisch lässt es fallen.",
    "betski.who_won": "Nennt einen Sieger, oder mehrere bei Gleichstand, von den {seats} am Tisch.",
    "betski.cards_are_kept": (
        "Jetzt werden Karten eingetragen; das Spiel findet seinen Sieger selbst. "
        "Wechselt zu Ergebnissen, um einen aufzuschreiben."
    ),
    "betski.no_change": "Die Partie wird schon so geführt.",
    # --- the rulebook
    "betski.section.1": "Vorbereitung",
    "betski.section.2": "Gold-auf-Silber-Regel",
    "betski.section.3": "Ein Zug",
    "betski.section.4": "Wenn der Stapel leer ist",
    "betski.section.5": "Gewinnen",
    "betski.clause.seats": "Zwei bis sechs Spieler",
    "betski.clause.seats.text": (
        "Zwei bis sechs können spielen. Wer neu ist, nimmt den Platz nach dem letzten und bekommt beim nächsten Spiel "
        "Karten."
    ),
    "betski.clause.deal": "Drei Karten und eine Mittelkarte",
    "betski.clause.deal.text": (
        "Eine Karte kommt verdeckt in die Mitte, dann bekommen alle drei. Der Tisch einigt sich, wer beginnt; "
        "erst dann wird die Mittelkarte aufgedeckt. Der Rest ist der Stapel."
    ),
    "betski.clause.one_of_each": "Jede Karte gibt es einmal",
    "betski.clause.one_of_each.text": (
        "Das Deck hat 49 Karten: jedes Gold von 3 bis 9 mit jedem Silber von 3 bis 9, je einmal. Eine Karte, die in "
        "der Ablage liegt, taucht erst wieder auf, wenn die Ablage gemischt ist."
    ),
    "betski.clause.turn_order": "Im Uhrzeigersinn",
    "betski.clause.turn_order.text": "Nach dem, der beginnt, geht es links herum um den Tisch.",
    "betski.clause.gold_and_silver": "Gold aus der Hand, Silber auf dem Tisch",
    "betski.clause.gold_and_silver.text": (
        "Von einer Karte auf der Hand zählt nur die Goldzahl, von der Mittelkarte nur die Silberzahl. Es gibt eine "
        "Ablage, und nur ihre oberste Karte zählt. Eine Karte liest sich in beiden Lagen gleich: Gold links, Silber "
        "rechts."
    ),
    "betski.clause.equal_or_higher": "Gleich oder eins höher",
    "betski.clause.equal_or_higher.text": (
        "Eine Karte geht auf die Mittelkarte, wenn ihr Gold das Silber der Mittelkarte ist oder die nächste Zahl."
    ),
    "betski.clause.gold_three": "Gold 3 geht auch auf Silber 9",
    "betski.clause.gold_three.text": "Nach der 9 kommt die 3: auf Silber 9 gehen Gold 9 und Gold 3.",
    "betski.clause.gold_nine": "Gold 9 geht nie auf Silber 3",
    "betski.clause.gold_nine.text": (
        "Der Schritt von 9 zu 3 geht nur in eine Richtung. Auf Silber 3 gehen nur Gold 3 und Gold 4."
    ),
    "betski.clause.play_on": "Weiterlegen, solange es geht",
    "betski.clause.play_on.text": (
        "Wer legen kann, legt weiter, Karte um Karte, bis keine mehr passt. Welche passende Karte es ist, ist frei; "
        "man darf also auch den kürzeren Weg nehmen. Als Hausregel darf man nach einer aufhören."
    ),
    "betski.clause.draw_when_unable": "Ziehen nur, wenn nichts geht",
    "betski.clause.draw_when_unable.text": (
        "Ziehen ist für die, die keine passende Karte haben; wer legen kann, darf weder ziehen noch passen. Die "
        "Blätter sind verdeckt, also gilt das Wort; die anderen dürfen sich das Blatt zeigen lassen."
    ),
    "betski.clause.draw_until_playable": "Ziehen, bis eine geht, dann legen",
    "betski.clause.draw_until_playable.text": (
        "Gezogen wird einzeln. Die erste Karte, die passt, beendet das Ziehen und muss gelegt werden, und von da geht "
        "es weiter. Als Hausregel endet das Ziehen nach einer vereinbarten Zahl, und der Nächste ist dran."
    ),
    "betski.clause.no_draw_after_play": "Kein Ziehen nach dem Legen",
    "betski.clause.no_draw_after_play.text": (
        "Hat jemand im Zug schon gelegt und kommt nicht mehr weiter, ist der Zug einfach zu Ende."
    ),
    "betski.clause.take_back": "Eine falsche Karte geht zurück",
    "betski.clause.take_back.text": (
        "Wird eine verbotene Karte bemerkt, geht sie zurück und mit ihr jede, die in diesem Zug darauf liegt; von da "
        "geht der Zug weiter. Eine Strafe gibt es nicht, außer der Tisch hat vereinbart, dass man dafür eine zieht."
    ),
    "betski.clause.open_hands": "Mit offenen Blättern spielen",
    "betski.clause.open_hands.text": (
        "Ein Tisch darf die Blätter offen legen. Dann ist bekannt, ob jemand legen kann, und wer dann zieht oder "
        "aufhört, verstößt gegen die Regeln. Ein Blatt muss so viele Karten zeigen, wie gezählt sind."
    ),
    "betski.clause.reshuffle": "Mischen, wenn eine Karte gebraucht wird",
    "betski.clause.reshuffle.text": (
        "Muss gezogen werden und der Stapel ist leer, bleibt die Mittelkarte liegen, und alles darunter wird zu einem "
        "neuen Stapel gemischt. Wer mitten im Ziehen war, zieht daraus weiter."
    ),
    "betski.clause.blocked": "Nichts mehr zu ziehen",
    "betski.clause.blocked.text": (
        "Ist der Stapel leer und liegt nur noch die Mittelkarte da, passt, wer nicht legen kann. Haben alle "
        "nacheinander gepasst, endet das Spiel: die wenigsten Karten gewinnen, gleich viele sind ein Gleichstand."
    ),
    "betski.clause.going_out": "Wer alles legt, gewinnt",
    "betski.clause.going_out.text": (
        "Wer jede Karte gelegt hat, auch die im selben Zug gezogenen, gewinnt das Spiel."
    ),
    "betski.clause.rebuttal": "Der Konter",
    "betski.clause.rebuttal.text": (
        "Legt der Erste gleich im ersten Zug alles, bekommt der Nächste einen Zug, um dasselbe zu tun, auf der Karte, "
        "die da liegt. Hausregeln sagen, ob das auch nach dem Ziehen gilt, wer es auslösen kann und ob alle antworten "
        "dürfen, die noch nicht dran waren."
    ),
    "betski.clause.rebuttal_turn": "Ziehen beim Kontern",
    "betski.clause.rebuttal_turn.text": (
        "Ein Konter ist ein ganzer Zug: wer am Anfang nichts legen kann, zieht und muss dann alles loswerden. "
        "Als Hausregel wird das Blatt gespielt, wie es ist."
    ),
    "betski.clause.rebuttal_result": "Wie ein Konter ausgeht",
    "betski.clause.rebuttal_result.text": (
        "Legt auch der Antwortende alles, ist es ein Gleichstand; wenn nicht, gewinnt, wer zuerst leer war."
    ),
    "betski.clause.games_won": "Spiele machen die Partie",
    "betski.clause.games_won.text": (
        "Jedes gewonnene Spiel zählt eins. Ein Gleichstand wird eigens gezählt, oder als Hausregel halb. "
        "Die Partie läuft, bis der Tisch aufhört, oder bis zu einer vereinbarten Zahl von Spielen."
    ),
    "betski.clause.scorepad": "Nur die Sieger",
    "betski.clause.scorepad.text": (
        "Ein Tisch darf nur notieren, wer jedes Spiel gewonnen hat, und jederzeit zu Karten und zurück wechseln. "
        "Wer mitten im Spiel wechselt, lässt dessen Karten zurück."
    ),
    # --- house rules
    "betski.switch.stop_early": "Früher aufhören",
    "betski.switch.stop_early.help": "Darf aufhören, wer noch legen könnte?",
    "betski.switch.stop_early.must_play_on": "Legen, solange es geht",
    "betski.switch.stop_early.may_stop": "Nach einer ist frei",
    "betski.switch.draw_limit": "Höchstens ziehen",
    "betski.switch.draw_limit.help": "So viele Karten höchstens in einem Zug; 0 heißt ohne Grenze",
    "betski.switch.rebuttal_from": "Konter, wenn",
    "betski.switch.rebuttal_from.help": "Wessen schneller Ausstieg erlaubt einen Konter?",
    "betski.switch.rebuttal_from.starter": "Der Erste ist leer",
    "betski.switch.rebuttal_from.anyone": "Jemand im ersten Zug",
    "betski.switch.rebuttal_to": "Konter für",
    "betski.switch.rebuttal_to.help": "Wer darf antworten?",
    "betski.switch.rebuttal_to.next_seat": "Den Nächsten",
    "betski.switch.rebuttal_to.all_waiting": "Alle ohne Zug",
    "betski.switch.rebuttal_after_draw": "Konter nach dem Ziehen",
    "betski.switch.rebuttal_after_draw.help": "Aus: nur, wenn genau die drei gegebenen Karten weg sind",
    "betski.switch.rebuttal_draw": "Ziehen beim Kontern",
    "betski.switch.rebuttal_draw.help": "Aus: das Blatt wird gespielt, wie es ist",
    "betski.switch.penalty_draw": "Strafe für Fehler",
    "betski.switch.penalty_draw.help": "Eine verbotene Karte zurückzunehmen kostet eine gezogene Karte",
    "betski.switch.first_to": "Siege bis zum Ende",
    "betski.switch.first_to.help": "So viele Spiele beenden die Partie; 0 heißt weiterspielen",
    "betski.switch.tie_is_half": "Gleichstand zählt halb",
    "betski.switch.tie_is_half.help": "Aus: Gleichstände werden eigens gezählt",
    "betski.switch.open_hands": "Offene Blätter",
    "betski.switch.open_hands.help": "Blätter eintragen und prüfen, wer legen kann",
}
