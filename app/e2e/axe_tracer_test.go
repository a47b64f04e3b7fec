package e2e

import "tablier/app/nav"

// drawStops go through the room in which a game is drawn.
func drawStops(v visitor) []stop {
	show := func(tab string) { v.Run(`document.getElementById('act-tab-` + tab + `').click()`) }
	state := func(name string) { v.Wait(`document.querySelector('.tr').dataset.state === '` + name + `'`) }
	return []stop{
		{"empty plate", func() { v.goes(nav.DrawRoute); state("blank") }, "main"},
		{"starts of a drawing", func() { show("verdict") }, "main"},
		{"drawing with faults", func() { v.Click("#act-grid"); state("faulty"); show("drawing") }, "main"},
		{"faults of a drawing", func() { show("verdict") }, "main"},
		{"drawn game", func() {
			v.Run(`document.getElementById('act-other').click()`)
			v.Click("#act-known-9")
			show("drawing")
			v.Wait(`document.querySelector('.tr').dataset.settled === 'true'`)
		}, "main"},
		{"rule of a drawing", func() { show("rule") }, "main"},
		{"ruling of a drawing", func() { show("verdict") }, "main"},
		{"link of a drawing", func() { v.Click("#act-share"); v.Wait(`document.getElementById('tr-qr')`) }, "main"},
		{"fault on the plate", func() {
			show("drawing")
			v.Run(`document.getElementById('act-other').click()`)
			show("verdict")
			v.Click("#act-grid")
			show("drawing")
			v.Run(`document.getElementById('act-tool-1').click()`)
			for _, name := range []string{"a1", "b2", "b2"} { // a line of two points
				v.Settle() // the plate may still be on its way to its place
				d := drawer{Tab: v.Tab, grid: "3"}
				d.touch(cell(name))
			}
			v.Wait(`document.querySelector('.tr-over .bubble')`)
		}, "main"},
		{"drawing as tables", func() { show("drawing"); v.Click("#act-table") }, "main"},
	}
}
