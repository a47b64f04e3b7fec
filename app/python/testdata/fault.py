"""Reads programs, a list of texts in JSON, and writes what Python says of each."""

import json
import sys
import traceback


def fault(program):
    try:
        exec(compile(program, "programme.py", "exec"), {"__name__": "__main__"})
    except BaseException as error:
        words = traceback.TracebackException.from_exception(error).format_exception_only()
        line = error.lineno if isinstance(error, SyntaxError) else traceback.extract_tb(error.__traceback__)[-1].lineno
        return {"kind": "program", "type": type(error).__name__, "line": line, "message": list(words)[-1].strip()}
    raise SystemExit("nothing is wrong with " + repr(program))


json.dump([fault(program) for program in json.load(sys.stdin)], sys.stdout)
