package prove

import (
	"slices"
	"strconv"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// Values are what a prover knows of the positions of a game without chance.
type Values struct {
	// Of returns what a position that goes on is worth to its side to move, with the plies to the end. Where a game is
	// looked at ply by ply it is Unknown unless it is decided within so many plies.
	Of func(p rules.Position, depth int) (ai.Value, int)
	// Key returns the same text for positions that a symmetry takes to each other.
	Key func(p rules.Position) string
	// Spent says that no more positions may be looked at: from then on values may be any.
	Spent func() bool
	// Final says that more positions would not help, for want of memory; nil where they always do.
	Final func() bool
	// Deepens says that the game is looked at ply by ply.
	Deepens bool
}

// deepest is how many plies are looked at, at most.
const deepest = 60

// Prove answers a question of winning or holding. Its replies hold out as long as can be, or win as soon.
func (v *Values) Prove(t Task) (found Found, err error) {
	if t.Kind != puzzle.Win && t.Kind != puzzle.Hold {
		return found, ErrQuestion
	}
	options, depth := v.deepen(t)
	made := puzzle.Puzzle{Kind: t.Kind, Variant: t.Variant, Options: t.Options, Position: t.Position.String()}
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
	found.Depth = depth
	switch {
	case v.Spent() && !v.Deepens:
		return Found{Open: len(options), Final: v.final()}, nil
	case t.Soon && soonest > 0:
		if soonest > puzzle.MostMoves {
			return Found{}, ErrQuestion
		}
		made.On, found.Open = strconv.Itoa(soonest), 0
	}
	if found.Final = v.Deepens && depth == deepest && found.Open > 0; found.Open == 0 {
		v.make(made, t, options, &found)
	}
	return found, nil
}

func (v *Values) final() bool { return v.Final != nil && v.Final() }

// deepen looks ever deeper until the question is answered or no more may be looked at. Depth is how deep all moves have
// been looked at.
func (v *Values) deepen(t Task) (options []option, depth int) {
	options = v.look(t.Position, 0)
	for d := 2; v.Deepens && d <= deepest; d += 2 {
		next := v.look(t.Position, d)
		if v.Spent() {
			break
		}
		options, depth = next, d
		if t.Soon && slices.ContainsFunc(options, option.wins) || !slices.ContainsFunc(options, option.open) {
			break
		}
	}
	return options, depth
}

// make makes the puzzle of a question that is answered, where something is right. Its replies and its line may want
// more than may be looked at: then all is open.
func (v *Values) make(made puzzle.Puzzle, t Task, options []option, found *Found) {
	found.Right = nil
	for _, o := range options {
		verdict := puzzle.Verdict{Value: o.value, Plies: o.plies, Reply: -1}
		if !o.after.Outcome().Over() {
			verdict.Reply = v.reply(o, found.Depth)
		}
		made.Verdicts = append(made.Verdicts, verdict)
	}
	if value := made.Value(); t.Kind == puzzle.Win && value != ai.Win || t.Kind == puzzle.Hold && value != ai.Draw {
		return
	}
	for i, o := range options {
		if made.Right(i) {
			if found.Right = append(found.Right, o.move); len(found.Right) == 1 {
				made.Line = v.line(o, 2*made.Within())
			}
		}
	}
	if made.Several = len(found.Right) > 1; v.Spent() {
		found.Open, found.Final = len(options), v.final()
		return
	}
	found.Puzzle, found.Alike = made, alike(t.Position, found.Right, v.Key)
}

// reply returns the number of the best reply to a move: the longest resistance, the soonest win, or what keeps a draw
// or leaves the end open.
func (v *Values) reply(to option, depth int) (best int) {
	replies := v.look(to.after, max(depth, to.plies)-1)
	for i, o := range replies {
		if than := replies[best]; o.rank() > than.rank() || o.rank() == than.rank() && o.better(than) {
			best = i
		}
	}
	return best
}

// line returns the solution: the first move and, of a win, the longest resistance and the only move that wins then,
// within so many plies of the whole if that is not 0, as long as there is one alone.
func (v *Values) line(now option, within int) (moves []rules.Move) {
	moves = []rules.Move{now.move}
	for now.wins() && !now.after.Outcome().Over() && !v.Spent() {
		replies := v.look(now.after, now.plies-1)
		reply := replies[v.reply(now, now.plies)]
		if reply.after.Outcome().Over() {
			break
		}
		left := within - len(moves) - 1
		next, wins, open := option{}, 0, false
		for _, o := range v.look(reply.after, max(left, now.plies-2)) {
			if o.wins() && (within == 0 || o.plies <= left) {
				next = o
				wins++
			}
			open = open || o.open() && within == 0
		}
		if wins != 1 || open {
			break
		}
		moves = append(moves, reply.move, next.move)
		now = next
	}
	return moves
}
