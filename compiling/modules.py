"""Reads the package: which modules, classes, functions and globals there are, by their syntax."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from compiling.types import OBJECT, UNKNOWN, Type

PLAIN = "# plain:"  # a module with this line in its head is never compiled; the reason follows
MARK = "# compiled:"  # on the line of a class or function: words about its compiled form
CLASS_MARKS = {"final", "freelist", "no_gc"}
FUNCTION_MARKS = {"inline"}


class Unsupported(Exception):
    """The compiled form cannot do this; the message begins with file and line."""


@dataclass
class Import:
    """A name that another module defines; `name` is empty if it is the module itself."""

    module: str
    name: str
    typing_only: bool = False


@dataclass
class Function:
    """A function or method. `shape` says how it is declared: cpdef, cdef or def."""

    node: ast.FunctionDef
    shape: str = "cpdef"
    why: str = ""  # why it is a def
    inline: bool = False


@dataclass
class Class:
    """A class; `compiled` if it becomes an extension type."""

    node: ast.ClassDef
    home: str
    compiled: bool = True
    marks: set[str] = field(default_factory=set)
    methods: dict[str, Function] = field(default_factory=dict)
    attributes: dict[str, Type] = field(default_factory=dict)
    on_class: set[str] = field(default_factory=set)  # values that stand in the class itself


@dataclass
class Global:
    """A name assigned once at the top of a module; `value` if it is a constant number."""

    node: ast.Assign | ast.AnnAssign
    type: Type = UNKNOWN
    value: int | None = None


@dataclass
class Alias:
    """A name for a type."""

    value: ast.expr


Symbol = Import | Function | Class | Global | Alias


@dataclass
class Module:
    """One file."""

    name: str
    path: Path
    text: str
    tree: ast.Module
    compiled: bool
    names: dict[str, Symbol] = field(default_factory=dict)

    def refuse(self, node: ast.AST, why: str) -> Unsupported:
        """The error to raise about a place in this file."""
        return Unsupported(f"{self.path}:{getattr(node, 'lineno', 1)}: {why}")


class Package:
    """All modules below some folders of a package, by name."""

    def __init__(self, name: str, folder: Path, rooms: tuple[str, ...]) -> None:
        self.name = name
        self.modules: dict[str, Module] = {}
        for room in rooms:
            for path in sorted((folder / room).rglob("*.py")):
                dotted = ".".join((name, *path.relative_to(folder).with_suffix("").parts))
                self.modules[dotted] = read(dotted, path)
        self.modules = {name: self.modules[name] for name in self.in_order()}
        for module in self.modules.values():
            self.decide_classes(module)

    def in_order(self) -> list[str]:
        """The modules, each after those that it imports."""
        found: dict[str, None] = {}

        def visit(name: str, above: tuple[str, ...]) -> None:
            if name not in found:
                for other in sorted(self.imports(name) - set(above)):
                    visit(other, (*above, other))
                found[name] = None

        for name in self.modules:
            visit(name, (name,))
        return list(found)

    def imports(self, module: str) -> set[str]:
        """The modules of the package that a module imports when it runs."""
        symbols = self.modules[module].names.values()
        targets = [
            target
            for symbol in symbols
            if isinstance(symbol, Import) and not symbol.typing_only
            for target in (symbol.module, f"{symbol.module}.{symbol.name}")
        ]
        return {target for target in targets if target in self.modules}

    def reachable(self, module: str) -> set[str]:
        """The modules of the package that a module imports, directly or not."""
        found: set[str] = set()
        todo = [module]
        while todo:
            new = self.imports(todo.pop()) - found
            found |= new
            todo += new
        return found

    def compiled(self) -> list[Module]:
        return [module for module in self.modules.values() if module.compiled]

    def find(self, module: str, name: str) -> tuple[str, Symbol] | None:
        """The module that defines a name, and what it is; nothing if it is not of the package."""
        while module in self.modules:
            symbol = self.modules[module].names.get(name)
            if not isinstance(symbol, Import):
                return None if symbol is None else (module, symbol)
            if not symbol.name:
                return module, symbol
            if f"{symbol.module}.{symbol.name}" in self.modules:
                return module, Import(f"{symbol.module}.{symbol.name}", "")
            module, name = symbol.module, symbol.name
        return None

    def bases(self, cls: Class) -> list[Class]:
        """The compiled classes that a class inherits from, nearest first."""
        found: list[Class] = []
        while cls.node.bases and isinstance(cls.node.bases[0], ast.Name):
            symbol = self.find(cls.home, cls.node.bases[0].id)
            if symbol is None or not isinstance(symbol[1], Class) or not symbol[1].compiled:
                break
            cls = symbol[1]
            found.append(cls)
        return found

    def decide_classes(self, module: Module) -> None:
        """A class is compiled if all that it inherits from is; others stay Python's."""
        for symbol in module.names.values():
            if isinstance(symbol, Class):
                symbol.compiled = self.can_compile(symbol)
                name = symbol.node.name
                if symbol.marks - {"final"} and not symbol.compiled:
                    raise module.refuse(symbol.node, f"{name} has marks but cannot be compiled")
                if self.bases(symbol):  # Cython refuses a final class that overrides methods
                    symbol.marks.discard("final")

    def can_compile(self, cls: Class) -> bool:
        node = cls.node
        if not self.modules[cls.home].compiled or node.keywords:
            return False
        if any(not is_name(decorator, "final") for decorator in node.decorator_list):
            return False
        if not node.bases or (len(node.bases) == 1 and is_name(node.bases[0], "object")):
            return True
        if len(node.bases) > 1 or not isinstance(node.bases[0], ast.Name):
            return False
        base = self.find(cls.home, node.bases[0].id)
        return base is not None and isinstance(base[1], Class) and self.can_compile(base[1])


def is_name(node: ast.expr, name: str) -> bool:
    """Whether an expression is this name, bare or as an attribute (`typing.final`)."""
    if isinstance(node, ast.Attribute):
        return node.attr == name
    return isinstance(node, ast.Name) and node.id == name


def read(name: str, path: Path) -> Module:
    """One file, with the names it defines."""
    text = path.read_text(encoding="utf-8")
    module = Module(name, path, text, ast.parse(text, str(path)), is_compiled(path, text))
    for node in module.tree.body:
        add_names(module, node, typing_only=False)
    for moving in names_assigned_again(module.tree):
        symbol = module.names.get(moving)
        if isinstance(symbol, Global):
            symbol.type = OBJECT
    return module


def names_assigned_again(tree: ast.Module) -> set[str]:
    """The globals that are assigned more than once, or by a function."""
    stores: Counter[str] = Counter()
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stores[node.id] += 1
        inner = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda)
        todo += [] if inner else ast.iter_child_nodes(node)
    declared = [
        name for node in ast.walk(tree) if isinstance(node, ast.Global) for name in node.names
    ]
    return {name for name, n in stores.items() if n > 1} | set(declared)


def is_compiled(path: Path, text: str) -> bool:
    """Whether a file is to be compiled: not the head of a folder, and no `# plain:` before code."""
    if path.name.startswith("__"):
        return False
    head = text.split("\nimport ")[0].split("\nfrom ")[0]
    return not any(line.startswith(PLAIN) for line in head.splitlines())


def add_names(module: Module, node: ast.stmt, *, typing_only: bool) -> None:
    match node:
        case ast.If(test=test) if is_name(test, "TYPE_CHECKING"):
            for inner in node.body:
                add_names(module, inner, typing_only=True)
        case ast.Import():
            for alias in node.names:
                if alias.asname:
                    module.names[alias.asname] = Import(alias.name, "", typing_only)
        case ast.ImportFrom(module=str(source)) if source != "__future__":
            for alias in node.names:
                if alias.name == "*":
                    raise module.refuse(node, "import names, not *")
                module.names[alias.asname or alias.name] = Import(source, alias.name, typing_only)
        case ast.FunctionDef():
            module.names[node.name] = read_function(module, node)
        case ast.ClassDef():
            module.names[node.name] = read_class(module, node)
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            alias_of_type = is_name(node.annotation, "TypeAlias")
            module.names[name] = Alias(value) if alias_of_type else Global(node)
        case ast.Assign(targets=[ast.Name(id=name)]):
            module.names[name] = Global(node, OBJECT if name.startswith("__") else UNKNOWN)


def read_function(module: Module, node: ast.FunctionDef) -> Function:
    return Function(node, inline="inline" in read_marks(module, node, FUNCTION_MARKS))


def read_class(module: Module, node: ast.ClassDef) -> Class:
    marks = read_marks(module, node, CLASS_MARKS)
    if any(is_name(decorator, "final") for decorator in node.decorator_list):
        marks.add("final")
    cls = Class(node, module.name, marks=marks)
    for inner in node.body:
        match inner:
            case ast.FunctionDef():
                cls.methods[inner.name] = read_function(module, inner)
            case ast.Assign(targets=targets):
                cls.on_class |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
                cls.on_class.add(name)
    return cls


def read_marks(module: Module, node: ast.ClassDef | ast.FunctionDef, known: set[str]) -> set[str]:
    """The words after `# compiled:` on the lines of a class's or function's head."""
    head = module.text.splitlines()[node.lineno - 1 : node.body[0].lineno - 1]
    line = next((line for line in head if MARK in line), "")
    marks = set(line.partition(MARK)[2].replace(",", " ").split())
    if not marks <= known:
        unknown = ", ".join(sorted(marks - known))
        raise module.refuse(node, f"no such mark: {unknown} (there are {', '.join(sorted(known))})")
    return marks
