//go:build !js

package write

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/app/i18n"
	"tablier/app/write/mistakes"
	"tablier/rules/all"
)

// run returns the results of the tests of an exercise for a program.
func run(t *testing.T, e Exercise, program string) ([]native.TestResult, error) {
	t.Helper()
	host := python.NewHost(all.Games(), players.New(), false)
	player, err := native.Start(program, host, native.Limits{Calls: e.Calls, Turns: TestTurns, Clock: time.Minute})
	if err != nil {
		return nil, err
	}
	defer player.Close()
	return player.Test(e.Tests, 1)
}

func passes(results []native.TestResult, err error) bool {
	for _, result := range results {
		if !result.Passed() {
			return false
		}
	}
	return err == nil && len(results) > 0
}

// The solution of each exercise passes all tests, in both languages. The program that one begins with does not, and it
// is Python.
func TestSolutionsPassAndGuidesDoNot(t *testing.T) {
	native.Need(t)
	for _, lang := range i18n.Langs() {
		list, err := All(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range list {
			t.Run(string(lang)+"/"+e.ID, func(t *testing.T) {
				t.Parallel()
				results, err := run(t, e, e.Solution)
				if !passes(results, err) {
					t.Errorf("the solution: %v, %+v", err, results)
				}
				if !slices.EqualFunc(results, e.Checks, func(r native.TestResult, c Check) bool {
					return c.Name == map[i18n.Lang]string{i18n.French: r.French, i18n.English: r.English}[lang]
				}) {
					t.Errorf("the tests are called %+v", e.Checks)
				}
				results, err = run(t, e, e.Guide)
				if passes(results, err) {
					t.Error("the program that one begins with passes already")
				}
				if wrong, ok := err.(*native.ProgramError); ok && strings.Contains(wrong.Type, "Syntax") {
					t.Errorf("the program that one begins with is no Python: %v", err)
				}
			})
		}
	}
}

// The mistakes of each exercise that are made most often are found.
func TestMistakesAreFound(t *testing.T) {
	native.Need(t)
	list, err := All(i18n.French)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		for _, m := range mistakes.Of(e.ID) {
			t.Run(e.ID, func(t *testing.T) {
				t.Parallel()
				program, err := m.Make(e.Solution)
				if err != nil {
					t.Fatal(err)
				}
				if results, err := run(t, e, program); passes(results, err) {
					t.Errorf("%q instead of %q passes", m.Wrong, m.Right)
				}
			})
		}
	}
}

// A file that lacks something says what.
func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"=== title fr\nx":            "is missing",
		"=== nonsense\nx":            `no section "nonsense"`,
		"=== hint fr\na\n=== x fr\n": `no section "x"`,
		"=== picture least\nx":       "has no moves",
		"=== picture least\nx\na1":   `is "a1"`,
		"=== picture least\nx\na1 b": "invalid syntax",
	} {
		if _, err := Parse(text, i18n.French); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// What is packed is what a page loads.
func TestPackLoad(t *testing.T) {
	for _, lang := range i18n.Langs() {
		text, err := Pack(lang)
		if err != nil {
			t.Fatal(err)
		}
		c, err := Load(string(text))
		list := c.Exercises
		if err != nil || len(c.Memo.Rows) < 10 || c.Memo.Told == "" {
			t.Errorf("%s: %v, %+v", lang, err, c.Memo)
		}
		if len(list) != 11 || list[10].ID != "niveau" || !list[10].Further || list[6].ID != "minimax" {
			t.Errorf("%s: %v, %+v", lang, err, list)
		}
	}
	for _, bad := range []string{"", "[]", "{}", `{"exercises":[1]}`} {
		if _, err := Load(bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}
