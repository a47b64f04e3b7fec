package hyle

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/hyle"
)

// catalogue holds the game's sentences in one language. Functions take what varies; pawns are named with their colour.
type catalogue struct {
	name, blurb, description, source string
	variants                         map[string]string
	differs                          i18n.Table[string, string]
	same                             string // the option
	seats                            [2]string
	levels                           map[string][]string // by variant
	or                               string
	colours                          [hyle.Most]string
	pawn                             func(colour string) string
	free                             func(point string) string
	taken                            func(point, pawn string) string
	keep, kept                       string // on the button, in the list of moves

	draws  func(pawn string) string
	places func(who, pawn, cell string) string // sentences about a move, which may go on
	slides func(who, pawn, from, to string) string
	keeps  func(who string) string
	more   func(points int) string // continues a sentence
	fewer  func(points int) string
	// what there is to do,
	deedPlace          func(pawn string) string
	deedSlide          string
	askPlace, askSlide string // how to do it, or the alternative
	waits              string // for a pawn from the bag
	full               string
	chosen             func(from, targets string) string
	faults             map[rules.Fault]func(c []string) string
	reason             string
	points             [2]string // one, many
	row                func(name string) string
	column             func(name string) string
	line               func(line, points, sum string) string
	worths             string // names the worths of all lines together
	gain               func(points int) string
	outlook            func(points string) string
	expects            func(points string) string // an exact average
	inBag              func(left, of int) string
	brief              []board.Glance
	in                 string                                         // names the bag, in two short lines
	round              func(round int, who string, points int) string // how one has ended: who played Order
}

type words struct {
	board.CommonWords
	lang i18n.Lang
	*catalogue
}

// wordsIn returns the game's words in a language.
func wordsIn(lang i18n.Lang) board.Words { return &words{lang: lang, catalogue: catalogueOf(lang)} }

func (w *words) Name() string                   { return w.name }
func (w *words) Blurb() string                  { return w.blurb }
func (w *words) Description() string            { return w.description }
func (w *words) Source() string                 { return w.source }
func (w *words) Seat(seat int) string           { return w.seats[seat] }
func (w *words) Variant(id string) string       { return w.variants[id] }
func (w *words) Option(string) string           { return w.same }
func (w *words) Differs(variant string) string  { return w.differs.Of(variant) }
func (w *words) Levels(variant string) []string { return w.levels[variant] }
func (w *words) Button(string) string           { return w.keep }
func (w *words) Brief() []board.Glance          { return w.brief }

// Standing says nothing: Order's points are beside the name.
func (w *words) Standing(rules.View, rules.Player) string { return "" }

func (w *words) Point(name string, g board.Glyph, _ string) string {
	if g == (board.Glyph{}) {
		return w.free(name)
	}
	return w.taken(name, w.pawn(w.Drawn(g)))
}

// coloured returns the name of a pawn with its colour: "pion rouge".
func (w *words) coloured(colour uint8) string { return w.pawn(w.colours[colour-1]) }

// Move shows a draw by its colour, and a slide with a dash that typographers would use.
func (w *words) Move(m rules.Move) string {
	if colour, draw := strings.CutPrefix(string(m), "="); draw {
		return w.colours[colour[0]-'a']
	}
	if m == rules.Pass {
		return w.kept
	}
	return strings.Replace(string(m), "-", "–", 1)
}

// Describe implements board.Words: with the points that the move adds.
func (w *words) Describe(who string, v rules.View, m rules.Move) string {
	before := state(v)
	n := int(before.N)
	step, err := hyle.Read(m, n)
	if err != nil {
		return ""
	}
	if colour := step.Colour(); colour != 0 {
		return w.draws(w.coloured(colour))
	}
	if step == hyle.Decline {
		return w.keeps(who)
	}
	from, to := step.Cells()
	if before.Phase == hyle.Placing {
		return w.places(who, w.coloured(before.Hand), hyle.Name(to, n)) + w.gained(gain(before, step))
	}
	return w.slides(who, w.coloured(before.At(from)), hyle.Name(from, n), hyle.Name(to, n)) + w.gained(gain(before, step))
}

// gained returns the end of a sentence with the points gained or lost.
func (w *words) gained(points int) string {
	switch {
	case points > 0:
		return w.more(points)
	case points < 0:
		return w.fewer(-points)
	}
	return "."
}

// Count implements board.Words.
func (w *words) Count() string { return w.points[1] }

func (w *words) Request(who string, v rules.View) string {
	switch s := state(v); s.Phase {
	case hyle.Drawing:
		return w.waits
	case hyle.Placing:
		return w.lang.Request(who, w.deedPlace(w.coloured(s.Hand)))
	case hyle.Sliding:
		return w.lang.Request(who, w.deedSlide)
	}
	return w.full
}

func (w *words) Ask(v rules.View) string {
	switch state(v).Phase {
	case hyle.Placing:
		return w.askPlace
	case hyle.Sliding:
		return w.askSlide
	}
	return ""
}

func (w *words) Chosen(point string, targets []string) string {
	return w.chosen(point, i18n.List(targets, w.or))
}

func (w *words) Fault(e *rules.Illegal) string { return board.Explain(w.faults, e) }

func (w *words) Reason(o rules.Outcome, _ string) string {
	if o.Reason == hyle.Full {
		return w.reason
	}
	return ""
}

// lineScore says the points of a line and their parts: "Ligne 4, 14 points : 5 + 3 + 3 + 3."
func (w *words) lineScore(l lineScore) string {
	name := w.column
	if l.name < "a" {
		name = w.row
	}
	var each []string
	for _, run := range l.runs {
		each = append(each, strconv.Itoa(len(run)))
	}
	return w.line(name(l.name), w.lang.Count(l.points, w.points[0], w.points[1]), strings.Join(each, " + "))
}

// Drawn implements board.Words.
func (w *words) Drawn(g board.Glyph) string { return w.colours[g.Kind[0]-'a'] }

// Outlook implements board.Words.
func (w *words) Outlook(variant string, score float64) string {
	if slices.Contains(solved, variant) {
		unit := w.points[1]
		if score < 2 && w.lang == i18n.French {
			unit = w.points[0]
		}
		return w.expects(w.lang.Decimal(score, 2) + " " + unit)
	}
	return w.outlook(w.lang.Count(int(math.Round(score)), w.points[0], w.points[1]))
}

// signed writes a number with its sign, as typographers do.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}
