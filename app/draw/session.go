package draw

import (
	"slices"

	"tablier/app/environment"
	"tablier/app/latest"
	"tablier/rules"
	"tablier/rules/morris"
)

// A Tool is what a touch of the plate does.
type Tool int

// The tools.
const (
	Pointer Tool = iota // places points
	Liner               // draws strokes from point to point
	Mover               // moves a point, or a pawn that is in place
	Eraser              // removes points and strokes
)

// A Stroke is a kind of line.
type Stroke int

// The strokes.
const (
	Line Stroke = iota // links, and wins
	Path               // links
	Win                // wins
)

// A Notice is why an act has done nothing, or what it has done, as a code.
type Notice string

// The notices.
const (
	NoNotice   Notice = ""
	OnItBefore Notice = "on-it"    // the point is on the stroke already
	Full       Notice = "full"     // there are as many points as there may be
	NoPlace    Notice = "no-place" // there is a point at every place of the grid
	TooNear    Notice = "near"     // too near another point
	Collide    Notice = "collide"  // on that grid two points would be at one place
	Unreadable Notice = "unread"   // what the address has is no drawing
	BadWords   Notice = "bad-word" // what stands in a field is none of the points
	NotKept    Notice = "not-kept" // there is no room to keep the drawing
)

// A Store is where the drawing is kept.
type Store interface {
	Get() (text string, ok bool)
	Set(text string) bool // false when there is no room
	SetAside()            // moves what cannot be read to where nothing reads it
}

// An Environment is what surrounds a session.
type Environment struct {
	Machine environment.Asker
	Clock   environment.Clock
	Store   Store
	Redraw  func() // something has changed by itself
}

// A plate is what is drawn, and what is to be said of the last act.
type plate struct {
	sketch   morris.Sketch
	symmetry Symmetry
	notice   Notice
}

// A Session is a person who draws a game. It is not safe for concurrent use.
type Session struct {
	env  Environment
	game string // the id of the game of which drawn ones are variants

	plate
	past, future []morris.Sketch
	received     bool          // the drawing has come by a link, and stays as it is
	own          morris.Sketch // what the person has drawn, while another is shown

	tool   Tool
	stroke Stroke
	picked []int // the points of the stroke in the making, or the one that is to be moved

	judgement
	pausing, asking, slow latest.Source
}

// New returns a session at an empty plate. The game is the one of which drawn games are variants.
func New(game *rules.Spec, env Environment) *Session {
	s := &Session{env: env, game: game.ID, plate: plate{sketch: Empty("7")}}
	s.own = s.sketch
	s.known = map[string]*answer{}
	return s
}

// usualPawns is how many pawns most games of the family have a side.
const usualPawns = 3

// Empty returns an empty plate with a grid, and the rule that is usual in the family.
func Empty(grid string) morris.Sketch { return morris.Sketch{Grid: grid, Pawns: usualPawns} }

// Enter shows what the address has, or else what has been drawn before.
func (s *Session) Enter(asked string) {
	s.notice = NoNotice
	if len(s.past) == 0 {
		s.restore()
	}
	s.leaveReceived()
	if asked == "" {
		s.judge()
		return
	}
	sketch, err := morris.ReadSketch(asked)
	if err != nil {
		s.notice = Unreadable
		s.judge()
		return
	}
	s.own, s.sketch, s.received, s.picked = s.sketch, *sketch, true, nil
	s.judge()
}

// leaveReceived shows again what the person has drawn.
func (s *Session) leaveReceived() {
	if s.received {
		s.sketch, s.received = s.own, false
	}
}

// Leave ends the questions to the machine.
func (s *Session) Leave() {
	s.finish()
	s.pausing.Cancel()
	s.asking.Cancel()
	s.slow.Cancel()
	s.env.Machine.Stop()
}

// Sketch returns what is drawn. The caller must not change it.
func (s *plate) Sketch() *morris.Sketch { return &s.sketch }

// Received says whether the drawing has come by a link: it stays as it is until a copy is made.
func (s *Session) Received() bool { return s.received }

// Copy makes the drawing that has come the person's own. What was drawn before comes back with Undo.
func (s *Session) Copy() {
	if !s.received {
		return
	}
	given := s.sketch
	s.leaveReceived()
	s.change(func() { s.sketch = given })
}

// Tool returns the tool in use.
func (s *Session) Tool() Tool { return s.tool }

// Stroke returns the kind of the next stroke.
func (s *Session) Stroke() Stroke { return s.stroke }

// Symmetry returns what is repeated.
func (s *plate) Symmetry() Symmetry { return s.symmetry }

// Picked returns the points of the stroke in the making, or the one that is to be moved.
func (s *Session) Picked() []int { return s.picked }

// Notice returns what is to be said of the last act.
func (s *plate) Notice() Notice { return s.notice }

// Names returns the names of the points, by their numbers.
func (s *plate) Names() []string { return s.sketch.Names() }

// SetTool takes a tool. A stroke in the making is finished.
func (s *Session) SetTool(t Tool) {
	s.finish()
	s.picked, s.tool = nil, t
}

// SetStroke chooses the kind of the next stroke, and the tool that draws it.
func (s *Session) SetStroke(k Stroke) {
	s.finish()
	s.stroke, s.tool = k, Liner
}

// SetSymmetry chooses what is repeated.
func (s *plate) SetSymmetry(y Symmetry) { s.symmetry = y }

// At returns the number of the point at a place, -1 where there is none.
func (s *plate) At(p morris.Place) int { return slices.Index(s.sketch.Places, p) }

// strokes returns the strokes of a kind.
func strokes(k *morris.Sketch, kind Stroke) *[][]int {
	return [...]*[][]int{&k.Lines, &k.Paths, &k.Wins}[kind]
}

// Strokes returns the strokes of a kind: the points of each.
func (s *plate) Strokes(kind Stroke) [][]int { return *strokes(&s.sketch, kind) }
