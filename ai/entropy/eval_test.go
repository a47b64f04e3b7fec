package entropy_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/entropy"
	"tablier/rules"
	"tablier/rules/entropy"
)

// A far win is worth less than a near one once a game is decided or for who is losing, and as much before.
func TestFarWinsAreWorthLessOnceDecided(t *testing.T) {
	won := []string{"1wbw1/1b3/w2bb/b1b1w/w1wbw b", "bwbbw/5/bw2w/1wwwb/b1b2 w", "bw2b/wwww1/bb1b1/wb1w1/3b1 w"}
	far := read(t, won[1]).State
	eval := func(history ...string) int32 { return read(t, won[1], history...).Game.Eval(far) }
	var decided, open []string
	for _, fen := range won {
		decided = append(decided, alike(fen)...)
	}
	for _, task := range tasks(t, 3) {
		open = append(open, task.View.Resample(nil).String())
	}
	at := eval()
	if got := eval(open...); got != at {
		t.Errorf("worth %d in an open game, %d without a history", got, at)
	}
	if got := eval(decided...); got >= at {
		t.Errorf("worth %d in a game long decided, %d without a history", got, at)
	}
	if got := read(t, "b1b1w/w1b2/bw2w/w1b1b/b1w1w w").Game.Eval(far); got >= at {
		t.Errorf("worth %d to who is losing, %d to who is winning", got, at)
	}
}

// read reads a position in which others have occurred.
func read(t *testing.T, fen string, history ...string) ai.Root[adapter.Game, adapter.State] {
	t.Helper()
	m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, fen)
	if err != nil {
		t.Fatal(err)
	}
	task := ai.TaskOf(m, 1)
	for _, fen := range history {
		task.Seen[fen]++
	}
	root, err := adapter.Read(task)
	if err != nil {
		t.Fatal(err)
	}
	return root
}

// alike returns a position, the same with half a turn of the board, and both with the colours changed.
func alike(fen string) []string {
	board := []byte(fen[:len(fen)-2])
	slices.Reverse(board)
	turned, other := string(board)+fen[len(fen)-2:], strings.NewReplacer("w", "b", "b", "w")
	return []string{fen, turned, other.Replace(fen), other.Replace(turned)}
}
