package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"tablier/app/archive"
	"tablier/app/e2e/driver"
	"tablier/app/embed"
	"tablier/app/play"
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

// newTaskMeter waits until the page and what it installs have come to rest.
func newTaskMeter(p *driver.Tab) *taskMeter {
	p.Offline()
	p.Run(`new Promise((resolve) => setTimeout(resolve, 1500))`)
	return &taskMeter{p, map[string]float64{}}
}

// during notes the longest task while something is done, the page's coming to rest included.
func (m *taskMeter) during(name string, do func()) {
	m.p.T.Helper()
	m.p.Tasks()
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
	click("share", "tab-share")
	m.during("shared", func() { p.Wait(driver.Written()) })
	click("close", "tab-play")
}

// The longest task that blocks the page while it imports a file of five megabytes: past games as long as a link may be.
func BenchmarkLongestTaskOfImport(b *testing.B) {
	name := bigExport(b, 5<<20)
	s := driver.Serve(b, "/")
	for b.Loop() {
		p := driver.OpenInstalling(b, driver.Desktop)
		p.Start(s.Address("/parties/"))
		m := newTaskMeter(p)
		p.ObserveTasks()
		m.during("read", func() {
			p.ChooseFile(name)
			waitLong(p, `document.getElementById('answer-yes')`)
		})
		m.during("import", func() {
			p.Click("#answer-yes")
			waitLong(p, `document.querySelectorAll('.games > li').length > 0`)
		})
		m.during("export", func() { p.Click("#act-export") })
		m.during("again", func() {
			p.Start(s.Address("/parties/"))
			p.ObserveTasks()
		})
		m.report(b)
	}
}

// waitLong waits for what takes longer than a person would wait for a click.
func waitLong(p *driver.Tab, condition string) {
	p.T.Helper()
	for range 600 {
		if driver.Eval[bool](p, `!!(`+condition+`)`) {
			return
		}
		time.Sleep(500 * time.Millisecond)
	}
	p.T.Fatalf("never true: %s", condition)
}

// bigExport writes a file of so many bytes at most, as the page exports it, and returns its name.
func bigExport(b *testing.B, size int) string {
	b.Helper()
	match := driver.Longest(b, "entropy", "entropy", mostPlies)
	data := map[string]string{}
	game := archive.Game{Played: 1_790_000_000, Winner: -1, Record: match.Record()}
	var past archive.Past
	for i := 0; ; i++ {
		game.ID = fmt.Sprintf("long-%d", i)
		past.Add(game)
		if data["past.entropy"] = past.Save(); len(data["past.entropy"])*12/10 > size-1<<20 {
			break
		}
	}
	data["table.entropy"] = driver.Table(b, "entropy", 1, [2]play.Seat{}, nil, embed.Texts(match.Moves())...).Save()
	text, err := json.Marshal(map[string]any{"tablier": 1, "data": data})
	if err != nil {
		b.Fatal(err)
	}
	if len(text) > size {
		b.Fatalf("a file of %d bytes", len(text))
	}
	b.Logf("%d bytes, %d games", len(text), len(past.Games()))
	name := filepath.Join(b.TempDir(), "export.json")
	if err := os.WriteFile(name, text, 0o600); err != nil {
		b.Fatal(err)
	}
	return name
}
