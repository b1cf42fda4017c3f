"""The ways in which one line of a rule can be wrong: every mutant of a module, and its code.

A mutant changes one thing: a limit by one, a comparison, a condition that is left out, always or never true, a sum, a
statement that is not carried out. What is told about a move (``emit``), types, texts and the copying of positions are
no rules and stay as they are.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any, Final

RULE_ID: Final = re.compile(r"\b([A-Z]{2})-(\d+(?:\.[A-Z]?\d+)*[a-z]?)\b")
RANGE: Final = re.compile(r"\b([A-Z]{2}-(?:\d+\.)*)(\d+) to \1(\d+)\b")

PLUMBING: Final = frozenset({"__init__", "clone", "_copy", "key", "sums", "figures", "traits", "progress", "outlook"})
"""Functions that hold, copy and compare a position, or tell of it in figures: no rules, and held by the gauntlet."""

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}
SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one place."""

    path: str
    """The module, from the game's folder."""
    number: int
    """Which of the module's mutants it is."""
    place: str
    """The function it is in."""
    line: int
    lines: tuple[int, int]
    """First and last line of the statement: whoever reaches one of them reaches the mutant."""
    before: str
    after: str
    copy: int
    """Which of those that read alike in the same function."""
    cites: tuple[str, ...]
    """IDs of the rules that the line cites."""

    @property
    def key(self) -> str:
        """What it is called in the list of equivalent ones, wherever its line moves."""
        nth = f" #{self.copy}" if self.copy > 1 else ""
        return f"{self.path} {self.place}: {self.before} -> {self.after}{nth}"

    def is_named_by(self, rules: Iterable[str]) -> bool:
        """Whether one of these rules is cited: itself, or by its chapter."""
        return any(rule == cited or rule.startswith(cited + ".") for rule in rules for cited in self.cites)


def mutants_of(path: str, source: str) -> list[Mutant]:
    """All mutants of a module, in the order of its lines."""
    site = _Sites(None)
    site.visit(ast.parse(source))
    cites = _Citations(source)
    copies: Counter[tuple[str, str, str]] = Counter()
    found = []
    for number, (place, line, lines, before, after, docstrings) in enumerate(site.found):
        copies[place, before, after] += 1
        found.append(Mutant(path, number, place, line, lines, before, after, copies[place, before, after],
                            cites.at(lines, docstrings)))
    return found


def code_of(mutant: Mutant, file: Path) -> CodeType:
    """The module with this one change."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    _Sites(mutant.number).visit(tree)
    code: CodeType = compile(ast.fix_missing_locations(tree), str(file), "exec", dont_inherit=True)
    return code


class _Sites(ast.NodeTransformer):
    """Goes through a module, counts what can be changed and changes what is wanted."""

    def __init__(self, wanted: int | None) -> None:
        self.wanted = wanted
        self.found: list[tuple[str, int, tuple[int, int], str, str, tuple[str, ...]]] = []
        self.place: list[str] = []
        self.docstrings: list[str] = []
        self.statement: tuple[int, int] = (1, 1)

    def visit(self, node: ast.AST) -> ast.AST:
        if _is_no_rule(node):
            return node
        if isinstance(node, ast.Module):
            return self._inside(node, "")
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if node.name in PLUMBING:
                return node
            return self._inside(node, node.name)
        outer = self.statement
        if isinstance(node, ast.stmt):
            self.statement = _own_lines(node)
        changed = self._children(node)
        for before, after, result in _variants(node):
            if len(self.found) == self.wanted:
                changed = result
            self.found.append((".".join(self.place) or "<module>", getattr(node, "lineno", self.statement[0]),
                               self.statement, before, after, tuple(reversed(self.docstrings))))
        self.statement = outer
        return changed

    def _inside(self, node: ast.Module | ast.FunctionDef | ast.ClassDef, name: str) -> ast.AST:
        self.docstrings.append(ast.get_docstring(node) or "")
        if name:
            self.place.append(name)
        if isinstance(node, ast.FunctionDef):
            node.args.defaults = [self._replaced(one) for one in node.args.defaults]
            node.args.kw_defaults = [one and self._replaced(one) for one in node.args.kw_defaults]
        node.body = [self._replaced(one) for one in node.body]
        if name:
            self.place.pop()
        self.docstrings.pop()
        return node

    def _children(self, node: ast.AST) -> ast.AST:
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "type_comment", "ctx", "msg"):
                continue
            if isinstance(value, list):
                setattr(node, name, [self._replaced(one) if isinstance(one, ast.AST) else one for one in value])
            elif isinstance(value, ast.AST):
                setattr(node, name, self._replaced(value))
        return node

    def _replaced(self, node: Any) -> Any:
        return self.visit(node)


def _is_no_rule(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Constant()):
            return True  # a docstring
        case ast.Expr(value=ast.Call(func=ast.Name(id="emit"))):
            return True
        case ast.If(test=test):
            text = ast.unparse(test)
            return "TYPE_CHECKING" in text or "s.events is not None" in text
        case ast.Assign(targets=[ast.Name(id="__slots__")]):
            return True
    return False


def _own_lines(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement without those of the statements inside it."""
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno or node.lineno
    return node.lineno, max(node.lineno, last)


def _variants(node: ast.AST) -> Iterator[tuple[str, str, ast.AST]]:
    """What a node can be changed into: before, after, and the node."""
    before = _text(node)
    for after in _changed(node):
        yield before, _text(after), after


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.If | ast.While):
        return f"{'if' if isinstance(node, ast.If) else 'while'} {ast.unparse(node.test)}"
    if isinstance(node, ast.comprehension):
        return ast.unparse(node).strip()
    return " ".join(ast.unparse(node).split())


def _changed(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=comparators):
            yield ast.Compare(left, [COMPARISONS[type(operator)]()], comparators)
        case ast.Compare(left=left, ops=operators, comparators=comparators):
            for at, operator in enumerate(operators):
                changed = [*operators[:at], COMPARISONS[type(operator)](), *operators[at + 1:]]
                yield ast.Compare(left, changed, comparators)
        case ast.BoolOp(op=operator, values=values):
            for at in range(len(values)):
                rest = values[:at] + values[at + 1:]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.If(test=_, body=body, orelse=orelse):
            yield ast.If(ast.Constant(True), body, orelse)
            yield ast.If(ast.Constant(False), body, orelse)
        case ast.While(test=_, body=body, orelse=orelse):
            yield ast.While(ast.Constant(False), body, orelse)
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.comprehension(target=target, iter=iterable, ifs=ifs, is_async=is_async) if ifs:
            for at in range(len(ifs)):
                yield ast.comprehension(target, iterable, ifs[:at] + ifs[at + 1:], is_async)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in SUMS:
            if not _is_no_number(left) and not _is_no_number(right):
                yield ast.BinOp(left, SUMS[type(operator)](), right)
        case ast.AugAssign(target=target, op=operator, value=value):
            if type(operator) in SUMS and not _is_no_number(value):
                yield ast.AugAssign(target, SUMS[type(operator)](), value)
            yield ast.Pass()
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=keywords) if name in CALLS:
            yield ast.Call(ast.Name(CALLS[name], ast.Load()), arguments, keywords)
        case ast.Expr(value=ast.Call() | ast.YieldFrom()) | ast.Delete() | ast.Continue() | ast.Break():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def _is_no_number(node: ast.expr) -> bool:
    """Whether it cannot be subtracted: such a mutant would be found by anybody who comes by."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict | ast.ListComp | ast.JoinedStr)


class _Citations:
    """Which rules a line cites: in a comment beside or right above it, else in the docstring it stands under."""

    def __init__(self, source: str) -> None:
        self.comments = [line.partition("#")[2] if "#" in line else "" for line in source.splitlines()]
        self.alone = [line.lstrip().startswith("#") for line in source.splitlines()]

    def at(self, lines: tuple[int, int], docstrings: tuple[str, ...]) -> tuple[str, ...]:
        first, last = lines
        beside = [self.comments[line - 1] for line in range(first, last + 1)]
        while first > 1 and self.alone[first - 2]:
            first -= 1
            beside.append(self.comments[first - 1])
        for text in (" ".join(beside), *docstrings):
            if cited := rules_in(text):
                return cited
        return ()


def rules_in(text: str) -> tuple[str, ...]:
    """The rule IDs in a text; "RG-4.1 to RG-4.3" is three."""
    spans = [f"{start}{number}" for start, first, last in RANGE.findall(text)
             for number in range(int(first), int(last) + 1)]
    return tuple(dict.fromkeys([f"{game}-{rest}" for game, rest in RULE_ID.findall(text)] + spans))
