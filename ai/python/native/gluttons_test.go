package native_test

import (
	"slices"
	"testing"
	"time"

	"tablier/ai/python/native"
	"tablier/ai/python/school"
)

// Programs that do not end, or ask for too much, are stopped by what they spend, at the line that spends it.
func TestGluttons(t *testing.T) {
	gluttons, err := school.Gluttons()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range gluttons {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			limits := native.Limits{Turns: 20_000, Clock: time.Minute, Memory: 256 << 20}
			if g.Verdict == school.Clock {
				limits.Clock = time.Second / 5
			}
			err := open(t, limits).Load(g.Source)
			wrong, ok := err.(*native.ProgramError)
			if !ok || verdict(wrong) != g.Verdict || !slices.Contains(g.Lines, wrong.Line) {
				t.Errorf("%v (%+v), want %s at %v", err, wrong, g.Verdict, g.Lines)
			}
		})
	}
}

// verdict is what has stopped a program.
func verdict(wrong *native.ProgramError) school.Verdict {
	if wrong.Kind == native.Raised && wrong.Type == "RecursionError" {
		return school.Recursion
	}
	return school.Verdict(wrong.Kind)
}
