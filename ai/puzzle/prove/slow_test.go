package prove_test

import (
	"math"
	"slices"
	"testing"

	"tablier/ai"
	slowhyle "tablier/ai/internal/slowhyle"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
	"tablier/rules/entropy"
	"tablier/rules/hyle"
)

// An outcome is a value for the side to move, and the plies to the end.
type outcome struct {
	value ai.Value
	plies int
}

// before returns what a move is worth after which the other side has an outcome.
func (o outcome) before() outcome {
	if o.value == ai.Draw || o.value == ai.Unknown {
		return o
	}
	return outcome{ai.Win + ai.Loss - o.value, o.plies + 1}
}

// ended returns the outcome of a position that has ended; false for one that goes on.
func ended(p rules.Position, mover rules.Player) (outcome, bool) {
	switch out := p.Outcome(); {
	case !out.Over():
		return outcome{}, false
	case out.Winner == rules.Nobody:
		return outcome{value: ai.Draw}, true
	case out.Winner == mover:
		return outcome{value: ai.Win}, true
	}
	return outcome{value: ai.Loss}, true
}

// A slow solver knows all positions of a game by their texts, asks the rules alone, and goes through all of them again
// and again, one ply further from the end each time.
type slow map[string]outcome

// solve solves all that can come of a position.
func solveSlowly(start rules.Position) slow {
	s, after, list := slow{}, map[string][]string{}, []rules.Position{start}
	seen := map[string]bool{start.String(): true}
	for i := 0; i < len(list); i++ {
		p := list[i]
		if p.Outcome().Over() { // whoever would be to move
			s[p.String()] = outcome{value: ai.Loss}
			continue
		}
		for _, m := range p.Moves() {
			next, err := p.Play(m)
			if err != nil {
				panic(err)
			}
			after[p.String()] = append(after[p.String()], next.String())
			if !seen[next.String()] {
				seen[next.String()] = true
				list = append(list, next)
			}
		}
	}
	for plies := 1; s.wave(after, plies); plies++ {
	}
	for text := range after {
		if s[text].value == ai.Unknown {
			s[text] = outcome{value: ai.Draw}
		}
	}
	return s
}

// wave finds the positions that are decided in so many plies, false where there is none and can be none later.
func (s slow) wave(after map[string][]string, plies int) (more bool) {
	for text, list := range after {
		if s[text].value != ai.Unknown {
			continue
		}
		lost := 0
		for _, next := range list {
			o, known := s[next]
			if known && o.value == ai.Loss && o.plies == plies-1 {
				s[text] = outcome{ai.Win, plies}
				more = true
				break
			}
			if known && o.value == ai.Win && o.plies < plies {
				lost++
			}
		}
		if s[text].value == ai.Unknown && lost == len(list) {
			s[text] = outcome{ai.Loss, plies}
			more = true
		}
	}
	return more
}

// want compares what has been found with the outcomes of the moves, where all of them are known.
func want(t *testing.T, task prove.Task, found prove.Found, moves []outcome) {
	t.Helper()
	value, soonest := ai.Loss, 0
	for _, o := range moves {
		value = max(value, o.value)
		if n := (o.plies + 1) / 2; o.value == ai.Win && (soonest == 0 || n < soonest) {
			soonest = n
		}
	}
	asked := map[puzzle.Kind]ai.Value{puzzle.Win: ai.Win, puzzle.Hold: ai.Draw}[task.Kind]
	var right []rules.Move
	for i, m := range task.Position.Moves() {
		if o := moves[i]; value == asked && o.value == value && (!task.Soon || (o.plies+1)/2 == soonest) {
			right = append(right, m)
		}
		if found.Puzzle.Position == "" {
			continue
		}
		v := found.Puzzle.Verdicts[i]
		if v.Value != ai.Unknown && (outcome{v.Value, v.Plies}) != moves[i] {
			t.Errorf("%s: %s is said to be a %s in %d, is a %s in %d", task.Position, m, v.Value, v.Plies, moves[i].value,
				moves[i].plies)
		}
	}
	if found.Open > 0 || !slices.Equal(found.Right, right) {
		t.Errorf("%s, %s: right is %v, want %v; %d moves are open", task.Position, task.Kind, found.Right, right, found.Open)
	}
}

// questions are those of a game that can be won and drawn.
func questions() []prove.Question {
	return []prove.Question{{Kind: puzzle.Win}, {Kind: puzzle.Win, Soon: true}, {Kind: puzzle.Hold}}
}

// Three boards of the family are solved slowly: what is proved of fifty positions of each is true. One is drawn by
// hand.
func TestFamilyIsProved(t *testing.T) {
	const wanted = 50
	prover, spec := proverOf(t, "tapatan")
	const drawn = "g=3&p=a1b1c1a2b2c2a3b3c3&l=012.345.678.036.147.258&r=3psx2"
	for _, variant := range []string{"tapatan", "tsoro", drawn} {
		setup, err := spec.Check(rules.Setup{Variant: variant})
		if err != nil {
			t.Fatal(err)
		}
		start, err := spec.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		known := solveSlowly(start)
		done := 0
		for seed := uint64(0); done < wanted; seed++ {
			task, ok := random(t, spec, setup.Variant, seed, int(seed%13))
			if !ok {
				continue
			}
			done++
			for _, task.Question = range questions() {
				want(t, task, solve(t, prover, spec, task, 0), movesBy(task.Position, func(p rules.Position) outcome {
					return known[p.String()]
				}))
			}
		}
	}
}

// movesBy returns the outcome of each move, by that of the position after it.
func movesBy(p rules.Position, of func(rules.Position) outcome) (list []outcome) {
	for _, m := range p.Moves() {
		after, err := p.Play(m)
		if err != nil {
			panic(err)
		}
		list = append(list, of(after).before())
	}
	return list
}

// A follower follows every move of a game to its end.
type follower map[string]outcome

func (f follower) outcome(p rules.Position) (best outcome) {
	if o, over := ended(p, p.ToMove()); over {
		if p.ToMove() == rules.Nobody {
			return outcome{value: ai.Loss} // who cannot lay has lost
		}
		return o
	}
	if o, ok := f[p.String()]; ok {
		return o
	}
	for i, o := range movesBy(p, f.outcome) {
		better := o.value > best.value || o.value == best.value && (o.value == ai.Win) == (o.plies < best.plies)
		if i == 0 || better && o != best {
			best = o
		}
	}
	f[p.String()] = best
	return best
}

// A hundred positions late in games of Domino are followed to the end.
func TestDominoIsProved(t *testing.T) {
	const wanted, few = 100, 9
	prover, spec := proverOf(t, "domino")
	done, known := 0, follower{}
	for seed := uint64(0); done < wanted; seed++ {
		task, ok := random(t, spec, "4", seed, 5+int(seed%4))
		if !ok || len(task.Position.Moves()) > few {
			continue
		}
		done++
		for _, task.Question = range questions()[:2] {
			want(t, task, solve(t, prover, spec, task, 0), movesBy(task.Position, known.outcome))
		}
	}
}

// A hundred positions of Hyle cost what the slow calculation says.
func TestHyleIsProved(t *testing.T) {
	const wanted = 100
	prover, spec := proverOf(t, "hyle")
	done := 0
	for seed := uint64(0); done < wanted; seed++ {
		task, ok := random(t, spec, "3", seed, 12+int(seed%8))
		if !ok {
			continue
		}
		s := task.Position.(hyle.Position).State
		if s.Left() > 3 {
			continue
		}
		done++
		task.Question = prove.Question{Kind: puzzle.Points}
		found, known, sign := solve(t, prover, spec, task, 0), slowhyle.Values{}, 1.0
		if s.Phase == hyle.Placing {
			sign = -1
		}
		best := sign * known.Of(s)
		for i, m := range s.AppendMoves(nil) {
			want := 100 * (best - sign*known.Of(s.Play(m)))
			if got := float64(found.Puzzle.Costs[i]); math.Abs(got-want) > 1 || (got == 0) != (want < 1e-6) {
				t.Errorf("%s: %s costs %v hundredths, want %v", task.Position, m.Text(int(s.N)), got, want)
			}
		}
		if math.Abs(float64(found.Mean)-100*best) > 1 {
			t.Errorf("%s: the mean is %d, want %f", task.Position, found.Mean, 100*best)
		}
	}
}

// within follows every move of Entropy so many plies deep. It returns Unknown where nothing is decided until then.
func within(s entropy.State, plies int) outcome {
	if winner := s.Winner(false); winner >= 0 {
		return outcome{value: map[bool]ai.Value{true: ai.Win, false: ai.Loss}[winner == int(s.Turn)]}
	}
	if plies == 0 || s.Passes == 2 {
		return outcome{}
	}
	best := outcome{value: ai.Loss}
	var buf [64]entropy.Step
	for _, m := range s.AppendMoves(buf[:0]) {
		o := within(s.Play(m), plies-1).before()
		switch {
		case o.value == ai.Win && (best.value != ai.Win || o.plies < best.plies):
			best = o
		case best.value != ai.Win && o.value == ai.Unknown,
			best.value == ai.Loss && o.value == ai.Loss && o.plies > best.plies:
			best = o
		}
	}
	return best
}

// Of a hundred positions of Entropy that are proved to be won within two moves, all moves are looked at by a search
// that cuts nothing off: those that win so soon are the right ones, and no win is sooner. The positions stand on the
// lines of the puzzles of the site, and one move beside them.
func TestEntropyIsProved(t *testing.T) {
	const wanted, nodes, most = 100, 3_000, 3
	prover, spec := proverOf(t, "entropy")
	done := 0
	for _, p := range shipped(t, "entropy") {
		position, err := p.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		for turn := 0; p.Kind == puzzle.Win && turn < len(p.Line) && done < wanted; turn++ {
			from, moves := position, position.Moves()
			for _, m := range []rules.Move{moves[turn%len(moves)], p.Line[turn]} {
				after, err := from.Play(m)
				if err != nil {
					t.Fatal(err)
				}
				s := after.(entropy.Position).State
				if m == p.Line[turn] {
					position = after
				}
				if s.Passes > 0 || after.Outcome().Over() {
					continue
				}
				question := prove.Question{Kind: puzzle.Win, Soon: true}
				found := solve(t, prover, spec, prove.Task{Question: question, Variant: p.Variant, Position: after}, nodes)
				late := slices.ContainsFunc(found.Puzzle.Verdicts, func(v puzzle.Verdict) bool {
					return v.Value == ai.Win && v.Plies > most
				})
				if found.Open == 0 && found.Puzzle.Within() > 0 && !late {
					done++
					wantWithin(t, s, found, most)
				}
			}
		}
	}
	if done < wanted {
		t.Errorf("only %d positions", done)
	}
}

// wantWithin holds what is found of a position against all that can follow in so many plies.
func wantWithin(t *testing.T, s entropy.State, found prove.Found, most int) {
	t.Helper()
	var right []rules.Move
	for _, m := range s.AppendMoves(nil) {
		o := within(s.Play(m), most-1).before()
		if o.value == ai.Win && o.plies <= 2*found.Puzzle.Within() {
			right = append(right, m.Text())
		}
		if o.value == ai.Win && o.plies <= 2*found.Puzzle.Within()-2 {
			t.Errorf("%s: %s wins sooner", found.Puzzle.Position, m.Text())
		}
	}
	if !slices.Equal(right, found.Right) {
		t.Errorf("%s: right is %v, want %v", found.Puzzle.Position, found.Right, right)
	}
}
