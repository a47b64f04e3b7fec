package prove

import (
	"slices"
	"strconv"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// deepest is how many plies are looked at, at most.
const deepest = 60

// Prove answers a question of winning or holding.
func (f *Forced[G, S, M]) Prove(t Task, meter *ai.Meter) (found Found, err error) {
	if t.Kind != puzzle.Win && t.Kind != puzzle.Hold {
		return found, ErrQuestion
	}
	f.meter, f.spent = meter, false
	if f.known == nil {
		f.known = map[uint64]bound{}
	}
	options, depth := f.deepen(t)
	found.Depth = depth
	made := puzzle.Puzzle{Kind: t.Kind, Variant: t.Variant, Position: t.Position.String()}
	soonest := 0
	for _, o := range options {
		if o.value == ai.Unknown {
			found.Open++
		}
		if n := (o.plies + 1) / 2; o.value == ai.Win && (soonest == 0 || n < soonest) {
			soonest = n
		}
		if o.value == ai.Win && t.Kind == puzzle.Win {
			found.Right = append(found.Right, o.move)
		}
	}
	if t.Soon && soonest > 0 {
		made.On, found.Open = strconv.Itoa(soonest), 0
	}
	if found.Open == 0 {
		f.make(made, t, options, &found)
	}
	return found, nil
}

// deepen looks ever deeper until the question is answered or no more may be looked at. Depth is how deep all moves have
// been looked at.
func (f *Forced[G, S, M]) deepen(t Task) (options []option, depth int) {
	options = f.look(t.Position, 0)
	for d := 2; d <= deepest; d += 2 {
		next := f.look(t.Position, d)
		if f.spent {
			break
		}
		options, depth = next, d
		won := func(o option) bool { return o.value == ai.Win }
		open := func(o option) bool { return o.value == ai.Unknown }
		if t.Soon && slices.ContainsFunc(options, won) || !slices.ContainsFunc(options, open) {
			break
		}
	}
	return options, depth
}

// make makes the puzzle of a question that is answered, where something is right. Its replies and its line may want more
// than may be looked at: then all is open.
func (f *Forced[G, S, M]) make(made puzzle.Puzzle, t Task, options []option, found *Found) {
	for _, o := range options {
		v := puzzle.Verdict{Value: o.value, Plies: o.plies, Reply: -1}
		if o.value == ai.Draw {
			v.Plies = 0
		}
		if !o.after.Outcome().Over() {
			v.Reply = f.reply(o, found.Depth)
		}
		made.Verdicts = append(made.Verdicts, v)
	}
	if made.Value() != map[puzzle.Kind]ai.Value{puzzle.Win: ai.Win, puzzle.Hold: ai.Draw}[t.Kind] {
		return
	}
	found.Right = nil
	for i, o := range options {
		if made.Right(i) {
			if found.Right = append(found.Right, o.move); len(found.Right) == 1 {
				made.Line = f.line(o, 2*made.Within())
			}
		}
	}
	if made.Several = len(found.Right) > 1; f.spent {
		found.Open = len(options)
		return
	}
	found.Puzzle, found.Alike = made, alike(t.Position, found.Right, f.Key)
}

// reply returns the number of the best reply to a move: the longest resistance, the soonest win, or what keeps a draw
// or leaves the end open.
func (f *Forced[G, S, M]) reply(to option, depth int) (best int) {
	replies := f.look(to.after, max(depth, to.plies)-1)
	for i, o := range replies {
		than := replies[best]
		switch {
		case o.value == than.value && (o.value == ai.Loss && o.plies > than.plies || o.value == ai.Win && o.plies < than.plies):
			best = i
		case o.value != than.value && rank(o.value) > rank(than.value):
			best = i
		}
	}
	return best
}

// rank orders values for who chooses: what is open may be anything, and is better than a loss.
func rank(v ai.Value) int {
	return map[ai.Value]int{ai.Loss: 0, ai.Unknown: 1, ai.Draw: 2, ai.Win: 3}[v]
}

// line returns the solution: the first move and, of a win, the longest resistance and the only move that wins then,
// within so many plies of the whole if that is not 0, as long as there is one alone.
func (f *Forced[G, S, M]) line(now option, within int) (moves []rules.Move) {
	moves = []rules.Move{now.move}
	for now.value == ai.Win && !now.after.Outcome().Over() {
		replies := f.look(now.after, now.plies-1)
		reply := replies[f.reply(now, now.plies)]
		if reply.after.Outcome().Over() {
			break
		}
		left := max(now.plies-2, within-len(moves)-1)
		next, wins, open := option{}, 0, 0
		for _, o := range f.look(reply.after, left) {
			switch o.value {
			case ai.Win:
				next = o
				wins++
			case ai.Unknown:
				open++
			}
		}
		if f.spent || wins != 1 || within == 0 && open > 0 {
			break
		}
		moves = append(moves, reply.move, next.move)
		now = next
	}
	return moves
}
