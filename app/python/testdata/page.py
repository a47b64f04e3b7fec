"""Plays matches on a page that is none: it notes what is asked of a frame, and answers as one does."""

import io
import sys
import types

sys.stderr = io.StringIO()  # tracebacks of functions that raise errors


class Element:
    def __init__(self, tag):
        self.tag, self.textContent, self.children = tag, "", []

    def setAttribute(self, name, value):
        pass

    def append(self, *elements):
        self.children += elements


class Frames:
    """What tablier.js gives a page."""

    def __init__(self):
        self.heard = {}

    def embed(self, element, options):
        self.options = options
        return self

    def then(self, f):
        f(self)

    def on(self, kind, f):
        self.heard[kind] = f


class Message(types.SimpleNamespace):
    pass


page = types.ModuleType("js")
page.document = Element("document")
page.document.body, page.document.head = Element("body"), Element("head")
page.document.createElement = Element
page.document.getElementById = lambda name: None
page.Object = types.SimpleNamespace(fromEntries=dict)
ffi = types.ModuleType("pyodide.ffi")
ffi.create_proxy = lambda f: f
ffi.to_js = lambda value, dict_converter: value
sys.modules.update({"js": page, "pyodide": types.ModuleType("pyodide"), "pyodide.ffi": ffi})

from tablier import defier

SITE = "https://tablier.example"
START = Message(position="......... o o3r3")


def said():
    return page.document.body.children[-1].textContent


match = defier(lambda position: position.coups()[-1], niveau=2, site=SITE)
page.Tablier = frames = Frames()
script = page.document.head.children[0]
script.onload(None)
options = frames.options
print(options["game"], options["site"], options["first"], options["second"])
print("script", script.src)
print("move", options["player"](START))
for move in "c3", "a1":
    frames.heard["move"](Message(move=move))
frames.heard["result"](Message(winner="second"))
print("said", said(), match.coups, match.gagnant, match.erreur)

for wrong in lambda position: 1 / 0, lambda position: "z9":
    defier(wrong, site=SITE)
    print("move", repr(frames.options["player"](START)))
    frames.heard["error"](Message(fault="shape"))
    print("said", said())

defier(lambda position: "a1", niveau=99, site=SITE)
frames.heard["error"](Message(fault="player", what="no such level"))
print("said", said())

try:
    defier(lambda position: "a1")
except ValueError as error:
    print("ValueError", str(error).partition(" ?")[0])
