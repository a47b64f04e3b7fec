// Package nav is the one way between pages. Nothing else in the program touches its address or history, so that an
// edition without addresses (one file opened from a disk) needs only another Navigator.
//
// An address names a route, may have something for its page to open, and parameters. Most parameters are about one page
// and are dropped on the way to the next one; see [Carried] for those that are not.
package nav

import (
	"net/url"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/links/link"
	"tablier/app/ui"
)

// A Navigator goes between pages. A route is a path from the site's root, with a slash at both ends.
type Navigator interface {
	// Route returns the route of the page that an address shows.
	Route(address *url.URL) string
	// Parameters returns the parameters of an address. The caller owns them.
	Parameters(address *url.URL) url.Values
	// Href returns the href of a link to a route.
	Href(route string) string
	// Go shows the page of a route, from its top, and enters it in the history. What is Carried goes along.
	Go(ctx app.Context, route string)
	// AskHref returns the href of a link to a route with a parameter set, and Ask follows such a link.
	AskHref(route, parameter, value string) string
	Ask(ctx app.Context, route, parameter, value string)
	// OpenHref returns the href of a link to a route with something for its page to open, and Open follows such a
	// link. Opens returns what an address has to open.
	OpenHref(route, what string) string
	Open(ctx app.Context, route, what string)
	Opens(address *url.URL) string
	// VisitHref returns the href of a link to a page with all that its address says, and Visit follows such a link.
	VisitHref(v Visit) string
	Visit(ctx app.Context, v Visit)
	// Keep replaces what the present address has to open by what its page shows, without a history entry: a reload
	// and a link open the same.
	Keep(ctx app.Context, what string)
	// Amend sets a parameter of the present address, without a history entry.
	Amend(ctx app.Context, parameter, value string)
	// Rename gives the present page the address of another route, with the parameters that it has, without a history
	// entry.
	Rename(ctx app.Context, route string)
	// Address returns the absolute address of a route for use elsewhere, with something for its page to open.
	Address(route, fragment string) string
	// Arrival takes what the present address has for its page to open off the address, without a history entry, and
	// returns it, empty when there is nothing: a reload does not open it again.
	Arrival(ctx app.Context) string
	// OnArrival has f called whenever the address changes only in what it has to open.
	OnArrival(f func())
}

// TooLong replaces something to open that is too long for any page.
const TooLong = link.TooLong

// LinkTo is where a link to a route leads, through the Navigator.
func LinkTo(n Navigator, route string) ui.Link {
	return ui.Link{Href: n.Href(route), Scope: app.EventScope(route), Follow: func(ctx app.Context, e app.Event) {
		follow(ctx, e, n, route, "")
	}}
}

// LinkToOpen is LinkTo for a route with something for its page to open.
func LinkToOpen(n Navigator, route, what string) ui.Link {
	return ui.Link{Href: n.OpenHref(route, what), Scope: app.EventScope(route, what),
		Follow: func(ctx app.Context, e app.Event) { follow(ctx, e, n, route, what) }}
}

// LinkToAsk is LinkTo for a route with a parameter set.
func LinkToAsk(n Navigator, route, parameter, value string) ui.Link {
	return ui.Link{Href: n.AskHref(route, parameter, value), Scope: app.EventScope(route, parameter, value),
		Follow: func(ctx app.Context, e app.Event) {
			e.Call("stopPropagation") // go-app has a way of its own for clicks on links
			if !opensNewTab(e) {
				e.PreventDefault()
				n.Ask(ctx, route, parameter, value)
			}
		}}
}
