"""Infers the types of a function's own names, from all that they are given."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from compiling.inference import Scope
from compiling.types import DICT, OBJECT, TUPLE, Type

ROUNDS = 10  # names that hang on each other are known after a few


def locals_of(scope: Scope, node: ast.FunctionDef) -> dict[str, Type]:
    """The types of a function's own names, its parameters not among them."""
    parameters = frozenset(bind_parameters(scope, node))
    declared = set(parameters)
    bindings = list(find_bindings(node))
    for target, how, value in bindings:
        if how == "annotated" and isinstance(target, ast.Name):
            scope.names[target.id] = scope.annotated(value)
            declared.add(target.id)
    fixed = frozenset(declared)
    for _ in range(ROUNDS):
        before = dict(scope.names)
        for target, how, value in bindings:
            if how == "is":
                scope.bind(target, scope.of(value), fixed)
            elif how == "each":
                scope.bind(target, scope.item(value), fixed)
            elif how == "object":
                scope.bind(target, OBJECT, fixed)
        if before == scope.names:
            break
    return {name: known for name, known in scope.names.items() if name not in parameters}


def bind_parameters(scope: Scope, node: ast.FunctionDef) -> list[str]:
    """Gives the parameters their types; their names."""
    if scope.me is not None and node.args.args:
        compiled = scope.me.compiled
        scope.names[node.args.args[0].arg] = (
            Type(scope.me.node.name, scope.me.home) if compiled else OBJECT
        )
    names = []
    arguments = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
    for argument in arguments:
        names.append(argument.arg)
        scope.names.setdefault(argument.arg, scope.annotated(argument.annotation))
    for extra, kind in ((node.args.vararg, TUPLE), (node.args.kwarg, DICT)):
        if extra is not None:
            names.append(extra.arg)
            scope.names[extra.arg] = kind
    return names


Binding = tuple[ast.expr, str, ast.expr]


def find_bindings(node: ast.AST) -> Iterator[Binding]:
    """Every place of a function that gives a name a value, inner functions left out."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() | ast.Lambda():
                if not isinstance(child, ast.Lambda):
                    yield as_object(child.name)
                continue
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                continue
            case ast.AnnAssign(target=target, annotation=annotation):
                yield target, "annotated", annotation
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    yield target, "is", value
            case ast.AugAssign(target=target, op=op, value=value):
                yield target, "is", ast.BinOp(left=reading(target), op=op, right=value)
            case ast.NamedExpr(target=target, value=value):
                yield target, "is", value
            case ast.For(target=target, iter=each):
                yield target, "each", each
            case ast.withitem(optional_vars=ast.expr() as target):
                yield target, "object", target
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
                yield as_object(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                for alias in names:
                    yield as_object((alias.asname or alias.name).partition(".")[0])
        yield from find_bindings(child)


def as_object(name: str) -> Binding:
    target = ast.Name(id=name, ctx=ast.Store())
    return target, "object", target


def reading(target: ast.expr) -> ast.expr:
    """The target of `+=` as the value it had."""
    if isinstance(target, ast.Name):
        return ast.Name(id=target.id, ctx=ast.Load())
    return target
