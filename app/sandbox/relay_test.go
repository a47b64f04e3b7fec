//go:build !js

package sandbox_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// A said is what came of what a program said, by web/python/relay.js: how many events the page was handed before it
// looked at one, how many in all once it looked at each, in order or not, and why no more came, if it was told, and
// whether after the last.
type said struct {
	Ahead, Events int
	Ordered, Last bool
	Over          []string
}

// relayed has node run the script for programs that say what expressions of JavaScript list, each with a page that
// looks at nothing before all of it is said, and then at every event. DIED in a list is that the page hears of its
// death.
func relayed(t *testing.T, says []string) (got []said) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skip("no node: what is heard of a program is not tested")
	}
	if err != nil {
		t.Fatal("what is heard of a program needs node: ", err)
	}
	cmd := exec.Command(node, "-e", `
		global.self = global;
		global.postMessage = () => {}; // that it runs
		const DIED = Symbol();
		(0, eval)(require('fs').readFileSync('../../web/python/relay.js', 'utf8'));
		console.log(JSON.stringify([`+strings.Join(says, ", ")+`].map((said) => {
			const events = [], over = [];
			let last = 0; // the events before the page was told
			const page = {
				postMessage(data) {
					if (typeof data === 'string') events.push(data);
					else over.push(data.over), (last = events.length);
				},
			};
			const program = { close() {} };
			self.onmessage({ ports: [page, program] });
			for (const data of said) data === DIED ? page.onmessage({ data: true }) : program.onmessage?.({ data });
			const ahead = events.length;
			for (let seen = 0; seen < events.length; seen++) page.onmessage({ data: null });
			return { ahead, events: events.length, ordered: events.every((event, i) => event === said[i]),
				last: !over.length || last === events.length, over };
		})));`)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal("running the script: ", err)
	}
	if err := json.Unmarshal(out, &got); err != nil {
		t.Fatal(err)
	}
	return got
}

// The page gets few events before it looks at them, and all of them once it does. A program that says too much before
// is ended, and so is one that says something too long, or no text: nothing it has said by then is heard any more. What
// one that dies has said is heard first.
func TestRelayOfPrograms(t *testing.T) {
	const ahead = 16
	tests := []struct {
		name, says string
		ahead      int
		events     int
		over       []string
	}{
		{"a few", `['a', 'b', 'c']`, 3, 3, nil},
		{"many", `Array.from({ length: 4000 }, (_, i) => 'event ' + i)`, ahead, 4000, nil},
		{"a flood", `Array.from({ length: 5000 }, (_, i) => 'event ' + i)`, ahead, ahead, []string{"flood"}},
		{"a flood of bytes", `Array.from({ length: 40 }, (_, i) => i + 'x'.repeat(250000))`, ahead, ahead,
			[]string{"flood"}},
		{"as long as may be", `['x'.repeat(256 * 1024)]`, 1, 1, nil},
		{"too long", `['a', 'x'.repeat(256 * 1024 + 1), 'b']`, 1, 1, []string{"long"}},
		{"too long in bytes", `['€'.repeat(100000)]`, 0, 0, []string{"long"}},
		{"no text", `['a', { event: 'done' }, 'b']`, 1, 1, []string{"crash"}},
		{"a death", `['a', 'b', DIED]`, 2, 2, []string{"died"}},
		{"a death beyond what is looked at", `[...Array.from({ length: 40 }, (_, i) => 'event ' + i), DIED]`, ahead, 40,
			[]string{"died"}},
	}
	var says []string
	for _, test := range tests {
		says = append(says, test.says)
	}
	for i, got := range relayed(t, says) {
		test := tests[i]
		if got.Ahead != test.ahead || got.Events != test.events || !got.Ordered || !got.Last ||
			!slices.Equal(got.Over, test.over) {
			t.Errorf("%s: %+v", test.name, got)
		}
	}
}
