// Package stratege proves puzzles of Le Stratège: what follows from counting where strengths are hidden, and where none
// is, who wins, to the end of the game. A best move cannot be proved while strengths are hidden.
package stratege

import (
	"slices"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
	"tablier/rules/stratege"
)

// A Prover implements prove.Prover.
type Prover struct{}

// New returns a prover.
func New() Prover { return Prover{} }

// Effort implements prove.Prover.
func (Prover) Effort() uint64 { return 150_000 }

// most is how many states are ever looked at: all are kept.
const most = 400_000

// Prove implements prove.Prover.
func (Prover) Prove(t prove.Task, meter *ai.Meter) (f prove.Found, err error) {
	position, ok := t.Position.(stratege.Position)
	if !ok || position.State.SettingUp() {
		return f, prove.ErrQuestion
	}
	s, pool := position.State, PoolOf(&position.State)
	switch {
	case t.Kind == puzzle.Forces || t.Kind == puzzle.Odds:
		return count(t, position, &pool)
	case len(pool.Cells) > 0 || rules.Masked(position.String()):
		return f, prove.ErrQuestion
	}
	quiet := s.Quiet
	if s.Quiet = 0; quiet > 0 {
		t.Position = stratege.Position{State: s} // a puzzle begins anew
	}
	e := NewEndings(0, func() bool { return meter.Tick() && meter.Nodes() < most })
	if !e.Solve(s) {
		return prove.Found{Open: s.Choices(), Final: tooLong(&s) || meter.Nodes() >= most}, nil
	}
	values := prove.Values{
		Of:    func(p rules.Position, _ int) (ai.Value, int) { return e.Value(p) },
		Key:   rules.Position.String, // no symmetry leaves both sides where they are
		Spent: func() bool { return false },
	}
	return values.Prove(t)
}

// count answers a question of counting. Where there is nothing to ask about, there is no puzzle.
func count(t prove.Task, p stratege.Position, pool *Pool) (f prove.Found, err error) {
	answers := map[string]string{}
	if t.Kind == puzzle.Forces {
		for _, cell := range pool.Cells {
			f.Subjects = append(f.Subjects, stratege.Name(cell))
			answers[stratege.Name(cell)] = pool.Strengths()
		}
	} else {
		for _, m := range p.State.AppendMoves(nil) {
			if m == stratege.PassStep {
				continue
			}
			// what becomes of an attack by a pawn of an unknown strength is not to be counted
			if from, to := m.Cells(); slices.Contains(pool.Cells, to) && p.State.At[from].Strength() > 0 {
				text := string(p.State.Text(m))
				f.Subjects = append(f.Subjects, text)
				answers[text] = Fraction(pool.Wins(p.State.At[from].Strength()), len(pool.Cells))
			}
		}
	}
	switch {
	case len(f.Subjects) == 0:
		return f, nil
	case t.On == "":
		t.On = f.Subjects[0]
	case answers[t.On] == "":
		return prove.Found{}, prove.ErrQuestion
	}
	f.Alike = 1
	f.Puzzle = puzzle.Puzzle{
		Kind: t.Kind, On: t.On, Variant: t.Variant, Position: p.String(), Answer: answers[t.On],
		Level: Steps(&p.State, t.Kind), Rank: len(pool.Cells),
	}
	return f, nil
}
