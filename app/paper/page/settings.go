package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/paper"
	"tablier/app/ui"
)

// settings are the paper, and how it is printed on.
type settings struct{ *frame }

// draw draws the region.
func (s settings) draw() app.UI {
	m, set := s.words, s.session.Settings
	return ui.Tree(`<section class="pa-settings" aria-label="{}">
			{}
			<div class="pa-row"><span id="pa-plain">{}</span>
				<button type="button" class="pa-switch" role="switch" id="act-plain" data-act="plain" aria-checked="{}"
					aria-labelledby="pa-plain"><i></i></button></div>
			{}
			<div class="pa-go">{}</div>
			<p>{}</p><p>{}</p><p hidden="{}">{}</p><p hidden="{}">{}</p>
		</section>`,
		m.paper, segments("paper", m.paper, m.papers, set.Letter), m.plain, strconv.FormatBool(set.Plain),
		segments("rules", m.rules, m.places, set.Apart), s.button(), m.scale, m.stock, set.Apart, m.duplex,
		s.kind.hasAddress(), m.noCode)
}

// button draws the button that prints, and counts the pages.
func (s settings) button() app.UI {
	text, pages := s.words.none, []paper.Page(nil)
	if s.stock != nil {
		pages = s.session.Pages(s.stock.Groups)
	}
	if len(pages) > 0 {
		text = s.words.print(len(pages), paper.Blanks(pages))
	}
	return ui.Enabled(len(pages) > 0, ui.ActWithIcon("print", "print", text, "btn main"))
}

// segments draws a choice of two.
func segments(act, name string, texts [2]string, second bool) app.UI {
	one := func(i int) app.UI { return ui.ActChoice(act+" "+strconv.Itoa(i), texts[i], second == (i == 1)) }
	return ui.Tree(`<div class="pa-row"><span>{}</span>
			<span class="pa-segs" role="group" aria-label="{}">{}{}</span></div>`,
		name, name, one(0), one(1))
}
