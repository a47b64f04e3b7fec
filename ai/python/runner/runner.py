"""Runs a program of a pupil, one a Runner, in a page as natively: see package runner.

    runner = Runner(host)
    last = runner.handle(request)    # a request and the last event of its answer, texts of JSON both

The host is what differs from one place to another:

    host.rules(question)   the answer of the rules, a text: package python. It counts and refuses by itself too.
    host.look()            counts a look at a position; False where the request may look no more
    host.say(event)        an event before the last one, a text of JSON
    host.alive()           the program goes on: it has counted turns or looks since the last time

Requests are {id, op, calls, turns, …}, with op load (program, seed), move (game, position, seed), tests (code, test, seed),
values (game, positions), steps and tree (as move, with most). Events are {id, event, …}: done or error in the end,
with calls and turns, and before that print, test, steps and nodes.

A program is held within limits of turns, which are heads of loops and entries of functions, and of looks; how much
memory and silence it may take is for the host to say.

Nothing here holds off malice: a program can reach what runs it. What must not be reached the host keeps to itself.
"""

import ast
import builtins
import io
import json
import linecache
import random
import sys
import time
import traceback
import types
from itertools import repeat
from operator import length_hint

FILE = "programme.py"

# The modules that a program may import; the last is what strptime imports in its name. Python's own C may import more.
ALLOWED = frozenset("""__future__ abc bisect collections contextlib copy dataclasses datetime decimal enum fractions
functools heapq itertools math operator pprint random re statistics string tablier tapatan textwrap time types typing
_strptime""".split())
ALLOWED_TO_C = frozenset("_ast_unparse _pylong copyreg unicodedata".split())
REFUSED = frozenset("open input breakpoint exit quit help copyright credits license".split())

RECURSION = 1000  # calls within one another, as many as in plain Python

# How long an event may be is bounded where it is heard. Texts are cut, in letters, and lists are told in parts.
PART = 20_000
LONGEST_TEXT = 2_000
LONGEST_WORDS = 4_000  # of Python, about an error
LONGEST_NAME = 60
MOST_PRINTED = 100_000  # letters of a request; half of them are the first, half the last
MOST_VARIABLES = 50  # of a step
MOST_ASLEEP = 2.0  # seconds of a request
QUIET_TURNS = 1_000  # of what writes a value for a step


class TropDeTours(BaseException):
    """The program has gone around too often; no except clause of it shall hear of that for long."""

    __module__ = "builtins"


class TropDAppels(BaseException):
    """The program has looked at too many positions."""

    __module__ = "builtins"


class SansFonction(Exception):
    """The program has no function jouer or play."""


class _Assez(BaseException):
    """What writes a value for a step takes too long, or looks at positions."""


# ---------------------------------------------------------------- turns

# A turn is counted by `next(turns, None) or late()`, which costs a call of C. Names of the program are not so written.
NEXT, TURNS, LATE = "<the runner's next>", "<the runner's turns>", "<the runner's late>"


class Turns:
    """Counts the turns of a request, and ends a program that takes too many.

    They are handed out in batches, as an iterator that ends with its batch. A program that goes beyond the last may go
    on for a tenth: of loops within one another the outermost that does not end is the one to be named.
    """

    MOST_LATE = 300_000

    def __init__(self, pulse):
        self.pulse, self.names = pulse, {}
        self.begin(0)

    def begin(self, most):
        self.used, self.most = 0, most or sys.maxsize
        self.left = min(self.most // 10, self.MOST_LATE)  # turns beyond the last
        self.over, self.quiet = None, False
        self.outer, self.chain = (sys.maxsize, 0), {}
        self.step, self.since = 64, time.perf_counter()
        self.hand(0)

    def hand(self, size):
        self.size, self.batch = size, repeat(True, size)
        self.names[TURNS] = self.batch

    def total(self):
        return self.used + self.size - length_hint(self.batch)

    def stop(self, kind):
        """Have each further turn raise an exception."""
        if self.over is None:
            self.used, self.over = self.total(), kind
            self.hand(0)

    def late(self):
        """Count a turn beyond the batch."""
        if self.over:
            raise self.over
        if self.quiet:
            raise _Assez
        self.used, self.size = self.used + self.size + 1, 0
        now = time.perf_counter()
        if forget(sys.exc_info()[1], 50) or now - self.since > 0.2:
            self.step = max(1, self.step // 4)
        elif now - self.since < 0.02:
            self.step = min(1 << 13, self.step * 2)
        self.since = now
        self.pulse(now)
        if self.used < self.most:
            self.hand(min(self.step, self.most - self.used))
        elif self.used > self.most:
            self.beyond(sys._getframe(1))
        return True

    def beyond(self, frame):
        while frame is not None and frame.f_code.co_filename != FILE:  # of a text that the program has evaluated
            frame = frame.f_back
        if frame is not None:
            self.compare(frame)
        self.left -= 1
        if self.left < 0:
            self.over, self.chain = TropDeTours, {}
            raise TropDeTours

    def compare(self, frame):
        """Take the line of a frame for the outermost one, if it is."""
        depth = self.depth(frame)
        if (depth, frame.f_lineno) < self.outer:
            if depth < self.outer[0]:
                self.chain = self.chain_of(frame, depth)
            self.outer = depth, frame.f_lineno

    def depth(self, frame):
        """How many frames a frame stands upon, found from the chain of the outermost one, where it stands on that."""
        steps = 0
        while frame is not None and frame not in self.chain:
            frame, steps = frame.f_back, steps + 1
        self.left -= steps // 64  # a long way takes long
        return steps + self.chain.get(frame, 0)

    def chain_of(self, frame, depth):
        chain = {}
        while frame is not None:
            chain[frame] = depth
            frame, depth = frame.f_back, depth - 1
        return chain

    def quietly(self, write, value):
        """What a function makes of a value, in a few turns that do not count; None where it fails."""
        was = self.size, self.batch, self.used, self.over
        self.hand(QUIET_TURNS)
        self.quiet, self.over = True, None
        try:
            return write(value)
        except BaseException:
            return None
        finally:
            self.quiet = False
            self.size, self.batch, self.used, self.over = was
            self.names[TURNS] = self.batch


def _at(node, place):
    """A node without width where another begins: by that it is known as a count."""
    node.lineno = node.end_lineno = place.lineno
    node.col_offset = node.end_col_offset = place.col_offset
    return node


def _count(place):
    def called(name, *given):
        return _at(ast.Call(_at(ast.Name(name, ast.Load()), place), list(given), []), place)
    one = called(NEXT, _at(ast.Name(TURNS, ast.Load()), place), _at(ast.Constant(None), place))
    return _at(ast.BoolOp(ast.Or(), [one, called(LATE)]), place)


def counted(tree):
    """Have each head of a loop and each entry of a function of a program count a turn. The tree itself is changed."""
    for node in list(ast.walk(tree)):
        match node:
            case ast.For() | ast.AsyncFor() | ast.While():
                node.body.insert(0, _at(ast.Expr(_count(node)), node))
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                after = 1 if ast.get_docstring(node, clean=False) is not None else 0
                node.body.insert(after, _at(ast.Expr(_count(node)), node))
            case ast.Lambda():
                both = ast.BoolOp(ast.And(), [_count(node), node.body])
                node.body = ast.copy_location(both, node.body)
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                for part in node.generators:
                    part.ifs.insert(0, _count(node))
    return tree


def is_count(code, instruction):
    """Whether an instruction counts a turn."""
    for at, (line, end, column, end_column) in enumerate(code.co_positions()):
        if at == instruction // 2:
            return line is not None and (line, column) == (end, end_column)
    return False


def compiled(source, file=FILE, mode="exec"):
    """The code of a text, or of a tree, that counts its turns."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, 5 * RECURSION))  # the tree of a sum of many terms is deep
    try:
        tree = source if isinstance(source, ast.AST) else ast.parse(source, file, mode)
        return compile(counted(tree), file, mode, dont_inherit=True)
    finally:
        sys.setrecursionlimit(limit)


# ---------------------------------------------------------------- the names of a program

def only_allowed(name, globals=None, locals=None, fromlist=(), level=0):
    """The import of a program: modules of a list, the same wherever it runs."""
    known = name.partition(".")[0] in ALLOWED or type(fromlist) is list and name in ALLOWED_TO_C
    if level == 0 and not known:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return __import__(name, globals, locals, fromlist, level)


def own_names(turns):
    """What a program has for the module builtins."""
    own = {name: value for name, value in vars(builtins).items() if name not in REFUSED}

    def prepare(source, file, mode):
        if isinstance(source, types.CodeType):
            return source
        if mode == "eval" and isinstance(source, str):
            source = source.lstrip(" \t")
        return compiled(source, file, mode)

    def spaces(frame, space, local):
        if space is None:
            space, local = frame.f_globals, frame.f_locals if local is None else local
            if not isinstance(local, dict):
                local = dict(local)  # of a function: what is set there is nobody's
        elif isinstance(space, dict):
            space.setdefault("__builtins__", own)
        return space, space if local is None else local

    def eval(source, globals=None, locals=None, /):
        where = spaces(sys._getframe(1), globals, locals)
        return builtins.eval(prepare(source, "<string>", "eval"), *where)

    def exec(source, globals=None, locals=None, /):
        where = spaces(sys._getframe(1), globals, locals)
        builtins.exec(prepare(source, "<string>", "exec"), *where)

    def compile(source, filename, mode, flags=0, dont_inherit=False, optimize=-1):
        if flags & ast.PyCF_ONLY_AST:
            return builtins.compile(source, filename, mode, flags, True, optimize)
        return prepare(source, filename, mode)

    own.update(eval=eval, exec=exec, compile=compile, __import__=only_allowed)
    own.update({NEXT: next, LATE: turns.late})
    return own


# ---------------------------------------------------------------- what is printed

class Printed(io.TextIOBase):
    """What a request prints: the first letters as they come, the last at the end, and how many lines were between."""

    encoding = "utf-8"
    FLUSH = 1_000

    def __init__(self, tell):
        self.tell = tell
        self.begin()

    def begin(self):
        self.room, self.waiting, self.length = MOST_PRINTED // 2, [], 0
        self.tail, self.tail_length, self.cut, self.left = [], 0, False, 0
        self.hear = None

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if self.hear:
            self.hear(text)
        now, later = text[:self.room], text[self.room:]
        self.room -= len(now)
        if now:
            self.waiting.append(now)
            self.length += len(now)
            if self.length > self.FLUSH:
                self.flush()
        if later:
            self.keep(later)
        return len(text)

    def keep(self, text):
        """Keep the end of what is printed beyond the first letters."""
        self.tail.append(text)
        self.tail_length += len(text)
        if self.tail_length > 2 * MOST_PRINTED:
            self.shorten()

    def shorten(self):
        whole = "".join(self.tail)
        gone, kept = whole[:-MOST_PRINTED // 2], whole[-MOST_PRINTED // 2:]
        self.cut = self.cut or bool(gone)
        self.left += gone.count("\n")
        self.tail, self.tail_length = [kept], len(kept)

    def flush(self):
        text = "".join(self.waiting)
        self.waiting, self.length = [], 0
        self.tell_parts(text, 0)

    def tell_parts(self, text, left):
        """Tell a text, before which so many lines are left out."""
        for start in range(0, len(text), PART):
            self.tell(text[start:start + PART], left if start == 0 else 0)

    def finish(self):
        """Tell what is left of a request."""
        self.flush()
        self.shorten()
        text = self.tail[0]
        if self.cut and "\n" in text:  # the first line is only the end of one
            text, self.left = text[text.index("\n") + 1:], self.left + 1
        self.tell_parts(text, self.left)
        self.begin()


class Nowhere(io.TextIOBase):
    """Where warnings go, and what is written for a step prints."""

    def write(self, text):
        return len(text)


# ---------------------------------------------------------------- step by step

UNSHOWN = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType, type)
UNSHARED = (int, float, complex, str, bytes, bool, type(None), tuple, frozenset, range)
HIDDEN = frozenset("<listcomp> <setcomp> <dictcomp> <genexpr>".split())  # frames that not every version has


def cut(text, most):
    return text if len(text) <= most else text[:most - 1] + "…"


class Steps:
    """Notes the lines of a program as they run, and the calls of its functions."""

    def __init__(self, most, write, position):
        self.most, self.write, self.position = most, write, position
        self.list = []
        self.depth, self.shown, self.raised = -1, {}, set()
        self.numbers = {}  # of objects, which are kept so that no other gets their address

    def trace(self, frame, event, about):
        code = frame.f_code
        if event != "call" or code.co_filename != FILE or code.co_name in HIDDEN:
            return None
        self.depth += 1
        names = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
        values = frame.f_locals
        self.note(frame, "call", args=[[name, self.write(values[name])] for name in names if name in values])
        return self.within

    def within(self, frame, event, about):
        if event == "line":
            self.raised.discard(frame)
            if not self.of_count(frame):
                self.note(frame, "line")
        elif event == "exception":
            self.raised.add(frame)
        elif event == "return":
            returned = "" if frame in self.raised else self.write(about)
            self.note(frame, "return", returned=returned)
            self.raised.discard(frame)
            self.shown.pop(frame, None)
            self.depth -= 1
        return self.within

    def of_count(self, frame):
        """Whether a line is none of the program: that of a count, where Python without counts would not stop."""
        last = self.list[-1] if self.list else {}
        known = last.get("line") == frame.f_lineno and last.get("depth") == self.depth and last["kind"] != "return"
        return known and is_count(frame.f_code, frame.f_lasti)

    def note(self, frame, kind, **more):
        if len(self.list) >= self.most:
            sys.settrace(None)
            return
        name = frame.f_code.co_name
        self.list.append({
            "line": frame.f_lineno, "depth": max(self.depth, 0), "function": cut(name, LONGEST_NAME), "kind": kind,
            **more, "variables": self.variables(frame), "position": self.looked_at(frame), "print": "",
        })

    def variables(self, frame):
        known = self.shown.setdefault(frame, {})
        found = []
        for name, value in list(frame.f_locals.items()):
            if not name.isidentifier() or name.startswith("_") or isinstance(value, UNSHOWN):
                continue
            text = self.write(value)
            found.append([cut(name, LONGEST_NAME), text, "" if known.get(name) == text else "new", self.number(value)])
            known[name] = text
            if len(found) == MOST_VARIABLES:
                break
        return found

    def number(self, value):
        if isinstance(value, UNSHARED) or isinstance(value, self.position):
            return 0
        return self.numbers.setdefault(id(value), (len(self.numbers) + 1, value))[0]

    def looked_at(self, frame):
        values = frame.f_locals
        named = values.get("position")
        if isinstance(named, self.position):
            return str(named)
        newest = [value for value in values.values() if isinstance(value, self.position)]
        return str(newest[-1]) if newest else ""

    def printed(self, text):
        if self.list:
            step = self.list[-1]
            step["print"] = (step["print"] + text)[:LONGEST_TEXT]


# ---------------------------------------------------------------- observed calls

class Tree:
    """Notes the calls of functions that a program has had observed: see observe in tablier."""

    def __init__(self, most, looks):
        self.most, self.looks = most, looks  # looks says how many there have been
        self.calls, self.nodes, self.open = 0, [], []

    def note(self, what, *fields):
        fields = [str(field) for field in fields[:20]]
        if what == "call":
            self.call(*fields)
        elif self.open:
            self.end(*fields)

    def call(self, name, game, position, *args):
        self.calls += 1
        parent = self.open[-1]["index"] if self.open else -1
        full = len(self.nodes) >= self.most or bool(self.open) and parent < 0
        node = None if full else {
            "parent": parent, "function": name[:200], "position": position[:PART], "args": [arg[:200] for arg in args],
            "value": "", "looks": 0,
        }
        if node:
            self.nodes.append(node)
        self.open.append({
            "node": node, "index": len(self.nodes) - 1 if node else -1, "begin": self.looks(), "inner": 0,
        })

    def end(self, value):
        one = self.open.pop()
        all_looks = self.looks() - one["begin"]
        if self.open:
            self.open[-1]["inner"] += all_looks
        if one["node"]:
            one["node"].update(value=value[:200], looks=all_looks - one["inner"])


# ---------------------------------------------------------------- errors

def program_frames(trace):
    """The frames of a traceback that are the program's, each with its line and whether it stands at a count."""
    return [(frame, line, is_count(frame.f_code, last)) for frame, line, last in _walk(trace)
            if frame.f_code.co_filename == FILE]


def _walk(trace):
    while trace is not None:
        yield trace.tb_frame, trace.tb_lineno, trace.tb_lasti
        trace = trace.tb_next


def place(error):
    """The line of the program at which an error stands."""
    if isinstance(error, SyntaxError) and error.filename == FILE:
        return error.lineno or 0
    frames = program_frames(error.__traceback__)
    if isinstance(error, RecursionError):
        while len(frames) > 1 and frames[-1][2]:
            frames.pop()  # without the count it would have failed one call deeper: its caller's line, as Python says
    return frames[-1][1] if frames else 0


def words(error):
    """The traceback of an error in Python's words, with the frames of the program only, and its last line."""
    told = traceback.TracebackException.from_exception(error, lookup_lines=False, compact=True)
    waiting = [told]
    while waiting:
        one = waiting.pop()
        of_program(one.stack)
        waiting += [other for other in (one.__cause__, one.__context__, *(one.exceptions or [])) if other]
    last = list(told.format_exception_only())
    name = type(error).__name__
    message = next((text for text in last if text.startswith((told_name(error), name))), last[-1]).strip()
    if message.startswith(told_name(error)):
        message = name + message[len(told_name(error)):]
    return "".join(told.format()).rstrip(), message


def told_name(error):
    kind = type(error)
    module = kind.__module__
    return kind.__qualname__ if module in ("__main__", "builtins") else f"{module}.{kind.__qualname__}"


def of_program(stack):
    stack[:] = [frame if (frame.lineno, frame.colno) != (frame.end_lineno, frame.end_colno) else
                traceback.FrameSummary(frame.filename, frame.lineno, frame.name)
                for frame in stack if frame.filename == FILE]


# ---------------------------------------------------------------- one program

class Runner:
    """Runs one program."""

    def __init__(self, host):
        self.host = host
        self.turns = Turns(self.pulse)
        self.printed = Printed(lambda text, left: self.say("print", text=text, **({"left": left} if left else {})))
        self.request, self.calls, self.asleep, self.heard = {}, 0, 0.0, 0.0
        self.tree = None
        self.reserve = bytearray(1 << 20)  # with which to say that there is no memory left
        self.main, self.space = None, {}
        time.sleep = self.sleep
        sys.modules["_tablier_hote"] = self.module()
        import essais
        import tablier
        self.essais, self.tablier = essais, tablier
        self.read = tablier.lire

    # what a program asks for

    def module(self):
        """Module _tablier_hote, which tablier asks."""
        module = types.ModuleType("_tablier_hote")
        module.regles, module.compte, module.note = self.rules, self.look, self.note
        return module

    def rules(self, question):
        if self.turns.quiet:
            raise _Assez
        return self.host.rules(question)

    def look(self):
        if self.turns.quiet:
            raise _Assez
        self.calls += 1
        if not self.calls & 1023:
            self.pulse(time.perf_counter())
        if not self.host.look():
            self.turns.stop(TropDAppels)
            raise TropDAppels

    def note(self, *fields):
        if self.tree is not None:
            self.tree.note(*fields)

    def sleep(self, seconds):
        """The sleep of module time. Of a program that sleeps for long nobody hears."""
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        wait = min(seconds, MOST_ASLEEP - self.asleep)
        self.asleep += wait
        end = time.monotonic() + wait
        while (left := end - time.monotonic()) > 0:
            _sleep(min(left, 0.5))
            self.host.alive()

    def pulse(self, now):
        if now - self.heard > 0.25:
            self.heard = now
            self.printed.flush()
            self.host.alive()

    # what is said

    def say(self, event, **fields):
        self.host.say(json.dumps({"id": self.request.get("id", 0), "event": event, **fields}))

    def say_parts(self, name, items):
        part, length = [], 0
        for item in items:
            more = len(json.dumps(item))
            if part and length + more > PART:
                self.say(name, **{name: part})
                part, length = [], 0
            part.append(item)
            length += more
        if part:
            self.say(name, **{name: part})

    # requests

    def handle(self, text):
        """Carry out a request; return the last event."""
        self.request = request = json.loads(text)
        self.calls, self.asleep, self.heard = 0, 0.0, time.perf_counter()
        self.printed.begin()
        sys.stdout, sys.stderr = self.printed, Nowhere()
        self.turns.begin(request.get("turns", 0))
        self.host.alive()
        try:
            event = {"event": "done", **getattr(self, "do_" + request["op"])(request)}
            if self.turns.over:  # the program has caught what ended it
                event = self.failed(self.turns.over())
        except BaseException as error:
            event = self.failed(error)
        self.printed.finish()
        return json.dumps({"id": request.get("id", 0), **event, "calls": self.calls, "turns": self.turns.total()})

    def failed(self, error):
        try:
            fault = self.fault(error)
            json.dumps(fault)
        except BaseException:  # a program may make errors that cannot be told
            fault = {"kind": "program", "type": "", "line": 0, "message": "", "python": ""}
        return {"event": "error", "error": fault}

    def do_load(self, request):
        source = request["program"]
        random.seed(request.get("seed", 0))
        linecache.cache[FILE] = len(source), None, io.StringIO(source, None).readlines(), FILE
        self.turns.names = own = own_names(self.turns)
        self.turns.hand(0)
        # Dataclasses and others look up a program's names by its module.
        self.main = sys.modules["__main__"] = types.ModuleType("__main__")
        self.space = vars(self.main)
        self.space["__builtins__"] = own
        code = compiled(source)
        self.run(exec, code, self.space)
        return {}  # a program that has no player yet may have what the tests of an exercise ask for

    def do_move(self, request):
        random.seed(request.get("seed", 0))
        player = self.player()
        position = self.read(request["position"], *request["game"])
        legal = frozenset(position._developpe())
        chosen = self.run(player, position)
        move = str.__str__(chosen) if issubclass(type(chosen), str) else ""
        return {"move": move if move in legal else "", "returned": self.write(chosen)}

    def do_tests(self, request):
        random.seed(request.get("seed", 0))
        if request["test"] == 0:
            self.run(self.essais.prepare, request["code"], self.space, self.tell_test)
        self.run(self.essais.lance, request["test"], self.tell_test)
        return {}

    def tell_test(self, result):
        texts = {name: result[name][:LONGEST_TEXT] for name in ("position", "expected", "received")}
        self.say("test", **{**result, **texts})

    def do_values(self, request):
        return {"values": [self.exact(request["game"], position)[0] for position in request["positions"]]}

    def do_steps(self, request):
        steps = Steps(request["most"], self.write, self.tablier.Position)
        self.printed.hear = steps.printed
        self.player()
        sys.settrace(steps.trace)
        try:
            return self.do_move(request)
        finally:
            sys.settrace(None)
            self.printed.hear = None
            self.say_parts("steps", steps.list)

    def do_tree(self, request):
        self.tree = tree = Tree(request["most"], lambda: self.calls)
        try:
            done = self.do_move(request)
        finally:
            self.tree = None
        seen = [node for node in tree.nodes if node["position"]]  # no position would be taken for the start
        for node in seen:
            if node["parent"] < 0:
                node["exact"], node["plies"] = self.exact(request["game"], node["position"])
        self.tell_filed(request["game"], [node for node in seen if node["parent"] >= 0])
        self.say_parts("nodes", tree.nodes)
        return {**done, "observed": tree.calls}

    def tell_filed(self, game, nodes):
        """Tell of calls within calls what files say: each position would need a search of its own."""
        if nodes:
            said = self.host.rules("\t".join(["filed", *game, *(node["position"] for node in nodes)])).split("\t")
            for node, value in zip(nodes, said[1:] if said[0] == "ok" else []):
                node["exact"], node["plies"] = value, 0

    def exact(self, game, position):
        """What a position is worth to the side to move: w, d or l, empty where that is not known; and its plies."""
        said = self.host.rules("\t".join(["value", *game, position])).split("\t")
        if said[0] == "ok" and said[1] in ("w", "d", "l"):
            return said[1], int(said[2]) if len(said) > 2 else 0
        return "", 0

    def player(self):
        for name in "jouer", "play":
            if callable(self.space.get(name)):
                return self.space[name]
        raise SansFonction("jouer")

    def run(self, what, *given):
        """Call something of the program, with as much recursion as plain Python has."""
        limit, depth, frame = sys.getrecursionlimit(), 0, sys._getframe()
        while frame is not None:
            frame, depth = frame.f_back, depth + 1
        sys.setrecursionlimit(RECURSION + depth + (sys.version_info < (3, 12)))  # which counts exec as well
        try:
            return what(*given)
        finally:
            sys.setrecursionlimit(limit)

    def write(self, value):
        """A value as a step shows it: in Python's words, or by its type where these fail."""
        was, sys.stdout = sys.stdout, Nowhere()
        text = self.turns.quietly(repr, value)
        sys.stdout = was
        return cut(text if isinstance(text, str) else f"<{type(value).__name__}>", LONGEST_NAME)

    # errors

    KINDS = {TropDeTours: "turns", TropDAppels: "calls", MemoryError: "memory", SansFonction: "nothing"}

    def fault(self, error):
        kind, name = self.KINDS.get(type(error), "program"), type(error).__name__
        if kind == "memory":
            self.reserve = None
        line = self.turns.outer[1] if kind == "turns" else place(error)
        if kind in ("turns", "calls"):
            error.__context__ = error.__cause__ = None
        forget(error, 3)
        if isinstance(error, SyntaxError) and error.filename == FILE and error.text is None:
            error.text = linecache.getline(FILE, error.lineno or 0)  # which only a parser adds, no compiler
        python, message = self.turns.quietly(words, error) or (name, name)
        traceback.clear_frames(error.__traceback__)
        return {
            "kind": kind, "type": name[:LONGEST_TEXT], "line": line, "message": message[:LONGEST_WORDS],
            "python": python[-LONGEST_WORDS:],
        }


def forget(error, most):
    """Leave an error few of those that came before it: where each comes of another, all together take ever longer."""
    for _ in range(most):
        if error is None:
            return False
        error = error.__cause__ or error.__context__
    if error is None:
        return False
    error.__cause__ = error.__context__ = None
    return True


_sleep = time.sleep
