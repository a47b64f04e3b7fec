// Package nav is the one way between screens. Nothing else in the page touches its address or history, so
// that an edition without addresses (one file opened from a disk) needs only another Navigator.
package nav

import (
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A Navigator goes between screens. A route is a path from the site's root, with a slash at both ends.
type Navigator interface {
	// Route returns the route of the screen that an address shows.
	Route(address *url.URL) string
	// Href returns what a link to a route has in its href.
	Href(route string) string
	// Go shows the screen of a route, from its top, and enters it in the history.
	Go(ctx app.Context, route string)
	// Amend sets a parameter of the present address, without entering that in the history.
	Amend(ctx app.Context, parameter, value string)
	// Address returns the whole address of a route for use elsewhere, with something for its screen to open.
	Address(route, fragment string) string
	// Arrival returns what the present address has for its screen to open, empty when there is nothing, and takes
	// it off the address without entering that in the history: a reload does not open it again.
	Arrival(ctx app.Context) string
	// OnArrival has f called whenever the address changes in what it has to open alone.
	OnArrival(f func())
}

// Paths is the Navigator of a hosted site: each route is a folder with a page of its own.
type Paths struct {
	// Root is the path of the site's root, with a slash at both ends.
	Root string
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

// Href implements Navigator.
func (p Paths) Href(route string) string { return p.Root + strings.TrimPrefix(route, "/") }

// Go implements Navigator. The query of the address (language, embedding) goes along.
func (p Paths) Go(ctx app.Context, route string) {
	from := ctx.Page().URL()
	app.Window().Call("scrollTo", 0, 0)
	ctx.NavigateTo(&url.URL{Scheme: from.Scheme, Host: from.Host, Path: p.Href(route), RawQuery: from.RawQuery})
}

// Amend implements Navigator.
func (p Paths) Amend(ctx app.Context, parameter, value string) {
	to := *ctx.Page().URL()
	query := to.Query()
	query.Set(parameter, value)
	to.RawQuery = query.Encode()
	app.Window().Get("history").Call("replaceState", nil, "", to.String())
}

// Address implements Navigator.
func (p Paths) Address(route, fragment string) string {
	here := app.Window().URL()
	return (&url.URL{Scheme: here.Scheme, Host: here.Host, Path: p.Href(route), Fragment: fragment}).String()
}

// Arrival implements Navigator.
func (p Paths) Arrival(ctx app.Context) string {
	address := *ctx.Page().URL()
	fragment := address.Fragment
	if fragment == "" || app.Window().GetElementByID(fragment).Truthy() {
		return "" // or the name of a part of the page, to scroll to
	}
	address.Fragment, address.RawFragment = "", ""
	app.Window().Get("history").Call("replaceState", nil, "", address.String())
	return fragment
}

// OnArrival implements Navigator.
func (p Paths) OnArrival(f func()) {
	app.Window().Call("addEventListener", "hashchange", app.FuncOf(func(app.Value, []app.Value) any {
		f()
		return nil
	}))
}

// Link returns an anchor to a route that goes through the Navigator.
func Link(n Navigator, route string) app.HTMLElem {
	return app.Elem("a").Attr("href", n.Href(route)).OnClick(func(ctx app.Context, e app.Event) {
		e.Call("stopPropagation") // go-app has a way of its own for clicks on links
		for _, key := range []string{"ctrlKey", "metaKey", "shiftKey", "altKey"} {
			if e.Get(key).Bool() {
				return // the browser opens a tab or a window
			}
		}
		e.PreventDefault()
		n.Go(ctx, route)
	}, app.EventScope(route))
}
