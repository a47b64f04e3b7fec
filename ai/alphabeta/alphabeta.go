// Package alphabeta is a generic search for games of two players who move in turn with everything open:
// negamax with alpha-beta windows (Knuth and Moore 1975), principal variation search, iterative deepening, a
// transposition table, killer moves and the history heuristic (Schaeffer 1983).
//
// # What is proved
//
// A position in the root's Drawn ends the game in a draw, and so does, within the search, one that came
// before on the same path. A win or loss is proved when the search finds it: a winning tree is
// finite, so it needs no repetition and stays true by whatever path its root is reached. A draw is proved
// only when nothing behind it is an estimate made at the horizon. A draw by repetition on the path is true
// of that path alone; scores that rest on one are kept from the table until the position that is repeated is
// itself the root of the tree that was searched, from where the repetition is a fact (the "graph history
// interaction" problem, Campbell 1985).
//
// A repetition within the search counts as a draw whatever the Spec's Recurrences says. Where that is 2 and
// every position counts, it is the rule itself. Elsewhere, as in Entropy, where the third occurrence draws, it is a
// shortcut: the root keeps its value and the plies to its end, for a shortest win never comes back to a position.
// But of several lines one that wins only by way of the root is called a draw, and where Recurrences is 0 a draw
// says that neither side can force more, not that such a game ends.
//
// # Human-like slips
//
// A [Sight] below perfect makes the search overlook moves, at the root and everywhere below, its own and the
// other side's: whether a move is seen in a position depends on the seed alone, so the player is consistent
// within a game, blunders because it misses a reply as people do, and differs from game to game. Nothing is
// proved by such a search.
package alphabeta

import (
	"tablier/ai"
)

// Most is the largest estimate that Eval may return, up or down: ten-thousandths of a sure win.
const Most = 9_999

// A Game is what the search asks of a game.
type Game[S any, M ai.Code] interface {
	ai.Game[S, M]
	// Eval estimates a position that has not ended for its side to move: 10,000 times the expected result,
	// a win being 1 and a loss -1, from -Most to Most.
	Eval(s S) int32
}

// A Slipper is a Game that says which moves are easily missed. For other games all are alike.
type Slipper[S any, M ai.Code] interface {
	// Hidden returns how likely a move is overlooked, compared with others: 0 for never, 1 as usual.
	Hidden(s S, m M) float64
}

// A Shaper is a Game that says where the search may stop and where it may look less far. The others are searched to the
// same depth everywhere.
type Shaper[S any] interface {
	// Quiet says whether a position that has not ended may be estimated. Where it may not, the search goes on by a
	// ply, and again, as far as twice the depth that was asked for.
	Quiet(s S) bool
	// Late returns how many moves of a position come before those that the order makes unlikely to matter. These are
	// searched a ply less deep, and again in full when they turn out better than what is known (late move
	// reductions). A win is then still one, but at a given depth there may be a faster one.
	Late() int
}

// A Sight is how well a player sees. The zero value sees everything.
type Sight struct {
	Overlook float64 // the chance that a usual move is not seen in a position, below 1
}

// An Engine searches the games that its Reader knows.
type Engine[G Game[S, M], S any, M ai.Code] struct {
	read  ai.Reader[G, S]
	sight Sight
	core  *core[S, M]
}

// New returns an engine whose table has 4·2^bits entries of 16 bytes; bits is from 1 to 24.
func New[G Game[S, M], S any, M ai.Code](read ai.Reader[G, S], bits uint) *Engine[G, S, M] {
	return &Engine[G, S, M]{read: read, core: &core[S, M]{bits: bits}}
}

// With returns an engine that sees worse and shares the tables of e: not both may search at once.
func (e *Engine[G, S, M]) With(sight Sight) *Engine[G, S, M] {
	return &Engine[G, S, M]{read: e.read, sight: sight, core: e.core}
}

// Search implements ai.Engine. Each search starts from empty tables.
func (e *Engine[G, S, M]) Search(ctx ai.Context, task ai.Task, limits ai.Limits, host ai.Host) (ai.Result, error) {
	root, err := e.read(task)
	if err != nil {
		return ai.Result{}, err
	}
	if root.Game.End(root.State) != ai.Unknown {
		return ai.Result{}, ai.ErrNoMove
	}
	if ctx.Err() != nil {
		return ai.Glance[G, S, M](root, func(s S) float64 { return float64(root.Game.Eval(s)) / (Most + 1) }, task.Seed)
	}
	c := e.core
	c.begin(root.Game, root.Drawn, e.sight, task.Seed)
	margin := tempting(root.Game, e.sight, limits, len(root.Stood))
	c.meter = ai.NewMeter(ctx, spare(limits, margin), host)
	d := deepening[S, M]{core: c, root: root.State, limits: limits, host: host, stood: root.Stood, margin: margin}
	return d.run(), nil
}
