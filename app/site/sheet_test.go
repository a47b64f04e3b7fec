package site

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A cssRule is a selector of a style sheet with its declarations.
type cssRule struct {
	selector string
	set      []declaration
}

// A declaration gives a property, or a token, its value.
type declaration struct{ property, value string }

// value returns what a rule gives one of some properties.
func (r cssRule) value(properties ...string) (string, bool) {
	for _, d := range r.set {
		if slices.Contains(properties, d.property) {
			return d.value, true
		}
	}
	return "", false
}

// rulesOnScreens returns the rules of all style sheets that hold on a screen whose colours are the page's own: paper is
// white and prints black, and where a person forces colours they are the browser's.
func rulesOnScreens(t *testing.T) (rules []cssRule) {
	t.Helper()
	for _, pattern := range []string{"../../web/css/*.css", "../../web/css/studio/*.css", "../boards/*/*.css"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			rules = append(rules, rulesOf(cssComment.ReplaceAllString(string(text), ""))...)
		}
	}
	return rules
}

var cssComment = regexp.MustCompile(`(?s)/\*.*?\*/`)

// rulesOf returns the rules of a text without comments, those under conditions included.
func rulesOf(text string) (rules []cssRule) {
	for {
		head, rest, found := strings.Cut(text, "{")
		if !found {
			return rules
		}
		end := closing(rest)
		body := rest[:end]
		text = rest[min(end+1, len(rest)):]
		head = strings.Join(strings.Fields(head), " ")
		switch {
		case strings.HasPrefix(head, "@media print"), strings.HasPrefix(head, "@media (forced-colors"),
			strings.HasPrefix(head, "@keyframes"): // what moves comes to rest as a rule says
		case strings.HasPrefix(head, "@"):
			rules = append(rules, rulesOf(body)...)
		default:
			rules = append(rules, cssRule{head, declarations(body)})
		}
	}
}

// closing returns where the brace stands that closes what has been opened before a text.
func closing(text string) int {
	depth := 1
	for i, c := range text {
		switch c {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(text)
}

func declarations(body string) (set []declaration) {
	for line := range strings.SplitSeq(body, ";") {
		if property, value, found := strings.Cut(line, ":"); found {
			set = append(set, declaration{strings.TrimSpace(property), strings.Join(strings.Fields(value), " ")})
		}
	}
	return set
}

// tokensOf returns the tokens of a theme with their values. What a game's board sets for itself is not among them.
func tokensOf(rules []cssRule, dark bool) map[string]string {
	tokens := map[string]string{}
	for _, selector := range []string{`:root`, `:root[data-theme="dark"]`} {
		for _, r := range rules {
			if r.selector == selector {
				for _, d := range r.set {
					if token, found := strings.CutPrefix(d.property, "--"); found {
						tokens[token] = d.value
					}
				}
			}
		}
		if !dark {
			break
		}
	}
	return tokens
}

// The parser is tried on all that the sheets have: comments, conditions in one another, lists.
func TestRulesAreRead(t *testing.T) {
	const sheet = `a, b { color: red; --x: 1 }
		@media (hover: hover) { @supports (gap: 1px) { c { fill: var(--y) } } d {} }
		@media print { e { color: black } } f::before { content: ""; color: #FFF; }`
	got := map[string]string{}
	for _, r := range rulesOf(sheet) {
		got[r.selector], _ = r.value("color", "fill")
	}
	want := map[string]string{"a, b": "red", "c": "var(--y)", "d": "", "f::before": "#FFF"}
	if !maps.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	tokens := rulesOf(`:root { --a: 1; --b: 2; } :root[data-theme="dark"] { --b: 3; } .x { --a: 4; }`)
	if light := tokensOf(tokens, false); !maps.Equal(light, map[string]string{"a": "1", "b": "2"}) {
		t.Errorf("the light theme has %v", light)
	}
	if dark := tokensOf(tokens, true); !maps.Equal(dark, map[string]string{"a": "1", "b": "3"}) {
		t.Errorf("the dark theme has %v", dark)
	}
}
