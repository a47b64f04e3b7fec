package nav

import (
	"net/url"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// ToOpen returns the attribute, in markup, of a link to a route with something for its page to open, as To does.
func ToOpen(n Navigator, route, what string) ui.HTML { return ui.Attr("href", n.OpenHref(route, what)) }

// To returns the attribute of a link to a route, for one that is written as markup; see [Follow].
func To(n Navigator, route string) ui.HTML { return ui.Attr("href", n.Href(route)) }

// Follow returns a click handler that navigates where a link of markup ([ui.HTML]) is clicked: these have no handlers
// of their own, and all lead to routes.
func Follow(n Navigator) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		link := e.Get("target").Call("closest", "a[href]")
		if !link.Truthy() {
			return
		}
		if to, err := url.Parse(link.Get("href").String()); err == nil {
			follow(ctx, e, n, n.Route(to), n.Opens(to))
		}
	}
}

// follow navigates to a route for a click on its link, with something for its page to open unless that is empty.
func follow(ctx app.Context, e app.Event, n Navigator, route, what string) {
	e.Call("stopPropagation") // go-app has a way of its own for clicks on links
	switch {
	case opensNewTab(e):
		return
	case what == "":
		n.Go(ctx, route)
	default:
		n.Open(ctx, route, what)
	}
	e.PreventDefault()
}
