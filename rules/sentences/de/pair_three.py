"""German for PAIR THREE."""

from rules.sentences import Either, Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "pair_three.name": "PAIR THREE",
    "pair_three.tagline": "Wortsteine, vier Arten",
    # --- what may be entered
    "pair_three.ask.placed": "{seat} legt einen Stein",
    "pair_three.ask.laid": "{seat} legt einen Stein aufs Brett",
    "pair_three.ask.started": "Der Stein in der Mitte",
    "pair_three.ask.put_on": "{seat} legt einen Stein auf einen Stapel",
    "pair_three.ask.added": "{seat} legt einen Stein zu einem Stapel",
    "pair_three.ask.formed": "{seat} stapelt zwei Steine, die passen",
    "pair_three.ask.top_shown": "Der oberste Stein eines Stapels",
    "pair_three.ask.shown": "Steine von {seat}",
    "pair_three.ask.took_back": "{seat} nimmt einen Stein zurück",
    "pair_three.ask.dealt": "Allen neue Steine geben",
    "pair_three.ask.all_drew": "Niemand kann legen: alle ziehen einen",
    "pair_three.ask.split": "Einen Stapel teilen",
    "pair_three.ask.stuck": "Niemand kann legen, und nichts ist zum Ziehen da",
    "pair_three.ask.connected": "{seat} hat alle Steine verbunden",
    "pair_three.ask.gave_up": "{seat} gibt auf",
    "pair_three.ask.voted": "Abstimmung über die Wörter von {seat}",
    "pair_three.ask.house_words": "Wörter, über die dieser Tisch entschieden hat",
    "pair_three.ask.new_round": "Nächste Runde beginnen",
    "pair_three.ask.won": "Wer hat diese Runde gewonnen?",
    "pair_three.ask.seat_added": "Jemand Neues kommt dazu",
    "pair_three.ask.level": "Anders mitschreiben",
    "pair_three.ask.ended": "Partie beenden",
    "pair_three.choice.level.cards": "Steine",
    "pair_three.choice.level.totals": "Rundensiege",
    "pair_three.choice.rule.six_letters": "Ein Wort aus sechs Buchstaben",
    "pair_three.choice.rule.names": "Ein Name oder Ort",
    "pair_three.choice.rule.phrases": "Eine Zusammensetzung oder Wendung",
    "pair_three.choice.rule.homophones": "Klingt gleich",
    "pair_three.choice.rule.related": "Gehört zusammen",
    # --- what was done, as history tells it
    "pair_three.did.placed": "{seat} legte {play}",
    "pair_three.did.laid": "{seat} legte {laying}",
    "pair_three.did.started": "{tile} liegt in der Mitte",
    "pair_three.did.put_on": "{seat} legte {play} auf Stapel {stack}",
    "pair_three.did.added": "{seat} legte {play}, einen Stein von {from_seat}, auf den Stapel von {stack_seat}",
    "pair_three.did.formed": "{seat} begann einen Stapel: {play}",
    "pair_three.did.top_shown": "Stapel {stack} zeigt {tile}",
    "pair_three.did.shown": "{seat} hat {tiles}",
    "pair_three.did.took_back": "{seat} nahm einen Stein zurück",
    "pair_three.did.dealt": "Neue Steine für alle",
    "pair_three.did.all_drew": "Alle zogen einen Stein",
    "pair_three.did.split": "Stapel {stack} wurde geteilt",
    "pair_three.did.stuck": "Niemand konnte legen oder ziehen",
    "pair_three.did.connected": "{seat} hat alle Steine verbunden",
    "pair_three.did.gave_up": "{seat} gab auf, {amount} waren verbunden",
    "pair_three.did.voted": "Der Tisch stimmte über {pair} ab, behauptet von {seat}; dafür: {yes_seats}",
    "pair_three.did.house_words": "Frühere Abstimmungen wurden übernommen",
    "pair_three.did.new_round": "Neue Runde",
    "pair_three.did.won": "Runde an {winners}",
    "pair_three.did.seat_added": "{name} kommt an den Tisch, auf Platz {number}",
    "pair_three.did.level": "Ab hier: {level}",
    "pair_three.did.ended": "Die Partie wurde beendet",
    # --- what followed
    "pair_three.event.won": "Runde {round_number} geht an {winners}.",
    "pair_three.event.fewest": Plural(
        "count",
        "Niemand kommt weiter. Die wenigsten Steine gewinnen Runde {round_number}: {winners}, mit einem.",
        "Niemand kommt weiter. Die wenigsten Steine gewinnen Runde {round_number}: {winners}, mit {count}.",
    ),
    "pair_three.event.connected": "{winners} hat alle {count} Steine verbunden und gewinnt Runde {round_number}.",
    "pair_three.event.gave_up": "{seat} hört auf, {count} von {tiles} sind verbunden.",
    "pair_three.event.deal_due": "{empty_seat} hat keinen Stein mehr: neue Steine für alle.",
    "pair_three.event.dealt": Plural(
        "count",
        "Noch ein Stein für jeden; zum Ziehen bleiben: {pile}.",
        "Noch {count} Steine für jeden; zum Ziehen bleiben: {pile}.",
    ),
    "pair_three.event.last_deal": Plural(
        "count",
        "Das letzte Geben: ein Stein für jeden. Wer zuerst keinen mehr hat, gewinnt.",
        "Das letzte Geben: {count} Steine für jeden. Wer zuerst keinen mehr hat, gewinnt.",
    ),
    "pair_three.event.all_drew": Plural(
        "pile",
        "Alle haben einen Stein mehr; einer ist noch zum Ziehen da.",
        "Alle haben einen Stein mehr; {pile} sind noch zum Ziehen da.",
    ),
    "pair_three.event.once_more": (
        "Niemand zieht. Kann auch nach einer weiteren vollen Wartezeit niemand legen, ist die Runde aus."
    ),
    "pair_three.event.split_due": "Stapel {stack} hat {count} Steine: teilt ihn.",
    "pair_three.event.split": ("Stapel {stack} zählt jetzt {upper}, der neue Stapel {new_stack} zählt {lower}."),
    "pair_three.event.stacks_shuffled": Plural(
        "count",
        "Es war zu wenig zum Ziehen da: ein Stein von unten aus den Stapeln wird dazugemischt.",
        "Es war zu wenig zum Ziehen da: {count} Steine von unten aus den Stapeln werden dazugemischt.",
    ),
    "pair_three.event.penalty": "{seat} zieht einen Stein für den falschen.",
    "pair_three.event.accepted": "{pair} gilt ab jetzt an diesem Tisch.",
    "pair_three.event.refused": "{pair} gilt an diesem Tisch nicht.",
    "pair_three.event.goes_on": "Runde {round_number} ist nicht gewonnen und geht weiter.",
    "pair_three.standing.target": "Die vereinbarte Zahl an Runden ist gewonnen.",
    "pair_three.standing.stopped": "Der Tisch hat hier aufgehört.",
    # --- the word referee: why two words match
    "pair_three.answer.yes": "Sie passen",
    "pair_three.answer.table": "Der Tisch entscheidet",
    "pair_three.answer.no": "Nichts Passendes",
    "pair_three.match.first_two": "{first} und {second}: die ersten zwei Buchstaben sind gleich, {proof}",
    "pair_three.match.last_two": "{first} und {second}: die letzten zwei Buchstaben sind gleich, {proof}",
    "pair_three.match.first_last": "{first} und {second} unterscheiden sich nur in der Mitte",
    "pair_three.match.all_three": "{first} und {second} haben dieselben drei Buchstaben",
    "pair_three.match.same_ends": "{first} und {second}: erster und letzter Buchstabe sind gleich",
    "pair_three.match.six_letters": "{proof}: Wort aus sechs Buchstaben",
    "pair_three.match.names": "{proof}: Name oder Ort",
    "pair_three.match.phrases": "{proof}: Zusammensetzung oder Wendung",
    "pair_three.match.homophones": "{proof}: klingen gleich",
    "pair_three.match.mirrored": (
        "{first} und {second}: {proof} steht am einen Ende des einen und am anderen Ende des anderen"
    ),
    "pair_three.match.related": "{first} und {second}: {bond}",
    "pair_three.match.ruled": "{first} und {second}: der Tisch hat sie gelten lassen, Eintrag {entry}",
    # --- what the table may decide
    "pair_three.doubt.six_letters": "{proof} ist ein seltenes Wort. Die anderen entscheiden.",
    "pair_three.doubt.names": "{proof} ist ein wenig bekannter Name. Die anderen entscheiden.",
    "pair_three.doubt.phrases": "{proof} ist eine ungewöhnliche Wendung. Die anderen entscheiden.",
    "pair_three.doubt.homophones": "{proof} klingen nur für manche gleich. Die anderen entscheiden.",
    "pair_three.doubt.related": "{first} und {second} gehören lose zusammen: {bond}. Die anderen entscheiden.",
    "pair_three.unsaid": "Die anderen sehen sich die Wörter an",
    "pair_three.top_unknown": "Der Stein darunter ist nicht eingetragen; die anderen sehen sich die Wörter an",
    "pair_three.neighbours_unknown": "Nicht jeder Stein ringsum ist eingetragen; die anderen sehen sich die Wörter an",
    "pair_three.look_over": "Die anderen sehen die Steine von {seat} durch",
    # --- verdicts: why it is right
    "pair_three.cover_free": "An diesem Tisch zählen bei einem Stein obenauf nur die Nachbarn",
    "pair_three.first_tile": "Der erste Stein darf überall liegen",
    "pair_three.moved": "Beim Solitär darf man Steine verschieben",
    "pair_three.all_connected": "Alle {count} Steine hängen zusammen",
    "pair_three.stolen": "{seat} nimmt einen losen Stein von {from_seat}",
    "pair_three.split_full": "Stapel {stack} hat {count} Steine und wird geteilt",
    "pair_three.split_stuck": "Niemand kann legen, also wird Stapel {stack} geteilt",
    "pair_three.all_draw": "Niemand kann legen, also ziehen alle einen",
    "pair_three.wait_once_more": (
        "Es ist nicht für alle ein Stein da, also zieht niemand, und die Zeit läuft noch einmal"
    ),
    "pair_three.fewest_wins": "Niemand kommt weiter, also gewinnen die wenigsten Steine",
    "pair_three.round_goes_on": "Runde {round_number} ist nicht gewonnen und geht weiter",
    "pair_three.taken_back": "Der Stein geht zurück, ohne Strafe",
    "pair_three.taken_back_with_penalty": "Der Stein geht zurück, und {seat} zieht einen zur Strafe",
    "pair_three.vote_accepts": "{yes} für {pair}, {no} dagegen: es gilt",
    "pair_three.vote_rejects": "{yes} für {pair}, {no} dagegen: es gilt nicht",
    "pair_three.remembered": Plural(
        "count", "Eine Entscheidung dieses Tischs gilt wieder", "{count} Entscheidungen dieses Tischs gelten wieder"
    ),
    "pair_three.round_dropped": "Runde {round_number} bleibt unfertig und zählt für niemanden",
    # --- verdicts: what is wrong, and what would have been right
    "pair_three.no_match": "Zu {first} und {second} findet sich nichts Passendes.",
    "pair_three.no_match.instead": Either(
        "votable",
        "Der Stein geht zurück, außer die anderen stimmen für die Wörter.",
        "Der Stein geht zurück: an diesem Tisch zählen nur Buchstaben.",
    ),
    "pair_three.ruled_out": "Der Tisch hat {first} und {second} abgelehnt, Eintrag {entry}.",
    "pair_three.ruled_out.instead": "Der Stein geht zurück, außer die anderen stimmen noch einmal ab.",
    "pair_three.not_on_tile": "{word} steht nicht auf dem Stein {tile}.",
    "pair_three.not_on_tile.instead": "Nennt ein Wort, das darauf steht, oder tragt den Stein neu ein.",
    "pair_three.tile_elsewhere": "{seat} hat {tile} nicht: der Stein liegt woanders.",
    "pair_three.tile_elsewhere.instead": "Legt einen Stein, den {seat} selbst hat.",
    "pair_three.tile_not_held": "{tile} ist nicht unter den Steinen von {seat}.",
    "pair_three.tile_not_held.instead": "Legt einen der Steine, die für {seat} eingetragen sind.",
    "pair_three.tile_seen": "{tile} ist schon eingetragen.",
    "pair_three.tile_seen.instead": "Tragt jeden Stein einmal ein.",
    "pair_three.top_known": "Der oberste Stein von Stapel {stack} ist schon eingetragen: {tile}.",
    "pair_three.top_known.instead": "Nehmt den falschen Eintrag zurück.",
    "pair_three.apart": "{tile} läge abseits von allen anderen Steinen.",
    "pair_three.apart.instead": "Legt ihn neben oder auf einen Stein, zu dem er passt.",
    "pair_three.deal_due": "{empty_seat} hat keinen Stein mehr, also werden zuerst neue gegeben.",
    "pair_three.deal_due.instead": "Gebt allen, dann geht es weiter.",
    "pair_three.deal_not_due": "Alle haben noch Steine.",
    "pair_three.deal_not_due.instead": (
        "Spielt weiter, bis jemand keinen mehr hat, oder zieht alle einen, wenn niemand legen kann."
    ),
    "pair_three.split_due": "Stapel {stack} ist voll und wird zuerst geteilt.",
    "pair_three.split_due.instead": "Teilt ihn, dann geht es weiter.",
    "pair_three.own_tiles_only": "An diesem Tisch darf {seat} keinen Stein von {from_seat} nehmen.",
    "pair_three.own_tiles_only.instead": "{seat} legt einen eigenen Stein.",
    "pair_three.can_draw": "Alle können einen Stein ziehen: {pile} sind noch da.",
    "pair_three.can_draw.instead": "Alle ziehen einen, und die Runde geht weiter.",
    "pair_three.can_split": "Ein Stapel lässt sich noch teilen.",
    "pair_three.can_split.instead": "Teilt einen Stapel und macht weiter.",
    "pair_three.not_one_group": "Die Steine von {seat} hängen noch nicht zusammen.",
    "pair_three.not_one_group.instead": "Verschiebt Steine, bis sie eine Gruppe bilden.",
    "pair_three.round_under_way": "Runde {round_number} ist noch nicht zu Ende.",
    "pair_three.round_under_way.instead": "Spielt sie zu Ende, oder der Tisch lässt sie fallen.",
    "pair_three.match_over": "Die Partie ist aus. Nehmt das Ende zurück, um weiterzuspielen.",
    "pair_three.joins_next_round": "Runde {round_number} läuft; {name} spielt ab der nächsten mit.",
    "pair_three.joins_next_round.instead": (
        "Nehmt {name} danach dazu. Will der Tisch es gleich, bekommt {name} Steine vom "
        "Vorrat."
    ),
    "pair_three.none_to_deal": "{name} braucht {count} Steine, und nur {pile} sind übrig.",
    "pair_three.no_such_seat": "Platz {seat_number} gibt es nicht; Plätze am Tisch: {seats}.",
    "pair_three.no_round": "Es läuft keine Runde.",
    "pair_three.scorepad_only": "Jetzt werden nur Runden notiert. Wechselt zu Steinen, um eine Runde zu geben.",
    "pair_three.tiles_are_kept": (
        "Jetzt werden Steine eingetragen; die Runde findet ihren Sieger selbst. Wechselt zu Ergebnissen, um ihn zu "
        "notieren."
    ),
    "pair_three.who_won": "Nennt einen Sieger, oder mehrere, die sich die Runde teilen, von den {seats} am Tisch.",
    "pair_three.no_change": "Die Partie wird schon so geführt.",
    "pair_three.other_way.crossword": "Das gibt es beim Kreuzwort nicht.",
    "pair_three.other_way.stacks": "Das gibt es bei Stapel nicht.",
    "pair_three.other_way.steal": "Das gibt es bei Klau & Stapel nicht.",
    "pair_three.other_way.solitaire": "Das gibt es beim Solitär nicht.",
    "pair_three.no_tiles": "{seat} hat keinen Stein zum Legen.",
    "pair_three.too_many_sides": "Ein Stein hat vier Seiten und berührt höchstens vier andere.",
    "pair_three.one_pair": "Genannt werden ein Wort vom obersten Stein des Stapels und eins vom neuen, nicht mehr.",
    "pair_three.started_already": "Der Stein in der Mitte liegt schon da.",
    "pair_three.cannot_deal": Plural(
        "pile", "Ein Stein ist noch da: nicht genug für alle.", "{pile} Steine sind noch da: nicht genug für alle."
    ),
    "pair_three.cannot_all_draw": Plural(
        "pile", "Ein Stein ist noch da: nicht genug für alle.", "{pile} Steine sind noch da: nicht genug für alle."
    ),
    "pair_three.no_such_stack": Plural(
        "stacks",
        "Stapel {stack} gibt es nicht, nur einen.",
        "Stapel {stack} gibt es nicht; sie gehen von 1 bis {stacks}.",
    ),
    "pair_three.empty_stack": "Auf Stapel {stack} liegt noch kein Stein.",
    "pair_three.cannot_split": "Stapel {stack} ist zu niedrig zum Teilen.",
    "pair_three.form_first": "Zuerst bilden alle einen Stapel aus zwei passenden Steinen.",
    "pair_three.stack_is_there": "{seat} hat schon einen Stapel.",
    "pair_three.too_many_shown": Plural(
        "held",
        "{seat} hat einen Stein, nicht {count}.",
        "{seat} hat {held} Steine, nicht {count}.",
    ),
    "pair_three.nothing_to_take_back": "{seat} hat keinen Stein obenauf, der zurückgehen könnte.",
    "pair_three.gave_up_already": "{seat} hat in dieser Runde aufgegeben.",
    "pair_three.not_so_many": "Wer aufgibt, hat von {tiles} Steinen nicht alle verbunden; {count} kann nicht sein.",
    "pair_three.no_vote_on": (
        "Abgestimmt wird nur über Wörter, Namen, Wendungen, Gleichklang und Verwandtes, womit der Tisch spielt."
    ),
    "pair_three.who_votes": "Die anderen stimmen ab, jeder einmal, und {seat} nicht.",
    "pair_three.no_house_words": "Es sind keine Wörter genannt.",
    # --- the solver
    "pair_three.solver.solved": "Alle {count} Steine lassen sich verbinden.",
    "pair_three.solver.impossible": "Nach den Wörtern, die die App kennt, passen manche Steine zu keinem anderen.",
    "pair_three.solver.unknown": "In {steps} Versuchen fand sich kein Weg; es kann trotzdem einen geben.",
    # --- the rulebook
    "pair_three.section.1": "Vorbereitung",
    "pair_three.section.2": "Was passt",
    "pair_three.section.3": "Einander prüfen",
    "pair_three.section.4": "Kreuzwort",
    "pair_three.section.5": "Stapel",
    "pair_three.section.6": "Klau & Stapel",
    "pair_three.section.7": "Solitär",
    "pair_three.section.8": "Die Partie",
    "pair_three.clause.ways": "Vier Arten zu spielen",
    "pair_three.clause.ways.text": (
        "Mit denselben Steinen spielt man Kreuzwort, Stapel, Klau & Stapel oder Solitär. Außer beim Solitär spielen "
        "alle gleichzeitig und wollen als Erste ohne Steine sein."
    ),
    "pair_three.clause.seats": "Ein bis acht Spieler",
    "pair_three.clause.seats.text": (
        "Zwei bis acht können zusammen spielen. Wer allein ist, spielt Solitär; mehrere können darin um die Wette "
        "spielen. Wer neu ist, nimmt den Platz nach dem letzten und spielt ab der nächsten Runde mit."
    ),
    "pair_three.clause.tiles": "112 Steine mit vier Wörtern",
    "pair_three.clause.tiles.text": (
        "Jeder Stein hat auf jeder Seite ein Wort aus drei Buchstaben. Was darauf steht, gilt als Wort; "
        "Großbuchstaben, Bindestriche und Apostrophe machen keinen Unterschied. Die App kennt die Steine nicht: "
        "man kann einen Stein einmal eintragen und dann über seine Wörter spielen."
    ),
    "pair_three.clause.agreement": "Erst die Regeln vereinbaren",
    "pair_three.clause.agreement.text": (
        "Vor dem Spiel vereinbart der Tisch, was passt. Buchstaben, Wörter aus sechs Buchstaben, Namen und Wendungen "
        "sind an, wenn man sie nicht ausschaltet; Gleichklang, gespiegelte Buchstaben und Verwandtes sind aus, wenn "
        "man sie nicht einschaltet."
    ),
    "pair_three.clause.first_two": "Die ersten zwei Buchstaben",
    "pair_three.clause.first_two.text": (
        "Zwei Wörter passen, wenn sie mit denselben zwei Buchstaben beginnen: TAP und TAG. Zweimal dasselbe Wort passt "
        "auch."
    ),
    "pair_three.clause.last_two": "Die letzten zwei Buchstaben",
    "pair_three.clause.last_two.text": "Zwei Wörter passen, wenn sie mit denselben zwei Buchstaben enden: HOP und TOP.",
    "pair_three.clause.first_last": "Der erste und der letzte Buchstabe",
    "pair_three.clause.first_last.text": (
        "Zwei Wörter passen, wenn nur der mittlere Buchstabe anders ist: PIN und PAN. Wörter mit denselben letzten "
        "zwei Buchstaben, die man manchmal hierzu zählt, passen nach jener Regel."
    ),
    "pair_three.clause.all_three": "Alle drei Buchstaben",
    "pair_three.clause.all_three.text": (
        "Zwei Wörter passen, wenn sie dieselben drei Buchstaben haben, gleich in welcher Reihenfolge: NAP und PAN."
    ),
    "pair_three.clause.six_letters": "Ein Wort aus sechs Buchstaben",
    "pair_three.clause.six_letters.text": (
        "Zwei Wörter passen, wenn sie hintereinander, gleich in welcher Reihenfolge, ein Wort aus sechs Buchstaben "
        "ergeben: PAR und ROT. Über ein Wort, das die App nicht kennt, entscheiden die anderen."
    ),
    "pair_three.clause.names": "Ein Name oder Ort",
    "pair_three.clause.names.text": (
        "Namen von Menschen und Orten zählen zu den Wörtern aus sechs Buchstaben, auch solche aus zwei Wörtern. Ein "
        "Tisch darf sie weglassen. Ein Ort aus zwei Wörtern bleibt erlaubt, wenn Wendungen aus sind."
    ),
    "pair_three.clause.phrases": "Eine Zusammensetzung oder Wendung",
    "pair_three.clause.phrases.text": (
        "Zwei Wörter passen, wenn sie zusammen eine Zusammensetzung oder eine Wendung sind, die man sagt: TEA und POT, "
        "TOP und HAT. Die App kennt viele; weitere können die anderen durch Abstimmung zulassen."
    ),
    "pair_three.clause.homophones": "Gleichklang",
    "pair_three.clause.homophones.text": ("Spielt der Tisch damit, passen Wörter, die gleich klingen: SEA und SEE."),
    "pair_three.clause.mirrored": "Gespiegelte Buchstaben",
    "pair_three.clause.mirrored.text": (
        "Spielt der Tisch damit, passen Wörter, wenn die zwei Buchstaben am einen Ende des einen am anderen Ende des "
        "anderen stehen: umgedreht wie in TAP und CAT, oder auch in derselben Folge wie in PEN und END. Ein Tisch darf "
        "auch nur umgedrehte erlauben."
    ),
    "pair_three.clause.related": "Gehört zusammen",
    "pair_three.clause.related.text": (
        "Spielt der Tisch damit, passen Wörter, die zusammengehören: CUP und TEA. Was nicht in der App steht, "
        "entscheiden die anderen."
    ),
    "pair_three.clause.validation": "Die anderen prüfen",
    "pair_three.clause.validation.text": (
        "Wer legt, nennt die Wörter und lässt die anderen hinsehen. Bei Buchstaben hat die App das letzte Wort. Über "
        "Wörter, Namen, Wendungen, Gleichklang und Verwandtes, die sie nicht kennt, entscheidet die Mehrheit der "
        "anderen; bei Gleichstand ist es abgelehnt, als Hausregel angenommen. Zu zweit entscheidet der andere."
    ),
    "pair_three.clause.house_words": "Was der Tisch entschieden hat",
    "pair_three.clause.house_words.text": (
        "Eine Abstimmung wird gemerkt und geht den Listen der App vor, in dieser Partie und in den nächsten des Tischs."
    ),
    "pair_three.clause.take_back": "Ein falscher Stein geht zurück",
    "pair_three.clause.take_back.text": (
        "Ein Stein, der nicht gilt, geht dahin zurück, woher er kam. Eine Strafe gibt es nicht, außer der Tisch hat "
        "vereinbart, dass man dafür einen zieht. Auch ein Stein, den eine spätere Abstimmung verwirft, geht zurück, "
        "solange kein anderer auf ihm liegt; hatte er die Runde gewonnen, geht sie weiter."
    ),
    "pair_three.clause.same_moment": "Zwei zur gleichen Zeit",
    "pair_three.clause.same_moment.text": "Wollen zwei denselben Platz, bekommt ihn, wer zuerst ruft.",
    "pair_three.clause.stuck_clock": "Wenn niemand legen kann",
    "pair_three.clause.stuck_clock.text": (
        "Die Zeit beginnt mit jedem gelegten Stein und jedem Ziehen neu und ruht, solange ein Stein geprüft wird. Beim "
        "Kreuzwort läuft sie eine Minute, bei Stapel und bei Klau & Stapel eine halbe, oder wie vereinbart. Ist sie um "
        "und niemand kann legen, ziehen alle."
    ),
    "pair_three.clause.crossword_deal": "Fünf Steine und einer in der Mitte",
    "pair_three.clause.crossword_deal.text": (
        "Alle bekommen offen fünf Steine, einer liegt in der Mitte, und aus dem Rest wird gezogen."
    ),
    "pair_three.clause.facing": "Jedes Paar an einer Kante muss passen",
    "pair_three.clause.facing.text": (
        "Ein Stein wird Kante an Kante an andere gelegt, gedreht, wie man mag. Jedes Wort an einer Kante, die sich "
        "berührt, muss zu dem Wort gegenüber passen, jedes nach irgendeiner Regel. Ecken zählen nicht."
    ),
    "pair_three.clause.stacking": "Einen Stein auf einen anderen legen",
    "pair_three.clause.stacking.text": (
        "Ein Stein darf einen anderen bedecken, wenn eins seiner Wörter zu einem Wort des bedeckten passt und er zu "
        "jedem Nachbarn passt. Als Hausregel zählen nur die Nachbarn. Von mehreren übereinander zählt nur der oberste."
    ),
    "pair_three.clause.no_moving": "Steine bleiben, wo sie liegen",
    "pair_three.clause.no_moving.text": (
        "Ein Stein, der gilt, wird nicht mehr verschoben. Beim Solitär ist Verschieben frei."
    ),
    "pair_three.clause.new_deal": "Neue Steine, wenn jemand keinen hat",
    "pair_three.clause.new_deal.text": (
        "Sobald jemand keinen Stein mehr hat, bekommen alle fünf dazu, gleich was sie noch haben."
    ),
    "pair_three.clause.last_deal": "Das letzte Geben ist gleich",
    "pair_three.clause.last_deal.text": (
        "Sind es weniger als fünf für jeden, bekommen alle gleich viele, und der Rest bleibt liegen. Ist nicht einmal "
        "einer für jeden da, wird nichts mehr gegeben."
    ),
    "pair_three.clause.crossword_stuck": "Nicht für alle ein Stein",
    "pair_three.clause.crossword_stuck.text": (
        "Kann niemand legen, ziehen alle einen. Ist nicht für jeden einer da, zieht niemand; nach einer zweiten vollen "
        "Minute ohne Zug gewinnen die wenigsten Steine, und bei gleich vielen wird geteilt."
    ),
    "pair_three.clause.crossword_end": "Wer ein Kreuzwort gewinnt",
    "pair_three.clause.crossword_end.text": (
        "Wer zuerst keinen Stein mehr hat, gewinnt, sobald nichts mehr gegeben werden kann. Als Hausregel gewinnt die "
        "erste leere Hand sofort."
    ),
    "pair_three.clause.stacks_deal": "Vier Steine und ein Stapel",
    "pair_three.clause.stacks_deal.text": (
        "Alle bekommen offen vier Steine, und ein Stein in der Mitte beginnt den ersten Stapel."
    ),
    "pair_three.clause.on_a_stack": "Ein Wort auf ein Wort",
    "pair_three.clause.on_a_stack.text": (
        "Ein Stein darf auf einen Stapel, wenn eins seiner Wörter zu einem Wort des obersten Steins passt."
    ),
    "pair_three.clause.split": "Zehn Steine werden geteilt",
    "pair_three.clause.split.text": (
        "Ein Stapel aus zehn Steinen wird in zwei aus fünf geteilt, und auf beide darf man legen."
    ),
    "pair_three.clause.stacks_stuck": "Ziehen oder teilen",
    "pair_three.clause.stacks_stuck.text": (
        "Kann niemand legen, wählt der Tisch: alle ziehen einen, oder ein Stapel wird geteilt. Bei ungerader Zahl ist "
        "die Hälfte mit dem obersten Stein größer. Geht beides nicht, ist die Runde aus, und die wenigsten Steine "
        "gewinnen."
    ),
    "pair_three.clause.stacks_rounds": "Wieder vier Steine",
    "pair_three.clause.stacks_rounds.text": (
        "Wer keinen Stein mehr hat, gewinnt die Runde. Für die nächste ziehen alle nach, bis sie vier haben; wer mehr "
        "hat, behält sie, und die Stapel bleiben. Als Hausregel werden stattdessen alle Steine gemischt. Ist zu wenig "
        "zum Ziehen da, wird alles unter den obersten Steinen dazugemischt."
    ),
    "pair_three.clause.steal_deal": "Sechs Steine, zwei davon gestapelt",
    "pair_three.clause.steal_deal.text": (
        "Alle bekommen offen sechs Steine und stapeln zwei davon; als Hausregel müssen diese zwei passen."
    ),
    "pair_three.clause.stealing": "Jeder Stein auf jeden Stapel",
    "pair_three.clause.stealing.text": (
        "Ein loser Stein, der eigene oder einer von anderen, darf auf jeden Stapel, zu dem er passt; ein gestapelter "
        "bleibt. Wer anderen einen Stein nimmt, bringt sie dem Sieg näher: die Regeln wollen beides, also darf der "
        "Tisch nur eigene Steine vereinbaren, oder den Sieg für den, der den letzten legt."
    ),
    "pair_three.clause.steal_stuck": "Alle ziehen",
    "pair_three.clause.steal_stuck.text": (
        "Kann niemand legen, ziehen alle einen losen Stein. Sind zu wenige da, geht es wie beim Kreuzwort."
    ),
    "pair_three.clause.steal_end": "Kein loser Stein mehr",
    "pair_three.clause.steal_end.text": (
        "Die Runde geht an den, dessen lose Steine weg sind, gleich wer den letzten gelegt hat. Dann werden alle "
        "Steine gemischt und neu gegeben."
    ),
    "pair_three.clause.connect_all": "Alle Steine verbinden",
    "pair_three.clause.connect_all.text": (
        "Zehn Steine, oder mehr, wenn vereinbart, werden zu einer Gruppe gelegt, in der jedes Paar an einer Kante "
        "passt. Einen Stein bedecken darf man, wo eins seiner Wörter passt."
    ),
    "pair_three.clause.race": "Um die Wette",
    "pair_three.clause.race.text": ("Mehrere haben jeder eigene Steine; wer zuerst alle verbunden hat, gewinnt."),
    "pair_three.clause.giving_up": "Aufgeben",
    "pair_three.clause.giving_up.text": (
        "Wer aufgibt, notiert, wie viele Steine verbunden waren. Haben alle aufgegeben, gewinnt niemand die Runde."
    ),
    "pair_three.clause.rounds": "Runden machen die Partie",
    "pair_three.clause.rounds.text": (
        "Jede gewonnene Runde zählt eins. Stapel und Klau & Stapel gehen bis zehn Runden oder bis zu einer "
        "vereinbarten Zahl; Kreuzwort und Solitär laufen, bis der Tisch aufhört."
    ),
    "pair_three.clause.scorepad": "Nur die Sieger",
    "pair_three.clause.scorepad.text": (
        "Ein Tisch darf nur notieren, wer jede Runde gewonnen hat, und jederzeit zu Steinen und zurück wechseln. Wer "
        "mitten in einer Runde wechselt, lässt deren Steine zurück."
    ),
    # --- house rules
    "pair_three.switch.way": "Spielart",
    "pair_three.switch.way.help": "Wer allein ist, spielt immer Solitär",
    "pair_three.switch.way.crossword": "Kreuzwort",
    "pair_three.switch.way.stacks": "Stapel",
    "pair_three.switch.way.steal": "Klau & Stapel",
    "pair_three.switch.way.solitaire": "Solitär",
    "pair_three.switch.positional": "Zwei Buchstaben am Platz",
    "pair_three.switch.positional.help": "Die ersten zwei, die letzten zwei, oder erster und letzter gleich",
    "pair_three.switch.all_three": "Alle drei Buchstaben",
    "pair_three.switch.all_three.help": "Dieselben Buchstaben, gleich in welcher Reihenfolge",
    "pair_three.switch.six_letters": "Sechs-Buchstaben-Wörter",
    "pair_three.switch.six_letters.help": "Die beiden Wörter ergeben eins",
    "pair_three.switch.names": "Namen und Orte",
    "pair_three.switch.names.help": "Unter den Wörtern aus sechs Buchstaben",
    "pair_three.switch.phrases": "Wendungen",
    "pair_three.switch.phrases.help": "Bekannte gelten, über den Rest stimmen die anderen ab",
    "pair_three.switch.homophones": "Gleichklang",
    "pair_three.switch.homophones.help": "Wörter, die man gleich spricht",
    "pair_three.switch.mirrored": "Gespiegelte Buchstaben",
    "pair_three.switch.mirrored.help": "Zwei Buchstaben an entgegengesetzten Enden",
    "pair_three.switch.mirrored.off": "Aus",
    "pair_three.switch.mirrored.both": "In jeder Folge",
    "pair_three.switch.mirrored.reversed": "Nur umgedreht",
    "pair_three.switch.related": "Gehört zusammen",
    "pair_three.switch.related.help": "Bekanntes gilt, über den Rest stimmen die anderen ab",
    "pair_three.switch.vote_tie": "Gleichstand der Stimmen",
    "pair_three.switch.vote_tie.help": "Wenn gleich viele dafür wie dagegen sind",
    "pair_three.switch.vote_tie.rejected": "Abgelehnt",
    "pair_three.switch.vote_tie.accepted": "Angenommen",
    "pair_three.switch.wrong_tile": "Ein falscher Stein",
    "pair_three.switch.wrong_tile.help": "Was er kostet",
    "pair_three.switch.wrong_tile.goes_back": "Geht zurück",
    "pair_three.switch.wrong_tile.draw_one": "Zurück, und einen ziehen",
    "pair_three.switch.crossword_end": "Sieg beim Kreuzwort",
    "pair_three.switch.crossword_end.help": "Wann gewinnt eine leere Hand?",
    "pair_three.switch.crossword_end.last_deal": "Nach dem letzten Geben",
    "pair_three.switch.crossword_end.first_empty": "Sofort",
    "pair_three.switch.crossword_stacking": "Bedecken beim Kreuzwort",
    "pair_three.switch.crossword_stacking.help": "Was muss passen?",
    "pair_three.switch.crossword_stacking.covered_too": "Bedeckter und Nachbarn",
    "pair_three.switch.crossword_stacking.neighbours": "Nur die Nachbarn",
    "pair_three.switch.stacks_round": "Neue Runde bei Stapel",
    "pair_three.switch.stacks_round.help": "Wie beginnt sie?",
    "pair_three.switch.stacks_round.refill": "Auf vier auffüllen",
    "pair_three.switch.stacks_round.reshuffle": "Alles mischen",
    "pair_three.switch.steal_from": "Klauen",
    "pair_three.switch.steal_from.help": "Wessen Steine, und wer gewinnt?",
    "pair_three.switch.steal_from.own_or_stolen": "Eigene oder geklaute",
    "pair_three.switch.steal_from.own_only": "Nur eigene Steine",
    "pair_three.switch.steal_from.last_placer": "Der letzte Stein siegt",
    "pair_three.switch.first_stack_matches": "Erste zwei Steine passen",
    "pair_three.switch.first_stack_matches.help": "Aus: zwei beliebige beginnen einen Stapel",
    "pair_three.switch.rounds_to_win": "Runden zum Sieg",
    "pair_three.switch.rounds_to_win.help": "Bei Stapel und Klau & Stapel; 0 heißt weiterspielen",
    "pair_three.switch.solitaire_tiles": "Steine beim Solitär",
    "pair_three.switch.solitaire_tiles.help": "Für jeden, so weit die Steine reichen",
    "pair_three.switch.crossword_seconds": "Zeit beim Kreuzwort",
    "pair_three.switch.crossword_seconds.help": "Sekunden ohne Zug, bevor alle ziehen",
    "pair_three.switch.stacks_seconds": "Zeit bei Stapel",
    "pair_three.switch.stacks_seconds.help": "Sekunden ohne Zug, bevor alle ziehen",
    "pair_three.switch.steal_seconds": "Zeit bei Klau & Stapel",
    "pair_three.switch.steal_seconds.help": "Sekunden ohne Zug, bevor alle ziehen",
    # --- house words as text
    "table.pair_three.house_words.copy": "Als Text kopieren",
    "table.pair_three.house_words.copy.help": "Zum Einfügen in eine Nachricht oder Notiz.",
    "table.pair_three.house_words.copied": "Die Wörter sind in der Zwischenablage.",
    "table.pair_three.house_words.paste": "Text einfügen",
    "table.pair_three.house_words.paste.help": "Text, den diese App kopiert hat, wie {example}.",
    "table.pair_three.house_words.pasted": Plural(
        "count", "Eine Abstimmung wurde übernommen.", "{count} Abstimmungen wurden übernommen."
    ),
    "table.pair_three.house_words.more": Plural("count", "Noch eine", "Noch {count} weitere"),
    "table.pair_three.house_words.no_text": "In der Zwischenablage ist kein Text.",
    "table.pair_three.house_words.bad_text": "Das ist keine Abstimmung über zwei Wörter: {word}",
    # --- tiles that were told, to be played by touching their words
    "table.pair_three.tiles_told": "Steine",
    "table.pair_three.tiles.top": "Auf Stapel {stack}",
    "table.pair_three.tiles.top_of": "Auf dem Stapel von {seat}",
    "table.pair_three.tiles.of": "{seat}",
    "table.pair_three.tiles.told": "{told} von {count} genannt",
    "table.pair_three.tiles.top_told": "der oberste Stein",
    "table.pair_three.tiles.top_untold": "noch nicht genannt",
    "table.pair_three.tiles.touch": "Tippt zwei genannte Wörter an",
    "table.pair_three.tiles.help": "Ein einmal getippter Stein lässt sich über seine Wörter spielen.",
    "table.pair_three.tiles.whose": "{tile}: wo liegt er?",
    "table.pair_three.tiles.whose_hand": "Oder vor wem?",
    "table.pair_three.tiles.not_theirs": "Der angetippte Stein gehört {from_seat}.",
    # --- beside a player
    "table.pair_three.holds": Plural("count", "{count} Stein", "{count} Steine"),
}
