package minimal

import (
	"errors"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

func TestConform(t *testing.T) { conform.Test(t, Spec()) }

func FuzzText(f *testing.F) { conform.Fuzz(f, Spec()) }

// Cases with a source, which the suite cannot know: who has won, and why a move is refused.
func TestRules(t *testing.T) {
	if out := (Position{0, rules.Second}).Outcome(); out.Winner != rules.First || out.Reason != Last {
		t.Errorf("First has taken the last counter: %+v", out)
	}
	for _, c := range []struct {
		left  int
		move  rules.Move
		fault rules.Fault
	}{{1, "2", TooMany}, {5, "3", rules.BadMove}, {5, rules.Pass, rules.NoPass}, {0, "1", rules.GameOver}} {
		var illegal *rules.Illegal
		if _, err := (Position{c.left, rules.First}).Play(c.move); !errors.As(err, &illegal) || illegal.Fault != c.fault {
			t.Errorf("%s with %d left: %v, want the fault %s", c.move, c.left, err, c.fault)
		}
	}
}
