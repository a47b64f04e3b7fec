package entropy

import (
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/ai/plan"
	"tablier/rules"
	"tablier/rules/entropy"
)

// An Adviser finds moves for hints. It searches as another engine does, but knows what that takes for good as it is: a
// blockade, in which the other side has but one move, or only passes, and a search of some plies sees the same estimate
// everywhere.
type Adviser struct{ Engine ai.Engine }

// Search implements ai.Engine.
func (a Adviser) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	root, err := Read(task)
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

// lead leads out of a blockade instead, where it is one that a search does not see through.
func (w *walk) lead(root State, found *ai.Result) {
	w.run(root)
	locks := found.Plan.Aim == plan.Lock
	if !locks && len(w.steps) < wide {
		return
	}
	e := w.best()
	if e == nil {
		return
	}
	found.PV = w.way(e)
	found.Move, found.Lines = found.PV[0], nil
	if found.Plan, _ = w.aim(root, found.Move); locks {
		found.Plan = plan.Plan{Aim: plan.Open, Moves: opening(found.PV)}
	}
}

// opening returns how many moves a way has until the other side does not pass any more.
func opening(way []rules.Move) (n int) {
	for n = 1; 2*n < len(way) && way[2*n-1] == rules.Pass; n++ {
	}
	return n
}

// stood returns where the pawns of the side to move have been in the game before it moved.
func stood(root *ai.Root[Game, State]) map[entropy.Set]bool {
	sets := map[entropy.Set]bool{}
	for word := range root.Occurred {
		if s := State(word); s&first == root.State&first {
			sets[s.own()] = true
		}
	}
	return sets
}

// ReadOnward is Read for hints: the guide is hopeful, so that play goes on where no win is in sight yet. And a move
// after which all own pawns are where they have been before counts as one that leads to a position that has occurred,
// wherever those of the other side are.
func ReadOnward(task ai.Task) (ai.Root[Game, State], error) {
	root, err := Read(task)
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

// A walk is what one side can do while the other has but one move. Where that is to pass there are at most 31,824
// positions, for nobody else's pawns move.
type walk struct {
	game            Game
	drawn, occurred map[uint64]bool
	stood           map[entropy.Set]bool // where the pawns of the walker have been: nothing leads back there
	steps           []stride
	exits           []exit
}

// A stride is a position of a walk, with the walker to move.
type stride struct {
	state State
	from  int32        // the one before, -1 for the root
	move  entropy.Step // of the walker
	reply entropy.Step // the only one
	far   int32        // moves of the walker
}

const (
	wide   = 100    // positions of a walk, at least, that a search does not see through if the other side need not pass
	widest = 32_000 // positions of a walk, at most

	mostExits = 40_000 // of a walk, and those of one more position; the nearest come first
)

// An exit is a move after which the other side has a choice.
type exit struct {
	from  int32
	move  entropy.Step
	state State // the other side to move
	worth int32
}

// run goes all ways, the shortest first, and finds the exits.
func (w *walk) run(root State) {
	seen := map[State]bool{root: true}
	w.steps = []stride{{state: root, from: -1}}
	var buf [entropy.MostMoves]entropy.Step
	for i := 0; i < len(w.steps) && len(w.steps) < widest && len(w.exits) < mostExits; i++ {
		here := w.steps[i]
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
				w.steps = append(w.steps, stride{after, int32(i), m, reply, here.far + 1})
			}
		}
	}
}

// forced returns the only move of a position, and whether there is only one.
func (g Game) forced(s State) (only entropy.Step, ok bool) {
	if (entropy.State{Own: s.own(), Other: s.other()}).Count() > 1 { // quicker than to make the moves
		return 0, false
	}
	var buf [entropy.MostMoves]entropy.Step
	return g.Moves(buf[:0], s)[0], true
}

// aim returns what a move of the root is for, and whether it leaves the other side but one move.
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
	farther    = 60 // how much less an exit is worth for each move of the way to it
)

// best returns the best exit, nil when there is none that is not worse than to stay.
func (w *walk) best() (best *exit) {
	quick := w.game.Quick()
	for i := range w.exits {
		e := &w.exits[i]
		e.worth = -quick.Eval(e.state) - farther*w.steps[e.from].far
	}
	slices.SortStableFunc(w.exits, func(a, b exit) int { return cmp.Compare(b.worth, a.worth) })
	most := int32(exitLeast)
	for i := range w.exits[:min(exitsTried, len(w.exits))] {
		e := &w.exits[i]
		if worth := w.promise(e.state) - farther*w.steps[e.from].far; worth > most {
			best, most = e, worth
		}
	}
	return best
}

// promise returns what a position with the other side to move is worth to the walker: half by its best reply, half by
// what replies at random leave.
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

// way returns the moves to an exit and through it.
func (w *walk) way(e *exit) (moves []rules.Move) {
	moves = []rules.Move{e.move.Text()}
	for i := e.from; w.steps[i].from >= 0; i = w.steps[i].from {
		moves = append(moves, w.steps[i].reply.Text(), w.steps[i].move.Text())
	}
	slices.Reverse(moves)
	return moves
}
