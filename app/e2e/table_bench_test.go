package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// A whole game against the machine, with a second engine at work all the time: the longest task that blocked the page,
// and how long a gesture waits for the drawing that answers it.
func BenchmarkPageWhileTheMachineThinks(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Phone)
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", driver.Best, "seat0")
	p.WaitStatus(fr.YourTurn)
	p.Run(`window.busy = tablier.engine((text) => {
		if (JSON.parse(text).ready) busy.send('{"id":1,"op":"perft","game":"tapatan","depth":60}');
	}, () => {})`)
	p.ObserveTasks()
	p.Tasks() // those of the start
	var longest, slowest float64
	for b.Loop() {
		slowest = max(slowest, driver.Eval[float64](p, gestureToPaint))
		p.WaitStatus(fr.YourTurn)
		for _, task := range p.Tasks() {
			longest = max(longest, task)
		}
		p.Restart()
		p.Settle()
	}
	b.ReportMetric(longest, "ms-longest-task")
	b.ReportMetric(slowest, "ms-slowest-gesture")
}

// gestureToPaint touches a free point and measures until the frame after the ball stands there.
const gestureToPaint = `new Promise((resolve) => {
	const point = [...document.querySelectorAll('.point')].find((e) => ` + driver.FreePoint + `);
	const begin = performance.now();
	point.click();
	const look = () => requestAnimationFrame(() => document.querySelector('.piece')
		? setTimeout(() => resolve(performance.now() - begin)) : look());
	look();
})`
