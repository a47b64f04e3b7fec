package games

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/rules/all"
	"tablier/rules/conform/bag"
)

// longestHow is what has room of how a level plays, in characters: two lines of a phone.
const longestHow = 80

// theMachine begins what is said of every level: who it is about.
var theMachine = map[i18n.Lang]string{i18n.French: "La machine ", i18n.English: "The machine "}

// Everything that a game is asked to name has a name in both languages, and no two names are the same.
func TestNames(t *testing.T) {
	for _, game := range tested() {
		for _, lang := range i18n.Langs() {
			words := game.Words(lang)
			said := func(what, id, text string) {
				t.Helper()
				if strings.TrimSpace(text) == "" || strings.Contains(text, "%!") {
					t.Errorf("%s, %s: the %s %s is called %q", game.ID(), lang, what, id, text)
				}
			}
			differ := map[string]string{}
			apart := func(what, id, text string) {
				t.Helper()
				if said(what, id, text); differ[what+text] != "" {
					t.Errorf("%s, %s: the %s %s and %s are both called "+
						"%q", game.ID(), lang, what, id, differ[what+text], text)
				}
				differ[what+text] = id
			}
			for what, text := range map[string]string{
				"name": words.Name(), "blurb": words.Blurb(), "description": words.Description(), "source": words.Source(),
			} {
				said(what, "", text)
			}
			for _, variant := range game.Spec.Variants {
				apart("variant", variant, words.Variant(variant))
			}
			for _, option := range game.Spec.Options {
				apart("option", option, words.Option(option))
			}
			for _, variant := range game.Spec.Variants {
				levels, want := words.Levels(variant), game.LevelsOn(variant)
				if len(levels) != want {
					t.Errorf("%s %s, %s: %d levels are described, there are %d", game.ID(), variant, lang, len(levels), want)
				}
				for i, level := range levels {
					number := strconv.Itoa(i + 1)
					apart("description in "+variant+" of level", number, level)
					if len([]rune(level)) > longestHow || !strings.HasPrefix(level, theMachine[lang]) ||
						!strings.HasSuffix(level, ".") {
						t.Errorf("%s %s, %s: level %s: %q", game.ID(), variant, lang, number, level)
					}
				}
			}
			for seat := range 2 {
				apart("seat", string(rune('0'+seat)), words.Seat(seat))
			}
			ids := map[string]bool{}
			for _, name := range words.Names() {
				said("variant name", name.ID, name.Name)
				if ids[name.ID] || name.ID == "" || !slices.Contains(game.Spec.Variants, name.Variant) {
					t.Errorf("%s, %s: %+v is a name twice, or that of no variant", game.ID(), lang, name)
				}
				ids[name.ID] = true
			}
		}
	}
}

// Outside the folders of the games and the registry, no program of the page names a game: a new one is a folder of
// its own and a line.
func TestNoProgramNamesAGame(t *testing.T) {
	ids := []string{bag.Spec().ID}
	for _, spec := range all.Games() {
		ids = append(ids, regexp.QuoteMeta(spec.ID))
	}
	named := regexp.MustCompile(`(?i)\b(` + strings.Join(ids, "|") + `)\b`)
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		// Only tests import what is below app/e2e: it is no part of a program, and plays each game by its name.
		skipped := []string{filepath.Join("..", "boards"), filepath.Join("..", "games"), filepath.Join("..", "e2e")}
		if entry.IsDir() && slices.Contains(skipped, path) {
			return fs.SkipDir
		}
		if entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(path)
		for i, line := range strings.Split(string(text), "\n") {
			if found := named.FindString(line); found != "" {
				t.Errorf("%s:%d names %s", path, i+1, found)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
