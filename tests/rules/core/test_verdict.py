"""All objections together: what weighs most decides."""

import pytest

from rules.core.verdict import Objection, Severity, Verdict

NOTE, ASK, ILLEGAL, IMPOSSIBLE = (Objection(each.name, "clause", each) for each in Severity)


def test_severities_rise_from_a_note_to_the_impossible() -> None:
    assert Severity.NOTE < Severity.ASK_TABLE < Severity.ILLEGAL < Severity.IMPOSSIBLE


@pytest.mark.parametrize(
    ("objections", "severity", "is_legal", "is_impossible"),
    [
        ((), Severity.NOTE, True, False),
        ((NOTE,), Severity.NOTE, True, False),
        ((NOTE, ASK), Severity.ASK_TABLE, True, False),
        ((ILLEGAL, NOTE), Severity.ILLEGAL, False, False),
        ((ILLEGAL, IMPOSSIBLE, ASK), Severity.IMPOSSIBLE, False, True),
    ],
)
def test_a_verdict_weighs_as_much_as_its_heaviest_objection(
    objections: tuple[Objection, ...], severity: Severity, is_legal: bool, is_impossible: bool
) -> None:
    verdict = Verdict(objections)
    assert (verdict.severity, verdict.is_legal, verdict.is_impossible) == (severity, is_legal, is_impossible)


def test_the_gravest_objection_is_shown_first_and_of_equals_the_first_found() -> None:
    other = Objection("OTHER", "clause", Severity.ILLEGAL)
    assert Verdict((NOTE, ILLEGAL, other, ASK)).gravest is ILLEGAL
    assert Verdict().gravest is None
