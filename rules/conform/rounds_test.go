package conform

import (
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform/bag"
)

// A shifty position is one of a sound game but for what it says after the game has been played.
type shifty struct {
	bag.Position
	how *shift
}

type shift struct {
	outcome func(rules.Outcome) rules.Outcome
	odds    func(bag.Position) []int
}

func (p shifty) Play(m rules.Move) (rules.Position, error) {
	next, err := p.Position.Play(m)
	if err != nil {
		return nil, err
	}
	return shifty{next.(bag.Position), p.how}, nil
}

func (p shifty) Outcome() rules.Outcome {
	if p.how.outcome == nil {
		return p.Position.Outcome()
	}
	return p.how.outcome(p.Position.Outcome())
}

func (p shifty) Odds() []int {
	if p.how.odds == nil {
		return p.Position.Odds()
	}
	return p.how.odds(p.Position)
}

func shiftySpec(how *shift) *rules.Spec {
	spec := bag.Spec()
	start := spec.New
	spec.New = func(setup rules.Setup) (rules.Position, error) {
		p, err := start(setup)
		return shifty{p.(bag.Position), how}, err
	}
	return spec
}

// What a suite of single positions cannot see, the checks of the rounds do.
func TestCheckRounds(t *testing.T) {
	n := 0
	for name, c := range map[string]struct {
		outcome func(rules.Outcome) rules.Outcome
		want    string
	}{
		"sound": {nil, ""},
		"over too soon": {func(rules.Outcome) rules.Outcome { return rules.Outcome{Reason: "points", Score: &[2]int{}} },
			"a round ends at ply 1: false"},
		"over no more": {func(rules.Outcome) rules.Outcome { return rules.Outcome{} }, "a round ends at ply 10: true"},
		"other score": {func(out rules.Outcome) rules.Outcome {
			if out.Over() {
				n++
				out.Score = &[2]int{n, 0}
			}
			return out
		}, "the rounds add up to"},
	} {
		t.Run(name, func(t *testing.T) {
			how := &shift{}
			m, err := RandomMatch(shiftySpec(how), rules.Setup{}, 1, 100)
			if err != nil {
				t.Fatal(err)
			}
			how.outcome = c.outcome
			caught(t, checkRounds(m), c.want)
		})
	}
}

func caught(t *testing.T, err error, want string) {
	t.Helper()
	if want == "" {
		if err != nil {
			t.Error(err)
		}
		return
	}
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("error %v, want %q in it", err, want)
	}
}

// Odds that make another draw the right one are caught.
func TestCheckAltered(t *testing.T) {
	how := &shift{}
	r := &run{spec: shiftySpec(how), setup: rules.Setup{Variant: "one"}, plies: 100}
	r.spec.Rounds = 1
	m, err := r.drawn(source(1))
	if err != nil {
		t.Fatal(err)
	}
	caught(t, checkAltered(m, source(2)), "")
	ball := int(m.Record().Moves[2][1] - '0')
	how.odds = func(bag.Position) []int {
		odds := []int{1, 1, 1}
		odds[ball%3] = 1 << 50
		return odds
	}
	caught(t, checkAltered(m, source(2)), "with another draw than the seed's")
}
