"""What merging two players comes to, before it is done; or why it cannot be."""

from app.session.figures import Person
from app.ui.services import Services
from app.ui.widgets import PrimaryButton, QuietButton, QuietText, Sheet, SheetHeading, Text


class MergeSheet(Sheet):
    """`on_merge` when it shall be done; people who sat at one table cannot be one."""

    __events__ = ("on_merge",)

    def __init__(self, services: Services, own: Person, other: Person, after: Person, met: int) -> None:
        super().__init__()
        say, names = services.say, [own.name, other.name]
        seats = {"seat": 0, "other_seat": 1}
        self.add_widget(SheetHeading(text=say("profile.merge_title", seats, names)))
        if met:
            self.add_widget(Text(text=say("profile.merge_met", {**seats, "count": met}, names)))
        else:
            changed = {
                "matches": own.matches, "wins": own.wins, "matches_after": after.matches, "wins_after": after.wins,
            }  # fmt: skip
            self.add_widget(Text(text=say("profile.merge_counts", {**seats, "count": other.matches}, names)))
            self.add_widget(Text(text=say("profile.merge_after", {**seats, **changed}, names)))
            self.add_widget(QuietText(text=say("profile.merge_kept")))
            merge = PrimaryButton(text=say("profile.merge_do"))
            merge.bind(on_tap=lambda _button: self._merge())
            self.add_widget(merge)
        leave = QuietButton(text=say("app.cancel"))
        leave.bind(on_tap=lambda _button: self.close())
        self.add_widget(leave)

    def on_merge(self) -> None:
        """It shall be done."""

    def _merge(self) -> None:
        self.close()
        self.dispatch("on_merge")
