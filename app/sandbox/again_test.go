//go:build !js

package sandbox_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
)

// A hearing is what came of a program by web/python/page.js: what was heard of it, how many workers it had, and which
// files the page was to bring, each time.
type hearing struct {
	Heard   []heard
	Workers int
	Brought []string
}

type heard struct {
	ID    int
	Event string
	Text  string
	Error struct {
		Kind string
		Line int
	}
}

// A play is a program and its requests. It is an expression of JavaScript: a function that says, of what it is asked,
// which files it has been given, whether there will be no more and in which worker it runs, the events that come of it;
// {dies: why} is that its worker does, of which the page hears first.
// Files says which files can be had; with none of them, what is brought never comes.
type play struct{ program, requests, files string }

// hearing has node run page.js for a program.
func (p play) hearing(t *testing.T) (got hearing) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skip("no node: that programs run again is not tested")
	}
	if err != nil {
		t.Fatal("that programs run again needs node: ", err)
	}
	cmd := exec.Command(node, "-e", `
		const program = `+p.program+`, requests = `+p.requests+`, files = `+p.files+`;
		const heard = [], brought = [];
		let workers = 0, hears;
		global.self = global.window = global;
		const late = global.setTimeout;
		global.setTimeout = (f, ...rest) => late(f, 100, ...rest.slice(1)); // nobody waits for seconds
		window.addEventListener = (_, f) => hears = f;
		window.removeEventListener = () => {};
		let tell; // the page, of a worker
		const open = ({ ports: [port], data: { open: id } }) => {
			const worker = ++workers;
			let given;
			port.onmessage = ({ data }) => {
				if (data === null) return; // it has been looked at
				if (data === true) port.postMessage({ over: 'died' }); // as the relay answers
				else if (typeof data !== 'string') given = data;
				else for (const event of program(JSON.parse(data), given.files, given.last, worker)) {
					if (event.dies) tell({ crash: id, why: event.dies });
					else port.postMessage(JSON.stringify({ ...event, id: JSON.parse(data).id }));
				}
			};
		};
		const contentWindow = {
			postMessage(_, __, [control]) {
				control.onmessage = (event) => event.data.open && open(event);
				tell = (what) => control.postMessage(what);
				tell({ ready: true });
			},
		};
		global.document = {
			addEventListener() {}, removeEventListener() {}, createElement: () => ({ contentWindow }),
			body: { append: () => late(() => hears({ source: contentWindow, data: 'python' })) },
		};
		(0, eval)(require('fs').readFileSync('../../web/python/page.js', 'utf8'));
		const values = new Map();
		const bring = async (names, signal) => {
			brought.push(names.join(' '));
			if (!files.length) await new Promise((resolve) => signal.addEventListener('abort', resolve));
			for (const name of names) if (files.includes(name)) values.set(name, new Blob([name]));
			return new Map(values);
		};
		const memory = { kept: async () => null, keep() {} };
		const python = tablierPython('', async () => ({}), memory, bring);
		python.open().then(() => {
			const session = python.session((text) => {
				const event = JSON.parse(text);
				heard.push(event);
				if (event.event !== 'error' && !(event.event === 'done' && event.id === requests.length)) return;
				console.log(JSON.stringify({ heard, workers, brought }));
				process.exit();
			});
			requests.forEach((op, i) => session.send(JSON.stringify({ id: i + 1, op })));
		});`)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal("running the script: ", err)
	}
	if err := json.Unmarshal(out, &got); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return got
}

// text writes what was heard: each event with the number of its request.
func (h hearing) text() string {
	var said []string
	for _, e := range h.Heard {
		said = append(said, strings.TrimSpace(strconv.Itoa(e.ID)+" "+e.Event+" "+e.Text+e.Error.Kind))
	}
	return strings.Join(said, ", ")
}

// The page brings as many files at once as a program is to want of it: with fewer it would lack some for good.
func TestPageBringsAllFilesOfAQuestion(t *testing.T) {
	script, err := os.ReadFile("../../web/python/page.js")
	if err != nil {
		t.Fatal(err)
	}
	most := regexp.MustCompile(`const MOST_FILES = (\d+);`).FindSubmatch(script)
	if most == nil || string(most[1]) != strconv.Itoa(ai.MostFiles) {
		t.Errorf("page.js says %q, want %d", most, ai.MostFiles)
	}
}

// A program that wants files runs again once they have come, or are known not to come, and what it says is heard once.
// One that goes on asking is ended. At another load files that have not come are asked for again.
func TestProgramsRunAgain(t *testing.T) {
	const wants = `(request, files, last) => (files.has('exact/a') || last ?
		[{ event: 'print', text: 'first' }, { event: 'print', text: last ? 'missing' : 'there' }, { event: 'done' }] :
		[{ event: 'print', text: 'first' }, { event: 'files', names: ['exact/a'] }])`
	tests := []struct {
		name string
		play
		heard   string
		workers int
		brought string
	}{
		{"files that come", play{wants, `['load']`, `['exact/a']`},
			"1 print first, 1 print there, 1 done", 2, "exact/a"},
		{"files that there are not", play{wants, `['load']`, `['exact/b']`},
			"1 print first, 1 print missing, 1 done", 2, "exact/a"},
		{"files that never come", play{wants, `['load']`, `[]`},
			"1 print first, 1 print missing, 1 done", 2, "exact/a"},
		{"a file that is wanted again and again", play{`() => [{ event: 'files', names: ['exact/a'] }]`, `['load']`,
			`['exact/a']`}, "1 error crash", 3, "exact/a|exact/a"},
		{"what is no file", play{`() => [{ event: 'files', names: ['other'] }]`, `['load']`, `['exact/a']`},
			"1 error crash", 2, ""},
		{"another load", play{`({ id }, files, last) => (files.has('exact/' + id) || last ?
			[{ event: 'print', text: last ? 'missing' : 'there' }, { event: 'done' }] :
			[{ event: 'files', names: ['exact/' + id] }])`, `['load', 'load']`, `['exact/2']`},
			"1 print missing, 1 done, 2 print there, 2 done", 4, "exact/1|exact/2"},
		{"requests since the load", play{`({ id, op }, files) => (op === 'load' || files.has('exact/a') ?
			[{ event: 'print', text: op }, { event: 'done' }] : [{ event: 'files', names: ['exact/a'] }])`,
			`['load', 'move']`, `['exact/a']`}, "1 print load, 1 done, 2 print move, 2 done", 2, "exact/a"},
		{"an error that it had not had", play{`({ op }, files, last, worker) => (worker > 1 ?
			[{ event: 'error', error: { kind: 'program' } }] :
			[op === 'load' ? { event: 'done' } : { event: 'files', names: ['exact/a'] }])`,
			`['load', 'move']`, `['exact/a']`}, "1 done, 2 error program", 2, "exact/a"},
		{"silence where it had not been silent", play{`({ op }, files, last, worker) => (worker > 1 ? [{ event: 'alive' }] :
			[op === 'load' ? { event: 'done' } : { event: 'files', names: ['exact/a'] }])`,
			`['load', 'move']`, `['exact/a']`}, "1 done, 2 error clock", 2, "exact/a"},
	}
	for _, test := range tests {
		got := test.hearing(t)
		said, brought := got.text(), strings.Join(got.Brought, "|")
		if said != test.heard || got.Workers != test.workers || brought != test.brought {
			t.Errorf("%s: heard %s, in %d workers, brought %s", test.name, said, got.Workers, brought)
		}
	}
}

// A program that dies of memory is at the line that it has reached last, whichever of the two is heard first.
func TestDeathComesLast(t *testing.T) {
	p := play{`() => [{ dies: 'out of memory' }, { event: 'alive', line: 7 }]`, `['load']`, `[]`}
	heard := p.hearing(t).Heard
	if len(heard) != 1 || heard[0].Error.Kind != "memory" || heard[0].Error.Line != 7 {
		t.Errorf("heard %+v", heard)
	}
}
