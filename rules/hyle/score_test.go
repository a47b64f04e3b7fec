package hyle

import (
	"strings"
	"testing"
)

// lineOf returns the line that a text of colours, with points for empty cells, stands for.
func lineOf(cells string) Line {
	var l Line
	for i, c := range cells {
		if c != '.' {
			l = l.with(i, uint8(c-'a'+1))
		}
	}
	return l
}

// score counts as the rules say it: every run of two or more that reads the same both ways.
func score(cells string) int {
	sum := 0
	for i := range cells {
		for j := i + 2; j <= len(cells); j++ {
			run := cells[i:j]
			same := !strings.Contains(run, ".")
			for k := range run {
				same = same && run[k] == run[len(run)-1-k]
			}
			if same {
				sum += len(run)
			}
		}
	}
	return sum
}

// Every line of up to five cells, and of seven every sixty-first, is worth what the rules count.
func TestWorth(t *testing.T) {
	for _, n := range sizes {
		step := Line(1)
		if n == 7 {
			step = 61
		}
		for l := Line(0); l < 1<<(CellBits*n); l += step {
			var cells strings.Builder
			for i := range n {
				cells.WriteByte(".abcdefg"[l.At(i)])
			}
			want := score(cells.String())
			if got := Worth(l, n); got != want {
				t.Fatalf("%s is worth %d, want %d", &cells, got, want)
			}
		}
	}
}

// The examples of the source and of rules/README.md §2.
func TestExampleLines(t *testing.T) {
	for cells, want := range map[string]int{
		"aa...": 2, "aba..": 3, "abcba": 8, "aaa..": 7, "aaaaa": 30, "ababa": 14, "aa.aa": 4, "a.a..": 0, ".....": 0,
		"abcde": 0,
	} {
		if got := Worth(lineOf(cells), 5); got != want {
			t.Errorf("%s is worth %d, want %d", cells, got, want)
		}
	}
}

// The board of rules/README.md §2, of 48 points.
func TestExampleBoard(t *testing.T) {
	colours := strings.NewReplacer("R", "a", "G", "b", "B", "c", "Y", "d", "W", "e")
	p := parse(t, colours.Replace("RGBYR/RRRGG/WYWYW/BGYGB/WBBWY"), 5)
	for i, want := range []int{5, 0, 0, 6, 0} {
		if got := Worth(p.State.Lines[i], 5); got != want {
			t.Errorf("column %d is worth %d, want %d", i+1, got, want)
		}
	}
	for i, want := range []int{6, 8, 14, 9, 0} {
		if got := Worth(p.State.Lines[Most+i], 5); got != want {
			t.Errorf("row %d is worth %d, want %d", i+1, got, want)
		}
	}
	if out := p.Outcome(); out.Reason != Full || *out.Score != [2]int{0, 48} || out.Winner != Order {
		t.Errorf("outcome %+v", out)
	}
}

// Full small boards, counted by hand.
func TestSmallBoards(t *testing.T) {
	for _, c := range []struct {
		board  string
		n      int
		points int
	}{
		{"abc/bca/cab", 3, 0}, // no two neighbours are alike, nor the ends of any line
		{"aaa/bbb/ccc", 3, 3 * 7},
		{"aba/bcb/cac", 3, 3 * 3},
		{"abab/cdcd/abab/cdcd", 4, 8 * 6},
		{"abba/cddc/cddc/abba", 4, 8 * 6},
		{"aaaa/bbbb/cccc/dddd", 4, 4 * (3*2 + 2*3 + 4)},
	} {
		p := parse(t, c.board, c.n)
		if out := p.Outcome(); out.Reason != Full || *out.Score != [2]int{0, c.points} {
			t.Errorf("%s: %+v, want %d points", c.board, *out.Score, c.points)
		}
	}
}

func TestPalindrome(t *testing.T) {
	l := lineOf("aba.cc")
	for _, c := range []struct {
		i, n int
		want bool
	}{{0, 3, true}, {0, 2, false}, {2, 3, false}, {4, 2, true}, {4, 3, false}, {3, 1, false}, {1, 1, true}} {
		if got := l.Palindrome(c.i, c.n); got != c.want {
			t.Errorf("%d cells from %d: %v", c.n, c.i, got)
		}
	}
}
