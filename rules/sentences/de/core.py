"""German for what all games share."""

from rules.sentences import Plural

SENTENCES: dict[str, str | Plural] = {
    "list.none": "niemand",
    "list.comma": "{head}, {tail}",
    "list.and": "{head} und {tail}",
    "list.and.before_i": "{head} und {tail}",
    "figure.decimal": ",",
    "figure.percent": "{percent} %",
    "verdict.legal": "Erlaubt",
    "verdict.ask": "Fragt den Tisch",
    "verdict.illegal": "Nicht erlaubt",
    "verdict.impossible": "Unmöglich",
    "verdict.legal.seat": "{seat}: erlaubt",
    "verdict.overruled": "Gilt trotzdem: {reason}",
    "verdict.overruled.plain": "Der Tisch lässt es gelten",
    "setup.seats": "{game} spielt man mit {low} bis {high}, nicht mit {seats} (Regel {number}).",
    "setup.first": "Wählt jemanden vom Tisch, der anfängt.",
    "setup.level": "Eine Partie wird mit Karten oder mit Ergebnissen geführt.",
    "naming.empty": "Ein Name braucht mindestens einen Buchstaben.",
    "naming.long": "Ein Name hat höchstens {limit} Zeichen.",
    "naming.taken": "So heißt schon jemand. Häng einen Buchstaben an, oder führe die beiden zusammen.",
    "naming.twice": "Zwei am Tisch heißen {name}. Gebt einem davon einen Buchstaben dazu.",
    "seat_added.full": "Alle {high} Plätze dieses Spiels sind besetzt.",
    "seat_added.not_next": (
        "Platz {number} kann jetzt nicht vergeben werden; als Nächstes wird Platz {seat_number} "
        "besetzt."
    ),
    "seat_added.no_name": "Wer mitspielt, braucht einen Namen in einer Zeile.",
    "seat_added.name_twice": "Am Tisch heißt schon jemand {name}.",
    "level.cards": "Karten",
    "level.totals": "Ergebnisse",
    "value.on": "An",
    "value.off": "Aus",
    "storage.full": "Das Handy ist voll. Nichts wurde geändert; schaff etwas Platz und versuch es noch einmal.",
    "storage.read_only": "Das Handy lässt die App nicht schreiben. Nichts wurde geändert.",
    "storage.failed": "Das Speichern ist misslungen. Nichts wurde geändert; versuch es noch einmal.",
    "storage.torn": "Der letzte Eintrag war noch nicht fertig, als die App zuging. Alles davor ist da.",
    "storage.middle": Plural(
        "readable",
        "Die Datei der Partie ist nach der ersten Zeile beschädigt. Eine Kopie davon bleibt erhalten.",
        "Die Datei der Partie ist nach Zeile {readable} beschädigt. Eine Kopie bleibt erhalten; alles davor ist da.",
    ),
}
