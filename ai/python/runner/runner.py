FILE = "programme.py"
import json, sys, types, traceback, random


class Runner:
    def __init__(self, host):
        self.host = host
        module = types.ModuleType("_tablier_hote")
        module.regles = lambda q: self.host.rules(q)
        module.compte = self.compte
        sys.modules["_tablier_hote"] = module
        import tablier
        self.tablier = tablier

    def compte(self):
        if not self.host.look():
            raise KeyboardInterrupt

    def handle(self, text):
        request = json.loads(text)
        try:
            answer = getattr(self, request["op"])(request)
            return json.dumps({"id": request["id"], "event": "done", **answer, "calls": 0, "turns": 0})
        except BaseException as error:
            tb = traceback.extract_tb(error.__traceback__)
            lines = [f.lineno for f in tb if f.filename == "programme.py"]
            return json.dumps({"id": request["id"], "event": "error", "error": {"kind": "program", "type": type(error).__name__, "line": lines[-1] if lines else 0, "message": traceback.format_exception_only(error)[-1].strip(), "python": traceback.format_exc()}, "calls": 0, "turns": 0})

    def write(self, text):
        self.host.say(json.dumps({"event": "print", "text": text}))

    def flush(self): pass

    def load(self, request):
        sys.stdout = self
        main = types.ModuleType("__main__")
        sys.modules["__main__"] = main
        self.space = vars(main)
        exec(compile(request["program"], "programme.py", "exec"), self.space)
        return {}

    def move(self, request):
        random.seed(request["seed"])
        position = self.tablier.lire(request["position"], *request["game"])
        chosen = self.space["jouer"](position)
        return {"move": chosen if isinstance(chosen, str) and chosen in position._developpe() else "", "returned": repr(chosen)[:60]}
