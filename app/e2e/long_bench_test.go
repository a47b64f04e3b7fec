package e2e

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/rules"
)

// longMatch is how many moves stand on the table of these measurements.
const longMatch = 300

// painted clicks an element and gives the milliseconds until the frame is painted that shows what the click changed.
const painted = `window.painted = (selector) => new Promise((resolve, reject) => {
	const element = document.querySelector(selector);
	if (!element) reject(new Error('nothing is ' + selector));
	const frame = () => requestAnimationFrame(() => {
		const after = new MessageChannel();
		after.port1.onmessage = () => resolve(performance.now() - begin);
		after.port2.postMessage(null);
	});
	new MutationObserver((_, observer) => { observer.disconnect(); frame(); }).observe(document.querySelector('.app'),
		{ subtree: true, childList: true, attributes: true, characterData: true });
	const begin = performance.now();
	element.click();
})`

// A gauge collects how long gestures took, by their name.
type gauge map[string][]float64

// time clicks, waits until the change is painted, and leaves the page time to come to rest.
func (g gauge) time(p *driver.Tab, name, selector string) {
	p.T.Helper()
	g[name] = append(g[name], driver.Eval[float64](p, `painted(`+driver.Quote(selector)+`)`))
	p.Run(`new Promise((resolve) => setTimeout(resolve, 60))`)
}

func (g gauge) report(b *testing.B) {
	var all []float64
	for name, times := range g {
		all = append(all, times...)
		b.ReportMetric(percentile(times, 95), "ms-p95-"+name)
	}
	b.ReportMetric(percentile(all, 50), "ms-p50")
	b.ReportMetric(percentile(all, 95), "ms-p95")
}

func percentile(times []float64, percent int) float64 {
	times = slices.Sorted(slices.Values(times))
	return times[(len(times)-1)*percent/100]
}

// twoWays returns two slides of a position, each as the points to touch.
func twoWays(b *testing.B, p rules.Position, table *play.Table) (ways [2][2]string) {
	b.Helper()
	view, skin := p.View(rules.Chance), table.Skin()
	points := skin.Points(view)
	moves := p.Moves()
	if len(moves) < 2 {
		b.Fatalf("only the moves %v", moves)
	}
	for i := range ways {
		for j, point := range skin.Path(view, moves[i]) {
			ways[i][j] = "#point-" + points[point].Name
		}
	}
	return ways
}

// From a gesture to the frame that answers it, late in a long match, while an engine is at work; and the longest task
// that blocked the page meanwhile. Every other move leaves the line for another, which is kept and saved.
func BenchmarkLongMatch(b *testing.B) {
	table := driver.LongTable(b, longMatch, [2]play.Seat{})
	p := driver.OpenInstalling(b, driver.Phone)
	p.Inject(painted)
	p.KeepOnce(table)
	p.Start(driver.Serve(b, "/").Address("/tapatan/"))
	p.Wait(fmt.Sprintf(`document.querySelector('.move[data-ply="%d"]')`, longMatch))
	p.BusyEngine()
	ways := twoWays(b, table.Match().Position(), table)
	p.ObserveTasks()
	p.Tasks() // forgets those of the start
	var longest float64
	g := gauge{}
	for i := 0; b.Loop(); i++ {
		way := ways[i%2]
		g.time(p, "choose", way[0])
		g.time(p, "move", way[1])
		g.time(p, "undo", "#do-undo")
		g.time(p, "back", "#walk-back")
		g.time(p, "forward", "#walk-forward")
		g.time(p, "first", "#walk-first")
		g.time(p, "last", "#walk-last")
		for _, panel := range []string{"setup", "share"} {
			g.time(p, panel, "#tab-"+panel)
			g.time(p, panel, "#panel-close")
		}
		for _, task := range p.Tasks() {
			longest = max(longest, task)
		}
	}
	g.report(b)
	b.ReportMetric(longest, "ms-longest-task")
}

// What the page holds in memory after five games and after fifty, one after the other: its own heap and that of its
// program.
func BenchmarkFiftyGames(b *testing.B) {
	p := driver.OpenInstalling(b, driver.Phone)
	p.Inject(`(() => {
		const real = WebAssembly.instantiate;
		WebAssembly.instantiate = async (...args) => {
			const instance = await real(...args);
			window.programMemory = instance.exports.mem;
			return instance;
		};
	})()`)
	table := driver.LongTable(b, 0, [2]play.Seat{{Level: 1}, {Level: 1}})
	settings := table.Settings()
	settings.Pace = play.Brisk
	settings.Opening = play.ChanceOpens
	table.Configure(settings)
	p.KeepOnce(table)
	p.Start(driver.Serve(b, "/").Address("/tapatan/"))
	held := map[int]float64{}
	for game := range 51 {
		if game == 5 || game == 50 {
			held[game] = heldMemory(p)
		}
		p.Click("#do-pause") // which a saved game of machines begins with, and a new one below
		p.Wait(`document.querySelector('.status.over')`)
		p.Run(`new Promise((resolve) => {
			document.getElementById('act').click();
			setTimeout(() => resolve(document.getElementById('do-pause').click()), 40);
		})`) // so that as little is shown whenever it is measured
		p.Settle()
	}
	for b.Loop() { // the games are one measurement, however often it is asked for
	}
	b.ReportMetric(held[5], "MB-after-5")
	b.ReportMetric(held[50], "MB-after-50")
	b.ReportMetric(100*(held[50]/held[5]-1), "%-growth")
}

// heldMemory gives the megabytes that a page holds once what it can let go of is gone.
func heldMemory(p *driver.Tab) float64 {
	p.T.Helper()
	var usage runtime.GetHeapUsageResult
	p.Do(driver.Call(heapprofiler.CollectGarbage, cdp.Empty{}), driver.Call(heapprofiler.CollectGarbage, cdp.Empty{}),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) (err error) {
			usage, err = cdp.Call(ctx, t, runtime.GetHeapUsage, cdp.Empty{})
			return err
		}))
	return (usage.UsedSize + usage.EmbedderHeapUsedSize + driver.Eval[float64](p, `programMemory.buffer.byteLength`)) / 1e6
}
