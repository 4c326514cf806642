"""How each game is played, on one page, in German; the clauses tell the rest."""

from rules.sentences import Sentence

SENTENCES: dict[str, Sentence] = {
    "how.title": "So geht das Spiel",
    "how.threebetween.1": "Alle bekommen offen zwei Grenzkarten: der Buchstabe näher am A links, der andere rechts.",
    "how.threebetween.2": "Geht einmal reihum: jeder darf eine Grenzkarte gegen eine neue tauschen.",
    "how.threebetween.3": (
        "Wenn du dran bist, zieh eine Karte für jedes deiner drei leeren Felder. Behalte mindestens eine, deren "
        "Buchstabe zwischen deinen Grenzen liegt und dort noch nicht zu sehen ist, sonst platzt du."
    ),
    "how.threebetween.4": (
        "Statt zu ziehen darfst du passen: deine Karten zählen jetzt, und du bist bis zur nächsten Runde draußen."
    ),
    "how.threebetween.5": (
        "Sind alle drei Felder voll, passt du oder gehst auf die Bank. Die Bank schreibt deine Punkte auf und gibt dir "
        "neue Grenzen, aber wer platzt, verliert alles, was in dieser Runde auf der Bank liegt."
    ),
    "how.threebetween.6": "Haben alle gepasst oder sind geplatzt, wird abgerechnet. Wer zuerst 100 hat, gewinnt.",
    "how.in_between.1": "Alle zahlen das Ante in den Pott. Es geht links herum.",
    "how.in_between.2": (
        "Zwei Karten werden als deine Pfosten aufgedeckt. Ein erstes Ass sagst du hoch oder tief an; ein zweites ist "
        "hoch."
    ),
    "how.in_between.3": "Zwei gleiche Pfosten kosten das Ante, und Nachbarn beenden den Zug ohne Kosten.",
    "how.in_between.4": (
        "Sonst passt du, oder du setzt vom kleinsten Einsatz bis zum ganzen Pott darauf, dass die dritte Karte "
        "zwischen deine Pfosten fällt."
    ),
    "how.in_between.5": (
        "Dazwischen: nimm deinen Einsatz aus dem Pott. Daneben: zahl ihn. Auf einem Pfosten: zahl ihn doppelt."
    ),
    "how.in_between.6": (
        "Ein leerer Pott wird mit einem neuen Ante gefüllt. Hört auf, wenn alle einig sind; der Pott wird geteilt."
    ),
    "how.triple_replace.1": "Alle zahlen das Ante und bekommen drei Karten, eine davon verdeckt.",
    "how.triple_replace.2": "Es gibt vier Setzrunden. Jedes Mal spricht zuerst, wer offen das beste Blatt zeigt.",
    "how.triple_replace.3": (
        "Dazwischen liegen drei Runden, in denen du bis zu zwei Karten tauschen darfst, in der letzten nur eine. "
        "Jede neue Karte wird in den Pott bezahlt, bevor sie gegeben wird."
    ),
    "how.triple_replace.4": "Was verdeckt lag, kommt verdeckt wieder, was offen lag, offen.",
    "how.triple_replace.5": "Wer nicht mitgeht, steigt aus. Wer als Letzter bleibt, gewinnt ohne zu zeigen.",
    "how.triple_replace.6": "Sonst zeigen alle: ein Drilling schlägt ein Paar, ein Paar schlägt hohe Karten.",
    "how.betski.1": "Alle bekommen drei Karten, und eine wird als Mittelkarte aufgedeckt.",
    "how.betski.2": (
        "Eine Karte geht auf die Ablage, wenn ihr Gold so hoch ist wie das Silber, das da liegt, oder eins höher. Auf "
        "Silber 9 geht auch Gold 3."
    ),
    "how.betski.3": "Leg so viele Karten hintereinander, wie gehen. Geht am Anfang keine, zieh, bis eine geht.",
    "how.betski.4": "Wer keine Karte mehr hat, gewinnt das Spiel.",
    "how.betski.5": (
        "Wer alles legt, bevor der Nächste dran war, muss noch warten: der Nächste kann gleichziehen, indem auch er "
        "alles legt."
    ),
    "how.pair_three.1": (
        "Jeder Stein hat vier Wörter aus drei Buchstaben. Einigt euch zuerst, wann zwei Wörter zusammenpassen."
    ),
    "how.pair_three.2": (
        "Wörter passen durch gemeinsame Buchstaben, als ein Wort aus sechs Buchstaben oder als Wendung, die man sagt."
    ),
    "how.pair_three.3": (
        "Kreuzwort: leg deine Steine Kante an Kante, jedes Paar, das sich berührt, muss passen. Niemand wartet, bis "
        "er dran ist."
    ),
    "how.pair_three.4": (
        "Stapel: leg deine Steine auf irgendeinen Stapel in der Mitte. Ein Stapel aus zehn wird geteilt."
    ),
    "how.pair_three.5": (
        "Klau & Stapel: bau deinen eigenen Stapel, auch mit Steinen, die lose vor den anderen liegen."
    ),
    "how.pair_three.6": "Solitär: verbinde zehn Steine allein, oder um die Wette mit den anderen.",
    "how.pair_three.7": (
        "Tippt ein Wortpaar ein, sobald jemand zweifelt; was die App nicht wissen kann, darüber stimmt ihr ab."
    ),
}
