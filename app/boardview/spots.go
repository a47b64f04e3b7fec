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
	group := ui.El("div").Class("points", "spots").Role("group").Aria("label", s.Of.Spots.Label)
	if len(list) == 0 {
		return ui.Shown(false, group)
	}
	return ui.Inert(s.Of.Covered, group).On("focusin", s.tell(board.Over)).On("mouseover", s.tell(board.Over)).
		OnClick(s.tell(board.Over)).
		On("focusout", s.tell(board.Out)).On("mouseout", s.onMouseOut).OnKeyDown(s.onKey).
		Body(app.Range(list).Slice(func(i int) app.UI {
			return &ui.Part{Of: &spotButton{s.Of.Spots.Class, list[i]}}
		}))
}

// spotButton is the button over a spot.
type spotButton struct {
	Class string
	Spot  board.Spot
}

// Draw implements ui.Drawing.
func (b *spotButton) Draw() app.UI {
	spot := b.Spot
	return ui.Button().ID(board.SpotID(spot.Name)).Class(placed(b.Class, spot.X, spot.Y, spot.R)).
		DataSet("spot", spot.Name).TabIndex(-1).Aria("label", spot.Label)
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
