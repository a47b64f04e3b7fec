package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/form"
	"tablier/app/class/ready"
	"tablier/app/class/set"
	"tablier/app/ui"
)

// beginning is what is shown while no set is open: those that are ready, the person's own, and ways to open others.
type beginning struct{ *frame }

// pasteID is the field for a link or a code.
const pasteID = "compose-paste"

// draw draws the region.
func (b beginning) draw() app.UI {
	m := b.words
	if b.session.IsOpen() {
		return ui.Tree(`<div class="nothing" hidden="true"></div>`)
	}
	var own []app.UI
	for _, draft := range b.session.Drafts() {
		own = append(own, b.choice("open "+strconv.Itoa(draft.ID), draft.Set, false))
	}
	var made []app.UI
	for i, s := range ready.All(b.lang) {
		made = append(made, b.choice("ready "+strconv.Itoa(i), s, true))
	}
	return ui.Tree(`<div class="nothing">
			<div class="else">{}<label class="btn open-file"><span>{}</span>
				<input type="file" id="compose-file" data-field="file" accept="{},text/plain"></label>
				<label class="paste"><span>{}</span><input type="text" id="{}" data-field="paste" autocomplete="off"
					spellcheck="false"></label>{}</div>
			<section class="slab first" hidden="{}"><h2>{}</h2><ul class="ready">{}</ul></section>
			<section class="slab first"><h2>{}</h2><ul class="ready">{}</ul></section>
			<p class="quiet">{}</p>
		</div>`,
		ui.ActWithIcon("new", "plus", m.empty, "btn"), m.openFile, form.Extension,
		m.openLink, pasteID, ui.Act("paste", m.open, "btn"),
		len(own) == 0, m.own, own, m.ready, made, m.browse)
}

// choice draws a set that can be opened, with the pictures of its items where it is ready.
func (b beginning) choice(act string, s *set.Set, pictured bool) app.UI {
	m := b.words
	title := s.Title
	if title == "" {
		title = m.untitled
	}
	var strip []app.UI
	if pictured {
		for _, item := range s.Items {
			strip = append(strip, b.labelOf(item.Task).drawn)
		}
	}
	return ui.Tree(`<li><button type="button" id="{}" data-act="{}">
			<b>{}</b><span class="strip">{}</span><span class="why">{}</span><small>{}</small>
		</button></li>`,
		ui.ActID(act), act, title, strip, ui.When(pictured, s.Intro), m.aboutLong(len(s.Items), s.Minutes()))
}
