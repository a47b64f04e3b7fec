package domino

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/domino"
)

// catalogue holds the game's sentences in one language. Functions take what varies; a domino is named "3-6", a cell
// "h6", the cells of a domino "h6-i6".
type catalogue struct {
	name, blurb, description, source string
	and                              string
	seats                            [2]string
	levels                           map[string][]string // by variant
	variant, differs                 func(size string) string
	free                             func(cell string) string
	half                             func(cell, number, domino string) string
	inReserve                        func(domino string) string
	stuck, laid                      string // continue the name of a domino in the reserve
	at                               func(number, cell string) string
	part                             func(number int, domino string) string // a number of a domino that lies
	double                           func(number int) string
	lays                             func(who, domino, against, cells string) string
	wide, high                       string                // the directions in which a move has left no room
	deed, ask                        string                // the request, and how to do it
	coming                           func(most int) string // how many moves may follow
	places                           func(n int, domino string) string
	here                             func(touches string) string // of one that can be laid
	again                            string                      // how that is done
	touches                          func(number int, beside string) string
	some                             func(times, number int) string // "two 6s"
	lies                             func(domino, where string, allowed bool) string
	clash                            func(number int, beside string) string
	zeros, tooWide, tooHigh          string
	faults                           map[rules.Fault]func(domino string, cells []string) string
	reason                           func(winner string) string
	reserve                          string
	remaining                        func(left, usable int) string // in the reserve
	inHand                           string                        // continues the name of the domino chosen
	turn, put, back, dead            string                        // the texts of the controls above the reserve
	brief                            []board.Glance
	shortcuts                        []board.Shortcut
}

type words struct {
	board.CommonWords
	lang i18n.Lang
	*catalogue
}

// wordsIn returns the game's words in a language.
func wordsIn(lang i18n.Lang) board.Words { return &words{lang: lang, catalogue: catalogueOf(lang)} }

func (w *words) Name() string             { return w.name }
func (w *words) Blurb() string            { return w.blurb }
func (w *words) Description() string      { return w.description }
func (w *words) Source() string           { return w.source }
func (w *words) Seat(seat int) string     { return w.seats[seat] }
func (w *words) Variant(id string) string { return w.variant(id) }
func (w *words) Option(string) string     { return "" }

// Differs implements board.Words.
func (w *words) Differs(variant string) string {
	if variant == "5" {
		return ""
	}
	return w.differs(variant)
}

func (w *words) Levels(variant string) []string               { return w.levels[variant] }
func (w *words) Button(string) string                         { return "" }
func (w *words) Brief() []board.Glance                        { return w.brief }
func (w *words) Request(who string, _ rules.View) string      { return w.lang.Request(who, w.deed) }
func (w *words) Shortcuts() []board.Shortcut                  { return w.shortcuts }
func (w *words) Standing(rules.View, rules.Player) string     { return "" }
func (w *words) Reason(_ rules.Outcome, winner string) string { return w.reason(winner) }

// Ask implements board.Words: with how many moves may follow.
func (w *words) Ask(v rules.View) string {
	state := position(v).State
	return w.ask + " " + w.coming(maxMoves(&state))
}

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

// tile describes a domino of the reserve: its numbers, whether it is still there and whether it fits anywhere.
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

// Move shows a move as its domino and its two cells: "3-6 h6-i6".
func (w *words) Move(m rules.Move) string {
	step, err := domino.Read(m)
	if err != nil {
		return ""
	}
	return piece(m) + " " + pairName(step)
}

// where says which half of a domino a move puts on which cell.
func (w *words) where(m rules.Move) string {
	step, err := domino.Read(m)
	if err != nil {
		return ""
	}
	a, b := step.Numbers()
	first, second := step.Cells()
	return w.at(digit(a), cellText(first)) + " " + w.and + " " + w.at(digit(b), cellText(second))
}

// Describe says where a domino has been laid, its contact, and the directions in which it has left no room.
func (w *words) Describe(who string, before rules.View, m rules.Move) string {
	step, err := domino.Read(m)
	if err != nil {
		return ""
	}
	state := position(before).State
	say := w.lays(who, piece(m), w.beside(closest(contactsOf(&state, step))), pairName(step))
	across, along := room(&state)
	state.Do(step)
	nowAcross, nowAlong := room(&state)
	if across && !nowAcross {
		say += " " + w.wide
	}
	if along && !nowAlong {
		say += " " + w.high
	}
	return say
}

// beside names the number and the domino at a contact.
func (w *words) beside(c contact) string {
	if c.tile[0] == c.tile[1] {
		return w.double(c.beside)
	}
	return w.part(c.beside, dominoName(c.tile))
}

// Chosen implements board.Words: the game's own part says it.
func (w *words) Chosen(string, []string) string { return "" }

// touching says the contacts of a preview, one number after the other: "le 0 touche un 2 et deux 6".
func (w *words) touching(contacts []contact) string {
	var times [domino.Numbers][domino.Numbers]int
	for _, c := range contacts {
		times[c.number][c.beside]++
	}
	var list []string
	for number := range times {
		var touched []string
		for beside, n := range times[number] {
			if n > 0 {
				touched = append(touched, w.some(n, beside))
			}
		}
		if len(touched) > 0 {
			list = append(list, w.touches(number, i18n.List(touched, w.and)))
		}
	}
	return i18n.List(list, w.and)
}

// lying says where the preview of a domino lies, and whether it fits there.
func (w *words) lying(g *preview) string {
	return w.lies(piece(g.move), w.where(g.move), g.fault == nil)
}

// refused says why a preview cannot be laid: a forbidden contact is named with its numbers.
func (w *words) refused(g *preview) string {
	if g.fault.Fault == domino.Differ && len(g.fault.Cells) > 1 {
		for _, c := range g.contacts {
			if c.cell.Name() == g.fault.Cells[1] && !c.allowed {
				return w.clash(c.number, w.beside(c))
			}
		}
	}
	return w.Fault(g.fault)
}

func (w *words) Fault(e *rules.Illegal) string {
	switch e.Fault {
	case domino.Left, domino.Right:
		return w.tooWide
	case domino.Above, domino.Below:
		return w.tooHigh
	case domino.Zeros:
		return w.zeros
	}
	if sentence, ok := w.faults[e.Fault]; ok {
		return sentence(piece(e.Move), cellNames(e.Cells))
	}
	return ""
}
