"""Runs the programs of package school in this Python and records what each prints and the error that it ends with.

    python3 record.py                 writes that into the files of testdata/programs
    python3 record.py NAME            shows what one program does
    node record.mjs FOLDER            then checks it with Pyodide, a newer Python: see there

A message of an error is recorded only where both Pythons say the same.
"""

import builtins
import contextlib
import io
import pathlib
import re
import sys
import traceback
import types

FILE = "programme.py"
FILES = pathlib.Path(__file__).parent / "testdata" / "programs"

# What no program may use, wherever it runs, and programs of file refused.txt do.
MODULES = frozenset("numpy sys os turtle pygame maths".split())
NAMES = frozenset("open input breakpoint exit quit help copyright credits license".split())


def bring(name, *given):
    if name.partition(".")[0] in MODULES:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return __import__(name, *given)


def told(error):
    """The type, line and message of what a program has raised."""
    if isinstance(error, SyntaxError) and error.filename == FILE:
        return type(error).__name__, error.lineno, error.msg
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == FILE]
    return type(error).__name__, lines[-1], str(error)


def run(source):
    """What a program prints, and the error that it ends with, None where there is none."""
    main = sys.modules["__main__"] = types.ModuleType("__main__")
    main.__builtins__ = {name: value for name, value in vars(builtins).items() if name not in NAMES}
    main.__builtins__["__import__"] = bring
    error, limit = None, sys.getrecursionlimit()
    sys.setrecursionlimit(1000 + len(traceback.extract_stack()))
    with contextlib.redirect_stdout(io.StringIO()) as printed, contextlib.redirect_stderr(io.StringIO()):
        try:
            exec(compile(source, FILE, "exec", dont_inherit=True), vars(main))
        except BaseException as raised:
            error = told(raised)
    sys.setrecursionlimit(limit)
    return printed.getvalue(), error


def blocks(text):
    """The blocks of a file, a program and what is recorded of it each, by the name of the program."""
    found = {}
    for block in re.split(r"^(?=%% program )", text, flags=re.MULTILINE)[1:]:
        name = block.split(maxsplit=3)[2]
        if name in found:
            raise SystemExit(f"two programs have the name {name}")
        found[name] = block
    return found


def program(block):
    return re.split(r"^%%.*\n", block, flags=re.MULTILINE)[1]


def without_message(block):
    return re.sub(r"^(%% error .*\n)(.|\n)*", r"\1", block, flags=re.MULTILINE)


def block(name, source, output, error):
    """A program and what is recorded of it, as it stands in a file. Whoever reads it: see school.go."""
    parts = [f"%% program {name}\n", source]
    if output:
        whole = output.endswith("\n")
        parts += ["%% output\n" if whole else "%% output without line end\n", output, "" if whole else "\n"]
    if error:
        kind, line, message = error
        parts += [f"%% error {kind} {line}\n", message + "\n" if message else ""]
    if any(line.startswith("%%") for line in "".join(parts[1:2] + parts[3:4]).splitlines()):
        raise SystemExit(f"{name} prints what looks like a mark")
    return "".join(parts)


def record(only=None):
    for file in sorted(FILES.glob("*.txt")):
        found = blocks(file.read_text())
        if only is None:
            file.write_text("".join(block(name, program(old), *run(program(old))) for name, old in found.items()))
        elif only in found:
            sys.stdout.write(block(only, program(found[only]), *run(program(found[only]))))


def check():
    """Take messages out of the files that differ here. All else that differs is told, and counted."""
    wrong = 0
    for file in sorted(FILES.glob("*.txt")):
        kept = []
        for name, old in blocks(file.read_text()).items():
            new = block(name, program(old), *run(program(old)))
            if new != old:
                old = without_message(old)
            if without_message(new) != without_message(old):
                wrong += 1
                print(f"{file.name}: recorded is\n{old}but here it is\n{new}")
            kept.append(old)
        file.write_text("".join(kept))
    return wrong


if __name__ == "__main__":
    record(*sys.argv[1:])
