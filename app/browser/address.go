package browser

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/embed"
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

// A HostPage is the page around a frame.
type HostPage struct{}

// Post posts a notice to the page around, where there is one.
func (HostPage) Post(n embed.Notice) { shell.TellHost(n.Text()) }
