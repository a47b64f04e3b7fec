"""Makes Python ready for the program of a pupil: what happens here is kept as a memory from which others start."""

import functools
import sys

import runner


class Host:
    """What the runner asks of the worker: see host in worker.js."""


host = Host()
machine = runner.Runner(host)


def connect(rules, look, say, alive):
    """Give the runner the functions of JavaScript, in wrappers that do not name them, and hide the rest of it."""
    for name, function in dict(rules=rules, look=look, say=say, alive=alive).items():
        setattr(host, name, functools._lru_cache_wrapper(function, 0, False, tuple))
    return machine.handle
