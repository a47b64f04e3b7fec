package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// fake returns the folder of a module with two packages of which one has texts.
func fake(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	all := map[string]string{
		"app/i18n/i18n.go": `package i18n

type Lang string
type Table[K comparable, T any] []struct {
	Key K
	Say T
}
type Section struct{ Title string; Paragraphs []string }
`,
		"app/thing/thing.go": `package thing

import (
	"tablier/app/i18n"
	"tablier/rules"
)

type words struct {
	name   string
	pair   [2]string
	count  func(n int, what string) string
	does   func(who string) string
	value  func(value string, plies int) string
	faults map[rules.Fault]func(cells []string) string
	kinds  i18n.Table[string, string]
	page   page
}

type page struct {
	i18n.Section
	Lines int
	Code  string
}
`,
		"rules/rules.go": "package rules\n\ntype Fault string\n\nconst Gone Fault = \"gone\"\n",
	}
	for path, content := range files {
		all[path] = content
	}
	for path, content := range all {
		name := filepath.Join(root, filepath.FromSlash(path))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

const frenchThing = `# What is said of a thing.
var words words:
  name: Chose
  pair:
    - l’une
    - " l’autre"
  count(n, what): {n chose|choses} de {what}, \
    oui
  does(who): {who pose|posez}~!
  value(value, plies):
    [value == "win" && plies > 0] gagné en {plies}
    [else] {upper(value)}\,: {lang.Big(plies)}
  faults:
    rules.Gone(cells): {cells[0]} n’est plus là.
  kinds:
    "a": un a
  page:
    Title: Le titre
    Paragraphs:
      - Une phrase.
    Lines = 3
    Code: |
      def f(x):
          return {"O": {{answer}}}

func upper(value string): "<{value}>"
`

func TestBuild(t *testing.T) {
	french := strings.ReplaceAll(frenchThing, "\\\n", "\n")
	root := fake(t, map[string]string{
		"app/thing/texts/fr/thing.txt": french,
		"app/thing/texts/en/thing.txt": strings.Replace(french, "name: Chose", "name: Thing", 1),
	})
	files, err := Build(root, map[string]string{
		"app/thing/texts/de/thing.txt": "var words words:\n  name: Ding\n  page:\n    Title: Der Titel\n",
	})
	if err != nil {
		t.Fatal(err)
	}
	for path, golden := range map[string]string{
		"app/thing/texts_fr_gen.go": "french.txt", "app/thing/texts_de_gen.go": "german.txt",
		"app/thing/texts_gen.go": "choice.txt", "app/i18n/langs_gen.go": "languages.txt",
	} {
		want, err := os.ReadFile(filepath.Join("testdata", golden))
		if err != nil {
			t.Fatal(err)
		}
		if got := string(files[path]); got != string(want) {
			t.Errorf("%s is\n%s\nnot as in %s", path, got, golden)
		}
	}
}

func TestFaults(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"no such field":   {"var words words:\n  nom: Chose\n", ":2: no field nom"},
		"no colon":        {"var words words:\n  name\n", ":2: no colon"},
		"parameters":      {"var words words:\n  count(n): {n}\n", ":2: count takes 2 parameters, not 1"},
		"an open brace":   {"var words words:\n  name: a {b\n", ":2: a brace is not closed"},
		"an open bracket": {"var words words:\n  does(who):\n    [who a\n", ":3: a condition ends"},
		"no last case":    {"var words words:\n  does(who):\n    [who == who] a\n", ":2: does has no [else]"},
		"an expression":   {"var words words:\n  name: {a b c}\n", ":2: \"a b c\""},
		"the top level":   {"words:\n", ":1: \"words:\" is none of"},
		"a group":         {"var words words:\n  name:\n    a: b\n", ":2: name takes a text"},
		"nothing said":    {"var words words:\n  does(who):\n", ":2: does says nothing"},
		"the margin":      {"  name: Chose\n", ":1: a line of the top level"},
	} {
		t.Run(name, func(t *testing.T) {
			root := fake(t, map[string]string{
				"app/thing/texts/fr/thing.txt": c.text, "app/thing/texts/en/thing.txt": c.text,
			})
			if _, err := Build(root, nil); err == nil || !strings.Contains(err.Error(), "thing.txt"+c.want) {
				t.Errorf("%v, want %s", err, c.want)
			}
		})
	}
}

// What is compiled is what stands in the texts: who changes one runs "make texts".
func TestTextsAreCompiled(t *testing.T) {
	root := filepath.Join("..", "..")
	files, err := Build(root, nil)
	if err != nil {
		t.Fatal(err)
	}
	for path, content := range files {
		old, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(path)))
		if err != nil || string(old) != string(content) {
			t.Errorf("%s is older than its texts: run \"make texts\"", path)
		}
	}
	for path, err := range stale(root, files) {
		t.Errorf("%s has no texts any more (%v): run \"make texts\"", path, err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(frenchThing)
	f.Fuzz(func(t *testing.T, content string) {
		if file, err := parse("a.txt", content); err == nil && file == nil {
			t.Error("neither a file nor an error")
		}
	})
}
