// Package room is the common frame of the workshop's rooms: a head with the room's name, a sentence and links to the
// other rooms.
package room

import (
	"slices"
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

// A room is a room's route, and its name and its sentence in one language. The map is one of a board, by its name.
type room struct {
	route    string
	name     func(lang i18n.Lang) string
	sentence func(lang i18n.Lang, about string) string
	short    func(lang i18n.Lang) string // what the links call it; nil for its name
}

// rooms are all rooms, in the order in which they are offered.
var rooms = []room{
	{
		route: nav.WatchRoute, name: func(lang i18n.Lang) string { return i18n.Of(lang).Workshop.Watch },
		sentence: func(lang i18n.Lang, _ string) string { return i18n.Of(lang).Workshop.WatchSentence },
	},
	{
		route: nav.WriteRoute, name: func(lang i18n.Lang) string { return i18n.Of(lang).Workshop.Compose },
		sentence: func(lang i18n.Lang, _ string) string { return i18n.Of(lang).Workshop.ComposeSentence },
	},
	{
		route: nav.CupRoute, name: func(lang i18n.Lang) string { return i18n.Of(lang).Workshop.Cup },
		sentence: func(lang i18n.Lang, _ string) string { return i18n.Of(lang).Workshop.CupSentence },
	},
	{
		route: nav.AtlasRoute, name: func(lang i18n.Lang) string { return i18n.Of(lang).Workshop.Atlas },
		sentence: func(lang i18n.Lang, board string) string { return i18n.Of(lang).Workshop.AtlasSentence(board) },
	},
	{
		route: nav.DrawRoute, name: func(lang i18n.Lang) string { return i18n.Of(lang).Workshop.Draw },
		sentence: func(lang i18n.Lang, _ string) string { return i18n.Of(lang).Workshop.DrawSentence },
	},
}

// group returns the rooms among which the one of a route is, and its place among them.
func group(route string) (list []room, at int) {
	is := func(r room) bool { return r.route == route }
	if at := slices.IndexFunc(teaching, is); at >= 0 {
		return teaching, at
	}
	return rooms, slices.IndexFunc(rooms, is)
}

// at returns the room of a route.
func at(route string) room {
	list, at := group(route)
	return list[at]
}

// Routes lists the routes of the rooms, in the order in which they are offered.
func Routes() []string {
	routes := make([]string, len(rooms))
	for i, r := range rooms {
		routes[i] = r.route
	}
	return routes
}

// Name returns the name of the room of a route.
func Name(lang i18n.Lang, route string) string { return at(route).name(lang) }

// sentence returns the sentence above a room.
func sentence(lang i18n.Lang, route, board string) string {
	return at(route).sentence(lang, board)
}

// Describe describes the page of a room, and of the board that it shows, if any. A room has no foot, and on a phone
// its title stands in the header.
func Describe(lang i18n.Lang, route, board string) shell.Description {
	back := nav.WorkshopRoute
	if list, _ := group(route); &list[0] == &teaching[0] {
		back = nav.TeachRoute
	}
	return shell.Description{
		Title: Name(lang, route) + " · " + i18n.Of(lang).Workshop.Title, Text: sentence(lang, route, board),
		Playing: true, Back: back,
	}
}

// Main returns the main element of a room, with its lintel before its content.
func Main(site *shell.Site, route, board, class string, body ...app.UI) app.UI {
	return ui.Tree(`<main class="room {}" id="main" tabindex="-1">{}{}</main>`,
		class, Lintel(site, route, board), body)
}

// Lintel returns the head of a room, for a page that has a main element of its own.
func Lintel(site *shell.Site, route, board string) app.UI {
	return &lintel{Lang: site.Lang, Route: route, Board: board, site: site}
}

// A lintel is the head of a room: its name, its sentence and the links to the other rooms.
type lintel struct {
	app.Compo
	Lang  i18n.Lang
	Route string
	Board string
	site  *shell.Site

	open bool // the list of the other rooms is open, on a phone
}

// CompoID implements app.DismountEnforcer: in another room nothing is open.
func (l *lintel) CompoID() string { return "lintel-" + l.Route }

// OnMount implements app.Mounter: it has all of the workshop kept for use without a network.
func (l *lintel) OnMount(app.Context) { shell.KeepPython() }

// Render implements app.Composer.
func (l *lintel) Render() app.UI {
	m := i18n.Of(l.Lang).Workshop
	return ui.Tree(`<div class="lintel" onkeydown="{}">
			<h1>{}</h1>
			<p>{}</p>
			<button type="button" class="others" id="{}" aria-label="{}" aria-controls="{}" aria-expanded="{}" onclick="{}">
				{}
			</button>
			{}
		</div>`,
		l.onKey, Name(l.Lang, l.Route), sentence(l.Lang, l.Route, l.Board),
		othersID, m.Others, roomsID, strconv.FormatBool(l.open), l.onToggle, ui.Icon("more"), l.rooms(m))
}

// rooms draws the links to all rooms of its group: a strip, or on a phone a list that the control opens.
func (l *lintel) rooms(m *i18n.Workshop) app.UI {
	list, here := group(l.Route)
	links := app.Range(list).Slice(func(i int) app.UI {
		return ui.Tree(`<a href="{}" aria-current="{}">{}</a>`, nav.LinkTo(l.site.Nav, list[i].route),
			ui.When(i == here, "page"), list[i].called(l.Lang))
	})
	return ui.Tree(`<nav class="rooms {}" id="{}" aria-label="{}">{}</nav>`,
		ui.When(l.open, "open"), roomsID, m.Title, links)
}

// called returns what the links call the room.
func (r room) called(lang i18n.Lang) string {
	if r.short != nil {
		return r.short(lang)
	}
	return r.name(lang)
}

func (l *lintel) onToggle(app.Context, app.Event) { l.open = !l.open }

// onKey closes the list; the focus goes back to the control.
func (l *lintel) onKey(ctx app.Context, e app.Event) {
	if !l.open || e.Get("key").String() != "Escape" {
		ctx.PreventUpdate()
		return
	}
	l.open = false
	ui.Focus(l.site.Context(), othersID)
}
