package entropy

import (
	"testing"

	"tablier/app/i18n"
	"tablier/app/places"
)

// The states of all pawns are counted for each seat, under the names that the rules give them.
func TestCensus(t *testing.T) {
	page := &places.Page{Game: game(), Table: at(t, oneHelper), Lang: i18n.French}
	c := newCensus(page).(*census)
	sum := [2]int{}
	for _, s := range c.States {
		for seat, n := range s.Counts {
			sum[seat] += n
		}
	}
	if sum != [2]int{7, 7} {
		t.Errorf("of seven pawns each, %v are counted", sum)
	}
	if points, ok := page.Table.Own().Points(); !ok || c.States[0].Counts != points {
		t.Errorf("%v are dispersed, and %v stand beside the names", c.States[0].Counts, points)
	}
	if alone := c.States[2]; alone.Counts != [2]int{1, 0} || alone.Label != "isolés : Blanc 1, Noir 0" {
		t.Errorf("e1 alone is isolated: %+v", alone)
	}
}
