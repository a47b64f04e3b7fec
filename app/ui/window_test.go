package ui

import "testing"

// However a list is scrolled, the rows in view are drawn, and few others; a window that is moved there holds them.
func TestWindow(t *testing.T) {
	const view = 10
	w := Window{Whole: 40, Rows: 20, Step: 4, Spare: 3}
	for _, all := range []int{0, 1, 40} {
		if from, to := w.Range(7, all); from != 0 || to != all || !w.Holds(from, to, 0, all-1, all) {
			t.Errorf("of %d rows are drawn %d to %d", all, from, to)
		}
	}
	for _, all := range []int{41, 42, 500} {
		for first := 0; first+view <= all; first++ {
			from, to := w.Range(first-w.Rows/4, all)
			if from < 0 || from > first || to < first+view || to > all || to-from < w.Rows || to-from > w.Rows+w.Step {
				t.Fatalf("of %d rows are drawn %d to %d, where %d and the next %d are in view", all, from, to, first, view)
			}
			if !w.Holds(from, to, first, first+view-1, all) {
				t.Fatalf("of %d rows the window from %d to %d does not hold %d and the next %d", all, from, to, first, view)
			}
		}
	}
}

// Rows that come too close to an end of what is drawn are not held, unless that is the end of the list.
func TestWindowKeepsRowsToSpare(t *testing.T) {
	w := Window{Whole: 40, Rows: 20, Step: 4, Spare: 3}
	for _, c := range []struct {
		from, to, first, last int
		held                  bool
	}{
		{100, 124, 103, 120, true}, {100, 124, 102, 110, false}, {100, 124, 110, 121, false},
		{0, 24, 0, 20, true}, {0, 24, 0, 21, false}, {480, 500, 490, 499, true}, {480, 500, 482, 499, false},
	} {
		if held := w.Holds(c.from, c.to, c.first, c.last, 500); held != c.held {
			t.Errorf("%+v: %v", c, held)
		}
	}
}
