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
func TestLineScores(t *testing.T) {
	skin := game().Skin("5", false).(*skin)
	v := view(t, full)
	var points []int
	for _, l := range skin.scores(v) {
		points = append(points, l.points)
	}
	if want := []int{0, 9, 14, 8, 6, 5, 0, 0, 6, 0}; !slices.Equal(points, want) {
		t.Errorf("the lines are worth %v, want %v", points, want)
	}
	for lang, want := range map[i18n.Lang][2]string{
		i18n.French:  {"Ligne 3, 14 points : 5 + 3 + 3 + 3.", "Colonne b : aucun palindrome."},
		i18n.English: {"Row 3, 14 points: 5 + 3 + 3 + 3.", "Column b: no palindrome."},
	} {
		lines, words := skin.scores(v), game().Words(lang).(*words)
		if got := [2]string{words.lineScore(lines[2]), words.lineScore(lines[6])}; got != want {
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
				checkScores(t, plain, turned, v)
				before := int(state(v).Points)
				if p, err = p.Play(m); err != nil {
					break
				}
				after := int(state(p.View(rules.Nobody)).Points)
				gain, slide := plain.slideGain(v, m)
				if slide && gain != after-before || slide != (v.ToMove() == hyle.Order) {
					t.Errorf("%s: %s gains %d (%t), want %d", v, m, gain, slide, after-before)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			checkScores(t, plain, turned, p.View(rules.Nobody))
		}
	}
}

func checkScores(t *testing.T, plain, turned *skin, v rules.View) {
	t.Helper()
	lines, others := plain.scores(v), turned.scores(v)
	points := plain.Points(v)
	total := 0
	for i, l := range lines {
		total += l.points
		if other := others[i]; other.name != l.name || other.r != l.r || other.x != board.Size-l.x ||
			other.y != board.Size-l.y {
			t.Errorf("turned round, %+v is %+v", l, other)
		}
		sum := 0
		for k, run := range l.runs {
			sum += len(run)
			if k > 0 && len(run) > len(l.runs[k-1]) {
				t.Errorf("%s, %s: a longer run comes after a shorter one", v, l.name)
			}
			for j, point := range run {
				mirror := run[len(run)-1-j]
				if plain.PieceAt(v, point) != plain.PieceAt(v, mirror) || plain.PieceAt(v, point) == (board.Glyph{}) {
					t.Errorf("%s, %s: %v is no palindrome", v, l.name, run)
				}
				if p := points[point]; p.X != l.x && p.Y != l.y {
					t.Errorf("%s, %s: %s is not in line with where its worth is written", v, l.name, p.Name)
				}
			}
		}
		if sum != l.points {
			t.Errorf("%s, %s: the palindromes make %d points of %d", v, l.name, sum, l.points)
		}
	}
	if want := int(state(v).Points); total != want {
		t.Errorf("%s: the lines make %d points of %d", v, total, want)
	}
}

// What is in the bag, in the hand and on the board are all pawns of a colour.
func TestBagAndHand(t *testing.T) {
	skin := game().Skin("5", false).(*skin)
	v := view(t, placing)
	left := 0
	for _, c := range skin.bag(v) {
		left += c.left
	}
	if got := game().Words(i18n.French).(*words).inBag(left, 25); got != "Dans le sac : 21 pions sur 25" {
		t.Errorf("%q", got)
	}
	if hand := pawnHeld(v); hand.Kind != "e" || skin.Symbol(hand, -1) != "hyle-e" {
		t.Errorf("in the hand: %+v", hand)
	}
	if hand := pawnHeld(view(t, sliding)); hand != (board.Glyph{}) {
		t.Errorf("in the hand of Order: %+v", hand)
	}
}
