package nav

import (
	"maps"
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Fragments is the Navigator of the edition that is one file: it has one address, whose fragment holds the route, after
// it what the route's page is to open, and then the parameters: "#/game/", "#/game/1abc", "#/game/?lang=en". A page
// opened from a disk, or in a frame of no origin, may not change any other part of its address. The query of that
// address stays as it is; its parameters hold for every page that does not have its own.
type Fragments struct{}

// Route implements Navigator.
func (Fragments) Route(address *url.URL) string { return parseFragment(address).route }

// Parameters implements Navigator.
func (Fragments) Parameters(address *url.URL) url.Values {
	parameters := address.Query()
	maps.Copy(parameters, parseFragment(address).parameters)
	return parameters
}

// A place is the parsed fragment of an address.
type place struct {
	route      string
	arrival    string // something for the page to open
	parameters url.Values
}

// parseFragment parses the fragment of an address. What is to be opened begins with a digit, or names something and
// gives it a value, as in "game=x"; all that is not a route leads home.
func parseFragment(address *url.URL) place {
	path, query, _ := strings.Cut(address.EscapedFragment(), "?")
	parameters, _ := url.ParseQuery(query) // as far as it can be read, as of any address
	if unescaped, err := url.PathUnescape(path); err == nil {
		path = unescaped
	}
	if !strings.HasPrefix(path, "/") {
		return place{"/", "", parameters}
	}
	names, _, given := strings.Cut(path, "=") // there may be slashes in a value
	last := strings.LastIndexByte(names, '/') + 1
	if rest := path[last:]; given || rest != "" && rest[0] >= '0' && rest[0] <= '9' {
		return place{path[:last], rest, parameters}
	}
	return place{strings.TrimRight(path, "/") + "/", "", parameters}
}

// fragment returns the fragment of a route with parameters.
func (f Fragments) fragment(route string, parameters url.Values) string {
	if len(parameters) == 0 {
		return f.Href(route)
	}
	return f.Href(route) + "?" + parameters.Encode()
}

// Href implements Navigator.
func (Fragments) Href(route string) string { return "#" + route }

// Go implements Navigator. The browser tells go-app, which sees that no other page is meant.
func (f Fragments) Go(ctx app.Context, route string) {
	app.Window().Call("scrollTo", 0, 0)
	app.Window().Get("location").Set("hash", f.next(ctx.Page().URL(), route))
}

// next returns the fragment of a route, with the parameters carried over from an address.
func (f Fragments) next(from *url.URL, route string) string {
	return f.fragment(route, Carried(parseFragment(from).parameters))
}

// AskHref implements Navigator.
func (f Fragments) AskHref(route, parameter, value string) string {
	return f.fragment(route, url.Values{parameter: {value}})
}

// Ask implements Navigator.
func (f Fragments) Ask(ctx app.Context, route, parameter, value string) {
	app.Window().Call("scrollTo", 0, 0)
	app.Window().Get("location").Set("hash", f.asking(ctx.Page().URL(), route, parameter, value))
}

// asking returns the fragment of a route with a parameter set, and those carried over from an address.
func (f Fragments) asking(from *url.URL, route, parameter, value string) string {
	parameters := Carried(parseFragment(from).parameters)
	parameters.Set(parameter, value)
	return f.fragment(route, parameters)
}

// OpenHref implements Navigator.
func (f Fragments) OpenHref(route, what string) string {
	return f.fragment(route+url.PathEscape(what), nil)
}

// Open implements Navigator.
func (f Fragments) Open(ctx app.Context, route, what string) {
	app.Window().Call("scrollTo", 0, 0)
	app.Window().Get("location").Set("hash", f.opening(ctx.Page().URL(), route, what))
}

// opening returns the fragment of a route with something to open, and the parameters carried over from an address.
func (f Fragments) opening(from *url.URL, route, what string) string {
	return f.fragment(route+url.PathEscape(what), Carried(parseFragment(from).parameters))
}

// Opens implements Navigator.
func (Fragments) Opens(address *url.URL) string { return parseFragment(address).arrival }

// Keep implements Navigator.
func (f Fragments) Keep(ctx app.Context, what string) { f.replace(f.keeping(ctx.Page().URL(), what)) }

// keeping returns the fragment of an address with what it has to open replaced.
func (f Fragments) keeping(address *url.URL, what string) string {
	here := parseFragment(address)
	return f.fragment(here.route+url.PathEscape(what), here.parameters)
}

// Amend implements Navigator.
func (f Fragments) Amend(ctx app.Context, parameter, value string) {
	f.replace(f.amended(ctx.Page().URL(), parameter, value))
}

// amended returns the fragment of an address with a parameter set.
func (f Fragments) amended(address *url.URL, parameter, value string) string {
	here := parseFragment(address)
	here.parameters.Set(parameter, value)
	return f.fragment(here.route+here.arrival, here.parameters)
}

// Rename implements Navigator.
func (f Fragments) Rename(ctx app.Context, route string) {
	f.replace(f.renamed(ctx.Page().URL(), route))
}

// renamed returns the fragment of an address with another route.
func (f Fragments) renamed(address *url.URL, route string) string {
	here := parseFragment(address)
	return f.fragment(route+here.arrival, here.parameters)
}

// Address implements Navigator.
func (f Fragments) Address(route, fragment string) string {
	return f.address(app.Window().URL(), route, fragment)
}

func (Fragments) address(here *url.URL, route, fragment string) string {
	to := *here
	to.Fragment, to.RawFragment = route+fragment, ""
	return to.String()
}

// Arrival implements Navigator.
func (f Fragments) Arrival(ctx app.Context) string {
	here := parseFragment(ctx.Page().URL())
	if here.arrival != "" {
		f.replace(f.fragment(here.route, here.parameters))
	}
	return here.arrival
}

func (Fragments) replace(fragment string) { app.Window().Get("location").Call("replace", fragment) }

// OnArrival implements Navigator: go-app reports every change of the fragment by itself.
func (Fragments) OnArrival(func()) {}
