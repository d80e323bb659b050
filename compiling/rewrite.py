"""Makes the copy of a module that Cython reads: the same lines, less what the .pxd declares."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from compiling.declare import is_typed
from compiling.inference import Scope
from compiling.locals import locals_of
from compiling.members import classes, is_ignored
from compiling.modules import Class, Function, Global, Module, Package

LIMITS = {"short *": (-32768, 32767), "int *": (-(2**31), 2**31 - 1)}


@dataclass(frozen=True, order=True)
class Edit:
    """The bytes from `start` to `end` become `text`."""

    start: int
    end: int
    text: str


class Copy:
    """The copy of one module, as it is edited; the number of every line stays the same."""

    def __init__(self, package: Package, module: Module, taken: set[str], *, checked: bool) -> None:
        self.package = package
        self.module = module
        self.taken = taken
        self.checked = checked
        self.source = module.text.encode()
        self.edits: list[Edit] = []
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def text(self) -> str:
        """The whole copy."""
        for node in self.module.tree.body:
            if isinstance(node, ast.ImportFrom):
                self.thin_import(node)
        self.blank_constants()
        for cls in classes(self.module):
            if cls.compiled:
                self.edit_class(cls)
        if self.checked:
            self.check_functions()
        result = self.source
        for edit in sorted(self.edits, reverse=True):
            result = result[: edit.start] + edit.text.encode() + result[edit.end :]
        return result.decode() + self.exports()

    # Places in the text

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.end_lineno or 0, node.end_col_offset or 0)

    def said(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def replace(self, start: int, end: int, text: str) -> None:
        """Put `text` there instead, and keep as many lines as there were."""
        lost = self.source[start:end].count(b"\n") - text.count("\n")
        self.edits.append(Edit(start, end, text + "\n" * lost))

    # What the declarations take over

    def thin_import(self, node: ast.ImportFrom) -> None:
        """Leave out the names that the .pxd imports at their C form."""
        left = [each for each in node.names if (each.asname or each.name) not in self.taken]
        if len(left) == len(node.names):
            return
        names = ", ".join(f"{n.name} as {n.asname}" if n.asname else n.name for n in left)
        text = f"from {node.module} import {names}" if left else ""
        self.replace(self.start(node), self.end(node), text)

    def blank_constants(self) -> None:
        for symbol in self.module.names.values():
            if isinstance(symbol, Global) and is_typed(symbol) and symbol.value is not None:
                self.replace(self.start(symbol.node), self.end(symbol.node), "")

    def exports(self) -> str:
        """Typed globals are not in the module for Python to see; this puts them there."""
        names = [
            name
            for name, symbol in self.module.names.items()
            if isinstance(symbol, Global) and is_typed(symbol)
        ]
        return "".join(f'globals()["{name}"] = {name}\n' for name in names)

    def edit_class(self, cls: Class) -> None:
        """Take out decorators for readers, and spell `super()` as the compiled form needs it."""
        for decorator in cls.node.decorator_list:
            self.replace(self.start(decorator) - 1, self.end(decorator), "")
        bases = self.package.bases(cls)
        for method in cls.methods.values():
            if method.shape == "def":
                continue
            for decorator in filter(is_ignored, method.node.decorator_list):
                self.replace(self.start(decorator) - 1, self.end(decorator), "")
            for node in ast.walk(method.node):
                if isinstance(node, ast.Call) and is_super_call(node) and bases:
                    self.edit_super(node, bases[0].node.name, method.node.args.args[0].arg)

    def edit_super(self, node: ast.Call, base: str, me: str) -> None:
        """`super().name(x)` becomes `Base.name(self, x)`."""
        assert isinstance(node.func, ast.Attribute)
        comma = ", " if node.args or node.keywords else ""
        self.replace(self.start(node.func.value), self.end(node.func.value), base)
        after = self.source.index(b"(", self.end(node.func)) + 1
        self.edits.append(Edit(after, after, me + comma))

    # Checks of the trapped build

    def check_functions(self) -> None:
        for symbol in self.module.names.values():
            if isinstance(symbol, Function):
                self.check_accesses(symbol.node, None)
            elif isinstance(symbol, Class) and symbol.compiled:
                for method in symbol.methods.values():
                    self.check_accesses(method.node, symbol)

    def check_accesses(self, function: ast.FunctionDef, cls: Class | None) -> None:
        """Every access to C memory asks first whether it is inside, every store whether it fits."""
        scope = Scope(self.package, self.module, cls)
        locals_of(scope, function)
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and scope.of(node.value).is_pointer:
                start, end = self.start(node.slice), self.end(node.slice)
                block = self.said(node.value)
                self.edits.append(Edit(start, start, f"underdeck_memory.inside({block}, "))
                self.edits.append(Edit(end, end, ")"))
            elif isinstance(node, ast.Assign | ast.AugAssign):
                self.check_store(scope, node)

    def check_store(self, scope: Scope, node: ast.Assign | ast.AugAssign) -> None:
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if not isinstance(target, ast.Subscript):
            return
        block = scope.of(target.value)
        if not block.is_pointer:
            return
        low, high = LIMITS[block.name]
        before, after = "underdeck_memory.within(", f", {low}, {high})"
        if isinstance(node, ast.Assign):
            self.edits.append(Edit(self.start(node.value), self.start(node.value), before))
            self.edits.append(Edit(self.end(node.value), self.end(node.value), after))
            return
        equals = self.source.index(b"=", self.end(target))
        operator = self.source[self.end(target) : equals].decode().strip()
        before = f" = {before}{self.said(target)} {operator} ("
        self.edits.append(Edit(self.end(target), equals + 1, before))
        self.edits.append(Edit(self.end(node), self.end(node), ")" + after))


def is_super_call(node: ast.Call) -> bool:
    """Whether this is `super().name(...)`."""
    match node.func:
        case ast.Attribute(value=ast.Call(func=ast.Name(id="super"), args=[])):
            return True
    return False
