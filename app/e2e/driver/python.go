package driver

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// PythonReady is the condition that an exercise is shown in the room where programs are written, and that they can run.
const PythonReady = `document.querySelector('.py-field')?.closest('.py').dataset.python === 'ready'`

// A PythonRun is what a program in Python has come to: its first request loads it, its second asks for a move.
type PythonRun struct {
	Events []PythonEvent `json:"events"`
	Millis float64       `json:"ms"`    // from the first request to the end
	Next   float64       `json:"next"`  // from then until another program has moved
	Title  [2]string     `json:"title"` // of the explanation, in French and English
}

// A PythonEvent is one that a program has caused.
type PythonEvent struct {
	Event string `json:"event"`
	Move  string `json:"move"`
	Text  string `json:"text"`
	Calls int    `json:"calls"`
	Error *struct {
		Kind    string `json:"kind"`
		Type    string `json:"type"`
		Line    int    `json:"line"`
		Message string `json:"message"`
	} `json:"error"`
	Returned string `json:"returned"`
}

// Last is the event with which the run has ended.
func (r *PythonRun) Last() PythonEvent {
	if len(r.Events) == 0 {
		return PythonEvent{}
	}
	return r.Events[len(r.Events)-1]
}

// AskPython is an expression that runs a program in Python on the start of Tapatan, and then another one, which must
// follow at once. The limits of both are those of a person, 1, or a part of them: with a tenth, 10, an endless program
// ends sooner.
func AskPython(program string, part int) string {
	return fmt.Sprintf(`(async () => {
		const python = await tablier.python();
		const state = await python.open();
		if (state !== 'ready') throw new Error(state);
		const limits = { calls: %d, turns: %d, seed: 1 };
		const run = (program) => new Promise((resolve) => {
			const events = [];
			const session = python.session((text) => {
				const event = JSON.parse(text);
				events.push(event);
				if (event.event !== 'error' && !(event.event === 'done' && event.id === 2)) return;
				session.end();
				resolve(events);
			});
			session.send(JSON.stringify({ id: 1, op: 'load', program, ...limits }));
			session.send(JSON.stringify({ id: 2, op: 'move', game: ['tapatan', '', ''], position: '', ...limits }));
		});
		const began = performance.now();
		const events = await run(%s);
		const ended = performance.now();
		await run('def jouer(position):\n    return position.coups()[0]\n');
		const next = performance.now() - ended;
		const last = events.at(-1);
		const moved = { kind: 'move', type: '', line: 0, message: '', returned: last.returned };
		const error = last.error ?? (last.move ? null : moved);
		const title = error ? ['fr', 'en'].map((lang) => tablierExplain(error, lang).title) : ['', ''];
		return { events, ms: ended - began, next, title };
	})()`, 20_000/part, 3_000_000/part, Quote(program))
}

// A WrongProgram is one that comes to a fault of a kind, at a line.
type WrongProgram struct {
	Name, Program   string
	Kind, Type      string // those of the error; Kind move is a move that is not allowed
	Line            int
	French, English string // in the title of its explanation
}

// WrongPrograms returns programs of beginners.
func WrongPrograms() []WrongProgram {
	const play = "def jouer(position):\n"
	return []WrongProgram{
		{"endless loop", play + "    i = 0\n    while i < 3:\n        j = i\n", "turns", "TropDeTours", 3,
			"la boucle de la ligne 3 ne finit pas", "the loop on line 3 does not end"},
		{"endless loop that catches all", play + "    while True:\n        try:\n            for i in range(9): pass\n" +
			"        except:\n            pass\n", "turns", "TropDeTours", 2, "ligne 2", "line 2"},
		{"endless comprehension", "import itertools\n" + play + "    return [0 for _ in itertools.count()]\n",
			"turns", "TropDeTours", 3, "ligne 3", "line 3"},
		{"endless recursion", play + "    return jouer(position)\n", "program", "RecursionError", 2,
			"s’appelle elle-même", "calls itself"},
		{"list that doubles", play + "    l = [0]\n    while True:\n        l = l + l\n", "memory", "MemoryError", 4,
			"mémoire", "memory"},
		{"list extended by itself", play + "    l = [0]\n    while True:\n        l.extend(l)\n", "memory", "MemoryError", 4,
			"mémoire", "memory"},
		{"lists of lists", play + "    l = []\n    while True:\n        l.append([0] * 100000)\n", "memory", "MemoryError", 4,
			"mémoire", "memory"},
		{"text that doubles", play + "    s = 'a'\n    while True:\n        s += s\n", "memory", "", 4,
			"mémoire", "memory"},
		{"range made a list", play + "    return list(range(10 ** 9))\n", "memory", "MemoryError", 2, "mémoire", "memory"},
		{"wrong type", play + "    return 1 + 'a'\n", "program", "TypeError", 2, "« int »", "“int”"},
		{"illegal move", play + "    return 'z9'\n", "move", "", 0, "z9 n’est pas un coup permis", "z9 is not a move"},
		{"no move", play + "    position.coups()\n", "move", "", 0, "None", "None"},
		{"move that is not allowed", play + "    return position.jouer('a1').jouer('a1').coups()[0]\n",
			"program", "CoupInterdit", 2, "a1 n’est pas permis", "a1 is not allowed"},
		{"exception in a class", "class A:\n    def m(self):\n        raise ValueError('non')\n" + play +
			"    return A().m()\n", "program", "ValueError", 3, "non", "non"},
		{"misspelt name", play + "    valeur = 3\n    return valeu\n", "program", "NameError", 3,
			"vouliez-vous dire « valeur »", "did you mean “valeur”"},
		{"too little indentation", play + "    a = 3\n  return a\n", "program", "IndentationError", 3,
			"n’est sous celui d’aucune autre", "below no other"},
		{"too much indentation", play + "    a = 3\n      return a\n", "program", "IndentationError", 3,
			"trop décalée", "too far"},
		{"no indentation", play + "return 3\n", "program", "IndentationError", 2, "décaler", "indented"},
		{"no colon", "def jouer(position)\n    return 3\n", "program", "SyntaxError", 1, "« : »", "“:”"},
		{"missing module", "import numpy\n", "program", "ModuleNotFoundError", 1, "« numpy »", "“numpy”"},
		{"module of the browser", "import javascript\n", "program", "ModuleNotFoundError", 1,
			"« javascript »", "“javascript”"},
		{"module of the bench", "from browser import window\n", "program", "ModuleNotFoundError", 1,
			"« browser »", "“browser”"},
		{"empty file", "", "nothing", "SansFonction", 0, "pas de fonction jouer", "no function play"},
		{"too many looks", play + "    while True:\n        position.coups()\n", "calls", "TropDAppels", 3,
			"trop de positions", "too many looks"},
	}
}

// HostileWorker is an expression that gives the frame in which programs run a script of a stranger's own, in the place
// of Python, and returns by name what that could do, as texts.
const HostileWorker = `(async () => {
	const script = ` + "`" + `
		self.onmessage = () => {
			const heard = []; // all that comes to this worker
			let asked = () => {};
			const hear = ({ data }) => { heard.push(String(data)); };
			self.onmessage = async ({ ports: [port] }) => {
				const tried = {};
				const told = await new Promise((resolve) => {
					port.onmessage = ({ data }) => {
						resolve(data);
						if (data === 'what of another?') asked();
						heard.push(data);
					};
				});
				if (told !== 'try') { // another player, who minds their own business
					port.postMessage('ready');
					return;
				}
				self.onmessage = hear;
				try { new BroadcastChannel('players').onmessage = hear; } catch {}
				const attempt = async (name, f) => {
					const silence = new Promise((_, reject) => setTimeout(reject, 3000, 'no answer'));
					try {
						tried[name] = 'could: ' + await Promise.race([f(), silence]);
					} catch (error) {
						tried[name] = 'refused: ' + error;
					}
				};
				await attempt('fetch', async () => (await fetch('SITE')).status);
				await attempt('fetch elsewhere', async () => (await fetch('https://example.org/')).status);
				await attempt('import', () => importScripts('SITE' + 'boot.js'));
				await attempt('XMLHttpRequest', () => {
					const x = new XMLHttpRequest();
					x.open('GET', 'SITE', false);
					x.send();
					return x.status;
				});
				await attempt('WebSocket', () => new Promise((resolve, reject) => {
					const s = new WebSocket('SITE'.replace('http', 'ws')); s.onopen = () => resolve('open'); s.onerror = reject;
				}));
				await attempt('IndexedDB', () => new Promise((resolve, reject) => {
					const r = indexedDB.open('x'); r.onsuccess = () => resolve('open'); r.onerror = () => reject(r.error);
				}));
				await attempt('caches', async () => {
					const names = await caches.keys();
					if (!names.length) throw new Error('sees none');
					return names;
				});
				await attempt('localStorage', () => localStorage.length);
				await attempt('document', () => document.title);
				await attempt('parent', () => parent.location.href);
				await attempt('origin', () => { if (self.origin === 'null') throw new Error('null'); return self.origin; });
				postMessage({ tablier: 1, type: 'hello from the worker' });
				await new Promise((resolve) => { asked = resolve; port.postMessage('ready'); });
				await attempt('another player', async () => {
					await new Promise((resolve) => setTimeout(resolve, 300));
					const known = JSON.stringify([heard, Object.values(self).filter((x) => typeof x === 'string'),
						performance.getEntries()]);
					if (!known.includes('their program')) throw new Error('hears nothing of it');
					return known;
				});
				port.postMessage(JSON.stringify(tried));
			};
			postMessage('ready');
		};` + "`" + `.replaceAll('SITE', new URL(tablier.root, location.href).href);
	await (await caches.open('of the site')).put('/x', new Response('x'));
	const frame = document.createElement('iframe');
	frame.hidden = true;
	frame.title = 'x';
	frame.src = new URL(tablier.root + 'python.html', location.href).href;
	const strays = [];
	addEventListener('message', (event) => strays.push(event.data));
	const here = new Promise((resolve) => addEventListener('message', ({ source, data }) =>
		source === frame.contentWindow && data === 'python' && resolve())); // not that of the page's own
	document.body.append(frame);
	await here;
	const control = new MessageChannel();
	const rules = new Blob([new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])]); // a program that does nothing
	frame.contentWindow.postMessage({ script, rules, program: rules, glue: '', loader: '' }, '*', [control.port2]);
	const { port1, port2 } = new MessageChannel();
	const answer = () => new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
	control.port1.onmessage = () => {};
	control.port1.postMessage({ open: 1, seed: 0 }, [port2]);
	port1.postMessage('try');
	await answer();
	const other = new MessageChannel(); // of another player, to whom their program is sent
	control.port1.postMessage({ open: 2, seed: 0 }, [other.port2]);
	other.port1.postMessage('their program');
	await new Promise((resolve) => { other.port1.onmessage = resolve; });
	port1.postMessage('what of another?');
	const result = JSON.parse(await answer());
	await new Promise((resolve) => setTimeout(resolve, 300));
	result.strays = strays.some((data) => data !== 'python') ? 'could: ' + JSON.stringify(strays) : 'refused';
	let origin = 'refused';
	try { origin = 'could: ' + frame.contentDocument.querySelector('iframe').contentDocument.title; } catch {}
	frame.remove();
	await caches.delete('of the site');
	return { ...result, 'inner document': origin };
})()`

// WantFaults fails a test unless of WrongPrograms one for each kind and type of fault, or where the whole is asked for
// each, comes to its fault, is explained and is followed by another, and RichProgram prints what Python prints. Run
// runs a program in a page. Each browser takes those in which it has a part, by its stack, its memory or its rules, and
// its share of those that Python finds by itself.
func WantFaults(t testing.TB, browser string, run func(program string) PythonRun) {
	t.Helper()
	var some, alone []WrongProgram
	had := map[string]bool{}
	for _, wrong := range WrongPrograms() {
		fault := wrong.Kind + " " + wrong.Type
		switch {
		case had[fault] && !whole():
		case wrong.Type == "RecursionError", slices.Contains([]string{"turns", "memory", "calls"}, wrong.Kind):
			some = append(some, wrong)
		default:
			alone = append(alone, wrong)
		}
		had[fault] = true
	}
	for _, wrong := range append(some, sampled(alone, sampleOf(t, shares, browser))...) {
		wantFault(t, wrong, run(wrong.Program))
	}
	wantRich(t, run(RichProgram))
}

// WantConfined fails a test unless what HostileWorker tells of was refused, all of it.
func WantConfined(t testing.TB, tried map[string]string) {
	t.Helper()
	for what, result := range tried {
		if !strings.HasPrefix(result, "refused") {
			t.Errorf("%s: %s", what, result)
		}
	}
}

// wantFault fails a test unless a run has come to the fault of a program, is explained, and was followed by another.
func wantFault(t testing.TB, wrong WrongProgram, run PythonRun) {
	t.Helper()
	last := run.Last()
	kind, kindOf, line := "move", "", 0
	if last.Error != nil {
		kind, kindOf, line = last.Error.Kind, last.Error.Type, last.Error.Line
	} else if last.Move != "" {
		kind = "none"
	}
	if kind != wrong.Kind || kindOf != wrong.Type || line != wrong.Line {
		t.Errorf("%s: %s %s at line %d, want %s %s at line %d: %+v",
			wrong.Name, kind, kindOf, line, wrong.Kind, wrong.Type, wrong.Line, last)
	}
	spaces := strings.NewReplacer("\u202f", " ", "\u00a0", " ")
	for i, want := range []string{wrong.French, wrong.English} {
		if !strings.Contains(spaces.Replace(run.Title[i]), want) {
			t.Errorf("%s is explained by %q, want %q in it", wrong.Name, run.Title[i], want)
		}
	}
}

// RichProgram uses much of what Python has.
const RichProgram = `import heapq, itertools, math, random, time, copy, functools, abc, string, bisect, operator
from collections import Counter, defaultdict, deque, namedtuple
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import lru_cache
from typing import Optional

class Couleur(Enum):
    ORANGE = auto()
    ROUGE = auto()

@dataclass(frozen=True)
class Paire:
    x: int
    y: int = 3

@dataclass
class Sac:
    liste: list = field(default_factory=list)

Triplet = namedtuple("Triplet", "a b c")

@lru_cache(maxsize=None)
def fib(n: int) -> int:
    return n if n < 2 else fib(n - 1) + fib(n - 2)

def jouer(position) -> Optional[str]:
    file = deque([1, 2])
    file.appendleft(0)
    compte = defaultdict(int)
    for lettre in "abca":
        compte[lettre] += 1
    tas = [3, 1, 2]
    heapq.heapify(tas)
    sac, autre = Sac(), Sac()
    sac.liste.append(1)
    print(Paire(1), {Paire(1): 2}[Paire(1, 3)], Couleur.ROUGE.value, list(file), dict(compte), heapq.heappop(tas),
          Counter("abca").most_common(1), Triplet(1, 2, c=3).c, fib(60), 2 ** 100, autre.liste, sep="|")
    print(f"{math.pi:.3f}", list(itertools.permutations("ab")), copy.deepcopy([[1]]), functools.reduce(max, [1, 3, 2]))
    match position.coups():
        case [premier, *autres]:
            print(premier, len(autres))
    try:
        {}["x"]
    except KeyError as faute:
        print("KeyError", faute)
    return random.choice(position.coups())
`

// wantRich fails a test unless RichProgram has printed what Python prints and has moved.
func wantRich(t testing.TB, run PythonRun) {
	t.Helper()
	printed := ""
	for _, event := range run.Events {
		printed += event.Text
	}
	const want = "Paire(x=1, y=3)|2|2|[0, 1, 2]|{'a': 2, 'b': 1, 'c': 1}|1|[('a', 2)]|3|1548008755920|" +
		"1267650600228229401496703205376|[]\n3.142 [('a', 'b'), ('b', 'a')] [[1]] 3\na1 8\nKeyError 'x'\n"
	if printed != want || run.Last().Move == "" {
		t.Errorf("printed %q, want %q; the end: %+v", printed, want, run.Last())
	}
}

// WinningProgram passes the second exercise.
const WinningProgram = `def jouer(position):
    for coup in position.coups():
        if position.jouer(coup).gagnant() == position.trait:
            return coup
    return position.coups()[0]
`

// EditorShown is the condition that the editor is shown. Some exercises show the lines of a solution first.
const EditorShown = `document.querySelector('.py-field')?.hidden === false`

// ShowEditor is an expression that shows the editor, as a person does, and waits for it.
const ShowEditor = `(async () => {
	if (!(` + EditorShown + `)) document.getElementById('act-face-write').click();
	while (!(` + EditorShown + `)) await new Promise(requestAnimationFrame);
})()`

// TypeProgram is an expression that puts a program into the editor, which it shows first, as typing would. To type
// where the lines are shown would have the page be drawn anew at any moment, also while something on it is clicked.
func TypeProgram(program string) string {
	return `(async () => {
		await ` + ShowEditor + `;
		const field = document.getElementById('program');
		field.value = ` + Quote(program) + `;
		field.dispatchEvent(new Event('input', { bubbles: true }));
	})()`
}

// PupilMinimax is a pupil's search, four plies deep.
const PupilMinimax = `def valeur(position, reste):
    if position.finie():
        return 0 if position.gagnant() is None else -1
    if reste == 0:
        return 0
    return max(-valeur(position.jouer(coup), reste - 1) for coup in position.coups())

def jouer(position):
    return max(position.coups(), key=lambda coup: -valeur(position.jouer(coup), 3))
`

// ReportPython reports how long PupilMinimax takes from the start of Tapatan, and how soon after the end of a program
// with a fault the next one has moved, at most.
func ReportPython(b *testing.B, run func(program string) PythonRun) {
	var search, next float64
	for b.Loop() {
		search += run(PupilMinimax).Millis
		for _, wrong := range WrongPrograms() {
			next = max(next, run(wrong.Program).Next)
		}
	}
	b.ReportMetric(search/float64(b.N), "ms-minimax")
	b.ReportMetric(next, "ms-to-next-at-most")
}

// StartPython is an expression for how long Python takes on a page that has not run any yet, from nothing to the first
// move of a program, in milliseconds. After it the memory from which later pages start is kept.
const StartPython = `(async () => {
	const began = performance.now();
	const python = await tablier.python();
	await python.open();
	await new Promise((resolve, reject) => {
		const session = python.session((text) => {
			const { event, id } = JSON.parse(text);
			if (event === 'error') reject(new Error(text));
			if (event === 'done' && id === 2) resolve(session.end());
		});
		const limits = { calls: 20000, turns: 3000000, seed: 1 };
		const program = 'def jouer(position):\n    return position.coups()[0]\n';
		session.send(JSON.stringify({ id: 1, op: 'load', program, ...limits }));
		session.send(JSON.stringify({ id: 2, op: 'move', game: ['tapatan', '', ''], position: '', ...limits }));
	});
	const took = performance.now() - began;
	for (;;) {
		const [name] = (await caches.keys()).filter((name) => name.endsWith(' python'));
		if (name && (await (await caches.open(name)).keys()).length) return took;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
})()`

// ReportStarts reports how long StartPython takes where nothing is kept, and on later pages: the one in the middle.
func ReportStarts(b *testing.B, start func() float64, reload func()) {
	first := start()
	var later []float64
	for b.Loop() {
		reload()
		later = append(later, start())
	}
	slices.Sort(later)
	b.ReportMetric(first, "ms-first")
	b.ReportMetric(later[len(later)/2], "ms-later")
}
