package native_test

import (
	"testing"
	"time"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules/all"
)

// A trick is what a program does to think for longer than it may.
type trick struct {
	program string
	kind    native.Kind
	line    int // 0 for any
}

// tricks are held by the runner, by the host or by the process around them.
//
// Not held natively are those by which a program gets at the machine itself (().__class__.__base__.__subclasses__()
// leads to module os), at the objects of the runner (sys._getframe() leads to its limits) and at the pipe of its
// answers: who starts a program natively trusts it. In a page a closure of JavaScript holds these.
var tricks = map[string]trick{
	"catches everything": {`
def jouer(p):
    try:
        while True:
            pass
    except BaseException:
        return p.coups()[0]
`, native.Turns, 4},
	"catches everything, again and again": {`
def jouer(p):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
`, native.Turns, 0},
	"goes on in finally": {`
def jouer(p):
    while True:
        try:
            return "a1"
        finally:
            continue
`, native.Turns, 3},
	"looks within a trap": {`
def jouer(p):
    def trap():
        try:
            for c in p.coups():
                p.jouer(c).coups()
        except BaseException:
            pass
    for _ in range(100_000):
        trap()
    return "a1"
`, native.Calls, 0},
	"a generator that will not close": {`
def jouer(p):
    def sans_fin():
        while True:
            try:
                yield 1
            except BaseException:
                pass
    return sum(sans_fin())
`, native.Turns, 4},
	"a class whose values compare for ever": {`
class C:
    def __eq__(self, other):
        return self == other or self != other
    def __ne__(self, other):
        try:
            return self == other
        except RecursionError:
            return self == other
def jouer(p):
    return C() == C()
`, native.Raised, 0},
	"hands itself turns": {`
from itertools import repeat
def jouer(p):
    for name in list(__builtins__):
        if "turns" in name:
            __builtins__[name] = repeat(True)
    while True:
        pass
`, native.Clock, 0},
	"takes the counting away": {`
def jouer(p):
    for name in list(__builtins__):
        if "late" in name:
            __builtins__[name] = bool
    while True:
        pass
`, native.Clock, 0},
	"runs by another exec": {`
def jouer(p):
    print.__self__.exec("while True: pass")
`, native.Clock, 3},
	"calls its own code bare": {`
from types import FunctionType
def boucle():
    while True:
        pass
def jouer(p):
    FunctionType(boucle.__code__, {"__builtins__": {
        name: (value if "runner" not in name else bool if "late" in name else iter(int, 1) if "turns" in name else next)
        for name, value in __builtins__.items()}})()
`, native.Clock, 0},
	"writes its loop as text": {`
def jouer(p):
    exec("while True: pass", {})
`, native.Turns, 3},
	"evaluates its loop": {`
def jouer(p):
    from itertools import count
    return eval("[0 for _ in count() if not _ + 1]")
`, native.Turns, 4},
	"compiles its loop": {`
def jouer(p):
    eval(compile("[0 for _ in iter(int, 1) if _]", "x", "eval"))
`, native.Turns, 3},
	"has its looks uncounted": {`
import tablier
def search(p, n):
    return 1 + sum(search(p.jouer(c), n - 1) for c in p.coups()) if n else len(p.coups())
def jouer(p):
    tablier._hote.compte = lambda: None
    search(p, 5)
    return "a1"
`, native.Calls, 0},
	"asks the rules itself": {`
import tablier
def jouer(p):
    for n in range(10_000):
        tablier._hote.regles("expand\ttapatan\t\t\t")
    return "a1"
`, native.Calls, 0},
	"sleeps": {`
import time
def jouer(p):
    time.sleep(1_000_000)
    time.sleep(1_000_000)
    return "rien"
`, native.Unlawful, 0},
	"raises what cannot be told": {`
class Nommee(type):
    __name__ = property(lambda cls: 1 / 0)
class E(SyntaxError, metaclass=Nommee):
    filename = "programme.py"
    lineno = {1}
    __str__ = __repr__ = lambda self: 1 / 0
def jouer(p):
    raise E
`, native.Raised, 0},
	"returns a text that is none": {`
class T:
    __class__ = str
    def __eq__(self, other):
        return True
    def __hash__(self):
        return hash("a1")
def jouer(p):
    return T()
`, native.Unlawful, 0},
	"recurses without end": {`
def jouer(p):
    print.__self__.__import__("sys").setrecursionlimit(1_000_000_000)
    def f():
        return f()
    return f()
`, native.Turns, 0},
}

// What a program does to think for longer does not help it.
func TestTricks(t *testing.T) {
	native.Need(t)
	for name, trick := range tricks {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			host := python.NewHost(all.Games(), players.New(), false)
			limits := native.Limits{Calls: 500, Turns: 20_000, Clock: time.Minute, Memory: 256 << 20}
			if trick.kind == native.Clock {
				limits.Clock = time.Second / 5
			}
			p, err := native.Start(trick.program, host, limits)
			if err != nil {
				t.Fatal(err)
			}
			defer p.Close()
			m := opening(t, "tapatan")
			_, _, err = p.Move(m.Spec(), m.Setup(), m.Position().String(), 1)
			wrong, ok := err.(*native.ProgramError)
			if !ok || wrong.Kind != trick.kind || trick.line > 0 && wrong.Line != trick.line {
				t.Errorf("%v, want %s at %d", err, trick.kind, trick.line)
			}
		})
	}
}

// Values are refused where they are, however a program asks for them.
func TestValuesAreRefused(t *testing.T) {
	native.Need(t)
	const program = `
import tablier
def jouer(p):
    assert tablier._hote.regles("value\ttapatan\t\t\t").startswith("error\tvalue")
    try:
        p.valeur_exacte()
    except tablier.ValeurInconnue:
        return "a1"
`
	p, err := native.Start(program, python.NewHost(all.Games(), players.New(), false), native.Usual())
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	m := opening(t, "tapatan")
	if move, _, err := p.Move(m.Spec(), m.Setup(), m.Position().String(), 1); err != nil || move != "a1" {
		t.Errorf("%s: %v", move, err)
	}
}

// A program leaves nothing to the next one.
func TestNothingIsLeft(t *testing.T) {
	native.Need(t)
	const spoils = `
import random, tablier, math
builtins = print.__self__
builtins.len = lambda x: 0
math.pi = 3
random.choice = lambda items: "z9"
tablier.Position.coups = lambda self: []
def jouer(p):
    return "a1"
`
	const next = `
import math, random
def jouer(p):
    assert len(p.coups()) == 9 and math.pi > 3
    return random.choice(p.coups())
`
	for i, program := range []string{spoils, next} {
		p, err := native.Start(program, python.NewHost(all.Games(), players.New(), false), native.Usual())
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		m := opening(t, "tapatan")
		if _, _, err := p.Move(m.Spec(), m.Setup(), m.Position().String(), 1); err != nil && i == 1 {
			t.Error(err)
		}
	}
}
