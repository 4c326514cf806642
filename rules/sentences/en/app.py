"""English for the app's own screens."""

from rules.sentences import Plural

SENTENCES: dict[str, str | Plural] = {
    "app.name": "Fair Deal",
    "app.ok": "OK",
    "app.cancel": "Cancel",
    "app.undo": "Undo",
    "app.redo": "Redo",
    "app.match_unreadable": "This match cannot be read any more. Its file is kept.",
    "storage.unreadable": "The match file cannot be read. Nothing was changed.",
    "nav.play": "Play",
    "nav.check": "Check",
    "nav.history": "History",
    "nav.players": "Players",
    # --- all matches
    "matches.title": "History",
    "matches.who": "{game}: {names}",
    "matches.count": Plural("count", "One match on this phone", "{count} matches on this phone"),
    "matches.empty": "Matches appear here once you have played one.",
    "matches.play": "Deal the first match",
    "matches.row": Plural("entries", "{date}, one entry", "{date}, {entries} entries"),
    "matches.running": "Still running",
    "matches.won": "{winners} won",
    "matches.nobody": "Nobody leads",
    # --- players
    "players.title": "Players",
    "players.count": Plural("count", "One player", "{count} players"),
    "players.empty": "Players appear after the first match.",
    "players.row": Plural("matches", "One match", "{matches} matches"),
    "players.wins": Plural("wins", "One win", "{wins} wins"),
    # --- check desk
    "check.title": "Check desk",
    "check.subtitle": "Is that legal? Nothing is stored",
    "check.card_on_card": "Card on card",
    "check.run": "A hand’s longest run",
    "check.silver": "Silver on the table",
    "check.gold": "Gold from the hand",
    "check.ask": "Choose a Silver and a Gold",
    "check.hand": "Choose the cards of the hand",
    "check.hand_out": Plural("count", "The one card goes: out", "All {count} cards go: out"),
    "check.hand_run": Plural("count", "One of {held} cards goes", "{count} of {held} cards go"),
    "check.hand_stuck": "No card goes on Silver {silver}",
    "check.order": "On Silver {silver}: {cards}",
}
