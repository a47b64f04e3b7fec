package morris

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// catalogue holds the family's sentences in one language. Functions take what varies.
type catalogue struct {
	name, blurb, description string
	source                   string
	seats                    [2]string
	or                       string
	empty                    func(point string) string
	owned                    func(point, owner string) string
	inHand                   [2]string // one, many
	levels                   [6]string
	placed                   func(who, point string) string
	slid                     func(who, from, to string) string
	askPlace, askSlide       string
	chosen                   func(from, targets string) string
	faults                   map[rules.Fault]func(cells []string) string
	reasons                  map[rules.Reason]func(cells, winner string) string
	rules                    []board.RuleSection
}

type words struct {
	lang i18n.Lang
	*catalogue
}

func (w words) Name() string               { return w.name }
func (w words) Blurb() string              { return w.blurb }
func (w words) Description() string        { return w.description }
func (w words) Source() string             { return w.source }
func (w words) Seat(seat int) string       { return w.seats[seat] }
func (w words) Variant(id string) string   { return w.name }
func (w words) Option(string) string       { return "" }
func (w words) Level(level int) string     { return w.levels[level-1] }
func (w words) Button(string) string       { return "" }
func (w words) Rules() []board.RuleSection { return w.rules }

func (w words) Point(name string, g board.Glyph, owner string) string {
	if g == (board.Glyph{}) {
		return w.empty(name)
	}
	return w.owned(name, owner)
}

// Standing counts the balls that a player has still to place.
func (w words) Standing(v rules.View, player rules.Player) string {
	n := int(position(v).State.Hand[player.Index()])
	if n == 0 {
		return ""
	}
	return w.lang.Count(n, w.inHand[0], w.inHand[1])
}

// Move shows a slide with a dash that typographers would use.
func (w words) Move(m rules.Move) string { return strings.Replace(string(m), "-", "–", 1) }

func (w words) Told(who string, _ rules.View, m rules.Move) string {
	from, to, slide := strings.Cut(string(m), "-")
	if !slide {
		return w.placed(who, from)
	}
	return w.slid(who, from, to)
}

func (w words) Ask(v rules.View) string {
	if position(v).State.Placing() {
		return w.askPlace
	}
	return w.askSlide
}

func (w words) Chosen(point string, targets []string) string {
	return w.chosen(point, i18n.List(targets, w.or))
}

func (w words) Fault(e *rules.Illegal) string {
	if sentence, ok := w.faults[e.Fault]; ok && len(e.Cells) > 0 {
		return sentence(e.Cells)
	}
	return ""
}

func (w words) Reason(o rules.Outcome, winner string) string {
	if sentence, ok := w.reasons[o.Reason]; ok {
		return sentence(strings.Join(o.Cells, ", "), winner)
	}
	return ""
}
