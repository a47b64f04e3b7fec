package nav

import (
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Fragments is the Navigator of the edition that is one file: it has one address, whose fragment is the route, and after
// it what the route's screen is to open: "#/game/1abc". A page opened from a disk, or in a frame of no origin, may not
// change any other part of its address.
type Fragments struct{}

// Route implements Navigator.
func (Fragments) Route(address *url.URL) string {
	route, _ := divide(address.Fragment)
	return route
}

// divide splits a fragment into a route and what is to be opened there, which begins with a digit; all that is not a
// route leads home.
func divide(fragment string) (route, arrival string) {
	if !strings.HasPrefix(fragment, "/") {
		return "/", ""
	}
	last := strings.LastIndexByte(fragment, '/') + 1
	if rest := fragment[last:]; rest != "" && rest[0] >= '0' && rest[0] <= '9' {
		return fragment[:last], rest
	}
	return strings.TrimRight(fragment, "/") + "/", ""
}

// Href implements Navigator.
func (Fragments) Href(route string) string { return "#" + route }

// Go implements Navigator. The browser tells go-app, which sees that no other page is meant.
func (f Fragments) Go(_ app.Context, route string) {
	app.Window().Call("scrollTo", 0, 0)
	app.Window().Get("location").Set("hash", route)
}

// Amend implements Navigator: this address has no parameters.
func (Fragments) Amend(app.Context, string, string) {}

// Address implements Navigator.
func (Fragments) Address(route, fragment string) string {
	here := *app.Window().URL()
	here.Fragment, here.RawFragment = route+fragment, ""
	return here.String()
}

// Arrival implements Navigator.
func (f Fragments) Arrival(ctx app.Context) string {
	route, arrival := divide(ctx.Page().URL().Fragment)
	if arrival != "" {
		app.Window().Get("location").Call("replace", f.Href(route))
	}
	return arrival
}

// OnArrival implements Navigator: go-app tells of every fragment by itself.
func (Fragments) OnArrival(func()) {}
