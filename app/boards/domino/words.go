package domino

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/domino"
)

// catalogue holds the game's sentences in one language. Functions take what varies; a domino is named "3-6", a cell
// "2,−1".
type catalogue struct {
	name, blurb, description, source string
	and                              string
	seats                            [2]string
	levels                           []string
	variant                          func(size string) string
	free                             func(cell string) string
	half                             func(cell, number, domino string) string
	inReserve                        func(domino string) string
	stuck, laid                      string // continue the name of a domino in the reserve
	at                               func(number, cell string) string
	lays                             func(who, domino, where string) string
	full                             func(sides []string) string // what a move has left no room on
	left, right, above, below        string
	deed, ask                        string                // what there is to do, and how
	coming                           func(most int) string // how many moves may follow
	places                           func(n int, domino string) string
	here                             func(contacts string) string // of one that can be laid
	again                            string                       // how that is done
	lies                             func(domino, where string, allowed bool) string
	contact                          func(part, beside string) string
	clash                            func(part, cell, beside, besideCell string) string
	zeros                            func(cell, besideCell string) string
	faults                           map[rules.Fault]func(domino string, cells []string) string
	beyond                           func(side string) string
	reason                           func(winner string) string
	reserve                          string
	remaining                        func(left, usable int) string // in the reserve
	inHand                           string                        // continues the name of the domino chosen
	turn, put, back, dead            string                        // what the controls above the reserve do
	brief                            []board.Glance
	rules                            []board.RuleSection
	shortcuts                        []board.Shortcut
}

type words struct {
	board.CommonWords
	lang i18n.Lang
	*catalogue
}

func (w *words) Name() string                                 { return w.name }
func (w *words) Blurb() string                                { return w.blurb }
func (w *words) Description() string                          { return w.description }
func (w *words) Source() string                               { return w.source }
func (w *words) Seat(seat int) string                         { return w.seats[seat] }
func (w *words) Variant(id string) string                     { return w.variant(id) }
func (w *words) Option(string) string                         { return "" }
func (w *words) Levels() []string                             { return w.levels }
func (w *words) Button(string) string                         { return "" }
func (w *words) Brief() []board.Glance                        { return w.brief }
func (w *words) Rules() []board.RuleSection                   { return w.rules }
func (w *words) Request(who string, _ rules.View) string      { return w.lang.Request(who, w.deed) }
func (w *words) Shortcuts() []board.Shortcut                  { return w.shortcuts }
func (w *words) Standing(rules.View, rules.Player) string     { return "" }
func (w *words) Reason(_ rules.Outcome, winner string) string { return w.reason(winner) }

// Ask implements board.Words: with how many moves may follow.
func (w *words) Ask(v rules.View) string {
	state := position(v).State
	return w.ask + " " + w.coming(most(&state))
}

// cellName writes a cell with the sign that typographers would use.
func cellName(name string) string { return strings.ReplaceAll(name, "-", "−") }

func cellNames(names []string) []string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = cellName(name)
	}
	return list
}

// dominoName writes the name of a point of the reserve.
func dominoName(name string) string { return name[:1] + "-" + name[1:] }

func (w *words) Point(name string, g board.Glyph, _ string) string {
	switch {
	case g == (board.Glyph{}):
		return w.free(cellName(name))
	case g.Kind == waiting:
		return w.tile(name, !strings.HasSuffix(g.Face, laid), !strings.HasSuffix(g.Face, stuck))
	}
	return w.half(cellName(name), g.Face[:1], dominoName(g.Kind[:2]))
}

// tile says of a domino of the reserve what it is, whether it is still there and whether it fits anywhere.
func (w *words) tile(name string, there, fits bool) string {
	say := w.inReserve(dominoName(name))
	switch {
	case !there:
		say += w.laid
	case !fits:
		say += w.stuck
	}
	return say
}

func digit(n int) string { return string(rune('0' + n)) }

// piece returns the name of the domino of a move or of a fault: "3-6".
func piece(m rules.Move) string {
	numbers, _, _ := strings.Cut(string(m), "@")
	if len(numbers) != 2 {
		return ""
	}
	return dominoName(numbers)
}

// Move shows a move as its domino and its two cells.
func (w *words) Move(m rules.Move) string {
	step, err := domino.Read(m)
	if err != nil {
		return ""
	}
	first, second := step.Cells()
	return piece(m) + " " + cellName(first.Name()) + " › " + cellName(second.Name())
}

// where says which number lies where.
func (w *words) where(m rules.Move) string {
	step, err := domino.Read(m)
	if err != nil {
		return ""
	}
	a, b := step.Numbers()
	first, second := step.Cells()
	return w.at(digit(a), cellName(first.Name())) + " " + w.and + " " + w.at(digit(b), cellName(second.Name()))
}

// Describe says where a domino has been laid, and on which sides it has left no room.
func (w *words) Describe(who string, before rules.View, m rules.Move) string {
	step, err := domino.Read(m)
	if err != nil {
		return ""
	}
	state := position(before).State
	was := sidesOf(&state)
	state.Do(step)
	now := sidesOf(&state)
	var full []string
	for _, side := range []struct {
		was, now bool
		name     string
	}{
		{was.left, now.left, w.left}, {was.right, now.right, w.right},
		{was.above, now.above, w.above}, {was.below, now.below, w.below},
	} {
		if side.was && !side.now {
			full = append(full, side.name)
		}
	}
	say := w.lays(who, piece(m), w.where(m))
	if len(full) > 0 {
		say += " " + w.full(full)
	}
	return say
}

// Chosen implements board.Words: the game's own part says it.
func (w *words) Chosen(string, []string) string { return "" }

// contacts says what a preview touches.
func (w *words) contacts(g *preview) string {
	var contacts []string
	for _, c := range g.contacts {
		contacts = append(contacts, w.contact(digit(c.number), digit(c.beside)))
	}
	return i18n.List(contacts, w.and)
}

// lying says how a preview lies.
func (w *words) lying(g *preview) string {
	return w.lies(piece(g.move), w.where(g.move), g.fault == nil)
}

// refused says why a preview cannot be laid: a forbidden contact is named with its numbers.
func (w *words) refused(g *preview) string {
	if g.fault.Fault == domino.Differ && len(g.fault.Cells) > 1 {
		for _, c := range g.contacts {
			if c.cell == g.fault.Cells[1] && !c.allowed {
				return w.clash(digit(c.number), cellName(g.fault.Cells[0]), digit(c.beside), cellName(c.cell))
			}
		}
	}
	return w.Fault(g.fault)
}

func (w *words) Fault(e *rules.Illegal) string {
	cells := cellNames(e.Cells)
	switch e.Fault {
	case domino.Left:
		return w.beyond(w.left)
	case domino.Right:
		return w.beyond(w.right)
	case domino.Above:
		return w.beyond(w.above)
	case domino.Below:
		return w.beyond(w.below)
	case domino.Zeros:
		return w.zeros(cells[0], cells[1])
	}
	if sentence, ok := w.faults[e.Fault]; ok {
		return sentence(piece(e.Move), cells)
	}
	return ""
}
