package e2e

import (
	"net/url"
	"strconv"
	"testing"

	"tablier/app/e2e/driver"
)

// A host page that sends too much at once is told so once, a sentence says it in the frame, and the frame answers
// meanwhile and afterwards. What it sends at first, and no more than the frame can read, is answered.
func TestFloodOfAHost(t *testing.T) {
	c := inCourse(t, driver.Desktop, driver.Serve(t, "/"), "/tapatan/", url.Values{"lang": {"fr"}})
	c.hears("ready")
	c.Run(`(() => { for (let i = 0; i < 1000; i++) say({ type: 'position', id: 'p' + i }); })()`)
	c.Wait(`told('position').some((m) => m.re === 'p999')`)
	c.Settle()
	for flood, times := range map[string]int{ // in one turn of this page
		`say({ type: 'position', id: 'f' })`:                              200,
		`say({ type: 'dance' })`:                                          200,
		`say({ type: 'load', parameters: { moves: 'x'.repeat(60000) } })`: 20,
	} {
		c.Run(`heard.length = 0`)
		// The frame may share its thread with this page, so the page leaves it turns.
		longest := c.LongestTask(func() {
			c.Run(`(() => {
				const flooded = () => told('error').some((m) => m.fault === 'flood');
				const more = () => {
					for (let i = 0; i < ` + strconv.Itoa(times) + `; i++) ` + flood + `;
					if (!flooded()) setTimeout(more);
				};
				more();
			})()`)
			c.Wait(`told('error').some((m) => m.fault === 'flood')`)
		})
		t.Logf("%s: a longest task of %.0f ms", flood, longest)
		if longest > 50 {
			t.Errorf("%s: a task of %.0f ms", flood, longest)
		}
		c.Within(`document.body.textContent.includes(` + driver.Quote(fr.Embed.HostFloods) + `)`)
		c.Run(`heard.length = 0`)
		c.Run(`say({ type: 'position', id: 'after' })`)
		c.Within(`(document.getElementById('point-b2').click(), true)`)
		c.hears("move") // a person plays on
		if n := driver.Eval[int](c.Tab, `told('position').length + told('error').length`); n > 0 {
			t.Errorf("%s: answered %d times afterwards", flood, n)
		}
		c.shows("/tapatan/", url.Values{"lang": {"fr"}})
		c.hears("ready")
	}
}
