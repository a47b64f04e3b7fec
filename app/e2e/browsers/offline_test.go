package browsers

import (
	"tablier/app/e2e/driver"
)

// tourOffline loads pages at each depth after one visit, the server gone: the engine answers there. By then the page
// has what it fetches, and is not left before.
func tourOffline(p *Tab) {
	p.Expect("/demand/") // exercises in Python, which the tour leaves before they are kept
	s := serve(p.T)
	p.Start(s.Address("/"))
	if !Eval[bool](p, `tablier.offlineReady`) {
		p.T.Fatal("the page says that it cannot work offline")
	}
	p.Wait(`navigator.serviceWorker.controller !== null`)
	p.Run(driver.IsKept(s.Prefix + world.site.Place("studio.wasm")))
	s.Vanish()
	for _, route := range []string{"/", "/tapatan/", "/tapatan/regles/", "/atelier/voir/"} {
		p.Visit(s.Address(route))
		p.Wait(driver.AtPath(route) + ` && document.documentElement.dataset.ready === '1'`)
		p.WantEngineAnswer()
		p.Settle()
	}
	p.Reload()
	p.Ready()
	// Several begin at a time where the machine plays and is asked for advice.
	answers := Eval[[]string](p, `Promise.all([1, 2, 3].map(() => `+driver.AskEngine+`))`)
	if len(answers) != 3 {
		p.T.Errorf("three engines answer %q", answers)
	}
}
