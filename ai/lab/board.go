package lab

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"tablier/rules"
)

// A board is the game of one query: its rules, what it counts, and what has been changed about it.
type board struct {
	Query
	eval      func(p rules.Position) float64
	bound     float64 // of estimates: below any end of the game within the depth
	leaves    map[string]float64
	reordered map[string][]rules.Move
}

// A spot is a position, or the moment in it when a move has been made and what it turns out to be is left to chance.
type spot struct {
	position rules.Position
	due      rules.Move // empty when no move is
}

// The ends of games that are won or lost are worth so much, less a ply each.
const sure = 100

// mostEstimate is the highest estimate, whatever the depth.
const mostEstimate = 90

func count(n int) string { return strconv.Itoa(n) }

func newBoard(q Query) (*board, error) {
	b := &board{Query: q, bound: math.Inf(1), leaves: map[string]float64{}, reordered: map[string][]rules.Move{}}
	var names []string
	for _, e := range q.Lesson.Evaluations {
		if names = append(names, e.Name); b.eval == nil && (q.Evaluation == "" || q.Evaluation == e.Name) {
			b.eval = e.Of
		}
	}
	if b.eval == nil {
		return nil, wrong("evaluation", names)
	}
	if q.Lesson.Points == nil {
		b.bound = float64(max(0, min(mostEstimate, sure-1-q.Depth)))
	}
	for i, l := range q.Leaves {
		field := "leaves[" + count(i) + "]"
		s, err := b.follow(field, l.Path)
		if err != nil {
			return nil, err
		}
		if q.Lesson.Points == nil && (l.Value != math.Trunc(l.Value) || math.Abs(l.Value) > b.bound) {
			return nil, &QueryError{field, "an integer from -" + count(int(b.bound)) + " to " + count(int(b.bound))}
		}
		b.leaves[s.key()] = l.Value
	}
	for i, o := range q.Reordered {
		s, err := b.follow("orders["+count(i)+"]", o.Path)
		if err != nil {
			return nil, err
		}
		b.reordered[s.key()] = o.Moves
	}
	return b, nil
}

// follow plays moves from the root. The error is a *PathError.
func (b *board) follow(field string, path []rules.Move) (spot, error) {
	s := spot{position: b.Root}
	for i, m := range path {
		moves, _ := b.list(s)
		if !slices.Contains(moves, m) {
			return spot{}, &PathError{field, i, m}
		}
		s = b.play(s, m)
	}
	return s, nil
}

// A PathError is the error of a path that leads nowhere.
type PathError struct {
	Field string
	At    int // the number of the move, from 0
	Move  rules.Move
}

func (e *PathError) Error() string { return e.Field + ": " + e.Reason() }

// Reason says which move is wrong.
func (e *PathError) Reason() string {
	return "move " + count(e.At+1) + ", " + strconv.Quote(string(e.Move)) + ", is not among those of its node"
}

// key identifies a spot.
func (s spot) key() string { return s.position.String() + " " + string(s.due) }

// mover says who acts: Chance also where it decides what a move turns out to be.
func (s spot) mover() rules.Player {
	if s.due != "" {
		return rules.Chance
	}
	return s.position.ToMove()
}

// list returns the moves of a spot as the rules list them, and the weights of those of chance.
func (b *board) list(s spot) (moves []rules.Move, weights []int) {
	switch {
	case s.due != "":
		return b.Lesson.Reveal(s.position, s.due)
	case s.position.ToMove() == rules.Chance:
		return s.position.Moves(), rules.Weights(s.position)
	}
	return s.position.Moves(), nil
}

// play returns what a listed move leads to.
func (b *board) play(s spot, m rules.Move) spot {
	if b.Lesson.Reveal != nil && s.due == "" {
		if revealed, _ := b.Lesson.Reveal(s.position, m); len(revealed) > 0 {
			return spot{s.position, m}
		}
	}
	next, err := s.position.Play(m)
	if err != nil {
		panic("lab: a listed move is refused: " + err.Error())
	}
	return spot{position: next}
}

// ended says whether the game has ended at a spot, and what it is then worth at a ply of the tree.
func (b *board) ended(s spot, ply int) (value float64, over bool) {
	if s.due != "" {
		return 0, false
	}
	out := s.position.Outcome()
	switch {
	case !out.Over():
		return 0, false
	case b.Lesson.Points != nil:
		return b.Lesson.Points(s.position), true
	case out.Winner == rules.Nobody:
		return 0, true
	case out.Winner == b.Lesson.Max:
		return float64(sure - ply), true
	}
	return float64(ply - sure), true
}

// estimate is what a spot at the horizon is taken to be worth.
func (b *board) estimate(s spot) float64 {
	if len(b.leaves) > 0 {
		if v, given := b.leaves[s.key()]; given {
			return v
		}
	}
	return max(-b.bound, min(b.bound, b.eval(s.position)))
}

// moves returns the moves of a spot in the order in which they are searched, and the weights of those of chance.
func (b *board) moves(s spot) (moves []rules.Move, weights []int) {
	moves, weights = b.list(s)
	if weights != nil {
		return moves, weights
	}
	switch b.Order {
	case Reverse:
		slices.Reverse(moves)
	case Best, Worst:
		b.sort(s, moves)
	}
	if len(b.reordered) > 0 {
		if first := b.reordered[s.key()]; first != nil {
			slices.SortStableFunc(moves, func(x, y rules.Move) int { return cmp.Compare(place(first, x), place(first, y)) })
		}
	}
	return moves, nil
}

// place returns where a move stands in a list, its end when it does not.
func place(list []rules.Move, m rules.Move) int {
	if i := slices.Index(list, m); i >= 0 {
		return i
	}
	return len(list)
}

// sort orders moves by the evaluation after them.
func (b *board) sort(s spot, moves []rules.Move) {
	worth := make(map[rules.Move]float64, len(moves))
	for _, m := range moves {
		next := b.play(s, m)
		v, over := b.ended(next, 0)
		if !over {
			v = b.eval(next.position)
		}
		if (s.mover() == b.Lesson.Max) == (b.Order == Best) {
			v = -v
		}
		worth[m] = v
	}
	slices.SortStableFunc(moves, func(x, y rules.Move) int { return cmp.Compare(worth[x], worth[y]) })
}
