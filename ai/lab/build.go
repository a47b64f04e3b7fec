package lab

import (
	"errors"

	"tablier/ai"
	"tablier/rules"
)

// ErrUnfit is the error of an algorithm that cannot be shown on a position: alpha-beta where chance acts, retrograde
// analysis where the values of all positions are not known.
var ErrUnfit = errors.New("lab: the algorithm does not fit the game")

// ErrFar is the error of a position that is too far from the end of its game.
var ErrFar = errors.New("lab: the position is too far from the end of the game")

// ErrOver is the error of a search of a position in which the game has ended.
var ErrOver = errors.New("lab: the game is over")

// Build carries out a search and returns the record of all its steps. Tick is asked once a node; when it returns false
// the search ends with ErrStopped. The error is a *[SizeError], [ErrUnfit], [ErrFar], [ErrOver] or [ErrStopped].
func Build(r Request, subject *Subject, tick func() bool) (*Tree, error) {
	if r.Root.Outcome().Over() {
		return nil, ErrOver
	}
	if subject.Near != nil && !subject.Near(r.Root) {
		return nil, ErrFar
	}
	if subject.Seen != nil {
		r.Root = subject.Seen(r.Root)
	}
	if r.Name == Exactly {
		waves := subject.Table(r.Root, tick)
		if waves == nil {
			return nil, ErrStopped
		}
		r.Of = func(p rules.Position) float64 { return exactly(waves, p, r.Max) }
	}
	t := &Tree{board: newBoard(&r, subject), max: r.Depth}
	b := &builder{Tree: t, limit: r.Nodes, tick: tick}
	uncertain := subject.Reveal != nil || hasChance(r.Root)
	switch r.Algorithm {
	case Minimax, Negamax, Expectimax:
		(&minimax{builder: b}).run()
	case AlphaBeta, Tabled, Deepening:
		if uncertain {
			return nil, ErrUnfit
		}
		(&alphaBeta{builder: b}).run()
	case MonteCarlo:
		const added = 2 // positions at most by a playout: one, and before it the one to which chance leads
		t.max, b.limit = 0, 1+added*r.Nodes
		(&monteCarlo{builder: b}).run()
	case Backward:
		if subject.Table == nil {
			return nil, ErrUnfit
		}
		if t.truth = subject.Table(r.Root, tick); t.truth == nil {
			return nil, ErrStopped
		}
		(&backward{b}).run()
	default:
		return nil, ErrUnfit
	}
	if b.err != nil {
		return nil, b.err
	}
	return t, nil
}

// exactly returns the true value of a position, for the maximiser.
func exactly(waves Waves, p rules.Position, most rules.Player) float64 {
	winner := p.ToMove()
	switch value, _ := waves.Value(p); value {
	case ai.Win:
	case ai.Loss:
		winner = winner.Other()
	default:
		return 0
	}
	if winner == most {
		return 1
	}
	return -1
}

// hasChance says whether chance acts in the game of a position.
func hasChance(p rules.Position) bool {
	_, ok := p.(rules.Odds)
	return ok
}
