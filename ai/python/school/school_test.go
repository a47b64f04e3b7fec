package school_test

import (
	"strings"
	"testing"

	"tablier/ai/python/school"
)

// There are as many programs as were asked for, each once, and something is recorded of each.
func TestPrograms(t *testing.T) {
	programs, err := school.Programs()
	if err != nil {
		t.Fatal(err)
	}
	seen, sources, errors := map[string]bool{}, map[string]bool{}, 0
	for _, p := range programs {
		if seen[p.Name] || sources[p.Source] {
			t.Errorf("%s is there twice", p.Name)
		}
		seen[p.Name], sources[p.Source] = true, true
		lines := strings.Count(p.Source, "\n")
		switch {
		case p.Error == nil && p.Output == "":
			t.Errorf("%s does nothing that can be seen", p.Name)
		case p.Error != nil && (p.Error.Type == "" || p.Error.Line < 1 || p.Error.Line > lines):
			t.Errorf("%s: the error stands at line %d of %d", p.Name, p.Error.Line, lines)
		case p.Error != nil:
			errors++
		}
	}
	if len(programs) < 400 || errors < 100 {
		t.Errorf("%d programs, %d of them with an error", len(programs), errors)
	}
}

// Each program that has to be stopped says by what, and at which of its lines.
func TestGluttons(t *testing.T) {
	gluttons, err := school.Gluttons()
	if err != nil {
		t.Fatal(err)
	}
	if len(gluttons) < 40 {
		t.Errorf("%d programs", len(gluttons))
	}
	for _, g := range gluttons {
		switch g.Verdict {
		case school.Turns, school.Memory, school.Recursion, school.Clock:
		default:
			t.Errorf("%s: there is no verdict %q", g.Name, g.Verdict)
		}
		for _, line := range g.Lines {
			if line < 1 || line > strings.Count(g.Source, "\n") {
				t.Errorf("%s has no line %d", g.Name, line)
			}
		}
	}
}
