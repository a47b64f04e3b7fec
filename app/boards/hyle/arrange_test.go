package hyle

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/hyle"
)

// What is left in the bag follows from what is set up, and is told with its whole; what lies too often leaves nothing.
// With a pawn in hand it is said what comes of it, on the last cell as well.
func TestBagFollows(t *testing.T) {
	spec := board.MustFind(all.Games(), "hyle")
	arranging := arranging()
	for _, c := range []struct {
		text   string
		left   []int
		how    string
		howOne string
	}{
		{"5/5/5/5/5 ?", []int{25, 5, 5, 5, 5, 5}, "", ""},
		{"ab3/5/5/5/5 c=b", []int{22, 4, 3, 5, 5, 5}, "Chaos pose le gris, puis Ordre glisse.",
			"Chaos places the grey one, then Order slides."},
		{"e4/5/5/5/5 c=e", []int{23, 5, 5, 5, 5, 3}, "Chaos pose l’orange, puis Ordre glisse.",
			"Chaos places the orange one, then Order slides."},
		{"abcde/abcde/abcde/abcde/abcd1 c=e", []int{0, 0, 0, 0, 0, 0},
			"Chaos pose l’orange sur la dernière case, et la manche est finie.",
			"Chaos places the orange one on the last cell, and the round is over."},
	} {
		setup := rules.Setup{Variant: spec.Variants[0]}
		position, err := spec.Parse(setup, c.text)
		if err != nil {
			t.Fatal(err)
		}
		ask := arranging.Under(setup)
		a, stocks := ask.Read(position), ask.Stocks()
		for lang, how := range map[i18n.Lang]string{i18n.French: c.how, i18n.English: c.howOne} {
			words := arranging.Words(lang)
			if got := words.(board.Guide).How(stocks, a); got != how {
				t.Errorf("%s: %q, want %q", c.text, got, how)
			}
			counts := words.(board.Counter).Counts(stocks, a)
			for i, n := range c.left {
				if got := counts[i]; len(got.Numbers) != 1 || got.Numbers[0] != n || got.Says == "" {
					t.Errorf("%s: %d is %+v, want %d", c.text, i, got, n)
				}
			}
			s, says := position.(hyle.Position).State, counts[1].Says
			if int(s.Bag[1]) != c.left[1] || !strings.Contains(says, words.Stock("a")) {
				t.Errorf("%s: the rules have %d, it is said %q", c.text, s.Bag[1], says)
			}
		}
		a.On["a2"], a.On["b2"], a.On["c2"] = "a", "a", "a"
		a.On["a3"], a.On["b3"], a.On["c3"] = "a", "a", "a"
		if got := arranging.Words(i18n.French).(board.Counter).Counts(stocks, a)[1].Numbers[0]; got != 0 {
			t.Errorf("%d are left of those that lie too often", got)
		}
	}
}
