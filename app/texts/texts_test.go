package main

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
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

const answer = "0"

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
		"no last case": {
			"var words words:\n  does(who):\n    [who == who] a\n",
			":3: does has no [else]",
		},
		"an expression":       {"var words words:\n  name: {a b c}\n", ":2: \"a b c\""},
		"the top level":       {"words:\n", ":1: \"words:\" is none of"},
		"a group":             {"var words words:\n  name:\n    a: b\n", ":2: name takes a text"},
		"nothing said":        {"var words words:\n  does(who):\n", ":2: does says nothing"},
		"the margin":          {"  name: Chose\n", ":1: a line of the top level"},
		"a text on a group":   {"var words words:\n  pair: a\n", ":2: pair is a group"},
		"a value with a text": {"var words words: a\n", ":1: var words words is a group"},
		"a case in a group":   {"var words words:\n  pair:\n    [else] a\n", ":2: pair is a group"},
		"swapped parameters": {
			"var words words:\n  count(what, n): {n}\n",
			":2: what is the name of another parameter",
		},
		"a call": {
			"var words words:\n  name = answer:\n    a: b\n",
			":3: what a function is called with",
		},
		"not a sentence":      {"var words words:\n  name(n): a\n", ":2: name takes no parameters"},
		"a comment in a text": {"var words words:\n  name: a\n    # b\n", ":3: a comment within a text"},
		"unequal depths":      {"var words words:\n  pair:\n      - a\n    - b\n", ":4: a line stands deeper"},
		"two bars":            {"var words words:\n  does(who): {who a|b|c}\n", ":2: \"who a|b|c\""},
		"an operator": {
			"var words words:\n  count(n, what): {n + 1 a|b}\n",
			":2: {n + 1 a|b} is neither",
		},
		"an escape": {"var words words:\n  name: a\\t\n", ":2: \\t is no escape"},
		"a case too many": {
			"var words words:\n  does(who):\n    [else] a\n    [else] b\n",
			":4: a case after [else]",
		},
		"an empty condition": {"var words words:\n  does(who):\n    [] a\n", ":3: a condition is empty"},
		"a key twice":        {"var words words:\n  name: a\n  name: b\n", ":3: name stands twice"},
		"an unknown name":    {"var words words:\n  does(who): {whom}\n", ":2: nothing is called whom"},
		"braces in braces":   {"var words words:\n  does(who): {a {who}\n", ":2: a brace is not closed"},
		"no name":            {"var :\n", ":1: \"var\" declares nothing"},
		"a tab":              {"var words words:\n\tname: a\n", ":2: a line is indented with spaces"},
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

// A language has to say all, and no file stands where nobody reads it.
func TestCompleteness(t *testing.T) {
	const name = "var words words:\n  name: Chose\n"
	for want, files := range map[string]map[string]string{
		"en/a.txt: does is missing": {
			"app/thing/texts/fr/a.txt": name + "  does(who): {who}\n", "app/thing/texts/en/a.txt": name,
		},
		"fr/a.txt: does is missing": {
			"app/thing/texts/fr/a.txt": name, "app/thing/texts/en/a.txt": name + "  does(who): {who}\n",
		},
		"fr/a.txt: no such file in English": {"app/thing/texts/fr/a.txt": name},
		"en/a.txt: no such file in French":  {"app/thing/texts/en/a.txt": name},
		"a folder of texts is called as its language": {
			"app/thing/texts/old/a.txt": name, "app/thing/texts/pt-BR/a.txt": name,
		},
		"de/a.txt:1: app/thing/texts/fr/a.txt does not declare": {
			"app/thing/texts/fr/a.txt": name, "app/thing/texts/en/a.txt": name,
			"app/thing/texts/de/a.txt": "var others words:\n  name: a\n",
		},
	} {
		if _, err := Build(fake(t, files), nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// Texts come out as they were written, wherever they stand: fields, elements, cases, texts of several lines.
func TestTextsComeOut(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	signs := []rune("aé «»:=()[]|#-{}\"\\~,n\u00a0\u202f’")
	for range 100 {
		text := make([]rune, 1+r.IntN(20))
		for i := range text {
			text[i] = signs[r.IntN(len(signs))]
		}
		escaped := strings.NewReplacer(`\`, `\\`, "{", `\{`, `"`, `\"`, "~", `\~`, "\u00a0", "~", "\u202f", `\,`).
			Replace(string(text))
		written := `"` + escaped + `"`
		file := "var words words:\n  name: " + written + "\n  pair:\n    - " + written + "\n    - b\n  does(who):\n" +
			"    [who == \"\"] " + written + "\n    [else] b\n"
		root := fake(t, map[string]string{"app/thing/texts/fr/a.txt": file, "app/thing/texts/en/a.txt": file})
		files, err := Build(root, nil)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if n := strings.Count(string(files["app/thing/texts_fr_gen.go"]), strconv.Quote(string(text))); n != 3 {
			t.Fatalf("%q stands %d times in\n%s", string(text), n, files["app/thing/texts_fr_gen.go"])
		}
	}
}

// Two compilations of the same texts give the same bytes: a map's order is nowhere in them.
func TestBuildIsDeterministic(t *testing.T) {
	french := strings.ReplaceAll(frenchThing, "\\\n", "\n")
	root := fake(t, map[string]string{
		"app/thing/texts/fr/thing.txt": french, "app/thing/texts/en/thing.txt": french,
	})
	once, err := Build(root, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		again, err := Build(root, nil)
		if err != nil || !maps.EqualFunc(once, again, bytes.Equal) {
			t.Fatalf("another compilation gives something else (%v)", err)
		}
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

// A text file is compiled, or refused with a line that it has.
func FuzzBuild(f *testing.F) {
	f.Add(strings.ReplaceAll(frenchThing, "\\\n", "\n"))
	line := regexp.MustCompile(`thing\.txt:(\d+): `)
	f.Fuzz(func(t *testing.T, content string) {
		root := fake(t, nil)
		_, err := Build(root, map[string]string{
			"app/thing/texts/fr/thing.txt": content, "app/thing/texts/en/thing.txt": content,
		})
		if err == nil {
			return
		}
		for _, found := range line.FindAllStringSubmatch(err.Error(), -1) {
			if n, _ := strconv.Atoi(found[1]); n < 1 || n > 1+strings.Count(content, "\n") {
				t.Errorf("%v: the file has no line %d", err, n)
			}
		}
	})
}
