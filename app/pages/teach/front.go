package teach

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
)

// A front is the first page for teachers, in one language.
type front struct {
	app.Compo
	Lang    i18n.Lang
	Fetched bool // the texts have been fetched
	kind    *Kind
}

// OnUpdate implements app.Updater: the language may be another one.
func (f *front) OnUpdate(app.Context) { f.kind.fetch(nav.TeachRoute) }

// Render implements app.Composer.
func (f *front) Render() app.UI {
	m := frontOf(f.Lang)
	return ui.Tree(`<main class="workshop tf" id="main" tabindex="-1" onclick="{}">
			<h1>{}</h1><p class="lead">{}</p>
			{}{}{}{}
		</main>`,
		nav.Follow(f.kind.site.Nav), i18n.TeachOf(f.Lang).Title, m.lead,
		ui.Raw(f.doors(m)), f.trio(m), f.syllabus(m), room.Fine(f.kind.site))
}

// doors draws the ways to all that is for teachers, each with a picture.
func (f *front) doors(m *frontWords) ui.HTML {
	w := i18n.Of(f.Lang).Workshop
	door := func(id, route, name, text string) ui.HTML {
		return ui.Tag("li", ui.Attr("class", "door"),
			f.picture(route),
			ui.Tag("div", "",
				ui.Tag("h2", "", ui.Tag("a", ui.Attr("id", id)+nav.To(f.kind.site.Nav, route), ui.EscapeText(name))),
				tag("p", "", text)),
		)
	}
	return ui.Tag("ul", ui.Attr("class", "doors"),
		door("to-lessons", nav.SessionsRoute, m.lessons, m.lessonsSay),
		door("to-sets", nav.ComposeRoute, m.sets, m.setsSay),
		door("to-notebook", nav.NotebookRoute, w.Notebook, w.NotebookDoor),
		door("to-print", nav.PrintRoute, m.print, w.PrintDoor),
	)
}

// picture returns the picture on the door to a route, an empty one before it has come.
func (f *front) picture(route string) ui.HTML {
	if drawn := f.kind.texts(nav.TeachRoute, f.Lang).Pictures[route]; drawn != "" {
		return drawn
	}
	return framed("")
}

// framed returns a picture for a door with a drawing in it.
func framed(drawing string) ui.HTML {
	return ui.HTML(`<svg class="pic tf-pic" viewBox="0 0 300 188" aria-hidden="true" translate="no">` + drawing + `</svg>`)
}

// trio draws what goes into pages of a teacher's own.
func (f *front) trio(m *frontWords) app.UI {
	column := func(title, text, id, route, do string, before ...app.UI) app.UI {
		return ui.Tree(`<div><h2>{}</h2><p>{}</p><p class="do">{}<a id="{}" href="{}">{}</a></p></div>`,
			title, text, before, id, nav.LinkTo(f.kind.site.Nav, route), do)
	}
	size := f.kind.texts(nav.TeachRoute, f.Lang).Packed
	save := ui.Tree(`<button type="button" id="save-package" hidden="{}" onclick="{}">{}</button>`,
		size == 0, f.savePackage, m.pythonSave((size+999)/1000))
	return ui.Tree(`<section class="tf-trio" aria-label="{}">{}{}{}</section>`, m.own,
		column(m.python, m.pythonSays, "to-python", nav.WriteRoute, m.pythonDo, save),
		column(m.embed, m.embedSays, "to-embed", nav.IntegrateRoute, m.embedDo),
		column(m.moodle, m.moodleSays, "to-moodle", nav.ComposeRoute, i18n.Of(f.Lang).Workshop.SetsDo))
}

// savePackage saves the Python package, which knows from then on where this site is.
func (f *front) savePackage(app.Context, app.Event) {
	site := f.kind.site.Nav.Address(nav.HomeRoute, "")
	if !strings.HasPrefix(site, "http") {
		site = "" // a file on a disk answers no other page
	}
	data, err := packed(f.kind.texts(nav.TeachRoute, f.Lang).Modules, site)
	if err != nil {
		app.Log(err)
		return
	}
	ui.SaveBytes(packageFile, "application/zip", data)
}

// syllabus draws which lessons serve which course and, for who asks, which notion.
func (f *front) syllabus(m *frontWords) app.UI {
	rows := app.Range(m.courses).Slice(func(i int) app.UI {
		course := &m.courses[i]
		numbers := strings.Fields(course.lessons)
		links := app.Range(numbers).Slice(func(i int) app.UI {
			return ui.Tree(`<a href="{}" aria-label="{} {}">{}</a>`,
				nav.LinkToOpen(f.kind.site.Nav, nav.SessionsRoute, lessonID+numbers[i]), m.where(1), numbers[i], numbers[i])
		})
		return ui.Tree(`<tr><th scope="row">{}</th><td>{}</td><td class="where">{} {}</td></tr>`,
			course.name, course.notions, m.where(len(numbers)), links)
	})
	return ui.Tree(`<section class="tf-syllabus" aria-labelledby="syllabus">
			<h2 id="syllabus">{}</h2><p>{}</p>
			<table><tbody>{}</tbody></table>
			<details id="notions"><summary>{}</summary>{}</details>
		</section>`, m.syllabus, m.minimax, rows, m.notions, ui.Raw(f.notions()))
}

// notions draws which notion of a syllabus each part of the site serves.
func (f *front) notions() ui.HTML {
	syllabus := &f.kind.texts(nav.TeachRoute, f.Lang).Syllabus
	var parts, courses []ui.HTML
	for _, text := range syllabus.Minimax {
		parts = append(parts, tag("p", "", text))
	}
	for _, course := range syllabus.Courses {
		var items ui.HTML
		for _, item := range course.Items {
			items += ui.Tag("div", "", tag("dt", "", item.Item), tag("dd", "", item.Serves))
		}
		courses = append(courses, ui.Tag("div", ui.Attr("class", "subject"),
			tag("h3", "", course.Name), ui.Tag("dl", "", items)))
	}
	parts = append(parts, ui.Tag("div", ui.Attr("class", "courses"), courses...), tag("p", "sources", syllabus.Sources))
	return ui.Tag("div", "", parts...)
}
