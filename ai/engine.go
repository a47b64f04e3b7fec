// Package ai is the contract between a caller who wants a move and the engines that search for one. The techniques,
// generic over games, are in the packages below it (alphabeta, retro); which engine plays which game at which level
// is in package players; the messages by which the page and other programs ask are in package protocol, and package
// worker is the program that answers them.
//
// An engine is given what the side to move may know, never the position itself.
//
// The generic techniques ask a game for its typed core, a [Game], by few and coarse calls; a [Meter] counts
// their nodes against the limits and lets the program breathe.
package ai

import (
	"cmp"

	"tablier/ai/plan"
	"tablier/rules"
)

// A Task is a question to an engine: a match as the player to move may know it.
type Task struct {
	Spec    *rules.Spec
	Variant string // as in rules.Setup; the usual one when empty
	// View is the knowledge of the player to move: First or Second as they are called in the round's positions, see
	// rules.Match.Role.
	View rules.View
	// Past is that player's earlier views, one for each position of the round, oldest first: see rules.Match.Past. It
	// is nil in games without secrets, and where nobody knows what came before.
	Past []rules.View
	// Last is the last move in the round by which a player moved something; empty where nobody knows of one.
	Last rules.Move
	// Seen counts how often each position has occurred, by the Spec's key, the present one included: see
	// rules.Match.Seen. Positions here may come back no more often than the Spec's Recurrences allow.
	Seen map[string]int
	// Seed is of every random choice: the same Task and Limits by nodes or depth give the same Result, wherever the same
	// files are at hand.
	Seed  uint64
	Alone bool // no file that the program does not carry is used: the Result is the same on every machine
}

// TaskOf returns the task of the player to move in a match.
func TaskOf(m *rules.Match, seed uint64) Task {
	who := m.ToMove()
	return Task{
		Spec: m.Spec(), Variant: m.Setup().Variant, View: m.View(m.Ply(), who), Past: m.Past(who), Last: last(m),
		Seen: m.Seen(), Seed: seed,
	}
}

// last returns the last move of the round that was played, and was no pass.
func last(m *rules.Match) rules.Move {
	for ply := m.Ply(); ply > 0 && m.RoundAt(ply-1) == m.Round(); ply-- {
		if move := m.Move(ply); move.Played() && move != rules.Pass {
			return move
		}
	}
	return ""
}

// Limits are the bounds of a search; zero fields do not limit. A search with no limit at all ends when the value is
// proved or the context is done.
type Limits struct {
	Millis int64
	Nodes  uint64 // the node budget
	Depth  int    // plies
	Lines  int    // how many best moves to report with their lines; 0 counts as 1
}

// A Value is the exact value of a position for the side to move.
type Value int8

// The values. Unknown stands for a value that has not been proved.
const (
	Unknown Value = iota
	Loss
	Draw
	Win
)

// String returns loss, draw, win, or the empty string for Unknown.
func (v Value) String() string { return [...]string{"", "loss", "draw", "win"}[v] }

// A Line is a move with its evaluation and principal variation.
type Line struct {
	Move  rules.Move
	Value Value        // for the side to move at the root, when proved
	Plies int          // to the end with best play when Value is Win or Loss, the move included; 0 when not known
	Score float64      // expected result in [-1, 1] for the side to move, or the game's own unit
	PV    []rules.Move // principal variation; starts with Move
	Risk  Risk         // of a move that draws, or may
}

// A Risk is how difficult a drawn move makes it for the other side. It is zero where that is not known, and where the
// move ends the game.
type Risk struct {
	Losing, Replies int // how many of the other side's replies lose, and how many there are
	// Level is the draw level: the least number of plies, the move included, in which the mover makes sure that the
	// other side faces a position in which some move loses, when both make only moves that keep the draw. It is 1 where
	// some reply loses, and 0 when the mover cannot make sure of it.
	Level int
	// AtLeast says that Losing replies are proved to lose, and there may be more. Then Level is 0 where it has proved
	// none.
	AtLeast bool
}

// Compare compares the risks of two drawn moves: it returns -1 when r is greater, by the share of the replies that
// lose, then by their number, then by the draw level; 0 when they are equal.
func (r Risk) Compare(s Risk) int {
	return cmp.Or(cmp.Compare(s.Losing*r.Replies, r.Losing*s.Replies), cmp.Compare(s.Losing, r.Losing),
		cmp.Compare(uint(r.Level-1), uint(s.Level-1)))
}

// A Progress is the state of a search under way.
type Progress struct {
	Line
	Depth  int
	Nodes  uint64
	Millis int64
}

// An End is the reason why a search ended.
type End string

// The ends of a search.
const (
	Proved  End = "proved"  // the value is exact
	ByDepth End = "depth"   // the depth asked for
	ByNodes End = "nodes"   // the node budget asked for, or the level's
	ByTime  End = "time"    // the time asked for
	Stopped End = "stopped" // the context
)

// A Result is the answer of a search.
type Result struct {
	Progress
	Lines []Line // best first, as many as asked for and there are
	End   End
	Plan  plan.Plan // of an engine that gives hints
}

// Hooks are the callbacks of a running search, on the goroutine that called Search.
type Hooks struct {
	Report func(Progress) // called with new results; may be nil
	// Beat is called about five times a second, also without new results; may be nil. A [Meter] does so for every
	// engine that counts with it.
	Beat func(nodes uint64, millis int64)
	// Pause is called every thousand nodes or so; may be nil. In a browser it hands control back to
	// JavaScript from time to time, without which no message, a stop among them, would be heard.
	Pause func()
}

// A Context says when a search must end: as soon as its Err is not nil. Any context.Context is one; the
// program in a browser has its own, because package context would add 40 kB to it.
type Context interface{ Err() error }

// An Engine finds a move. It keeps nothing between searches but caches that do not change its answers.
type Engine interface {
	// Search looks for the best move of task.View. It ends at the first limit reached, soon after ctx is
	// done at the latest, and always has a move: with a context done beforehand, the best that costs
	// almost nothing, found without touching what another Search running at the same time may use. Apart
	// from that, searches must follow one another. The error says that the position has no move or that
	// the engine cannot read it.
	Search(ctx Context, task Task, limits Limits, hooks Hooks) (Result, error)
}
