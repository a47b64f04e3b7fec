package site

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every colour is told from what it stands on, in both themes.
func TestContrastOfThemes(t *testing.T) {
	rules := rulesOnScreens(t)
	for theme, dark := range map[string]bool{"light": false, "dark": true} {
		tokens := tokensOf(rules, dark)
		for _, c := range contrasts {
			for _, front := range c.fronts {
				for _, back := range c.backs {
					wantContrast(t, theme, tokens, front, back, c)
				}
			}
		}
	}
}

func wantContrast(t *testing.T, theme string, tokens map[string]string, front, back string, c contrast) {
	t.Helper()
	on, err := colourOf(tokens, back)
	if err != nil {
		t.Fatal(err)
	}
	of, err := colourOf(tokens, front)
	if err != nil {
		t.Fatal(err)
	}
	if got := contrastOf(of.over(on), on); got < c.least {
		t.Errorf("%s: %s on %s has %.2f, want %v (%s)", theme, front, back, got, c.least, c.why)
	}
}

// colourNames finds colours in a value: tokens, literals, functions, and names that CSS has for some.
var colourNames = regexp.MustCompile(`var\(--[a-z0-9-]+|#[0-9A-Za-z]+|\b((rgb|hsl)a?|hwb|(ok)?l(ab|ch)|color)\(|` +
	`\b(black|white|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|aqua|teal|blue|navy|fuchsia|purple)\b`)

// coloured are the properties that give something a colour.
var coloured = regexp.MustCompile(`^(color|background(-color)?|fill|stroke|border(-\w+)?(-color)?|outline(-color)?|` +
	`text-decoration(-color)?|(accent|caret)-color|box-shadow|filter|--(board-mark|seat-.|domino-.*))$`)

// No style sheet uses a colour of which the table says nothing, nor puts text on a ground of which it says nothing.
func TestEveryColourIsJudged(t *testing.T) {
	rules := rulesOnScreens(t)
	tokens := tokensOf(rules, true)
	for _, r := range rules {
		if strings.HasPrefix(r.selector, ":root[") {
			continue
		}
		for _, d := range r.set {
			if coloured.MatchString(d.property) {
				for _, name := range namesIn(d.value, tokens) {
					if !known(name) {
						t.Errorf("%s { %s: %s }: nothing is said of %s", r.selector, d.property, d.value, name)
					}
				}
			}
		}
		wantTextJudged(t, r, tokens)
	}
}

// namesIn returns the colours of a value, as the table names them. Tokens that are steps or radii are none.
func namesIn(value string, tokens map[string]string) (names []string) {
	for _, found := range colourNames.FindAllString(value, -1) {
		name := strings.TrimPrefix(found, "var(--")
		if _, err := colourOf(tokens, name); err == nil || tokens[name] == "" {
			names = append(names, name)
		}
	}
	return names
}

func known(name string) bool {
	return ornaments[name] != "" || slices.ContainsFunc(contrasts, func(c contrast) bool {
		return slices.Contains(c.fronts, name) || slices.Contains(c.backs, name)
	})
}

// wantTextJudged fails a test if a rule gives text a colour, or puts something behind it, that the table does not
// judge as text there.
func wantTextJudged(t *testing.T, r cssRule, tokens map[string]string) {
	t.Helper()
	behind, _ := r.value("background", "background-color")
	backs := namesIn(behind, tokens)
	text, _ := r.value(textProperty(r))
	fronts := namesIn(text, tokens)
	switch place, listed := places[r.selector]; {
	case listed && place.text == "" && place.ground == "", len(fronts) == 0 && onlyDrawn.MatchString(r.selector):
		return // a mark
	case listed:
		backs, fronts = instead(backs, place.ground), instead(fronts, place.text)
	}
	for _, back := range backs {
		if len(fronts) == 0 && !slices.Contains(grounds, back) {
			t.Errorf("%s { background: %s }: which text stands there?", r.selector, behind)
		}
	}
	for _, front := range fronts {
		on := backs
		if len(on) == 0 {
			on = grounds
		}
		for _, back := range on {
			if !readable(front, back) {
				t.Errorf("%s { color: %s; background: %s }: the table says nothing of %s on %s",
					r.selector, text, behind, front, back)
			}
		}
	}
}

// textProperty returns the property that gives text its colour: within a drawing another one than elsewhere.
func textProperty(r cssRule) string {
	if _, sized := r.value("font", "font-size", "font-weight"); sized || svgText.MatchString(r.selector) {
		if _, filled := r.value("fill"); filled {
			return "fill"
		}
	}
	return "color"
}

// svgText matches selectors of text in drawings, beside those that set a font.
var svgText = regexp.MustCompile(`\btext$|^\.(gains|worth-of) `)

// onlyDrawn matches selectors of what can have no text but its own, which would have a colour.
var onlyDrawn = regexp.MustCompile(`::(before|after|backdrop|-webkit-\S+|-moz-\S+)$`)

// instead returns what a place says in the place of what a rule says, if it says something.
func instead(names []string, said string) []string {
	if said == "" {
		return names
	}
	return []string{said}
}

// readable says whether the table judges a colour as text on another one.
func readable(front, back string) bool {
	return slices.ContainsFunc(contrasts, func(c contrast) bool {
		return c.least == asText && slices.Contains(c.fronts, front) && slices.Contains(c.backs, back)
	})
}

// What is made paler either need not be read, or what comes of it stands in the table.
func TestWhatIsFaded(t *testing.T) {
	left := maps.Clone(faded)
	for _, r := range rulesOnScreens(t) {
		value, found := r.value("opacity")
		if found && value != "0" && value != "1" && faded[r.selector] == "" {
			t.Errorf("%s { opacity: %s }: why may it be pale?", r.selector, value)
		}
		delete(left, r.selector)
	}
	if len(left) > 0 {
		t.Errorf("nothing is faded any more by %q", slices.Collect(maps.Keys(left)))
	}
}

// The table names no rule and no colour that the sheets have no longer.
func TestTableOfContrastsIsTrue(t *testing.T) {
	rules := rulesOnScreens(t)
	for selector := range places {
		if !slices.ContainsFunc(rules, func(r cssRule) bool { return r.selector == selector }) {
			t.Errorf("no style sheet has %s", selector)
		}
	}
	used := map[string]bool{}
	for _, r := range rules {
		for _, d := range r.set {
			for _, name := range colourNames.FindAllString(d.value, -1) {
				used[strings.TrimPrefix(name, "var(--")] = true
			}
		}
	}
	for name := range ornaments {
		if !used[name] {
			t.Errorf("no style sheet uses %s", name)
		}
	}
}
