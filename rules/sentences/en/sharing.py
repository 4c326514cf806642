"""The words of sharing, export, import and backup, in English."""

from rules.sentences import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    # --- what is shared
    "share.head": "{title}, {day}",
    "share.score": "{place}. {seat}: {points}",
    "share.over": Plural("count", "The match is over after one entry.", "The match is over after {count} entries."),
    "share.running": Plural("count", "The match goes on after one entry.", "The match goes on after {count} entries."),
    "share.pays": "{payer_seat} pays {payee_seat} {sum}.",
    "share.nobody_pays": "Nobody owes anything.",
    "share.pot_left": "A pot is still on the table, so nothing can be settled yet.",
    "share.chart": "Scores after each entry",
    "share.history": "History",
    "share.overruled": "The table let it stand: {reason}",
    "share.overruled.plain": "The table let it stand.",
    # --- why a file is refused
    "import.missing": "The file cannot be opened. Nothing was changed.",
    "import.huge": "The file is larger than {limit} MB and no backup as this app writes it. Nothing was changed.",
    "import.packed": "This is a packed file. Unpack it first; files of this app are not packed.",
    "import.not_text": "This file holds no text, so it comes from another program.",
    "import.broken": "Only a part of this file has arrived, or it was changed on the way. Nothing was changed here.",
    "import.foreign": "This file was not made by this app. It reads transcripts, matches and backups.",
    "import.newer": "This file was made by a newer version of the app. Update the app, then import it.",
    "import.transcript": "Line {line} is not part of a transcript.",
    "import.names": "The players’ names cannot be used.",
    # --- why a match is refused
    "import.bad_id": "It has a match number that this app never gives.",
    "import.unreadable": "It does not tell a match that can be followed.",
    "import.newer_match": "It was made by a newer version of the app.",
    "import.unknown_game": "It is of a game that this version of the app does not know.",
    "import.not_legal": "Entry {number} is against the rules and the table did not let it stand.",
    "import.long": "It is longer than any real match.",
    "import.too_many": "There are more matches in the file than the app takes at once.",
    "import.differs": "This phone has another version of the same match, which stays as it is.",
    "import.ours_unreadable": "This phone’s own version of the match cannot be read, and stays as it is.",
    "import.twice": "It stands twice in the file.",
}
