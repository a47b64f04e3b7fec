//go:build !js

package write

import (
	"embed"
	"encoding/json"
	"fmt"
	"path"
	"regexp"
	"strings"

	"tablier/ai/python/samples"
	"tablier/app/i18n"
)

//go:embed exercises/*.txt
var texts embed.FS

// usualCalls is how many looks at positions a test of an exercise may take that says nothing else: those of the
// tests, which compare with searches of their own, count as well.
const usualCalls = 200_000

// All returns the exercises in a language, in their order.
func All(lang i18n.Lang) ([]Exercise, error) {
	entries, err := texts.ReadDir("exercises")
	if err != nil {
		return nil, err
	}
	var list []Exercise
	for _, entry := range entries {
		text, err := texts.ReadFile(path.Join("exercises", entry.Name()))
		if err != nil {
			return nil, err
		}
		exercise, err := Parse(string(text), lang)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", entry.Name(), err)
		}
		_, exercise.ID, _ = strings.Cut(strings.TrimSuffix(entry.Name(), ".txt"), "-")
		list = append(list, exercise)
	}
	return list, nil
}

// Pack returns the file of all exercises in a language, as the site ships it.
func Pack(lang i18n.Lang) ([]byte, error) {
	list, err := All(lang)
	if err != nil {
		return nil, err
	}
	programs, err := samples.All()
	if err != nil {
		return nil, err
	}
	return json.Marshal(Collection{Exercises: list, Memo: *memoOf(lang), Samples: programs})
}

// Parse reads an exercise as its file has it: sections that begin with a line "=== name", some in two languages, as in
// "=== title fr". Hints come in their order; "=== game", "=== sorted", "=== compared" and "=== further" are single
// lines, and "=== picture" says of which kind it is, least or sign.
func Parse(text string, lang i18n.Lang) (Exercise, error) {
	e := Exercise{Calls: usualCalls}
	for _, section := range strings.Split("\n"+text, "\n=== ")[1:] {
		head, body, _ := strings.Cut(section, "\n")
		name, what, _ := strings.Cut(strings.TrimSpace(head), " ")
		if what == string(i18n.French) || what == string(i18n.English) {
			if what != string(lang.OfTwo()) {
				continue
			}
		}
		if err := e.take(name, what, strings.Trim(body, "\n")); err != nil {
			return e, err
		}
	}
	e.name(lang)
	return e, e.check()
}

// named is where a test has its names, and whether it is hidden.
var named = regexp.MustCompile(`(?m)^@essai\("([^"]+)", "([^"]+)"(, prive=True)?\)$`)

// name sets the exercise's checks: the names of its tests in a language.
func (e *Exercise) name(lang i18n.Lang) {
	for _, found := range named.FindAllStringSubmatch(e.Tests, -1) {
		name := found[1]
		if lang.OfTwo() == i18n.English {
			name = found[2]
		}
		e.Checks = append(e.Checks, Check{Name: name, Hidden: found[3] != ""})
	}
}

// take sets the field of the exercise that a section of its file is for.
func (e *Exercise) take(name, what, body string) (err error) {
	fields := map[string]*string{
		"title": &e.Title, "topic": &e.Topic, "guide": &e.Guide, "solution": &e.Solution, "tests": &e.Tests,
	}
	switch field := fields[name]; {
	case field != nil:
		*field = body
	case name == "statement":
		e.Statement = strings.Join(strings.Fields(body), " ")
	case name == "hint":
		e.Hints = append(e.Hints, body)
	case name == "game":
		e.Game, e.Variant, _ = strings.Cut(what, " ")
	case name == "picture":
		e.Picture, err = parsePicture(what, body)
	case name == "sorted":
		e.Sorted = true
	case name == "compared":
		e.Compared = true
	case name == "further":
		e.Further = true
	default:
		err = fmt.Errorf("there is no section %q", name)
	}
	return err
}

func (e *Exercise) check() error {
	for name, text := range map[string]string{
		"title": e.Title, "topic": e.Topic, "statement": e.Statement, "guide": e.Guide, "solution": e.Solution,
		"tests": e.Tests, "game": e.Game,
	} {
		if text == "" {
			return fmt.Errorf("section %s is missing", name)
		}
	}
	if len(e.Hints) != 3 {
		return fmt.Errorf("%d hints instead of three", len(e.Hints))
	}
	return nil
}
