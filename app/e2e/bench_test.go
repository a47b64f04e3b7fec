package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// Timings as the page sees them, in milliseconds. A bench reports the mean over
// its runs, and the longest task that blocked the page.

// A first visit: nothing is kept from earlier.
func BenchmarkFirstVisit(b *testing.B) {
	s := driver.Serve(b, "/")
	var m meter
	for b.Loop() {
		p := driver.OpenInstalling(b, driver.Phone)
		measure(p)
		m.visit(p, s.Address("/tapatan/"))
	}
	m.report(b)
}

// A later visit, served by the service worker.
func BenchmarkLaterVisit(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Phone)
	measure(p)
	p.Start(s.Address("/tapatan/"))
	p.Offline()
	var m meter
	for b.Loop() {
		m.visit(p, s.Address("/tapatan/"))
	}
	m.report(b)
}

// A killed engine is replaced by another, up to its first answer.
func BenchmarkEngineRestart(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Phone)
	p.Start(s.Address("/"))
	driver.Eval[string](p, driver.AskEngine)
	var total float64
	runs := 0
	for b.Loop() {
		total += driver.Eval[float64](p, `(async () => {
			const begin = performance.now();
			await `+driver.AskEngine+`;
			return performance.now() - begin;
		})()`)
		runs++
	}
	b.ReportMetric(total/float64(runs), "ms/restart")
}

// A meter adds up what visits cost.
type meter struct {
	runs                        int
	paint, ready, longest, jump float64
}

// measure makes every page that a tab shows note what the meter reads.
func measure(p *driver.Tab) {
	p.Inject(`new MutationObserver((_, observer) => {
		if (document.documentElement?.dataset.ready !== '1') return;
		observer.disconnect();
		window.readyAt = performance.now();
	}).observe(document, { attributes: true, subtree: true });
	window.jump = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) window.jump += entry.value;
	}).observe({ type: 'layout-shift', buffered: true });`)
}

// visit goes to an address and reads the meter once the program has taken over.
func (m *meter) visit(p *driver.Tab, url string) {
	p.Start(url)
	p.ObserveTasks()
	for _, task := range p.Tasks() {
		m.longest = max(m.longest, task)
	}
	m.runs++
	m.paint += driver.Eval[float64](p, `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`)
	m.ready += driver.Eval[float64](p, `window.readyAt`)
	m.jump += driver.Eval[float64](p, `window.jump`)
}

func (m *meter) report(b *testing.B) {
	n := float64(m.runs)
	b.ReportMetric(m.paint/n, "ms/paint")
	b.ReportMetric(m.ready/n, "ms/ready")
	b.ReportMetric(m.longest, "ms-longest-task")
	b.ReportMetric(m.jump/n, "layout-shift")
}

// An engine at work hears that it should stop, and leaves the page free.
func BenchmarkStop(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Phone)
	p.Start(s.Address("/"))
	p.ObserveTasks()
	p.Tasks() // forgets those of the start
	var total, longest float64
	runs := 0
	for b.Loop() {
		total += driver.Eval[float64](p, stopEngine)
		runs++
		for _, task := range p.Tasks() {
			longest = max(longest, task)
		}
	}
	b.ReportMetric(total/float64(runs), "ms/stop")
	b.ReportMetric(longest, "ms-longest-task")
}

// stopEngine lets an engine count for half a second, and gives the time between
// asking it to stop and its last answer.
const stopEngine = `new Promise((resolve, reject) => {
	let asked = 0;
	const engine = tablier.engine((text) => {
		if (!text.includes('"id":1')) return;
		engine.kill();
		if (asked) resolve(performance.now() - asked);
		else reject(new Error(text));
	}, reject);
	engine.send('{"id":1,"op":"perft","game":"tapatan","depth":30}');
	setTimeout(() => {
		asked = performance.now();
		engine.send('{"id":2,"op":"stop","target":1}');
	}, 500);
})`

// A search of two million nodes in the browser's worker.
func BenchmarkSearchInTheBrowser(b *testing.B) {
	for name, request := range driver.Searches() {
		b.Run(name, func(b *testing.B) {
			s := driver.Serve(b, "/")
			p := driver.OpenInstalling(b, driver.Phone)
			p.Start(s.Address("/"))
			driver.ReportSearch(b, request, func(ask string) float64 { return driver.Eval[float64](p, ask) })
		})
	}
}

// What each move of a position of Entropy is worth, by the files with exact values.
func BenchmarkValues(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Desktop)
	p.Start(s.Address("/"))
	p.Wait(driver.MayKeep)
	driver.ReportValues(b, func(ask string) []float64 { return driver.Eval[[]float64](p, ask) })
}
