package browsers

import (
	"tablier/app/e2e/driver"
)

// tourAndReloadOffline goes to every page, and then, the server gone, loads each of them again: its engine answers.
func tourAndReloadOffline(p *Tab) {
	// Firefox says so, with no address, of a program that the service worker was handing out as the page was left.
	p.Expect("Failed to load ‘’. A ServiceWorker intercepted the request and encountered an unexpected error.")
	p.Expect("/demand/") // exercises in Python, which the tour leaves before they are kept
	s := serve(p.T)
	all := driver.Pages()
	p.Start(s.Address("/"))
	if !Eval[bool](p, `tablier.offlineReady`) {
		p.T.Fatal("the page says that it cannot work offline")
	}
	p.Wait(`navigator.serviceWorker.controller !== null`)
	for _, page := range all {
		p.Visit(s.Address(page.Route))
	}
	s.Vanish()
	for _, page := range all {
		p.Start(s.Address(page.Route))
		if got := Eval[string](p, `location.pathname`); got != page.Route {
			p.T.Errorf("%s leads to %s", page.Route, got)
		}
		p.WantEngineAnswer()
	}
	p.Reload()
	// Several begin at a time where the machine plays and is asked for advice.
	answers := Eval[[]string](p, `Promise.all([1, 2, 3].map(() => `+driver.AskEngine+`))`)
	if len(answers) != 3 {
		p.T.Errorf("three engines answer %q", answers)
	}
}
