package games

import (
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// Markup that the page may show is told from other by these two rules: nothing but such tags, and nothing active in
// them.
type markupRules struct{ drawing, active *regexp.Regexp }

// pageRules are those of the page, as they stand in its script. Of the tags a drawing has those of shapes alone.
var pageRules = sync.OnceValues(func() (markupRules, error) {
	script, err := os.ReadFile("../../web/boot.js")
	read := func(pattern string) string {
		rule := regexp.MustCompile(`(?m)^  const ` + pattern + `;$`).FindSubmatch(script)
		if rule == nil {
			return pattern + " is not in boot.js"
		}
		return string(rule[1])
	}
	shapes := strings.ReplaceAll(read(`SHAPES = '(.*)'`), `\\`, `\`)
	return markupRules{
		regexp.MustCompile(`</?(` + shapes + `)( [\w:-]+="[^"<]*")*/?>`),
		regexp.MustCompile(`(?i)` + strings.ReplaceAll(read(`ACTIVE = /(.*)/i`), `\/`, `/`)),
	}, err
})

// trusted checks that the page may draw markup: its policy lets nothing but what is still become part of it.
func trusted(t *testing.T, where, markup string) {
	t.Helper()
	is, err := pageRules()
	if err != nil {
		t.Fatal(err)
	}
	if rest := is.drawing.ReplaceAllString(markup, ""); strings.Contains(rest, "<") || is.active.MatchString(markup) {
		t.Fatalf("%s: the page would refuse %s", where, rest)
	}
}

func TestActiveMarkup(t *testing.T) {
	is, err := pageRules()
	if err != nil {
		t.Fatal(err)
	}
	for markup, active := range map[string]bool{
		`<svg onload="x">`: true, `<use href="//a"/>`: true, `<use xlink:href="data:,a"/>`: true,
		`<a href="javascript:a">`: true, `<a href="https://a">`: true, `<a href="/\a">`: true, "<a href=\"/\t/a\">": true,
		`<a href="">`: true, `<use href="#a"/>`: false, `<a href="/tapatan/">`: false, `<a href="#/tapatan/">`: false,
		`<a href="/">`: false,
	} {
		if is.active.MatchString(markup) != active {
			t.Errorf("%s: taken for active: %v", markup, !active)
		}
	}
}
