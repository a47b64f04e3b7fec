package teach

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
)

// A page is the page with the lessons and the subjects, in one language.
type page struct {
	app.Compo
	Lang    i18n.Lang
	Fetched bool // the texts have been fetched
	kind    *Kind
	open    map[string]bool // the papers that are shown, by id
}

func (p *page) papers() papers { return papers{p.Lang, p.kind, p.open} }

// The addresses of the lessons and of the subjects begin with these; their numbers, counted from one, follow.
const (
	lessonID  = "seance-"
	subjectID = "sujet-"
)

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m, w, c, n := i18n.TeachOf(p.Lang), i18n.Of(p.Lang).Workshop, catalogueOf(p.Lang), p.kind.site.Nav
	t := p.texts()
	return ui.Tree(`<main class="room prose teach" id="main" tabindex="-1" onclick="{}">
			{}<p class="lead">{}</p>
			<div class="lists">{}{}</div>
			<p><a id="to-matchboxes" href="{}">{}</a></p>
			<section class="answers-door"><h2>{}</h2>{}<p><a id="to-answers" href="{}">{}</a></p></section>
			{}{}
		</main>`,
		p.onClick, room.Lintel(p.kind.site, nav.SessionsRoute, ""), m.Lead,
		p.list(m.LessonsTitle, lessonID, t.Sessions, m.SheetOf),
		p.list(c.subjects, subjectID, t.Subjects, c.subjectOf),
		nav.LinkTo(n, nav.MatchboxRoute), w.Matchboxes,
		keyOf(p.Lang).title, ui.Paragraphs(c.answers), nav.LinkTo(n, nav.AnswersRoute), c.toAnswers,
		p.sections(m, t.Sessions, lessonID), p.sections(m, t.Subjects, subjectID))
}

// list draws the links to lessons or to subjects.
func (p *page) list(title, id string, list []board.Session, say func(int, string) string) app.UI {
	links := app.Range(list).Slice(func(i int) app.UI {
		return ui.Tree(`<li><a href="{}">{}</a></li>`,
			nav.LinkToPart(p.kind.site.Nav, nav.SessionsRoute, id+strconv.Itoa(i+1)), say(i+1, list[i].Title))
	})
	return ui.Tree(`<section class="session-list"><h2>{}</h2><ul>{}</ul></section>`, title, links)
}

// sections draws lessons or subjects: the plan of each, and its papers.
func (p *page) sections(m *i18n.Teach, list []board.Session, id string) app.UI {
	return app.Range(list).Slice(func(i int) app.UI {
		plan := p.plan(m, &list[i], i+1)
		papers, of := p.papers(), p.papersOf(&list[i], id, i+1)
		return ui.Tree(`<section class="seance" id="{}" tabindex="-1">
				{}
				<div class="acts-of" role="group" aria-label="{}">{}</div>
				{}
			</section>`,
			id+strconv.Itoa(i+1), ui.Raw(plan), of[0].paper.Title, papers.controls(of), papers.sheets(of))
	})
}

// papersOf returns the papers of a lesson or of a subject: its sheet, and the grid of its oral, if it has one.
func (p *page) papersOf(s *board.Session, id string, number int) []document {
	m, c := i18n.TeachOf(p.Lang), catalogueOf(p.Lang)
	if id == subjectID {
		return []document{p.papers().sheet(s, c.subject, number, c.subjectOf(number, s.Title))}
	}
	list := []document{p.papers().sheet(s, c.sheet, number, m.SheetOf(number, s.Title))}
	if len(s.Grid.Rows) > 0 {
		list = append(list, grid(s, c.grid, number, c.gridOf(number)))
	}
	return list
}

// documents returns all papers of the page.
func (p *page) documents() (list []document) {
	t := p.texts()
	for i := range t.Sessions {
		list = append(list, p.papersOf(&t.Sessions[i], lessonID, i+1)...)
	}
	for i := range t.Subjects {
		list = append(list, p.papersOf(&t.Subjects[i], subjectID, i+1)...)
	}
	return list
}

func (p *page) onClick(ctx app.Context, e app.Event) { p.papers().act(ctx, e, p.documents) }

// OnUpdate implements app.Updater: the language may be another one.
func (p *page) OnUpdate(app.Context) { p.kind.fetch(nav.SessionsRoute) }

// texts returns the texts of the page, empty before they are fetched.
func (p *page) texts() *Texts { return p.kind.texts(nav.SessionsRoute, p.Lang) }
