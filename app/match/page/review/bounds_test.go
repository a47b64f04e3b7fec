package review

import "testing"

// The lists of a review hold what is around the move that is looked at, and all of a short one.
func TestReviewListsAreBounded(t *testing.T) {
	for _, c := range [][4]int{
		{0, 10, 0, 10}, {0, 5000, 0, 200}, {2500, 5000, 2400, 2600}, {4999, 5000, 4800, 5000}, {3, 0, 0, 0},
	} {
		if from, to := around(c[0], c[1]); from != c[2] || to != c[3] {
			t.Errorf("around %d of %d: %d to %d, want %d to %d", c[0], c[1], from, to, c[2], c[3])
		}
	}
}

// Of a long history the rows that can be seen are drawn, and some around them.
func TestHistoryWindow(t *testing.T) {
	var v rowWindow
	if from, to := v.rows(fewLanes); from != 0 || to != fewLanes {
		t.Errorf("of a short one rows %d to %d", from, to)
	}
	for _, top := range []int{0, 3, 100, 299, 1000} {
		v.Top = top
		from, to := v.rows(300)
		if from < 0 || to > 300 || to-from > laneWindow+laneStep || from > top {
			t.Errorf("at %d rows %d to %d", top, from, to)
		}
	}
	v.Top = 100
	if !v.holds(110, 130, 300) || v.holds(90, 110, 300) || v.holds(140, 160, 300) {
		t.Error("the window does not know its rows")
	}
	v.Whole = true
	if from, to := v.rows(300); from != 0 || to != 300 {
		t.Errorf("to be printed: rows %d to %d", from, to)
	}
}
