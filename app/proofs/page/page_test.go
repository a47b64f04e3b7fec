package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/certificate/names"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/proofs"
	"tablier/app/shell"
)

// kind returns the page in a language, before anything has been fetched.
func kind(lang i18n.Lang) *Kind {
	return New(&shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}, games.Boards(games.All()))
}

// The page has both texts with their names, each certificate by a name of its own, and the ways on, in both languages.
func TestPage(t *testing.T) {
	for lang, words := range map[i18n.Lang][]string{
		i18n.French:  {"Vérifiez vous-même", "Le certificat", "Le programme", "Entropy · problèmes", "Tapatan · Achi"},
		i18n.English: {"Check it yourself", "The certificate", "The program", "Entropy · puzzles", "Tapatan · Achi"},
	} {
		k := kind(lang)
		html := app.HTMLString(k.Page(nav.CheckRoute))
		for _, part := range append(words, `href="/a/atelier/ecrire/"`, `for="proofs-certificate"`, `for="proofs-checker"`) {
			if !strings.Contains(html, part) {
				t.Errorf("%s: no %s in\n%s", lang, part, html)
			}
		}
		called := map[string]bool{}
		for _, name := range names.All() {
			called[k.name(lang, name)] = true
		}
		if len(called) != len(names.All()) {
			t.Errorf("%s: certificates have one name: %v", lang, called)
		}
		if d := k.Describe(nav.CheckRoute, lang); d.Title != words[0] || d.Text == "" || d.Back != nav.WorkshopRoute {
			t.Errorf("%s: %+v", lang, d)
		}
	}
}

// Every state is said in words.
func TestStatesHaveWords(t *testing.T) {
	for _, lang := range i18n.Langs() {
		said := map[string]bool{}
		for _, s := range []proofs.State{proofs.Loading, proofs.Missing, proofs.Idle, proofs.Waiting, proofs.Running,
			proofs.Proved, proofs.Refused, proofs.Failed, proofs.Other} {
			said[catalogueOf(lang).states.Of(s)] = true
		}
		if len(said) != 9 || said[""] {
			t.Errorf("%s: %v", lang, said)
		}
	}
}

// A line is found in its text, and scrolled to with some above it.
func TestPlace(t *testing.T) {
	const text = "one\ntwo\n\nfour"
	for line, want := range map[int]string{1: "one", 2: "two", 3: "", 4: "four", 5: ""} {
		if from, to := place(text, line); text[from:to] != want {
			t.Errorf("line %d is %q, want %q", line, text[from:to], want)
		}
	}
	for _, c := range []struct {
		height string
		line   int
		want   int
	}{{"20px", 1, 0}, {"20px", 4, 0}, {"19.5px", 10, 117}, {"normal", 10, 0}} {
		if got := scroll(c.height, c.line); got != c.want {
			t.Errorf("line %d at %s is scrolled to %d, want %d", c.line, c.height, got, c.want)
		}
	}
}
