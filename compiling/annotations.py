"""What an annotation means in the compiled form."""

from __future__ import annotations

import ast

from compiling.modules import Alias, Class, Global, Import, Module, Package
from compiling.types import (
    ALIASES,
    BOOL,
    DICT,
    DOUBLE,
    INT,
    LIST,
    NONE,
    OBJECT,
    TUPLE,
    VOID,
    Type,
    join,
)

BUILTINS = {"int": INT, "bool": BOOL, "float": DOUBLE, "list": LIST, "dict": DICT, "tuple": TUPLE}
TRANSPARENT = {"Final", "ClassVar", "Annotated", "Required", "ReadOnly"}


def meaning(
    package: Package, module: Module, node: ast.expr | None, me: Class | None = None
) -> Type:
    """The type that an annotation names; an object if it is none that C knows."""
    match node:
        case None:
            return OBJECT
        case ast.Constant(value=None):
            return NONE
        case ast.Constant(value=str(text)):
            return meaning(package, module, ast.parse(text, mode="eval").body, me)
        case ast.Name(id="Self") if me is not None and me.compiled:
            return Type(me.node.name, me.home)
        case ast.Name(id=name):
            return named(package, module, name)
        case ast.Attribute(value=ast.Name(id=base), attr=attribute):
            return of_attribute(package, module, base, attribute)
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return either(meaning(package, module, left, me), meaning(package, module, right, me))
        case ast.Subscript(value=value, slice=inner):
            return generic(package, module, value, inner, me)
    return OBJECT


def returned(package: Package, module: Module, node: ast.FunctionDef, me: Class | None) -> Type:
    """What a function returns; one without an annotation returns an object."""
    result = meaning(package, module, node.returns, me)
    return VOID if result == NONE else result


def either(a: Type, b: Type) -> Type:
    """`A | B`: C numbers cannot be None, classes can."""
    joined = join(a, b)
    return joined if a == b or NONE in (a, b) else OBJECT


def generic(
    package: Package, module: Module, value: ast.expr, inner: ast.expr, me: Class | None
) -> Type:
    name = value.attr if isinstance(value, ast.Attribute) else getattr(value, "id", "")
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    if name in TRANSPARENT:
        return meaning(package, module, parts[0], me)
    if name == "Optional":
        return either(meaning(package, module, inner, me), NONE)
    base = BUILTINS.get(name, OBJECT)
    if base not in (LIST, TUPLE, DICT):
        return OBJECT
    items = [meaning(package, module, part, me) for part in parts if not is_dots(part)]
    # What a dict holds are its values; a key is an object.
    return Type(base.name, items=tuple(items[1:] if base == DICT else items))


def is_dots(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is Ellipsis


def of_attribute(package: Package, module: Module, base: str, attribute: str) -> Type:
    """`module.Name` in an annotation."""
    symbol = module.names.get(base)
    if isinstance(symbol, Import):
        target = f"{symbol.module}.{symbol.name}" if symbol.name else symbol.module
        if target in package.modules:
            return named(package, package.modules[target], attribute)
    return OBJECT


def named(package: Package, module: Module, name: str) -> Type:
    """What a bare name means as a type."""
    found = package.find(module.name, name)
    if found is None:
        return BUILTINS.get(name, OBJECT) if name not in module.names else OBJECT
    home, symbol = found
    room = home.removeprefix(package.name + ".")
    if (room, name_at_home(module, name)) in ALIASES:
        return ALIASES[room, name_at_home(module, name)]
    match symbol:
        case Class(compiled=True):
            return Type(symbol.node.name, symbol.home)
        case Alias(value=value):
            return meaning(package, package.modules[home], value)
        case Global(node=ast.Assign(value=ast.Name() | ast.Subscript() as value)):
            return meaning(package, package.modules[home], value)
    return OBJECT


def name_at_home(module: Module, name: str) -> str:
    """The name that an imported name has where it is defined."""
    symbol = module.names.get(name)
    return symbol.name if isinstance(symbol, Import) else name
