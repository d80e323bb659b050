"""Writes the declarations (.pxd) that turn a plain module into a compiled one."""

from __future__ import annotations

import ast
from pathlib import Path

from compiling.annotations import meaning, returned
from compiling.inference import Scope
from compiling.inlining import Inline, calls_of, functions
from compiling.locals import locals_of
from compiling.members import classes
from compiling.modules import Class, Function, Global, Import, Module, Package
from compiling.types import INT, OBJECT, RAISED, UNKNOWN, VOID, Type

INDENT = "    "
MEMORY = Path(__file__).with_name("memory.h")
CHECKS = [
    'int inside "underdeck_inside"(void *block, long long i) except -1',
    'long long within "underdeck_within"(long long, long long, long long) except? -1',
]


class Declaration:
    """The .pxd of one module, as it is put together."""

    def __init__(self, package: Package, module: Module, *, checked: bool) -> None:
        self.package = package
        self.module = module
        self.checked = checked
        self.lines: list[str] = []
        self.imports: dict[str, set[str]] = {}
        self.modules: set[str] = set()
        self.taken: set[str] = set()  # names that the .py need not import any more

    def text(self) -> str:
        """The whole file."""
        self.declare_constants()
        self.declare_globals()
        for symbol in self.module.names.values():
            if isinstance(symbol, Function):
                self.declare_function(symbol, None)
        for cls in self.in_order():
            self.declare_class(cls)
        if not self.checked:
            self.declare_inline()
        self.import_names()
        head = ["cimport cython"]
        head += [f"cimport {full} as {name}" for full, name in sorted(self.whole_modules())]
        for source, names in sorted(self.imports.items()):
            head += [f"from {source} cimport {name}" for name in sorted(names)]
        return "\n".join([*head, *self.lines]) + "\n"

    # Names of other modules

    def whole_modules(self) -> list[tuple[str, str]]:
        """The modules of the package that this one imports whole, with their name here."""
        found = []
        for name, symbol in self.module.names.items():
            if isinstance(symbol, Import) and not symbol.typing_only:
                full = f"{symbol.module}.{symbol.name}" if symbol.name else symbol.module
                if is_declared(self.package, full):
                    found.append((full, name))
        if self.checked:
            found.append((memory_of(self.package), "underdeck_memory"))
        return found

    def import_names(self) -> None:
        """Constants and functions of other compiled modules, at their C form."""
        for name, symbol in self.module.names.items():
            if not isinstance(symbol, Import) or symbol.typing_only or not symbol.name:
                continue
            found = self.package.find(self.module.name, name)
            if found is None or not is_declared(self.package, found[0]):
                continue
            home, target = found
            original = original_name(self.package, target, home)
            is_constant = isinstance(target, Global) and target.value is not None
            is_function = isinstance(target, Function) and target.shape != "def"
            if (is_constant and is_typed(target)) or is_function:
                alias = "" if original == name else f" as {name}"
                self.imports.setdefault(home, set()).add(original + alias)
                self.taken.add(name)

    def use(self, type_: Type) -> Type:
        """A type that the text names: its class is imported if it is another module's."""
        if type_.is_class and type_.home != self.module.name:
            self.imports.setdefault(type_.home, set()).add(type_.name)
            if self.module.name in self.package.reachable(type_.home):
                raise self.module.refuse(
                    self.module.tree, f"{type_.name} of {type_.home}, which imports this module"
                )
        return OBJECT if type_ == UNKNOWN or type_.name == "None" else type_

    # Globals

    def declare_constants(self) -> None:
        """Constants are C's own, so that the C compiler can reckon with them."""
        found = [
            (name, symbol)
            for name, symbol in self.module.names.items()
            if isinstance(symbol, Global) and symbol.value is not None and is_typed(symbol)
        ]
        if not found:
            return
        prefix = self.module.name.replace(".", "_")
        self.lines += ["cdef extern from *:", f'{INDENT}"""']
        for name, symbol in found:
            self.lines.append(f"{INDENT}#define {prefix}_{name} {c_number(symbol)}")
        self.lines.append(f'{INDENT}"""')
        for name, symbol in found:
            self.lines.append(f'{INDENT}const {symbol.type.name} {name} "{prefix}_{name}"')

    def declare_globals(self) -> None:
        """Other globals, those of other modules too: a name holds its object at C speed."""
        for name, symbol in self.module.names.items():
            target: object = symbol
            if isinstance(symbol, Import):
                found = self.package.find(self.module.name, name)
                target = found[1] if found and not symbol.typing_only else None
            if isinstance(target, Global) and is_typed(target):
                if target.value is None or (target is not symbol and not self.is_shared(name)):
                    self.lines.append(f"cdef {self.use(target.type).name} {name}")

    def is_shared(self, name: str) -> bool:
        """Whether an imported constant comes from a compiled module, as a C constant."""
        found = self.package.find(self.module.name, name)
        return found is not None and is_declared(self.package, found[0])

    # Functions

    def declare_function(self, function: Function, cls: Class | None) -> None:
        if function.shape == "def":
            return
        node = function.node
        indent = INDENT if cls else ""
        result = self.use(returned(self.package, self.module, node, cls))
        raised = " " + RAISED[result.name] if result.name in RAISED else ""
        if returns_number(self.package, self.module, function, cls):
            result, raised = INT, " except -1"
        head = " ".join(part for part in (function.shape, spelled(result)) if part)
        self.declare_locals(function, cls, indent)
        parameters = ", ".join(self.parameters(node, cls))
        self.lines.append(f"{indent}{head} {node.name}({parameters}){raised}")

    def parameters(self, node: ast.FunctionDef, cls: Class | None) -> list[str]:
        result = []
        for i, argument in enumerate(node.args.args):
            name = argument.arg
            if cls is None or i > 0:
                type_ = self.use(meaning(self.package, self.module, argument.annotation, cls))
                name = f"{type_.name} {name}"
            result.append(name)
        return result

    def declare_locals(self, function: Function, cls: Class | None, indent: str) -> None:
        """The types of the names inside a function."""
        found = locals_of(Scope(self.package, self.module, cls), function.node)
        parts = []
        for name, type_ in found.items():
            used = self.use(type_)
            if used.name != OBJECT.name:
                parts.append(f"{name}={used.local}")
        if parts:
            self.lines.append(f"{indent}@cython.locals({', '.join(parts)})")

    def declare_inline(self) -> None:
        """The inline forms that this module gives to others, and those that it uses."""
        for function, cls in functions(self.module):
            if function.inline:
                self.lines.append(Inline(self.package, self.module, function, cls).text())
        for call in calls_of(self.package, self.module):
            if call.home != self.module.name:
                self.imports.setdefault(call.home, set()).add(call.name)

    # Classes

    def in_order(self) -> list[Class]:
        """The compiled classes of the module, a base before what inherits from it."""
        found: list[Class] = []
        for cls in classes(self.module):
            if cls.compiled:
                found += [each for each in reversed(self.package.bases(cls)) if each not in found]
                found += [cls] if cls not in found else []
        return [cls for cls in found if cls.home == self.module.name]

    def declare_class(self, cls: Class) -> None:
        bases = self.package.bases(cls)
        base = ""
        if bases:
            base = f"({self.use(Type(bases[0].node.name, bases[0].home)).name})"
        marks = {"final": "@cython.final", "freelist": "@cython.freelist(64)"}
        self.lines += [marks.get(mark, f"@cython.{mark}") for mark in sorted(cls.marks)]
        self.lines.append(f"cdef class {cls.node.name}{base}:")
        before = len(self.lines)
        inherited = {name for each in bases for name in each.attributes}
        for name, type_ in cls.attributes.items():
            if name not in inherited:
                self.declare_attribute(name, self.use(type_))
        for method in cls.methods.values():
            self.declare_function(method, cls)
        if len(self.lines) == before:
            self.lines.append(f"{INDENT}pass")

    def declare_attribute(self, name: str, type_: Type) -> None:
        visible = "" if type_.is_pointer else "public "
        self.lines.append(f"{INDENT}cdef {visible}{type_.name} {name}")


def spelled(result: Type) -> str:
    """How a function's result is written; nothing for an object."""
    return "" if result == OBJECT else result.name


def returns_number(package: Package, module: Module, function: Function, cls: Class | None) -> bool:
    """Whether a function without a result gives C a number all the same.

    The caller of a `void` function must ask Python each time whether it raised. A method that
    plain Python may override has to be `void`, since that one returns None.
    """
    if returned(package, module, function.node, cls) != VOID:
        return False
    return cls is None or "final" in cls.marks


def is_typed(symbol: object) -> bool:
    """Whether a global is of a type that C knows."""
    return isinstance(symbol, Global) and symbol.type.name not in ("?", "object", "None")


def is_declared(package: Package, module: str) -> bool:
    """Whether a module has a .pxd: a compiled one, and the one of the rows' memory."""
    return module == memory_of(package) or (
        module in package.modules and package.modules[module].compiled
    )


def memory_of(package: Package) -> str:
    return f"{package.name}.core.memory"


def original_name(package: Package, target: object, home: str) -> str:
    """The name of a symbol in the module that defines it."""
    names = package.modules[home].names
    return next(name for name, symbol in names.items() if symbol is target)


def c_number(symbol: Global) -> str:
    """A constant as C writes it."""
    suffix = {"long long": "LL", "unsigned long long": "ULL"}.get(symbol.type.name, "")
    return f"({symbol.value}{suffix})"


def memory_declaration(package: Package, *, checked: bool) -> str:
    """The .pxd of the rows' memory: C functions of the same names as in the plain module."""
    module = package.modules[memory_of(package)]
    header = MEMORY.read_text(encoding="utf-8")
    if checked:
        header = "#define UNDERDECK_CHECKED\n" + header
    lines = ["cdef extern from *:", f'{INDENT}"""', header.rstrip(), f'{INDENT}"""']
    for name, symbol in module.names.items():
        if not isinstance(symbol, Function):
            continue
        if f" underdeck_{name}(" not in header and f"*underdeck_{name}(" not in header:
            raise module.refuse(symbol.node, f"{name} is missing in {MEMORY.name}")
        node = symbol.node
        result = returned(package, module, node, None).name
        types = [meaning(package, module, each.annotation).name for each in node.args.args]
        raised = "except? NULL" if result.endswith("*") else "noexcept"
        names = ", ".join(types)
        lines.append(f'{INDENT}{result} {name} "underdeck_{name}"({names}) {raised}')
    if checked:
        lines += [INDENT + line for line in CHECKS]
    return "\n".join(lines) + "\n"
