package e2e

import (
	"fmt"
	"slices"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/rules"
)

// mostPlies is how many moves a link may have.
const mostPlies = 10_000

// longGames are the games and variants that can last long, with how their longest match is found.
var longGames = []struct{ game, variant string }{
	{"tapatan", "picaria-13"}, {"entropy", "entropy"}, {"hyle", "7"}, {"domino", "7"}, {"stratege", "stratege"},
}

// A taskMeter keeps the longest task that has blocked a page, by what was done.
type taskMeter struct {
	p       *driver.Tab
	longest map[string]float64
}

func newTaskMeter(p *driver.Tab) *taskMeter {
	return &taskMeter{p, map[string]float64{}}
}

// during notes the longest task while something is done, the page's coming to rest included.
func (m *taskMeter) during(name string, do func()) {
	m.p.T.Helper()
	m.p.Tasks()
	before := m.p.TaskTime()
	defer func() { println(name, int(m.p.TaskTime()-before)) }()
	do()
	m.p.Run(`new Promise((resolve) => setTimeout(resolve, 150))`)
	m.longest[name] = slices.Max(append(m.p.Tasks(), m.longest[name]))
}

func (m *taskMeter) report(b *testing.B) {
	for name, longest := range m.longest {
		b.ReportMetric(longest, "ms-longest-"+name)
	}
}

// The longest task that blocks the page while it opens the longest link that there is of each game, and afterwards, at
// each event that one might think grows with the number of moves.
func BenchmarkLongestTaskOfLink(b *testing.B) {
	for _, c := range longGames {
		match := driver.Longest(b, c.game, c.variant, mostPlies)
		b.Run(fmt.Sprintf("%s-%d", c.game, match.Ply()), func(b *testing.B) {
			s := driver.Serve(b, "/")
			for b.Loop() {
				p := driver.OpenInstalling(b, driver.Desktop)
				p.Start(s.Address("/" + c.game + "/"))
				m := newTaskMeter(p)
				p.ObserveTasks()
				openAndWalk(m, match, driver.LongLink(b, match))
				m.report(b)
			}
		})
	}
}

// openAndWalk opens a link and does what one does with a match.
func openAndWalk(m *taskMeter, match *rules.Match, fragment string) {
	p := m.p
	m.during("open", func() {
		p.Run(`location.hash = ` + driver.Quote(fragment))
		p.Wait(fmt.Sprintf(`!document.getElementById('do-not-open')?.checkVisibility() &&
			document.querySelector('.move[data-ply="%d"]')`, match.Ply()))
	})
	click := func(name, id string) {
		m.during(name, func() { p.Run(`document.getElementById('` + id + `').click()`) })
	}
	for range 3 {
		click("undo", "do-undo")
		click("redo", "do-redo")
		click("first", "walk-first")
		click("forward", "walk-forward")
		click("last", "walk-last")
		click("back", "walk-back")
		click("last", "walk-last")
	}
	m.during("scroll", func() {
		p.Run(`(async () => { const box = document.getElementById('moves');
			for (let i = 0; i < 20; i++) { box.scrollTop -= 3000; await new Promise((r) => setTimeout(r, 30)); } })()`)
	})
	click("more", "more-toggle")
	click("share", "do-share")
	m.during("shared", func() { p.Wait(`document.getElementById('shared')?.value.length > 20`) })
	click("close", "share-close")
}
