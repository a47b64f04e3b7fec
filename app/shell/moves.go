package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/rules"
)

// moves lists the moves of the game, to be walked through by click and by keyboard.
func (r *Root) moves(s *session) app.HTMLElem {
	m, t := r.words(), s.table
	moves := t.Moves()
	box := el("div").Class("history")
	if len(moves) == 0 {
		return box.Body(el("p").Class("none").Text(m.NoMoves))
	}
	return box.Body(
		el("div").Class("moves").ID("moves").Role("region").Aria("label", m.Moves).TabIndex(0).
			OnKeyDown(r.onMovesKey).OnClick(r.onMove).Body(r.moveRows(s, moves)),
		el("div").Class("walk").Body(
			walk("first", m.WalkFirst, t.Looking() > 0, r.onFirst),
			walk("back", m.WalkBack, t.Looking() > 0, r.onBack),
			walk("forward", m.WalkForward, !t.Live(), r.onForward),
			walk("last", m.WalkLast, !t.Live(), r.onLive),
			r.lineButtons(s),
		),
	)
}

func walk(id, name string, can bool, do app.EventHandler) app.UI {
	return able(can, button().ID("walk-"+id).Aria("label", name).Body(icon(id)).OnClick(do))
}

func (r *Root) moveRows(s *session, moves []rules.Move) app.UI {
	result, studied := s.table.Result(), s.studyable()
	match := s.table.Match()
	decisive := 0
	if studied {
		decisive = s.study.Decisive()
	}
	list := newMoveList(s)
	for i, move := range moves {
		if !list.lists(i, len(moves)) {
			continue // it is told with the next one
		}
		described := r.moveCell(s, move, i, result)
		described.Ply = i + 1
		if i < list.set {
			r.showSet(s, list, i, &described)
		}
		if studied {
			described.Mark, described.Why = r.turningMark(s.study.TurnAt(i+1), i+1 == decisive)
		}
		if list.stocked != nil {
			r.showDrawn(s, list, i, &described)
		}
		if round := match.RoundAt(i); list.opens(i) && round > 0 {
			list.rows = append(list.rows, moveRow{Head: r.words().RoundOf(round+1, match.Rounds())})
		}
		list.add(i, described.pack())
	}
	return el("ol").Body(app.Range(list.rows).Slice(func(i int) app.UI { return &list.rows[i] }))
}

// moveCell describes the i-th move of the list, in a match that stands as the result says.
func (r *Root) moveCell(s *session, move rules.Move, i int, result rules.Result) moveCell {
	t := s.table
	cell := moveCell{Text: r.wordsOf(s.game).Move(move), Class: "move", Current: i == t.Looking()-1}
	if i >= t.Match().Ply() {
		cell.Class = "move undone"
	} else if result.Reason == rules.Recurrence && i == result.Since-1 {
		cell.Class = "move again"
	}
	return cell
}

// A moveCell is a move in the list.
type moveCell struct {
	Ply         int
	Text, Class string
	Mark, Why   string // of a turning point: a sign, and what it means
	Current     bool   // the position after it is shown
	Symbol      string // of the piece that was drawn for it, in a game with a stock,
	Kind        string // and what that is called
}

// pack returns the cell as one text.
func (c moveCell) pack() string {
	current := ""
	if c.Current {
		current = "step"
	}
	return strings.Join([]string{c.Text, c.Class, current, c.Mark, c.Why, strconv.Itoa(c.Ply), c.Symbol, c.Kind}, "\n")
}

// A moveRow is a component of its own, so that of three hundred moves only those that change are drawn again. Its cells
// are packed: go-app compares all rows at each drawing, and takes ten times longer over anything but a text.
type moveRow struct {
	app.Compo
	Head          string // of a round, in place of moves
	Number        int    // 0 for none
	First, Second string
	Mini          string // the view box of small pieces
}

// Render implements app.Composer.
func (m *moveRow) Render() app.UI {
	if m.Head != "" {
		return el("li").Class("round").Body(el("span").Text(m.Head))
	}
	number := ""
	if m.Number > 0 {
		number = strconv.Itoa(m.Number)
	}
	return el("li").Body(
		el("span").Text(number),
		m.cell(m.First),
		app.If(m.Second != "", func() app.UI { return m.cell(m.Second) }),
	)
}

func (m *moveRow) cell(packed string) app.UI {
	c := strings.Split(packed, "\n")
	text, class, current, mark, why, ply, symbol, kind := c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]
	b := button().Class(class).TabIndex(-1).DataSet("ply", ply)
	if symbol == "" {
		b.Text(text)
	} else {
		b.Body(miniIn(m.Mini, symbol), el("span").Class("hidden-text").Text(kind+" "), app.Text(text))
		text = join(" ", kind, text)
	}
	if mark != "" {
		b.Aria("label", text+", "+why).DataSet("mark", mark).Attr("title", why)
	}
	if current != "" {
		b.Aria("current", current)
	}
	return b
}

// lineButtons lead back to the lines that were left for another.
func (r *Root) lineButtons(s *session) app.UI {
	m, t := r.words(), s.table
	lines := t.Lines()
	return el("span").Class("lines").Body(app.Range(lines).Slice(func(i int) app.UI {
		at := t.Parting(lines[i])
		return button().DataSet("line", i).Aria("label", m.LineWhy(i+1, at+1)).Text(m.Line(i + 1)).OnClick(r.onLine)
	}))
}

func (r *Root) onLine(ctx app.Context, _ app.Event) {
	i, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("line").String())
	if err != nil {
		return
	}
	s := r.current()
	s.table.Switch(i)
	r.changed(s)
}

// onMove is a click somewhere in the list.
func (r *Root) onMove(_ app.Context, e app.Event) {
	cell := e.Get("target").Call("closest", "[data-ply]")
	if !cell.Truthy() {
		return
	}
	if ply, err := strconv.Atoi(cell.Get("dataset").Get("ply").String()); err == nil {
		r.look(ply)
	}
}

func (r *Root) onMovesKey(_ app.Context, e app.Event) {
	switch e.Get("key").String() {
	case "ArrowLeft", "ArrowUp":
		r.step(-1)
	case "ArrowRight", "ArrowDown":
		r.step(1)
	case "Home":
		r.look(0)
	case "End":
		r.look(r.current().table.Match().Ply())
	default:
		return
	}
	e.PreventDefault()
}

// step walks a move back or forward, -1 or 1; all with which a player arranges their pieces are one.
func (r *Root) step(by int) {
	t := r.current().table
	ply := t.Looking() + by
	for ply < t.Match().Plies() && t.Midway(ply) {
		ply += by
	}
	r.look(ply)
}

// look shows the position after ply moves.
func (r *Root) look(ply int) {
	s := r.current()
	s.table.Look(ply)
	s.described, s.counting = false, false
	if s.forgetful {
		r.save(s) // storage may have room by now
	}
	r.appraise(s)
	r.revealMove()
}

// revealMove scrolls the list of moves to the one that is looked at.
func (r *Root) revealMove() {
	r.later("moves", func(list app.Value) {
		if now := list.Call("querySelector", "[aria-current]"); now.Truthy() {
			now.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	})
}

func (r *Root) onFirst(app.Context, app.Event)   { r.look(0) }
func (r *Root) onBack(app.Context, app.Event)    { r.step(-1) }
func (r *Root) onForward(app.Context, app.Event) { r.step(1) }

// onLive returns to where the game stands; the button that did it in the status is gone then.
func (r *Root) onLive(ctx app.Context, _ app.Event) {
	s := r.current()
	r.look(s.table.Match().Ply())
	if ctx.JSSrc().Get("id").String() == "act-live" {
		r.focus(pointID(s.cursor))
	}
}
