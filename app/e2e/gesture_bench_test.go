package e2e

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// A bench is what is done at one game, as app/testdata/gestures.json lists it.
type bench struct {
	Game   string
	Level  int // of the machine that seat 1 is, 0 for a person
	Moves  string
	Taps   []struct{ Name, Point string }
	Hovers []string // names of spots or points, in turn
}

// answered has the page measure the next event of a kind: window.answer resolves to the milliseconds from the event to
// the end of the frame that shows what it has changed.
const answered = `window.listenFor = (kind) => { window.answer = new Promise((resolve) => {
	addEventListener(kind, (event) => {
		const frame = () => requestAnimationFrame(() => {
			const after = new MessageChannel();
			after.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
			after.port2.postMessage(null);
		});
		new MutationObserver((_, observer) => { observer.disconnect(); frame(); }).observe(document.querySelector('.app'),
			{ subtree: true, childList: true, attributes: true, characterData: true });
	}, { capture: true, once: true });
}); }`

// From a finger or a mouse to the frame that answers it, for what the benchmarks of app/match/page measure natively.
func BenchmarkGesture(b *testing.B) {
	text, err := os.ReadFile("../testdata/gestures.json")
	if err != nil {
		b.Fatal(err)
	}
	var benches []bench
	if err := json.Unmarshal(text, &benches); err != nil {
		b.Fatal(err)
	}
	s := driver.Serve(b, "/")
	for _, each := range benches {
		b.Run("tap/"+each.Game, func(b *testing.B) { benchTaps(b, s, each) })
		if len(each.Hovers) > 0 {
			b.Run("hover/"+each.Game, func(b *testing.B) { benchHovers(b, s, each) })
		}
	}
}

// perform opens the page in the position of a bench.
func perform(b *testing.B, s *driver.Server, d driver.Device, each bench) *driver.Tab {
	b.Helper()
	p := driver.Open(b, d)
	p.Inject(answered)
	p.KeepTable(each.Game, 1, [2]play.Seat{{}, {Level: each.Level}}, strings.Fields(each.Moves)...)
	p.Start(s.Address("/" + each.Game + "/"))
	p.Settle()
	return p
}

// benchTaps taps as often as a move takes, then takes the move back.
func benchTaps(b *testing.B, s *driver.Server, each bench) {
	p := perform(b, s, driver.Phone, each)
	const board = `[...document.querySelectorAll('[data-point]')].map((point) => point.ariaLabel).join()`
	start := driver.Eval[string](p, board)
	g := gauge{}
	for b.Loop() {
		for _, tap := range each.Taps {
			g.answer(p, tap.Name, "click", func() { p.Tap(dataPoint(tap.Point)) })
		}
		p.Tap("#do-undo")
		p.Settle()
		if now := driver.Eval[string](p, board); now != start {
			b.Fatalf("with the move taken back the board is\n%s\nand was\n%s", now, start)
		}
	}
	g.report(b)
}

// benchHovers moves the mouse from place to place.
func benchHovers(b *testing.B, s *driver.Server, each bench) {
	p := perform(b, s, driver.Desktop, each)
	place := func(name string) string { return `[data-spot="` + name + `"]` }
	if dominoes := driver.Eval[bool](p, `!!document.querySelector('.tile')`); dominoes {
		p.Click(dataPoint(each.Taps[0].Point))
		place = dataPoint
	}
	g := gauge{}
	for b.Loop() {
		for _, name := range each.Hovers {
			mouse := &driver.Pointer{Tab: p, Kind: input.DispatchMouseEventPointerTypeMouse, At: p.Middle(place(name))}
			g.answer(p, "hover", "pointerover", func() { mouse.Event("mouseMoved", "", input.MouseButtonNone, 0) })
		}
	}
	g.report(b)
}

func dataPoint(name string) string { return `[data-point="` + name + `"]` }

// answer makes a gesture, waits until the answer to the event that it ends with is painted, and leaves the page time to
// come to rest.
func (g gauge) answer(p *driver.Tab, name, event string, gesture func()) {
	p.T.Helper()
	p.Run(`listenFor(` + driver.Quote(event) + `)`)
	gesture()
	g[name] = append(g[name], driver.Eval[float64](p, `answer`))
	p.Settle()
}
