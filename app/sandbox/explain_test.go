//go:build !js

package sandbox_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/ai/python/runner"
)

const script = "../../web/python/explain.js"

// A fault is what a runner says of a program, as the script takes it.
type fault struct {
	Kind     string `json:"kind"`
	Type     string `json:"type"`
	Line     int    `json:"line"`
	Message  string `json:"message"`
	Returned string `json:"returned,omitempty"`
	Program  string `json:"program,omitempty"`
	Position string `json:"position,omitempty"`
}

// An explanation is what the script says of a fault in one language.
type explanation struct {
	Title  string `json:"title"`
	Advice string `json:"advice"`
	More   string `json:"more"`
}

// A pair is an explanation in both languages.
type pair struct {
	French  explanation `json:"fr"`
	English explanation `json:"en"`
}

// explain has node run the script on faults. Without node the test is skipped; in continuous integration it fails.
func explain(t *testing.T, faults []fault) []pair {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skip("no node: the explanations of errors are not tested")
	}
	if err != nil {
		t.Fatal("the explanations of errors need node: ", err)
	}
	asked, err := json.Marshal(faults)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(node, "-e", `
		const fs = require('fs');
		global.self = global;
		(0, eval)(fs.readFileSync(process.argv[1], 'utf8'));
		const said = JSON.parse(fs.readFileSync(0, 'utf8')).map((fault) => (
			{ fr: tablierExplain(fault, 'fr'), en: tablierExplain(fault, 'en') }));
		console.log(JSON.stringify(said));`, script)
	cmd.Stdin, cmd.Stderr = bytes.NewReader(asked), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal("running the script: ", err)
	}
	var said []pair
	if err := json.Unmarshal(out, &said); err != nil {
		t.Fatal(err)
	}
	if len(said) != len(faults) {
		t.Fatalf("%d explanations of %d faults", len(said), len(faults))
	}
	return said
}

// read reads a table of testdata.
func read(t *testing.T, name string, table any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, table); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// Each kind of fault and each message of CPython 3.14 has its sentences, in both languages.
func TestSentences(t *testing.T) {
	var cases []struct {
		Error fault `json:"error"`
		pair
	}
	read(t, "cases.json", &cases)
	faults := make([]fault, len(cases))
	for i, c := range cases {
		faults[i] = c.Error
	}
	for i, got := range explain(t, faults) {
		if got != cases[i].pair {
			t.Errorf("%+v:\n got %+v\nwant %+v", faults[i], got, cases[i].pair)
		}
		wellFormed(t, got)
	}
}

// gap is a space before a French sign that a line may end at, or no space where one belongs.
var gap = regexp.MustCompile(`[ \x{a0}][;?!»]|[ \x{a0}]:|«[^\x{202f}]|[^\x{202f}]»`)

// blame is in sentences that say who has erred.
var blame = regexp.MustCompile(
	`(?i)\bvous avez\b|votre (faute|erreur)|\byou (have|forgot|should)\b|your (fault|error|mistake)`)

// wellFormed holds an explanation against the habits of the interface.
func wellFormed(t *testing.T, both pair) {
	t.Helper()
	for _, said := range []explanation{both.French, both.English} {
		if said.Title == "" || blame.MatchString(said.Title+" "+said.Advice+" "+said.More) {
			t.Errorf("%+v: no title, or blame", said)
		}
	}
	// A title may end with what the program itself has said.
	if text := both.French.Advice + both.French.More; gap.MatchString(text) || strings.Contains(text, "'") {
		t.Errorf("spaces or apostrophes of %q", text)
	}
	if strings.ContainsAny(both.English.Advice+both.English.More, "«»’\u202f") {
		t.Errorf("signs of French in %+v", both.English)
	}
}

// What python3 says of wrong programs is recognised, from 3.11 on.
func TestWrongPrograms(t *testing.T) {
	native.Need(t)
	var programs []struct{ Name, Program, French, English string }
	read(t, "programs.json", &programs)
	player, err := native.Open(python.NewHost(nil, players.Registry{}, false), native.Usual())
	if err != nil {
		t.Fatal(err)
	}
	defer player.Close()
	faults := make([]fault, len(programs))
	for i, p := range programs {
		wrong, ok := errors.AsType[*native.ProgramError](player.Load(p.Program))
		if !ok {
			t.Fatalf("nothing is wrong with %s", p.Name)
		}
		faults[i] = fault{
			Kind: string(wrong.Kind), Type: wrong.Type, Line: wrong.Line, Message: wrong.Message, Program: p.Program,
		}
	}
	for i, got := range explain(t, faults) {
		p := programs[i]
		if !strings.Contains(got.French.Title, p.French) || !strings.Contains(got.English.Title, p.English) {
			t.Errorf("%s: %q:\n got %q\n and %q", p.Name, faults[i].Message, got.French.Title, got.English.Title)
		}
	}
}

// The modules that are named when another is missing are some of those that there are.
func TestModules(t *testing.T) {
	said := explain(t, []fault{{Kind: "program", Message: "ModuleNotFoundError: No module named 'nonesuch'"}})[0]
	_, list, _ := strings.Cut(strings.TrimSuffix(said.English.Advice, "."), "There are ")
	_, allowed, _ := strings.Cut(runner.Source, `ALLOWED = frozenset("""`)
	allowed, _, _ = strings.Cut(allowed, `"""`)
	there := strings.Fields(allowed)
	named := strings.Split(list, ", ")
	for _, module := range named {
		if !slices.Contains(there, module) {
			t.Errorf("there is no module %q", module)
		}
	}
	for _, module := range there {
		if !strings.HasPrefix(module, "_") && !slices.Contains(named, module) {
			t.Errorf("module %s is not named", module)
		}
	}
}

// The script is small, since every visit of the room fetches it.
func TestSize(t *testing.T) {
	const most = 11_200
	data, err := os.ReadFile(script)
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	w.Write(data)
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if packed.Len() > most {
		t.Errorf("%d bytes compressed, want %d at most", packed.Len(), most)
	}
}
