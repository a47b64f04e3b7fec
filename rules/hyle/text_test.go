package hyle

import (
	"errors"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

const full = "cadad/bebab/cccad/eceee/dadbb"

// Positions are read as they are written.
func TestTextRoundTrips(t *testing.T) {
	for text, n := range map[string]int{
		"5/5/5/5/5 ?":          5,
		"5/5/5/5/5 c=e":        5,
		"5/5/2c2/5/5 o":        5,
		"2a2/5/1b3/5/5 c=d":    5,
		"ac1ec/5/1b3/5/4d ?":   5,
		full + " o":            5,
		"3/3/3 ?":              3,
		"1a1/3/c2 c=b":         3,
		"4/2d1/4/4 o":          4,
		"abcd/4/4/dcba c=a":    4,
		"7/7/7/7/7/7/7 c=g":    7,
		"7/7/6f/7/g6/7/7 o":    7,
		"1a5/7/7/7/7/7/2g3f ?": 7,
	} {
		if got := parse(t, text, n).String(); got != text {
			t.Errorf("%s is written as %s", text, got)
		}
	}
	for _, n := range sizes {
		walk(n, 2, func(s State) {
			if p := parse(t, Position{s}.String(), n); p.State != s {
				t.Errorf("%v is read as %v", Position{s}, p)
			}
		})
	}
}

// The text of a full board ends in o; it is also read when it says that a draw is due, or nothing.
func TestTextOfFullBoard(t *testing.T) {
	for _, end := range []string{"", " ?", " o"} {
		p := parse(t, full+end, 5)
		if p.State.Phase != Ended || p.String() != full+" o" {
			t.Errorf("%q is read as %v", full+end, p)
		}
	}
}

// Every text near that of a position is refused, or is that of another one.
func TestParseReadsOnlyWhatIsWritten(t *testing.T) {
	for _, text := range []string{"2a2/5/1b3/5/5 c=d", "ac1ec/5/1b3/5/4d ?", "5/5/2c2/5/5 o"} {
		conform.Edits(t, Spec(), rules.Setup{}, text, "abez/0123456 =?océ")
	}
	conform.Edits(t, Spec(), rules.Setup{Variant: "3"}, "1a1/3/c2 c=b", "abcd/01234 =?océ")
	conform.Edits(t, Spec(), rules.Setup{Variant: "4"}, "4/2d1/4/4 o", "abde/012345 =?océ")
}

func TestParseRefuses(t *testing.T) {
	const (
		cell  = "a colour or the number"
		pawns = "no more pawns"
		who   = "? for a draw"
	)
	for _, c := range []struct {
		text   string
		offset int
		need   string
	}{
		{"", 0, cell},
		{"5", 1, "/ after each row"},
		{"5/5/5/5", 7, "/ after each row"},
		{"a5/5/5/5/5 ?", 1, cell},
		{"aaaaaa/5/5/5/5 ?", 5, "/ after each row"},
		{"4/5/5/5/5 ?", 1, cell},
		{"23/5/5/5/5 ?", 1, cell}, // 5, and not 2 and 3
		{"0a4/5/5/5/5 ?", 0, cell},
		{"6/5/5/5/5 ?", 0, cell},
		{"5/f4/5/5/5 ?", 2, cell}, // a colour of the larger board
		{"5/A4/5/5/5 ?", 2, cell},
		{"aaaaa/4a/5/5/5 ?", 7, pawns},
		{"5/5/5/5/5/5 ?", 9, "a space"},
		{"5/5/5/5/5", 9, "a space"},
		{"5/5/5/5/5x", 9, "a space"},
		{"5/5/5/5/5 ", 10, who},
		{"5/5/5/5/5 o", 10, who}, // nothing has been placed
		{"5/5/5/5/5 w", 10, who},
		{"5/5/5/5/5 ? ", 11, "the end"},
		{"4a/5/5/5/5 oo", 12, "the end"},
		{"5/5/5/5/5 c", 11, "c= and"},
		{"5/5/5/5/5 c:a", 11, "c= and"},
		{"5/5/5/5/5 c=", 12, "a colour that is in the bag"},
		{"5/5/5/5/5 c=f", 12, "a colour that is in the bag"},
		{"aaaaa/5/5/5/5 c=a", 16, "a colour that is in the bag"},
		{"5/5/5/5/5 c=ab", 13, "the end"},
		{full + " c=b", 30, who},
		{full + " ", 30, who},
		{full + " o ", 31, "the end"},
		{full + "x", 29, "a space"},
		{"5/5/5/5/5 ?" + strings.Repeat("?", 1<<20), 11, "the end"},
	} {
		_, err := Parse(c.text, 5)
		bad, ok := errors.AsType[*rules.SyntaxError](err)
		if !ok || bad.Offset != c.offset || !strings.HasPrefix(bad.Need, c.need) || bad.Text != c.text ||
			bad.What != "position" {
			t.Errorf("%.40q: error %v, want offset %d, %s", c.text, err, c.offset, c.need)
		}
	}
}
