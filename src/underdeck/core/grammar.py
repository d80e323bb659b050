"""The grammar of card text: one LALR grammar, put together from a game's words."""
# plain: built once a game

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from underdeck.core.sentences import And, Claim, Either, Given, May, Say, Sentence, Slots, Then
from underdeck.core.vocabulary import SLOT, Vocabulary

CONNECTIVES = r"""
start: (trigger ",")? ("if"i given ",")? deed "." | trait "."
?deed: "you"i "may"i series "to"i result -> may_to
     | "you"i "may"i result -> may
     | result ("," "then"i result)* -> then
?result: series | either
series: one ("and"i one)*
either: one ("or"i one)+
%import common.WS
%ignore WS
"""
PARTS = {"one": "w", "trigger": "t", "given": "g", "trait": "c"}  # a rule, and its wordings' names
SLOT_NAME = "SLOT_"


@dataclass(frozen=True)
class Unfilled(ValueError):
    """A slot holds what it cannot: where in the sentence, what, and what could stand there."""

    at: int
    what: str
    could: str


class Grammar:
    """The grammar of one game's vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        of: Mapping[str, Any] = {
            "one": vocabulary.words,
            "trigger": vocabulary.triggers,
            "given": vocabulary.conditions,
            "trait": vocabulary.traits,
        }
        self.named = {
            f"{letter}{i}": wording
            for part, letter in PARTS.items()
            for i, wording in enumerate(of[part])
        }
        self.lark = Lark(self.text(), parser="lalr", propagate_positions=True)
        self.patterns = {one.name: one.pattern.value for one in self.lark.terminals}

    def text(self) -> str:
        """The whole grammar, for Lark."""
        lines = [CONNECTIVES]
        for part, letter in PARTS.items():
            names = [name for name in self.named if name[0] == letter]
            lines.append(f"{part}: " + (" | ".join(names) if names else '"\\0"'))
        lines += [f"{name}: {production(one.reads)}" for name, one in self.named.items()]
        for name, slot in self.vocabulary.slots.items():
            lines.append(f"{SLOT_NAME}{name.upper()}: /{slot.pattern}/i")
        return "\n".join(lines)

    def says(self, terminal: str) -> str:
        """What stands for a terminal, in words."""
        if terminal.startswith(SLOT_NAME):
            return self.vocabulary.slots[slot_of(terminal)].says
        return str(self.patterns.get(terminal, terminal))

    def parse(self, sentence: str) -> Sentence | Claim:
        """One sentence as a tree. Raises Lark's UnexpectedInput, or Unfilled."""
        return Build(self).sentence(self.lark.parse(sentence))

    def wordings(self) -> Iterator[str]:
        """Every wording, its slots filled with examples."""
        for one in self.named.values():
            yield example(self.vocabulary, one.reads)


def example(of: Vocabulary, reads: str) -> str:
    """A wording with its slots filled with examples."""
    return SLOT.sub(lambda match: of.slots[match[1]].example, reads)


def production(reads: str) -> str:
    """A wording as a production: its words as literals, its slots as terminals."""
    parts = []
    for part in re.findall(r"\{\w+\}|[\w'-]+|[^\w\s]", reads):
        slot = SLOT.fullmatch(part)
        parts.append(f"{SLOT_NAME}{slot[1].upper()}" if slot else f'"{part}"i')
    return " ".join(parts)


def slot_of(terminal: str) -> str:
    """The slot that a terminal is for."""
    return terminal.removeprefix(SLOT_NAME).lower()


@dataclass
class Build:
    """Makes the tree of a sentence from Lark's."""

    grammar: Grammar

    def sentence(self, tree: Tree[Token]) -> Sentence | Claim:
        parts = {part.data: part for part in tree.children if isinstance(part, Tree)}
        if "trait" in parts:
            trait, slots = self.wording(parts["trait"])
            return Claim(trait, slots)
        trigger = self.wording(parts["trigger"])[0] if "trigger" in parts else None
        given = Given(*self.wording(parts["given"])) if "given" in parts else None
        return Sentence(trigger, given, self.deed(subtrees(tree)[-1]))

    def deed(self, tree: Tree[Token]) -> May | Then:
        inside = [self.result(part) for part in subtrees(tree)]
        if tree.data == "then":
            return Then(tuple(inside))
        pay = inside[0] if tree.data == "may_to" else None
        assert pay is None or isinstance(pay, And)
        return May(inside[-1], pay)

    def result(self, tree: Tree[Token]) -> And | Either:
        said = tuple(Say(*self.wording(one)) for one in subtrees(tree))
        return Either(said) if tree.data == "either" else And(said)

    def wording(self, tree: Tree[Token]) -> tuple[Any, Slots]:
        """What a wording stands for, and the values of its slots."""
        (inside,) = subtrees(tree)
        slots = [self.slot(token) for token in inside.children if isinstance(token, Token)]
        return self.grammar.named[str(inside.data)], tuple(slots)

    def slot(self, token: Token) -> tuple[str, int]:
        name = slot_of(token.type)
        slot = self.grammar.vocabulary.slots[name]
        try:
            return name, slot.value(" ".join(token.lower().split()))
        except ValueError as error:
            raise Unfilled(token.start_pos or 0, str(error), slot.says) from None


def subtrees(tree: Tree[Token]) -> list[Tree[Token]]:
    """The trees right below a tree."""
    return [part for part in tree.children if isinstance(part, Tree)]


__all__ = ["Grammar", "UnexpectedInput", "Unfilled"]
