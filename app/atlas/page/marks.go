package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/atlas"
	"tablier/app/ui"
)

// A marks is what is pointed out on the map, as paths.
type marks struct {
	Trail, Ends string    // of a match, and where it has been
	Lines       string    // to the positions that moves lead to
	To          [4]string // these, by their classes
	Chosen      string
	Value       string // the class of the chosen position
}

// classes are those that a position may have.
var classes = [4]string{"w", "l", "d", "u"}

// classOf returns how a position is drawn, once the wave has reached it.
func classOf(s *atlas.Session, i int) string {
	if !s.Waves().Knows(i) {
		return letters[""]
	}
	return letters[s.Map().Of(i).Value]
}

// marksOf returns what is pointed out now.
func marksOf(s *atlas.Session) marks {
	var next []int
	var kinds [len(classes)][]int
	for _, move := range s.Choice().Next {
		if move.To >= 0 {
			next = append(next, move.To)
			kind := slices.Index(classes[:], classOf(s, move.To))
			kinds[kind] = append(kinds[kind], move.To)
		}
	}
	var along []int
	for _, step := range s.Trail().Steps() {
		along = append(along, step.At)
	}
	chart, at := s.Map(), s.Choice().At
	value := classOf(s, at)
	m := marks{
		Trail: chart.Trail(along), Ends: chart.Circles(along, 0.8*chart.Dot), Lines: chart.Arcs(at, next),
		Chosen: outline(chart, value, []int{at}, chart.Dot/2+4.5), Value: value,
	}
	for i, class := range classes {
		m.To[i] = outline(chart, class, kinds[i], chart.Dot/2+2.5)
	}
	return m
}

// outline returns the sign of a class around positions.
func outline(m *atlas.Map, class string, list []int, radius float64) string {
	if class == letters[protocol.ValueLoss] {
		return m.Lozenges(list, 1.3*radius)
	}
	return m.Circles(list, radius)
}

// draw draws the marks, and the ring around what is pointed at.
func (m marks) draw() app.UI {
	path := func(class, d string) app.UI { return ui.Tree(`<path class="{}" d="{}"></path>`, class, d) }
	parts := []app.UI{path("trail", m.Trail), path("been", m.Ends), path("lines", m.Lines)}
	for i, class := range classes {
		parts = append(parts, path("to "+class, m.To[i]))
	}
	return ui.Tree(`<g class="marks">{}{}<circle class="hover" id="{}"></circle></g>`,
		parts, path("chosen "+m.Value, m.Chosen), hoverID)
}
