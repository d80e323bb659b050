"""Makes the copy of a module that Cython reads: the same lines, less what the .pxd declares."""

from __future__ import annotations

import ast

from compiling.declare import is_typed, returns_number
from compiling.edits import Edits
from compiling.inference import Scope
from compiling.inlining import calls_of, edit_call, functions
from compiling.locals import locals_of
from compiling.members import classes, is_ignored
from compiling.modules import Class, Function, Global, Module, Package

LIMITS = {"short *": (-32768, 32767), "int *": (-(2**31), 2**31 - 1)}


class Copy:
    """The copy of one module, as it is edited; the number of every line stays the same."""

    def __init__(self, package: Package, module: Module, taken: set[str], *, checked: bool) -> None:
        self.package = package
        self.module = module
        self.taken = taken
        self.checked = checked
        self.edits = Edits(module.text)

    def text(self) -> str:
        """The whole copy."""
        for node in self.module.tree.body:
            if isinstance(node, ast.ImportFrom):
                self.thin_import(node)
        self.blank_constants()
        for cls in classes(self.module):
            if cls.compiled:
                self.edit_class(cls)
        self.edit_returns()
        if self.checked:
            self.check_functions()
        else:
            for call in calls_of(self.package, self.module):
                edit_call(self.edits, call)
        return self.edits.result() + self.exports()

    # What the declarations take over

    def thin_import(self, node: ast.ImportFrom) -> None:
        """Leave out the names that the .pxd imports at their C form."""
        left = [each for each in node.names if (each.asname or each.name) not in self.taken]
        if len(left) == len(node.names):
            return
        names = ", ".join(f"{n.name} as {n.asname}" if n.asname else n.name for n in left)
        text = f"from {node.module} import {names}" if left else ""
        self.edits.replace(self.edits.start(node), self.edits.end(node), text)

    def blank_constants(self) -> None:
        for symbol in self.module.names.values():
            if isinstance(symbol, Global) and is_typed(symbol) and symbol.value is not None:
                self.edits.blank(symbol.node)

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
            self.edits.replace(self.edits.start(decorator) - 1, self.edits.end(decorator), "")
        bases = self.package.bases(cls)
        for method in cls.methods.values():
            if method.shape == "def":
                continue
            for decorator in filter(is_ignored, method.node.decorator_list):
                self.edits.replace(self.edits.start(decorator) - 1, self.edits.end(decorator), "")
            for node in ast.walk(method.node):
                if isinstance(node, ast.Call) and is_super_call(node) and bases:
                    self.edit_super(node, bases[0].node.name, method.node.args.args[0].arg)

    def edit_super(self, node: ast.Call, base: str, me: str) -> None:
        """`super().name(x)` becomes `Base.name(self, x)`."""
        assert isinstance(node.func, ast.Attribute)
        comma = ", " if node.args or node.keywords else ""
        self.edits.replace(self.edits.start(node.func.value), self.edits.end(node.func.value), base)
        after = self.edits.after(b"(", self.edits.end(node.func))
        self.edits.insert(after, me + comma)

    def edit_returns(self) -> None:
        """A function without a result is an `int` in C, which says cheaply that it raised."""
        for function, cls in functions(self.module):
            if not returns_number(self.package, self.module, function, cls):
                continue
            for node in ast.walk(function.node):
                if isinstance(node, ast.Return):
                    self.edits.replace(self.edits.start(node), self.edits.end(node), "return 0")

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
                start, end = self.edits.start(node.slice), self.edits.end(node.slice)
                block = self.edits.said(node.value)
                self.edits.insert(start, f"underdeck_memory.inside({block}, ")
                self.edits.insert(end, ")")
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
            self.edits.insert(self.edits.start(node.value), before)
            self.edits.insert(self.edits.end(node.value), after)
            return
        equals = self.edits.source.index(b"=", self.edits.end(target))
        operator = self.edits.source[self.edits.end(target) : equals].decode().strip()
        before = f" = {before}{self.edits.said(target)} {operator} ("
        self.edits.replace(self.edits.end(target), equals + 1, before)
        self.edits.insert(self.edits.end(node), ")" + after)


def is_super_call(node: ast.Call) -> bool:
    """Whether this is `super().name(...)`."""
    match node.func:
        case ast.Attribute(value=ast.Call(func=ast.Name(id="super"), args=[])):
            return True
    return False
