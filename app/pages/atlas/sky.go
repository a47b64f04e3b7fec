package atlas

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/atlas"
	"tablier/app/i18n"
	"tablier/app/ui"
)

// A sky draws the picture: one path for each ring, whatever the number of positions. It is drawn anew only for another
// map or wave.
type sky struct {
	app.Compo
	Lang  i18n.Lang
	Board string
	There bool
	Wave  int
	Marks marks
	chart *chart
}

// Render implements app.Composer.
func (s *sky) Render() app.UI {
	c, words := s.chart, s.chart.kind.words()
	label := words.messages().Loading
	var rings []app.UI
	if s.There {
		m := c.kind.session.Map()
		label = words.messages().Map(words.name(s.Board), m.States)
		for i := range m.Rings {
			rings = append(rings, ring(m, i, m.Known(i, s.Wave)))
		}
	}
	svg := ui.Attributes(ui.SVG("svg"), at{
		"class", "chart", "id", mapID, "viewBox", whole, "tabindex", "0", "role", "application", "aria-label", label,
		"aria-describedby", ui.When(s.There, "atlas-value atlas-why"),
	})
	for event, handler := range map[string]app.EventHandler{
		"keydown": c.onKey, "wheel": c.onWheel, "pointerdown": c.onDown, "pointermove": c.onMove, "pointerup": c.onUp,
		"pointercancel": c.onCancel, "pointerleave": c.onLeave,
	} {
		svg.On(event, handler)
	}
	return svg.Body(ui.Shape("g", nil, rings...), s.Marks.draw())
}

// ring draws a ring: its points as what they are, or all alike while it is not known.
func ring(m *atlas.Map, i int, known bool) app.UI {
	r, path := m.Rings[i], m.Path(i)
	class, hole := letters[r.Value], ""
	switch {
	case !known:
		class = "u"
	case r.Drawn():
		hole = path
	}
	return ui.Shape("g", at{"transform", ui.When(r.Value == protocol.ValueLoss, "rotate(45)")},
		ui.Shape("path", at{"class", "ring " + class, "d", path, "stroke-width", width(m.Dot, class)}),
		ui.Shape("path", at{"class", "hole", "d", hole, "stroke-width", width(m.Dot, "hole")}),
	)
}

// share is how much of the room for a point its sign takes: a square has larger corners.
var share = map[string]float64{"w": 1, "l": 0.8, "d": 1.02, "hole": 0.54, "u": 0.5}

// width is how wide the points of a class are drawn.
func width(dot float64, class string) string {
	return strconv.FormatFloat(dot*share[class], 'f', 2, 64)
}
