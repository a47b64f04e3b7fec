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

// Asks returns what is answered about a position: where strengths are hidden, the deductions for which there is a
// subject.
func Asks(p rules.Position) (list []prove.Question) {
	position, ok := p.(stratege.Position)
	switch {
	case !ok || position.State.SettingUp():
		return nil
	case !rules.Masked(position.String()):
		return prove.Outcomes()
	}
	for _, kind := range []puzzle.Kind{puzzle.Forces, puzzle.Odds} {
		if subjects, _ := subjectsOf(position, kind); len(subjects) > 0 {
			list = append(list, prove.Question{Kind: kind})
		}
	}
	return list
}

// Prove implements prove.Prover.
func (Prover) Prove(t prove.Task, meter *ai.Meter) (f prove.Found, err error) {
	if !prove.Has(Asks(t.Position), t.Question) {
		return f, prove.ErrQuestion
	}
	position := t.Position.(stratege.Position)
	if t.Kind == puzzle.Forces || t.Kind == puzzle.Odds {
		return count(t, position)
	}
	s := position.State
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

// count answers a question of counting.
func count(t prove.Task, p stratege.Position) (f prove.Found, err error) {
	subjects, answers := subjectsOf(p, t.Kind)
	if t.On == "" {
		t.On = subjects[0]
	}
	if answers[t.On] == "" {
		return f, prove.ErrQuestion
	}
	f.Subjects, f.Alike = subjects, 1
	f.Puzzle = puzzle.Puzzle{
		Kind: t.Kind, On: t.On, Variant: t.Variant, Options: t.Options, Position: p.String(), Answer: answers[t.On],
		Level: Steps(&p.State, t.Kind), Rank: len(PoolOf(&p.State).Cells),
	}
	return f, nil
}

// subjectsOf returns what a question of counting can be about, in the order of the board, with the answers.
func subjectsOf(p stratege.Position, kind puzzle.Kind) (subjects []string, answers map[string]string) {
	pool := PoolOf(&p.State)
	answers = map[string]string{}
	if kind == puzzle.Forces {
		for _, cell := range pool.Cells {
			subjects = append(subjects, stratege.Name(cell))
			answers[stratege.Name(cell)] = pool.Strengths()
		}
		return subjects, answers
	}
	for _, m := range p.State.AppendMoves(nil) {
		if m == stratege.PassStep {
			continue
		}
		// what becomes of an attack by a pawn of an unknown strength is not to be counted
		if from, to := m.Cells(); slices.Contains(pool.Cells, to) && p.State.At[from].Strength() > 0 {
			text := string(p.State.Text(m))
			subjects = append(subjects, text)
			answers[text] = Fraction(pool.Wins(p.State.At[from].Strength()), len(pool.Cells))
		}
	}
	return subjects, answers
}
