package e2e

import (
	"encoding/json"
	"os/exec"
	"strings"
	"testing"

	"tablier/ai/protocol"
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

// A search of two million nodes in the browser's worker: nodes a second, and what a native program makes of the same
// request.
func BenchmarkSearchInTheBrowser(b *testing.B) {
	for name, match := range map[string]string{
		"tapatan":       `"game":"tapatan","moves":["a1"]`,
		"entropy":       `"game":"entropy","moves":["a2-b3"]`,
		"domino 6":      `"game":"domino","variant":"6","moves":["22@2,0>2,1","25@-1,-1>0,-1","24@3,1>4,1","12@2,3>2,2"]`,
		"hyle 5, Chaos": `"game":"hyle","variant":"5","start":"1a2c/2b1e/d2a1/1e1b1/c4 c=d"`,
		"hyle 5, Order": `"game":"hyle","variant":"5","start":"1a2c/2b1e/d2a1/1e1b1/c3d o"`,
		"hyle 7, Chaos": `"game":"hyle","variant":"7","start":"1a2c2/2b1e2/d2a1g1/1e1b1f1/c3d2/2f1a1b/g2c3 c=d"`,
		"hyle 7, Order": `"game":"hyle","variant":"7","start":"1a2c2/2b1e2/d2a1g1/1e1b1f1/c3d2/2f1a1b/g2c2d o"`,
		"stratege": `"game":"stratege","start":"g1(2)g5g2(1)g1g4(2)g4/g2(2)g5(2)g1g2(1)g4(1)/` +
			`(5)g6!(5)/(6)g3(4)/(11)/(11)/(11)/` +
			`g6!(3)w4(1)w3(1)w2(2)/(4)w3(1)w5(1)w6(1)w1/w4(2)w6!w5(1)w2(1)w1(1)w5 w 3 12346 3356"`,
	} {
		b.Run(name, func(b *testing.B) {
			searchInTheBrowser(b, `{"id":1,"op":"search",`+match+`,"nodes":2000000}`)
		})
	}
}

func searchInTheBrowser(b *testing.B, request string) {
	native, err := runNative(request)
	if err != nil {
		b.Fatal(err)
	}
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Phone)
	p.Start(s.Address("/"))
	var speed float64
	runs := 0
	for b.Loop() {
		speed += driver.Eval[float64](p, `new Promise((resolve, reject) => {
			const engine = tablier.engine((text) => {
				const answer = JSON.parse(text);
				if (answer.error) reject(new Error(text));
				if (answer.best) { engine.kill(); resolve(answer.nodes / answer.ms * 1000); }
			}, reject);
			engine.send(`+driver.Quote(request)+`);
		})`)
		runs++
	}
	b.ReportMetric(speed/float64(runs), "nodes/s")
	b.ReportMetric(native, "native-nodes/s")
	b.ReportMetric(100*speed/float64(runs)/native, "%-of-native")
}

// runNative gives the nodes a second of a search by the program on standard input and output.
func runNative(request string) (float64, error) {
	command := exec.Command("go", "run", "../../ai/worker")
	command.Stdin = strings.NewReader(request + "\n")
	output, err := command.Output()
	if err != nil {
		return 0, err
	}
	lines := strings.Split(strings.TrimSpace(string(output)), "\n")
	var found protocol.Found
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &found); err != nil {
		return 0, err
	}
	return float64(found.Nodes) / float64(found.Millis) * 1000, nil
}
