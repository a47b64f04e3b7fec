"""Stands for a page with Python in it: it notes what is asked of frames, and answers as they do. Programs follow it."""

import asyncio
import concurrent.futures
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

    def replaceChildren(self):
        self.children.clear()


class Head(Element):
    """The head of a page, in which scripts are loaded: those of Tablier from its site only."""

    def append(self, script):
        super().append(script)
        if script.src.startswith(SITE):
            page.Tablier = frames
            script.onload(None)
        else:
            script.onerror(None)


class Promise(types.SimpleNamespace):
    def then(self, f):
        f(self.value)


class Frames:
    """What tablier.js gives a page."""

    def __init__(self):
        self.heard, self.asked, self.answers = {}, [], {}

    def embed(self, element, options):
        self.options = options
        return Promise(value=self)

    def on(self, kind, f):
        self.heard[kind] = f

    async def ask(self, question, site):
        self.asked.append(question)
        if question not in self.answers:
            raise JsException(f"Error: {site}rules.html does not answer")
        return self.answers[question]


class JsException(Exception):
    pass


class Message(types.SimpleNamespace):
    pass


def run_sync(coroutine):
    """Wait, as only a browser can, for what a loop must do that waits itself."""
    with concurrent.futures.ThreadPoolExecutor() as other:
        return other.submit(asyncio.run, coroutine).result()


async def settle():
    for _ in range(20):
        await asyncio.sleep(0)


SITE = "https://tablier.example"
page, frames = types.ModuleType("js"), Frames()
page.document = Element("document")
page.document.body, page.document.head = Element("body"), Head("head")
page.document.createElement = Element
page.document.getElementById = lambda name: None
page.Object = types.SimpleNamespace(fromEntries=dict)
ffi = types.ModuleType("pyodide.ffi")
ffi.create_proxy = lambda f: f
ffi.to_js = lambda value, dict_converter: value
ffi.JsException, ffi.run_sync, ffi.can_run_sync = JsException, run_sync, lambda: True
sys.modules.update({"js": page, "pyodide": types.ModuleType("pyodide"), "pyodide.ffi": ffi})


def said():
    return page.document.body.children[-1].textContent
