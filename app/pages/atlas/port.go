package atlas

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/atlas"
	"tablier/app/browser"
	"tablier/app/embed"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/shell"
)

// browserPort returns what surrounds a session in a browser, but for the page itself.
func browserPort(site *shell.Site, tables atlas.Tables) atlas.Port {
	p := atlas.Port{
		Machine: machine.NewAsker(browser.Workers{Site: site}), Clock: site, Tables: tables, Address: address{site},
		Begun: site.Begun,
	}
	if site.Framed != nil {
		p.Host = hostPage{}
	}
	return p
}

// An address is that of the page.
type address struct{ site *shell.Site }

// Asked implements atlas.Address.
func (a address) Asked() (state string, whole bool) {
	state = a.site.Nav.Opens(app.Window().URL())
	return state, state != nav.TooLong
}

// Keep implements atlas.Address.
func (a address) Keep(state string) { a.site.Nav.Keep(a.site.Context(), state) }

// A hostPage is the page around a frame.
type hostPage struct{}

// Post implements atlas.HostPage.
func (hostPage) Post(n embed.Notice) { shell.TellHost(n.Text()) }
