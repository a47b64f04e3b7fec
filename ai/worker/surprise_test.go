//go:build !js

package main

import (
	"encoding/json"
	"math/bits"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/protocol"
	"tablier/rules/entropy"
)

// What files tell around a position is told of both players to move: of the position, and then of each pawn of the one
// who waits on each free cell.
func TestSurprise(t *testing.T) {
	s, w := stocked(t).provided()
	s.handle([]byte(`{"id":1,"op":"surprise","game":"entropy"}`))
	var answer protocol.Surprise
	if err := json.Unmarshal([]byte(w.await(t, "1")), &answer); err != nil {
		t.Fatal(err)
	}
	start := entropy.Start()
	const half = 1 + 3*(1+entropy.Pawns*(entropy.Cells-2*entropy.Pawns))
	if len(answer.Told) != 2*half {
		t.Fatalf("%d numbers", len(answer.Told))
	}
	for side, st := range []entropy.State{start, {Own: start.Other, Other: start.Own}} {
		told := answer.Told[side*half:][:half]
		if told[0] <= 0 {
			t.Errorf("side %d: %d bytes", side, told[0])
		}
		last := st // with the last pawn on the last cell
		last.Other = last.Other&^(1<<(31-bits.LeadingZeros32(last.Other))) |
			1<<(31-bits.LeadingZeros32(entropy.All&^(st.Own|st.Other)))
		for at, state := range map[int]entropy.State{1: st, half - 3: last} {
			want := map[ai.Value]int{ai.Draw: 0, ai.Win: 1, ai.Loss: 2}[madeUp(state)]
			if told[at] != want || told[at+1] <= 0 || told[at+1] >= 1<<16 || told[at+2] <= 0 || told[at+2] >= 1<<16 {
				t.Errorf("side %d, number %d: %v, want the value %d", side, at, told[at:at+3], want)
			}
		}
	}
}

// Where there are no files, or they do not come, there is no surprise.
func TestNoSurprise(t *testing.T) {
	const scattered = "b1ww1/w1bwb/b1w2/w1b1w/b3b b" // Black has won
	full, empty := stocked(t), stocked(t)
	empty.files = nil
	for _, c := range []struct {
		files          *cupboard
		question, says string
	}{
		{full, `"game":"tapatan"`, "no files tell of tapatan"},
		{empty, `"game":"entropy"`, "are not here"},
		{full, `"game":"entropy","options":["immediate"]`, "no files tell of this position"},
		{full, `"game":"entropy","start":"` + scattered + `"`, `"code":"over"`},
	} {
		s, w := c.files.provided()
		s.handle([]byte(`{"id":1,"op":"surprise",` + c.question + `}`))
		if line := w.await(t, "1"); !strings.Contains(line, c.says) {
			t.Errorf("%s: %s", c.question, line)
		}
	}
}
