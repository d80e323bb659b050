"""Korean for what is put together: particles that fit the word before, and endings of verbs."""
# plain: words are for people, not for a search

from __future__ import annotations

import string

FIRST, LAST = 0xAC00, 0xD7A3  # the syllables of Hangul, 28 for each beginning
FINALS = 28
N, L = 4, 8  # the number of a final n, of a final l
READ = "영일이삼사오육칠팔구"  # how a digit is read aloud
PAIRS = {"을": ("을", "를"), "이": ("이", "가"), "은": ("은", "는"), "과": ("과", "와")}


def final(text: str) -> int:
    """The number of the final consonant that a text ends in, 0 for a vowel.

    >>> final("덱"), final("카드"), final("3")
    (1, 0, 16)
    """
    last = text[-1:]
    if last.isascii() and last.isdecimal():
        last = READ[int(last)]
    if not last or not FIRST <= ord(last) <= LAST:
        return 0
    return (ord(last) - FIRST) % FINALS


class Particles(string.Formatter):
    """Fills slots such as {cards:을}: the particle follows, in the form that fits.

    >>> write("{cards:을} 뽑는다", cards="카드 2장"), write("{n:을} 얻는다", n="2")
    ('카드 2장을 뽑는다', '2를 얻는다')
    """

    def format_field(self, value: object, spec: str) -> str:
        text = str(value)
        if spec == "으로":
            return text + ("로" if final(text) in (0, L) else "으로")
        if spec in PAIRS:
            return text + PAIRS[spec][0 if final(text) else 1]
        return text + spec


def write(pattern: str, **slots: str) -> str:
    """A pattern with its slots filled and the particles in their forms."""
    return Particles().format(pattern, **slots)


def stem(clause: str) -> str:
    """A clause that ends in a verb's plain form, without that ending.

    >>> [stem(clause) for clause in ("뽑는다", "공개한다", "버린다", "지나갈 수 있다")]
    ['뽑', '공개하', '버리', '지나갈 수 있']
    """
    if clause.endswith("는다"):
        return clause[:-2]
    body = clause.removesuffix("다")
    if final(body) == N:
        return body[:-1] + chr(ord(body[-1]) - N)
    return body


def also(clause: str) -> str:
    """The clause with more to come: "뽑고"."""
    return f"{stem(clause)}고"


def rather(clause: str) -> str:
    """The clause with another to choose instead: "뽑거나"."""
    return f"{stem(clause)}거나"
