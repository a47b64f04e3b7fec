package craft

import (
	"strconv"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// Compose makes the puzzle of a position that an author has chosen, who asks for a win, if soon in as few moves as it
// takes, or for the draw to be held. Right are the numbers of the moves that do so, none where the position is worth
// something else: then there is no puzzle. Several may be right; the line then is that of the first. It ends before a
// turn at which several moves keep the value.
func Compose(j Judge, variant string, p rules.Position, kind puzzle.Kind, soon bool) (made puzzle.Puzzle, right []int) {
	options := look(j, p)
	value := best(options)
	if value != map[puzzle.Kind]ai.Value{puzzle.Win: ai.Win, puzzle.Hold: ai.Draw}[kind] {
		return made, nil
	}
	made = puzzle.Puzzle{Kind: kind, Variant: variant, Position: p.String(), Rank: tempting(options)}
	made.Verdicts = verdicts(j, options)
	if soon && kind == puzzle.Win {
		made.On = strconv.Itoa(fewest(made.Verdicts))
	}
	for i := range options {
		if made.Right(i) {
			right = append(right, i)
		}
	}
	made.Several = len(right) > 1
	made.Line, _ = line(j, p, options[right[0]])
	return made, right
}

// fewest returns in how many moves of the solver the soonest win comes.
func fewest(list []puzzle.Verdict) (moves int) {
	for _, v := range list {
		if n := (v.Plies + 1) / 2; v.Value == ai.Win && (moves == 0 || n < moves) {
			moves = n
		}
	}
	return moves
}
