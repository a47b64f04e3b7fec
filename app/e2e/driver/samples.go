package driver

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules"
	"tablier/rules/all"
)

// samplePositions are some of Tapatan, the start first.
var samplePositions = []string{
	"......... o o3r3", "oo.rr.... o o1r1", ".o...o..r r o1r2", "oor..o.rr o o0r0", "ooro.rr.. o o0r0",
}

// WantSameMoves fails a test unless the sample programs that a browser takes, whose folder is given, choose the same
// moves in a page as natively, from the same seeds, and look at positions as often. Eval evaluates an expression in the
// page.
func WantSameMoves(t *testing.T, browser, folder string, eval func(expression string) []string) {
	t.Helper()
	native.Need(t)
	files, err := filepath.Glob(filepath.Join(folder, "*.py"))
	if err != nil || len(files) < 7 {
		t.Fatalf("%d samples in %s: %v", len(files), folder, err)
	}
	for _, file := range sampled(files, sampleOf(t, shares, browser)) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, got := nativeMoves(t, string(text)), eval(askMoves(string(text)))
		if fmt.Sprint(want) != fmt.Sprint(got) {
			t.Errorf("%s: in the page %q, natively %q", filepath.Base(file), got, want)
		}
	}
}

// nativeMoves returns the moves of a program in the sample positions, each with its looks.
func nativeMoves(t *testing.T, program string) (moves []string) {
	t.Helper()
	player, err := native.Start(program, python.NewHost(all.Games(), players.New(), false), native.Usual())
	if err != nil {
		t.Fatal(err)
	}
	defer player.Close()
	spec := Game("tapatan").Spec
	for i, position := range samplePositions {
		move, calls, err := player.Move(spec, rules.Setup{Variant: "tapatan"}, position, uint64(i+1)<<40+7)
		if err != nil {
			t.Fatal(err)
		}
		moves = append(moves, fmt.Sprintf("%s after %d looks", move, calls))
	}
	return moves
}

// askMoves is an expression for the same in a page.
func askMoves(program string) string {
	return fmt.Sprintf(`(async () => {
		const python = await tablier.python();
		await python.open();
		const limits = { calls: 20000, turns: 3000000 };
		return new Promise((resolve, reject) => {
			const moves = [];
			const session = python.session((text) => {
				const event = JSON.parse(text);
				if (event.event === 'error') reject(new Error(text));
				if (event.event !== 'done' || event.id === 0) return;
				moves.push(event.move + ' after ' + event.calls + ' looks');
				if (event.id < %[2]s.length) return;
				session.end();
				resolve(moves);
			});
			session.send(JSON.stringify({ id: 0, op: 'load', program: %[1]s, ...limits, seed: 1 }));
			%[2]s.forEach((position, i) => session.send(JSON.stringify(
				{ id: i + 1, op: 'move', game: ['tapatan', 'tapatan', ''], position, ...limits, seed: (i + 1) * 2 ** 40 + 7 })));
		});
	})()`, Quote(program), "["+QuoteAll(samplePositions)+"]")
}
