package e2e

import (
	"net/url"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// drawnStops go through the pages on which a drawn game takes the place of another one.
func drawnStops(v visitor) []stop {
	value := url.QueryEscape(url.QueryEscape(agadir)) // once as a value, and once behind the #
	return []stop{
		{"board too large for a map", func() {
			v.goes(nav.AtlasRoute + "#b=" + value)
			v.Wait(`document.querySelector('.atlas')?.dataset.state === 'large'`)
		}, "main"},
		{"player of a drawn game", func() {
			v.goes(nav.WriteRoute + "#v=" + value)
			v.Wait(driver.PythonReady)
			v.Wait(`document.querySelector('.py-drawn p')`)
			v.Run(`document.getElementById('act-tab-board').click()`)
		}, "main"},
		{"cup at a drawn game", func() {
			v.goes(nav.CupRoute)
			v.Wait(driver.CupReady)
			v.Run(`document.querySelector('.runner details').open = true`)
			v.Run(driver.Choose("#cup-drawn", agadir))
			v.Wait(`document.getElementById('cup-game').selectedOptions[0].textContent.includes('Agadir')`)
		}, "main"},
	}
}
