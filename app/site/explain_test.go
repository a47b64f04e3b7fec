package site

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Each sentence of web/python/explain.js that the words of Python may come to is there in both languages, and has no
// gap that nothing fills.
func TestErrorsAreExplained(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	type fault struct {
		Kind     string `json:"kind"`
		Type     string `json:"type"`
		Line     int    `json:"line"`
		Message  string `json:"message"`
		Returned string `json:"returned"`
	}
	data, err := os.ReadFile("testdata/python-errors.txt")
	if err != nil {
		t.Fatal(err)
	}
	// In Python's words, and what stands in the explanation in French and in English.
	type example struct{ message, french, english string }
	var cases []example
	for _, block := range strings.Split(strings.TrimSpace(string(data)), "\n\n") {
		lines := strings.Split(block, "\n")
		cases = append(cases, example{lines[0], lines[1], lines[2]})
	}
	faults := make([]fault, len(cases))
	for i, c := range cases {
		faults[i] = fault{Kind: "program", Message: c.message}
	}
	for _, kind := range []string{"turns", "calls", "clock", "memory", "crash", "nothing", "move"} {
		faults = append(faults, fault{Kind: kind, Line: 7, Returned: "'z9'"}, fault{Kind: kind, Returned: "None"})
	}
	asked, err := json.Marshal(faults)
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile("../../web/python/explain.js")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(node, "-e", "global.self = global;\n"+string(source)+`
		const faults = JSON.parse(require('fs').readFileSync(0, 'utf8'));
		console.log(JSON.stringify(faults.map((f) => ['fr', 'en'].map((lang) => tablierExplain(f, lang)))));`)
	cmd.Stdin = bytes.NewReader(asked)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var said [][2]struct{ Title, Advice, More string }
	if err := json.Unmarshal(out, &said); err != nil {
		t.Fatal(err)
	}
	spaces := strings.NewReplacer("\u202f", " ", "\u00a0", " ")
	for i, both := range said {
		for lang, e := range both {
			text := spaces.Replace(e.Title + "|" + e.Advice + "|" + e.More)
			if e.Title == "" || strings.Contains(text, "$") || strings.Contains(text, "undefined") {
				t.Errorf("%+v: %q", faults[i], text)
			}
			if i < len(cases) && !strings.Contains(text, []string{cases[i].french, cases[i].english}[lang]) {
				t.Errorf("%s: %q, want %q or %q in it", faults[i].Message, text, cases[i].french, cases[i].english)
			}
		}
	}
	if more := said[len(cases)]; !strings.Contains(more[0].More, "problème de l’arrêt") ||
		!strings.Contains(more[1].More, "halting problem") {
		t.Errorf("an endless loop: %+v", more)
	}
}
