"""What all tests share: which form of the rules runs, and that nothing is skipped unseen."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

import underdeck

FULL = os.environ.get("UNDERDECK_FULL") == "1"


def form() -> str:
    return "compiled" if underdeck.compiled() else "plain"


def pytest_report_header() -> str:
    return f"underdeck: {form()}"


def pytest_configure() -> None:
    """The check says which form it wants, so that none is tested twice by mistake."""
    wanted = os.environ.get("UNDERDECK_EXPECT", form())
    if wanted != form():
        raise pytest.UsageError(f"the {wanted} rules were to be tested, but they are {form()}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where UNDERDECK_FULL=1, a test that is skipped has failed."""
    report = yield
    if FULL and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but UNDERDECK_FULL=1 allows no skips: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same where a whole file of tests skips itself."""
    report = yield
    if FULL and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, but UNDERDECK_FULL=1 allows no skips: {report.longrepr}"
    return report
