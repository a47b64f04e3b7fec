package rules_test

import (
	"testing"

	"tablier/rules"
)

// The walk has two moves everywhere.
func TestPerft(t *testing.T) {
	for depth, want := range map[int]uint64{-1: 0, 0: 1, 1: 2, 2: 4, 10: 1024} {
		if got, done := rules.Perft(walk(0), depth, nil); got != want || !done {
			t.Errorf("depth %d: %d, %v; want %d", depth, got, done, want)
		}
	}
}

func TestPerftStops(t *testing.T) {
	asked := 0
	stop := func() bool { asked++; return asked > 5 }
	nodes, done := rules.Perft(walk(0), 60, stop)
	if done || asked != 6 {
		t.Errorf("%d nodes, done %v, asked %d times", nodes, done, asked)
	}
}

// A tallied walk says how many moves it has, and is never asked for those of the last ply.
type tallied struct{ rules.Position }

func (c tallied) Play(m rules.Move) (rules.Position, error) {
	next, err := c.Position.Play(m)
	return tallied{next}, err
}

func (c tallied) Count() int { return 5 }

func TestPerftAsksForTheCount(t *testing.T) {
	if got, _ := rules.Perft(tallied{walk(0)}, 3, nil); got != 2*2*5 {
		t.Errorf("%d sequences, want two moves, two moves and five that are counted", got)
	}
}
