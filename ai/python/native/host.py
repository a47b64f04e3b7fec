"""Runs a program of a player by runner.py, in a process of its own: requests come in, a line each, and events go out.

    python3 host.py FOLDER    FOLDER has runner.py and the modules

Beside events there is a question about the rules, {"rules": question}: its answer comes in, a line too. The process is
held within its memory, and ends itself by a signal where it works for long without counting a turn.
"""

import faulthandler
import json
import os
import resource
import signal
import sys

SILENCE = float(os.environ["TABLIER_SILENCE"])  # seconds of its own work
MEMORY = int(os.environ["TABLIER_MEMORY"])  # bytes

sys.path.insert(0, sys.argv[1])
from runner import Runner  # noqa: E402


class Host:
    looks = most = 0

    def __init__(self, entry, out):
        self.entry, self.out = entry, out

    def rules(self, question):
        self.say(json.dumps({"rules": question}))
        return json.loads(self.entry.readline())

    def look(self):
        self.looks += 1
        return not self.most or self.looks <= self.most

    def say(self, event):
        self.out.write(event + "\n")
        self.out.flush()

    def alive(self):
        signal.setitimer(signal.ITIMER_PROF, SILENCE)

    def serve(self):
        runner = Runner(self)
        for line in self.entry:
            self.looks, self.most = 0, json.loads(line)["calls"]
            self.say(runner.handle(line))
            signal.setitimer(signal.ITIMER_PROF, 0)


for limit, value in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_NOFILE, 32), (resource.RLIMIT_FSIZE, 0)):
    resource.setrlimit(limit, (value, value))
faulthandler.register(signal.SIGPROF, all_threads=False, chain=True)  # on stderr, and then the process ends
Host(sys.stdin, os.fdopen(os.dup(1), "w")).serve()
