"""Functions marked `# compiled: inline`: their text goes where they are called, as C's inline."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass

from compiling.annotations import meaning, returned
from compiling.edits import Edits
from compiling.inference import Scope
from compiling.locals import locals_of
from compiling.modules import Class, Function, Global, Import, Module, Package
from compiling.types import OBJECT, RAISED, UNKNOWN, VOID

WORDS = {"True", "False", "None", "range", "len", "min", "max", "abs"}


@dataclass(frozen=True)
class Call:
    """A call of an inline function: where it stands, and the function's home and name there."""

    node: ast.Call
    home: str
    name: str
    of_object: bool


def functions(module: Module) -> Iterator[tuple[Function, Class | None]]:
    """The functions of a module that are declared, methods of compiled classes among them."""
    for symbol in module.names.values():
        if isinstance(symbol, Function) and symbol.shape != "def":
            yield symbol, None
        elif isinstance(symbol, Class) and symbol.compiled:
            for method in symbol.methods.values():
                if method.shape != "def":
                    yield method, symbol


def name_of(function: Function, cls: Class | None, home: str) -> str:
    """The name of a function's inline form; functions of two modules may be called the same."""
    if cls:
        return f"inline_{cls.node.name}_{function.node.name}"
    return f"inline_{home.replace('.', '_')}_{function.node.name}"


def calls_of(package: Package, module: Module) -> list[Call]:
    """Every call of an inline function in a module."""
    found = []
    for function, cls in functions(module):
        scope = Scope(package, module, cls)
        locals_of(scope, function.node)
        found += list(calls_in(scope, function.node))
    return found


def calls_in(scope: Scope, node: ast.AST) -> Iterator[Call]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and not inner.keywords:
            call = resolve(scope, inner)
            if call:
                yield call


def resolve(scope: Scope, node: ast.Call) -> Call | None:
    """What a call calls, if it is an inline function."""
    package = scope.package
    found = None
    if isinstance(node.func, ast.Name) and node.func.id not in scope.names:
        found = package.find(scope.module.name, node.func.id)
    elif isinstance(node.func, ast.Attribute):
        found = scope.in_module(node.func)
        if found is None:
            return resolve_method(scope, node, node.func)
    if found and isinstance(found[1], Function) and found[1].inline:
        return Call(node, found[0], name_of(found[1], None, found[0]), of_object=False)
    return None


def resolve_method(scope: Scope, node: ast.Call, func: ast.Attribute) -> Call | None:
    for cls in scope.line_of(scope.of(func.value))[:1]:
        method = cls.methods.get(func.attr)
        if method and method.inline:
            return Call(node, cls.home, name_of(method, cls, cls.home), of_object=True)
    return None


def edit_call(edits: Edits, call: Call) -> None:
    """`place.count(s)` becomes `inline_Zone_count(place, s)`."""
    func = call.node.func
    bracket = edits.after(b"(", edits.end(func))
    if not call.of_object:
        edits.replace(edits.start(func), bracket, f"{call.name}(")
        return
    assert isinstance(func, ast.Attribute)
    edits.insert(edits.start(func), f"{call.name}(")
    edits.replace(edits.end(func.value), bracket, ", " if call.node.args else "")


class Inline:
    """The inline form of one function, as it stands in the .pxd."""

    def __init__(
        self, package: Package, module: Module, function: Function, cls: Class | None
    ) -> None:
        self.package = package
        self.module = module
        self.function = function
        self.cls = cls
        self.node = function.node
        self.scope = Scope(package, module, cls)
        self.locals = locals_of(self.scope, self.node)
        self.calls = {call.node: call for call in calls_in(self.scope, self.node)}

    def text(self) -> str:
        """The whole function."""
        self.check()
        edits = Edits(self.module.text)
        for call in self.calls.values():
            edit_call(edits, call)
        for node in ast.walk(self.node):
            if isinstance(node, ast.Raise):
                edits.replace(edits.start(node), edits.end(node), self.instead_of_raising())
            elif isinstance(node, ast.AnnAssign):
                edits.replace(edits.end(node.target), edits.end(node.annotation), "")
            elif isinstance(node, ast.Return) and node.value is None:
                edits.replace(edits.start(node), edits.end(node), "return 0")
        first, last = self.body[0], self.body[-1]
        indent = " " * first.col_offset
        lines = [self.head()]
        for name, type_ in self.locals.items():
            if type_ not in (OBJECT, UNKNOWN):
                lines.append(f"{indent}cdef {type_.name} {name}")
        lines.append(indent + edits.result(edits.start(first), edits.end(last)))
        return "\n".join(lines)

    @property
    def body(self) -> list[ast.stmt]:
        documented = ast.get_docstring(self.node) is not None
        return self.node.body[1:] if documented else self.node.body

    @property
    def parameters(self) -> list[str]:
        return [argument.arg for argument in self.node.args.args]

    def head(self) -> str:
        parts = []
        for argument in self.node.args.args:
            said = meaning(self.package, self.module, argument.annotation, self.cls).name
            own = self.cls is not None and argument is self.node.args.args[0]
            parts.append(f"{self.cls.node.name if own and self.cls else said} {argument.arg}")
        result = returned(self.package, self.module, self.node, self.cls)
        name, raised = result.name, RAISED.get(result.name, "")
        if result == VOID:
            name, raised = "int", "except -1"
        inline = name_of(self.function, self.cls, self.module.name)
        return f"cdef inline {name} {inline}({', '.join(parts)}) {raised}:"

    def instead_of_raising(self) -> str:
        """The real function raises, in the same words."""
        me, *rest = self.parameters if self.cls else ["", *self.parameters]
        called = f"{me}.{self.node.name}" if self.cls else self.node.name
        return f"return {called}({', '.join(rest)})"

    # What an inline function must not do

    def check(self) -> None:
        if self.cls and "final" not in self.cls.marks:
            raise self.refuse(self.node, f"{self.cls.node.name} is not final")
        if self.function.shape == "def":
            raise self.refuse(self.node, f"it {self.function.why}")
        if not self.body:
            raise self.refuse(self.node, "it does nothing")
        dropped = self.names_left_out()
        for node in ast.walk(ast.Module(self.body, [])):
            if isinstance(node, ast.Name) and node not in dropped and not self.knows(node.id):
                raise self.refuse(node, f"C does not know {node.id!r}")
        self.check_raises()

    def knows(self, name: str) -> bool:
        """Whether a name means something in a .pxd."""
        if name in self.scope.names or name in WORDS:
            return True
        symbol = self.module.names.get(name)
        if isinstance(symbol, Import) and not symbol.name:
            return True
        found = self.package.find(self.module.name, name)
        if found is None or hasattr(builtins, name):
            return False
        match found[1]:
            case Global(value=int()) | Class(compiled=True):
                return True
            case Global() as place:
                return place.type.is_class
            case Function(shape="cpdef" | "cdef"):
                return True
        return False

    def names_left_out(self) -> set[ast.AST]:
        """What stands in a `raise` or an annotation, which the inline form does not have."""
        found: set[ast.AST] = set()
        for node in ast.walk(self.node):
            if isinstance(node, ast.Raise):
                found |= set(ast.walk(node))
            elif isinstance(node, ast.AnnAssign):
                found |= set(ast.walk(node.annotation))
        return found

    def check_raises(self) -> None:
        """Where it raises, nothing may have happened yet: the real function begins anew."""
        guarding = True
        for statement in self.body:
            raises = any(isinstance(node, ast.Raise) for node in ast.walk(statement))
            if raises and not guarding:
                raise self.refuse(statement, "it raises after it has done something")
            guarding = guarding and (raises or self.is_harmless(statement))

    def is_harmless(self, statement: ast.stmt) -> bool:
        """Whether a statement only gives a local name a value, by inline functions at most."""
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
                return name not in self.parameters and all(call in self.calls for call in calls)
        return False

    def refuse(self, node: ast.AST, why: str) -> Exception:
        return self.module.refuse(node, f"{self.node.name} cannot be inline: {why}")
