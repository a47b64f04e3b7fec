package driver

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tablier/ai/python/school"
)

// A Deed is what a program has done in a page.
type Deed struct {
	Output string `json:"output"`
	Error  *struct {
		Kind    string `json:"kind"`
		Type    string `json:"type"`
		Line    int    `json:"line"`
		Message string `json:"message"`
	} `json:"error"`
}

// beginSchool is an expression that has programs run one after the other, two at a time, each in a worker of its own.
// It notes in the page the promise of what each does.
func beginSchool(turns int, programs []string) string {
	return fmt.Sprintf(`(async () => {
		const python = await tablier.python();
		await python.open();
		const programs = [%s];
		const run = (program) => new Promise((resolve) => {
			let output = '';
			const session = python.session((text) => {
				const event = JSON.parse(text);
				if (event.event === 'print') output += event.text;
				if (event.event !== 'done' && event.event !== 'error') return;
				session.end();
				resolve({ output, error: event.error ?? null });
			});
			session.send(JSON.stringify({ id: 1, op: 'load', program, calls: 20000, turns: %d, seed: 1 }));
		});
		const tell = [];
		window.deeds = programs.map((_, i) => new Promise((resolve) => { tell[i] = resolve; }));
		let at = 0;
		const some = async () => {
			while (at < programs.length) {
				const i = at++;
				tell[i](await run(programs[i]));
			}
		};
		some();
		some();
		return [];
	})()`, QuoteAll(programs), turns)
}

// The turns that a program has: one that comes to an end may be long, and one that does not is the same after a few.
const (
	turnsOfAll      = 3_000_000
	turnsOfGluttons = 100_000
)

// A sample is a part of the programs of package school, which all run natively: one of every so many, from the first on
// or a later one.
type sample struct{ first, every int }

// samples are what each browser takes, and shares what it takes of a list of which Chromium takes all; nothing is taken
// by both others.
var (
	samples = map[string]sample{"chromium": {2, 10}, "firefox": {0, 40}, "webkit": {5, 40}}
	shares  = map[string]sample{"chromium": {0, 1}, "firefox": {0, 2}, "webkit": {1, 2}}
)

// whole says whether all programs are to run, as make bars has them, and not only a sample.
func whole() bool { return os.Getenv("TABLIER_SCHOOL") == "whole" }

// sampleOf returns what a browser takes by one of these tables. Make bars has all programs run in each.
func sampleOf(t testing.TB, table map[string]sample, browser string) sample {
	t.Helper()
	s, ok := table[browser]
	if !ok {
		t.Fatalf("which programs does browser %q take?", browser)
	}
	if whole() {
		return sample{every: 1}
	}
	return s
}

// sampled returns the part of a list that a sample takes.
func sampled[P any](list []P, s sample) (some []P) {
	for i := s.first; i < len(list); i += s.every {
		some = append(some, list[i])
	}
	return some
}

// WantSchool fails a test unless the programs of package school that a browser takes print in a page what Python
// prints, and end with its errors, at its lines. Eval evaluates an expression in the page.
func WantSchool(t *testing.T, browser string, eval func(expression string) []Deed) {
	t.Helper()
	s := sampleOf(t, samples, browser)
	all, err := school.Programs()
	if err != nil {
		t.Fatal(err)
	}
	programs := sampled(all, s)
	var sources []string
	for _, p := range programs {
		sources = append(sources, p.Source)
	}
	for i, d := range deeds(turnsOfAll, sources, eval) {
		wantDeed(t, programs[i], d)
	}
}

// deeds has programs run, and returns what they have done. It waits for a few at a time: a browser may be slow, and is
// not waited for for ever.
func deeds(turns int, programs []string, eval func(expression string) []Deed) (all []Deed) {
	eval(beginSchool(turns, programs))
	for len(all) < len(programs) {
		all = append(all, eval(fmt.Sprintf(`Promise.all(deeds.slice(%d, %d))`, len(all), len(all)+8))...)
	}
	return all
}

func wantDeed(t *testing.T, p school.Program, d Deed) {
	t.Helper()
	if d.Output != p.Output {
		t.Errorf("%s prints\n%s\nPython prints\n%s", p.Name, d.Output, p.Output)
	}
	switch {
	case p.Error == nil && d.Error == nil:
	case p.Error == nil || d.Error == nil || d.Error.Type != p.Error.Type || d.Error.Line != p.Error.Line ||
		!strings.Contains(d.Error.Message, p.Error.Message):
		t.Errorf("%s ends with %+v, in Python with %+v", p.Name, d.Error, p.Error)
	}
}

// WantGluttons fails a test unless the programs that have to be stopped are, by what they should and at their lines. Of
// those that fall silent one runs, in Chromium alone, which most pupils have: each keeps a core busy for as long as a
// page waits. It begins, and the others run beside it. The clock itself is asked natively (package sandbox); that
// Firefox and WebKit end a worker which hears nothing is asked by make bars only. Of those that take too many turns,
// which Python counts itself in every browser alike, a browser takes a sample.
func WantGluttons(t *testing.T, browser string, eval func(expression string) []Deed) {
	t.Helper()
	some, share := sampleOf(t, samples, browser), sampleOf(t, shares, browser)
	all, err := school.Gluttons()
	if err != nil {
		t.Fatal(err)
	}
	var silent, turns, others []school.Endless
	for _, g := range all {
		switch g.Verdict {
		case school.Clock:
			silent = append(silent, g)
		case school.Turns:
			turns = append(turns, g)
		default:
			others = append(others, g)
		}
	}
	gluttons := slices.Concat(sampled(turns, some), sampled(others, share))
	if browser == "chromium" || whole() {
		gluttons = slices.Concat(silent[:min(1, len(silent))], gluttons)
	}
	var sources []string
	for _, g := range gluttons {
		sources = append(sources, g.Source)
	}
	for i, d := range deeds(turnsOfGluttons, sources, eval) {
		g := gluttons[i]
		want := map[school.Verdict]string{school.Recursion: "program RecursionError"}[g.Verdict]
		if want == "" {
			want = string(g.Verdict)
		}
		if d.Error == nil || !strings.HasPrefix(d.Error.Kind+" "+d.Error.Type, want) ||
			len(g.Lines) > 0 && !slices.Contains(g.Lines, d.Error.Line) {
			t.Errorf("%s ends with %+v, want %s at one of lines %d", g.Name, d.Error, want, g.Lines)
		}
	}
}
