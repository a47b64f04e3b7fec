package stratege_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/tools/puzzles/internal/shipped"
	"tablier/rules"
	"tablier/rules/stratege"
)

// ofKinds returns the puzzles of the site, of some kinds or of all, which agree with the rules.
func ofKinds(t *testing.T, kinds ...puzzle.Kind) (list []puzzle.Puzzle) {
	t.Helper()
	for _, p := range shipped.Puzzles(t, "stratege").Puzzles {
		if err := puzzle.Check(stratege.Spec(), &p); err != nil {
			t.Fatal(err)
		}
		for _, kind := range kinds {
			if p.Kind == kind {
				list = append(list, p)
			}
		}
		if len(kinds) == 0 {
			list = append(list, p)
		}
	}
	return list
}

// parse reads a position.
func parse(t *testing.T, text string) stratege.Position {
	t.Helper()
	p, err := stratege.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// play plays a move that is legal.
func play(p rules.Position, m rules.Move) stratege.Position {
	after, err := p.Play(m)
	if err != nil {
		panic(err)
	}
	return after.(stratege.Position)
}

// deals returns all positions without a secret that agree with what is known in one, at most so many; nil when there
// are more. It tries every strength for every hidden pawn: the rules read no more than three pawns of a strength.
func deals(text string, most int) (list []stratege.Position) {
	p, err := stratege.Parse(text)
	if err != nil {
		return nil
	}
	if !strings.Contains(text, "?") {
		return []stratege.Position{p}
	}
	for strength := 1; strength <= 6 && len(list) <= most; strength++ {
		list = append(list, deals(strings.Replace(text, "?", strconv.Itoa(strength), 1), most)...)
	}
	if len(list) > most {
		return list[:most+1]
	}
	return list
}

// eachDealt calls see with puzzles and all their deals, as many puzzles as are wanted of those with at most so many
// deals.
func eachDealt(t *testing.T, wanted, most int, see func(*puzzle.Puzzle, []stratege.Position), kind puzzle.Kind) {
	t.Helper()
	done := 0
	for _, p := range ofKinds(t, kind) {
		if done == wanted {
			break
		}
		if dealt := deals(p.Position, most); len(dealt) <= most {
			see(&p, dealt)
			done++
		}
	}
	if done < wanted {
		t.Errorf("only %d puzzles of kind %s", done, kind)
	}
}

// wantForces compares the strengths that a pawn can have with those that it has in some deal.
func wantForces(t *testing.T, p *puzzle.Puzzle, dealt []stratege.Position) {
	want := ""
	for strength := 1; strength <= 6; strength++ {
		for _, d := range dealt {
			if strings.Contains(on(d, p.On), strconv.Itoa(strength)) {
				want += strconv.Itoa(strength)
				break
			}
		}
	}
	if p.Answer != want {
		t.Errorf("%s at %s: %s, want %s", p.On, p.Position, p.Answer, want)
	}
}

// on returns the strength of the pawn on a place.
func on(p stratege.Position, name string) string {
	for cell, pawn := range p.State.At {
		if stratege.Name(cell) == name && pawn != 0 {
			return strconv.Itoa(pawn.Strength())
		}
	}
	return ""
}

// wantOdds compares how likely an attack succeeds with how often it does: the attacker's side loses no pawn.
func wantOdds(t *testing.T, p *puzzle.Puzzle, dealt []stratege.Position) {
	won := 0
	for _, d := range dealt {
		side := d.State.Turn
		if play(d, rules.Move(p.On)).State.Side[side].Len() == d.State.Side[side].Len() {
			won++
		}
	}
	above, below, _ := strings.Cut(p.Answer, "/")
	a, err := strconv.Atoi(above)
	if err != nil {
		t.Fatal(err)
	}
	b, err := strconv.Atoi(below)
	if err != nil {
		t.Fatal(err)
	}
	if a*len(dealt) != b*won || a == 0 || a >= b {
		t.Errorf("%s at %s: %s, want %d of %d", p.On, p.Position, p.Answer, won, len(dealt))
	}
	for d := 2; d <= a; d++ {
		if a%d == 0 && b%d == 0 {
			t.Errorf("%s is not in its lowest terms", p.Answer)
		}
	}
}

// standing is the strengths of a side's pawns that are left, with those on its goal places counted twice, less the same
// of the other side.
func standing(p stratege.Position, side int) (sum int) {
	for cell, pawn := range p.State.At {
		worth := pawn.Strength()
		if pawn != 0 && stratege.Goal(pawn.Side()).And(stratege.Black).Has(cell) {
			worth *= 2
		}
		if pawn.Side() == side {
			sum += worth
		} else {
			sum -= worth
		}
	}
	return sum
}

// wantGains compares the costs of moves with what is left on average after the worst reply to each.
func wantGains(t *testing.T, p *puzzle.Puzzle, dealt []stratege.Position) {
	moves := parse(t, p.Position).Moves()
	sums, best := make([]int, len(moves)), 0
	for i, m := range moves {
		for _, d := range dealt {
			after, side := play(d, m), int(d.State.Turn)
			least := standing(after, side)
			for j, reply := range after.Moves() {
				if sum := standing(play(after, reply), side); j == 0 || sum < least {
					least = sum
				}
			}
			sums[i] += least
		}
		if sums[i] > sums[best] {
			best = i
		}
	}
	for i, sum := range sums {
		want := 100 * float64(sums[best]-sum) / float64(len(dealt))
		if got := float64(p.Costs[i]); got < want-0.501 || got > want+0.501 || (got == 0) != (sum == sums[best]) {
			t.Errorf("%s at %s costs %v, want %v", moves[i], p.Position, got, want)
		}
	}
}

func TestForces(t *testing.T) {
	eachDealt(t, 15, 3_000, func(p *puzzle.Puzzle, dealt []stratege.Position) { wantForces(t, p, dealt) }, puzzle.Forces)
}

func TestOdds(t *testing.T) {
	eachDealt(t, 15, 3_000, func(p *puzzle.Puzzle, dealt []stratege.Position) { wantOdds(t, p, dealt) }, puzzle.Odds)
}

func TestGains(t *testing.T) {
	eachDealt(t, 12, 120, func(p *puzzle.Puzzle, dealt []stratege.Position) { wantGains(t, p, dealt) }, puzzle.Points)
}

// forced says whether a side can make sure that it wins in so many plies.
func forced(p stratege.Position, side rules.Player, plies int) bool {
	if out := p.Outcome(); out.Over() || plies <= 0 {
		return out.Winner == side
	}
	mine := p.ToMove() == side
	for _, m := range p.Moves() {
		if forced(play(p, m), side, plies-1) == mine {
			return mine
		}
	}
	return !mine
}

// In eight endings that are won soon, each move wins, or loses, in as many plies as is said, as far as a search of all
// moves sees.
func TestEndings(t *testing.T) {
	const wanted, far = 8, 7
	done := 0
	for _, p := range ofKinds(t, puzzle.Win, puzzle.Hold, puzzle.Escape) {
		if !slices.ContainsFunc(p.Verdicts, func(v puzzle.Verdict) bool { return v.Value == ai.Win && v.Plies <= far }) {
			continue
		}
		if done++; done > wanted {
			break
		}
		position := parse(t, p.Position)
		me := position.ToMove()
		for i, m := range position.Moves() {
			after, v := play(position, m), p.Verdicts[i]
			for who, won := range map[rules.Player]bool{me: v.Value == ai.Win, me.Other(): v.Value == ai.Loss} {
				for plies := range far {
					if want := won && v.Plies <= plies+1; forced(after, who, plies) != want {
						t.Errorf("%s at %s is %s in %d: that %s wins in %d is %v", m, p.Position, v.Value, v.Plies, who, plies+1,
							!want)
					}
				}
			}
		}
	}
	if done < wanted {
		t.Errorf("only %d endings", done)
	}
}

// There are as many puzzles as promised, and no two are one, mirrored or with the sides exchanged.
func TestChosen(t *testing.T) {
	seen, asked := map[string]bool{}, 0
	for _, p := range ofKinds(t) {
		if key := string(p.Kind) + least(p.Position); seen[key] {
			t.Errorf("%s is like another one", p.Position)
		} else {
			seen[key] = true
		}
		if !p.Retired {
			asked++
		}
	}
	if asked < 100 {
		t.Errorf("%d puzzles", asked)
	}
}

// least returns the same text for positions that are alike.
func least(text string) (key string) {
	p, err := stratege.Parse(text)
	if err != nil {
		return text
	}
	s := &p.State
	for turn := range 4 {
		var b strings.Builder
		for cell := range s.At {
			row, column := cell/stratege.Columns, cell%stratege.Columns
			if turn&1 != 0 {
				column = stratege.Columns - 1 - column
			}
			if turn&2 != 0 {
				row = stratege.Rows - 1 - row
			}
			pawn := s.At[stratege.Columns*row+column]
			if pawn == 0 {
				b.WriteString("-")
				continue
			}
			b.WriteString(strconv.Itoa(pawn.Side()^turn>>1) + strconv.Itoa(pawn.Strength()))
		}
		b.WriteString(strconv.Itoa(int(s.Turn) ^ turn>>1))
		if key == "" || b.String() < key {
			key = b.String()
		}
	}
	return key
}
