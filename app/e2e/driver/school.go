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

// A Sample is a part of the programs of package school, which all run natively: one of every so many, from the first on
// or a later one. Make bars has all of them run in each browser.
type Sample struct{ First, Every int }

// InSchool returns the sample that a browser takes, or the one that has all where that is asked for.
func InSchool(first, every int) Sample {
	if os.Getenv("TABLIER_SCHOOL") == "whole" {
		return Sample{Every: 1}
	}
	return Sample{first, every}
}

// sampled returns the part of a list that a sample takes.
func sampled[P any](list []P, s Sample) (some []P) {
	for i := s.First; i < len(list); i += s.Every {
		some = append(some, list[i])
	}
	return some
}

// WantSchool fails a test unless the programs of package school, or a sample, print in a page what Python prints, and
// end with its errors, at its lines. Eval evaluates an expression in the page.
func WantSchool(t *testing.T, s Sample, eval func(expression string) []Deed) {
	t.Helper()
	whole, err := school.Programs()
	if err != nil {
		t.Fatal(err)
	}
	programs := sampled(whole, s)
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
// those that fall silent one is enough: each takes as long as a page waits. It begins, and the others run beside it. Of
// those that take too many turns, which Python counts itself in every browser alike, there may be a sample.
func WantGluttons(t *testing.T, s Sample, eval func(expression string) []Deed) {
	t.Helper()
	whole, err := school.Gluttons()
	if err != nil {
		t.Fatal(err)
	}
	of := map[school.Verdict][]school.Endless{}
	for _, g := range whole {
		of[g.Verdict] = append(of[g.Verdict], g)
	}
	gluttons := slices.Concat(of[school.Clock][:1], sampled(of[school.Turns], s), of[school.Memory], of[school.Recursion])
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
