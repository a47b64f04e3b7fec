package native_test

import (
	"os"
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules"
	"tablier/rules/all"
)

// A move by minimax, four plies deep, in an open game of Tapatan.
func BenchmarkPythonMinimax(b *testing.B) {
	native.Need(b)
	text, err := os.ReadFile("../samples/5-minimax.py")
	if err != nil {
		b.Fatal(err)
	}
	program := strings.Replace(string(text), "position.jouer(coup), 2)", "position.jouer(coup), 3)", 1)
	if program == string(text) {
		b.Fatal("the sample has another depth")
	}
	limits := native.Usual()
	limits.Calls, limits.Turns = 0, 100_000_000
	benchmarkMove(b, program, limits)
}

// What the counting of turns costs where a program does nothing else.
func BenchmarkPythonTurns(b *testing.B) {
	native.Need(b)
	const program = "def fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\n\n" +
		"def jouer(p):\n    for i in range(200_000):\n        pass\n    fib(22)\n    return p.coups()[0]\n"
	benchmarkMove(b, program, native.Usual())
}

// benchmarkMove measures a move of a program in an open game of Tapatan.
func benchmarkMove(b *testing.B, program string, limits native.Limits) {
	b.Helper()
	p, err := native.Start(program, python.NewHost(all.Games(), players.New(), true), limits)
	if err != nil {
		b.Fatal(err)
	}
	defer p.Close()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, _, err := p.Move(spec, rules.Setup{}, "......... o o3r3", 1); err != nil {
			b.Fatal(err)
		}
	}
}
