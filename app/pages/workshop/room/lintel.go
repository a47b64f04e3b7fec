// Package room is what the rooms of the workshop share: above each stands its name, what happens in it, and the way to
// the others.
package room

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// The ids of the control that shows the other rooms on a phone, and of what it shows.
const (
	othersID = "rooms-toggle"
	roomsID  = "rooms"
)

// Routes lists the routes of the rooms, in the order in which a person is offered them.
func Routes() []string { return []string{nav.WatchRoute, nav.WriteRoute, nav.AtlasRoute} }

// Name returns the name of the room of a route.
func Name(lang i18n.Lang, route string) string {
	m := &i18n.Of(lang).Workshop
	switch route {
	case nav.AtlasRoute:
		return m.Atlas
	case nav.WriteRoute:
		return m.Compose
	}
	return m.Watch
}

// sentence is what is said above a room. The map is one of a board, by its name.
func sentence(lang i18n.Lang, route, board string) string {
	m := &i18n.Of(lang).Workshop
	switch route {
	case nav.AtlasRoute:
		return m.AtlasSentence(board)
	case nav.WriteRoute:
		return m.ComposeSentence
	}
	return m.WatchSentence
}

// Describe describes the page of a room, and of the board that it shows where it is one of a board. A room has no foot,
// and on a phone its title stands in the header.
func Describe(lang i18n.Lang, route, board string) shell.Description {
	return shell.Description{
		Title: Name(lang, route) + " · " + i18n.Of(lang).Workshop.Title, Text: sentence(lang, route, board),
		Playing: true, Back: nav.WorkshopRoute,
	}
}

// Main returns the main element of a room, with its lintel before what it holds.
func Main(site *shell.Site, route, board, class string, body ...app.UI) app.UI {
	return ui.El("main").Class("room", class).ID("main").TabIndex(-1).
		Body(append([]app.UI{&lintel{Lang: site.Lang, Route: route, Board: board, site: site}}, body...)...)
}

// lintel is above everything else in a room.
type lintel struct {
	app.Compo
	Lang  i18n.Lang
	Route string
	Board string
	site  *shell.Site

	open bool // a person has asked for the other rooms, on a phone
}

// CompoID implements app.DismountEnforcer: in another room nothing is open.
func (l *lintel) CompoID() string { return "lintel-" + l.Route }

// OnMount implements app.Mounter: who has come to the workshop finds all of it without a network.
func (l *lintel) OnMount(app.Context) { shell.KeepPython() }

// Render implements app.Composer.
func (l *lintel) Render() app.UI {
	m := &i18n.Of(l.Lang).Workshop
	return ui.El("div").Class("lintel").OnKeyDown(l.onKey).Body(
		ui.El("h1").Text(Name(l.Lang, l.Route)),
		ui.El("p").Text(sentence(l.Lang, l.Route, l.Board)),
		ui.Button().Class("others").ID(othersID).Aria("label", m.Others).Aria("controls", roomsID).
			Aria("expanded", strconv.FormatBool(l.open)).Body(ui.Icon("more")).OnClick(l.onToggle),
		l.rooms(m),
	)
}

// rooms is the way to all rooms: a strip, or what the control shows.
func (l *lintel) rooms(m *i18n.Workshop) app.UI {
	routes, class := Routes(), "rooms"
	if l.open {
		class = "rooms open"
	}
	return ui.El("nav").Class(class).ID(roomsID).Aria("label", m.Title).
		Body(app.Range(routes).Slice(func(i int) app.UI {
			link := nav.Link(l.site.Nav, routes[i]).Text(Name(l.Lang, routes[i]))
			if routes[i] == l.Route {
				link.Aria("current", "page")
			}
			return link
		}))
}

func (l *lintel) onToggle(app.Context, app.Event) { l.open = !l.open }

// onKey shuts what the control has shown; the keyboard goes back to the control.
func (l *lintel) onKey(ctx app.Context, e app.Event) {
	if !l.open || e.Get("key").String() != "Escape" {
		ctx.PreventUpdate()
		return
	}
	l.open = false
	ui.Focus(l.site.Context(), othersID)
}
