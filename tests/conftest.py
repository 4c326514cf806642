"""How the tests run, and what they say after it."""

import pytest
from hypothesis import settings

# How long an example takes depends on the machine and what else it does; speed is measured in the benchmarks.
settings.register_profile("steady", deadline=None)
settings.load_profile("steady")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many touches each kind of entry took, as the tap tests counted them."""
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    lines = [text for report in reports for key, text in report.user_properties if key == "taps"]
    if lines:
        terminalreporter.section("touches an entry takes")
        terminalreporter.write_line("\n".join(lines))
