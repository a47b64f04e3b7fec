package morris

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/morris"
)

// catalogue holds the family's sentences in one language. Functions take what varies.
type catalogue struct {
	name, blurb, description string
	source                   string
	seats                    [2]string
	or                       string
	empty                    func(point string) string
	owned                    func(point, owner string) string
	inHand                   string
	levels                   []string
	placed                   func(who, point string) string
	moved                    [3]func(who, from, to string) string // slid, jumped, carried
	passed                   func(who string) string
	pass, doPass             string
	deedPlace, deedPass      string    // the request
	deedMove                 [3]string // by morris.Motion,
	askPlace, askPass        string    // how to do it, or why
	askMove                  [3]string
	chosen                   func(from, targets string) string
	faults                   map[rules.Fault]func(cells []string) string
	reasons                  map[rules.Reason]func(cells string) string
	brief                    []board.Glance
	family                   string            // what the lesson on the other boards is about
	variants                 map[string]string // their names, by id
	designed                 string            // the name of a board that somebody has designed, without a title
	differs                  i18n.Table[string, string]
	names                    []board.VariantName
}

type words struct {
	board.CommonWords
	lang i18n.Lang
	*catalogue
	boards *boards
}

func (w *words) Name() string           { return w.name }
func (w *words) Blurb() string          { return w.blurb }
func (w *words) Description() string    { return w.description }
func (w *words) Source() string         { return w.source }
func (w *words) Seat(seat int) string   { return w.seats[seat] }
func (w *words) Option(string) string   { return "" }
func (w *words) Levels(string) []string { return w.levels }
func (w *words) Button(string) string   { return w.doPass }

// Names implements board.Words: the names of the catalogue, and after them the boards that have none there.
func (w *words) Names() []board.VariantName {
	names := slices.Clip(w.names)
	for _, id := range w.boards.ids {
		if !slices.ContainsFunc(w.names, func(n board.VariantName) bool { return n.Variant == id }) {
			names = append(names, board.VariantName{ID: id, Variant: id, Name: w.Variant(id)})
		}
	}
	return names
}

// Lesson implements board.Words.
func (w *words) Lesson(name string) string {
	if name == familyLesson {
		return w.family
	}
	return ""
}

// Brief implements board.Words.
func (w *words) Brief() []board.Glance { return w.brief }

// Variant returns the name of a board, or its id where it has none.
func (w *words) Variant(id string) string {
	if name, ok := w.variants[id]; ok {
		return name
	}
	if d, err := morris.ReadDesign(id); err == nil {
		return cmp.Or(d.Title, w.designed)
	}
	return id
}

// Differs implements board.Words.
func (w *words) Differs(variant string) string { return w.differs.Of(variant) }

func (w *words) Point(name string, g board.Glyph, owner string) string {
	if g == (board.Glyph{}) {
		return w.empty(name)
	}
	return w.owned(name, owner)
}

// Standing counts the balls that a player has still to place.
func (w *words) Standing(v rules.View, player rules.Player) string {
	n := int(position(v).State.Hand[player.Index()])
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n) + " " + w.inHand
}

// Move shows a slide with a dash that typographers would use.
func (w *words) Move(m rules.Move) string {
	if m == rules.Pass {
		return w.pass
	}
	return strings.Replace(string(m), "-", "–", 1)
}

func (w *words) Describe(who string, before rules.View, m rules.Move) string {
	if m == rules.Pass {
		return w.passed(who)
	}
	from, to, slide := strings.Cut(string(m), "-")
	if !slide {
		return w.placed(who, from)
	}
	game := position(before).Game
	step, _ := game.Read(m)
	how := game.Board().Motion
	if how == morris.Jump && game.Linked(step) {
		how = morris.Slide
	}
	return w.moved[how](who, from, to)
}

func (w *words) Request(who string, v rules.View) string {
	deed := w.deedPlace
	switch p := position(v); {
	case p.State.Placing():
	case passes(p):
		deed = w.deedPass
	default:
		deed = w.deedMove[p.Game.Board().Motion]
	}
	return w.lang.Request(who, deed)
}

func (w *words) Ask(v rules.View) string {
	switch p := position(v); {
	case p.State.Placing():
		return w.askPlace
	case passes(p):
		return w.askPass
	default:
		return w.askMove[p.Game.Board().Motion]
	}
}

func (w *words) Chosen(point string, targets []string) string {
	return w.chosen(point, i18n.List(targets, w.or))
}

func (w *words) Fault(e *rules.Illegal) string { return board.Explain(w.faults, e) }

func (w *words) Reason(o rules.Outcome, _ string) string {
	if sentence, ok := w.reasons[o.Reason]; ok {
		return sentence(strings.Join(o.Cells, ", "))
	}
	return ""
}
