package puzzle

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/rules"
)

// Open parses the position that a puzzle asks about.
func (p *Puzzle) Open(spec *rules.Spec) (rules.Position, error) {
	setup, err := spec.Check(p.Setup())
	if err != nil {
		return nil, err
	}
	return spec.Parse(setup, p.Position)
}

// Seen returns a position as the side to move knows it: a puzzle asks about no other. The setup is the position's.
func Seen(spec *rules.Spec, setup rules.Setup, p rules.Position) (rules.Position, error) {
	if !spec.Secret {
		return p, nil
	}
	known := Puzzle{Variant: setup.Variant, Options: setup.Options, Position: p.View(p.ToMove()).String()}
	return known.Open(spec)
}

// Check validates a puzzle by the rules: the position can be read and tells nothing that the side to move does not
// know, each legal move has an answer, replies can be played, and the line, of exact values one is the best, or several
// if it says so, and it is the one that is asked for; what is to be deduced is hidden. It does not search. The error is
// an *Error.
func Check(spec *rules.Spec, p *Puzzle) error {
	position, err := p.Open(spec)
	if err != nil || !p.orders(spec) || !moved(position) || spec.Secret && !p.seen(position) {
		return &Error{Fault: BadPosition, Word: p.Position}
	}
	if !p.Kind.Moves() {
		return p.checkDeduction(position)
	}
	moves := position.Moves()
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
	if right == 0 || p.Kind.Exact() && (right > 1 != p.Several || p.Value() != p.Kind.value()) {
		return &Error{Fault: NoAnswer, Word: p.Position}
	}
	return p.checkLine(spec, position)
}

// check validates the index of the reply to a move: there is one unless the move ends the game.
func (v Verdict) check(before rules.Position, m rules.Move) error {
	bad := &Error{Fault: BadReply, Word: string(m)}
	after, err := before.Play(m)
	if err != nil || after.Outcome().Over() != (v.Reply < 0) {
		return bad
	}
	if v.Reply < 0 {
		return nil
	}
	replies := after.Moves()
	if !moved(after) || v.Reply >= len(replies) {
		return bad
	}
	if _, err := after.Play(replies[v.Reply]); err != nil {
		return bad
	}
	return nil
}

// moved says whether a player is to move, and not chance.
func moved(p rules.Position) bool { return p.ToMove() == rules.First || p.ToMove() == rules.Second }

// seen says whether the position tells what the side to move knows and no more, and, where it is to be played, all.
func (p *Puzzle) seen(position rules.Position) bool {
	return position.View(position.ToMove()).String() == p.Position && !(p.Kind.Exact() && rules.Masked(p.Position))
}

// value is what a position with exact values is worth whose question is of this kind.
func (k Kind) value() ai.Value {
	if k == Win || k == Parity {
		return ai.Win
	}
	return ai.Draw
}

// orders says whether the options stand in their order, each once.
func (p *Puzzle) orders(spec *rules.Spec) bool {
	setup, err := spec.Check(p.Setup())
	return err == nil && slices.Equal(setup.Options, p.Options)
}

// checkDeduction validates a question of counting: what it is about is hidden, and its answer can be given.
func (p *Puzzle) checkDeduction(position rules.Position) error {
	hidden, written := false, false
	if p.Kind == Forces {
		veiled, ok := position.(rules.Veiled)
		hidden, written = ok && veiled.Veils(p.On), ascending(p.Answer)
	} else {
		_, err := position.Play(rules.Move(p.On))
		var illegal *rules.Illegal
		hidden, written = errors.As(err, &illegal) && illegal.Fault == rules.Undetermined, lowest(p.Answer)
	}
	switch {
	case !hidden:
		return &Error{Fault: BadSubject, Word: p.On}
	case !written:
		return &Error{Fault: BadAnswer, Word: p.Answer}
	}
	return nil
}

// Strengths are those of which an answer to Forces consists.
const Strengths = "123456"

// ascending says whether a text is strengths, each of them once and in their order.
func ascending(text string) bool {
	for i := range len(text) {
		if strings.IndexByte(Strengths, text[i]) < 0 || i > 0 && text[i-1] >= text[i] {
			return false
		}
	}
	return text != ""
}

// lowest says whether a text is a probability as a fraction in its lowest terms.
func lowest(text string) bool {
	above, below, _ := strings.Cut(text, "/")
	a, _ := number(above)
	b, ok := number(below)
	x, y := a, b
	for y > 0 {
		x, y = y, x%y
	}
	return ok && x == 1 && a <= b && strconv.Itoa(a)+"/"+strconv.Itoa(b) == text
}

// checkLine plays the line through as a match, in which positions may not come back for ever, and returns its error.
func (p *Puzzle) checkLine(spec *rules.Spec, position rules.Position) error {
	if !p.Kind.Exact() {
		return nil
	}
	if len(p.Line)%2 == 0 {
		return &Error{Fault: BadLine, Word: p.Position}
	}
	if first := slices.Index(position.Moves(), p.Line[0]); first < 0 || !p.Right(first) {
		return &Error{Fault: BadLine, Word: string(p.Line[0])}
	}
	match, err := rules.NewMatch(spec, p.Setup(), p.Position)
	if err != nil {
		return &Error{Fault: BadPosition, Word: p.Position}
	}
	for _, m := range p.Line {
		if at := match.Position(); !moved(at) || !slices.Contains(at.Moves(), m) || match.Play(m) != nil {
			return &Error{Fault: BadLine, Word: string(m)}
		}
	}
	return nil
}
