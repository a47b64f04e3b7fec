package craft

import (
	"fmt"
	"slices"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// Verify solves a puzzle again: the rules accept it, its verdicts are those of the judge, each reply is as good as any,
// and along its line exactly one move of the solver keeps the value, until the end or until the win is plain.
func Verify(j Judge, spec *rules.Spec, p *puzzle.Puzzle) error {
	if err := puzzle.Check(spec, p); err != nil {
		return err
	}
	position, err := p.Open(spec)
	if err != nil {
		return err
	}
	for i, o := range look(j, position) {
		v := p.Verdicts[i]
		if v.Value != o.value || v.Plies != o.plies {
			return fmt.Errorf("%s: %s is said to be a %s in %d plies: it is a %s in %d", p.Position, o.move, v.Value, v.Plies,
				o.value, o.plies)
		}
		if v.Reply >= 0 && !defends(look(j, o.after), v.Reply) {
			return fmt.Errorf("%s: reply %d to %s is not the best", p.Position, v.Reply, o.move)
		}
	}
	return verifyLine(j, p, position)
}

// verifyLine plays the line of a puzzle from its position.
func verifyLine(j Judge, p *puzzle.Puzzle, position rules.Position) error {
	for turn, move := range p.Line {
		options := look(j, position)
		at := slices.IndexFunc(options, func(o option) bool { return o.move == move })
		if turn%2 == 0 {
			if right, one := only(options); !one || right.move != move {
				return fmt.Errorf("%s: move %d of the line, %s, is not the only one that keeps the value", p.Position, turn+1,
					move)
			}
		} else if !defends(options, at) {
			return fmt.Errorf("%s: move %d of the line, %s, is not the best defence", p.Position, turn+1, move)
		}
		position = options[at].after
	}
	if p.Value() == ai.Win && !position.Outcome().Over() && !plain(j, position) {
		return fmt.Errorf("%s: at the end of the line the win is not plain", p.Position)
	}
	return nil
}

// defends says whether a move is one of the best by value and plies.
func defends(options []option, at int) bool {
	return slices.Contains(equals(options), at)
}
