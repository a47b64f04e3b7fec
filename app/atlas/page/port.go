package page

import (
	"tablier/app/atlas"
	"tablier/app/browser"
	"tablier/app/machine"
	"tablier/app/shell"
)

// browserPort returns what surrounds a session in a browser, but for the page itself.
func browserPort(site *shell.Site, tables atlas.Tables) atlas.Port {
	p := atlas.Port{
		Machine: machine.NewAsker(site.Machine()), Clock: site, Tables: tables,
		Address: browser.Address{Site: site}, Begun: site.Begun,
	}
	if site.Framed != nil {
		p.Host = browser.HostPage{}
	}
	return p
}
