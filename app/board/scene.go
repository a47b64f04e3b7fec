package board

import (
	"slices"
	"strconv"
	"strings"
)

// A Scene is a board as it is to be drawn. It is a plain value: two scenes that are equal look the same.
type Scene struct {
	Game      string   // the game's id, for its styles
	Classes   []string // what its styles ask for beside
	Art       string   // the drawing below all else: markup of one SVG g element
	Points    []Point
	Labels    []string // by point: what it is and what stands there, for a screen reader
	Cursor    string   // the name of the point, or the spot, that the keyboard enters the board at
	Pressed   int      // the point that has been chosen last, -1 for none
	Still     []int    // points that the arrow keys pass over
	Spots     Spots
	Pieces    []ScenePiece
	Fixed     bool   // pieces cannot be dragged
	Scale     int    // the radius of the points for which pieces are drawn, which grow with them; 0: they never do
	Described string // the id of the text of the game's own that tells which keys do what, empty for none
	Pans      bool   // a small screen shows a part of the board, which has to be moved when the points change their size

	Figures string // what is written under everything, which a small picture leaves out

	Under string // the game's own layers, from the lowest to the highest, as SVG markup: below everything,
	Below string // below the pieces and over the way of the last move,
	Above string // over the pieces,
	Top   string // and over the marks

	Last   []int // the points that the last move went over
	Lit    []int // the points that show the result
	Joined bool  // they are a line
	Rings  []Rings
	Signs  []Sign
}

// Clone returns a copy of the scene to which marks can be added without a change of the original.
func (s Scene) Clone() Scene {
	s.Labels, s.Rings, s.Signs = slices.Clone(s.Labels), slices.Clone(s.Rings), slices.Clone(s.Signs)
	return s
}

// Rings are circles of one kind on points of a board.
type Rings struct {
	Class  string
	Points []int
	Tenths int // of the point's radius
}

// The classes of the rings that every game has.
const (
	ChosenRings = "chosen"
	TargetRings = "target"
	HintRings   = "hint"
	StartRings  = "start"
	AttackRings = "attack"
)

// Ring returns the rings of a class, which it adds where there are none.
func (s *Scene) Ring(class string) *Rings {
	for i := range s.Rings {
		if s.Rings[i].Class == class {
			return &s.Rings[i]
		}
	}
	s.Rings = append(s.Rings, Rings{Class: class, Tenths: 8})
	return &s.Rings[len(s.Rings)-1]
}

// A Sign is a text on a point, in a disc of its class.
type Sign struct {
	Point       int
	Class, Text string
	Aside       bool // it lies in a corner of the point, for the piece there to be seen
	Faded       int  // how much weaker its ring is than a full one, in tenths, less than ten
}

// Spots are further places of a board, which are looked at and not played.
type Spots struct {
	Class, Label string // of all of them together
	List         []Spot
}

// A Spot can be touched where its number is written, as a Point can: X-R, Y-R and 2R are multiples of Unit.
type Spot struct {
	Name, Label string
	X, Y, R     int
}

// A ScenePiece is a piece of a scene. Each keeps its place in the list for the whole match, so that it moves where
// it is drawn.
type ScenePiece struct {
	Symbol string // the id of its drawing
	Point  int    // where it stands, -1 once it has left the board
	With   string // it is dragged with the others that have the same here; alone where it is empty
}

// PointID returns the id of the element that stands for a point on the page.
func PointID(name string) string { return "point-" + name }

// SpotID returns the id of the element that stands for a spot.
func SpotID(name string) string { return "spot-" + name }

// PointNamed returns the number of the point with a name, -1 when there is none.
func PointNamed(points []Point, name string) int {
	return slices.IndexFunc(points, func(p Point) bool { return p.Name == name })
}

// Central returns the number of the point nearest to the middle of the board, of those on the board itself that count;
// all of them do where counts is nil. It returns -1 when there is none.
func Central(points []Point, counts func(point int) bool) int {
	at, best := -1, 1<<30
	for i, p := range points {
		dx, dy := p.X-Size/2, p.Y-Size/2
		if d := dx*dx + dy*dy; d < best && p.On() && (counts == nil || counts(i)) {
			at, best = i, d
		}
	}
	return at
}

// WriteText writes the markup of a text in a drawing: the middle of its base line is at a place, in a size of the
// drawing's units. Class may be empty.
func WriteText(b *strings.Builder, class string, x, y, size int, text string) {
	b.WriteString(`<text`)
	if class != "" {
		b.WriteString(` class="`)
		b.WriteString(class)
		b.WriteByte('"')
	}
	writeNumber(b, ` x="`, x)
	writeNumber(b, ` y="`, y)
	writeNumber(b, ` font-size="`, size)
	b.WriteByte('>')
	b.WriteString(text)
	b.WriteString(`</text>`)
}

// WriteCircle writes the markup of a circle.
func WriteCircle(b *strings.Builder, x, y, r int) {
	b.WriteString(`<circle`)
	writeNumber(b, ` cx="`, x)
	writeNumber(b, ` cy="`, y)
	writeNumber(b, ` r="`, r)
	b.WriteString(`/>`)
}

// writeNumber writes an attribute, of which the beginning is given.
func writeNumber(b *strings.Builder, attribute string, n int) {
	b.WriteString(attribute)
	b.WriteString(strconv.Itoa(n))
	b.WriteByte('"')
}
