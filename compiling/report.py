"""Tells what of the compiled modules stays Python's, and why: it may be slower than it looks."""

from __future__ import annotations

from collections.abc import Iterator

from compiling.inference import Scope
from compiling.locals import locals_of
from compiling.modules import Class, Function, Module, Package
from compiling.types import OBJECT, UNKNOWN


def report(package: Package) -> Iterator[str]:
    """A line for each class, function and local that C does not know."""
    for module in package.compiled():
        for name, symbol in module.names.items():
            if isinstance(symbol, Function):
                yield from of_function(package, module, symbol, None)
            elif isinstance(symbol, Class):
                if not symbol.compiled:
                    yield f"{module.path}:{symbol.node.lineno}: class {name} stays Python's"
                    continue
                for method in symbol.methods.values():
                    yield from of_function(package, module, method, symbol)


def of_function(
    package: Package, module: Module, function: Function, cls: Class | None
) -> Iterator[str]:
    node = function.node
    name = f"{cls.node.name}.{node.name}" if cls else node.name
    where = f"{module.path}:{node.lineno}: {name}"
    if function.shape == "def":
        if "special" not in function.why:
            yield f"{where} stays Python's: it {function.why}"
        return
    found = locals_of(Scope(package, module, cls), node)
    objects = [local for local, type_ in found.items() if type_ in (OBJECT, UNKNOWN)]
    if objects:
        yield f"{where} has locals of any type: {', '.join(objects)}"
