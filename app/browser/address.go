package browser

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/embed"
	"tablier/app/environment"
	"tablier/app/nav"
	"tablier/app/shell"
)

// An Address is the address of the page that is shown, as what it has to open.
type Address struct{ Site *shell.Site }

// Asked returns what the address has to open; false if that is longer than all that any page opens, and not read.
func (a Address) Asked() (what string, whole bool) {
	what = a.Site.Nav.Opens(app.Window().URL())
	return what, what != nav.TooLong
}

// Keep replaces that by what the page shows.
func (a Address) Keep(what string) { a.Site.Nav.Keep(a.Site.Context(), what) }

// HostPage returns the page around a frame, nil where there is none.
func HostPage(site *shell.Site) environment.HostPage {
	if site.Framed == nil {
		return nil
	}
	return hostPage{}
}

type hostPage struct{}

// Post implements environment.HostPage.
func (hostPage) Post(n embed.Notice) { shell.TellHost(n.Text()) }
