package page

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
	return ui.Tree(`<svg class="chart" id="{}" viewBox="{}" tabindex="0" role="application" aria-label="{}"
		aria-describedby="{}" onkeydown="{}" onwheel="{}" onpointerdown="{}" onpointermove="{}" onpointerup="{}"
		onpointercancel="{}" onpointerleave="{}"><g>{}</g>{}</svg>`,
		mapID, whole, label, ui.When(s.There, "atlas-value atlas-why"),
		c.onKey, c.onWheel, c.onDown, c.onMove, c.onUp, c.onCancel, c.onLeave, rings, s.Marks.draw())
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
	return ui.Tree(`<g transform="{}">
			<path class="ring {}" d="{}" stroke-width="{}"></path>
			<path class="hole" d="{}" stroke-width="{}"></path>
		</g>`,
		ui.When(r.Value == protocol.ValueLoss, "rotate(45)"), class, path, width(m.Dot, class), hole, width(m.Dot, "hole"))
}

// share is how much of the room for a point its sign takes: a square has larger corners.
var share = map[string]float64{"w": 1, "l": 0.8, "d": 1.02, "hole": 0.54, "u": 0.5}

// width is how wide the points of a class are drawn.
func width(dot float64, class string) string {
	return strconv.FormatFloat(dot*share[class], 'f', 2, 64)
}
