// Package rules is the core that every game of Tablier implements: legal moves, results, and the knowledge of each
// player. It imports the standard library only and knows nothing of search, pixels or JavaScript. A game is a value
// of type [Spec]; a position of it is an immutable [Position]; a game being played is a [Match]. Package conform
// holds the suite that every game must pass, package all the registry.
//
// The package and the games below it avoid fmt and encoding/json outside their tests: both programs that
// a browser loads contain them, and every kilobyte of those is paid for by a phone.
package rules

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// A Player is who acts in a position: one of the two sides, chance, or nobody once the game is over.
type Player int8

// The players. The zero value is Nobody, so that the zero [Outcome] names no winner.
const (
	Nobody Player = iota
	First
	Second
	Chance
)

// Other returns the opponent of First or Second, and p itself for any other player.
func (p Player) Other() Player {
	switch p {
	case First:
		return Second
	case Second:
		return First
	}
	return p
}

// Index returns 0 for First and 1 for Second, to index a table with a row a side; it panics for others.
func (p Player) Index() int {
	if p != First && p != Second {
		panic("rules: " + p.String() + " has no side")
	}
	return int(p - First)
}

// PlayerNamed returns the side with a name as String writes it: First or Second, Nobody for any other name.
func PlayerNamed(name string) Player {
	switch name {
	case First.String():
		return First
	case Second.String():
		return Second
	}
	return Nobody
}

// String returns first, second, chance or nobody, as the engine protocol writes them.
func (p Player) String() string {
	switch p {
	case First:
		return "first"
	case Second:
		return "second"
	case Chance:
		return "chance"
	}
	return "nobody"
}

// A Move is one short word in the game's own notation, the same in records, links, the move list and the
// protocol: printable, without a space, so that a list of moves is words between spaces.
type Move string

// Played says whether a move is one of a player in play: neither the placement of a piece before play begins, such as
// "a1=3", or many of them after a "#", nor a draw of chance, such as "=c". These alone are written so: what an attack
// has shown stands behind an = too, as in "c4xc5=43".
func (m Move) Played() bool {
	before, _, equals := strings.Cut(string(m), "=")
	return !strings.HasPrefix(before, "#") && (!equals || strings.Contains(before, "x"))
}

// Pass is the move of a player who has no other: never optional unless the game's rules say so.
const Pass Move = "--"

// A Position is one state of a game: an immutable value.
type Position interface {
	// ToMove says who acts; Nobody exactly when Outcome is over.
	ToMove() Player
	// Moves returns the legal moves, sorted as text, without duplicates; none once the game is over.
	// The caller owns the slice.
	Moves() []Move
	// Play returns the position after m. It never changes the receiver. The error is an *Illegal that
	// says which rule m breaks and where.
	Play(m Move) (Position, error)
	// Outcome is the zero Outcome while the game runs.
	Outcome() Outcome
	// View returns what p may know of the position; for Nobody, what a spectator may; for Chance, from whom
	// nothing is hidden, everything.
	View(p Player) View
	// String returns the position as text; the Spec's Parse returns an equal position from it.
	String() string
}

// A View is a position as one player may know it: what an engine or a screen is given. It cannot be
// played on; Resample gives a Position that can.
type View interface {
	ToMove() Player
	// Moves returns the legal moves if the viewer is to move, sorted; they never depend on what is hidden.
	Moves() []Move
	// Resample returns a position that agrees with everything the viewer knows, each hidden fact drawn
	// with rng; the position itself when nothing is hidden, and rng may then be nil. What it returns
	// depends on the viewer's knowledge and on rng only: two positions that the viewer cannot tell apart
	// give the same one from the same rng.
	Resample(rng *rand.Rand) Position
	// String returns the position as text with every hidden fact masked.
	String() string
}

// Open is the View of a position with nothing hidden.
type Open struct{ Position }

// Resample returns the position itself.
func (o Open) Resample(*rand.Rand) Position { return o.Position }

// A Reason says why a game ended, as a code for the game's message catalogue, such as "line".
type Reason string

// The reasons that a Match or several games give.
const (
	Recurrence Reason = "recurrence" // a position came back too often: a draw
	Resigned   Reason = "resigned"   // the loser gave up
	Blocked    Reason = "blocked"    // the loser had no legal move
)

// An Outcome is the end of a game; the zero value stands for a game that runs.
type Outcome struct {
	Reason Reason   // why; empty while the game runs
	Winner Player   // First or Second; Nobody for a draw
	Score  *[2]int  // points of First and Second in a game of points, else nil
	Cells  []string // the cells of the end, such as the winning line, in the game's order
}

// Over says whether the game has ended.
func (o Outcome) Over() bool { return o.Reason != "" }

// A Setup is the choices before a game starts.
type Setup struct {
	Variant string   // one of the Spec's variants; empty stands for the first of them
	Options []string // the options that are on, each one of the Spec's, sorted
}

// Has says whether the option is on.
func (s Setup) Has(option string) bool { return slices.Contains(s.Options, option) }

// An Odds is a position of chance with weights.
type Odds interface {
	// Odds returns the weight of each of Moves, in the same order, each at least 1.
	Odds() []int
}

// A Redacter is a position of a game with secrets: it hides them in moves.
type Redacter interface {
	// Redact returns a legal move as p may know it: what is secret is replaced by "?", or what the move has shown to p
	// is added. Play accepts a redacted move in positions in which the same is unknown, so that a record redacted for p
	// replays to a position with the same View for p. For Chance, Redact returns m itself.
	//
	// A redacted move that differs from m is never among the Moves of any position: links and players rely on that.
	//
	// Where something is unknown, Play may refuse a listed move as Undetermined, because its result depends on what is
	// unknown. It accepts the redacted form of that move, which says so much.
	Redact(m Move, p Player) Move
}

// An Expander is a position in which Play reads more words than Moves lists and Redact returns: short forms of
// several moves.
type Expander interface {
	// Expand returns the moves that a further word stands for, in their order; nil for any other word. Each is listed
	// where it is its turn, or is a listed move redacted. Playing the word is playing those moves, unless one of them
	// is Undetermined: then the word holds what is unknown. A word is short and printable as a Move, and never among
	// the Moves of any position.
	Expand(word Move) []Move
}

// A Spec is a game as a value.
//
// Links keep moves as places in lists, for ever. Its ID and variants, the order and text of the Moves of each of its
// positions and where its games end are therefore part of version 1 of package link, and stay as they are once the
// game has shipped.
type Spec struct {
	ID       string   // the game's name in links, addresses and the protocol
	Variants []string // ids of its variants, the default one first; never empty
	// Written reads the id of a variant that is not in Variants because it is its rules, written out, and returns it in
	// the one form that such rules have. Nil where Variants has all. The error says what is wrong, and where.
	Written func(variant string) (string, error)
	Options []string // ids of its yes-or-no options, all off by default
	// Sides are the letters by which a program names First and Second: those of the notation, or 1 and 2.
	Sides [2]string
	// Rounds is how many rounds a match has; 0 counts as 1. The players swap roles from round to round: in the
	// second the match's Second acts as the First of the positions. With several rounds every round's Outcome has a
	// Score, and the higher sum wins the match.
	Rounds int
	// Secret says that the players may know different things of a position. Every position is then a Redacter, and
	// Parse reads the text of a view, with "?" for what is unknown.
	Secret bool
	// Sealer tells which secrets are sealed in a match by links; nil for a game that cannot be played so.
	Sealer Sealer
	// SameDraw is the option with which every round draws from the same seed; empty when there is none.
	SameDraw string
	// Recurrences is how many times a position may occur before the game is a draw: 2 means that the
	// second occurrence draws. 0 means that positions may come back for ever; so it is with several rounds.
	Recurrences int
	// RecurrencesOf returns Recurrences in the variant of a position; nil where it is the same in all.
	RecurrencesOf func(Position) int
	// Key identifies a position for recurrence, side to move included; it returns false for a position
	// that does not count. Required when Recurrences is not 0.
	Key func(Position) (string, bool)
	// New returns the first position. The setup has been through Check.
	New func(Setup) (Position, error)
	// Parse reads a position's text, and nothing else, without panicking. The setup has been through Check.
	// The error is a *SyntaxError.
	Parse func(Setup, string) (Position, error)
}

// DrawsAt returns how many times a position may occur before the game is a draw, as Recurrences says it.
func (s *Spec) DrawsAt(p Position) int {
	if s.RecurrencesOf == nil {
		return s.Recurrences
	}
	return s.RecurrencesOf(p)
}

// IsWritten says whether an id is that of a variant that is its rules, written out. Check says whether these can be
// read.
func (s *Spec) IsWritten(variant string) bool {
	return s.Written != nil && strings.Contains(variant, "=")
}

// Check returns the setup in its canonical form: the default variant named, options sorted and without
// duplicates. The error is an *UnknownError when the Spec has no such variant or option, and a
// *VariantError around that of Written.
func (s *Spec) Check(setup Setup) (Setup, error) {
	if setup.Variant == "" {
		setup.Variant = s.Variants[0]
	}
	switch {
	case slices.Contains(s.Variants, setup.Variant):
	case s.IsWritten(setup.Variant): // no other id has an =
		written, err := s.Written(setup.Variant)
		if err != nil {
			return Setup{}, &VariantError{err}
		}
		setup.Variant = written
	default:
		return Setup{}, &UnknownError{What: "variant", Name: setup.Variant, Known: s.Variants}
	}
	setup.Options = append([]string(nil), setup.Options...)
	slices.Sort(setup.Options)
	setup.Options = slices.Compact(setup.Options)
	for _, option := range setup.Options {
		if !slices.Contains(s.Options, option) {
			return Setup{}, &UnknownError{What: "option", Name: option, Known: s.Options}
		}
	}
	return setup, nil
}
