package entropy

import (
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/ai/plan"
	"tablier/rules"
	"tablier/rules/entropy"
	"tablier/rules/short"
)

// An Adviser is the engine of hints. It searches as another engine does, but knows what that takes for good as it is:
// a blockade, in which the other side has but one move, or only passes, and a search of some plies sees the same
// estimate everywhere.
type Adviser struct {
	Engine ai.Engine
	Read   ai.Reader[Game, State] // as the engine's reader reads, but without its mood
}

// Search implements ai.Engine: the best move within the limits.
func (a Adviser) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	root, err := a.Read(task)
	if err != nil || ctx.Err() != nil || root.Game.End(root.State) != ai.Unknown {
		return a.Engine.Search(ctx, task, limits, hooks)
	}
	found, err := a.Engine.Search(ctx, task, limits, hooks)
	if err != nil || found.Value == ai.Win {
		return found, err
	}
	w := walk{game: root.Game, drawn: root.Drawn, occurred: root.Occurred, stood: stood(&root)}
	forces := false
	if found.Plan, forces = w.aim(root.State, found.Move); forces {
		w.lead(root.State, &found)
	}
	return found, nil
}

// lead replaces the move of a result by one that leads out of a blockade, where a search does not see through it.
func (w *walk) lead(root State, found *ai.Result) {
	w.run(root)
	locks := found.Plan.Aim == plan.Lock
	if !locks && len(w.nodes) < wide {
		return
	}
	e := w.best()
	if e == nil {
		return
	}
	found.PV = w.path(e)
	found.Move, found.Lines = found.PV[0], nil
	if found.Plan, _ = w.aim(root, found.Move); locks {
		found.Plan = plan.Plan{Aim: plan.Open, Moves: opening(found.PV)}
	}
}

// opening returns how many moves of a path the other side answers by passing.
func opening(way []rules.Move) (n int) {
	for n = 1; 2*n < len(way) && way[2*n-1] == rules.Pass; n++ {
	}
	return n
}

// stood returns the former sets of cells of the pawns of the side to move.
func stood(root *ai.Root[Game, State]) map[entropy.Set]bool {
	sets := map[entropy.Set]bool{}
	for word := range root.Occurred {
		if s := State(word); s&first == root.State&first {
			sets[s.own()] = true
		}
	}
	return sets
}

// Onward returns a reader for hints: the guide is hopeful, so that play goes on where no win is in sight yet. And a
// move after which all own pawns are where they have been before counts as one that leads to a position that has
// occurred, wherever those of the other side are.
func Onward(read ai.Reader[Game, State]) ai.Reader[Game, State] {
	return func(task ai.Task) (ai.Root[Game, State], error) { return hopeful(read(task)) }
}

func hopeful(root ai.Root[Game, State], err error) (ai.Root[Game, State], error) {
	if err != nil || root.Game.End(root.State) != ai.Unknown {
		return root, err
	}
	root.Game.rules.mood.Hopeful = true
	sets := stood(&root)
	var buf [entropy.MostMoves]entropy.Step
	for _, m := range root.Game.Moves(buf[:0], root.State) {
		if next, word, _ := root.Game.Play(root.State, m); m != entropy.PassStep && sets[next.other()] {
			root.Occurred[word] = true
		}
	}
	return root, nil
}

// A walk is the positions that one side can reach while the other has only one move. Where that is to pass there are
// at most 31,824 positions, for nobody else's pawns move.
type walk struct {
	game            Game
	drawn, occurred map[uint64]bool
	stood           map[entropy.Set]bool // the former sets of cells of the walker's pawns: no step leads back there
	nodes           []walkNode
	exits           []exit
}

// A walkNode is a position of a walk, with the walker to move.
type walkNode struct {
	state  State
	parent int32        // -1 for the root
	move   entropy.Step // of the walker
	reply  entropy.Step // the only one
	depth  int32        // moves of the walker
}

const (
	wide   = 100    // the least positions of a walk too wide for a search, where the other side need not pass
	widest = 32_000 // the greatest number of positions of a walk

	maxExits = 40_000 // of a walk, and those of one more position; the nearest come first
)

// An exit is a move of a walk after which the other side has a choice.
type exit struct {
	from  int32
	move  entropy.Step
	state State // the other side to move
	worth int32
}

// run searches breadth-first for the exits of the walk: positions after a move that leaves the other side a choice.
func (w *walk) run(root State) {
	seen := map[State]bool{root: true}
	w.nodes = []walkNode{{state: root, parent: -1}}
	var buf [entropy.MostMoves]entropy.Step
	for i := 0; i < len(w.nodes) && len(w.nodes) < widest && len(w.exits) < maxExits; i++ {
		here := w.nodes[i]
		for _, m := range w.game.Moves(buf[:0], here.state) {
			next, word, end := w.game.Play(here.state, m)
			if end != ai.Unknown || w.drawn[word] || m == entropy.PassStep || w.stood[next.other()] {
				continue
			}
			reply, forced := w.game.forced(next)
			if !forced {
				w.exits = append(w.exits, exit{from: int32(i), move: m, state: next})
				continue
			}
			after, word, end := w.game.Play(next, reply)
			if end == ai.Unknown && !seen[after] && !w.drawn[word] {
				seen[after] = true
				w.nodes = append(w.nodes, walkNode{after, int32(i), m, reply, here.depth + 1})
			}
		}
	}
}

// forced returns the only move of a position; false where there are several.
func (g Game) forced(s State) (only entropy.Step, ok bool) {
	if (entropy.State{Own: s.own(), Other: s.other()}).Count() > 1 { // quicker than to make the moves
		return 0, false
	}
	var buf [entropy.MostMoves]entropy.Step
	return g.Moves(buf[:0], s)[0], true
}

// aim returns the purpose of a move of the root, and whether it leaves the other side only one move.
func (w *walk) aim(root State, move rules.Move) (p plan.Plan, forces bool) {
	var buf [entropy.MostMoves]entropy.Step
	for _, m := range w.game.Moves(buf[:0], root) {
		if m.Text() != move {
			continue
		}
		next, _, end := w.game.Play(root, m)
		reply, forced := w.game.forced(next)
		if forces = forced && end == ai.Unknown; forces && reply == entropy.PassStep {
			return plan.Plan{Aim: plan.Lock}, true
		}
		if apart := scattered(next.other(), next.own()); apart > scattered(root.own(), root.other()) {
			return plan.Plan{Aim: plan.Spread, Points: apart}, forces
		}
	}
	return p, forces
}

const (
	exitsTried = 48 // exits that are looked at by the guide, those that the small net likes best
	exitLeast  = -1_000
	farther    = 60 // the cost of each move on the path to an exit
)

// best returns the best exit, nil when none is better than to stay.
func (w *walk) best() (best *exit) {
	quick := w.game.Quick()
	for i := range w.exits {
		e := &w.exits[i]
		e.worth = -quick.Eval(e.state) - farther*w.nodes[e.from].depth
	}
	order := short.Order(len(w.exits), func(i, j int) int { return cmp.Compare(w.exits[j].worth, w.exits[i].worth) })
	most := int32(exitLeast)
	for _, i := range order[:min(exitsTried, len(order))] {
		e := &w.exits[i]
		if worth := w.promise(e.state) - farther*w.nodes[e.from].depth; worth > most {
			best, most = e, worth
		}
	}
	return best
}

// promise returns the value for the walker of a position with the other side to move: half by its best reply, half by
// its replies at random.
func (w *walk) promise(s State) int32 {
	var buf [entropy.MostMoves]entropy.Step
	least, sum, n := int32(infinite), int32(0), int32(0)
	for _, m := range w.game.Moves(buf[:0], s) {
		next, word, end := w.game.Play(s, m)
		worth := int32(0)
		switch {
		case end == ai.Win:
			worth = infinite
		case end == ai.Loss:
			worth = -infinite
		case !w.occurred[word]:
			worth = w.game.Eval(next)
		}
		least, sum, n = min(least, worth), sum+worth, n+1
	}
	return (least + sum/n) / 2
}

// infinite is more than any estimate.
const infinite = 10_000

// path returns the moves to an exit and through it.
func (w *walk) path(e *exit) (moves []rules.Move) {
	moves = []rules.Move{e.move.Text()}
	for i := e.from; w.nodes[i].parent >= 0; i = w.nodes[i].parent {
		moves = append(moves, w.nodes[i].reply.Text(), w.nodes[i].move.Text())
	}
	slices.Reverse(moves)
	return moves
}
