package puzzle

import (
	"slices"

	"tablier/ai"
	"tablier/rules"
)

// Open parses the position that a puzzle asks about.
func (p *Puzzle) Open(spec *rules.Spec) (rules.Position, error) {
	setup, err := spec.Check(rules.Setup{Variant: p.Variant})
	if err != nil {
		return nil, err
	}
	return spec.Parse(setup, p.Position)
}

// Check validates a puzzle by the rules: the position can be read, each legal move has an answer, replies are moves,
// the line can be played, of exact values one is the best, or several if it says so, and a move whose odds are asked is
// legal. It does not search. The error is an *Error.
func Check(spec *rules.Spec, p *Puzzle) error {
	position, err := p.Open(spec)
	if err != nil || position.ToMove() != rules.First && position.ToMove() != rules.Second {
		return &Error{Fault: BadPosition, Word: p.Position}
	}
	moves := position.Moves()
	if p.Kind == Odds && !slices.Contains(moves, rules.Move(p.On)) {
		return &Error{Fault: BadSubject, Word: p.On}
	}
	if !p.Kind.Moves() {
		return nil
	}
	if max(len(p.Verdicts), len(p.Costs)) != len(moves) {
		return &Error{Fault: Count, Word: p.Position}
	}
	right := 0
	for i, m := range moves {
		if p.Right(i) {
			right++
		}
		if p.Kind.Exact() {
			if err := p.Verdicts[i].check(position, m); err != nil {
				return err
			}
		}
	}
	if right == 0 || p.Kind.Exact() && right > 1 != p.Several {
		return &Error{Fault: NoAnswer, Word: p.Position}
	}
	return p.checkLine(position)
}

// check validates the index of the reply to a move: there is one unless the move ends the game.
func (v Verdict) check(before rules.Position, m rules.Move) error {
	after, err := before.Play(m)
	if err != nil {
		return &Error{Fault: BadReply, Word: string(m)}
	}
	if over := after.Outcome().Over(); over != (v.Reply < 0) || !over && v.Reply >= len(after.Moves()) {
		return &Error{Fault: BadReply, Word: string(m)}
	}
	return nil
}

// checkLine plays the line through, and returns its error.
func (p *Puzzle) checkLine(position rules.Position) error {
	if !p.Kind.Exact() {
		return nil
	}
	if len(p.Line)%2 == 0 || p.Kind == Win && p.Value() != ai.Win && p.Within() > 0 {
		return &Error{Fault: BadLine, Word: p.Position}
	}
	if first := slices.Index(position.Moves(), p.Line[0]); first < 0 || !p.Right(first) {
		return &Error{Fault: BadLine, Word: string(p.Line[0])}
	}
	for _, m := range p.Line {
		var err error
		if !slices.Contains(position.Moves(), m) {
			return &Error{Fault: BadLine, Word: string(m)}
		}
		if position, err = position.Play(m); err != nil {
			return &Error{Fault: BadLine, Word: string(m)}
		}
	}
	return nil
}
