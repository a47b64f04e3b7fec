//go:build !js

package sandbox_test

import (
	"archive/zip"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/lib"
	"tablier/ai/python/native"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// teachers is the folder that has the Python package for pages and notebooks of others: the package of the workshop.
const teachers = "../../ai/python/lib"

// run returns what a program prints that may import from a place; what it reads is given.
func run(t *testing.T, place, program, input string) string {
	t.Helper()
	native.Need(t)
	place, err := filepath.Abs(place)
	if err != nil {
		t.Fatal(err)
	}
	python, err := native.Interpreter()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(python, "-B", "-c", program)
	cmd.Env = append(os.Environ(), "PYTHONPATH="+place)
	var said strings.Builder
	cmd.Stdin, cmd.Stderr = strings.NewReader(input), &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, said.String())
	}
	return string(out)
}

// Without a browser the package answers every question about the rules of Tapatan as they do.
func TestTeachersRules(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	texts := []string{"", "xx", "......... r o3r3", "ooorrr... o o0r0", "ooorrr... r o0r0", "oo....... o o1r3",
		"o........ r o2r3 ", "o........ r o3r3", "oooo.rr.. r o0r0", "ooo.rr... r o0r1", "ooo.rr... o o0r1"}
	for seed := range uint64(30) {
		m, err := conform.RandomMatch(spec, rules.Setup{}, seed, 40)
		if err != nil {
			t.Fatal(err)
		}
		for ply := range m.Ply() + 1 {
			texts = append(texts, m.At(ply).String())
		}
	}
	questions := []string{"game\ttapatan\t\t", "game\ttapatan\ttapatan\t", "game\ttapatan\t\tx", "game\tchess\t\t"}
	for _, text := range texts {
		for _, op := range []string{"expand", "cells"} {
			questions = append(questions, op+"\ttapatan\t\t\t"+text)
		}
	}
	asked, err := json.Marshal(questions)
	if err != nil {
		t.Fatal(err)
	}
	const program = `
import json, sys, tablier
json.dump([tablier._hote.regles(question) for question in json.load(sys.stdin)], sys.stdout)
`
	var answers []string
	if err := json.Unmarshal([]byte(run(t, teachers, program, string(asked))), &answers); err != nil {
		t.Fatal(err)
	}
	host := python.NewHost(all.Games(), players.New(), false)
	for i, question := range questions {
		got, want := answers[i], host.Answer(question)
		if got != want && (!strings.HasPrefix(want, "error") || code(got) != code(want)) {
			t.Errorf("%q:\n got %q\nwant %q", question, got, want)
		}
	}
}

// code is an answer up to what its error is about.
func code(answer string) string {
	fields := strings.SplitN(answer, "\t", 3)
	return strings.Join(fields[:min(2, len(fields))], "\t")
}

// Both the plain rules and the interface count as the rules do, also when the package is one file.
func TestTeachersPerft(t *testing.T) {
	const program = `
from tablier import debut, tapatan
def perft(p, n):
    return 1 if n == 0 else sum(perft(p.jouer(c), n - 1) for c in p.coups())
print(*(perft(tapatan.Position(), n) for n in range(7)))
print(*(perft(debut(), n) for n in range(6)))
`
	const want = "1 9 72 504 3024 15120 54720\n1 9 72 504 3024 15120\n"
	archive := filepath.Join(t.TempDir(), "tablier.zip")
	pack(t, archive)
	for _, place := range []string{teachers, archive} {
		if got := run(t, place, program, ""); got != want {
			t.Errorf("%s: %q, want %q", place, got, want)
		}
	}
}

// pack writes the package into one file.
func pack(t *testing.T, name string) {
	t.Helper()
	file, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	w := zip.NewWriter(file)
	if err := w.AddFS(lib.Files); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
}

// What needs a page says so.
func TestTeachersWithoutPage(t *testing.T) {
	const program = `
from tablier import Indisponible, debut, defier
def erreur(f):
    try:
        f()
    except (Indisponible, TypeError) as e:
        print(type(e).__name__, e)
erreur(lambda: defier(lambda position: "a1"))
erreur(lambda: defier("a1"))
erreur(lambda: debut("hyle"))
erreur(lambda: debut("tapatan", "achi"))
erreur(lambda: debut().valeur_exacte())
`
	wantLines(t, run(t, teachers, program, ""), [][]string{
		{"Indisponible", "defier", "page", "Pyodide"}, {"TypeError", "sans parenthèses"},
		{"Indisponible", "hyle", "page", "Pyodide"}, {"Indisponible", "tapatan achi", "page"},
		{"Indisponible", "ce que vaut", "page"},
	})
}

// wantLines holds each line of a text against the parts that it must have.
func wantLines(t *testing.T, text string, want [][]string) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != len(want) {
		t.Fatalf("%d lines, want %d: %s", len(lines), len(want), text)
	}
	for i, parts := range want {
		for _, part := range parts {
			if !strings.Contains(lines[i], part) {
				t.Errorf("no %q in %q", part, lines[i])
			}
		}
	}
}

// onPage returns what a program of testdata prints on a page, which is one of testdata too.
func onPage(t *testing.T, name, input string) string {
	t.Helper()
	var program strings.Builder
	for _, part := range []string{"page.py", name} {
		text, err := os.ReadFile(filepath.Join("testdata", part))
		if err != nil {
			t.Fatal(err)
		}
		program.Write(text)
	}
	return run(t, teachers, program.String(), input)
}

// In a page a function is asked for its moves, and hears how the match has gone; what is wrong with it is told there.
// For Tapatan the site is asked for nothing but the board.
func TestTeachersMatch(t *testing.T) {
	const want = `tapatan https://tablier.example/ host machine-2
script https://tablier.example/tablier.js
move c3
said Gagné par la machine. ['c3', 'a1'] R None
move ''
said ZeroDivisionError : division by zero
move ''
said 'z9' n'est pas un des textes de position.coups().
said Le cadre de Tablier dit : no such level
asked []
said https://elsewhere.example/tablier.js ne répond pas. Est-ce l'adresse de Tablier ?
Indisponible où est Tablier ? Écrivez son adresse dans tablier/adresse.py, ou dans le programme : ` +
		`from tablier import adresse, puis adresse.SITE = "https://…/".
ValueError il n'y a pas de jeu 'chess', mais : tapatan, hyle, entropy, domino, stratege
ValueError la page n'a pas d'élément 'nowhere'
`
	if got := strings.ReplaceAll(onPage(t, "match.py", ""), "\u202f", " "); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

// What Tapatan in Python does not know the site answers, once each; where Python cannot wait for it, that is said, and
// a function on a board looks one move ahead all the same.
func TestTeachersAsk(t *testing.T) {
	host := python.NewHost(all.Games(), players.New(), true)
	answers := map[string]string{}
	for _, about := range []string{"hyle\t\t", "hyle\t5\t", "entropy\t\t", "entropy\tentropy\t", "domino\t\t",
		"domino\t5\t", "stratege\t\t", "stratege\tstratege\t", "tapatan\tachi\t", "tapatan\ttapatan\t", "hyle\t3\t"} {
		answers["game\t"+about] = host.Answer("game\t" + about)
		start := strings.Split(strings.Split(host.Answer("expand\t"+about+"\t"), "\n")[0], "\t")[1]
		for _, text := range []string{"", start, "3/3/3 c=a"} {
			for _, op := range []string{"expand\t", "cells\t", "value\t"} {
				answers[op+about+"\t"+text] = host.Answer(op + about + "\t" + text)
			}
		}
	}
	known, err := json.Marshal(answers)
	if err != nil {
		t.Fatal(err)
	}
	game := func(line string) []string { return []string{line} }
	starts := [][]string{
		game("hyle 5/5/5/5/5 ? hasard 5 25"), game("entropy bbbbb/b3b/5/w3w/wwwww w W 35 25"),
		game("domino N=5 1 660 2"), game("stratege (11)/(11)"),
	}
	want := [][]string{{"Indisponible", "où est Tablier"}}
	want = append(append(want, starts...), starts...)
	want = append(want, [][]string{
		{"['a1', 'a2', 'a3'"}, {"1"}, {"ValeurInconnue"}, {"True ['value\\ttapatan\\ttapatan\\t\\t"},
		{"Indisponible le site de Tablier ne répond pas", "https://tablier.example/rules.html"},
		{"Indisponible les règles ne démarrent pas", "no room"},
		{"5"}, {"Indisponible hyle 7", "JSPI", "runPythonAsync"},
		{"hyle 3 False"}, {"'", " C None"}, {"hyle 3 False"}, {"'' C Indisponible", "hyle 3"},
		{"Indisponible hyle 7", "JSPI"}, {"Indisponible hyle", "page même"},
	}...)
	wantLines(t, onPage(t, "ask.py", string(known)), want)
}
