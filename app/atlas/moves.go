package atlas

import (
	"tablier/ai/protocol"
	"tablier/rules"
)

// A Move leads from a position to another one.
type Move struct {
	Move rules.Move
	To   int // or where it comes from; -1 for a position that is not on the map
}

// A Board is the rules of the board whose positions a map shows.
type Board struct {
	Spec    *rules.Spec
	Variant string
}

// Open parses the text of a position of the board. The text must be one of a map of the board.
func (b Board) Open(text string) (rules.Position, error) {
	return b.Spec.Parse(rules.Setup{Variant: b.Variant}, text)
}

// Next returns the legal moves of the position with a number, each with the position that it leads to.
func (m *Map) Next(b Board, i int) ([]Move, error) {
	p, err := b.Open(m.Positions[i])
	if err != nil {
		return nil, err
	}
	return m.after(p)
}

// after returns the legal moves of a position, each with the number on the map of the position that it leads to.
func (m *Map) after(p rules.Position) (list []Move, err error) {
	if p.Outcome().Over() {
		return nil, nil
	}
	for _, move := range p.Moves() {
		next, err := p.Play(move)
		if err != nil {
			return nil, err
		}
		list = append(list, Move{move, m.Find(next.String())})
	}
	return list, nil
}

// A Graph knows which moves lead to a position. It is made in steps, for the rules are asked for every move.
type Graph struct {
	m     *Map
	board Board
	done  int       // the positions whose moves are known
	from  [][]int32 // by position: where moves to it come from
	won   []int     // by ring: the positions that First wins
}

// NewGraph returns the graph of a map that is whole, of which nothing is known yet.
func NewGraph(m *Map, b Board) *Graph {
	return &Graph{m: m, board: b, from: make([][]int32, m.States), won: make([]int, len(m.Rings))}
}

// Done says whether the graph is whole: the moves of all positions have been computed.
func (g *Graph) Done() bool { return g.done == g.m.States }

// Step computes the moves of up to that many further positions.
func (g *Graph) Step(positions int) error {
	for end := min(g.done+positions, g.m.States); g.done < end; g.done++ {
		p, err := g.board.Open(g.m.Positions[g.done])
		if err != nil {
			return err
		}
		moves, err := g.m.after(p)
		if err != nil {
			return err
		}
		g.count(p)
		for _, move := range moves {
			if move.To >= 0 {
				g.from[move.To] = append(g.from[move.To], int32(g.done))
			}
		}
	}
	return nil
}

// count counts the position whose moves are asked for, if First wins it.
func (g *Graph) count(p rules.Position) {
	ring := g.m.RingOf(g.done)
	wins := p.Outcome().Winner == rules.First
	switch g.m.Rings[ring].Value {
	case protocol.ValueWin:
		wins = p.ToMove() == rules.First
	case protocol.ValueLoss:
		wins = wins || p.ToMove() == rules.Second
	}
	if wins {
		g.won[ring]++
	}
}

// Attractor returns how many positions the attractor of First to the games that it has won has once a wave has passed:
// those games, each position of First of which one move leads into it, and each of Second of which all do. It is the
// whole one after the last wave. All moves must be known.
func (g *Graph) Attractor(wave int) (sum int) {
	for i, won := range g.won {
		if g.m.Known(i, wave) {
			sum += won
		}
	}
	return sum
}

// Before returns the moves that lead to a position, those of the positions nearest to the end first.
func (g *Graph) Before(i int) []Move {
	var list []Move
	for n, from := range g.from[i] {
		if n > 0 && from == g.from[i][n-1] {
			continue // another of its moves leads there too
		}
		moves, err := g.m.Next(g.board, int(from))
		if err != nil {
			continue
		}
		for _, move := range moves {
			if move.To == i {
				list = append(list, Move{move.Move, int(from)})
			}
		}
	}
	return list
}
