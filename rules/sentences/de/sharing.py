"""The words of what is shared with others, in German."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "share.head": "{title}, {day}",
    "share.score": "{place}. {seat}: {points}",
    "share.over": Plural(
        "count", "Die Partie ist nach einem Eintrag aus.", "Die Partie ist nach {count} Einträgen aus."
    ),
    "share.running": Plural(
        "count", "Die Partie läuft, bisher ein Eintrag.", "Die Partie läuft, bisher {count} Einträge."
    ),
    "share.pays": "{payer_seat} zahlt {payee_seat} {sum}.",
    "share.nobody_pays": "Niemand schuldet etwas.",
    "share.pot_left": "Ein Pott liegt noch auf dem Tisch, also lässt sich noch nichts ausgleichen.",
    "share.chart": "Stand nach jedem Eintrag",
    "share.history": "Verlauf",
    "share.overruled": "Der Tisch ließ es gelten: {reason}",
    "share.overruled.plain": "Der Tisch ließ es gelten.",
    "import.missing": "Die Datei lässt sich nicht öffnen. Nichts wurde geändert.",
    "import.huge": "Die Datei hat über {limit} MB und ist keine Sicherung, wie die App sie macht. Nichts ist anders.",
    "import.packed": "Das ist eine gepackte Datei. Bitte erst entpacken; Dateien dieser App sind nicht gepackt.",
    "import.not_text": "In dieser Datei steht kein Text; sie stammt aus einem anderen Programm.",
    "import.broken": "Die Datei ist unvollständig oder unterwegs verändert worden. Hier wurde nichts geändert.",
    "import.foreign": "Diese Datei stammt nicht von dieser App. Sie liest Mitschriften, Partien und Sicherungen.",
    "import.newer": "Die Datei stammt von einer neueren Version der App. Bitte erst die App aktualisieren.",
    "import.transcript": "Zeile {line} gehört in keine Mitschrift.",
    "import.names": "Die Namen der Spieler lassen sich nicht verwenden.",
    "import.bad_id": "Sie hat eine Partienummer, die diese App nie vergibt.",
    "import.unreadable": "Sie ergibt keine Partie, der man folgen kann.",
    "import.newer_match": "Sie stammt von einer neueren Version der App.",
    "import.unknown_game": "Dieses Spiel kennt diese Version der App nicht.",
    "import.not_legal": "Eintrag {number} ist gegen die Regeln, und der Tisch ließ ihn nicht gelten.",
    "import.long": "Sie ist länger als jede echte Partie.",
    "import.too_many": "In der Datei stehen mehr Partien, als die App auf einmal aufnimmt.",
    "import.differs": "Auf diesem Handy liegt eine andere Fassung derselben Partie; sie bleibt, wie sie ist.",
    "import.ours_unreadable": "Die Fassung auf diesem Handy lässt sich nicht lesen und bleibt, wie sie ist.",
    "import.twice": "Sie steht zweimal in der Datei.",
}
