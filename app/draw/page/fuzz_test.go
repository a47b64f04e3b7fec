package page

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/draw"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/rules/morris/redrawn"
)

// perform returns the page without a browser, in a language.
func perform(lang i18n.Lang) *Kind {
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: lang, Live: true, Store: store.Private()}
	k := New(site, games.Boards(games.All()))
	k.session = draw.New(k.game.Spec, draw.Environment{
		Machine: nobody{}, Clock: nobody{}, Store: shelf{site}, Redraw: func() {},
	})
	return k
}

// FuzzDrawing: whatever a link says, the page shows it, as a drawing and as tables, walks it with the keys, and shows a
// copy of it that has been undone, mended and kept.
func FuzzDrawing(f *testing.F) {
	for _, text := range redrawn.Texts() {
		f.Add(text, uint8(3))
	}
	for _, text := range []string{
		"g=3&p=a1b1c1&l=.012&r=2psx2", "g=3&p=a1b1c1&l=0&c=1&w=2&r=2psx2", "g=3&p=&l=&r=9isx2",
		"g=3&p=a1b1c1a2b2c2&l=012.345&c=03.14.25&r=3isx2&s=xxxxxx", "g=f&p=000001019999&l=012&r=2psx2&i=0&f=1",
		"g=9&p=a1b1c1d1e1f1g1h1i1a2b2c2d2e2f2g2h2&l=012&r=2psx2", "g=o&p=o0123&l=010&c=1231&r=4pfp3&n=%3Cb%3E",
	} {
		f.Add(text, uint8(len(text)))
	}
	f.Fuzz(func(t *testing.T, text string, what uint8) {
		k := perform([...]i18n.Lang{i18n.French, i18n.English}[what%2])
		k.session.Enter(text)
		if html := app.HTMLString(newFrame(k).draw()); !strings.Contains(html, plateID) {
			t.Fatal("there is no plate")
		}
		show(t, k)
		k.session.Copy()
		show(t, k)
		mend(t, k, int(what))
		k.session.SetGrid(draw.Grids[int(what)%len(draw.Grids)])
		show(t, k)
		k.session.Enter("")
		show(t, k)
	})
}

// mend takes the remedy with a number, of those of all faults, and undoes it.
func mend(t *testing.T, k *Kind, number int) {
	count := 0
	for _, fault := range k.session.Faults() {
		count += len(fault.Remedies)
	}
	if count == 0 {
		return
	}
	number %= count
	for _, fault := range k.session.Faults() {
		if number < len(fault.Remedies) {
			k.session.Take(fault.Flaw, fault.Remedies[number], -1)
			show(t, k)
			k.session.Undo()
			return
		}
		number -= len(fault.Remedies)
	}
}

// show draws what depends on the drawing, and walks the plate.
func show(t *testing.T, k *Kind) {
	if faults := k.session.Sketch().Sound(); len(faults) > 0 {
		t.Fatalf("%v of %+v", faults, k.session.Sketch())
	}
	k.asTable = true
	f := newFrame(k)
	_, _, _, _, _ = tables{f}.draw(), mending{f}.draw(), rulebook{f}.draw(), paper{f}.draw(), easel{f}.label()
	k.asTable = false
	for _, p := range append(draw.Snaps(k.session.Sketch().Grid), k.session.Sketch().Places...) {
		k.gesture.at = p
		if k.told(); k.heard == "" {
			t.Fatalf("nothing is said of %v", p)
		}
	}
	k.gesture.focused = true
	for _, key := range []string{"ArrowLeft", "m", "Escape", "l", "Enter", "ArrowRight", "Enter"} {
		k.press(key)
		k.redraw()
		_ = easel{newFrame(k)}.markup()
	}
	k.press("Escape")
}

// nobody is a machine that does not answer, and a clock that stands.
type nobody struct{}

func (nobody) Ask(protocol.Request, func(string, error)) {}
func (nobody) Stop()                                     {}
func (nobody) After(time.Duration, func())               {}
