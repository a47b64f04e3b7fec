package shell

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/games"
	"tablier/app/nav"
)

// Symbols returns the drawings that pages refer to: the icons and every game's own. They stand in each page as it is
// served, outside of what the program draws. Shapes are in a drawing that is not displayed: in one that is, a browser
// works out the style and the place of each, and of all that it is made of, thousands in every page. Paints would not
// paint there.
func Symbols() string {
	var paints, shapes strings.Builder
	for _, game := range games.All() {
		paints.WriteString(game.Paints)
		shapes.WriteString(game.Defs)
	}
	return `<div class="symbols" aria-hidden="true"><svg width="0" height="0"><defs>` + paints.String() + `</defs></svg>` +
		`<svg display="none"><defs>` + icons + shapes.String() + `</defs></svg></div>`
}

// icons are strokes on a square of 24, and the site's mark.
const icons = `<g>
<symbol id="i-undo" viewBox="0 0 24 24"><path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9"/></symbol>
<symbol id="i-redo" viewBox="0 0 24 24"><path d="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5"/></symbol>
<symbol id="i-hint" viewBox="0 0 24 24"><path d="M12 3c.7 5.2 3.3 7.8 8.5 8.5-5.2.7-7.8 3.3-8.5 8.5-.7-5.2-3.3-7.8-8.5-8.5C8.7 10.8 11.3 8.2 12 3Z"/></symbol>
<symbol id="i-restart" viewBox="0 0 24 24"><path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.400M17.5 2.5v4.3h-4.3"/></symbol>
<symbol id="i-setup" viewBox="0 0 24 24"><path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500v5M8 14.500v5"/></symbol>
<symbol id="i-more" viewBox="0 0 24 24"><path d="M5 12h.01M12 12h.01M19 12h.01"/></symbol>
<symbol id="i-pause" viewBox="0 0 24 24"><path d="M9 5.500v13M15 5.500v13"/></symbol>
<symbol id="i-first" viewBox="0 0 24 24"><path d="M17.500 5l-7 7 7 7M6.500 5v14"/></symbol>
<symbol id="i-last" viewBox="0 0 24 24"><path d="M6.500 5l7 7-7 7M17.500 5v14"/></symbol>
<symbol id="i-back" viewBox="0 0 24 24"><path d="M14.500 5l-7 7 7 7"/></symbol>
<symbol id="i-forward" viewBox="0 0 24 24"><path d="M9.500 5l7 7-7 7"/></symbol>
<symbol id="i-play" viewBox="0 0 24 24"><path d="M8 5.500v13l10.500-6.500z"/></symbol>
<symbol id="i-dark" viewBox="0 0 24 24"><path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z"/></symbol>
<symbol id="i-light" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4"/><path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400"/></symbol>
<symbol id="i-auto" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/><path d="M12 3.500v17a8.500 8.500 0 0 0 0-17Z" fill="currentColor"/></symbol>
<symbol id="i-duel" viewBox="0 0 24 24"><path d="M5 4l12 12M14.500 19l4.500-4.500M17.500 16.500l3 3M19 4L7 16M5 14.500l4.500 4.500M6.500 16.500l-3 3"/></symbol>
<symbol id="i-sack" viewBox="0 0 48 52"><path d="M17 13C7 20 3 30 5 40c1 7 7 10 19 10s18-3 19-10c2-10-2-20-12-27Z" fill="var(--sack-1)" stroke="var(--sack-3)" stroke-width="1.5"/><path d="M17 13c2-2 0-5-3-9 5 2 7 0 10 0s5 2 10 0c-3 4-5 7-3 9-4 2-10 2-14 0Z" fill="var(--sack-2)" stroke="var(--sack-3)" stroke-width="1.5" stroke-linejoin="round"/><path d="M16 14c5 3 11 3 16 0M31 15c4 2 3 6 6 8" fill="none" stroke="var(--sack-cord)" stroke-width="2.5" stroke-linecap="round"/></symbol>
<symbol id="i-brand" viewBox="0 0 26 26"><rect x="1" y="1" width="24" height="24" rx="6" fill="none" stroke="currentColor" stroke-width="1.75"/><path d="M7 7H19V19H7ZM7 7L19 19M19 7L7 19" fill="none" stroke="currentColor" stroke-opacity=".35"/><circle cx="7" cy="19" r="3.2" fill="var(--orange-3)"/><circle cx="13" cy="13" r="3.2" fill="var(--orange-3)"/><circle cx="19" cy="7" r="3.2" fill="var(--red-3)"/></symbol>
</g>`

// el returns an HTML element. go-app's typed elements would each add some ten kilobytes to the program.
func el(tag string) app.HTMLElem { return app.Elem(tag) }

func button() app.HTMLElem { return el("button").Attr("type", "button") }

// able marks a control that can do nothing now; it stays reachable and says so.
func able(can bool, b app.HTMLElem) app.HTMLElem {
	if !can {
		b.Aria("disabled", "true")
	}
	return b
}

// inert takes an element from the pointer, the keyboard and screen readers.
func inert(so bool, e app.HTMLElem) app.HTMLElem {
	if so {
		e.Attr("inert", true)
	}
	return e
}

func input(kind string) app.HTMLElemSelfClosing {
	return app.ElemSelfClosing("input").Attr("type", kind)
}

// svg returns an element of an SVG drawing.
func svg(tag string) app.HTMLElem { return app.Elem(tag).XMLNS("http://www.w3.org/2000/svg") }

// use refers to a drawing by its id.
func use(id string) app.HTMLElem { return svg("use").Attr("href", "#"+id) }

// icon draws an icon; its control carries the name in words.
func icon(id string) app.UI {
	return svg("svg").Class("icon").Attr("aria-hidden", "true").Body(use("i-" + id))
}

func (r *Root) header() app.UI {
	m := r.words()
	next := strings.ToUpper(string(r.lang.Next()))
	playing := r.gameOf(r.route) != nil
	class := "top"
	if playing {
		class = "top playing"
	}
	return el("header").Class(class).Body(
		app.If(playing, func() app.UI {
			return nav.Link(r.nav, homeRoute).Class("back").Aria("label", m.AllGames).Body(icon("back"))
		}),
		nav.Link(r.nav, homeRoute).Class("brand").Body(
			svg("svg").Attr("aria-hidden", "true").Body(use("i-brand")),
			el("span").Text(m.Site),
		),
		el("nav").Aria("label", m.Sections).Body(
			r.sectionLink(homeRoute, m.Games),
			r.sectionLink(pastRoute, m.Past.Nav),
			r.sectionLink(integrateRoute, m.Integrate.Nav).Class("spare"), // on a phone the page about the site leads there
			r.sectionLink(aboutRoute, m.About),
		),
		el("div").Class("tools").Body(
			button().ID("switch-lang").Lang(string(r.lang.Next())).Aria("label", next+", "+m.SwitchLang).
				Text(next).OnClick(r.switchLang),
			button().ID("switch-theme").Aria("label", m.SwitchTheme+" ("+m.ThemeName(r.theme())+")").
				Attr("title", m.ThemeName(r.theme())).Body(icon(r.theme())).OnClick(r.switchTheme),
		),
	)
}

func (r *Root) sectionLink(route, text string) app.HTMLElem {
	link := nav.Link(r.nav, route).Text(text)
	if route == r.route {
		link.Aria("current", "page")
	}
	return link
}

func (r *Root) updateBar() app.UI {
	m := r.words()
	return el("div").Role("status").Body(app.If(r.updates, func() app.UI {
		return el("div").Class("update").Body(
			el("span").Text(m.UpdateReady),
			button().Class("act").Text(m.UpdateNow).OnClick(applyUpdate),
		)
	}))
}

func (r *Root) homeScreen() app.UI {
	m := r.words()
	return el("main").Class("home").ID("main").TabIndex(-1).Body(
		el("h1").Text(m.HomeTitle),
		el("p").Class("lead").Text(m.HomeLead),
		el("ul").Class("shelf").Body(app.Range(r.games).Slice(func(i int) app.UI {
			return r.card(r.sessions[r.games[i].ID()])
		})),
	)
}

func (r *Root) card(s *session) app.UI {
	m, words := r.words(), r.wordsOf(s.game)
	action, class := m.PlayGame, "go"
	if match := s.table.Match(); match.Ply() > 0 && !match.Result().Over() {
		action, class = m.ResumeGame, "go resume"
	}
	return el("li").Class("game").Body(
		app.Raw(cardBoard(s.game)),
		el("div").Class("words").Body(
			el("h2").Text(words.Name()),
			el("p").Text(words.Blurb()),
			nav.Link(r.nav, gameRoute(s.game)).Class(class).
				Aria("label", m.Of(action, words.Name())).Text(action),
		),
	)
}

func (r *Root) aboutScreen() app.UI {
	m := r.words()
	return el("main").Class("prose").ID("main").TabIndex(-1).Body(
		el("h1").Text(m.AboutTitle),
		app.Range(m.AboutBody).Slice(func(i int) app.UI {
			section := m.AboutBody[i]
			return el("section").Body(
				el("h2").Text(section.Title),
				paragraphs(section.Paragraphs),
			)
		}),
		el("p").Body(nav.Link(r.nav, integrateRoute).Text(m.Integrate.Title)),
		el("section").Body(
			el("h2").Text(m.AboutSources),
			app.Range(r.games).Slice(func(i int) app.UI {
				words := r.wordsOf(r.games[i])
				return el("p").Text(m.Of(words.Name(), words.Source()))
			}),
		),
	)
}

func paragraphs(texts []string) app.UI {
	return app.Range(texts).Slice(func(i int) app.UI { return el("p").Text(texts[i]) })
}

func (r *Root) notFoundScreen() app.UI {
	m := r.words()
	return el("main").Class("prose").ID("main").TabIndex(-1).Body(
		el("h1").Text(m.NotFound),
		el("p").Text(m.NotFoundWhy),
		el("p").Body(nav.Link(r.nav, homeRoute).Class("go").Text(m.BackHome)),
	)
}
