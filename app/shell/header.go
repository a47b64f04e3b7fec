package shell

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// A header is the header of every page.
type header struct {
	app.Compo
	Route   string
	Lang    i18n.Lang
	Theme   string
	Playing bool
	Back    string // the route of the link back, empty for home
	root    *Root
}

// Render implements app.Composer.
func (h *header) Render() app.UI {
	m, n := i18n.Of(h.Lang), h.root.site.Nav
	next := h.Lang.Next()
	code := strings.ToUpper(string(next))
	return ui.El("header").Class(h.class()).Body(
		app.If(h.Playing, func() app.UI {
			return h.back(m)
		}),
		nav.Link(n, nav.HomeRoute).Class("brand").Body(
			ui.SVG("svg").Attr("aria-hidden", "true").Body(ui.Use("i-brand")),
			ui.El("span").Text(m.Site),
		),
		ui.El("nav").Aria("label", m.Sections).Body(
			section(n, nav.HomeRoute, m.Games, h.Route),
			section(n, nav.PuzzlesRoute, m.Problems.Nav, h.Route),
			section(n, nav.ArchiveRoute, m.Past.Nav, h.Route),
			section(n, nav.WorkshopRoute, m.Workshop.Title, h.Route),
		),
		ui.El("div").Class("tools").Body(
			ui.Button().ID("switch-lang").Lang(string(next)).Aria("label", code+", "+m.SwitchLang).Text(code).
				OnClick(h.root.switchLang),
			ui.Button().ID("switch-theme").Aria("label", m.SwitchTheme+" ("+m.ThemeName(h.Theme)+")").
				Attr("title", m.ThemeName(h.Theme)).Body(ui.Icon(h.Theme)).OnClick(h.root.switchTheme),
		),
	)
}

// class returns the CSS class of the header, by the width of the page.
func (h *header) class() string {
	class := "top"
	if h.Playing {
		class += " playing"
	}
	if strings.HasPrefix(h.Route, nav.WorkshopRoute) {
		class += " wide"
	}
	return class
}

// back draws the link back on a phone.
func (h *header) back(m *i18n.Messages) app.UI {
	route, name := nav.HomeRoute, m.AllGames
	switch h.Back {
	case nav.PuzzlesRoute:
		route, name = h.Back, m.Problems.All
	case nav.WorkshopRoute:
		route, name = h.Back, m.Workshop.Title
	}
	return nav.Link(h.root.site.Nav, route).Class("back").Aria("label", name).Body(ui.Icon("back"))
}

// section draws the link to a section of the site; here is the route of the page that is shown. The workshop is a
// section of several pages.
func section(n nav.Navigator, route, text, here string) app.UI {
	link := nav.Link(n, route).Text(text)
	switch {
	case route == here:
		link.Aria("current", "page")
	case route == nav.WorkshopRoute && strings.HasPrefix(here, route):
		link.Aria("current", "true")
	}
	return link
}
