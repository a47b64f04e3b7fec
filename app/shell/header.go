package shell

import (
	"net/url"
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
	root    *Root

	// where the link back leads to, as in a Description
	Back     string
	Among    url.Values
	BackName string
}

// Render implements app.Composer.
func (h *header) Render() app.UI {
	m, n := i18n.Of(h.Lang), h.root.site.Nav
	next := h.Lang.Next()
	code := strings.ToUpper(string(next))
	return ui.Tree(`<header class="{}">
			{}
			<a class="brand" href="{}"><svg aria-hidden="true"><use href="#i-brand"></use></svg><span>{}</span></a>
			<nav aria-label="{}">{}{}{}{}</nav>
			<div class="tools">
				<button type="button" id="switch-lang" lang="{}" aria-label="{}, {}" onclick="{}">{}</button>
				<button type="button" id="switch-theme" aria-label="{} ({})" title="{}" onclick="{}">{}</button>
			</div>
		</header>`,
		ui.Join(" ", "top", ui.When(h.Playing, "playing"), ui.When(nav.InWorkshop(h.Route), "wide")),
		app.If(h.Playing, func() app.UI { return h.back(m) }),
		nav.LinkTo(n, nav.HomeRoute), m.Site, m.Sections,
		section(n, nav.HomeRoute, m.Games, h.Route),
		section(n, nav.PuzzlesRoute, m.Problems.Nav, h.Route),
		section(n, nav.ArchiveRoute, m.Past.Nav, h.Route),
		section(n, nav.WorkshopRoute, m.Workshop.Title, h.Route),
		string(next), code, i18n.Of(next).SwitchLang, h.root.switchLang, code,
		m.SwitchTheme, m.ThemeName(h.Theme), m.ThemeName(h.Theme), h.root.switchTheme, ui.Icon(h.Theme))
}

// back draws the link back on a phone.
func (h *header) back(m *i18n.Messages) app.UI {
	route, name := nav.HomeRoute, m.AllGames
	switch h.Back {
	case nav.PuzzlesRoute:
		route, name = h.Back, m.Problems.All
	case nav.WorkshopRoute:
		route, name = h.Back, m.Workshop.Title
	case nav.TeachRoute:
		route, name = h.Back, m.Workshop.Teach
	}
	link := nav.LinkTo(h.root.site.Nav, route)
	if h.Among != nil {
		link, name = nav.LinkToVisit(h.root.site.Nav, nav.Visit{Route: route, Parameters: h.Among}), h.BackName
	}
	return ui.Tree(`<a class="back" href="{}" aria-label="{}">{}</a>`, link, name, ui.Icon("back"))
}

// section draws the link to a section of the site; here is the route of the page that is shown. The workshop is a
// section of several pages.
func section(n nav.Navigator, route, text, here string) app.UI {
	current := ""
	switch {
	case route == here:
		current = "page"
	case route == nav.WorkshopRoute && nav.InWorkshop(here):
		current = "true"
	}
	return ui.Tree(`<a href="{}" aria-current="{}">{}</a>`, nav.LinkTo(n, route), current, text)
}
