package paper

import (
	"slices"

	"tablier/app/board"
)

// Settings are how the chosen sheets are printed. The zero Settings are those that the page begins with.
type Settings struct {
	Letter bool // the paper is Letter and not A4
	Plain  bool // in black and white
	Apart  bool // the rules are pages of their own, and not on the back of boards
}

// A Session is what a person has chosen. Sheets are known by their ids, so that a choice outlives another language.
type Session struct {
	Settings Settings
	chosen   map[string]bool
}

// New returns a session in which nothing is chosen.
func New() *Session { return &Session{chosen: map[string]bool{}} }

// Chosen says whether a sheet is chosen.
func (s *Session) Chosen(id string) bool { return s.chosen[id] }

// Choose chooses a sheet, or no longer.
func (s *Session) Choose(id string, chosen bool) { s.chosen[id] = chosen }

// All says whether all sheets of a group are chosen.
func (s *Session) All(g *Group) bool {
	return !slices.ContainsFunc(g.Sheets, func(sheet board.Sheet) bool { return !s.chosen[sheet.ID] })
}

// ChooseAll chooses all sheets of a group or, where all of them are, none.
func (s *Session) ChooseAll(g *Group) {
	all := !s.All(g)
	for _, sheet := range g.Sheets {
		s.chosen[sheet.ID] = all
	}
}

// A Page is one side of paper that comes out of the printer: of a sheet, or blank.
type Page struct{ Sheet *board.Sheet }

// Blank says whether nothing is on the page.
func (p Page) Blank() bool { return p.Sheet == nil }

// Pages returns the pages of the chosen sheets, in the order in which they are printed. Where rules go to the back,
// each sheet of paper is two pages: a board that has nothing on its back is followed by a blank page, or what comes
// next would be printed there, and scissors would cut it.
func (s *Session) Pages(groups []Group) (pages []Page) {
	done := map[string]bool{}
	front := func(sheet *board.Sheet) {
		if !s.Settings.Apart && len(pages)%2 == 1 {
			pages = append(pages, Page{})
		}
		pages = append(pages, Page{sheet})
		done[sheet.ID] = true
	}
	for i := range groups {
		for _, sheet := range s.ofGroup(&groups[i]) {
			if done[sheet.ID] || !s.Settings.Apart && s.hasFront(sheet, &groups[i]) {
				continue
			}
			front(sheet)
			if back := s.backOf(sheet, &groups[i], done); back != nil {
				pages = append(pages, Page{back})
				done[back.ID] = true
			}
		}
	}
	return pages
}

// ofGroup returns the chosen sheets of a group.
func (s *Session) ofGroup(g *Group) (list []*board.Sheet) {
	for i := range g.Sheets {
		if s.chosen[g.Sheets[i].ID] {
			list = append(list, &g.Sheets[i])
		}
	}
	return list
}

// hasFront says whether a sheet on whose back another one may be is chosen as well.
func (s *Session) hasFront(sheet *board.Sheet, g *Group) bool {
	return slices.ContainsFunc(s.ofGroup(g), func(front *board.Sheet) bool {
		return slices.Contains(sheet.Back, front.ID)
	})
}

// backOf returns the chosen sheet that goes to the back of another, nil for none.
func (s *Session) backOf(front *board.Sheet, g *Group, done map[string]bool) *board.Sheet {
	if s.Settings.Apart {
		return nil
	}
	for _, sheet := range s.ofGroup(g) {
		if !done[sheet.ID] && slices.Contains(sheet.Back, front.ID) {
			return sheet
		}
	}
	return nil
}

// Blanks returns how many of the pages are blank.
func Blanks(pages []Page) (n int) {
	for _, page := range pages {
		if page.Blank() {
			n++
		}
	}
	return n
}
