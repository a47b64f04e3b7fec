package page

import (
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/ui"
	"tablier/app/variants"
)

// ways are the controls by which a newcomer begins.
var ways = []string{
	"welcome-play", "welcome-softer", "welcome-stronger", "welcome-learn", "welcome-here", "welcome-apart",
}

func (r *room) wantWays(want bool) {
	r.t.Helper()
	page := r.html()
	for _, id := range ways {
		if got := strings.Contains(page, `id="`+id+`"`); got != want {
			r.t.Errorf("#%s is offered: %t, want %t", id, got, want)
		}
	}
}

// A newcomer opens the match, and is offered how to begin, against a machine that can be beaten, until they play or
// choose. The words keep the request alone.
func TestNewcomerIsWelcome(t *testing.T) {
	for name, begin := range map[string]func(r *room){
		"plays":        func(r *room) { r.touch("a1") },
		"begins":       func(r *room) { r.do(match.Welcomed{}) },
		"another game": func(r *room) { r.do(match.Restarted{}) },
		"two people":   func(r *room) { r.do(match.SatDown{}) },
	} {
		r := open(t, "tapatan", kept{})
		r.wantWays(true)
		if s := r.page.status(); s.Say != r.page.Words().Request("", r.Table().View()) || s.Last+s.Why+s.Act.ID != "" {
			t.Errorf("the words are %+v", s)
		}
		level := r.Table().Seats()[1].Level
		if usual := r.page.Game.UsualLevel(); level != usual {
			t.Errorf("the first level is %d, want %d", level, usual)
		}
		for i, said := range r.page.Levels() {
			if got := strings.Contains(r.html(), said); got != (i+1 == level) {
				t.Errorf("level %d is said to be like this: %t", i+1, got)
			}
		}
		r.page.setup.PlayAt(level + 1)
		r.wantWays(true)
		if !strings.Contains(r.html(), "<output>"+r.page.Messages().Level(level+1, r.page.Game.Levels)) {
			t.Error("another level is not said")
		}
		begin(r)
		r.wantWays(false)
		if t.Failed() {
			t.Fatal(name)
		}
	}
}

// Where the machine opens it waits, and the words say for whom.
func TestMachineWaitsForANewcomer(t *testing.T) {
	r := open(t, "hyle", kept{})
	r.pass()
	r.wantWays(true)
	if got, want := r.page.status().Say, i18n.Of(i18n.French).Panel.Opens(r.page.Wording().Name(1)); got != want {
		t.Errorf("the request is %q, want %q", got, want)
	}
	r.do(match.Welcomed{})
	r.pass()
	r.wantWays(false)
	if r.Table().Match().Ply() == 0 {
		t.Error("nothing has been drawn")
	}
}

// Whoever has played before is not welcomed again.
func TestWelcomeIsForNewcomers(t *testing.T) {
	texts := kept{}
	first := open(t, "tapatan", texts)
	first.touch("a1")
	r := open(t, "tapatan", texts)
	r.wantWays(false)
}

// Who has begun by links is asked no more.
func TestTwoNewcomers(t *testing.T) {
	r := open(t, "tapatan", kept{})
	if err := r.sharing.Apart.Invite(); err != nil {
		t.Fatal(err)
	}
	r.wantWays(false)
}

// Before the first move the list holds the rules in short, each line with a picture, for whoever comes; in a variant it
// says what is other there.
func TestRulesInShortBeforeTheFirstMove(t *testing.T) {
	for _, id := range []string{"tapatan", "hyle", "entropy", "domino", "stratege"} {
		r := open(t, id, kept{})
		r.do(match.SatDown{}, match.Restarted{})
		lines := r.page.Words().Brief()
		if got := strings.Count(r.html(), `<li><svg class="board `+id); got != len(lines) || got == 0 {
			t.Errorf("%s: %d lines are pictured, want %d", id, got, len(lines))
		}
		for _, line := range lines {
			if !strings.Contains(r.html(), line.Text) {
				t.Errorf("%s: the list does not say %q", id, line.Text)
			}
		}
	}
	r := open(t, "tapatan", kept{})
	r.do(match.VariantAsked{Variant: "achi", Kin: "achi"})
	differs := variants.Differs(r.page.Words(), i18n.French, "achi", "achi")
	if differs == "" || !strings.Contains(r.html(), differs) {
		t.Errorf("the list does not say %q", differs)
	}
	r.touch("a1")
	if strings.Contains(r.html(), "in-brief") {
		t.Error("the rules in short stand beside a move")
	}
}

// Of a game that somebody has drawn the list says all rules, and none of Tapatan's.
func TestRulesOfDrawnGameBeforeTheFirstMove(t *testing.T) {
	const ladder = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2&n=%3Cb%3EEchelle"
	r := open(t, "tapatan", kept{})
	r.do(match.SatDown{}, match.Restarted{})
	r.do(match.VariantAsked{Variant: ladder})
	law := r.page.Words().Law(r.page.Table().Match().Setup().Variant)
	for _, sentence := range law {
		if !strings.Contains(r.html(), string(ui.EscapeText(sentence))) {
			t.Errorf("the list does not say %q", sentence)
		}
	}
	if len(law) < 7 || strings.Contains(r.html(), string(ui.EscapeText(r.page.Words().Brief()[0].Text))) {
		t.Errorf("%d sentences, or the rules of Tapatan", len(law))
	}
}

// A page of a variant says of which game it is: in its title, and under the board. Its description says how it differs.
func TestVariantsSayTheirGame(t *testing.T) {
	for _, c := range []struct{ game, word, title, caption string }{
		{"tapatan", "achi", "Achi (Tapatan)", ">Tapatan, <"},
		{"tapatan", "kurna", "Kurna (Tapatan)", ">Tapatan, <"},
		{"hyle", "hyle3", "Hyle, 3 × 3", ""},
		{"domino", "zone-6", "Zone 6 × 6 (Astronomy Domino)", ">Astronomy Domino, <"},
	} {
		r := open(t, c.game, kept{})
		route := nav.VariantRoute(c.game, c.word)
		asked, _, ok := r.page.addresses.At(route)
		if !ok {
			t.Fatalf("%s is the address of no variant", route)
		}
		said := r.page.kind.Describe(route, i18n.French)
		differs := variants.Differs(r.page.Words(), i18n.French, asked.Variant, asked.Kin)
		if said.Title != c.title || differs == "" || !strings.Contains(said.Text, differs) {
			t.Errorf("%s is titled %q and described as %q", route, said.Title, said.Text)
		}
		r.do(match.VariantAsked{Variant: asked.Variant, Kin: asked.Kin})
		if !strings.Contains(r.html(), c.caption) {
			t.Errorf("%s: the caption does not say %q", route, c.caption)
		}
	}
}

// Every variant but the first says in a sentence what is other.
func TestEveryVariantDiffers(t *testing.T) {
	for _, id := range []string{"tapatan", "hyle", "domino"} {
		r := open(t, id, kept{})
		for _, lang := range i18n.Langs() {
			words := r.page.Game.Words(lang)
			for i, variant := range r.page.Game.Spec.Variants {
				if got := words.Differs(variant); (got == "") != (i == 0) {
					t.Errorf("%s, %s, %s: %q", id, lang, variant, got)
				}
			}
		}
	}
}

// Two who sit at one screen after all begin a match of their own.
func TestTwoAtOneScreen(t *testing.T) {
	r := open(t, "stratege", kept{})
	r.do(match.SatDown{Seats: [2]play.Seat{}}, match.Welcomed{})
	if r.Table().Match().Ply() != 0 || !r.Table().Covered() {
		t.Errorf("%d moves are played, and the screen is asked for: %t", r.Table().Match().Ply(), r.Table().Covered())
	}
}
