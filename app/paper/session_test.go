package paper

import (
	"strings"
	"testing"

	"tablier/app/games"
	"tablier/app/i18n"
)

// order lists the pages of a session, "-" for a blank one.
func order(s *Session, stock *Stock) string {
	var list []string
	for _, page := range s.Pages(stock.Groups) {
		if page.Blank() {
			list = append(list, "-")
			continue
		}
		list = append(list, page.Sheet.ID)
	}
	return strings.Join(list, " ")
}

// Rules go to the back of a board, and nothing to the back of what has no rules; apart, all sheets follow each other.
func TestPages(t *testing.T) {
	stock := StockOf(i18n.French, games.Boards(games.All()))
	for _, want := range []struct{ chosen, back, apart string }{
		{"", "", ""},
		{"tapatan tapatan-regle match", "tapatan tapatan-regle match", "tapatan tapatan-regle match"},
		{"hyle hyle-pions hyle-regle", "hyle hyle-regle hyle-pions", "hyle hyle-pions hyle-regle"},
		{"hyle-pions hyle-regle", "hyle-pions - hyle-regle", "hyle-pions hyle-regle"},
		{"match hyle", "match - hyle", "match hyle"},
		{"roue picaria famille-regles", "roue famille-regles picaria", "roue picaria famille-regles"},
		{"stratege-1 stratege-2 pions-blancs stratege-regle", "stratege-1 - stratege-2 stratege-regle pions-blancs",
			"stratege-1 stratege-2 pions-blancs stratege-regle"},
	} {
		s := New()
		for _, id := range strings.Fields(want.chosen) {
			s.Choose(id, true)
		}
		if got := order(s, stock); got != want.back {
			t.Errorf("%s: %s, want %s", want.chosen, got, want.back)
		}
		s.Settings.Apart = true
		if got := order(s, stock); got != want.apart {
			t.Errorf("%s, apart: %s, want %s", want.chosen, got, want.apart)
		}
	}
}

// A group is chosen as a whole, and no longer.
func TestChoosingAGroup(t *testing.T) {
	stock, s := StockOf(i18n.English, games.Boards(games.All())), New()
	g := &stock.Groups[0]
	s.Choose(g.Sheets[1].ID, true)
	if s.All(g) {
		t.Error("one of them is all")
	}
	s.ChooseAll(g)
	if !s.All(g) || len(s.Pages(stock.Groups)) < len(g.Sheets) {
		t.Error("all are not chosen")
	}
	s.ChooseAll(g)
	if got := order(s, stock); got != "" {
		t.Errorf("%s are still chosen", got)
	}
	s.ChooseAll(g)
	pages := s.Pages(stock.Groups)
	for i, page := range pages {
		if !page.Blank() && page.Sheet.Back == nil && i%2 == 1 {
			t.Errorf("%s is printed on the back of another sheet", page.Sheet.ID)
		}
	}
	if Blanks(pages) == 0 {
		t.Error("no page is blank")
	}
}
