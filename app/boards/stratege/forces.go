package stratege

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boards/stratege/pawns"
	"tablier/app/places"
	"tablier/app/ui"
	"tablier/rules"
	"tablier/rules/stratege"
)

// below returns the elements below the words: the set-up panel or, later, the hidden strengths.
func below(p *places.Page) app.UI {
	if _, ok := shelfOf(p); ok {
		return newPanel(p)
	}
	return newForces(p)
}

// A forces shows the strengths that the other side still hides from the viewer, by what has been revealed and lost.
// Where nothing is hidden they are those that each side has lost.
type forces struct {
	app.Compo
	Shown        bool
	Title, Count string
	Mini         string // the view box of small pawns
	Kinds        []force
}

// A force is the number of pawns of a strength: after its picture, and before it those of the other seat where both
// are shown.
type force struct{ Symbol, Label, Before, After string }

func newForces(p *places.Page) app.UI {
	f := &forces{Mini: p.Game.Mini}
	s := state(p.Table.View())
	switch viewer := p.Table.Viewer(); {
	case s.SettingUp() || viewer == rules.Nobody:
	case viewer == rules.Chance:
		f.lost(p, s)
	default:
		f.hidden(p, s, viewer.Other().Index())
	}
	return f
}

// hidden fills the list beside the board with how many pawns of each strength a side still hides, as the viewer knows
// it.
func (f *forces) hidden(p *places.Page, s *stratege.State, side int) {
	w, skin, known := &p.Words().(*words).forces, p.Table.Skin(), s.Known(side)
	left := int(known[0])
	for strength := 1; strength <= stratege.Most; strength++ {
		left += int(known[strength] - s.Lost[side][strength])
		count := stratege.Each - int(known[strength])
		glyph := pawns.Bare(side, strength)
		f.Kinds = append(f.Kinds, force{
			Symbol: skin.Symbol(glyph, p.Table.Colour(glyph.Owner)), Label: w.count(strconv.Itoa(strength), count),
			After: "× " + strconv.Itoa(count),
		})
	}
	f.Shown, f.Title, f.Count = true, w.hidden(p.Words().Seat(side)), w.of(int(known[0]), left)
}

// lost fills in the losses of each seat, seat 0 first.
func (f *forces) lost(p *places.Page, s *stratege.State) {
	w, t := &p.Words().(*words).forces, p.Table
	var sides [2]int
	var names [2]string
	var all [2]int
	for seat := range sides {
		sides[seat] = t.PlayerOf(seat).Index()
		names[seat] = p.Words().Seat(sides[seat])
	}
	for strength := 1; strength <= stratege.Most; strength++ {
		var lost [2]int
		for seat, side := range sides {
			lost[seat] = int(s.Lost[side][strength])
			all[seat] += lost[seat]
		}
		glyph := pawns.Bare(sides[1], strength)
		f.Kinds = append(f.Kinds, force{
			Symbol: t.Skin().Symbol(glyph, t.Colour(glyph.Owner)), Label: w.counts(strconv.Itoa(strength), names, lost),
			Before: strconv.Itoa(lost[0]), After: strconv.Itoa(lost[1]),
		})
	}
	f.Shown, f.Title, f.Count = true, w.gone, w.each(names, all)
}

// Render implements app.Composer.
func (f *forces) Render() app.UI {
	if !f.Shown {
		return ui.Tree(`<div class="forces"></div>`) // keeps its height
	}
	kinds := app.Range(f.Kinds).Slice(func(i int) app.UI {
		k := f.Kinds[i]
		return ui.Tree(`<li>
				<span class="hidden-text">{}</span>
				<span aria-hidden="true" hidden="{}">{}</span>{}<span aria-hidden="true">{}</span>
			</li>`, k.Label, k.Before == "", k.Before, ui.Mini(f.Mini, k.Symbol), k.After)
	})
	return ui.Tree(`<div class="forces"><p><strong>{}</strong><span>{}</span></p><ul>{}</ul></div>`,
		f.Title, f.Count, kinds)
}
