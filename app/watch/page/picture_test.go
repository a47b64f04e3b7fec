package page

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// A saved drawing looks like that of the page in the light theme: it has every rule of the site's style sheet for what
// is drawn.
func TestStyleOfSavedDrawings(t *testing.T) {
	sheet := func(name string) string {
		text, err := os.ReadFile("../../../web/css/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	light, _, _ := strings.Cut(sheet("tokens.css"), "[data-theme")
	tokens := map[string]string{}
	for _, token := range regexp.MustCompile(`(--[\w-]+):\s*([^;]+);`).FindAllStringSubmatch(light, -1) {
		tokens[token[1]] = token[2]
	}
	variable := regexp.MustCompile(`var\((--[\w-]+)\)`)
	rule := regexp.MustCompile(`(?m)^\.forest (?:\.tree )?((?:[.\w]+)(?: [^{>:]*)?) \{ (.*); \}$`)
	rules := 0
	for _, found := range rule.FindAllStringSubmatch(sheet("studio/watch.css"), -1) {
		selector, list := found[1], found[2]
		if selector == ".wait" || selector == ".touch" {
			continue // not drawn
		}
		list = variable.ReplaceAllStringFunc(list, func(v string) string { return tokens[variable.FindStringSubmatch(v)[1]] })
		list = strings.ReplaceAll(list, "font-family: inherit", "font-family: system-ui,sans-serif")
		list = strings.NewReplacer(": ", ":", "; ", ";").Replace(list)
		if want := strings.ReplaceAll(selector, " + ", "+") + "{" + list + "}"; !strings.Contains(style, want) {
			t.Errorf("a saved drawing lacks %s", want)
		}
		rules++
	}
	if has := strings.Count(style, "{"); rules < 20 || has != rules+len([]string{".went", ".touch"}) {
		t.Errorf("%d rules of the page, %d of saved drawings", rules, has)
	}
}
