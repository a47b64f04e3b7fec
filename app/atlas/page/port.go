package page

import (
	"tablier/app/atlas"
	"tablier/app/browser"
	"tablier/app/environment"
	"tablier/app/machine"
	"tablier/app/shell"
)

// browserPort returns what surrounds a session in a browser, but for the page itself.
func browserPort(site *shell.Site, tables environment.Tables) atlas.Port {
	return atlas.Port{
		Machine: machine.NewAsker(site.Machine()), Clock: site, Tables: tables,
		Address: browser.Address{Site: site}, Host: browser.HostPage(site), Begun: site.Begun,
	}
}
