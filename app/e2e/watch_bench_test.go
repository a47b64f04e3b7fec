package e2e

import (
	"slices"
	"testing"
	"time"

	"tablier/app/e2e/driver"
)

// BenchmarkTree measures a search of some hundred thousand nodes: how long its first picture takes, and the
// longest task
// of the page while a person steps and scrolls.
func BenchmarkTree(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.Open(b, driver.Desktop)
	p.Start(s.Address("/atelier/voir/") + "#" + trapTree)
	p.Wait(treeAt(0))
	switchOff(p)
	var first time.Duration
	for b.Loop() {
		began := time.Now()
		p.Follow(s.Address("/atelier/voir/") + "#" + wideTree + "&s=3000")
		p.Wait(treeAt(3000))
		first += time.Since(began)
		p.ObserveTasks()
		for step := 3001; step <= 3010; step++ {
			p.Click("#watch-forward")
			p.Wait(treeAt(step))
			p.Run(`document.getElementById('watch-tree').scrollBy(40, 0)`)
		}
		p.Follow(s.Address("/atelier/voir/") + "#" + trapTree)
		p.Wait(treeAt(0))
	}
	b.ReportMetric(float64(first.Milliseconds())/float64(b.N), "first-ms")
	longest := 0.0
	if tasks := p.Tasks(); len(tasks) > 0 {
		longest = slices.Max(tasks)
	}
	b.ReportMetric(longest, "longest-task-ms")
}
