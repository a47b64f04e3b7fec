"""Makes Python ready for the program of a pupil. Once that is done the memory is kept, from which others start; connect
then makes the last ties."""

import _imp
import functools
import importlib
import sys

import runner

# What modules of a program import later on, when somebody first asks for it, and what it writes texts by.
LATER = """_ast_unparse _pylong _sha2 _statistics _suggestions atexit collections.abc difflib inspect locale numbers
string.templatelib traceback unicodedata
encodings.ascii encodings.cp1252 encodings.latin_1 encodings.utf_16_le""".split()

# What leads to JavaScript, or to whatever else is no part of the language: none of it is a program's.
HIDDEN = frozenset("js pyodide pyodide_js _pyodide _pyodide_core asyncio gc ctypes _ctypes".split())

# What brings in modules that are not there yet and are no texts in Python.
BRINGERS = "create_builtin", "exec_builtin", "create_dynamic", "exec_dynamic"


class Host:
    """What the runner asks of the worker: see host in worker.js."""


class Lines:
    """Tells each line of the program when a request first reaches it: if then nothing more is heard, it hangs there."""

    def __init__(self, file):
        self.file, self.tell, self.codes = file, None, []
        sys.monitoring.use_tool_id(TOOL, "lines")
        sys.monitoring.register_callback(TOOL, EVENTS.PY_START, self.entered)
        sys.monitoring.register_callback(TOOL, EVENTS.LINE, self.reached)

    def begin(self, tell):
        self.tell = tell
        sys.monitoring.set_events(TOOL, EVENTS.PY_START)

    def again(self):
        for events in EVENTS.NO_EVENTS, EVENTS.LINE:
            for code in self.codes:
                sys.monitoring.set_local_events(TOOL, code, events)

    def entered(self, code, _):
        if code.co_filename == self.file and len(self.codes) < MOST_CODES:
            self.codes.append(code)
            sys.monitoring.set_local_events(TOOL, code, EVENTS.LINE)
        return sys.monitoring.DISABLE

    def reached(self, _, line):
        self.tell(line)
        return sys.monitoring.DISABLE


TOOL, EVENTS, MOST_CODES = 4, sys.monitoring.events, 1000
host = Host()
machine = runner.Runner(host)
lines = Lines(runner.FILE)
for name in [*runner.ALLOWED, *LATER]:
    importlib.import_module(name)


def connect(rules, look, say, alive):
    """Give the runner the functions of JavaScript, and hide that they are some. Return what carries out a request."""
    for name, function in dict(rules=rules, look=look, say=say, alive=alive).items():
        # This wrapper does not name the function that it calls.
        setattr(host, name, functools._lru_cache_wrapper(function, 0, False, tuple))
    lines.begin(host.alive)
    hide()
    return carries_out(machine, lines)


def carries_out(machine, lines):
    def handle(text):
        lines.again()
        return machine.handle(text)
    return handle


def hide():
    """Have nothing that a program reaches lead out of Python, not even by the globals of a function."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if finder.__module__.startswith("_frozen_importlib")]
    for name in list(sys.modules):
        if name.partition(".")[0] in HIDDEN:
            module = sys.modules.pop(name)
            if type(module) is type(sys):
                vars(module).clear()
    for name in BRINGERS:
        delattr(_imp, name)
    vars(sys.modules["__main__"]).clear()
