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
	longest := driver.Blocking{}
	var first, steps float64
	for b.Loop() {
		p.Start(s.Address("/")) // from here on all that is to be downloaded is there, and the next page begins anew
		p.Start(s.Address(watchRoute) + largeSearch + "&s=5000")
		p.ObserveTasks()
		p.Wait(stepped(5000))
		first += p.Painted()
		longest.During(p, "coming", 0, nil)
		p.Click("#act-predict")
		p.Wait(`document.getElementById('act-predict').ariaChecked === 'false'`)
		before := p.TaskTime()
		longest.During(p, "stepping", 40, func(i int) {
			step := 5000 + i + 1
			p.Click("#act-onward")
			p.Wait(stepped(step))
		})
		steps += (p.TaskTime() - before) / 40
		longest.During(p, "scrolling", 40, func(i int) {
			p.Run(`new Promise((resolve) => {
				scrollBy(0, ` + []string{"40", "-40"}[i/20] + `);
				requestAnimationFrame(resolve);
			})`)
		})
	}
	b.ReportMetric(first/float64(b.N), "ms-to-picture")
	b.ReportMetric(steps/float64(b.N), "ms-a-step")
	longest.Report(b)
}
