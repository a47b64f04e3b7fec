package lab

import (
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/short"
)

// A code is the index of a move in names.
type code uint32

// A state is a position in a search.
type state struct {
	rules.Position
	side rules.Player // the side to move, or that would be if the game went on; Chance where that acts
	due  rules.Move   // a move that has been made, whose result chance decides; empty for none
	path string       // from the root, where something depends on it
}

// A board is a game for searches that are shown: the rules, an order of moves and an evaluation.
type board struct {
	request *Request
	subject *Subject
	changes changes
	names   *names
}

// A names numbers the moves of the search.
type names struct {
	moves []rules.Move
	codes map[rules.Move]code
}

func (n *names) code(m rules.Move) code {
	c, ok := n.codes[m]
	if !ok {
		c = code(len(n.moves))
		n.moves, n.codes[m] = append(n.moves, m), c
	}
	return c
}

func newBoard(r *Request, s *Subject) board {
	// Code 0 is no move: the root has none before it.
	return board{
		request: r, subject: s, changes: r.changes(),
		names: &names{moves: []rules.Move{""}, codes: map[rules.Move]code{}},
	}
}

func (b board) root() state { return state{Position: b.request.Root, side: b.request.Root.ToMove()} }

// next returns the state after a legal move.
func (b board) next(s state, m rules.Move) state {
	next := s
	if b.hidden(s, m) {
		next.side, next.due = rules.Chance, m
	} else {
		p, err := s.Play(m)
		if err != nil {
			panic("lab: " + err.Error()) // it is listed
		}
		next = state{Position: p, side: p.ToMove(), path: s.path}
		if next.side == rules.Nobody {
			next.side = s.Position.ToMove().Other()
		}
	}
	if b.changes.any() {
		next.path = extend(s.path, m)
	}
	return next
}

// hidden says whether chance decides the result of a move, such as an attack on an unknown pawn.
func (b board) hidden(s state, m rules.Move) bool {
	if b.subject.Reveal == nil || s.due != "" {
		return false
	}
	moves, _ := b.subject.Reveal(s.Position, m)
	return len(moves) > 0
}

// listed returns the legal moves in the order of the board, or the possible results of the move that is due.
func (b board) listed(s state) []rules.Move {
	switch {
	case s.due != "":
		moves, _ := b.subject.Reveal(s.Position, s.due)
		return moves
	case b.subject.List != nil && !s.Outcome().Over():
		return b.subject.List(s.Position)
	}
	return s.Position.Moves()
}

// odds returns the weight of each move: 1 where a player chooses.
func (b board) odds(s state, moves int) []int {
	if s.due != "" {
		_, weights := b.subject.Reveal(s.Position, s.due)
		return weights
	}
	if s.side == rules.Chance {
		return rules.Weights(s.Position)
	}
	odds := make([]int, moves)
	for i := range odds {
		odds[i] = 1
	}
	return odds
}

// moves returns the legal moves in the order in which they are tried.
func (b board) moves(s state) []rules.Move {
	moves := b.listed(s)
	if s.side == rules.Chance {
		return moves
	}
	switch b.request.Order {
	case Reverse:
		slices.Reverse(moves)
	case Best, Worst:
		b.sort(s, moves)
	}
	if first, ok := b.changes.orders[s.path]; ok {
		moves = arrange(moves, first)
	}
	return moves
}

// sort sorts moves by the evaluation after them.
func (b board) sort(s state, moves []rules.Move) {
	worth := map[rules.Move]float64{}
	sign := -b.sign(s)
	if b.request.Order == Worst {
		sign = -sign
	}
	for _, m := range moves {
		worth[m] = sign * b.worth(b.next(s, m), 1)
	}
	short.Sort(moves, func(m, n rules.Move) int { return cmp.Compare(worth[m], worth[n]) })
}

// sign returns 1 where the maximiser is to move, and -1 elsewhere.
func (b board) sign(s state) float64 {
	if s.side == b.request.Max {
		return 1
	}
	return -1
}

// worth returns the value of a position that is not searched further, ply plies from the root.
func (b board) worth(s state, ply int) float64 {
	if value, ok := b.changes.leaves[s.path]; ok && b.changes.any() {
		return value
	}
	out := s.Outcome()
	switch {
	case !out.Over() || b.request.Points:
		return b.request.Of(s.Position)
	case out.Winner == b.request.Max:
		return float64(won - ply)
	case out.Winner == rules.Nobody:
		return 0
	}
	return float64(ply - won)
}

// won is the value of a game that is won at once.
const won = 100

// word identifies a position: by its text, and the move that is due.
func (board) word(s state) uint64 {
	return ai.Hash(s.String() + string(s.due))
}
