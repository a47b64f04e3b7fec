package games

import (
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// A drawing is told from other markup by these two rules: nothing but shapes, and nothing active in them.
type drawingRules struct{ shapes, active *regexp.Regexp }

// pageRules are those of the page, as they stand in its script.
var pageRules = sync.OnceValues(func() (drawingRules, error) {
	script, err := os.ReadFile("../../web/boot.js")
	read := func(name, flags string) string {
		rule := regexp.MustCompile(`(?m)^  const ` + name + ` = /(.*)/` + flags + `;$`).FindSubmatch(script)
		if rule == nil {
			return name + " is not in boot.js"
		}
		return strings.ReplaceAll(string(rule[1]), `\/`, `/`)
	}
	return drawingRules{
		regexp.MustCompile(read("SHAPES", "g")), regexp.MustCompile(`(?i)` + read("ACTIVE", "i")),
	}, err
})

// trusted checks that the page may draw markup: its policy lets nothing but drawings become part of it.
func trusted(t *testing.T, where, markup string) {
	t.Helper()
	is, err := pageRules()
	if err != nil {
		t.Fatal(err)
	}
	if rest := is.shapes.ReplaceAllString(markup, ""); strings.Contains(rest, "<") || is.active.MatchString(markup) {
		t.Fatalf("%s: the page would refuse %s", where, rest)
	}
}

func TestActiveMarkupIsNoDrawing(t *testing.T) {
	is, err := pageRules()
	if err != nil {
		t.Fatal(err)
	}
	for _, markup := range []string{`<svg onload="x">`, `<use href="//a"/>`, `<use xlink:href="data:,a"/>`} {
		if !is.active.MatchString(markup) {
			t.Errorf("the page would draw %s", markup)
		}
	}
}
