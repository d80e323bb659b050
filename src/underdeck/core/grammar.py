"""The reader of card text: one LALR grammar, put together from a game's words."""
# plain: built once a game

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from lark import Lark, Token, Transformer, UnexpectedInput
from lark.exceptions import UnexpectedEOF, UnexpectedToken, VisitError

from underdeck.core.sentences import And, Claim, Either, May, Say, Sentence, Then, write
from underdeck.core.vocabulary import SLOT, Trigger, Vocabulary
from underdeck.core.words import Word

CONNECTIVES = r"""
start: sentence+
sentence: (trigger ",")? deed "." | trait "."
?deed: "you"i "may"i series "to"i result -> may_to
     | "you"i "may"i result -> may
     | result ("," "then"i result)* -> then
?result: series | either
series: one ("and"i one)*
either: one ("or"i one)+
%import common.WS
%ignore WS
"""


@dataclass(frozen=True)
class Misread(ValueError):
    """Text that is no sentence: where (a character of the text, from 0), and what is wrong."""

    at: int
    what: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.what}; {self.remedy}"


class Reader:
    """Reads card text of one game."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.triggers = {f"t{i}": t for i, t in enumerate(vocabulary.triggers)}
        self.words = {f"w{i}": word for i, word in enumerate(vocabulary.words)}
        self.traits = {f"c{i}": trait for i, trait in enumerate(vocabulary.traits)}
        self.terminals: dict[str, str] = {}
        self.lark = Lark(self.grammar(), parser="lalr", propagate_positions=True, maybe_placeholders=False)

    # The grammar ---------------------------------------------------------------------------

    def grammar(self) -> str:
        """The text of the whole grammar, for Lark."""
        lines = [CONNECTIVES]
        lines.append("one: " + " | ".join(self.words))
        lines += [f"{name}: {self.production(word.reads)}" for name, word in self.words.items()]
        lines.append("trigger: " + " | ".join(self.triggers))
        lines += [f"{name}: {self.production(t.reads)}" for name, t in self.triggers.items()]
        lines.append("trait: " + " | ".join(self.traits))
        lines += [f"{name}: {self.production(t.reads)}" for name, t in self.traits.items()]
        for name, slot in self.vocabulary.slots.items():
            terminal = f"SLOT_{name.upper()}"
            lines.append(f"{terminal}: /{slot.pattern}/")
            self.terminals[terminal] = slot.says
        return "\n".join(lines)

    def production(self, reads: str) -> str:
        """A wording as a production: its words as literals, its slots as terminals."""
        parts = []
        for part in re.findall(r"\{\w+\}|[\w'-]+|[^\w\s]", reads):
            slot = SLOT.fullmatch(part)
            parts.append(f"SLOT_{slot[1].upper()}" if slot else f'"{part}"i' if part.isalpha() else f'"{part}"')
        return " ".join(parts)

    # Reading -------------------------------------------------------------------------------

    def read(self, text: str, kind: str) -> tuple[Sentence | Claim, ...]:
        """The sentences of a card of that kind. Raises Misread.

        What is read is written back and must come out the same: there is one way to say it.
        """
        try:
            tree = self.lark.parse(text)
            sentences: tuple[Sentence | Claim, ...] = _Build(self).transform(tree)
        except UnexpectedInput as error:
            raise self.misread(text, error) from None
        except VisitError as error:
            if isinstance(error.orig_exc, Misread):
                raise error.orig_exc from None
            raise
        self.check_trigger(text, sentences, kind)
        again = write(sentences, self.vocabulary)
        if again != text:
            at = next((i for i, (a, b) in enumerate(zip(text, again)) if a != b), len(again))
            raise Misread(at, f"{text[at : at + 12]!r} is read", f"write it so: {again}")
        return sentences

    def check_trigger(self, text: str, sentences: tuple[Sentence | Claim, ...], kind: str) -> None:
        for sentence in sentences:
            trigger = sentence.trait if isinstance(sentence, Claim) else sentence.trigger
            if trigger is not None and kind not in trigger.kinds:
                at = max(0, text.lower().find(trigger.reads.lower()))
                of = self.vocabulary
                known = of.traits if isinstance(sentence, Claim) else of.triggers
                fitting = [t.reads for t in known if kind in t.kinds]
                raise Misread(
                    at,
                    f"{trigger.reads!r} never comes to pass for this kind of card ({kind})",
                    "it could be: " + (", ".join(fitting) or "no trigger at all"),
                )

    def misread(self, text: str, error: UnexpectedInput) -> Misread:
        """What Lark could not read, in words."""
        at = len(text) if isinstance(error, UnexpectedEOF) else error.pos_in_stream or 0
        if isinstance(error, UnexpectedToken) and error.token.type == "$END":
            at = len(text)
        rest = text[at:].split(maxsplit=3)
        what = f"{' '.join(rest[:3])!r} cannot stand here" if rest else "the sentence stops too early"
        before = text[:at].lower()
        if rest and rest[0] in ("and", "or") and _mixes(before, rest[0]):
            return Misread(
                at,
                "'and' with 'or' can be read in two ways",
                "make two sentences of it, or use ', then'",
            )
        could = self.could_stand(error)
        near = self.nearest(text, at)
        remedy = f"it could be: {could}" + (f"; the nearest wording is: {near}" if near else "")
        return Misread(at, what, remedy)

    def could_stand(self, error: UnexpectedInput) -> str:
        accepted: Iterable[str] = getattr(error, "accepts", None) or getattr(error, "expected", None) or getattr(error, "allowed", None) or ()
        known = {terminal.name: terminal.pattern.value for terminal in self.lark.terminals}
        said = {self.terminals.get(name, known.get(name, name)) for name in accepted if name != "$END"}
        few = sorted(said)
        return ", ".join(few[:10]) + (" ..." if len(few) > 10 else "")

    def nearest(self, text: str, at: int) -> str:
        """The word whose wording is most like the clause around the fault."""
        start = max(text.rfind(mark, 0, at) + 1 for mark in (".", ","))
        for joint in ("you may ", " to ", " and ", " or ", "then "):
            found = text.lower().rfind(joint, start, at + 1)
            if found >= 0:
                start = max(start, found + len(joint))
        clause = re.split(r"[.,]", text[start:])[0].strip().lower()
        scored = [(SequenceMatcher(None, clause, word.reads.lower()).ratio(), word.reads) for word in self.words.values()]
        best, reads = max(scored, default=(0.0, ""))
        return reads if best > 0.45 else ""


def _mixes(before: str, joint: str) -> bool:
    last = re.split(r"[.,]", before)[-1]
    return (" or " in last) if joint == "and" else (" and " in last)


class _Build(Transformer[Token, Any]):
    """Makes the tree of sentences from Lark's."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.reader = reader

    def __getattr__(self, name: str) -> Any:
        if name in self.reader.words:
            return lambda tokens: self.say(self.reader.words[name], tokens)
        if name in self.reader.triggers:
            return lambda tokens: self.reader.triggers[name]
        if name in self.reader.traits:
            return lambda tokens: Claim(self.reader.traits[name], self.slots(tokens))
        raise AttributeError(name)

    def say(self, word: type[Word], tokens: list[Token]) -> Say:
        return Say(word, self.slots(tokens))

    def slots(self, tokens: list[Token]) -> tuple[tuple[str, int], ...]:
        slots = []
        for token in tokens:
            name = token.type.removeprefix("SLOT_").lower()
            slot = self.reader.vocabulary.slots[name]
            try:
                slots.append((name, slot.value(str(token).lower())))
            except (ValueError, KeyError) as error:
                raise Misread(token.start_pos or 0, str(error), f"it could be: {slot.says}") from None
        return tuple(slots)

    def one(self, parts: list[Say]) -> Say:
        return parts[0]

    def series(self, parts: list[Say]) -> And:
        return And(tuple(parts))

    def either(self, parts: list[Say]) -> Either:
        return Either(tuple(parts))

    def then(self, parts: list[And | Either]) -> Then:
        return Then(tuple(parts))

    def may(self, parts: list[And | Either]) -> May:
        return May(parts[0], None)

    def may_to(self, parts: list[Any]) -> May:
        return May(parts[1], parts[0])

    def trigger(self, parts: list[Trigger]) -> Trigger:
        return parts[0]

    def trait(self, parts: list[Claim]) -> Claim:
        return parts[0]

    def sentence(self, parts: list[Any]) -> Sentence | Claim:
        if isinstance(parts[0], Claim):
            return parts[0]
        return Sentence(parts[0], parts[1]) if len(parts) == 2 else Sentence(None, parts[0])

    def start(self, parts: list[Sentence | Claim]) -> tuple[Sentence | Claim, ...]:
        return tuple(parts)
