package certificate

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules/entropy"
)

// A Judge says what positions of Entropy are worth to the side to move, and in how many moves they are won or lost, as
// the table of the solved game does.
type Judge interface {
	Value(s entropy.State) (value ai.Value, plies int)
}

// FarEntropy returns the certificate of those traps of Entropy's puzzles that lose in more than Far moves: below each
// stand the winner's shortest wins against every reply. The error is of a trap that the judge does not know as one, or
// of a win that has no move by what the judge says.
func FarEntropy(set *puzzle.Set, judge Judge) ([]byte, error) {
	w := walker{judge: judge, known: map[pawns]bool{}}
	traps := 0
	for i := range set.Puzzles {
		p := &set.Puzzles[i]
		position, err := p.Open(entropy.Spec())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Position, err)
		}
		s := position.(entropy.Position).State
		for j, m := range s.AppendMoves(nil) {
			v := p.Verdicts[j]
			if v.Value != ai.Loss || v.Plies <= Far {
				continue
			}
			if value, plies := judge.Value(s.Play(m)); value != ai.Win || plies != v.Plies-1 {
				return nil, fmt.Errorf("%s: %s does not lose in %d moves", p.Position, m.Text(), v.Plies)
			}
			traps++
			line(&w.lines, s, "l", v.Plies, m)
			if err := w.walk(s.Play(m)); err != nil {
				return nil, err
			}
		}
	}
	b := begin("entropy", strconv.Itoa(len(w.known)), strconv.Itoa(traps))
	return append(b, w.lines.Bytes()...), nil
}

// A walker writes the winner's moves in the order in which the checker asks for them.
type walker struct {
	judge Judge
	known map[pawns]bool // positions whose win has been written
	lines bytes.Buffer
}

// walk writes the moves by which the side to move wins, in a position and in all that come of it.
func (w *walker) walk(s entropy.State) error {
	if entropy.Dispersed(s.Own, s.Other) || w.known[pawnsOf(s)] {
		return nil
	}
	w.known[pawnsOf(s)] = true
	move, err := w.move(s)
	if err != nil {
		return err
	}
	fmt.Fprintln(&w.lines, move.Text())
	for _, reply := range replies(s.Play(move)) {
		if err := w.walk(reply); err != nil {
			return err
		}
	}
	return nil
}

// move returns a move that wins soonest; of several the one after which least is left to be written.
func (w *walker) move(s entropy.State) (best entropy.Step, err error) {
	_, plies := w.judge.Value(s)
	least := 0
	for _, m := range s.AppendMoves(nil) {
		to := s.Play(m)
		if entropy.Dispersed(to.Own, to.Other) || to.Passes == 2 {
			continue
		}
		if value, left := w.judge.Value(to); value != ai.Loss || left != plies-1 {
			continue
		}
		if cost, ok := w.cost(to); ok && (best == 0 || cost < least) {
			best, least = m, cost
		}
	}
	if best == 0 {
		err = fmt.Errorf("%s: no move wins", entropy.Position{State: s})
	}
	return best, err
}

// cost is about how much is left to be written where the other side is to move: the farther a win is the more comes of
// it. It is false where that side can draw by a second pass.
func (w *walker) cost(s entropy.State) (cost int, ok bool) {
	for _, reply := range replies(s) {
		if reply.Passes == 2 {
			return 0, false
		}
		if !entropy.Dispersed(reply.Own, reply.Other) && !w.known[pawnsOf(reply)] {
			_, plies := w.judge.Value(reply)
			cost += 1 + plies*plies
		}
	}
	return cost, true
}

// replies returns what the moves of a position lead to, in the order of the moves' names.
func replies(s entropy.State) (list []entropy.State) {
	moves := s.AppendMoves(nil)
	slices.SortFunc(moves, func(a, b entropy.Step) int { return strings.Compare(string(a.Text()), string(b.Text())) })
	for _, m := range moves {
		list = append(list, s.Play(m))
	}
	return list
}
