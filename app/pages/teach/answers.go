package teach

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// An answers is the page with the answers, in one language.
type answers struct {
	app.Compo
	Lang    i18n.Lang
	Fetched bool // the texts have been fetched
	kind    *Kind
}

func (a *answers) papers() papers { return papers{lang: a.Lang, kind: a.kind} }

// Render implements app.Composer.
func (a *answers) Render() app.UI {
	m, documents := keyOf(a.Lang), a.documents()
	return ui.Tree(`<main class="prose teach" id="main" tabindex="-1" onclick="{}">
			<h1>{}</h1>{}
			<p><a href="{}">{}</a></p>
			{}
		</main>`,
		a.onClick, m.title, ui.Paragraphs(m.says), nav.LinkTo(a.kind.site.Nav, nav.SessionsRoute), m.back,
		app.Range(documents).Slice(func(i int) app.UI {
			one := documents[i : i+1]
			return ui.Tree(`<section class="seance">
					<h2>{}</h2>
					<div class="acts-of" role="group" aria-label="{}">{}</div>
					{}
				</section>`, one[0].over, one[0].paper.Title, a.papers().controls(one), a.papers().sheets(one))
		}))
}

// documents returns the papers of the page.
func (a *answers) documents() (list []document) {
	t, m, c := a.kind.texts(nav.AnswersRoute, a.Lang), keyOf(a.Lang), catalogueOf(a.Lang)
	add := func(
		sessions []board.Session, words paperWords, id string, over func(int) string, say func(int, string) string,
	) {
		for i := range sessions {
			d := key(&sessions[i], words, id+strconv.Itoa(i+1), say(i+1, sessions[i].Title))
			d.over = over(i + 1)
			list = append(list, d)
		}
	}
	add(t.Sessions, c.key, answersID, i18n.TeachOf(a.Lang).Lesson, m.answersOf)
	add(t.Subjects, c.scheme, schemeID, c.over, m.schemeOf)
	return list
}

func (a *answers) onClick(ctx app.Context, e app.Event) { a.papers().act(ctx, e, a.documents) }

// OnUpdate implements app.Updater: the language may be another one.
func (a *answers) OnUpdate(app.Context) { a.kind.fetch(nav.AnswersRoute) }
