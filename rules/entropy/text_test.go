package entropy

import (
	"errors"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

// Positions are read as they are written.
func TestTextRoundTrips(t *testing.T) {
	for _, text := range []string{
		"bbbbb/b3b/5/w3w/wwwww w",
		"bbbbb/b3b/5/w3w/wwwww b",
		"b1ww1/2w1b/2wbb/w2bw/bwb2 w p",
		"b1w1b/2wb1/ww1bb/wbb2/2w1w w p",
		"b1w1b/2wb1/ww1bb/wbb2/2w1w b pp",
	} {
		if got := parse(t, text).String(); got != text {
			t.Errorf("%s is written as %s", text, got)
		}
	}
	if got := (Position{State: Start()}).String(); got != "bbbbb/b3b/5/w3w/wwwww w" {
		t.Errorf("the start is written as %s", got)
	}
}

// Every text near that of a position is refused, or is that of another one.
func TestParseReadsOnlyWhatIsWritten(t *testing.T) {
	for _, s := range positions(3, 40) {
		conform.Edits(t, Spec(), rules.Setup{}, Position{State: s}.String(), "wb/12345 p-x0é")
	}
}

func TestParseRefuses(t *testing.T) {
	const (
		cell = "w, b or the number"
		pass = "no pass before"
	)
	for _, c := range []struct {
		text   string
		offset int
		need   string
	}{
		{"", 0, cell},
		{"bbbbb", 5, "/ after five cells"},
		{"bbbbbb/b3b/5/w3w/wwwww w", 5, "/ after five cells"},
		{"bbbb/b3b/5/w3w/wwwww w", 4, cell},
		{"bbbbx/b3b/5/w3w/wwwww w", 4, cell},
		{"bbbbB/b3b/5/w3w/wwwww w", 4, cell},
		{"bbbbb/b21b/5/w3w/wwwww w", 8, cell}, // 3, and not 2 and 1
		{"bbbbb/b4/5/w3w/wwwww w", 0, "seven pawns a side"},
		{"bbbbb/b5/5/w3w/wwwww w", 7, cell},
		{"bbbbb/b3b/0w3w/w3w/wwwww w", 10, cell},
		{"bbbbb/b3b/6/w3w/wwwww w", 10, cell},
		{"bbbbb/b3b/5/w3w/wwwww/5 w", 21, "a space"},
		{"bbbbb/b3b/5/w3w/wwwww", 21, "a space"},
		{"bbbbb/b3b/5/w3w/wwwww ", 22, "w or b"},
		{"bbbbb/b3b/5/w3w/wwwww W", 22, "w or b"},
		{"bbbbb/b3b/5/w3w/wwwww\x00w", 21, "a space"},
		{"bbbbb/b3b/5/w3w/wwwww \x00", 22, "w or b"},
		{"bbbbb/b3b/5/w3w/wwwww w ", 23, "the end"},
		{"bbbbb/b3b/5/w3w/wwwww w q", 23, "the end"},
		{"bbbbb/b3b/5/w3w/wwwww w ppp", 23, "the end"},
		{"bbbbb/b3b/5/w3w/wwwww w p ", 23, "the end"},
		{"bbbbb/b3b/5/w3w/wwwww w" + strings.Repeat("p", 1<<20), 23, "the end"},
		{"bbbbb/b3b/5/w3w/wwww1 w", 0, "seven pawns a side"},
		{"bbbbb/b3b/w4/w3w/wwwww w", 0, "seven pawns a side"},
		{"bbbbb/b3w/5/w3w/wwwww w", 0, "seven pawns a side"},
		{"bbbbb/b3b/5/w3w/wwwww w p", 23, pass},                  // Black could slide
		{"bbbbb/b3b/5/w3w/wwwww w pp", 23, pass},                 // and so could White
		{"b1ww1/2w1b/2wbb/w2bw/bwb2 w pp", 27, pass},             // Black could not, but White could
		{"b1ww1/2w1b/2wbb/w2bw/bwb2 b p", 27, pass},              // White could slide
		{"bwbwb/5/b1b1w/1ww1b/wb2w w p", 26, pass},               // Black had won
		{"b1w1b/2wb1/ww1bb/wbb2/2w1w w pppppppp", 28, "the end"}, // the game ends after two
	} {
		_, err := Parse(c.text, false)
		bad, ok := errors.AsType[*rules.SyntaxError](err)
		if !ok || bad.Offset != c.offset || !strings.HasPrefix(bad.Need, c.need) || bad.Text != c.text {
			t.Errorf("%.40q: error %v, want offset %d, %s", c.text, err, c.offset, c.need)
		}
	}
}

// A side that is dispersed waits for its turn while the other passes; with the option the game is over before.
func TestParsePassOfWhoHadLost(t *testing.T) {
	const text = "w1wbw/1bb2/1w1wb/2b1b/b1w1w w p"
	if p, err := Parse(text, false); err != nil || p.Outcome().Winner != rules.First {
		t.Errorf("%v, %v", p, err)
	}
	if p, err := Parse(text, true); err == nil {
		t.Errorf("with the option, %s is read", p)
	}
}
