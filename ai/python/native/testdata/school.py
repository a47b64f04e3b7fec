"""Runs programs by the runner of package native, one after the other, and answers what each has done.

From the standard input it reads {"turns": most, "programs": [text, ...]}; a JSON object a program goes out.
"""

import io
import json
import os
import sys
import types

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import prelude  # noqa: E402


def run(program, turns):
    """What a program prints, and its error, null where it comes to its end."""
    sys.stdout = printed = io.StringIO()
    error = None
    prelude.main = types.ModuleType("__main__")
    prelude.space = vars(prelude.main)
    prelude.hote.begin({"calls": 0, "turns": turns})
    try:
        prelude.load({"program": program})
    except prelude.SansFonction:
        pass
    except BaseException as raised:
        error = prelude.fault(raised)
    sys.path.remove(prelude.modules)  # which load puts there, once a program
    return {"output": printed.getvalue()[:100_000], "error": error}


request, out = json.load(sys.stdin), sys.stdout
prelude.confine()
for each in request["programs"]:
    print(json.dumps(run(each, request["turns"])), file=out, flush=True)
