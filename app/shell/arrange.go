package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// arranging is how far a person has come in what is asked beside the pieces that they arrange.
type arranging struct {
	asking string // the act that waits for a yes
	said   string // what has just been done, or could not be
}

// arrange is where the person to move arranges pieces before the game: what waits to be placed, what can be done with all
// of them, and arrangements under their names. It has the room of the moves, and is empty while nobody may see it.
func (r *Root) arrange(s *session) app.UI {
	box := el("div").Class("arrange").ID("arrange").OnClick(r.onArrange).OnKeyDown(r.onArrangeKey)
	if s.panel != noPanel || !s.table.Arranging() {
		return shown(false, box)
	}
	m := &r.words().Arrange
	return box.Body(
		r.arrangeStock(s),
		r.arrangeTools(s),
		el("div").Class("library").Body(
			el("h2").ID("named").TabIndex(-1).Text(m.Named),
			el("ul").Class("named").Aria("labelledby", "named").Body(r.arrangementRows(s)...),
			r.keepField(s),
			el("p").ID("arrange-keys").Class("keys note").Text(m.Keys),
		),
	)
}

// arrangeStock shows what waits to be placed, by kind.
func (r *Root) arrangeStock(s *session) app.UI {
	t, words := s.table, r.wordsOf(s.game).(board.ArrangeWords)
	stock, held := t.Stock(), t.Held()
	takes := len(t.Selected()) > 0 // what is chosen on the board can be given back
	return el("div").Class("kinds").Role("group").Aria("label", r.words().Arrange.Stock).Body(app.Range(stock).Slice(func(i int) app.UI {
		kind := stock[i]
		return able(kind.Count > 0 || takes, button().ID("kind-"+strconv.Itoa(i)).Class("kind").DataSet("kind", i).
			Aria("label", r.words().Arrange.InStock(words.Kind(kind.Glyph), kind.Count)).Aria("pressed", strconv.FormatBool(held == i)).
			OnClick(r.onKind).OnKeyDown(r.onKindKey).On("tablier-pick", r.onKindPick).Body(
			mini(s.game, t.Skin().Symbol(kind.Glyph, t.Colour(kind.Glyph.Owner))),
			el("span").Text("× "+strconv.Itoa(kind.Count)),
		))
	}))
}

// arrangeTools are what can be done with all pieces at once.
func (r *Root) arrangeTools(s *session) app.UI {
	m, t := &r.words().Arrange, s.table
	missing := t.Missing()
	ready := button().Class("act").ID(actID("ready")).DataSet("act", "ready").Text(m.Ready)
	if missing > 0 {
		ready.Text(m.More(missing)).Aria("label", r.words().Of(m.Ready, m.More(missing)))
	}
	some := missing < len(t.Homes())
	return el("div").Class("alter").Body(
		able(missing > 0, actButton("fill", m.Fill, "")),
		actButton("shuffle", m.Shuffle, ""),
		able(some, actButton("mirror", m.Mirror, "")),
		able(some, actButton("clear", m.Clear, "")),
		able(missing == 0, ready),
	)
}

// onArrange is a click on something of the box that says what it does.
func (r *Root) onArrange(_ app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-act]")
	s := r.current()
	if !button.Truthy() || !r.can(s, s.table.Arranging()) {
		return
	}
	act := button.Get("dataset").Get("act").String()
	name, what, _ := strings.Cut(act, " ")
	t, asked := s.table, s.arranging.asking
	s.arranging = arranging{}
	switch name {
	case "no":
		r.focus(actID(asked))
	case "fill":
		r.did(s, t.Fill)
	case "shuffle":
		r.did(s, t.Shuffle)
	case "mirror":
		r.did(s, t.Mirror)
	case "clear":
		r.did(s, t.Clear)
	case "ready":
		r.ready(s)
	default:
		r.named(s, name, what)
	}
}

// ready plays what has been arranged, and puts the keyboard on the board: the button will be gone.
func (r *Root) ready(s *session) {
	if s.table.Missing() > 0 {
		return
	}
	r.did(s, s.table.Ready)
	s.centre()
	r.focus(pointID(s.cursor))
	r.reveal("board")
}

// onArrangeKey is Escape: a question is taken back, and what was chosen from the stock let go of.
func (r *Root) onArrangeKey(_ app.Context, e app.Event) {
	s := r.current()
	if e.Get("key").String() != "Escape" {
		return
	}
	if act := s.arranging.asking; act != "" {
		s.arranging.asking = ""
		r.focus(actID(act))
	}
	s.table.Cancel()
}

// ifArranging returns the classes of a board on which a person arranges: its empty homes show more clearly while a piece
// has been chosen.
func ifArranging(s *session) []string {
	switch t := s.table; {
	case !t.Arranging():
		return nil
	case t.Held() >= 0 || len(t.Selected()) > 0:
		return []string{"arranging", "carrying"}
	}
	return []string{"arranging"}
}

// describedArranging tells whoever comes to the points what keys arrange.
func describedArranging(s *session, points app.HTMLElem) app.HTMLElem {
	if s.panel == noPanel && s.table.Arranging() {
		points.Aria("describedby", "arrange-keys")
	}
	return points
}

// arrangeSay says that the person to move arranges.
func (r *Root) arrangeSay(s *session) string {
	if s.table.AgainstMachine() {
		return r.words().Arrange.Yours
	}
	return r.words().Arrange.Turn(r.seatName(s.table, s.table.Turn()))
}

// arrangeWords says what a person who arranges has chosen or may do.
func (r *Root) arrangeWords(s *session) string {
	m, t, words := &r.words().Arrange, s.table, r.wordsOf(s.game).(board.ArrangeWords)
	switch held, chosen, missing := t.Held(), t.Selected(), t.Missing(); {
	case t.Fault() != nil:
		return r.faultWords(s)
	case s.arranging.said != "":
		return s.arranging.said
	case held >= 0:
		return m.Held(words.Kind(t.Stock()[held].Glyph))
	case len(chosen) > 0:
		return m.Chosen(words.Kind(t.Skin().Look(t.View(), chosen[0])), s.points()[chosen[0]].Name)
	case missing == 0:
		return m.Done
	case missing == len(t.Homes()):
		return m.Left(missing) + " " + m.How
	default:
		return m.Left(missing)
	}
}
