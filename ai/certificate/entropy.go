package certificate

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules/entropy"
)

// Far is in how many moves, those of both sides counted, a trap of a puzzle loses at most that the certificate entropy
// has. Longer losses are known from the table of the whole game, and their proofs are long: FarEntropy.
const Far = 13

// Entropy returns the certificate of the wins of Entropy's puzzles, and of their traps: of the moves that lose in at
// most Far moves. The error is of a move of which that is not proved.
func Entropy(set *puzzle.Set) ([]byte, error) {
	c := collector{hunter: hunter{table: map[spot]numbers{}}, left: map[pawns]int{}, wins: map[pawns]win{}}
	for i := range set.Puzzles {
		if err := c.puzzle(&set.Puzzles[i]); err != nil {
			return nil, fmt.Errorf("%s: %w", set.Puzzles[i].Position, err)
		}
	}
	c.solve()
	var lines bytes.Buffer
	for _, t := range c.traps {
		line(&lines, t.state, "l", t.plies, t.move)
	}
	won := 0
	for _, s := range c.roots {
		won += c.write(&lines, s)
	}
	b := begin("entropy", strconv.Itoa(won), strconv.Itoa(len(c.traps)))
	return append(b, lines.Bytes()...), nil
}

// A collector collects positions that are won.
type collector struct {
	hunter
	left  map[pawns]int // in how many moves each position is proved to be won
	order []entropy.State
	roots []entropy.State // of puzzles, and after traps
	traps []trap
	wins  map[pawns]win
}

// pawns are what a position is without the colours: those of the side to move and of the other, and whether the turn
// before was a pass.
type pawns struct {
	own, other entropy.Set
	passed     bool
}

func pawnsOf(s entropy.State) pawns { return pawns{s.Own, s.Other, s.Passes > 0} }

// A trap is a move that loses in so many moves.
type trap struct {
	state entropy.State
	plies int
	move  entropy.Step
}

// A win is the move by which a position is won in the fewest moves, as far as the collected positions tell.
type win struct {
	plies   int
	move    entropy.Step
	written bool
}

// puzzle collects what proves the win and the traps of a puzzle.
func (c *collector) puzzle(p *puzzle.Puzzle) error {
	position, err := p.Open(entropy.Spec())
	if err != nil {
		return err
	}
	s := position.(entropy.Position).State
	for i, m := range s.AppendMoves(nil) {
		switch v := p.Verdicts[i]; {
		case v.Value == ai.Win:
			c.roots = append(c.roots, s)
			err = c.collect(s, v.Plies)
		case v.Value == ai.Loss && v.Plies <= Far:
			c.traps = append(c.traps, trap{s, v.Plies, m})
			c.roots = append(c.roots, s.Play(m))
			err = c.collect(s.Play(m), v.Plies-1)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", m.Text(), err)
		}
	}
	return nil
}

// effort is how many spots are looked at for a proof.
const effort = 3_000_000

// collect proves that a position is won in at most so many moves, and collects it with those that come of it.
func (c *collector) collect(s entropy.State, left int) error {
	before, known := c.left[pawnsOf(s)]
	if entropy.Dispersed(s.Own, s.Other) || known && before <= left {
		return nil
	}
	if !c.hunter.wins(s, left, effort) {
		return fmt.Errorf("a win in %d moves is not proved in %s", left, entropy.Position{State: s})
	}
	if !known {
		c.order = append(c.order, s)
	}
	c.left[pawnsOf(s)] = left
	for _, m := range s.AppendMoves(nil) {
		to := s.Play(m)
		if c.numbers(spot{to, left - 1}) != proved {
			continue
		}
		for _, reply := range to.AppendMoves(nil) {
			if err := c.collect(to.Play(reply), left-2); err != nil {
				return err
			}
		}
		return nil
	}
	panic("ai/certificate: a win without a move")
}

// solve finds the shortest win of each collected position, those in two moves first.
func (c *collector) solve() {
	open := c.order
	for plies := 2; len(open) > 0; plies += 2 {
		found := map[pawns]win{}
		for _, s := range open {
			if m := c.winning(s); m != 0 {
				found[pawnsOf(s)] = win{plies: plies, move: m}
			}
		}
		maps.Copy(c.wins, found)
		open = slices.DeleteFunc(open, func(s entropy.State) bool { return c.wins[pawnsOf(s)].move != 0 })
	}
}

// winning returns a move after which each reply leads to a win that has been found; 0 where there is none.
func (c *collector) winning(s entropy.State) entropy.Step {
	for _, m := range s.AppendMoves(nil) {
		to := s.Play(m)
		if entropy.Dispersed(to.Own, to.Other) || to.Passes == 2 {
			continue
		}
		lost := !slices.ContainsFunc(to.AppendMoves(nil), func(reply entropy.Step) bool {
			next := to.Play(reply)
			return next.Passes == 2 || !entropy.Dispersed(next.Own, next.Other) && c.wins[pawnsOf(next)].move == 0
		})
		if lost {
			return m
		}
	}
	return 0
}

// write writes the line of a position, and the lines of those that come of its win. It returns how many they are.
func (c *collector) write(b *bytes.Buffer, s entropy.State) (lines int) {
	w := c.wins[pawnsOf(s)]
	if entropy.Dispersed(s.Own, s.Other) || w.written {
		return 0
	}
	line(b, s, "w", w.plies, w.move)
	w.written = true
	c.wins[pawnsOf(s)] = w
	to := s.Play(w.move)
	for _, reply := range to.AppendMoves(nil) {
		lines += c.write(b, to.Play(reply))
	}
	return lines + 1
}

// line writes a line.
func line(b *bytes.Buffer, s entropy.State, value string, plies int, m entropy.Step) {
	fmt.Fprintf(b, "%s %s %d %s\n", entropy.Position{State: s}, value, plies, m.Text())
}
