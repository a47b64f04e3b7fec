package driver

import (
	"fmt"
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

// askSchool is an expression that runs programs, each in a worker of its own, and returns what they have done.
func askSchool(programs []string) string {
	return fmt.Sprintf(`(async () => {
		const python = await tablier.python();
		await python.open();
		const deeds = [];
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
			session.send(JSON.stringify({ id: 1, op: 'load', program, calls: 20000, turns: 3000000, seed: 1 }));
		});
		let at = 0;
		const some = async () => {
			while (at < programs.length) {
				const i = at++;
				deeds[i] = await run(programs[i]);
			}
		};
		await Promise.all([some(), some()]);
		return deeds;
	})()`, QuoteAll(programs))
}

// WantSchool fails a test unless the programs of package school print in a page what Python prints, and end with its
// errors, at its lines. Eval evaluates an expression in the page.
func WantSchool(t *testing.T, eval func(expression string) []Deed) {
	t.Helper()
	programs, err := school.Programs()
	if err != nil {
		t.Fatal(err)
	}
	const atOnce = 40
	for len(programs) > 0 {
		some := programs[:min(atOnce, len(programs))]
		programs = programs[len(some):]
		var sources []string
		for _, p := range some {
			sources = append(sources, p.Source)
		}
		for i, d := range eval(askSchool(sources)) {
			wantDeed(t, some[i], d)
		}
	}
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
