package driver

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/app/i18n"
	"tablier/app/write"
	"tablier/app/write/mistakes"
	"tablier/rules/all"
)

// WantVerdicts fails a test unless the tests of each exercise say in a page what they say natively: of its solution,
// and of a program with the mistake that pupils make most often, or where the whole is asked for, of those with each of
// their mistakes. Eval evaluates an expression in the page.
func WantVerdicts(t *testing.T, eval func(expression string) []string) {
	t.Helper()
	native.Need(t)
	list, err := write.All(i18n.French)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		programs := []string{e.Solution}
		wrong := mistakes.Of(e.ID)
		if !whole() {
			wrong = wrong[:min(1, len(wrong))]
		}
		for _, m := range wrong {
			program, err := m.Make(e.Solution)
			if err != nil {
				t.Fatal(err)
			}
			programs = append(programs, program)
		}
		for _, program := range programs {
			want, got := nativeVerdicts(t, e, program), eval(askVerdicts(e, program))
			if !slices.Equal(want, got) {
				t.Errorf("%s:\n%s\nin the page %q\nnatively %q", e.ID, program, got, want)
			}
		}
	}
}

// nativeVerdicts returns what each test says of a program, and the error that has ended them.
func nativeVerdicts(t *testing.T, e write.Exercise, program string) (verdicts []string) {
	t.Helper()
	host := python.NewHost(all.Games(), players.New(), false)
	player, err := native.Start(program, host, native.Limits{Calls: e.Calls, Turns: write.TestTurns, Clock: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	defer player.Close()
	results, err := player.Test(e.Tests, 1)
	for _, r := range results {
		verdicts = append(verdicts, fmt.Sprintf("%s: %s, %s, %s, %s", r.French, r.State, r.Position, r.Expected, r.Received))
	}
	if wrong := (*native.ProgramError)(nil); errors.As(err, &wrong) {
		verdicts = append(verdicts, fmt.Sprintf("%s %s at line %d", wrong.Kind, wrong.Type, wrong.Line))
	} else if err != nil {
		t.Fatal(err)
	}
	return verdicts
}

// askVerdicts is an expression for the same in a page.
func askVerdicts(e write.Exercise, program string) string {
	return fmt.Sprintf(`(async () => {
		const python = await tablier.python();
		await python.open();
		const limits = { calls: %d, turns: %d, seed: 1 };
		return new Promise((resolve) => {
			const verdicts = [];
			let test = 0;
			const ask = () => session.send(JSON.stringify({ id: 2, op: 'tests', code: %s, test, ...limits }));
			const session = python.session((text) => {
				const event = JSON.parse(text);
				if (event.event === 'test') verdicts[event.index] =
					event.fr + ': ' + [event.state, event.position, event.expected, event.received].join(', ');
				const { error } = event;
				if (error) verdicts.push(error.kind + ' ' + error.type + ' at line ' + error.line);
				if (!error && (event.event !== 'done' || event.id === 1)) return;
				if (!error && ++test < verdicts.length) return ask();
				session.end();
				resolve(verdicts);
			});
			session.send(JSON.stringify({ id: 1, op: 'load', program: %s, ...limits }));
			ask();
		});
	})()`, e.Calls, write.TestTurns, Quote(e.Tests), Quote(program))
}
