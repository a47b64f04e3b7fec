package native_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules"
	"tablier/rules/all"
)

// play returns the first move of a program at a game, under limits that are soon reached.
func play(t *testing.T, program, game string, calls int) (rules.Move, int, error) {
	t.Helper()
	native.Need(t)
	limits := native.Usual()
	limits.Calls, limits.Turns = calls, 300_000
	p, err := native.Start(program, python.NewHost(all.Games(), players.New(), true), limits)
	if err != nil {
		return "", 0, err
	}
	defer p.Close()
	m := opening(t, game)
	return p.Move(m.Spec(), m.Setup(), m.Position().View(m.ToMove()).String(), 1)
}

// opening returns a match in which a side is to make its first move.
func opening(t *testing.T, game string) *rules.Match {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{}, "")
	for err == nil && m.ToMove() == rules.Chance {
		err = m.Play(m.ChanceMove(1))
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Every wrong program gets its kind and its line, and says no more than it knows.
func TestWrongPrograms(t *testing.T) {
	for name, c := range map[string]struct {
		program, kind, of string
		line              int
	}{
		"endless loop": {"def jouer(p):\n    while True:\n        pass\n", "turns", "TropDeTours", 2},
		"hidden loop": {
			"def jouer(p):\n    while True:\n        try:\n            p.coups()\n        except:\n            pass\n",
			"calls", "", 2,
		},
		"endless recursion": {
			"def f(n):\n    return f(n + 1)\ndef jouer(p):\n    return f(0)\n", "program", "RecursionError", 2,
		},
		"memory hog": {
			"def jouer(p):\n    x = [0]\n    while True:\n        x = x + x\n", "memory", "MemoryError", 4,
		},
		"wrong type":   {"def jouer(p):\n    return p.coups() + 1\n", "program", "TypeError", 2},
		"illegal move": {"def jouer(p):\n    return 'z9'\n", "move", "", 0},
		"no move":      {"def jouer(p):\n    p.coups()\n", "move", "", 0},
		"in a class": {
			"class A:\n    def __init__(self):\n        self.x\ndef jouer(p):\n    return A()\n",
			"program", "AttributeError", 3,
		},
		"misspelt name":    {"def jouer(p):\n    valeur = 1\n    return valeu\n", "program", "NameError", 3},
		"bad indentation":  {"def jouer(p):\n  x = 1\n   return x\n", "program", "IndentationError", 3},
		"missing module":   {"import numpy\ndef jouer(p):\n    return p.coups()[0]\n", "program", "ModuleNotFoundError", 1},
		"forbidden module": {"import os\ndef jouer(p):\n    return p.coups()[0]\n", "program", "ModuleNotFoundError", 1},
		"empty file":       {"", "nothing", "", 0},
		"misplayed":        {"def jouer(p):\n    return p.jouer('z9')\n", "program", "CoupInterdit", 2},
		"too many looks":   {"def jouer(p):\n    while True:\n        p.coups()\n", "calls", "", 3},
		"changed position": {"def jouer(p):\n    p.x = 1\n", "program", "AttributeError", 2},
	} {
		_, _, err := play(t, c.program, "tapatan", 20_000)
		wrong, ok := err.(*native.ProgramError)
		if !ok || string(wrong.Kind) != c.kind || c.line != wrong.Line || c.of != "" && wrong.Type != c.of {
			t.Errorf("%s: %v (%+v)", name, err, wrong)
		}
	}
}

// Positions agree with the rules: as many sequences of moves, in every game, by module tablier, and of Tapatan by the
// module in plain Python.
func TestPerft(t *testing.T) {
	const count = `
def perft(p, n):
    if n == 0:
        return 1
    return sum(perft(p.jouer(c), n - 1) for c in p.coups())
`
	for game, depth := range map[string]int{"tapatan": 4, "hyle": 2, "entropy": 2, "domino": 1, "stratege": 2} {
		program := count + "def jouer(p):\n    raise ValueError(perft(p, " + strconv.Itoa(depth) + "))\n"
		want := perft(t, game, depth)
		if _, _, err := play(t, program, game, 0); err == nil ||
			!strings.HasSuffix(err.Error(), "ValueError: "+want) {
			t.Errorf("%s: %v, want %s", game, err, want)
		}
	}
	program := "import tapatan\n" + count + "def jouer(p):\n    raise ValueError(perft(tapatan.Position(), 6))\n"
	want := perft(t, "tapatan", 6)
	if _, _, err := play(t, program, "tapatan", 0); err == nil || !strings.HasSuffix(err.Error(), "ValueError: "+want) {
		t.Errorf("module tapatan: %v, want %s", err, want)
	}
}

// perft counts by the rules what a program is to count at its first move.
func perft(t *testing.T, game string, depth int) string {
	t.Helper()
	nodes, _ := rules.Perft(opening(t, game).Position(), depth, nil)
	return strconv.FormatUint(nodes, 10)
}

// Positions are equal where they are the same, keys of dictionaries, and look the same in French and in English.
func TestPositions(t *testing.T) {
	const program = `
from tablier import debut, lire, start, read, ValeurInconnue, PositionIllisible
def jouer(p):
    coups = p.coups()
    seen = {p.jouer(c): c for c in coups}
    assert len(seen) == len(coups) == 9 and seen[p.jouer("b2")] == "b2"
    assert p == debut("tapatan") == start("tapatan") and p != p.jouer("a1") and hash(p) == hash(debut())
    assert p.moves() == coups and p.play("a1") == p.jouer("a1") and p.turn == p.trait == "O"
    assert p.gagnant() is p.winner() is None and not p.finie() and not p.over() and p.points() is None
    won = read("ooo.rr... r o0r1")
    assert won.finie() and won.gagnant() == "O" and won.trait is None and won.coups() == []
    try:
        lire("xx")
    except PositionIllisible:
        pass
    assert won.cases()["a1"] == won.cells()["a1"] == "O" and won.cases()["a2"] is None
    assert p.valeur_exacte() == 1 and p.jouer("a2").exact_value() == 1 and p.jouer("a1").valeur_exacte() == 0
    try:
        debut("entropy").valeur_exacte()
        assert False
    except ValeurInconnue:
        pass
    p.afficher()
    draw = debut("hyle")
    assert draw.trait == "hasard" and draw.chances()[0] == ("=a", 5)
    return coups[0]
`
	if move, calls, err := play(t, program, "tapatan", 0); err != nil || move != "a1" || calls == 0 {
		t.Errorf("%s after %d calls: %v", move, calls, err)
	}
}

// Chance is that of module random of Python: the same seed gives the numbers that it gives everywhere.
func TestChance(t *testing.T) {
	const program = `
import random
def jouer(p):
    first = [random.randint(1, 6) for _ in range(5)]
    assert first == [2, 5, 1, 3, 1], first
    random.seed(3)
    thrown = [random.randrange(6) for _ in range(6000)]
    assert all(900 < thrown.count(face) < 1100 for face in range(6))
    random.seed(3)
    assert [random.randrange(6) for _ in range(6000)] == thrown
    cards = list(range(20))
    random.shuffle(cards)
    assert cards != sorted(cards) == list(range(20)) and len(set(random.sample(cards, 5))) == 5
    heavy = random.choices("ab", [1, 9], k=1000).count("b")
    assert 850 < heavy < 950 and 2 <= random.uniform(2, 3) < 3
    return random.choice(p.coups())
`
	if _, _, err := play(t, program, "entropy", 0); err != nil {
		t.Error(err)
	}
}

// Each sample plays legal moves, and all but the first win where they can.
func TestSamples(t *testing.T) {
	native.Need(t)
	files, err := filepath.Glob("../samples/*.py")
	if err != nil || len(files) != 7 {
		t.Fatalf("%d samples: %v", len(files), err)
	}
	for i, file := range files {
		program, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		limits := native.Usual()
		limits.Calls = 0
		p, err := native.Start(string(program), python.NewHost(all.Games(), players.New(), true), limits)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		defer p.Close()
		win := opening(t, "tapatan")
		for _, m := range []rules.Move{"a1", "a3", "b1", "b3"} {
			if err := win.Play(m); err != nil {
				t.Fatal(err)
			}
		}
		if move, _, err := p.Move(win.Spec(), win.Setup(), win.Position().String(), 1); err != nil || i > 0 && move != "c1" {
			t.Errorf("%s plays %s where c1 wins: %v", file, move, err)
		}
	}
}
