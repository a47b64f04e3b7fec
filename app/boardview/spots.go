package boardview

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// spots lays a button over each place that is looked at and not played. The arrows lead there from the points, so that
// ten spots are not ten stops of the Tab key.
type spots struct {
	app.Compo
	Of *spotsLook

	hear Hearer
}

// spotsLook is what decides how the spots look.
type spotsLook struct {
	Spots   board.Spots
	Points  []board.Point
	Still   []int
	Covered bool
}

// Render implements app.Composer.
func (s *spots) Render() app.UI {
	list := s.Of.Spots.List
	if len(list) == 0 {
		return ui.Tree(`<div class="points spots" role="group" aria-label="{}" hidden="true"></div>`, s.Of.Spots.Label)
	}
	return ui.Tree(`<div class="points spots" role="group" aria-label="{}" inert="{}" onfocusin="{}" onmouseover="{}"
		onclick="{}" onfocusout="{}" onmouseout="{}" onkeydown="{}">{}</div>`,
		s.Of.Spots.Label, s.Of.Covered, s.tell(board.Over), s.tell(board.Over),
		s.tell(board.Over), s.tell(board.Out), s.onMouseOut, s.onKey,
		app.Range(list).Slice(func(i int) app.UI { return &ui.Part{Of: &spotButton{s.Of.Spots.Class, list[i]}} }))
}

// spotButton is the button over a spot.
type spotButton struct {
	Class string
	Spot  board.Spot
}

// Draw implements ui.Drawing.
func (b *spotButton) Draw() app.UI {
	spot := b.Spot
	return ui.Tree(`<button type="button" id="{}" class="{}" data-spot="{}" tabindex="-1" aria-label="{}"></button>`,
		board.SpotID(spot.Name), placed(b.Class, spot.X, spot.Y, spot.R), spot.Name, spot.Label)
}

func (s *spots) tell(kind board.GestureKind) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		if name := nameAt(e, "spot"); name != "" {
			s.hear(ctx, Intent{Kind: kind, Spot: name})
		}
	}
}

// onMouseOut leaves a spot, unless the keyboard is still on it.
func (s *spots) onMouseOut(ctx app.Context, e app.Event) {
	if name := nameAt(e, "spot"); ui.Active().Get("id").String() != board.SpotID(name) {
		s.tell(board.Out)(ctx, e)
	}
}

func (s *spots) onKey(_ app.Context, e app.Event) {
	name := nameAt(e, "spot")
	at := slices.IndexFunc(s.Of.Spots.List, func(spot board.Spot) bool { return spot.Name == name })
	if at >= 0 {
		walk(e, s.Of.Points, s.Of.Spots.List, s.Of.Still, len(s.Of.Points)+at)
	}
}
