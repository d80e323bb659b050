"""The declarations that are made from a module's annotations."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiling.modules import Unsupported
from compiling.report import report
from tests.compiling.small import Small


def declare(folder: Path, text: str, **others: str) -> list[str]:
    """The lines declared for a module `core.one`, beside others in core."""
    texts = {f"core.{name}": other for name, other in others.items()}
    return Small(folder, {"core.one": text, **texts}).pxd("core.one").splitlines()


def test_a_function_is_called_at_c_speed_by_what_it_takes_and_returns(tmp_path: Path) -> None:
    lines = declare(tmp_path, "def add(a: int, b: bool) -> int:\n    return a + b\n")

    assert "cpdef int add(int a, bint b) except? -2147000001" in lines


@pytest.mark.parametrize(
    "annotation, declared",
    [
        ("int", "int"),
        ("bool", "bint"),
        ("float", "double"),
        ("i16", "short"),
        ("u64", "unsigned long long"),
        ("list[int]", "list"),
        ("tuple[int, str]", "tuple"),
        ("str", "object"),
        ("int | None", "object"),
        ("One", "One"),
        ("One | None", "One"),
        ("'One'", "One"),
        ("Seat", "int"),
        ("Unheard", "object"),
    ],
)
def test_an_attribute_has_the_type_of_its_annotation(
    tmp_path: Path, annotation: str, declared: str
) -> None:
    text = f"""
        from typing import TypeAlias
        from small.core.widths import i16, u64
        Seat: TypeAlias = int
        class One:
            it: {annotation}
        """
    lines = declare(tmp_path, text)

    assert f"    cdef public {declared} it" in lines


def test_an_attribute_that_is_only_assigned_has_the_type_of_what_it_is_given(
    tmp_path: Path,
) -> None:
    text = """
        class One:
            def __init__(self, cap: int, names: list[str]) -> None:
                self.cap = cap
                self.n = 0
                self.names = names
                self.title = "one"
        """
    lines = declare(tmp_path, text)

    assert "    cdef public int cap" in lines
    assert "    cdef public int n" in lines
    assert "    cdef public list names" in lines
    assert "    cdef public object title" in lines


def test_the_types_of_locals_follow_from_what_they_are_given(tmp_path: Path) -> None:
    text = """
        from small.core.two import Two, two
        def f(twos: list[Two], numbers: list[int], n: int) -> int:
            total = 0
            for i in range(n):
                total += i
            for each in twos:
                size = each.size()
            for place, number in enumerate(numbers):
                last = twos[place]
            made = two()
            best = max(total, size)
            word = "word"
            mixed = 0
            mixed = word
            return best
        """
    two = """
        class Two:
            def size(self) -> int:
                return 2
        def two() -> Two:
            return Two()
        """
    lines = declare(tmp_path, text, two=two)
    line = next(line for line in lines if line.startswith("@cython.locals"))

    found = set(line.removeprefix("@cython.locals(").removesuffix(")").split(", "))
    assert found == {
        "total=cython.int",
        "i=cython.int",
        "each=Two",
        "size=cython.int",
        "place=cython.int",
        "number=cython.int",
        "last=Two",
        "made=Two",
        "best=cython.int",
    }
    assert "from small.core.two cimport Two" in lines
    assert "from small.core.two cimport two" in lines


def test_constants_are_c_numbers_here_and_where_they_are_imported(tmp_path: Path) -> None:
    one = """
        from small.core.two import BIG, SEAT as CHAIR
        def f() -> int:
            return CHAIR
        """
    two = """
        from small.core.widths import u64
        SEAT = 3
        NEXT = SEAT + (1 << 4)
        BIG: u64 = 0x9E3779B97F4A7C15
        """
    small = Small(tmp_path, {"core.one": one, "core.two": two})

    assert "    #define small_core_two_NEXT (19)" in small.pxd("core.two")
    assert 'const unsigned long long BIG "small_core_two_BIG"' in small.pxd("core.two")
    assert "from small.core.two cimport SEAT as CHAIR" in small.pxd("core.one")


def test_a_global_object_is_typed_here_and_where_it_is_imported(tmp_path: Path) -> None:
    one = "from small.core.two import HAND, moving\n"
    two = """
        class Zone:
            pass
        def zone() -> Zone:
            return Zone()
        HAND = zone()
        moving = zone()
        moving = zone()
        """
    small = Small(tmp_path, {"core.one": one, "core.two": two})

    for name in ("core.one", "core.two"):
        assert "cdef Zone HAND" in small.pxd(name)
        assert "moving" not in small.pxd(name)
    assert "from small.core.two cimport Zone" in small.pxd("core.one")


def test_what_handles_memory_is_for_c_only(tmp_path: Path) -> None:
    text = """
        import small.core.memory as memory
        from small.core.memory import Row
        class State:
            row: Row
            def taken(self) -> Row:
                row = self.row
                return row
        """
    lines = declare(tmp_path, text)

    assert "cimport small.core.memory as memory" in lines
    assert "    cdef short * row" in lines
    assert "    @cython.locals(row=cython.p_short)" in lines
    assert "    cdef short * taken(self) except? NULL" in lines


def test_classes_that_python_makes_special_stay_python_s(tmp_path: Path) -> None:
    text = """
        from dataclasses import dataclass
        from enum import Enum
        from typing import Generic, NamedTuple, Protocol, TypeVar
        T = TypeVar("T")
        class A(Protocol): ...
        class B(NamedTuple): ...
        class C(Enum): ...
        class D(Generic[T]): ...
        class E(ValueError): ...
        @dataclass
        class F: ...
        class G(F): ...
        """
    assert not any("class" in line for line in declare(tmp_path, text))


def test_functions_that_c_cannot_have_stay_python_s(tmp_path: Path) -> None:
    text = """
        import functools
        def a(*rest: int) -> int: return 1
        def b(*, x: int) -> int: return x
        def c(n: int) -> int: return sum(i for i in range(n))
        def d(n: int = 3) -> int: return n
        def e(n: int):
            yield n
        @functools.cache
        def f(n: int) -> int: return n
        async def g() -> int: return 1
        class H:
            @property
            def size(self) -> int: return 1
            @staticmethod
            def new() -> int: return 1
            def __len__(self) -> int: return 1
        """
    assert not any("def " in line and "class" not in line for line in declare(tmp_path, text))


def test_none_is_no_result_for_plain_python_to_override_and_a_number_elsewhere(
    tmp_path: Path,
) -> None:
    text = """
        class Step:
            def begin(self, n: int) -> None: ...
        class Zone:  # compiled: final
            def put(self, n: int) -> None: ...
        def run(step: Step) -> None: ...
        """
    lines = declare(tmp_path, text)

    assert "    cpdef void begin(self, int n) except *" in lines
    assert "    cpdef int put(self, int n) except -1" in lines
    assert "cpdef int run(Step step) except -1" in lines


def test_marks_say_what_a_class_does_without(tmp_path: Path) -> None:
    lines = declare(tmp_path, "class State:  # compiled: final, freelist, no_gc\n    n: int\n")

    at = lines.index("cdef class State:")
    assert lines[at - 3 : at] == ["@cython.final", "@cython.freelist(64)", "@cython.no_gc"]


def test_an_inline_function_is_written_out_and_leaves_raising_to_the_real_one(
    tmp_path: Path,
) -> None:
    text = """
        class Place:  # compiled: final
            at: int
            def slot(self, i: int) -> int:  # compiled: inline
                '''Where it is.'''
                slot = self.at + i
                if i < 0:
                    raise ValueError(f"no slot {i}")
                return slot
        """
    lines = declare(tmp_path, text)
    at = lines.index("cdef inline int inline_Place_slot(Place self, int i) except? -2147000001:")

    assert [line.strip() for line in lines[at + 1 :]] == [
        "cdef int slot",
        "slot = self.at + i",
        "if i < 0:",
        "return self.slot(i)",
        "return slot",
    ]


@pytest.mark.parametrize(
    "text, error",
    [
        (
            "class A:\n    n = 1\n    def f(self) -> None:\n        self.n = 2\n",
            "2: A.n has a value",
        ),
        ("class A:  # compiled: fast\n    pass\n", "2: no such mark: fast"),
        ("class A(ValueError):  # compiled: no_gc\n    pass\n", "2: A has marks but cannot"),
        ("from small.core.two import *\n", "2: import names, not *"),
        (
            (
                "class A:\n    def f(self) -> int:\n        return 1\n"
                "class B(A):\n    def f(self) -> int:\n        return sum(i for i in range(3))\n"
            ),
            "6: B.f overrides a compiled method but contains a GeneratorExp (line 7)",
        ),
        (
            "def f(n: int) -> int:  # compiled: inline\n    print(n)\n    return n\n",
            "3: f cannot be inline: C does not know 'print'",
        ),
        (
            "class A:\n    def f(self) -> int:  # compiled: inline\n        return 1\n",
            "3: f cannot be inline: A is not final",
        ),
        (
            (
                "def f(n: int) -> int:  # compiled: inline\n"
                "    n += 1\n    if n > 3:\n        raise ValueError\n    return n\n"
            ),
            "4: f cannot be inline: it raises after it has done something",
        ),
    ],
)
def test_what_cannot_be_compiled_is_refused_with_file_and_line(
    tmp_path: Path, text: str, error: str
) -> None:
    with pytest.raises(Unsupported) as refused:
        declare(tmp_path, text)

    assert f"{tmp_path}/core/one.py:{error}" in str(refused.value)


def test_a_class_of_a_module_that_imports_this_one_is_refused(tmp_path: Path) -> None:
    one = """
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            from small.core.two import Two
        class One:
            two: Two
        """
    two = """
        from small.core.one import One
        class Two:
            one: One
        """
    with pytest.raises(Unsupported, match=r"Two of small\.core\.two, which imports this module"):
        declare(tmp_path, one, two=two)


def test_a_module_marked_plain_is_not_declared(tmp_path: Path) -> None:
    small = Small(tmp_path, {"core.one": '"""One."""\n# plain: it is made once\nX = 1\n'})

    assert not small.package.modules["small.core.one"].compiled


def test_what_stays_python_s_is_told(tmp_path: Path) -> None:
    text = """
        class A(ValueError): ...
        def f(n: int = 1) -> int:
            return n
        def g(text: str) -> int:
            word = text.strip()
            return len(word)
        """
    found = list(report(Small(tmp_path, {"core.one": text}).package))

    assert [line.removeprefix(f"{tmp_path}/core/one.py:") for line in found] == [
        "3: class A stays Python's",
        "4: f stays Python's: it has parameters with defaults",
        "6: g has locals of any type: word",
    ]
