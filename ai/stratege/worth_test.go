package stratege

import (
	"math/rand/v2"
	"testing"

	"tablier/rules"
	"tablier/rules/stratege"
)

// The terms that learning sees add up to what the search sees, whatever the weights.
func TestTermsAddUp(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 0))
	for range 4 {
		s := stratege.Start()
		for ; s.End == stratege.Running; s.Do(s.Choice(rng.IntN(s.Choices()))) {
			if s.SettingUp() {
				continue
			}
			view := stratege.Position{State: s}.View(stratege.Position{State: s}.ToMove()).(stratege.View)
			view.State.Quiet = 0
			n := nodeOf(&view.State, int(s.Turn^1), &learnt)
			sum := int32(0)
			Terms(view, &learnt, func(weight *int16, times int32) { sum += int32(*weight) * times })
			if got, want := n.worth(), sum/(100*inUnit); max(got-want, want-got) > 1 {
				t.Fatalf("%v: %d, and %d by its terms", view, got, want)
			}
		}
	}
}

// A pawn keeps its kind wherever it goes, until it is shown, and what it is thought to be adds up to what is left.
func TestKinds(t *testing.T) {
	s := stratege.Start()
	for range 2 {
		s.SetUp(stratege.Setup{1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6})
	}
	view := stratege.Position{State: s}.View(1).(stratege.View)
	n := nodeOf(&view.State, 1, &learnt)
	tracks, ok := follow([]rules.View{view}, &view.State, 1)
	if !ok {
		t.Fatal("the set-up is no beginning")
	}
	n.assignKinds(tracks)
	if n.key != nodeOf(&n.State, 1, &learnt).key {
		t.Error("the key is not that of the kinds")
	}
	var shares [stratege.Most + 1]float64
	for it := (places{n.Side[1]}); it.more(); {
		kind := kindOf(n.At[it.next()])
		total := int32(0)
		for v := range shares {
			total += n.pool.weight(kind, v)
		}
		for v := range shares {
			shares[v] += float64(n.pool.weight(kind, v)) / float64(total)
		}
	}
	for v, share := range shares[1:] {
		if share < stratege.Each-0.3 || share > stratege.Each+0.3 {
			t.Errorf("%.2f pawns of strength %d", share, v+1)
		}
	}
	from, to := stratege.Home(1, 0), stratege.Home(1, 0)-stratege.Columns
	kind := kindOf(n.At[from])
	n.Turn = 1
	n.do(stratege.StepTo(from, to))
	if kindOf(n.At[to]) != kind || n.At[from] != 0 {
		t.Error("the kind stayed behind")
	}
	n.reveal(to, 4)
	if kindOf(n.At[to]) != 0 || n.At[to].Strength() != 4 {
		t.Errorf("a revealed pawn is %d", n.At[to])
	}
}
