package moves

import "testing"

// A window that is scrolled stays until another move is looked at, and holds what is seen.
func TestWindowScrolls(t *testing.T) {
	w := &Walker{}
	if from, to := w.rows(5000, 4999); to != 5000 || from > 4999-10 {
		t.Errorf("at the end %d to %d", from, to)
	}
	w.window.Top = 1000
	if from, to := w.rows(5000, 4999); from > 1000 || to < 1000+WindowRows || !w.window.holds(from+5, from+18) {
		t.Errorf("scrolled to %d, to %d", from, to)
	}
	if w.window.holds(100, 120) || w.window.holds(w.window.Top+WindowRows, w.window.Top+WindowRows+20) {
		t.Error("rows are said to be drawn that are not")
	}
	if from, to := w.rows(5000, 5); from != 0 || to < 15 {
		t.Errorf("at row 5 %d to %d", from, to)
	}
	w.window.Top, w.back = 1000, 3990
	if from, to := w.rows(5001, 5000); from > 1000 || to < 1000+WindowRows {
		t.Errorf("a move is played while one looks at row 1000: %d to %d", from, to)
	}
	w.walks++
	if from, to := w.rows(5001, 4000); from > 4000 || to < 4000 {
		t.Errorf("a walk to row 4000: %d to %d", from, to)
	}
}

// Of a list that has just come a few rows are drawn first, those around the move that is looked at; of a short one all.
func TestFewRowsComeFirst(t *testing.T) {
	w := Walker{window: window{Few: true}}
	for _, c := range []struct{ all, row, from, to int }{
		{3, 2, 0, 3}, {fewRows, 0, 0, fewRows}, {30, 29, 30 - fewRows, 30}, {5000, 2500, 2495, 2505},
		{5000, 0, 0, fewRows},
	} {
		if from, to := w.rows(c.all, c.row); from != c.from || to != c.to {
			t.Errorf("around row %d of %d those from %d to %d are drawn, want %d to %d", c.row, c.all, from, to, c.from, c.to)
		}
	}
}
