"""Infers the types of expressions."""

from __future__ import annotations

import ast

from compiling.annotations import meaning, returned
from compiling.modules import Class, Function, Global, Import, Module, Package, Symbol
from compiling.types import (
    BOOL,
    DICT,
    DOUBLE,
    INT,
    LIST,
    NONE,
    OBJECT,
    TUPLE,
    UNKNOWN,
    Type,
    arithmetic,
    join,
    join_all,
    of_number,
)

RETURNS_INT = {"len", "ord", "int", "round"}
KEEPS_ITEMS = {"list", "sorted", "reversed", "tuple"}


class Scope:
    """Where an expression stands: a module, perhaps a class, and the names known by now."""

    def __init__(self, package: Package, module: Module, me: Class | None = None) -> None:
        self.package = package
        self.module = module
        self.me = me
        self.names: dict[str, Type] = {}

    def of(self, node: ast.expr | None) -> Type:
        """The type of an expression; UNKNOWN as long as it hangs on a name not known yet."""
        method = getattr(self, "of_" + type(node).__name__.lower(), None)
        return OBJECT if method is None else method(node)

    def annotated(self, node: ast.expr | None) -> Type:
        return meaning(self.package, self.module, node, self.me)

    # Literals and operators

    def of_constant(self, node: ast.Constant) -> Type:
        match node.value:
            case None:
                return NONE
            case bool():
                return BOOL
            case int(value):
                return of_number(value)
            case float():
                return DOUBLE
        return OBJECT

    def of_binop(self, node: ast.BinOp) -> Type:
        left, right = self.of(node.left), self.of(node.right)
        if UNKNOWN in (left, right):
            return UNKNOWN
        if left.is_number and right.is_number:
            if isinstance(node.op, ast.Pow | ast.MatMult):
                return OBJECT
            return DOUBLE if isinstance(node.op, ast.Div) else arithmetic(left, right)
        if LIST.name in (left.name, right.name) and isinstance(node.op, ast.Add | ast.Mult):
            return join(left, right) if isinstance(node.op, ast.Add) else left
        return OBJECT

    def of_unaryop(self, node: ast.UnaryOp) -> Type:
        value = self.of(node.operand)
        if isinstance(node.op, ast.Not):
            return BOOL
        return arithmetic(value, INT) if value.is_number else value

    def of_boolop(self, node: ast.BoolOp) -> Type:
        return join_all(tuple(self.of(value) for value in node.values))

    def of_compare(self, node: ast.Compare) -> Type:
        return BOOL

    def of_ifexp(self, node: ast.IfExp) -> Type:
        return join(self.of(node.body), self.of(node.orelse))

    def of_namedexpr(self, node: ast.NamedExpr) -> Type:
        return self.of(node.value)

    # Containers

    def of_list(self, node: ast.List) -> Type:
        items = tuple(self.of(item) for item in node.elts)
        return Type(LIST.name, items=(join_all(items),) if items else ())

    def of_tuple(self, node: ast.Tuple) -> Type:
        return Type(TUPLE.name, items=tuple(self.of(item) for item in node.elts))

    def of_dict(self, node: ast.Dict) -> Type:
        return Type(DICT.name, items=(join_all(tuple(self.of(value) for value in node.values)),))

    def of_listcomp(self, node: ast.ListComp) -> Type:
        inner = Scope(self.package, self.module, self.me)
        inner.names = dict(self.names)
        for part in node.generators:
            inner.bind(part.target, inner.item(part.iter))
        return Type(LIST.name, items=(inner.of(node.elt),))

    def of_subscript(self, node: ast.Subscript) -> Type:
        value = self.of(node.value)
        if value == UNKNOWN or value.is_pointer:
            return UNKNOWN if value == UNKNOWN else INT
        if value.name not in (LIST.name, TUPLE.name, DICT.name):
            return OBJECT
        if isinstance(node.slice, ast.Slice):
            return Type(value.name, items=(value.item(),))
        return value.item(self.constant(node.slice))

    def constant(self, node: ast.expr) -> int | None:
        return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None

    def item(self, node: ast.expr) -> Type:
        """What a loop over an expression yields."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            arguments = [self.item(argument) for argument in node.args]
            match node.func.id:
                case "range":
                    return join_all(tuple(self.of(argument) for argument in node.args))
                case "enumerate":
                    return Type(TUPLE.name, items=(INT, arguments[0]))
                case "zip":
                    return Type(TUPLE.name, items=tuple(arguments))
                case "list" | "sorted" | "reversed" | "tuple" if arguments:
                    return arguments[0]
        value = self.of(node)
        if value == UNKNOWN:
            return UNKNOWN
        return value.item() if value.name in (LIST.name, TUPLE.name) else OBJECT

    # Names

    def of_name(self, node: ast.Name) -> Type:
        if node.id in self.names:
            return self.names[node.id]
        found = self.package.find(self.module.name, node.id)
        return OBJECT if found is None else self.value_of(found[1])

    def value_of(self, symbol: Symbol) -> Type:
        """The type of a module's name used as a value."""
        return symbol.type if isinstance(symbol, Global) and symbol.type != UNKNOWN else OBJECT

    def of_attribute(self, node: ast.Attribute) -> Type:
        found = self.in_module(node)
        if found is not None:
            return self.value_of(found[1])
        value = self.of(node.value)
        return UNKNOWN if value == UNKNOWN else self.attribute(value, node.attr)

    def in_module(self, node: ast.Attribute) -> tuple[str, Symbol] | None:
        """What `module.name` is, if the left side is an imported module."""
        if not isinstance(node.value, ast.Name) or node.value.id in self.names:
            return None
        symbol = self.module.names.get(node.value.id)
        if not isinstance(symbol, Import):
            return None
        target = f"{symbol.module}.{symbol.name}" if symbol.name else symbol.module
        return self.package.find(target, node.attr)

    def attribute(self, value: Type, name: str) -> Type:
        """The type of an attribute of a compiled class."""
        for cls in self.line_of(value):
            if name in cls.attributes:
                return cls.attributes[name]
        return OBJECT

    def line_of(self, value: Type) -> list[Class]:
        """A compiled class and its ancestors."""
        found = self.package.find(value.home, value.name) if value.is_class else None
        if found is None or not isinstance(found[1], Class):
            return []
        return [found[1], *self.package.bases(found[1])]

    # Calls

    def of_call(self, node: ast.Call) -> Type:
        match node.func:
            case ast.Name(id=name):
                found = self.package.find(self.module.name, name)
                return self.built_in(name, node) if found is None else self.called(*found)
            case ast.Attribute(value=value, attr=attribute):
                found = self.in_module(node.func)
                return self.called(*found) if found else self.method(value, attribute)
        return OBJECT

    def called(self, home: str, symbol: Symbol) -> Type:
        """What calling a name of a module gives."""
        match symbol:
            case Class(compiled=True):
                return Type(symbol.node.name, symbol.home)
            case Function(node=node):
                result = returned(self.package, self.package.modules[home], node, None)
                return OBJECT if node.decorator_list else result
        return OBJECT

    def method(self, value: ast.expr, name: str) -> Type:
        """What calling a method gives."""
        if name == "__new__" and isinstance(value, ast.Name):
            return self.annotated(value)
        owner = self.of(value)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and self.me:
            if value.func.id == "super":
                owner = Type(self.me.node.name, self.me.home)
        if owner == UNKNOWN:
            return UNKNOWN
        if owner.is_number:
            return INT if name in ("bit_count", "bit_length") else OBJECT
        if owner.name == LIST.name and name in ("index", "count", "pop", "copy"):
            return {"pop": owner.item(), "copy": owner}.get(name, INT)
        for cls in self.line_of(owner):
            if name in cls.methods and not cls.methods[name].node.decorator_list:
                home = self.package.modules[cls.home]
                return returned(self.package, home, cls.methods[name].node, cls)
        return OBJECT

    def built_in(self, name: str, node: ast.Call) -> Type:
        """What calling a function of Python gives."""
        if name in self.module.names or name in self.names:
            return OBJECT
        arguments = [self.of(argument) for argument in node.args]
        if name in RETURNS_INT:
            return INT
        if name in ("bool", "isinstance", "any", "all", "callable", "hasattr"):
            return BOOL
        if name in ("min", "max", "abs") and all(each.is_number for each in arguments):
            return arithmetic(join_all(tuple(arguments)), INT)
        if name in ("min", "max") and UNKNOWN in arguments:
            return UNKNOWN
        if name in ("list", "sorted", "tuple"):
            kind = TUPLE if name == "tuple" else LIST
            return Type(kind.name, items=(self.item(node.args[0]),) if node.args else ())
        return OBJECT

    # Binding

    def bind(self, target: ast.expr, value: Type, fixed: frozenset[str] = frozenset()) -> None:
        """A name, or several, now also holds this."""
        match target:
            case ast.Name(id=name) if name not in fixed:
                self.names[name] = join(self.names.get(name, UNKNOWN), value)
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                for i, each in enumerate(targets):
                    known = value.item(i) if value.name in (LIST.name, TUPLE.name) else OBJECT
                    self.bind(each, UNKNOWN if value == UNKNOWN else known, fixed)
            case ast.Starred(value=inner):
                self.bind(inner, LIST, fixed)
