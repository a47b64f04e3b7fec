import json


class Runner:
    def __init__(self, host):
        self.host = host

    def handle(self, text):
        request = json.loads(text)
        return json.dumps({"id": request["id"], "event": "done", "calls": 0, "turns": 0})
