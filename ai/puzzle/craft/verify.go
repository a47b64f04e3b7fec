package craft

import (
	"errors"
	"slices"
	"strconv"

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
			return wrong(p, string(o.move)+" is said to be a "+inPlies(v.Value, v.Plies)+": it is a "+inPlies(o.value, o.plies))
		}
		if v.Reply >= 0 && !defends(look(j, o.after), v.Reply) {
			return wrong(p, "reply "+strconv.Itoa(v.Reply)+" to "+string(o.move)+" is not the best")
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
				return wrong(p, "move "+strconv.Itoa(turn+1)+" of the line, "+string(move)+
					", is not the only one that keeps the value")
			}
		} else if !defends(options, at) {
			return wrong(p, "move "+strconv.Itoa(turn+1)+" of the line, "+string(move)+", is not the best defence")
		}
		position = options[at].after
	}
	if p.Value() == ai.Win && !position.Outcome().Over() && !plain(j, position) {
		return wrong(p, "at the end of the line the win is not plain")
	}
	return nil
}

// defends says whether a move is one of the best by value and plies.
func defends(options []option, at int) bool {
	return slices.Contains(equals(options), at)
}

// wrong returns the error of a puzzle. Package fmt is too large for the program in the browser.
func wrong(p *puzzle.Puzzle, what string) error { return errors.New(p.Position + ": " + what) }

func inPlies(value ai.Value, plies int) string {
	return value.String() + " in " + strconv.Itoa(plies) + " plies"
}
