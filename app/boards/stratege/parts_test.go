package stratege

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/play"
)

// A fakeKeep keeps texts in memory. Another tab writes into stored.
type fakeKeep struct {
	stored, known map[string]string
	full          bool // storage takes nothing
	aside         string
}

func (k *fakeKeep) Get(key string) (string, bool) {
	text, ok := k.known[key]
	return text, ok
}

func (k *fakeKeep) Read(key string) (string, bool) {
	text, ok := k.stored[key]
	k.known[key] = text
	return text, ok
}

func (k *fakeKeep) Set(key, text string) bool {
	k.known[key] = text
	if !k.full {
		k.stored[key] = text
	}
	return !k.full
}

func (k *fakeKeep) Unreadable(key string, _ error) bool {
	k.aside = k.stored[key]
	return true
}

// A testPage is a game's page at a table, with what has been asked of it.
type testPage struct {
	*sitting
	page     *places.Page
	keep     *fakeKeep
	reply    board.Reply // to the last gesture
	focus    string
	revealed string
}

func open(s *sitting) *testPage {
	p := &testPage{sitting: s, keep: &fakeKeep{stored: map[string]string{}, known: map[string]string{}}}
	p.page = &places.Page{
		Game: s.Game, Table: s.Table, Lang: i18n.French, Live: true, Can: true, Step: -1, Voice: voice(s),
		Do:        func(_ app.Context, g board.Gesture) { p.reply = s.do(g) },
		Configure: func(change func(*play.Settings)) { s.configure(change) },
		Focus:     func(id string) { p.focus = id },
		Reveal:    func(id string) { p.revealed = id },
		Keep:      p.keep, Redraw: func() {},
	}
	return p
}

// press presses a control of the panel.
func (p *testPage) press(act string) { newPanel(p.page).(*panel).act(app.Context{}, act, false) }

func (p *testPage) panel() string { return app.HTMLString(newPanel(p.page)) }

// wantIn holds markup against what it should contain, and what it should not.
func wantIn(t *testing.T, when, html string, want bool, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if strings.Contains(html, part) != want {
			t.Errorf("%s: %s is there: %v\n%s", when, part, !want, html)
		}
	}
}

// The panel is in the page while its owner has the screen, and in none of it before and after.
func TestPanelIsCovered(t *testing.T) {
	p := open(sit(t, together))
	parts := []string{`id="kind-0"`, `class="named"`, `id="act-ready"`, `id="arrangement-name"`, `id="arrange-keys"`}
	tells := func() bool { return strings.Contains(strings.Join(p.Scene(p.page.Voice).Labels, "\n"), "force 5") }
	covered := func(when string) {
		t.Helper()
		wantIn(t, when, p.panel(), false, parts...)
		wantIn(t, when, p.panel(), true, `id="arrange"`, "hidden")
		if tells() {
			t.Errorf("%s the covered board tells strengths", when)
		}
	}
	covered("at the start")
	p.Uncover()
	wantIn(t, "uncovered", p.panel(), true, parts...)
	p.press("fill")
	if !tells() {
		t.Error("the board does not tell what has been set up")
	}
	p.press("ready")
	if p.revealed != "board" {
		t.Error("the board is not brought into view")
	}
	covered("after White's turn")
}

func TestPanelShowsTheStock(t *testing.T) {
	p := open(sit(t, alone))
	wantIn(t, "at first", p.panel(), true,
		`aria-label="force 5, reste 3"`, `aria-label="Réserve"`, `data-kind="4"`, `href="#stratege-w5"`,
		`aria-label="Prêt : 18 à placer"`, `aria-label="Dispositions"`, `id="act-preset-5"`, `maxlength="30"`)
	if n := strings.Count(p.panel(), "aria-disabled"); n != 4 { // mirror, clear, ready and keep
		t.Errorf("%d controls can do nothing", n)
	}
	p.press("kind 4")
	if kinds := newPanel(p.page).(*panel).Kinds; !kinds[4].Held || kinds[3].Held {
		t.Errorf("the kinds are %+v", kinds)
	}
	for _, home := range []int{0, 1, 2} {
		p.sitting.press(p.home(home), "5")
	}
	wantIn(t, "when it is used up", p.panel(), true, `aria-label="force 5, reste 0"`, `aria-label="Prêt : 15 à placer"`)
	if kinds := newPanel(p.page).(*panel).Kinds; kinds[4].Able || !kinds[3].Able {
		t.Errorf("the kinds are %+v", kinds)
	}
	p.touch(p.home(0))
	if kinds := newPanel(p.page).(*panel).Kinds; !kinds[4].Able {
		t.Error("what is chosen on the board cannot be given back")
	}
	p.press("fill")
	wantIn(t, "with all placed", p.panel(), true, `id="act-ready"`, `>Prêt<`)
	p.page.Can = false
	before := p.drafted()
	if p.press("clear"); p.drafted() != before {
		t.Error("a page where nothing can be changed has changed")
	}
}

// While a person sets up the scene marks the empty homes and no targets.
func TestSceneOfTheSetUp(t *testing.T) {
	s := sit(t, alone)
	wants := func(when string, classes string, starts, chosen int) {
		t.Helper()
		scene := s.Scene(voice(s))
		if got := strings.Join(scene.Classes, " "); got != classes {
			t.Errorf("%s the classes are %q", when, got)
		}
		if got := len(scene.Ring(board.StartRings).Points); got != starts {
			t.Errorf("%s %d homes are marked as empty, want %d", when, got, starts)
		}
		if got := len(scene.Ring(board.ChosenRings).Points); got != chosen {
			t.Errorf("%s %d points are chosen, want %d", when, got, chosen)
		}
		targets, attacks := scene.Ring(board.TargetRings).Points, scene.Ring(board.AttackRings).Points
		if len(targets)+len(attacks)+len(scene.Last) > 0 {
			t.Errorf("%s something else is marked: %+v", when, scene.Rings)
		}
	}
	wants("at first", "arranging", 18, 0)
	s.act("kind 2")
	wants("with a kind held", "arranging carrying", 18, 0)
	s.touch(s.home(0))
	wants("with one placed", "arranging", 17, 0)
	s.touch(s.home(0))
	wants("with one chosen", "arranging carrying", 17, 1)
	s.act("fill")
	s.act("ready")
	wants("after the set-up", "", 0, 0)
	s.machineSetsUp()
	if scene := s.Scene(voice(s)); len(scene.Still) > 0 || len(scene.Classes) > 0 {
		t.Errorf("in the game the scene is %v, %v", scene.Classes, scene.Still)
	}
}

func TestSetUpIsSaid(t *testing.T) {
	p := open(sit(t, alone))
	says := func(when, want string) {
		t.Helper()
		request, detail := p.own.Say(p.page.Voice)
		if request != "Disposez vos pions en secret." || detail != want {
			t.Errorf("%s the status says %q, %q, want %q", when, request, detail, want)
		}
	}
	const how = " Glissez un pion de la réserve sur une de vos places, ou touchez l’un puis l’autre."
	says("at first", "Il reste 18 pions à placer."+how)
	p.press("kind 4")
	says("with a kind held", "Choisi dans la réserve : force 5. Touchez la place où poser ce pion.")
	p.touch(p.point("b1"))
	says("on a white point, where the fault is explained", "")
	p.touch(p.home(0))
	says("with one placed", "Il reste 17 pions à placer.")
	p.touch(p.home(0))
	says("with one chosen",
		"Choisi : force 5 en a1. Touchez une autre de vos places, ou la réserve pour l’y remettre.")
	p.sitting.press(p.home(1), "5")
	says("after a digit", "En c1 : force 5. Il reste 16 pions à placer.")
	p.Undo()
	says("after that is undone", "Il reste 17 pions à placer.")
	p.sitting.press(p.home(1), "5")
	p.sitting.press(p.home(2), "5")
	p.sitting.press(p.home(3), "5")
	says("when it is used up", "Plus de pion de force 5 dans la réserve.")
	p.touch(p.home(3))
	says("after another gesture", "Il reste 15 pions à placer.")
	p.press("fill")
	says("with all placed", "Tous vos pions sont placés. Échangez-en encore, ou appuyez sur « Prêt ».")
	p.press("ready")
	if request, detail := p.own.Say(p.page.Voice); request != "" || detail != "" {
		t.Errorf("while the machine sets up it says %q, %q", request, detail)
	}
	two := sit(t, together)
	two.Uncover()
	if request, _ := two.own.Say(voice(two)); request != "Ada, disposez vos pions en secret." {
		t.Errorf("of two people it says %q", request)
	}
}

// An attack is shown for a moment, over the half of the board where it has not happened.
func TestDuelIsShown(t *testing.T) {
	s := attacked(t)
	p := open(s)
	card := func() string { return app.HTMLString(newDuelCard(p.page)) }
	ply := s.Match().Ply()
	steps := s.own.Interlude(s.Before(ply), s.Redacted(ply), false)
	if !slices.Equal(steps, []time.Duration{900 * time.Millisecond}) {
		t.Errorf("it takes %v", steps)
	}
	wantIn(t, "before it", card(), true, `class="duel"`, "hidden")
	s.own.Step(0)
	wantIn(t, "a duel", card(), true, `class="duel low"`, "aria-hidden", `href="#stratege-w6"`, `href="#stratege-g1"`,
		"6 contre 1 : l’attaquant l’emporte.", "Le défenseur est retiré, l’attaquant prend sa place en a6.")
	if html := card(); strings.Index(html, "stays") > strings.Index(html, "falls") {
		t.Errorf("the wrong one stays: %s", html)
	}
	s.GoTo(2)
	wantIn(t, "while one looks back", card(), false, "fight")
	s.GoTo(ply)
	s.own.Step(-1)
	wantIn(t, "after it", card(), false, "fight")
	s.play("k8-k7")
	if steps := s.own.Interlude(s.Before(ply+1), s.Redacted(ply+1), false); steps != nil {
		t.Errorf("a step aside takes %v", steps)
	}
}

func TestMemoryIsASetting(t *testing.T) {
	p := open(sit(t, alone))
	box := func() string { return app.HTMLString(newMemoryBox(p.page)) }
	wantIn(t, "against the machine", box(), true, `id="memory"`, " checked", "Mémoire assistée")
	wantIn(t, "against the machine", box(), false, `checked="false"`)
	p.configure(func(s *play.Settings) { s.Memory = play.Forget })
	wantIn(t, "without", box(), true, `checked="false"`)
}
