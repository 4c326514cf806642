"""PAIR THREE's part of the table: six letters, the answer at once, and one touch for who placed the tile."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.metrics import dp

from app.ui import theme
from app.ui.panels.form import PromptForm
from app.ui.panels.stuck_time import StuckTime
from app.ui.panels.table_side import TableSide
from app.ui.panels.word_pad import BACK, SideButton, StackWords, WordPad
from app.ui.panels.word_stage import WordStage
from app.ui.present import pair_three as view
from app.ui.present import pair_three_words as words
from app.ui.present.generic import PromptRow, prompt_rows
from app.ui.present.pair_three_tiles import Pair, has_shelf
from app.ui.present.saying import Saying
from app.ui.present.verdict import Banner
from app.ui.sheets.board import BoardSheet
from app.ui.sheets.tiles import TilesSheet
from app.ui.sheets.vote import VoteSheet
from app.ui.widgets import Chip, FilledButton, Sheet, SheetHeading, Snackbar, Text
from rules.pair_three import state as s
from rules.pair_three.rulebook import SOLITAIRE

PLACING = (s.Placed, s.Laid, s.PutOn, s.Added, s.Formed)
FINISHING = ("connected", "gave_up")
ICON_FROM = 100  # dp; what a button with a picture and a word takes


class PairThreePanel:
    """Turns letters into words and words into plays; `table` judges and records."""

    on_pad = (
        "placed", "put_on", "added", "formed", "dealt", "all_drew", "split", "stuck", "new_round", "voted", *FINISHING,
    )  # fmt: skip

    def __init__(self, table: TableSide) -> None:
        self._table = table
        self._typed = words.Typed()
        self._stack = 0
        self._is_stolen = False
        self._owner: int | None = None  # whose tile was touched
        self._thief: int | None = None  # who took a tile, while it is asked whose it was
        self._entries = len(table.session.timeline.steps)
        self.stage = WordStage()
        self.time = StuckTime(table, self.stage, self._time_is_up)
        self.stage.tiles_text = table.say(Saying("table.pair_three.tiles_told"))
        self.stage.tiles.bind(on_tap=lambda _chip: TilesSheet(table, self._type_pair).open(self.pad))
        self.pad = WordPad(self._touched)
        self.stage.bind(compact=self.pad.setter("compact"))
        self.stage.bind(compact=lambda *_: self._invite())
        self._side = self._button("another_side", self._add_side, SideButton)
        self._cover = self._button("covers", self._add_cover, SideButton)
        self._stolen = Chip(text=table.say(Saying("table.pair_three.stolen")), outlined=True)
        self._stolen.bind(on_tap=lambda _chip: self._toggle_stolen())
        self._board = self._button("board", lambda: BoardSheet(table).open(self.pad), SideButton)
        self._clear = self._button("clear", self._clear_all)
        self._third = self._button("stuck", self._open_third)
        self._third.bind(width=lambda *_: self._fit_icon())
        self._icon = ""
        self.actions = (self._clear, self._third)

    @property
    def _state(self) -> s.State:
        return self._table.session.state

    @property
    def choosing(self) -> Banner | None:
        """What the bar says while words lie there."""
        return self._banner() if self._typed.letters else None

    def step_back(self) -> bool:
        """Whether something typed was let go, which comes before undoing an entry."""
        if self._typed == words.Typed() and self._thief is None:
            return False
        self._clear_all()
        return True

    def half_made(self) -> str:
        """What is typed and not entered, in a form that can be stored; a pair on another side is not kept."""
        return "" if self._typed.sides or self._typed.over is not None else self._typed.letters

    def take_up(self, half: str) -> None:
        """Go on with what was typed before the app ended; what no pad could have typed is left."""
        if half.isascii() and half.isalpha() and half.isupper() and len(half) <= words.LETTERS:
            self._type(words.Typed(half))

    def show(self) -> None:
        """Bring every part up to date; words that were played make room for the next."""
        steps = self._table.session.timeline.steps
        newest = steps[-1].entry.action if len(steps) > self._entries else None
        if isinstance(newest, PLACING):
            self._forget()
        elif isinstance(newest, s.Voted):
            self._offer_taking_back(newest)
        self._entries = len(steps)
        self._thief = None
        self._stack = min(self._stack, max(0, len(self._state.stacks) - 1))
        self._draw_table()
        self._draw_words()
        if not steps:
            self._invite()
        self.time.show()

    def heed_sheets(self, sheets: Sequence[Any]) -> None:
        """These sheets lie open over the table now: the clock rests while one of them is about a dispute."""
        self.time.heed(sheets)

    # --- drawing

    def _banner(self) -> Banner:
        """What the bar says to the words as they are typed."""
        banner = words.low_banner if self.stage.compact else words.word_banner
        return banner(self._state, self._typed)

    def _invite(self) -> None:
        """At the beginning, say what to type; unless there is worse to tell."""
        session = self._table.session
        if not session.timeline.steps and not self._typed.letters and session.damage is None:
            self._table.note(self._banner())

    def _button(self, code: str, on_tap: Any, kind: type[FilledButton] = FilledButton) -> FilledButton:
        button = kind(text=self._table.say(Saying(f"table.pair_three.{code}")))
        button.bind(on_tap=lambda _button: on_tap())
        button.bind(on_refused=lambda _button, reason: self._table.refuse(reason))
        return button

    def _draw_table(self) -> None:
        """What changes with an entry only: stacks, and who may have placed the tile."""
        state, say = self._state, self._table.say
        self.stage.has_tiles = has_shelf(state)
        found = () if state.phase == s.FORMING else view.stack_views(state)
        stacks = [StackWords(say(each.name), say(each.detail), say(each.short), each.tiles) for each in found]
        self.pad.show_stacks(stacks, self._stack, self._choose_stack)
        self.pad.show_ways(self._ways())
        self.pad.show_choice(self._stolen if view.may_steal(state) else None)
        due = view.due(state)
        if due is not None:
            self.pad.show_due(say(due.text), lambda: self._table.enter(due.action))
        else:
            self._draw_names()
        wanted = {"stacks": stacks, "sides": self._sides(), "ways": self._ways(), "asked": due is None}
        self.pad.lay(*(name for name, is_wanted in wanted.items() if is_wanted), "names", "keys")

    def _draw_names(self) -> None:
        state, say = self._state, self._table.say
        code = "whose_stack" if state.phase == s.FORMING else "who_placed"
        can = view.players_now(state)
        if self._thief is not None:
            code = "whose_tile"
            can = tuple(seat for seat in range(state.seats) if seat != self._thief and state.hands[seat])
        elif self._owner is not None and not view.may_steal(state):
            can = (self._owner,)
        self.pad.question = say(Saying(f"table.pair_three.{code}"))
        players = enumerate(self._table.session.players)
        names = [(name, "" if seat in can else self._why_not(seat)) for seat, name in players]
        self.pad.show_names(names, self._named, self._table.refuse)

    def _why_not(self, seat: int) -> str:
        state = self._state
        if self._owner is not None:
            return self._table.say(Saying("table.pair_three.tiles.not_theirs", {"from_seat": self._owner}))
        if self._thief == seat:
            return self._table.say(Saying("table.pair_three.not_stolen", {"seat": seat}))
        if state.phase == s.FORMING:
            return self._table.say(Saying("pair_three.stack_is_there", {"seat": seat}))
        code = "gave_up_already" if state.out[seat] else "no_tiles"
        return self._table.say(Saying(f"pair_three.{code}", {"seat": seat}))

    def _ways(self) -> tuple[FilledButton, ...]:
        if not self._state.is_under_way:
            return ()
        return (self._side, self._cover, self._board) if view.has_sides(self._state) else ()

    def _sides(self) -> list[str]:
        say, typed = self._table.say, self._typed
        sides = [say(Saying("table.pair_three.pair", {"pair": pair})) for pair in typed.sides]
        if typed.over is not None:
            sides.append(say(Saying("table.pair_three.over_pair", {"pair": typed.over})))
        return sides

    def _draw_words(self) -> None:
        """What changes with every letter."""
        typed, state = self._typed, self._state
        self.stage.show(*typed.words)
        self.pad.close_letters(typed.pair is not None)
        for button, refusal in (
            (self._side, words.side_refusal(typed)),
            (self._cover, words.cover_refusal(typed)),
            (self._clear, None if typed != words.Typed() else Saying("table.pair_three.nothing_typed")),
        ):
            self._grey(button, refusal)
        if typed.pair is not None:
            self._dress_third("vote", "gavel", words.vote_refusal(state, typed))
        elif state.way == SOLITAIRE:
            self._dress_third("finish", "check", None if state.is_under_way else Saying("pair_three.no_round"))
        else:
            self._dress_third("stuck", "timer-off", view.stuck_refusal(state))
        self._stolen.chosen = self._is_stolen

    def _dress_third(self, code: str, icon: str, refusal: Saying | None) -> None:
        self._third.text = self._table.say(Saying(f"table.pair_three.{code}"))
        self._icon = icon
        self._fit_icon()
        self._grey(self._third, refusal)

    def _fit_icon(self) -> None:
        """A narrow button keeps its word whole rather than its picture."""
        self._third.icon = self._icon if self._third.width >= dp(ICON_FROM) * theme.current().text_scale else ""

    def _grey(self, button: FilledButton, refusal: Saying | None) -> None:
        button.greyed = refusal is not None
        button.reason = self._table.say(refusal) if refusal is not None else ""

    # --- touches

    def _touched(self, letter: str) -> None:
        if self._owner is not None:
            self._owner = None
            self._draw_names()
        if letter == BACK:
            self._type(words.without_letter(self._typed))
        elif self._typed.pair is not None:
            self._table.refuse(self._table.say(Saying("table.pair_three.full")))
        else:
            self._type(words.with_letter(self._typed, letter))

    def _type(self, typed: words.Typed) -> None:
        has_moved = (typed.sides, typed.over) != (self._typed.sides, self._typed.over)
        self._typed = typed
        if has_moved:
            self.pad.show_sides(self._sides(), self._drop_side)
            self._draw_table()
        self._draw_words()
        self._table.answer(self._banner(), words.word_page(self._state, typed))

    def _type_pair(self, pair: Pair) -> None:
        """Two words were touched on tiles that had been told."""
        self._forget()
        self._owner = pair.owner
        if pair.stack is not None:
            self._choose_stack(pair.stack)
        self._draw_names()
        self._type(words.Typed(pair.letters))

    def _add_side(self) -> None:
        self._type(words.with_side(self._typed))

    def _add_cover(self) -> None:
        self._type(words.with_cover(self._typed))

    def _drop_side(self, place: int) -> None:
        sides = self._typed.sides
        if place == len(sides):
            self._type(self._typed._replace(over=None))
        else:
            self._type(self._typed._replace(sides=(*sides[:place], *sides[place + 1 :])))

    def _clear_all(self) -> None:
        self._forget()
        self._thief = None
        self._draw_table()
        self._type(words.Typed())

    def _forget(self) -> None:
        self._typed = words.Typed()
        self._is_stolen = False
        self._owner = None
        self.pad.show_sides((), self._drop_side)

    def _choose_stack(self, place: int) -> None:
        self._stack = place
        self.pad.choose_stack(place)

    def _toggle_stolen(self) -> None:
        self._is_stolen = not self._is_stolen
        self._thief = None
        self._draw_names()
        self._draw_words()

    def _named(self, seat: int) -> None:
        refusal = words.place_refusal(self._typed)
        if refusal is not None:
            self._table.refuse(self._table.say(refusal))
        elif self._is_stolen and self._thief is None:
            self._thief = seat
            self._draw_names()
        elif self._thief is not None:
            self._place(words.Placer(self._thief, seat, self._stack))
        elif self._owner is not None and view.may_steal(self._state):
            self._place(words.Placer(seat, self._owner, self._stack))
        else:
            self._place(words.Placer(seat, None, self._stack))

    def _place(self, placer: words.Placer) -> None:
        self._table.enter(words.place_action(self._state, self._typed, placer))

    def _open_third(self) -> None:
        if self._typed.pair is not None:
            VoteSheet(self._table, self._typed.pair).open(self.pad)
        elif self._state.way == SOLITAIRE:
            self._open_finish()
        else:
            self._open_stuck()

    # --- sheets

    def _open_stuck(self) -> None:
        say = self._table.say
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=say(Saying("table.pair_three.nobody_plays"))))
        sheet.add_widget(Text(text=say(Saying("table.pair_three.nobody_plays.help"))))
        for choice in view.stuck_choices(self._state):
            button = FilledButton(text=say(choice.text))
            button.bind(on_tap=lambda _button, choice=choice: (sheet.close(), self._table.enter(choice.action)))
            sheet.add_widget(button)
        sheet.open(self.pad)

    def _open_finish(self) -> None:
        rows = prompt_rows(self._table.session.game, self._state)
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=self._table.say(Saying("table.pair_three.finish"))))
        for row in (each for each in rows if each.prompt.action in FINISHING):
            button = FilledButton(text=self._table.say(row.text))
            button.bind(on_tap=lambda _button, row=row: (sheet.close(), self._open_row(row)))
            sheet.add_widget(button)
        sheet.open(self.pad)

    def _open_row(self, row: PromptRow) -> None:
        if not row.prompt.fields:
            self._table.enter(s.Connected(row.seat))
            return
        sheet = Sheet()
        sheet.add_widget(SheetHeading(text=self._table.say(row.text)))
        sheet.add_widget(PromptForm(self._table, row, sheet.close))
        sheet.open(self.pad)

    def _offer_taking_back(self, vote: s.Voted) -> None:
        """A tile that lies there already goes back when its words are voted down."""
        wrong = view.wrong_tile(self._state, vote)
        if wrong is not None:
            self._offer(self._table.say(wrong.text), "take_back", lambda: self._table.enter(wrong.action))

    def _time_is_up(self, seconds: int) -> None:
        if view.stuck_refusal(self._state) is None:
            text = self._table.say(Saying("table.pair_three.time_is_up", {"seconds": seconds}))
            self._offer(text, "stuck", self._open_stuck)
            self._table.services.phone.answer("time", text)

    def _offer(self, text: str, code: str, act: Callable[[], None]) -> None:
        """Propose what comes next; the bar may outlast the table, and then means nothing at another one."""
        bar = Snackbar(text=text, action=self._table.say(Saying(f"table.pair_three.{code}")))
        bar.bind(on_answer=lambda _bar: act() if self.stage.get_root_window() is not None else None)
        bar.open(self.pad)
