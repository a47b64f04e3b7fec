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
// # Risks
//
// Asked for several lines within nodes or time, a search leaves half of them to find out how many replies to each line
// that may be drawn are proved to lose, [ai.Risk]. Those wins lie too deep for a search of all moves to some depth,
// which with 1,000,000 nodes found a fifth of the losing replies in Entropy. Proof-number search, which goes deep where
// the other side has few moves and looks lost, finds more than a third. The replies take turns, those that look lost
// first.
//
// # Handicap
//
// An [ai.Handicap] with Overlook makes the search overlook moves, at the root and at every other node, its own and the
// other side's. Whether a move is seen in a position depends on the seed, and on how hard it is to see for who has just
// seen the last move of the game: [ai.Sighted]. So a player blunders because it misses a reply, as people do, and
// differs from game to game. Nothing is proved by such a search. Here Overlook is below 1, and the moves that a game
// calls less easily missed are overlooked less often: [Overlooker].
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

// An Overlooker is a Game with moves that are easily overlooked. In other games all are alike.
type Overlooker[S any, M ai.Code] interface {
	// Overlooked returns the likelihood that a move is overlooked, compared with others: 0 for never, 1 as usual.
	Overlooked(s S, m M) float64
}

// A Selective is a Game that asks for a selective search, with extensions and reductions. Others are searched to the
// same depth everywhere.
type Selective[S any] interface {
	// Quiet says whether a position that has not ended may be estimated. Where it may not, the search goes on by a
	// ply, and again, up to twice the depth that was asked for.
	Quiet(s S) bool
	// FullDepthMoves returns how many moves of a position are searched to the full depth. Later moves in the order are
	// searched a ply less deep, and again in full when they turn out better than what is known (late move reductions).
	// A win found so is a win, but at a given depth there may be a faster one.
	FullDepthMoves() int
}

// An Engine searches the games that its Reader knows.
type Engine[G Game[S, M], S any, M ai.Code] struct {
	read     ai.Reader[G, S]
	handicap ai.Handicap
	contempt int32
	core     *core[S, M]
}

// New returns an engine whose table has 4·2^bits entries of 16 bytes; bits is from 1 to 24.
func New[G Game[S, M], S any, M ai.Code](read ai.Reader[G, S], bits uint) *Engine[G, S, M] {
	return &Engine[G, S, M]{read: read, core: &core[S, M]{bits: bits}}
}

// With returns an engine with a handicap that shares the tables of e: not both may search at once.
func (e *Engine[G, S, M]) With(handicap ai.Handicap) *Engine[G, S, M] {
	return &Engine[G, S, M]{read: e.read, handicap: handicap, core: e.core}
}

// Reading returns an engine that reads by another reader and shares the tables of e; not both may search at once.
func (e *Engine[G, S, M]) Reading(read ai.Reader[G, S]) *Engine[G, S, M] {
	return &Engine[G, S, M]{read: read, handicap: e.handicap, contempt: e.contempt, core: e.core}
}

// Restless returns an engine with contempt: a repeated position counts as that much worse than even, in the unit of
// Eval, so that the engine looks for something else to do, and all the more at the root. It has a reader of its own,
// shares the tables of e and proves no draws.
func (e *Engine[G, S, M]) Restless(read ai.Reader[G, S], contempt int32) *Engine[G, S, M] {
	return &Engine[G, S, M]{read: read, handicap: e.handicap, contempt: contempt, core: e.core}
}

// Search implements ai.Engine. Each search starts from empty tables.
func (e *Engine[G, S, M]) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	root, err := e.read(task)
	if err != nil {
		return ai.Result{}, err
	}
	if root.Game.End(root.State) != ai.Unknown {
		return ai.Result{}, ai.ErrNoMove
	}
	if ctx.Err() != nil {
		return ai.OnePly[G, S, M](root, func(s S) float64 { return float64(root.Game.Eval(s)) / (Most + 1) }, task.Seed)
	}
	c := e.core
	c.begin(root.Game, root.Drawn, root.Last, e.handicap, task.Seed)
	c.contempt = e.contempt
	margin := swindleMargin(root.Game, e.handicap, limits, len(root.Occurred))
	share, hunts := uint64(0), asksHunt(root.Game, e.handicap, limits)
	switch {
	case margin > 0 || hunts:
		share = swindleShare
	case asksRisks(e.handicap, limits):
		share = riskShare
	}
	d := deepening[S, M]{
		core: c, root: root.State, limits: limits, hooks: hooks, occurred: root.Occurred, margin: margin, share: share,
		hunts: hunts,
	}
	if limits = spare(limits, share); hunts {
		limits = d.beforeHunt(true) // if it turns out otherwise, more is added
	}
	c.meter = ai.NewMeter(ctx, limits, hooks)
	return d.run(), nil
}
