package lab

import (
	"math"
	"math/rand/v2"

	"tablier/rules"
)

// explore is the constant of UCT (Kocsis and Szepesvári 2006) for results in [0, 1].
const explore = math.Sqrt2

// maxPlayout is how many plies a playout may have; one that has not ended by then is evaluated.
const maxPlayout = 200

// A monteCarlo is a Monte-Carlo tree search with a number of playouts, each of which adds a position.
type monteCarlo struct {
	*builder
	random *rand.Rand
	scale  float64 // the factor from values to [-1, 1]
}

func (m *monteCarlo) run() {
	r := m.board.request
	m.random = rand.New(rand.NewPCG(r.Seed, 20))
	m.scale = won
	root := m.board.root()
	i := m.enter(none, 0, m.kind(root, 0), Call)
	for range r.Nodes {
		if m.playout(i, root); m.err != nil {
			return
		}
	}
	m.Best = m.mostVisited(i)
	if n := &m.nodes[i]; len(n.visits) > 0 {
		m.leave(i, n.mean(), Exact, Return)
	}
}

// mean returns the mean result of the playouts through a node, 0 before the first.
func (n *node) mean() float64 {
	if len(n.visits) == 0 {
		return 0
	}
	return float64(n.visits[len(n.visits)-1].sum) / float64(len(n.visits))
}

// playout descends the tree, adds a position, plays at random to the end, and updates the results of the path.
func (m *monteCarlo) playout(root int32, s state) {
	at, ply := root, 0
	for m.nodes[at].kind != End {
		moves := m.board.moves(s)
		if fresh := m.unseen(at, moves); fresh != "" {
			s, ply = m.board.next(s, fresh), ply+1
			m.step(Select, at)
			at = m.enter(at, m.board.names.code(fresh), m.kind(s, ply), Expand)
			break
		}
		at = m.choose(at, s, moves)
		s, ply = m.board.next(s, m.board.names.moves[m.nodes[at].move]), ply+1
	}
	if m.err != nil {
		return
	}
	result := m.play(s, ply)
	m.step(Playout, at)
	m.step(Update, at)
	for i := at; i != none; i = m.nodes[i].parent {
		n := &m.nodes[i]
		sum := float32(result)
		if len(n.visits) > 0 {
			sum += n.visits[len(n.visits)-1].sum
		}
		n.visits = append(n.visits, visit{int32(len(m.steps)), sum})
	}
}

// unseen returns the first move without a node in the tree, empty when there is none. Chance goes where its odds
// lead, so that a move of it that is drawn may be unseen while others are not.
func (m *monteCarlo) unseen(at int32, moves []rules.Move) rules.Move {
	if m.nodes[at].kind == Chance {
		return ""
	}
	seen := 0
	for c := m.nodes[at].child; c != none; c = m.nodes[c].sibling {
		seen++
	}
	if seen == len(moves) {
		return ""
	}
	return moves[seen] // they are added in their order
}

// choose returns the child to descend to: by the upper confidence bound, or as chance draws.
func (m *monteCarlo) choose(at int32, s state, moves []rules.Move) int32 {
	if m.nodes[at].kind == Chance {
		return m.draw(at, s, moves)
	}
	sign := 1.0
	if m.nodes[at].kind == Min {
		sign = -1
	}
	best, highest := int32(none), math.Inf(-1)
	all := math.Log(float64(len(m.nodes[at].visits)))
	for c := m.nodes[at].child; c != none; c = m.nodes[c].sibling {
		n := &m.nodes[c]
		visits := float64(len(n.visits))
		bound := sign*n.mean()/m.scale/2 + explore*math.Sqrt(all/visits)
		if bound > highest {
			best, highest = c, bound
		}
	}
	return best
}

// draw returns the child that chance draws, which is added when it is new.
func (m *monteCarlo) draw(at int32, s state, moves []rules.Move) int32 {
	move := m.board.names.code(moves[m.drawn(m.board.odds(s, len(moves)))])
	for c := m.nodes[at].child; c != none; c = m.nodes[c].sibling {
		if m.nodes[c].move == move {
			return c
		}
	}
	next := m.board.next(s, m.board.names.moves[move])
	return m.enter(at, move, m.kindAt(next, 0, 0), Expand) // there is no horizon
}

// drawn returns an index drawn at random, each with its weight.
func (m *monteCarlo) drawn(odds []int) int {
	sum := 0
	for _, w := range odds {
		sum += w
	}
	left := m.random.IntN(sum)
	for i, w := range odds {
		if left -= w; left < 0 {
			return i
		}
	}
	return len(odds) - 1
}

// play plays at random to the end and returns the result.
func (m *monteCarlo) play(s state, ply int) float64 {
	for range maxPlayout {
		if s.Outcome().Over() {
			break
		}
		moves := m.board.listed(s)
		s, ply = m.board.next(s, moves[m.drawn(m.board.odds(s, len(moves)))]), ply+1
	}
	out := s.Outcome()
	switch {
	case m.board.request.Points || !out.Over():
		return m.board.worth(s, ply)
	case out.Winner == m.board.request.Max:
		return won
	case out.Winner == rules.Nobody:
		return 0
	}
	return -won
}

// mostVisited returns the move of the child that was visited most, empty where chance acts.
func (m *monteCarlo) mostVisited(i int32) (best rules.Move) {
	if m.nodes[i].kind == Chance {
		return ""
	}
	visits := 0
	for c := m.nodes[i].child; c != none; c = m.nodes[c].sibling {
		if n := &m.nodes[c]; len(n.visits) > visits {
			best, visits = m.board.names.moves[n.move], len(n.visits)
		}
	}
	return best
}
