package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// seenRows is what a person sees of the list of moves: the plies whose moves are wholly in sight, in their order.
const seenRows = `(() => {
	const list = document.getElementById('moves').getBoundingClientRect();
	return [...document.querySelectorAll('#moves .move')].filter((e) => {
		const r = e.getBoundingClientRect();
		return r.top >= list.top - 1 && r.bottom <= list.bottom + 1;
	}).map((e) => +e.dataset.ply);
})()`

// The list of moves follows the match, from when it is full to when it is so long that only a part of it is drawn; from
// where a person has scrolled it stays where it is, whatever is played, until they come back to its end.
func TestMovesAreFollowed(t *testing.T) {
	const before = 72 // moves: 36 rows
	var moves []string
	for _, m := range driver.Longest(t, "entropy", "entropy", before+24).Moves() {
		moves = append(moves, string(m))
	}
	p := driver.Open(t, driver.Laptop)
	p.KeepTable("entropy", 1, [2]play.Seat{}, moves[:before]...)
	p.Start(driver.Serve(t, "/").Address("/entropy/"))
	ply := before
	play := func(some int, then func()) {
		t.Helper()
		for ; some > 0; some-- {
			for point := range strings.SplitSeq(moves[ply], "-") {
				p.Click("#point-" + point)
			}
			ply++
			p.Settle()
			then()
		}
	}
	follows := func() {
		t.Helper()
		p.Wait(fmt.Sprintf(`%s.at(-1) === %d`, seenRows, ply))
	}
	scroll := func(rows int) []int {
		t.Helper()
		p.Run(fmt.Sprintf(`document.getElementById('moves').scrollBy(0, %d *
			document.querySelector('#moves li:not(.gap)').offsetHeight)`, rows))
		p.Settle()
		return driver.Eval[[]int](p, seenRows)
	}
	follows()
	play(4, follows)
	seen := scroll(-10)
	stays := func() {
		t.Helper()
		if now := driver.Eval[[]int](p, seenRows); fmt.Sprint(now) != fmt.Sprint(seen) {
			t.Errorf("after move %d one sees the moves %d, not %d", ply, now, seen)
		}
	}
	play(14, stays) // the list is drawn in part from 41 rows on
	scroll(100)
	follows()
	play(6, follows)
}
