"""What a value is once it is compiled: a C number, an extension type, or any Python object."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Type:
    """`name` is Cython's spelling; `home` the module of a compiled class; `items` what it holds."""

    name: str
    home: str = ""
    items: tuple[Type, ...] = ()

    @property
    def is_number(self) -> bool:
        return self.name in RANKS

    @property
    def is_pointer(self) -> bool:
        return self.name.endswith("*")

    @property
    def is_class(self) -> bool:
        return bool(self.home)

    @property
    def local(self) -> str:
        """The spelling inside `@cython.locals(...)`."""
        return LOCALS.get(self.name, self.name)

    def item(self, i: int | None = None) -> Type:
        """What a container holds, at position `i` if that is known."""
        if self.name == "tuple" and i is not None and i < len(self.items):
            return self.items[i]
        result = UNKNOWN
        for item in self.items:
            result = join(result, item)
        return OBJECT if result == UNKNOWN else result


UNKNOWN = Type("?")  # nothing is known yet
NONE = Type("None")
OBJECT = Type("object")
BOOL = Type("bint")
SHORT = Type("short")
INT = Type("int")
LONG = Type("long long")
U64 = Type("unsigned long long")
DOUBLE = Type("double")
VOID = Type("void")
LIST = Type("list")
TUPLE = Type("tuple")
DICT = Type("dict")
ROW = Type("short *", items=(INT,))
OPTIONS = Type("int *", items=(INT,))

RANKS = {"bint": 0, "short": 1, "int": 2, "long long": 3, "unsigned long long": 4, "double": 5}

LOCALS = {
    "bint": "cython.bint",
    "short": "cython.short",
    "int": "cython.int",
    "long long": "cython.longlong",
    "unsigned long long": "cython.ulonglong",
    "double": "cython.double",
    "short *": "cython.p_short",
    "int *": "cython.p_int",
}

# What a function returns, besides its values, to say that it has raised. A rare number makes the
# caller's check cheap; `except?` tells that the number may also be a value.
RAISED = {
    "void": "except *",
    "bint": "except -1",
    "short": "except? -32768",
    "int": "except? -2147000001",
    "long long": "except? -2147000001",
    "unsigned long long": "except? 0xFFFFFFFFFFFFFFFF",
    "double": "except? -2147000001",
    "short *": "except? NULL",
    "int *": "except? NULL",
}

# Aliases that mean a width, by the module of the package that defines them.
ALIASES = {
    ("core.widths", "i16"): SHORT,
    ("core.widths", "i32"): INT,
    ("core.widths", "u64"): U64,
    ("core.memory", "Row"): ROW,
    ("core.memory", "Options"): OPTIONS,
}


def join(a: Type, b: Type) -> Type:
    """The narrowest type that holds both; classes are joined by their names only."""
    if a == b or b == UNKNOWN:
        return a
    if a == UNKNOWN:
        return b
    if NONE in (a, b):
        other = b if a == NONE else a
        return OBJECT if other.is_number or other.is_pointer else other
    if a.is_number and b.is_number:
        if DOUBLE in (a, b):
            return OBJECT
        return a if RANKS[a.name] >= RANKS[b.name] else b
    if a.name == b.name and not a.home and not b.home:
        return Type(a.name, items=(join_all(a.items + b.items),))
    return OBJECT


def join_all(types: tuple[Type, ...]) -> Type:
    """The narrowest type that holds all of them."""
    result = UNKNOWN
    for one in types:
        result = join(result, one)
    return result


def arithmetic(a: Type, b: Type) -> Type:
    """The type of a sum, product, shift or the like of two numbers."""
    wider = a if RANKS[a.name] >= RANKS[b.name] else b
    return wider if RANKS[wider.name] > RANKS["int"] else INT


def of_number(value: int) -> Type:
    """The C type that holds a constant, or an object if none does."""
    if -(2**31) < value < 2**31:
        return INT
    if -(2**63) < value < 2**63:
        return LONG
    return U64 if 0 <= value < 2**64 else OBJECT
