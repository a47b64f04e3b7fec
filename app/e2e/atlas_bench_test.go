package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/input"

	"tablier/app/e2e/driver"
)

// The map of 5,390 positions: how long it takes from the beginning of a visit to the picture, and the longest task that
// blocks the page while it comes, and while a person points, enlarges it, chooses and lets the wave pass.
func BenchmarkMap(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Desktop)
	longest := driver.Blocking{}
	var first, moves float64
	for b.Loop() {
		p.Start(s.Address("/")) // from here on all that is to be downloaded is there, and the next page begins anew
		p.Start(s.Address(atlasRoute) + trap)
		p.ObserveTasks()
		p.Wait(mapThere)
		first += p.Painted()
		p.Wait(mapExplored)
		longest.During(p, "coming", 0, nil)
		middle := p.Middle("#atlas-map")
		mouse := &driver.Pointer{Tab: p, Kind: input.DispatchMouseEventPointerTypeMouse, At: middle}
		before := p.TaskTime()
		longest.During(p, "pointing", 40, func(i int) {
			mouse.At = driver.Spot{X: middle.X - 200 + 10*float64(i), Y: middle.Y - 100 + 3*float64(i)}
			mouse.Event("mouseMoved", "", input.MouseButtonNone, 0)
		})
		moves += (p.TaskTime() - before) / 40
		longest.During(p, "zooming", 16, func(i int) {
			turn := []string{"-120", "120"}[i/8]
			p.Run(`new Promise((resolve) => {
				document.getElementById('atlas-map').dispatchEvent(new WheelEvent('wheel',
					{ deltaY: ` + turn + `, clientX: 400, clientY: 300, bubbles: true, cancelable: true }));
				requestAnimationFrame(resolve);
			})`)
		})
		p.Run(`document.getElementById('atlas-map').focus()`)
		longest.During(p, "choosing", 12, func(i int) { p.Press([]string{"ArrowDown", "ArrowRight"}[i%2]) })
		longest.During(p, "waves", 22, func(i int) { p.Click([]string{"#act-back", "#act-onward"}[i/11]) })
	}
	b.ReportMetric(first/float64(b.N), "ms-to-picture")
	b.ReportMetric(moves/float64(b.N), "ms-a-move")
	longest.Report(b)
}
