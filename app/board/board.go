// Package board is what the page asks of a game: which points its board has, what stands on them, which
// points spell which move, and the words for all of it. The page knows no rules and no pixels of a game; a
// game knows nothing of the page around its board. Each game answers in a folder under app/boards.
package board

import (
	"tablier/app/i18n"
	"tablier/rules"
)

// Size is the width and height of every board's drawing, in the units of its SVG.
const Size = 600

// Unit is the step of the grid on which the buttons over the drawing are laid: a Point's coordinates are
// multiples of it. The stylesheet has one class a step.
const Unit = 25

// A Point is a place that can be touched.
type Point struct {
	Name string // in the game's notation
	X, Y int    // centre in the drawing, multiples of Unit
}

// A Glyph is what stands on a point; the zero Glyph is nothing.
type Glyph struct {
	Kind  string // the game's own name for the piece, constant while the piece lives
	Owner rules.Player
}

// A Skin is how a position of one variant looks, and which gesture makes which move.
type Skin interface {
	// Points returns the places; a point's number is its index. The same slice every time.
	Points() []Point
	// Art returns the drawing below the pieces: the markup of one SVG g element.
	Art() string
	// Look says what stands on a point.
	Look(p rules.Position, point int) Glyph
	// Path returns the points that, touched in turn, spell a legal move. No path begins another's.
	Path(p rules.Position, m rules.Move) []int
	// Fault explains why the points touched in turn lead to no move: the error of the move they would
	// spell. Called only when they don't.
	Fault(p rules.Position, touched []int) *rules.Illegal
	// Symbol returns the id of the drawing of a piece, in the game's Defs. Seat is 0 or 1: who owns it.
	Symbol(g Glyph, seat int) string
	// InHand counts the pieces a player has still to bring, 0 where the game has none in hand.
	InHand(p rules.Position, player rules.Player) int
}

// Words are a game's sentences in one language.
type Words interface {
	Name() string
	Blurb() string        // one sentence for the home page
	Description() string  // for search engines and link previews
	Source() string       // where its rules come from, for the about page
	Seat(seat int) string // the name of a side's pieces: "Orange"
	// Point names a point and what stands on it, for a screen reader; owner is the name of who owns the
	// piece, empty for an empty point.
	Point(name string, g Glyph, owner string) string
	InHand(n int) string
	Move(m rules.Move) string             // as the move list shows it
	Told(who string, m rules.Move) string // a move just played, as a sentence
	Ask(p rules.Position) string          // what the player to move may do
	Chosen(point string, targets []string) string
	Fault(e *rules.Illegal) string
	Reason(o rules.Outcome, winner string) string
	Rules() []RuleSection
}

// A RuleSection is a part of the rules page: text, and perhaps a board that moves.
type RuleSection struct {
	i18n.Section
	Demo *Demo
}

// A Demo is a board that plays a few moves. Each caption tells the position reached, the first one the start.
type Demo struct {
	Variant  string
	Start    string // position text; empty for the usual start
	Moves    []rules.Move
	Captions []string // one more than Moves
}

// A Game is a game as the page knows it.
type Game struct {
	Spec *rules.Spec
	// Levels is how many levels the machine has at this game; a test holds it to what the machine says.
	Levels int
	// SeatColours says that the pieces' colour belongs to the person and not to who opens.
	SeatColours bool
	// Defs is the markup of SVG definitions that Art and Symbol refer to; ids start with the game's id.
	Defs  string
	Skin  func(variant string) Skin
	Words func(i18n.Lang) Words
	// Card is the position that the home page shows.
	Card string
}

// ID returns the game's id, which is also its address.
func (g *Game) ID() string { return g.Spec.ID }
