package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/draw"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// mending is what is wrong with the drawing, each flaw with its remedies.
type mending struct{ *frame }

// draw draws the region.
func (d mending) draw() app.UI {
	faults := d.session.Faults()
	var flaws []morris.Flaw
	for _, f := range faults {
		if !slices.Contains(flaws, f.Flaw) {
			flaws = append(flaws, f.Flaw)
		}
	}
	cards := app.Range(flaws).Slice(func(i int) app.UI { return d.card(flaws[i], faults, "") })
	return ui.Tree(`<div><ul class="tr-todo">{}</ul><p class="tr-note">{}</p></div>`, cards, d.words.ruling.blank)
}

// first draws the first flaw below the plate, on a phone; or what the machine has found, in a line.
func (d mending) first() app.UI {
	if faults := d.session.Faults(); len(faults) > 0 && d.session.State() == draw.Faulty && !d.kind.asTable {
		flaw := faults[0].Flaw
		if n, fault := bubble(d).last(); n >= 0 {
			flaw = fault.Flaw // what the plate marks
		}
		return ui.Tree(`<ul class="tr-todo tr-below-plate">{}</ul>`, d.card(flaw, faults, "below "))
	}
	mark, say, _ := ruling(d).verdict()
	return ui.Tree(`<p class="tr-below-plate" hidden="{}">{}{}</p>`,
		d.session.State() == draw.Blank || d.session.State() == draw.Faulty, mark, say)
}

// card draws a flaw with all faults that are of it. A word before the ids tells it from another card of the flaw.
func (d mending) card(flaw morris.Flaw, faults []draw.Fault, place string) app.UI {
	m := d.words.mending
	var of []draw.Fault
	var names []string
	for _, f := range faults {
		if f.Flaw == flaw {
			of = append(of, f)
			names = append(names, d.named(f.Points, "–"))
		}
	}
	text, why := m.flaws.Of(string(flaw)), ""
	switch flaw {
	case morris.ShortLine:
		text, why = m.short(len(of), strings.Join(names, ", ")), m.shortWhy
	case morris.Unlinked:
		text = m.pointAlone(len(of), strings.Join(names, ", "))
	}
	var acts []app.UI
	for r := draw.AddMiddle; r <= draw.UsualStart; r++ {
		if n, name := d.count(of, r); n > 0 {
			act := "mend " + string(flaw) + " " + strconv.Itoa(int(r))
			acts = append(acts, ui.Tree(`<button type="button" class="btn" id="{}" data-act="{}">{}</button>`,
				ui.ActID(place+act), act, d.remedy(r, n, name)))
		}
	}
	return ui.Tree(`<li><b>{}</b><p>{}</p><div class="tr-do">{}</div></li>`, text, why, acts)
}

// count returns how many faults have a remedy, and the name of what the remedy is about where it is one.
func (d mending) count(of []draw.Fault, r draw.Remedy) (n int, name string) {
	for _, f := range of {
		if !slices.Contains(f.Remedies, r) {
			continue
		}
		n++
		switch name = d.named(f.Points, "–"); r {
		case draw.AddMiddle:
			name = d.placeName(f.Middle)
		case draw.DropPoint:
			name = d.names[slices.Max(f.Points)]
		}
	}
	return n, name
}

// remedy says a remedy.
func (d mending) remedy(r draw.Remedy, n int, name string) string {
	m := d.words.mending
	switch r {
	case draw.AddMiddle:
		return m.middle(n, name)
	case draw.MakePath:
		return m.path(n, name)
	case draw.DropStroke:
		return m.drop(n, name)
	case draw.DropPoint:
		return m.take(n, name)
	case draw.FewerPawns:
		return m.fewer
	case draw.UsualPawns:
		return m.three
	case draw.OpenPoints:
		return m.open
	}
	return m.usual
}
