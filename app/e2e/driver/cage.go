package driver

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// A Trick is a program that tries to get out of where it runs. It prints what it has reached: what it prints is to be
// nothing but the word "refused".
type Trick struct{ Name, Program string }

// Tricks returns programs that try in Python.
func Tricks() []Trick {
	const modules = "'js', 'pyodide_js', 'pyodide', 'pyodide.ffi', 'pyodide.code', '_pyodide_core', 'ctypes', '_ctypes'," +
		" 'gc', '_testcapi', '_posixsubprocess', 'mmap'"
	const try = "reached = []\ndef attempt(f, *given):\n    try:\n        reached.append(repr(f(*given))[:200])\n" +
		"    except BaseException as error:\n        pass\n"
	const end = "\nprint(reached or 'refused')\n"
	whole := try + "import dataclasses\nsys, importlib = dataclasses.sys, dataclasses.inspect.importlib\n"
	return []Trick{
		{"import", try + "for name in " + modules + ":\n    attempt(__import__, name)" + end},
		{"import in the name of another", try + "for name in " + modules +
			":\n    attempt(exec, 'import ' + name, {'__name__': 'x'})\n" +
			"reached = [one for one in reached if one != 'None']\n" +
			"for name in " + modules + ":\n    space = {'__name__': 'x'}\n" +
			"    attempt(lambda: exec('import ' + name, space) or space[name])" + end},
		{"importlib", whole + "for name in " + modules + ":\n    attempt(importlib.import_module, name)\n" +
			"    attempt(lambda: sys.modules[name])" + end},
		{"loaders", whole + "import math\nfull = lambda module: [n for n in vars(module) if n[:2] != '__'][0]\n" +
			"for name in " + modules + ":\n" +
			"    for loader in sys.meta_path + [math.__loader__, math.__spec__.loader]:\n" +
			"        attempt(lambda: full(loader.load_module(name)))\n" +
			"        attempt(lambda: full(importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))))" +
			end},
		{"what is loaded", walk},
		{"errors of the host", whole + "frame = sys._getframe()\nwhile frame:\n" +
			"    for one in [*frame.f_globals.values(), *frame.f_locals.values()]:\n" +
			"        for name in 'rules', 'look', 'say', 'alive':\n" +
			"            for given in ('{',), ('null',), (10 ** 30,), (None,), ({},), (sys,), (1, 2), ():\n" +
			"                try:\n                    getattr(one, name)(*given)\n" +
			"                except BaseException as error:\n" +
			"                    if hasattr(error, 'js_error'):\n                        reached.append(name)\n" +
			"    frame = frame.f_back" + end},
		{"values by another question", "import tablier\nposition = tablier.debut()\n" + try +
			"attempt(position.valeur_exacte)\n" +
			"attempt(lambda: tablier.positions._demande('value', *position._jeu.cle, str(position)))\n" +
			"reached = [one for one in reached if '1' in one]" + end},
	}
}

// walk goes from all modules of a program along every name, and says which proxy of JavaScript or hidden module it
// meets.
const walk = `
import dataclasses
sys, types = dataclasses.sys, dataclasses.types
FOUND = {"js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "ctypes", "_ctypes", "gc", "asyncio"}

def names(one):
    if isinstance(one, dict):
        yield from list(one.values())
    if isinstance(one, (list, tuple, set, frozenset)):
        yield from list(one)
    for name in [*getattr(one, "__dict__", ()), *("__globals__ __closure__ __func__ __self__ __wrapped__ __mro__ func "
            "cell_contents __loader__ __spec__ __defaults__ __kwdefaults__ __class__").split()]:
        try:
            yield getattr(one, name)
        except BaseException:
            pass
    if isinstance(one, type):
        yield from type.__subclasses__(one)

seen, reached, waiting = {}, set(), [*sys.modules.values(), sys, object, sys._getframe()]
frame = sys._getframe()
while frame:
    waiting += [frame.f_globals, frame.f_locals, frame.f_builtins]
    frame = frame.f_back
while waiting and len(seen) < 60_000:
    one = waiting.pop()
    if id(one) in seen or isinstance(one, (str, bytes, int, float, types.CodeType)):
        continue
    seen[id(one)] = one
    if isinstance(one, types.ModuleType) and one.__name__.partition(".")[0] in FOUND:
        reached.add(one.__name__)
    kind = type(one)
    own = kind.__module__.startswith(("pyodide", "_pyodide"))
    if own and not isinstance(one, type) and kind.__name__ != "JsNull":
        reached.add(repr(kind))
    waiting.extend(names(one))
print(sorted(reached) or "refused")
`

// overdrawn is a program that asks the rules themselves, and has spoilt what counts.
const overdrawn = `
import dataclasses, tablier
sys = dataclasses.sys
frame = sys._getframe()
while frame:
    for one in [*frame.f_globals.values(), *frame.f_locals.values()]:
        for name in "look", "budget", "calls", "appels", "most", "most_turns":
            try:
                setattr(one, name, (lambda: True) if name == "look" else 10 ** 9)
            except BaseException:
                pass
    frame = frame.f_back
tablier.positions._hote.compte = lambda: None

def jouer(position):
    answers = 0
    for i in range(1000):
        if tablier.positions._hote.regles("\\t".join(["expand", *position._jeu.cle, ""])).startswith("ok"):
            answers += 1
    print(answers)
    return position.coups()[0]
`

// spoilt is a program that spoils what others use, and then the next program of the same session.
const spoilt = `
import collections, dataclasses, random, tablier
builtins = dataclasses.sys.modules["builtins"]
builtins.len = lambda _: 7
builtins.print = lambda *_: None
random.choice = lambda _: "z9"
collections.Counter = None
tablier.Position.coups = lambda self: ["z9"]
tablier.kept = "state"
`

const afterSpoilt = `
import collections, random, tablier
def jouer(position):
    print(len([]), random.choice([1]), collections.Counter("aa"), position.coups()[0], hasattr(tablier, "kept"))
    return position.coups()[0]
`

// askCage is an expression that runs a program, with few looks and without values, and others after it in the same
// session; it returns what they have printed, and the last event.
func askCage(programs ...string) string {
	return fmt.Sprintf(`(async () => {
		const python = await tablier.python();
		await python.open();
		const limits = { calls: 50, turns: 20000000, seed: 1, values: false };
		return new Promise((resolve) => {
			let printed = '';
			const programs = [%s];
			const last = programs.length + 1;
			const session = python.session((text) => {
				const event = JSON.parse(text);
				if (event.event === 'print') printed += event.text;
				if (event.event !== 'error' && !(event.event === 'done' && event.id === last)) return;
				session.end();
				resolve({ printed, last: text });
			});
			programs.forEach((program, i) =>
				session.send(JSON.stringify({ id: i + 1, op: 'load', program, ...limits })));
			session.send(JSON.stringify({ id: last, op: 'move', game: ['tapatan', '', ''], position: '', ...limits }));
		});
	})()`, QuoteAll(programs))
}

// A Caged is what a program has come to that tries to get out.
type Caged struct{ Printed, Last string }

// WantCaged fails a test unless all tricks of programs in Python come to nothing. Eval evaluates an expression in a
// page.
func WantCaged(t *testing.T, eval func(expression string) Caged) {
	t.Helper()
	const player = "\ndef jouer(position):\n    return 'a1'\n"
	for _, trick := range Tricks() {
		if got := eval(askCage(trick.Program + player)); got.Printed != "refused\n" {
			t.Errorf("%s: %q, %s", trick.Name, got.Printed, got.Last)
		}
	}
	got := eval(askCage(overdrawn))
	answers, err := strconv.Atoi(strings.TrimSpace(got.Printed))
	if err == nil && answers > 50+100 || err != nil && !strings.Contains(got.Last, `"kind":"calls"`) {
		t.Errorf("beyond its budget a program has been given %d answers: %s", answers, got.Last)
	}
	got = eval(askCage(spoilt, afterSpoilt))
	if want := "0 1 Counter({'a': 2}) a1 False\n"; got.Printed != want {
		t.Errorf("after another program: %q, want %q: %s", got.Printed, want, got.Last)
	}
}
