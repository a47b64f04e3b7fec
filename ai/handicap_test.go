package ai_test

import (
	"math"
	"testing"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/all"
)

// Each thing that makes a move hard to see makes it more likely to be overlooked, and the farther the more.
func TestSightCounts(t *testing.T) {
	ladder := []ai.Sight{
		{}, {Steps: 1}, {Steps: 2}, {Steps: 2, Backward: true}, {Steps: 2, Backward: true, Diagonal: true},
		{Steps: 3, Backward: true, Diagonal: true},
	}
	for i := range ladder[1:] {
		if easy, hard := ladder[i], ladder[i+1]; hard.Odds() <= easy.Odds() {
			t.Errorf("%+v has odds %v, %+v has %v", hard, hard.Odds(), easy, easy.Odds())
		}
	}
}

// Whatever the odds are, the mean chance is the share that the level says, and what has higher odds has more chance.
func TestChancesKeepTheShare(t *testing.T) {
	for _, share := range []float64{0.02, 0.2, 0.5, 0.9, 0.999} {
		odds := []float64{1, 8, 2, 1, 4, 12, 1.5}
		chances := append([]float64(nil), odds...)
		ai.Handicap{Overlook: share}.Chances(chances)
		sum := 0.0
		for i, chance := range chances {
			sum += chance
			for k := range odds {
				if odds[i] < odds[k] && chance >= chances[k] {
					t.Errorf("share %v: odds %v have chance %v, odds %v have %v", share, odds[i], chance, odds[k], chances[k])
				}
			}
		}
		if mean := sum / float64(len(odds)); math.Abs(mean-share) > 0.002 {
			t.Errorf("share %v: the mean chance is %v", share, mean)
		}
	}
}

// A reply has to be imagined: more of them are overlooked, but none by who overlooks nothing.
func TestRepliesAreOverlookedMore(t *testing.T) {
	for _, share := range []float64{0.1, 0.5, 0.9} {
		if of := (ai.Handicap{Overlook: share}).Replies().Overlook; of <= share || of >= 1 {
			t.Errorf("of the own moves %v are overlooked, of the replies %v", share, of)
		}
	}
	if of := (ai.Handicap{}).Replies().Overlook; of != 0 {
		t.Errorf("who overlooks nothing overlooks %v of the replies", of)
	}
}

// At least one move is seen: of moves that are all overlooked the one that was nearest to it.
func TestSomethingIsSeen(t *testing.T) {
	unseen := ai.Handicap{Overlook: 0.9}.Unseen([]float64{1, 1, 1}, []float64{0.1, 0.5, 0.3})
	if !unseen[0] || unseen[1] || !unseen[2] {
		t.Errorf("overlooked: %v", unseen)
	}
}

func TestApart(t *testing.T) {
	const line = 5
	for _, c := range []struct {
		lot, other []int
		want       int
	}{
		{[]int{0}, []int{0}, 0}, {[]int{0}, []int{6}, 1}, {[]int{0}, []int{4}, 4}, {[]int{4}, []int{5}, 4},
		{[]int{0, 12}, []int{24, 23}, 2}, {nil, []int{3}, 0},
	} {
		if got := ai.Apart(line, c.lot, c.other); got != c.want {
			t.Errorf("%v and %v are %d apart, want %d", c.lot, c.other, got, c.want)
		}
	}
}

// A task knows the last move by which a player moved something in the round: no draw from the bag, no pass.
func TestLastMove(t *testing.T) {
	spec, err := all.Games().Find("hyle")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{Variant: "3"}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ move, last rules.Move }{
		{"=a", ""}, {"b2", "b2"}, {"b2-b3", "b2-b3"}, {"=b", "b2-b3"}, {"a1", "a1"}, {"--", "a1"},
	} {
		if err := m.Play(c.move); err != nil {
			t.Fatal(err)
		}
		if got := ai.TaskOf(m, 0).Last; got != c.last {
			t.Errorf("after %s the last move is %q, want %q", c.move, got, c.last)
		}
	}
	for m.Round() == 0 {
		if err := m.Play(m.Position().Moves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if got := ai.TaskOf(m, 0).Last; got != "" {
		t.Errorf("a round begins after %q", got)
	}
}
