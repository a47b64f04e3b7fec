package e2e

import "testing"

// A whole game against the machine, with a second engine at work all the time: the longest task that blocked the page,
// and how long a gesture waits for the drawing that answers it.
func BenchmarkPageWhileTheMachineThinks(b *testing.B) {
	s := serve(b, "/")
	p := open(b, phone)
	p.start(s.url("/tapatan/"))
	p.seat("one", "6", "seat0")
	p.waitFor(yourTurn)
	p.do(runs(`window.busy = tablier.engine((text) => {
		if (JSON.parse(text).ready) busy.send('{"id":1,"op":"perft","game":"tapatan","depth":60}');
	}, () => {})`))
	p.observeTasks()
	p.tasks() // those of the start
	var longest, slowest float64
	for b.Loop() {
		slowest = max(slowest, eval[float64](p, gestureToPaint))
		p.waitFor(yourTurn)
		for _, task := range p.tasks() {
			longest = max(longest, task)
		}
		p.click("#do-restart")
		p.settle()
	}
	b.ReportMetric(longest, "ms-longest-task")
	b.ReportMetric(slowest, "ms-slowest-gesture")
}

// gestureToPaint touches a free point and measures until the frame after the ball stands there.
const gestureToPaint = `new Promise((resolve) => {
	const point = document.querySelector('.point[aria-label$="libre"]');
	const begin = performance.now();
	point.click();
	const look = () => requestAnimationFrame(() => document.querySelector('.piece')
		? setTimeout(() => resolve(performance.now() - begin)) : look());
	look();
})`
