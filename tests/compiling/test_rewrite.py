"""The copy of a module that Cython reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling.small import HEAD, Small


def test_what_the_declarations_hold_is_taken_out_and_given_to_python_at_the_end(
    tmp_path: Path,
) -> None:
    one = """
        from small.core.two import (
            SEAT,
            Two,
            two,
        )
        FIRST = SEAT + 1
        HAND = Two()
        """
    two = """
        SEAT = 3
        class Two:
            pass
        def two() -> int:
            return 2
        """
    copy = Small(tmp_path, {"core.one": one, "core.two": two}).copy("core.one")

    assert copy.split("\n") == [
        "",
        "from small.core.two import Two",
        "",
        "",
        "",
        "",
        "",
        "HAND = Two()",
        'globals()["FIRST"] = FIRST',
        'globals()["HAND"] = HAND',
        "",
    ]


def test_every_line_keeps_its_number(tmp_path: Path) -> None:
    text = (Path(__file__).parent / "toy" / "games" / "nim.py").read_text()
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "nim.py").write_text(text)
    small = Small(tmp_path, {})
    copy = (HEAD + small.copy("games.nim")).removeprefix(HEAD)

    for before, after in zip(text.splitlines(), copy.splitlines(), strict=False):
        if before.startswith(("def ", "class ")):
            assert before == after


def test_super_names_the_class_above(tmp_path: Path) -> None:
    text = """
        class A:
            def f(self, n: int) -> int:
                return n
            def g(self) -> int:
                return 1
        class B(A):
            def f(self, n: int) -> int:
                return super().f(n + 1) + super().g()
        """
    copy = Small(tmp_path, {"core.one": text}).copy("core.one")

    assert "return A.f(self, n + 1) + A.g(self)" in copy


def test_calls_of_inline_functions_name_their_inline_form(tmp_path: Path) -> None:
    text = """
        class Place:  # compiled: final
            at: int
            def slot(self, i: int) -> int:  # compiled: inline
                return self.at + i
            def first(self) -> int:  # compiled: inline
                return self.at
        def f(place: Place) -> int:
            return place.slot(place.first()) + len([place])
        """
    small = Small(tmp_path, {"core.one": text})

    assert "inline_Place_slot(place, inline_Place_first(place))" in small.copy("core.one")
    assert "place.slot(place.first())" in small.copy("core.one", checked=True)


def test_inline_functions_of_two_modules_may_be_called_the_same(tmp_path: Path) -> None:
    text = """
        def card(n: int) -> int:  # compiled: inline
            return n {sign} 1
        """
    user = """
        import small.core.one as one
        import small.core.two as two
        def f(n: int) -> int:
            return one.card(two.card(n))
        """
    modules = {"core.one": text.format(sign="+"), "core.two": text.format(sign="-")}
    copy = Small(tmp_path, {**modules, "core.user": user}).copy("core.user")

    assert "inline_small_core_one_card(inline_small_core_two_card(n))" in copy


@pytest.mark.parametrize(
    "line, checked",
    [
        ("return row[i]", "return row[underdeck_memory.inside(row, i)]"),
        (
            "row[row[i]] = i",
            (
                "row[underdeck_memory.inside(row, row[underdeck_memory.inside(row, i)])]"
                " = underdeck_memory.within(i, -32768, 32767)"
            ),
        ),
        (
            "row[i] -= (i + 1)",
            (
                "row[underdeck_memory.inside(row, i)]"
                " = underdeck_memory.within(row[i] - ( (i + 1)), -32768, 32767)"
            ),
        ),
    ],
)
def test_the_trapped_build_checks_every_access_to_a_row(
    tmp_path: Path, line: str, checked: str
) -> None:
    text = f"""
        from small.core.memory import Row
        def f(row: Row, i: int) -> int:
            {line}
        """
    copy = Small(tmp_path, {"core.one": text}).copy("core.one", checked=True)

    assert checked in copy
