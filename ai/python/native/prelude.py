"""Runs one player: reads requests, a JSON object a line, and answers each with one. See package native.

A program may ask the rules while it thinks: then a line {"regles": question} goes out, and the answer comes in. What it
prints goes with its answer. A program is not held back by force: a file may only be run by who trusts it.
"""

import ast
import builtins
import json
import os
import resource
import sys
import traceback
import types

# The modules that a program may import; the last is what strptime imports in its name.
ALLOWED = set("""__future__ abc bisect collections contextlib copy dataclasses datetime decimal enum fractions functools
heapq itertools math operator pprint random re statistics string tablier tapatan textwrap time types typing
_strptime""".split())
REFUSED = "open", "input", "breakpoint", "exit", "quit"
FILE = "programme.py"

modules, entry, out = sys.argv[1], sys.stdin, os.fdopen(os.dup(1), "w")


class TropDeTours(BaseException):
    """The program has gone around too often; no except clause of it shall hear of that."""


class TropDAppels(BaseException):
    """The program has looked at too many positions."""


class SansFonction(Exception):
    """The program has no function jouer or play."""


class Hote(types.ModuleType):
    """The module _tablier_hote, and the counts of a request."""

    appels = tours = 0
    budget = most_turns = None

    def regles(self, question):
        say({"regles": question})
        return json.loads(entry.readline())

    def compte(self):
        self.appels += 1
        if self.budget and self.appels > self.budget:
            raise TropDAppels

    def tour(self, line):
        self.tours += 1
        self.line = line
        if self.tours > self.most_turns:
            raise TropDeTours
        if self.budget and self.appels > self.budget:
            raise TropDAppels  # again, where the program has heard it and gone on

    def begin(self, request):
        self.appels = self.tours = self.line = 0
        self.budget, self.most_turns = request["calls"], request["turns"]


def say(answer):
    out.write(json.dumps(answer) + "\n")
    out.flush()


class Turns(ast.NodeTransformer):
    """Has each head of a loop and each entry of a function count a turn."""

    def count(self, node):
        call = ast.Call(ast.Name("__tour__", ast.Load()), [ast.Constant(node.lineno)], [])
        ast.copy_location(call, node)
        call.end_lineno, call.end_col_offset = node.lineno, node.col_offset  # no width, by which place knows it
        return call

    def loop(self, node):
        self.generic_visit(node)
        node.body.insert(0, ast.copy_location(ast.Expr(self.count(node)), node))
        return node

    visit_For = visit_While = loop

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        after = 1 if ast.get_docstring(node, clean=False) is not None else 0
        node.body.insert(after, ast.copy_location(ast.Expr(self.count(node)), node))
        return node

    def visit_Lambda(self, node):
        self.generic_visit(node)
        pair = ast.Tuple([self.count(node), node.body], ast.Load())
        node.body = ast.copy_location(ast.Subscript(pair, ast.Constant(1), ast.Load()), node)
        return node

    def comprehension(self, node):
        self.generic_visit(node)
        for part in node.generators:
            none = ast.Compare(self.count(node), [ast.Is()], [ast.Constant(None)])
            part.ifs.insert(0, ast.copy_location(none, node))
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = comprehension


def only_allowed(name, given=None, *rest):
    """The import of a program: modules of a list, the same wherever it runs."""
    if given and given.get("__name__") == "__main__" and name.partition(".")[0] not in ALLOWED:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return whole_import(name, given, *rest)


whole_import = builtins.__import__
hote = sys.modules["_tablier_hote"] = Hote("_tablier_hote")
main = types.ModuleType("__main__")  # dataclasses and others look up a program's names by its module
space = vars(main)


def load(request):
    sys.path.insert(0, modules)
    sys.modules["__main__"] = main
    own = {name: value for name, value in vars(builtins).items() if name not in REFUSED}
    own["__import__"] = only_allowed
    space.update(__builtins__=own, __tour__=hote.tour)
    tree = ast.fix_missing_locations(Turns().visit(ast.parse(request["program"], FILE)))
    exec(compile(tree, FILE, "exec"), space)
    if not callable(player()):
        raise SansFonction
    return {}


def player():
    return space.get("jouer") or space.get("play")


def move(request):
    import random
    import tablier
    random.seed(request["seed"])
    position = tablier.lire(request["position"], *request["game"])
    chosen = player()(position)
    legal = list(position._developpe())
    return {"move": chosen if isinstance(chosen, str) and chosen in legal else None, "returned": repr(chosen)[:60]}


def tests(request):
    import essais
    import random
    random.seed(request["seed"])
    results = {}
    essais.lance(request["program"], space, lambda result: results.update({result["index"]: result}))
    return {"tests": list(results.values())}


def place(error):
    """The line of the program at which an error stands."""
    if isinstance(error, SyntaxError) and error.filename == FILE:
        return error.lineno or 0
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == FILE]
    if isinstance(error, RecursionError) and len(frames) > 1 and counts(frames[-1]):
        frames.pop()  # without the count it would have failed one call deeper: its caller's line, as Python says
    return frames[-1].lineno if frames else 0


def counts(frame):
    """Whether a frame stands where a turn is counted."""
    return (frame.lineno, frame.colno) == (frame.end_lineno, frame.end_colno)


def fault(error):
    kinds = {TropDeTours: "turns", TropDAppels: "calls", MemoryError: "memory", SansFonction: "nothing"}
    kind = kinds.get(type(error), "program")
    line = hote.line if kind == "turns" else place(error)
    words = "".join(traceback.format_exception_only(type(error), error)).strip()
    return {"kind": kind, "type": type(error).__name__, "line": line, "message": words[:600]}


def confine():
    gigabyte = 1 << 30
    for limit, value in ((resource.RLIMIT_AS, gigabyte), (resource.RLIMIT_NOFILE, 32), (resource.RLIMIT_FSIZE, 0)):
        resource.setrlimit(limit, (value, value))


def serve():
    for line in entry:
        request = json.loads(line)
        hote.begin(request)
        try:
            answer = {"load": load, "move": move, "tests": tests}[request["op"]](request)
        except BaseException as error:
            answer = {"error": fault(error)}
        say({**answer, "calls": hote.appels})


if __name__ == "__main__":
    confine()
    sys.stdout = open(os.devnull, "w")  # what a program prints is nobody's answer
    serve()
