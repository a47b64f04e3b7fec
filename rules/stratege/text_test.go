package stratege

import (
	"errors"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

const (
	empty  = "(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)"
	allOut = " 111222333444555666"
)

// Positions are read as they are written, those of players too.
func TestTextRoundTrips(t *testing.T) {
	for _, text := range []string{
		empty + " w 0 - -",
		empty + " g 100" + allOut + allOut,
		"(11)/(11)/(11)/(11)/(11)/(11)/(11)/(10)w6/(2)w?(8)/w1(10) w 0 - -",
		"(11)/(11)/(11)/(11)/(11)/w5!(1)g?(7)g5!/(11)/(11)/(11)/(11) g 17 11122233344455666 1112223334445566",
	} {
		if got := parse(t, text).String(); got != text {
			t.Errorf("%s is written as %s", text, got)
		}
	}
	if got := parse(t, empty+" w 0 - -"); got != (Position{Start()}) {
		t.Errorf("%s is not the start", got)
	}
	walk(6, 1, func(s *State) {
		for _, who := range players {
			v := Position{*s}.View(who).(View)
			if got := parse(t, v.String()); got != v.Position {
				t.Fatalf("%s is read as %s", v, got)
			}
		}
	})
}

// Every text near that of a position is refused, or is that of another one.
func TestParseReadsOnlyWhatIsWritten(t *testing.T) {
	for _, text := range []string{
		"(11)/(11)/(11)/(11)/(11)/w5!(1)g?(7)g5!/(11)/(11)/(11)/(11) g 17 11122233344455666 1112223334445566",
		"(11)/(11)/(11)/(11)/(11)/(11)/(11)/(10)w6/(2)w?(8)/w1(10) w 0 - -",
	} {
		conform.Edits(t, Spec(), rules.Setup{}, text, "wg16/0(12) -?!é")
	}
}

func TestParseRefuses(t *testing.T) {
	const (
		cell  = "w or g and a strength"
		run   = "1 to the number of places"
		home  = "pawns on black places"
		first = "18 pawns of a side"
		nine  = "(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/"
	)
	for _, c := range []struct {
		text   string
		offset int
		need   string
	}{
		{"", 0, cell},
		{"w", 1, "a strength"},
		{"w7", 1, "a strength"},
		{"w0", 1, "a strength"},
		{"b1", 0, cell},
		{"w?!", 2, cell},
		{"w1!!", 3, cell},
		{"()", 1, run},
		{"(0)", 1, run},
		{"(011)", 1, run},
		{"(12)", 1, run},
		{"(99999999999999999999)", 1, run},
		{"(5)(6)", 3, cell},
		{"(11", 3, ") after"},
		{"(11)w1", 4, "/ after each row"},
		{"(10)/", 4, cell},
		{empty, 49, "a space and the side"},
		{empty + "/(11) w 0 - -", 49, "a space and the side"},
		{empty + " b 0 - -", 50, "w or g"},
		{empty + " w", 51, "a space and the quiet"},
		{empty + " w x - -", 52, "the quiet turns"},
		{empty + " w 00 - -", 52, "the quiet turns"},
		{empty + " w 101 - -", 52, "the quiet turns"},
		{empty + " w 0", 53, "a space and the strengths"},
		{empty + " w 0 - ", 56, "the strengths of the pawns lost"},
		{empty + " w 0 0 -", 54, "the strengths of the pawns lost"},
		{empty + " w 0 1? -", 55, "a space and the strengths"},
		{empty + " w 0 21 -", 55, "a space and the strengths"},
		{empty + " w 0 1111 -", 57, "no more than three pawns"},
		{empty + " w 0 111222333444555666 1112223334445556667", 91, "the end"},
		{empty + " w 0 - - ", 57, "the end"},
		{"w1w1w1w1(7)/", 7, "no more than three pawns"},
		{"w?w?w?w?w?w?w?w?w?w?w?/w?w?w?w?w?w?w?w?(3)/", 38, "no more than 18 pawns"},
		{empty + " g 0 - -", 0, first},
		{empty + " w 0" + allOut + " -", 0, first},
		{empty + " w 0 -" + allOut, 0, first},
		{empty + " w 1 - -", 0, "neither quiet turns nor"},
		{empty + " w 0 1 -", 0, "neither quiet turns nor"},
		{empty + " g 0" + allOut + " -", 0, "neither quiet turns nor"},
		{nine + "(1)w1(9) w 0 - -", 0, home},
		{nine + "w1!(10) w 0 - -", 0, home},
		{"w1(10)/" + nine[:45-5] + "(11) w 0 - -", 0, home},
		{empty + strings.Repeat(" ", 1<<20), 50, "w or g"},
	} {
		_, err := Parse(c.text)
		bad, ok := errors.AsType[*rules.SyntaxError](err)
		if !ok || bad.Offset != c.offset || !strings.HasPrefix(bad.Need, c.need) || bad.Text != c.text ||
			bad.What != "position" {
			t.Errorf("%.90q: error %v, want offset %d, %s", c.text, err, c.offset, c.need)
		}
	}
}
