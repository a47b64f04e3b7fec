package hyle

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/hyle"
)

// The figure of the rules: a full board whose rows are worth 0, 9, 14, 8 and 6, and its columns 5, 0, 0, 6 and 0.
func TestTally(t *testing.T) {
	skin := game().Skin("5", false).(*skin)
	v := view(t, full)
	var points []int
	for _, l := range skin.Tally(v) {
		points = append(points, l.Points)
	}
	if want := []int{0, 9, 14, 8, 6, 5, 0, 0, 6, 0}; !slices.Equal(points, want) {
		t.Errorf("the lines are worth %v, want %v", points, want)
	}
	for lang, want := range map[i18n.Lang][2]string{
		i18n.French:  {"Ligne 3, 14 points : 5 + 3 + 3 + 3.", "Colonne b : aucun palindrome."},
		i18n.English: {"Row 3, 14 points: 5 + 3 + 3 + 3.", "Column b: no palindrome."},
	} {
		lines, words := skin.Tally(v), game().Words(lang).(board.ScoreWords)
		if got := [2]string{words.Line(lines[2]), words.Line(lines[6])}; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// The lines, their palindromes and the gains agree with the rules in games played at random, on every board.
func TestScoreIsThatOfTheRules(t *testing.T) {
	for _, variant := range game().Spec.Variants {
		plain, turned := game().Skin(variant, false).(*skin), game().Skin(variant, true).(*skin)
		for seed := range uint64(20) {
			rng := rand.New(rand.NewPCG(seed, 0))
			p, err := game().Spec.New(rules.Setup{Variant: variant})
			for err == nil && !p.Outcome().Over() {
				v, moves := p.View(rules.Nobody), p.Moves()
				m := moves[rng.IntN(len(moves))]
				checkTally(t, plain, turned, v)
				before := int(state(v).Points)
				if p, err = p.Play(m); err != nil {
					break
				}
				after := int(state(p.View(rules.Nobody)).Points)
				if gain, told := plain.Gain(v, m); told && gain != after-before || told != (v.ToMove() == hyle.Order) {
					t.Errorf("%s: %s gains %d (%t), want %d", v, m, gain, told, after-before)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			checkTally(t, plain, turned, p.View(rules.Nobody))
		}
	}
}

func checkTally(t *testing.T, plain, turned *skin, v rules.View) {
	t.Helper()
	lines, others := plain.Tally(v), turned.Tally(v)
	points := plain.Points(v)
	total := 0
	for i, l := range lines {
		total += l.Points
		if other := others[i]; other.Name != l.Name || other.R != l.R || other.X != board.Size-l.X || other.Y != board.Size-l.Y {
			t.Errorf("turned round, %+v is %+v", l, other)
		}
		sum := 0
		for k, run := range l.Runs {
			sum += len(run)
			if k > 0 && len(run) > len(l.Runs[k-1]) {
				t.Errorf("%s, %s: a longer run comes after a shorter one", v, l.Name)
			}
			for j, point := range run {
				mirror := run[len(run)-1-j]
				if plain.Look(v, point) != plain.Look(v, mirror) || plain.Look(v, point) == (board.Glyph{}) {
					t.Errorf("%s, %s: %v is no palindrome", v, l.Name, run)
				}
				if p := points[point]; p.X != l.X && p.Y != l.Y {
					t.Errorf("%s, %s: %s is not in line with where its worth is written", v, l.Name, p.Name)
				}
			}
		}
		if sum != l.Points {
			t.Errorf("%s, %s: the palindromes make %d points of %d", v, l.Name, sum, l.Points)
		}
	}
	if want := int(state(v).Points); total != want {
		t.Errorf("%s: the lines make %d points of %d", v, total, want)
	}
}

// What is in the bag, in the hand and on the board are all pawns of a colour.
func TestStock(t *testing.T) {
	skin := game().Skin("5", false).(*skin)
	v := view(t, placing)
	left := 0
	for _, s := range skin.Stock(v) {
		left += s.Left
	}
	if got := game().Words(i18n.French).(board.ScoreWords).Stock(left, 25); got != "Dans le sac : 21 pions sur 25" {
		t.Errorf("%q", got)
	}
	if hand := skin.Hand(v); hand.Kind != "e" || skin.Symbol(hand, -1) != "hyle-e" {
		t.Errorf("in the hand: %+v", hand)
	}
	if hand := skin.Hand(view(t, sliding)); hand != (board.Glyph{}) {
		t.Errorf("in the hand of Order: %+v", hand)
	}
}
