// Package craft makes puzzles out of positions with exact values: the right move, the value and the refutation of
// every other one, and the line that solves the puzzle against the best defence. A game's maker brings a [Judge] and
// chooses the positions; the package knows no game. The command puzzles uses it, and the machine in the browser.
//
// At every turn of the solver but those at which the win is plain, exactly one move keeps the value. The defender holds
// out as long as can be and, among replies that do so equally, sets the best trap: the one after which most wrong moves
// look as good as the right ones to a player who looks one move ahead, or, if those are as many, most moves are wrong.
package craft

import (
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// A Judge knows the exact values of a game.
type Judge interface {
	// Value returns the value of a position for the side that is to move, or would be if the game were not over, and the
	// plies to the end unless it is a draw.
	Value(p rules.Position) (value ai.Value, plies int)
	// Appeal returns how good a position looks to the player who has just moved there and looks no further.
	Appeal(p rules.Position) float64
	// Plain says of a position that is won for the side to move whether anybody sees how.
	Plain(p rules.Position) bool
}

// soon is in how many plies a wrong move loses at most, if the puzzle is to ask for an escape.
const soon = 4

// choice is how many moves there are at least at a turn of the solver that is asked for, if it keeps a draw.
const choice = 3

// longest is how many moves of the solver a line has at most that keeps a draw.
const longest = 5

// Make makes the puzzle of a position, ok if there is one: to win, to hold the draw, or to escape where every other
// move loses soon. Its Rank is the number of wrong moves that a player likes who looks one move ahead; it has no
// level yet.
func Make(j Judge, variant string, p rules.Position) (made puzzle.Puzzle, ok bool) {
	options := look(j, p)
	right, one := only(options)
	if !one || right.value == ai.Loss || len(options) < 2 {
		return made, false
	}
	made = puzzle.Puzzle{Kind: kind(options, right.value), Variant: variant, Position: p.String(), Rank: tempting(options)}
	if made.Line, ok = line(j, p, right); !ok {
		return made, false
	}
	for _, o := range options {
		v := puzzle.Verdict{Value: o.value, Plies: o.plies, Reply: -1}
		if !o.after.Outcome().Over() {
			v.Reply = Defence(j, o.after)
		}
		made.Verdicts = append(made.Verdicts, v)
	}
	return made, true
}

// kind says what the puzzle of a position asks whose value is given.
func kind(options []option, value ai.Value) puzzle.Kind {
	if value == ai.Win {
		return puzzle.Win
	}
	if slices.ContainsFunc(options, func(o option) bool { return o.value == ai.Loss && o.plies > soon }) {
		return puzzle.Hold
	}
	return puzzle.Escape
}

// line returns the solution, which begins with a move that is right. It returns false when at some turn of the solver
// several moves keep the value though the win is not plain. It does not end with a turn at which the solver has no
// choice, unless other replies before it ask for more.
func line(j Judge, p rules.Position, first option) (moves []rules.Move, ok bool) {
	moves = []rules.Move{first.move}
	been := map[string]bool{p.String(): true}
	last, asked := first, 1 // the last move that was chosen among others, and the length of the line with it
	for now := first; !now.after.Outcome().Over(); {
		reply := look(j, now.after)[Defence(j, now.after)]
		p = reply.after
		if p.Outcome().Over() || been[p.String()] || first.value == ai.Draw && len(moves) >= 2*longest-1 {
			break
		}
		been[p.String()] = true
		options := look(j, p)
		next, one := only(options)
		if first.value == ai.Draw && (!one || len(options) < choice) {
			break
		}
		if !one && !plain(j, now.after) {
			return nil, false
		}
		if !one {
			break
		}
		moves = append(moves, reply.move, next.move)
		if now = next; len(options) > 1 {
			last, asked = now, len(moves)
		}
	}
	if first.value == ai.Win && !last.after.Outcome().Over() && plain(j, last.after) {
		moves = moves[:asked]
	}
	return moves, true
}

// plain says of a position that is lost for the side to move whether the other one needs no more thought: every reply
// ends the game, leaves a win that is plain, or leaves a single move, after which the same is true.
func plain(j Judge, p rules.Position) bool {
	return !slices.ContainsFunc(look(j, p), func(reply option) bool {
		if reply.after.Outcome().Over() || j.Plain(reply.after) {
			return false
		}
		forced := look(j, reply.after)
		return len(forced) > 1 || !forced[0].after.Outcome().Over() && !plain(j, forced[0].after)
	})
}

// An option is a legal move with what it is worth to the player who makes it.
type option struct {
	move   rules.Move
	after  rules.Position
	value  ai.Value
	plies  int
	appeal float64
}

// look returns the moves of a position that has not ended, in the order of Moves.
func look(j Judge, p rules.Position) (options []option) {
	for _, m := range p.Moves() {
		after, err := p.Play(m)
		if err != nil {
			panic(err) // a move that the rules list
		}
		value, plies := j.Value(after)
		o := option{move: m, after: after, value: ai.Win + ai.Loss - value, appeal: j.Appeal(after)}
		if o.value != ai.Draw {
			o.plies = plies + 1
		}
		options = append(options, o)
	}
	return options
}

// best returns the value of a position with these moves.
func best(options []option) (value ai.Value) {
	for _, o := range options {
		value = max(value, o.value)
	}
	return value
}

// only returns a move that keeps the value, and whether it is the only one.
func only(options []option) (right option, one bool) {
	value, n := best(options), 0
	for _, o := range options {
		if o.value == value {
			right = o
			n++
		}
	}
	return right, n == 1
}

// tempting counts the wrong moves that look as good as the best looking right one, or better.
func tempting(options []option) (n int) {
	value, found := best(options), false
	var appeal float64
	for _, o := range options {
		if o.value == value && (!found || o.appeal > appeal) {
			appeal, found = o.appeal, true
		}
	}
	for _, o := range options {
		if o.value != value && o.appeal >= appeal {
			n++
		}
	}
	return n
}

// Defence returns the number of the best move of a position among its Moves: one that keeps the value, wins as soon and
// loses as late as can be, and sets the best trap.
func Defence(j Judge, p rules.Position) int {
	options := look(j, p)
	equal := equals(options)
	chosen, most := equal[0], trap{}
	if len(equal) == 1 {
		return chosen
	}
	for _, i := range equal {
		if t := trapOf(j, options[i].after); t.compare(most) > 0 {
			chosen, most = i, t
		}
	}
	return chosen
}

// equals returns the numbers of the moves that are best by their value and the plies to the end.
func equals(options []option) (equal []int) {
	for i, o := range options {
		order := 1
		if equal != nil {
			top := options[equal[0]]
			hurry := cmp.Compare(top.plies, o.plies)
			if o.value == ai.Loss {
				hurry = -hurry
			}
			order = cmp.Or(cmp.Compare(o.value, top.value), hurry)
		}
		switch {
		case order > 0:
			equal = []int{i}
		case order == 0:
			equal = append(equal, i)
		}
	}
	return equal
}

// A trap says how easily a player goes wrong in a position.
type trap struct{ tempting, wrong, moves int }

func trapOf(j Judge, p rules.Position) (t trap) {
	if p.Outcome().Over() {
		return t
	}
	options := look(j, p)
	value := best(options)
	t = trap{tempting: tempting(options), moves: len(options)}
	for _, o := range options {
		if o.value != value {
			t.wrong++
		}
	}
	return t
}

func (t trap) compare(u trap) int {
	return cmp.Or(cmp.Compare(t.tempting, u.tempting), cmp.Compare(t.wrong*max(u.moves, 1), u.wrong*max(t.moves, 1)))
}

// Spread chooses n puzzles from a list: of each sort in turn the next, in the order in which sorts first come up, so
// that rare sorts are not drowned by frequent ones.
func Spread[Sort comparable](list []puzzle.Puzzle, n int, sort func(*puzzle.Puzzle) Sort) (chosen []puzzle.Puzzle) {
	var order []Sort
	sorts := map[Sort][]puzzle.Puzzle{}
	for i := range list {
		s := sort(&list[i])
		if sorts[s] == nil {
			order = append(order, s)
		}
		sorts[s] = append(sorts[s], list[i])
	}
	n = min(n, len(list))
	for round := 0; len(chosen) < n; round++ {
		for _, s := range order {
			if len(chosen) < n && round < len(sorts[s]) {
				chosen = append(chosen, sorts[s][round])
			}
		}
	}
	return chosen
}
