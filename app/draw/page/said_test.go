package page

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/draw"
	"tablier/app/i18n"
	"tablier/rules/morris"
)

// The plate is named by what is on it, as each language writes that; an empty one by what points are snapped to.
func TestPlateIsNamed(t *testing.T) {
	const ladder = "g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2psx2&n=L&f=4"
	for lang, want := range map[i18n.Lang][3]string{
		i18n.French: {
			"Plaque vide. Aimant : Grille 7", "Plaque vide. Aimant : Aucun",
			"Plaque. L : 6 points, 5 traits, 2 façons de gagner. Fermé : b2",
		},
		i18n.English: {
			"Empty plate. Snap: Grid 7", "Empty plate. Snap: None",
			"Plate. L: 6 points, 5 strokes, 2 ways to win. Closed: b2",
		},
	} {
		k := perform(lang)
		k.session.Enter("")
		label := func() string { return strings.ReplaceAll(easel{newFrame(k)}.label(), "\u202f", " ") }
		plain := func(text string) string { return strings.ReplaceAll(text, "\u00a0", " ") }
		if got := plain(label()); got != want[0] {
			t.Errorf("%q, want %q", got, want[0])
		}
		if k.session.SetGrid(morris.Free); plain(label()) != want[1] {
			t.Errorf("%q, want %q", label(), want[1])
		}
		if k.session.Enter(ladder); plain(label()) != want[2] {
			t.Errorf("%q, want %q", label(), want[2])
		}
	}
}

// A fault of points is marked beside each of them on the plate; a refused act is told below it, and not in its name.
func TestFaultsOfPointsAreMarked(t *testing.T) {
	k := perform(i18n.French)
	k.session.Enter("g=f&p=0099509999990000500099005006&l=012.345&c=03.14.25&r=2psx2")
	if n := strings.Count(easel{newFrame(k)}.markup(), "tr-fault"); n != 2 {
		t.Errorf("%d signs", n)
	}
	k = perform(i18n.French)
	k.session.Begin(draw.OnGrid())
	k.session.Table().AddNext()
	f := newFrame(k)
	told := f.words.notices.Of(string(draw.NoPlace))
	if (bench{f}).told() != told || strings.Contains(easel{f}.label(), told) {
		t.Errorf("%q, %q", bench{f}.told(), easel{f}.label())
	}
}

// A game that opens several points names them all.
func TestSeveralPointsOpen(t *testing.T) {
	k := perform(i18n.French)
	for points, want := range map[string][]string{"d4": {"d4"}, "d4, e4": {"d4", "e4"}} {
		text := k.words().ruling.change[draw.Open](want, 3)
		if !strings.HasPrefix(text, points+" ouvert") || strings.HasSuffix(text, "s") != (len(want) > 1) {
			t.Errorf("%q", text)
		}
	}
	s := k.session
	s.Begin(draw.OnGrid())
	s.Table().SetStrokeOf(draw.Line, 0, []string{"a1", "b1", "c1"})
	s.Table().SetStrokeOf(draw.Path, 0, []string{"a2", "b2", "c2", "c1", "b1", "a1", "a2"})
	s.Table().SetStrokeOf(draw.Line, 1, []string{"a3", "b3", "c3"})
	s.Table().SetStrokeOf(draw.Path, 1, []string{"a2", "a3"})
	s.Rule().SetClosed([]int{4, 5}, true)
	k.session = draw.New(k.game.Spec, draw.Environment{
		Machine: now{}, Clock: now{}, Store: shelf{k.site}, Redraw: func() {},
	})
	k.session.Enter("")
	if html := app.HTMLString(newFrame(k).draw()); !strings.Contains(html, "b2, c2 ouverts") {
		t.Errorf("no row opens both: %+v, %+v", k.session.Changes(), k.session.Faults())
	}
}

// Where no position is won, the ruling says that nobody can force a win, and not that a win takes no move.
func TestNobodyCanWin(t *testing.T) {
	k := perform(i18n.French)
	k.session = draw.New(k.game.Spec, draw.Environment{
		Machine: now{}, Clock: now{}, Store: shelf{k.site}, Redraw: func() {},
	})
	k.session.Enter("g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=2pfp2")
	html := app.HTMLString(ruling{newFrame(k)}.draw())
	if m := k.words().ruling; !strings.Contains(html, m.noneNote) || strings.Contains(html, m.plies(0)) {
		t.Errorf("it is not said that nobody can force a win: %s", html)
	}
}

// now is a machine that finds a draw at once, and a clock that does not wait.
type now struct{}

func (now) Ask(r protocol.Request, done func(string, error)) {
	found := protocol.Survey{States: 1, Value: protocol.ValueDraw, Draws: 1}
	done(string(protocol.Encode(nil, "1", protocol.Surveyed{Survey: found})), nil)
}
func (now) Stop()                              {}
func (now) After(d time.Duration, then func()) { then() }
