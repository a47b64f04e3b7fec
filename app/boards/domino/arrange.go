package domino

import (
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/domino"
)

// arranging returns how positions are set up by hand.
func arranging() *board.Arranging {
	return &board.Arranging{
		Under: func(setup rules.Setup) board.Arranger { return arranger{int(setup.Variant[0] - '0')} },
		Words: func(lang i18n.Lang) board.ArrangeWords { return arrangedOf(lang) },
	}
}

// An arranger answers for positions that are set up by hand, in a zone of a size. On both cells of a domino stands the
// move that lays it there, and More has by its name as which of them it was laid.
//
// In which order dominoes are laid changes nothing that comes after. Contacts that are allowed are so in any order, and
// a zone that holds all dominoes holds the first of them: so there is an order exactly where each domino is joined to
// the double zero, by itself or by others.
type arranger struct{ size int }

// doubleZero is how the double zero lies, which is never laid.
var doubleZero = domino.Lay(domino.At(0, 0), 0, 0, 0)

// Stocks implements board.Arranger: the dominoes of the reserve.
func (arranger) Stocks() (stocks []board.Stock) {
	for point := 1; point < domino.Pieces; point++ {
		name := pieceName(numbersOf(point))
		stocks = append(stocks, board.Stock{
			ID: name, Key: name, Most: 1, Glyph: inReserve(point, true, true), Spent: inReserve(point, false, true),
			Box: tileBox,
		})
	}
	return stocks
}

// Turns implements board.Arranger: who is to move follows from how many dominoes lie.
func (arranger) Turns() []board.Turn { return nil }

// Read implements board.Arranger.
func (arranger) Read(p rules.Position) board.Arranged {
	arranged := board.Arranged{}.Clone()
	s := p.(domino.Position).State
	for _, m := range s.Laid[:s.Plies] {
		put(arranged, m)
	}
	return arranged
}

// put lays a domino on two cells, as the last one.
func put(arranged board.Arranged, m domino.Step) {
	last := 0
	for _, cell := range cellsOf(m) {
		arranged.On[cell] = string(m.Text())
	}
	for _, at := range arranged.More {
		last = max(last, at)
	}
	arranged.More[pieceName(m.Numbers())] = last + 1
}

// steps returns how the dominoes lie, in the order in which they were laid.
func steps(arranged board.Arranged) (list []domino.Step) {
	var order []int // as numbers, of which the lower bits are the steps
	for cell, move := range arranged.On {
		m, err := domino.Read(rules.Move(move))
		if err == nil && cellsOf(m)[0] == cell {
			order = append(order, arranged.More[pieceName(m.Numbers())]<<16|int(m))
		}
	}
	slices.Sort(order)
	for _, m := range order {
		list = append(list, domino.Step(m))
	}
	return list
}

// A layout is what lies, laid in an order that the rules know as far as there is one.
type layout struct {
	state   domino.State // of what can be covered it says nothing
	joined  int          // how many dominoes are joined to the double zero; the others have been laid after these
	clashes []contact    // that are forbidden
}

// layout lays what has been set up.
func (a arranger) layout(arranged board.Arranged) *layout {
	l := &layout{state: domino.Start(a.size)}
	rest := steps(arranged)
	for i := 0; i < len(rest); {
		if len(contactsOf(&l.state, rest[i])) == 0 {
			i++
			continue
		}
		l.lay(rest[i])
		rest, i = slices.Delete(rest, i, i+1), 0
	}
	l.joined = int(l.state.Plies)
	for _, m := range rest {
		l.lay(m)
	}
	return l
}

// lay lays a domino, and notes where it clashes with those that lie.
func (l *layout) lay(m domino.Step) {
	for _, c := range contactsOf(&l.state, m) {
		if !c.allowed {
			l.clashes = append(l.clashes, c)
		}
	}
	l.state.Do(m)
}

// Write implements board.Arranger.
func (a arranger) Write(arranged board.Arranged) string {
	return domino.Position{State: a.layout(arranged).state}.String()
}

// Glyph implements board.Arranger.
func (a arranger) Glyph(arranged board.Arranged, point string) board.Glyph {
	m, err := domino.Read(rules.Move(arranged.On[point]))
	if err != nil {
		m = doubleZero
	}
	for i, name := range cellsOf(m) {
		if name == point {
			s := a.layout(arranged).state
			return half(m, i == 1, s.Plies > 0 && m == s.Laid[s.Plies-1])
		}
	}
	return board.Glyph{}
}

// cellsOf returns the names of the cells that a domino covers, that of its first number first.
func cellsOf(m domino.Step) []string {
	first, second := m.Cells()
	return []string{first.Name(), second.Name()}
}

// Flaws implements board.Arranger.
func (a arranger) Flaws(arranged board.Arranged) (flaws []board.Flaw) {
	l := a.layout(arranged)
	for _, c := range l.clashes {
		flaws = append(flaws, board.Flaw{
			Fault: domino.Contact(c.number, c.beside), Points: []string{c.on.Name(), c.cell.Name()},
			Count: c.number, Most: c.beside,
		})
	}
	if apart := l.state.Laid[l.joined:l.state.Plies]; len(apart) > 0 {
		flaw := board.Flaw{Fault: domino.NoTouch}
		for _, m := range apart {
			flaw.Points = append(flaw.Points, cellsOf(m)...)
		}
		flaws = append(flaws, flaw)
	}
	return flaws
}
