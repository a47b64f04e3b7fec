package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// matchboxID is the id of the sheet that the lesson is about.
const matchboxID = "allumettes"

// lesson is the page of text about the machine made of matchboxes.
type lesson struct{ *frame }

// draw draws the page.
func (l lesson) draw() app.UI {
	m, n := l.words, l.kind.site.Nav
	if l.stock == nil || l.stock.Lesson == nil {
		return ui.Tree(`<main class="prose pa-lesson" id="main" tabindex="-1" onclick="{}"><h1>{}</h1>{}</main>`,
			l.kind.onClick, m.lessonTitle, l.waiting())
	}
	of := l.stock.Lesson
	return ui.Tree(`<main class="prose pa-lesson {}" id="main" tabindex="-1">
			{}
			<h1>{}</h1><p class="lead">{}</p>
			<p class="pa-ways"><a class="btn main" id="pa-boxes" href="{}">{}</a>
				<a class="btn" href="{}">{}</a><a class="btn" href="{}">{}</a></p>
			<div class="pa-picture">{}</div>
			{}
			<details class="pa-answers"><summary>{}</summary>{}</details>
		</main>`,
		l.ink(), l.symbols(), of.Title, of.Lead,
		nav.LinkToOpen(n, nav.PrintRoute, largeFragment+matchboxID), m.toSheet,
		nav.LinkTo(n, nav.PrintRoute), m.lessonBack, nav.LinkTo(n, nav.WatchRoute), m.lessonWatch,
		l.picture(),
		app.Range(of.Sections).Slice(func(i int) app.UI { return section(&of.Sections[i]) }),
		m.answers, ui.Paragraphs(of.Answers))
}

// picture draws the sheet of the boxes.
func (l lesson) picture() app.UI {
	sheet, ok := l.stock.Sheet(matchboxID)
	if !ok {
		return ui.Tree(`<span></span>`)
	}
	return l.drawn(sheet, sheet.Says)
}

// section draws a section.
func section(s *i18n.Section) app.UI {
	return ui.Tree(`<section><h2>{}</h2>{}</section>`, s.Title, ui.Paragraphs(s.Paragraphs))
}
