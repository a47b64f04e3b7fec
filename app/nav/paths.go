package nav

import (
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Paths is the Navigator of a hosted site: each route is a folder with a page of its own, and parameters are the query.
type Paths struct {
	// Root is the path of the site's root, with a slash at both ends.
	Root string
	// Has says whether the running program has the page of a route: the page of any other is loaded, with the program
	// that has it. Nil stands for a program that has all.
	Has func(route string) bool
}

// Route implements Navigator.
func (p Paths) Route(address *url.URL) string {
	path := "/" + strings.TrimPrefix(address.Path, p.Root)
	path = strings.TrimSuffix(path, "index.html")
	if !strings.HasSuffix(path, "/") {
		path += "/"
	}
	return "/" + strings.TrimLeft(path, "/")
}

// Parameters implements Navigator.
func (Paths) Parameters(address *url.URL) url.Values { return address.Query() }

// Href implements Navigator.
func (p Paths) Href(route string) string { return p.Root + strings.TrimPrefix(route, "/") }

// Go implements Navigator.
func (p Paths) Go(ctx app.Context, route string) {
	p.follow(ctx, route, p.next(ctx.Page().URL(), route))
}

// follow goes to an address of a route, within the program if that has its page.
func (p Paths) follow(ctx app.Context, route string, to *url.URL) {
	if p.Has != nil && !p.Has(route) {
		app.Window().Get("location").Call("assign", to.String())
		return
	}
	app.Window().Call("scrollTo", 0, 0)
	ctx.NavigateTo(to)
}

// next returns the address of a route, with the parameters carried over from an address.
func (p Paths) next(from *url.URL, route string) *url.URL {
	return &url.URL{
		Scheme: from.Scheme, Host: from.Host, Path: p.Href(route), RawQuery: Carried(from.Query()).Encode(),
	}
}

// AskHref implements Navigator.
func (p Paths) AskHref(route, parameter, value string) string {
	return p.Href(route) + "?" + url.Values{parameter: {value}}.Encode()
}

// Ask implements Navigator.
func (p Paths) Ask(ctx app.Context, route, parameter, value string) {
	p.follow(ctx, route, amended(p.next(ctx.Page().URL(), route), parameter, value))
}

// OpenHref implements Navigator.
func (p Paths) OpenHref(route, what string) string {
	return (&url.URL{Path: p.Href(route), Fragment: what}).String()
}

// Open implements Navigator.
func (p Paths) Open(ctx app.Context, route, what string) {
	p.follow(ctx, route, p.opening(ctx.Page().URL(), route, what))
}

// opening returns the address of a route with something to open, and the parameters carried over from an address.
func (p Paths) opening(from *url.URL, route, what string) *url.URL {
	to := p.next(from, route)
	to.Fragment = what
	return to
}

// Opens implements Navigator.
func (Paths) Opens(address *url.URL) string { return address.Fragment }

// Keep implements Navigator.
func (Paths) Keep(ctx app.Context, what string) { replaceState(keeping(ctx.Page().URL(), what)) }

// keeping returns an address with what it has to open replaced.
func keeping(address *url.URL, what string) *url.URL {
	to := *address
	to.Fragment, to.RawFragment = what, ""
	return &to
}

// Amend implements Navigator.
func (Paths) Amend(ctx app.Context, parameter, value string) {
	replaceState(amended(ctx.Page().URL(), parameter, value))
}

// amended returns an address with a parameter set.
func amended(address *url.URL, parameter, value string) *url.URL {
	to := *address
	query := to.Query()
	query.Set(parameter, value)
	to.RawQuery = query.Encode()
	return &to
}

// Rename implements Navigator.
func (p Paths) Rename(ctx app.Context, route string) {
	replaceState(p.renamed(ctx.Page().URL(), route))
}

// renamed returns an address with another route.
func (p Paths) renamed(address *url.URL, route string) *url.URL {
	to := *address
	to.Path, to.RawPath = p.Href(route), ""
	return &to
}

// Address implements Navigator.
func (p Paths) Address(route, fragment string) string {
	return p.address(app.Window().URL(), route, fragment)
}

func (p Paths) address(here *url.URL, route, fragment string) string {
	return (&url.URL{Scheme: here.Scheme, Host: here.Host, Path: p.Href(route), Fragment: fragment}).String()
}

// Arrival implements Navigator.
func (Paths) Arrival(ctx app.Context) string {
	address := *ctx.Page().URL()
	fragment := address.Fragment
	if fragment == "" || app.Window().GetElementByID(fragment).Truthy() {
		return "" // else a fragment that names a part of the page
	}
	address.Fragment, address.RawFragment = "", ""
	replaceState(&address)
	return fragment
}

// OnArrival implements Navigator.
func (Paths) OnArrival(f func()) {
	app.Window().Call("addEventListener", "hashchange", app.FuncOf(func(app.Value, []app.Value) any {
		f()
		return nil
	}))
}

func replaceState(address *url.URL) {
	app.Window().Get("history").Call("replaceState", nil, "", address.String())
}
