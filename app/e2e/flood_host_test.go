package e2e

import (
	"net/url"
	"strconv"
	"testing"

	"tablier/app/e2e/driver"
)

// hostFloods are what a host page may send too often, with how often in one turn of that page.
var hostFloods = []struct {
	name, say string
	times     int
}{
	{"answered", `say({ type: 'position', id: 'f' })`, 200},
	{"unknown", `say({ type: 'dance' })`, 200},
	{"large", `say({ type: 'load', parameters: { moves: 'x'.repeat(60000) } })`, 20},
}

// floodable opens a course that hosts a game.
func floodable(t testing.TB) course {
	t.Helper()
	c := inCourse(t, driver.Desktop, driver.Serve(t, "/"), "/tapatan/", url.Values{"lang": {"fr"}})
	c.hears("ready")
	return c
}

// floods says something turn after turn until the frame has called it a flood. The frame may share its thread with
// this page, so the page leaves it turns.
func (c course) floods(say string, times int) {
	c.T.Helper()
	c.Run(`heard.length = 0`)
	c.Run(`(() => {
		const flooded = () => told('error').some((m) => m.fault === 'flood');
		const more = () => {
			for (let i = 0; i < ` + strconv.Itoa(times) + `; i++) ` + say + `;
			if (!flooded()) setTimeout(more);
		};
		more();
	})()`)
	c.Wait(`told('error').some((m) => m.fault === 'flood')`)
}

// A host page that sends too much at once is told so once, a sentence says it in the frame, and the frame goes on. What
// it sends at first, and no more than the frame can read, is answered.
func TestFloodOfAHost(t *testing.T) {
	c := floodable(t)
	c.Run(`(() => { for (let i = 0; i < 1000; i++) say({ type: 'position', id: 'p' + i }); })()`)
	c.Wait(`told('position').some((m) => m.re === 'p999')`)
	for _, flood := range hostFloods {
		c.floods(flood.say, flood.times)
		c.Within(`document.body.textContent.includes(` + driver.Quote(fr.Embed.HostFloods) + `)`)
		c.Run(`heard.length = 0`)
		c.Run(`say({ type: 'position', id: 'after' })`)
		c.Within(`(document.getElementById('point-b2').click(), true)`)
		c.hears("move") // a person plays on
		if n := driver.Eval[int](c.Tab, `told('position').length + told('error').length`); n > 0 {
			t.Errorf("%s: answered %d times afterwards", flood.name, n)
		}
		c.shows("/tapatan/", url.Values{"lang": {"fr"}})
		c.hears("ready")
	}
}

// The longest task of the frame's thread while its host floods it, in milliseconds of a processor.
func BenchmarkLongestTaskOfAHostsFlood(b *testing.B) {
	c := floodable(b)
	c.Settle()
	for b.Loop() {
		for _, flood := range hostFloods {
			longest := c.LongestTask(func() { c.floods(flood.say, flood.times) })
			b.ReportMetric(longest, "ms-longest-"+flood.name)
			c.shows("/tapatan/", url.Values{"lang": {"fr"}})
			c.hears("ready")
		}
	}
}
