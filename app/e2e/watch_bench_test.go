package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// The tree of a search of more than 100,000 nodes: how long it takes from the beginning of a visit to the picture, and
// the longest task that blocks the page while it comes, and while a person goes through the steps and scrolls.
func BenchmarkTree(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Desktop)
	longest := map[string]float64{"coming": 0, "stepping": 0, "scrolling": 0} // below 50 it is 0
	var first, steps float64
	for b.Loop() {
		p.Start(s.Address("/")) // from here on all that is to be downloaded is there, and the next page begins anew
		p.Start(s.Address(watchRoute) + largeSearch + "&s=5000")
		p.ObserveTasks()
		p.Wait(stepped(5000))
		first += driver.Eval[float64](p, `new Promise((resolve) => requestAnimationFrame(() =>
			setTimeout(() => resolve(performance.now()))))`)
		measure := func(name string, times int, do func(i int)) {
			for i := range times {
				do(i)
			}
			for _, task := range p.Tasks() {
				longest[name] = max(longest[name], task)
			}
		}
		measure("coming", 0, nil)
		p.Click("#act-predict")
		p.Wait(`document.getElementById('act-predict').ariaChecked === 'false'`)
		before := p.TaskTime()
		measure("stepping", 40, func(i int) {
			step := 5000 + i + 1
			p.Click("#act-onward")
			p.Wait(stepped(step))
		})
		steps += (p.TaskTime() - before) / 40
		measure("scrolling", 40, func(i int) {
			p.Run(`new Promise((resolve) => {
				scrollBy(0, ` + []string{"40", "-40"}[i/20] + `);
				requestAnimationFrame(resolve);
			})`)
		})
	}
	b.ReportMetric(first/float64(b.N), "ms-to-picture")
	b.ReportMetric(steps/float64(b.N), "ms-a-step")
	for name, task := range longest {
		b.ReportMetric(task, "ms-longest-"+name)
	}
}
