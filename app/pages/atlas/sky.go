package atlas

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/atlas"
	"tablier/app/i18n"
	"tablier/app/ui"
)

// sky is the picture: one path for each ring, whatever the number of positions. It is drawn anew only for another map
// or wave.
type sky struct {
	app.Compo
	Lang  i18n.Lang
	Board string
	There bool
	Wave  int
	Marks marks
	kind  *Kind
}

// picture is the picture as it is now.
func (k *Kind) picture() app.UI {
	s := &sky{Lang: k.site.Lang, Board: k.board, There: k.m != nil, Wave: k.wave, kind: k}
	if k.m != nil {
		s.Marks = k.marks()
	}
	return s
}

// Render implements app.Composer.
func (s *sky) Render() app.UI {
	k := s.kind
	label := k.messages().Atlas.Loading
	var rings []app.UI
	if s.There {
		label = k.messages().Atlas.Map(k.name(s.Board), k.m.States)
		for i := range k.m.Rings {
			rings = append(rings, ring(k.m, i, k.m.Known(i, s.Wave)))
		}
	}
	svg := ui.Attributes(ui.SVG("svg"), at{
		"class", "chart", "id", mapID, "viewBox", whole, "tabindex", "0", "role", "application", "aria-label", label,
		"aria-describedby", ui.When(s.There, "atlas-value atlas-why"),
	})
	for event, handler := range map[string]app.EventHandler{
		"keydown": k.onKey, "wheel": k.onWheel, "pointerdown": k.onDown, "pointermove": k.onMove, "pointerup": k.onUp,
		"pointercancel": k.onCancel, "pointerleave": k.onLeave,
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

// marks are what is pointed out on the map, as paths.
type marks struct {
	Trail, Ends string    // of a match, and where it has been
	Lines       string    // to the positions that moves lead to
	To          [4]string // these, by their classes
	Chosen      string
	Value       string // the class of the chosen position
}

// classes are those that a position may have.
var classes = [4]string{"w", "l", "d", "u"}

// class is how a position is drawn, once the wave has reached it.
func (k *Kind) class(i int) string {
	if !k.known(i) {
		return "u"
	}
	return letters[k.m.Of(i).Value]
}

// marks returns what is pointed out now.
func (k *Kind) marks() marks {
	var next []int
	var kinds [len(classes)][]int
	for _, move := range k.next {
		if move.To >= 0 {
			next = append(next, move.To)
			kind := slices.Index(classes[:], k.class(move.To))
			kinds[kind] = append(kinds[kind], move.To)
		}
	}
	along, value := k.trail.along(), k.class(k.at)
	m := marks{
		Trail: k.m.Trail(along), Ends: k.m.Circles(along, 0.8*k.m.Dot), Lines: k.m.Arcs(k.at, next),
		Chosen: k.outline(value, []int{k.at}, k.m.Dot/2+4.5), Value: value,
	}
	for i, class := range classes {
		m.To[i] = k.outline(class, kinds[i], k.m.Dot/2+2.5)
	}
	return m
}

// outline is the sign of a class around positions.
func (k *Kind) outline(class string, list []int, radius float64) string {
	if class == letters[protocol.ValueLoss] {
		return k.m.Lozenges(list, 1.3*radius)
	}
	return k.m.Circles(list, radius)
}

// draw draws the marks, and the ring around what is pointed at.
func (m marks) draw() app.UI {
	path := func(class, d string) app.UI { return ui.Shape("path", at{"class", class, "d", d}) }
	parts := []app.UI{path("trail", m.Trail), path("been", m.Ends), path("lines", m.Lines)}
	for i, class := range classes {
		parts = append(parts, path("to "+class, m.To[i]))
	}
	return ui.Shape("g", at{"class", "marks"}, append(parts,
		path("chosen "+m.Value, m.Chosen), ui.Shape("circle", at{"class", "hover", "id", hoverID}),
	)...)
}
