package nav

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// LinkToPart is where a link to a part of the page of a route leads, an element with an id, for that page itself. The
// keyboard goes there too.
func LinkToPart(n Navigator, route, id string) ui.Link {
	follow := func(_ app.Context, e app.Event) {
		part := app.Window().GetElementByID(id)
		if opensNewTab(e) || !part.Truthy() {
			return
		}
		e.Call("stopPropagation") // go-app has a way of its own for clicks on links
		e.PreventDefault()
		part.Call("scrollIntoView")
		part.Call("focus", map[string]any{"preventScroll": true})
	}
	return ui.Link{Href: partHref(n, route, id), Follow: follow, Scope: app.EventScope(route, id)}
}

// partHref returns the href of a LinkToPart. Where pages stand after the # themselves, it leads to the page.
func partHref(n Navigator, route, id string) string {
	if _, fragments := n.(Fragments); fragments {
		return n.Href(route)
	}
	return n.Href(route) + "#" + id
}

// opensNewTab says whether a click is one with which the browser opens a tab or a window.
func opensNewTab(e app.Event) bool {
	for _, key := range []string{"ctrlKey", "metaKey", "shiftKey", "altKey"} {
		if e.Get(key).Bool() {
			return true
		}
	}
	return false
}
