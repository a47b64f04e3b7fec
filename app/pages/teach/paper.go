package teach

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/picture"
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

// syllabus draws the head of the page: its purpose, and which item of a syllabus each part of the site serves.
func (p *page) syllabus(m *i18n.Teach) ui.HTML {
	parts := []ui.HTML{tag("h1", "", m.Title), tag("p", "lead", m.Lead)}
	for _, text := range p.texts().Syllabus.Minimax {
		parts = append(parts, tag("p", "", text))
	}
	parts = append(parts, tag("h2", "", m.Syllabus))
	var courses []ui.HTML
	for _, course := range p.texts().Syllabus.Courses {
		var items ui.HTML
		for _, item := range course.Items {
			items += ui.Tag("div", "", tag("dt", "", item.Item), tag("dd", "", item.Serves))
		}
		courses = append(courses, ui.Tag("div", ui.Attr("class", "subject"),
			tag("h3", "", course.Name), ui.Tag("dl", "", items)))
	}
	parts = append(parts, ui.Tag("div", ui.Attr("class", "courses"), courses...),
		tag("p", "sources", p.texts().Syllabus.Sources))
	return ui.Tag("section", ui.Attr("class", "syllabus"), parts...)
}

// plan draws a teacher's plan of a session.
func (p *page) plan(m *i18n.Teach, i int) ui.HTML {
	session := &p.sessions()[i]
	return ui.Tag("div", ui.Attr("class", "plan"),
		tag("p", "over", m.Lesson(i+1)+" · "+m.Minutes(session.Minutes())+" · "+session.For),
		tag("h2", "", session.Title),
		ui.Tag("div", ui.Attr("class", "halves"),
			ui.Tag("div", "",
				tag("h3", "", m.Phases),
				list("ol", "phases", len(session.Phases), func(i int) ui.HTML {
					phase := session.Phases[i]
					return tag("span", "minutes", m.Minutes(phase.Minutes)) + " " + tag("span", "", phase.Does)
				}),
				tag("h3", "", m.Links),
				list("ul", "session-links", len(session.Links), func(i int) ui.HTML {
					return p.link(session.Links[i])
				}),
				p.set(session),
			),
			ui.Tag("div", "",
				tag("h3", "", m.Known), tag("p", "", session.Known),
				tag("h3", "", m.Observe), tag("p", "", session.Observe),
			),
		),
	)
}

// link draws a link of a session.
func (p *page) link(link board.SessionLink) ui.HTML {
	route := ""
	switch link.To {
	case board.ToLesson:
		route, _ = nav.LearnRoute(p.kind.game.ID(), p.kind.game.Lessons)
	case board.ToPuzzles:
		route = nav.PuzzlesRoute
	case board.ToWatch:
		route = nav.WatchRoute
	case board.ToAtlas:
		route = nav.AtlasRoute
	}
	return ui.Tag("a", nav.ToOpen(p.kind.site.Nav, route, link.Open), ui.EscapeText(link.Text))
}

// sheet draws a pupil's sheet: the questions, and room for the answers.
func (p *page) sheet(m *i18n.Teach, i int) ui.HTML {
	session := &p.sessions()[i]
	return ui.Tag("div", "",
		tag("h3", "", m.SheetOf(i+1, session.Title)),
		ui.Tag("p", ui.Attr("class", "pupil"), ui.EscapeText(m.Name)),
		tag("p", "", session.Intro),
		p.boards(session),
		list("ol", "questions", len(session.Questions), func(i int) ui.HTML {
			q := session.Questions[i]
			return paragraphs(q.Ask) + code(q.Code) + table(q.Table) +
				ui.Tag("div", ui.Attr("class", "lines"), ui.HTML(strings.Repeat("<p></p>", q.Lines)))
		}),
	)
}

// answers draws a teacher's sheet: the answers alone, under the numbers of the questions.
func (p *page) answers(m *i18n.Teach, i int) ui.HTML {
	session := &p.sessions()[i]
	return ui.Tag("div", "",
		tag("h3", "", m.AnswersOf(i+1, session.Title)),
		list("ol", "questions", len(session.Questions), func(i int) ui.HTML {
			q := session.Questions[i]
			return paragraphs(q.Answer) + code(q.AnswerCode)
		}),
	)
}

func paragraphs(text string) (all ui.HTML) {
	for line := range strings.SplitSeq(text, "\n") {
		all += tag("p", "", line)
	}
	return all
}

func code(text string) ui.HTML {
	if text == "" {
		return ""
	}
	return tag("pre", "", text)
}

// table returns a table with a head, empty if it has no rows.
func table(rows [][]string) ui.HTML {
	if len(rows) == 0 {
		return ""
	}
	row := func(name, scope string, cells []string) (all ui.HTML) {
		for _, cell := range cells {
			all += ui.Tag(name, ui.HTML(scope), ui.EscapeText(cell))
		}
		return ui.Tag("tr", "", all)
	}
	var body ui.HTML
	for _, cells := range rows[1:] {
		body += row("td", "", cells)
	}
	return ui.Tag("table", "", ui.Tag("thead", "", row("th", ` scope="col"`, rows[0])), ui.Tag("tbody", "", body))
}

// boards draws the positions of a lesson, each above its text in the notation of the rules.
func (p *page) boards(session *board.Session) ui.HTML {
	var all []ui.HTML
	for _, position := range session.Positions {
		all = append(all, ui.Tag("div", ui.Attr("class", "position"),
			(&picture.Picture{Game: p.kind.game, Position: position}).HTML(), tag("p", "", position)))
	}
	if len(all) == 0 {
		return ""
	}
	return ui.Tag("div", ui.Attr("class", "positions"), all...)
}
