package teach

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// tag returns an element with a text.
func tag(name, class, text string) ui.HTML {
	if class == "" {
		return ui.Tag(name, "", ui.EscapeText(text))
	}
	return ui.Tag(name, ui.Attr("class", class), ui.EscapeText(text))
}

// list returns a list of n items.
func list(kind, class string, n int, item func(i int) ui.HTML) ui.HTML {
	var items []ui.HTML
	for i := range n {
		items = append(items, ui.Tag("li", "", item(i)))
	}
	return ui.Tag(kind, ui.Attr("class", class), items...)
}

// plan draws a teacher's plan of a session, or what is to be known of a subject.
func (p *page) plan(m *i18n.Teach, session *board.Session, number int) ui.HTML {
	c := catalogueOf(p.Lang)
	over, known, observe, links := m.Lesson(number)+" · "+m.Minutes(session.Minutes()), m.Known, m.Observe, m.Links
	if len(session.Phases) == 0 {
		over, known, observe, links = c.over(number), c.notions, c.conditions, c.links
	}
	return ui.Tag("div", ui.Attr("class", "plan"),
		tag("p", "over", over+" · "+session.For),
		tag("h2", "", session.Title),
		ui.Tag("div", ui.Attr("class", "halves"),
			ui.Tag("div", "",
				phases(m, session),
				tag("h3", "", links),
				list("ul", "session-links", len(session.Links), func(i int) ui.HTML {
					return p.link(session, i)
				}),
				p.set(session),
			),
			ui.Tag("div", "",
				tag("h3", "", known), tag("p", "", session.Known),
				tag("h3", "", observe), tag("p", "", session.Observe),
			),
		),
	)
}

// phases draws the course of a session.
func phases(m *i18n.Teach, session *board.Session) ui.HTML {
	if len(session.Phases) == 0 {
		return ""
	}
	return tag("h3", "", m.Phases) + list("ol", "phases", len(session.Phases), func(i int) ui.HTML {
		phase := session.Phases[i]
		return tag("span", "minutes", m.Minutes(phase.Minutes)) + " " + tag("span", "", phase.Does)
	})
}

// link draws a link of a session.
func (p *page) link(session *board.Session, i int) ui.HTML {
	link, route := session.Links[i], ""
	switch link.To {
	case board.ToLesson:
		game := board.ByID(p.kind.games, session.Game)
		route, _ = nav.LearnRoute(game.ID(), game.Lessons)
	case board.ToPuzzles:
		route = nav.PuzzlesRoute
	case board.ToWatch:
		route = nav.WatchRoute
	case board.ToAtlas:
		route = nav.AtlasRoute
	case board.ToWrite:
		route = nav.WriteRoute
	case board.ToCup:
		route = nav.CupRoute
	case board.ToNotebook:
		route = nav.NotebookRoute
	}
	return ui.Tag("a", nav.ToOpen(p.kind.site.Nav, route, link.Open), ui.EscapeText(link.Text))
}
