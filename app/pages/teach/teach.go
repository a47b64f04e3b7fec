// Package teach is the page for teachers: which items of the syllabuses the parts of the site serve, and lessons
// ready to be given, each with a sheet and its answers to print.
package teach

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Texts are the long texts of the page, which it fetches in the browser.
type Texts struct {
	Sessions []board.Session
	Syllabus i18n.Syllabus
}

// A Kind is the page for teachers.
type Kind struct {
	shell.Static
	site    *shell.Site
	game    *board.Game          // of the lessons
	fetched map[i18n.Lang]*Texts // nil for a text that is being fetched
}

// New returns the page, with the lessons of the first of the games that has a map of its positions.
func New(site *shell.Site, games []*board.Game) *Kind {
	return &Kind{site: site, game: lessonGame(games), fetched: map[i18n.Lang]*Texts{}}
}

func lessonGame(games []*board.Game) *board.Game {
	return games[slices.IndexFunc(games, func(game *board.Game) bool { return len(game.Maps) > 0 })]
}

// Arrive implements shell.Kind.
func (k *Kind) Arrive(string) { k.fetch() }

// fetch fetches the lessons in the language of the page, and scrolls to the one in the address.
func (k *Kind) fetch() {
	lang := k.site.Lang
	if _, asked := k.fetched[lang]; asked || !app.IsClient {
		return
	}
	k.fetched[lang] = nil
	shell.Demand(k.site.Context(), nav.SessionsFile(string(lang)), func(text string, _ bool) {
		come := &Texts{}
		if err := json.Unmarshal([]byte(text), come); err != nil {
			app.Log(err)
			delete(k.fetched, lang)
			return
		}
		k.fetched[lang] = come
		k.site.Context().Update()
		if at := app.Window().URL().Fragment; strings.HasPrefix(at, lessonID) {
			k.site.Later(at, func(lesson app.Value) { lesson.Call("scrollIntoView") })
		}
	})
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.TeachRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.TeachOf(lang)
	return shell.Description{Title: m.Title, Text: m.Description}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI {
	return &page{Lang: k.site.Lang, Fetched: k.fetched[k.site.Lang] != nil, kind: k}
}

// A page is the page in one language.
type page struct {
	app.Compo
	Lang    i18n.Lang
	Fetched bool // the texts have been fetched
	kind    *Kind

	open map[string]bool // the papers that are shown, by id
}

// The addresses of the lessons begin with this; their numbers, counted from one, follow.
const lessonID = "seance-"

// The ids of the papers of a lesson, and of what prints them, begin with these.
const (
	sheetID   = "fiche-"
	answersID = "corrige-"
	showID    = "show-"
	printID   = "print-"
)

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m, w, sessions := i18n.TeachOf(p.Lang), i18n.Of(p.Lang).Workshop, p.sessions()
	links := app.Range(sessions).Slice(func(i int) app.UI {
		return ui.Tree(`<li><a href="{}">{}</a></li>`,
			nav.LinkToPart(p.kind.site.Nav, nav.TeachRoute, lessonID+strconv.Itoa(i+1)), m.SheetOf(i+1, sessions[i].Title))
	})
	return ui.Tree(`<main class="prose teach" id="main" tabindex="-1" onclick="{}">
			{}
			<p class="to-sets"><a class="btn main" id="teach-sets" href="{}">{}</a></p>
			<section class="notebook-door"><h2><a id="to-notebook" href="{}">{}</a></h2><p>{}</p></section>
			<section class="print-door"><h2><a id="to-print" href="{}">{}</a></h2><p>{}</p>
				<p><a id="to-matchboxes" href="{}">{}</a></p></section>
			<section class="session-list"><h2>{}</h2><ul>{}</ul></section>
			{}
		</main>`,
		p.onClick, ui.Raw(p.syllabus(m)), nav.LinkTo(p.kind.site.Nav, nav.ComposeRoute), w.SetsDo,
		nav.LinkTo(p.kind.site.Nav, nav.NotebookRoute), w.Notebook, w.NotebookDoor,
		nav.LinkTo(p.kind.site.Nav, nav.PrintRoute), w.Print, w.PrintDoor,
		nav.LinkTo(p.kind.site.Nav, nav.MatchboxRoute), w.Matchboxes,
		m.LessonsTitle, links,
		app.Range(sessions).Slice(func(i int) app.UI { return p.lesson(m, i) }))
}

// texts returns the texts of the page, nil before they are fetched.
func (p *page) texts() *Texts {
	if own := ownTexts(p.Lang, p.kind.game); own != nil {
		return own
	}
	if come := p.kind.fetched[p.Lang]; come != nil {
		return come
	}
	return &Texts{}
}

// sessions returns the lessons.
func (p *page) sessions() []board.Session { return p.texts().Sessions }

// OnUpdate implements app.Updater: the language may be another one.
func (p *page) OnUpdate(app.Context) { p.kind.fetch() }

// lesson draws a lesson: its plan, and its two papers, hidden until somebody asks for them, so that they can be
// printed.
func (p *page) lesson(m *i18n.Teach, i int) app.UI {
	number := strconv.Itoa(i + 1)
	sheet, answers := sheetID+number, answersID+number
	return ui.Tree(`<section class="seance" id="{}" tabindex="-1">
			{}
			<div class="acts-of" role="group" aria-label="{}">{}{}{}{}</div>
			{}{}
		</section>`,
		lessonID+number, ui.Raw(p.plan(m, i)), m.SheetOf(i+1, p.sessions()[i].Title),
		p.show(sheet, m.Sheet), p.print(sheet, m.PrintSheet), p.show(answers, m.Answers), p.print(answers, m.PrintAnswers),
		p.paper(sheet, p.sheet(m, i)), p.paper(answers, p.answers(m, i)))
}

// show draws the button that shows or hides a paper.
func (p *page) show(paper, text string) app.UI {
	return ui.Tree(`<button type="button" class="btn" id="{}{}" aria-expanded="{}" aria-controls="{}">{}</button>`,
		showID, paper, strconv.FormatBool(p.open[paper]), paper, text)
}

// print draws the button that prints a paper alone.
func (p *page) print(paper, text string) app.UI {
	return ui.Tree(`<button type="button" class="btn bare" id="{}{}">{}</button>`, printID, paper, text)
}

// paper draws a paper, on the screen if it is open.
func (p *page) paper(id string, body ui.HTML) app.UI {
	return ui.Tree(`<div class="paper {}" id="{}">{}</div>`, ui.When(!p.open[id], "folded"), id, ui.Raw(body))
}
