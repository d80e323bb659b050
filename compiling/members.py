"""Finds out the types of globals and attributes, and how each function can be declared."""

from __future__ import annotations

import ast

from compiling.annotations import meaning, returned
from compiling.inference import Scope
from compiling.locals import find_bindings, locals_of
from compiling.modules import Class, Function, Global, Module, Package, is_name
from compiling.types import OBJECT, UNKNOWN, Type, join, of_number

IGNORED_DECORATORS = ("final", "override")
CLOSURES = (
    ast.Yield,
    ast.YieldFrom,
    ast.Await,
    ast.Lambda,
    ast.GeneratorExp,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
)


def find_types(package: Package) -> None:
    """Fills in what the modules' texts say only indirectly; annotations first, then the rest."""
    for module in package.modules.values():
        for cls in classes(module):
            annotate_attributes(package, module, cls)
            for method in cls.methods.values():
                shape(package, module, method, cls)
        for symbol in module.names.values():
            if isinstance(symbol, Function):
                shape(package, module, symbol, None)
    for module in package.modules.values():
        for cls in classes(module):
            if cls.compiled:
                refuse_hidden_overrides(package, module, cls)
        find_globals(package, module)
    for module in package.modules.values():
        for cls in classes(module):
            infer_attributes(package, module, cls)


def classes(module: Module) -> list[Class]:
    return [symbol for symbol in module.names.values() if isinstance(symbol, Class)]


# Globals


def find_globals(package: Package, module: Module) -> None:
    """Constants get their value, other globals that are assigned once their type."""
    for symbol in module.names.values():
        if isinstance(symbol, Global) and symbol.type == UNKNOWN:
            symbol.type = global_type(package, module, symbol)


def global_type(package: Package, module: Module, symbol: Global) -> Type:
    node = symbol.node
    assert node.value is not None
    value = constant(package, module, node.value)
    said = OBJECT
    if isinstance(node, ast.AnnAssign) and not is_name(node.annotation, "Final"):
        said = meaning(package, module, node.annotation)
        if not said.is_number:
            return said
    symbol.value = value
    if value is not None:
        return said if said.is_number else of_number(value)
    return said if said.is_number else Scope(package, module).of(node.value)


def constant(package: Package, module: Module, node: ast.expr) -> int | None:
    """The value of an expression of known integers; nothing if it is not one."""
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return value
        case ast.UnaryOp(op=op, operand=operand):
            inner = constant(package, module, operand)
            return None if inner is None else calculate(ast.UnaryOp(op, ast.Constant(inner)))
        case ast.BinOp(left=left, op=op, right=right):
            a, b = constant(package, module, left), constant(package, module, right)
            if a is None or b is None:
                return None
            return calculate(ast.BinOp(ast.Constant(a), op, ast.Constant(b)))
        case ast.Name(id=name):
            found = package.find(module.name, name)
            if found and isinstance(found[1], Global):
                return found[1].value
    return None


def calculate(node: ast.expr) -> int | None:
    """The value of an operator on numbers."""
    code = compile(ast.fix_missing_locations(ast.Expression(node)), "<constant>", "eval")
    result = eval(code, {"__builtins__": {}})
    return result if type(result) is int else None


# Attributes


def annotate_attributes(package: Package, module: Module, cls: Class) -> None:
    """The attributes that have an annotation, in the class or on `self`."""
    for node in cls.node.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=None):
                cls.attributes[name] = meaning(package, module, annotation, cls)
    for method in cls.methods.values():
        for inner in ast.walk(method.node):
            match inner:
                case ast.AnnAssign(target=ast.Attribute() as target, annotation=annotation):
                    if is_own(method, target):
                        cls.attributes[target.attr] = meaning(package, module, annotation, cls)


def infer_attributes(package: Package, module: Module, cls: Class) -> None:
    """The attributes that are only assigned: their type is what they are given."""
    inherited = {name for base in package.bases(cls) for name in base.attributes}
    known = inherited | set(cls.attributes)
    for method in cls.methods.values():
        scope = Scope(package, module, cls)
        locals_of(scope, method.node)
        for target, how, value in find_bindings(method.node):
            for each in targets_of(target):
                if is_own(method, each) and each.attr not in known:
                    given = scope.of(value) if how == "is" and each is target else OBJECT
                    before = cls.attributes.get(each.attr, UNKNOWN)
                    cls.attributes[each.attr] = join(before, given)
    for name, found in cls.attributes.items():
        if found == UNKNOWN or found.name == "None":
            cls.attributes[name] = OBJECT
    both = cls.on_class & (set(cls.attributes) | inherited)
    if cls.compiled and both:
        name = min(both)
        why = f"{cls.node.name}.{name} has a value in the class and one in each object"
        raise module.refuse(cls.node, f"{why}; give it in __init__ only")


def targets_of(target: ast.expr) -> list[ast.Attribute]:
    """The attributes among the targets of an assignment."""
    if isinstance(target, ast.Tuple | ast.List):
        return [each for element in target.elts for each in targets_of(element)]
    return [target] if isinstance(target, ast.Attribute) else []


def is_own(method: Function, target: ast.Attribute) -> bool:
    """Whether this is `self.name`."""
    arguments = method.node.args.args
    return bool(arguments) and is_name(target.value, arguments[0].arg)


# Functions


def shape(package: Package, module: Module, function: Function, cls: Class | None) -> None:
    """Whether a function is cpdef, cdef (it handles C memory), or stays Python's, and why."""
    node = function.node
    function.why = why_plain(node)
    if function.why:
        function.shape = "def"
        return
    parts = [meaning(package, module, each.annotation, cls) for each in node.args.args]
    parts.append(returned(package, module, node, cls))
    if any(part.is_pointer for part in parts):
        function.shape = "cdef"


def why_plain(node: ast.FunctionDef) -> str:
    """Why a function cannot be declared; empty if it can."""
    if node.name.startswith("__") and node.name.endswith("__"):
        return "is a special method"
    if not all(is_ignored(decorator) for decorator in node.decorator_list):
        return "has a decorator"
    if node.args.vararg or node.args.kwarg or node.args.kwonlyargs or node.args.posonlyargs:
        return "has * or ** or / among its parameters"
    if node.args.defaults:
        return "has parameters with defaults"
    for inner in ast.walk(node):
        if isinstance(inner, CLOSURES) and inner is not node:
            return f"contains a {type(inner).__name__} (line {inner.lineno})"
    return ""


def is_ignored(decorator: ast.expr) -> bool:
    """Whether a decorator says something to readers only."""
    return any(is_name(decorator, name) for name in IGNORED_DECORATORS)


def refuse_hidden_overrides(package: Package, module: Module, cls: Class) -> None:
    """A compiled caller would not see a Python method that stands for a compiled one."""
    for name, method in cls.methods.items():
        for base in package.bases(cls):
            above = base.methods.get(name)
            if above is None or above.shape == "def" or method.shape != "def":
                continue
            what = f"{cls.node.name}.{name} overrides a compiled method but {method.why}"
            raise module.refuse(method.node, f"{what}; move that into a function of its own")
