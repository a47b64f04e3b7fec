package protocol

import (
	"math"
	"strconv"
)

// A Body is the content of an answer beside its id: one of *Error, *Progress, Games, Moves, Drawn, Count, Found,
// *Tree, Halt, Mapped, Surveyed, Surprise, Made and Composed.
type Body interface {
	body(o *object)
}

// Encode appends an answer, without an end of line, to buf.
func Encode(buf []byte, id ID, body Body) []byte {
	o := object{buf: buf}
	o.open()
	o.buf = id.append(o.name("id"))
	body.body(&o)
	o.close()
	return o.buf
}

// Ready is the line with which the program in the browser announces that it runs.
const Ready = `{"ready":true}`

// Encode appends the request, without an end of line, to buf: only the fields of its op, and of those
// that are optional only the ones that are not zero.
func (r Request) Encode(buf []byte) []byte {
	o := object{buf: buf}
	o.open()
	o.buf = r.ID.append(o.name("id"))
	o.text("op", string(r.Op))
	switch r.Op {
	case OpMoves, OpDraw, OpPerft, OpSearch, OpHint, OpTree, OpSurprise:
		r.match(&o)
	case OpStop:
		o.buf = r.Target.append(o.name("target"))
	case OpMap, OpSurvey, OpPuzzles:
		r.mapping(&o)
	}
	if r.Op == OpDraw {
		o.integer("seed", r.Seed)
	}
	if r.Op == OpPerft {
		o.integer("depth", uint64(r.Depth))
	}
	if r.Op == OpSearch {
		r.search(&o)
	}
	if r.Op == OpHint {
		r.seed(&o)
	}
	if r.Op == OpTree {
		r.tree(&o)
	}
	if r.Op == OpCompose {
		r.compose(&o)
	}
	o.close()
	return o.buf
}

func (r Request) match(o *object) {
	o.text("game", r.Game)
	if r.Variant != "" {
		o.text("variant", r.Variant)
	}
	if len(r.Options) > 0 {
		texts(o, "options", r.Options)
	}
	if r.Start != "" {
		o.text("start", r.Start)
	}
	if len(r.Moves) > 0 {
		texts(o, "moves", r.Moves)
	}
	if r.Resigned != "" {
		o.text("resigned", r.Resigned)
	}
	if len(r.Seeds) > 0 {
		o.list("seeds", len(r.Seeds), func(i int) { o.buf = strconv.AppendUint(o.buf, r.Seeds[i], 10) })
	}
}

func (r Request) search(o *object) {
	for _, f := range []struct {
		name  string
		value uint64
	}{
		{"level", uint64(r.Level)}, {"ms", uint64(r.Millis)}, {"nodes", r.Nodes}, {"depth", uint64(r.Depth)},
		{"lines", uint64(r.Lines)},
	} {
		if f.value != 0 {
			o.integer(f.name, f.value)
		}
	}
	r.seed(o)
	if r.Alone {
		o.buf = append(o.name("alone"), "true"...)
	}
}

func (r Request) seed(o *object) {
	if r.Seed != 0 {
		o.text("seed", strconv.FormatUint(r.Seed, 10)) // a string: JavaScript's numbers lose digits
	}
}

func (e *Error) body(o *object) {
	o.name("error")
	o.open()
	o.text("code", string(e.Code))
	o.text("message", e.Message)
	o.close()
}

func (p *Progress) body(o *object) {
	o.name("progress")
	o.open()
	p.members(o)
	o.close()
}

func (p *Progress) members(o *object) {
	o.known("best", p.Best)
	o.value(p.Value, p.Plies, p.Score)
	o.integer("depth", uint64(p.Depth))
	o.integer("nodes", p.Nodes)
	o.integer("ms", uint64(p.Millis))
	texts(o, "pv", p.PV)
}

func (f Found) body(o *object) {
	f.members(o)
	o.list("lines", len(f.Lines), func(i int) {
		l := f.Lines[i]
		o.open()
		o.text("move", l.Move)
		o.value(l.Value, l.Plies, l.Score)
		texts(o, "pv", l.PV)
		if l.Risk != nil {
			l.Risk.write(o)
		}
		o.close()
	})
	o.text("end", f.End)
	if f.Level != 0 {
		o.integer("level", uint64(f.Level))
	}
	if f.Plan != nil {
		o.name("plan")
		o.open()
		o.text("aim", string(f.Plan.Aim))
		o.integer("points", uint64(f.Plan.Points))
		o.integer("moves", uint64(f.Plan.Moves))
		o.close()
	}
}

func (r *Risk) write(o *object) {
	o.name("risk")
	o.open()
	o.integer("losing", uint64(r.Losing))
	o.integer("replies", uint64(r.Replies))
	o.plies("draw_level", r.Level)
	if r.AtLeast {
		o.buf = append(o.name("at_least"), "true"...)
	}
	o.close()
}

func (g Games) body(o *object) {
	o.list("games", len(g.Games), func(i int) {
		o.open()
		o.text("id", g.Games[i].ID)
		texts(o, "variants", g.Games[i].Variants)
		texts(o, "options", g.Games[i].Options)
		o.integer("levels", uint64(g.Games[i].Levels))
		o.close()
	})
}

func (m Moves) body(o *object) {
	o.text("position", m.Position)
	o.text("to_move", m.ToMove)
	texts(o, "moves", m.Moves)
	if len(m.Odds) > 0 {
		o.list("odds", len(m.Odds), func(i int) { o.buf = strconv.AppendInt(o.buf, int64(m.Odds[i]), 10) })
	}
	o.integer("round", uint64(m.Round))
	o.integer("rounds", uint64(m.Rounds))
	if m.Rounds > 1 {
		o.list("scores", len(m.Scores), func(i int) { o.score(m.Scores[i]) })
	}
	if o.name("outcome"); m.Outcome == nil {
		o.null()
	} else {
		m.Outcome.write(o)
	}
}

func (d Drawn) body(o *object) { o.text("move", d.Move) }

func (out *Outcome) write(o *object) {
	o.open()
	o.text("winner", out.Winner)
	if o.name("score"); out.Score == nil {
		o.null()
	} else {
		o.score(*out.Score)
	}
	o.text("reason", out.Reason)
	texts(o, "cells", out.Cells)
	o.close()
}

func (c Count) body(o *object) { o.integer("nodes", c.Nodes) }

func (h Halt) body(o *object) { o.buf = strconv.AppendBool(o.name("stopped"), h.Stopped) }

// An object writes JSON by appending; encoding/json is too large for the program in the browser.
type object struct {
	buf []byte
}

// open begins an object, close ends it, and null writes no value.
func (o *object) open()  { o.buf = append(o.buf, '{') }
func (o *object) close() { o.buf = append(o.buf, '}') }
func (o *object) null()  { o.buf = append(o.buf, "null"...) }

// name writes a member's name, and a comma before all but the first member of an object.
func (o *object) name(name string) []byte {
	if o.buf[len(o.buf)-1] != '{' {
		o.buf = append(o.buf, ',')
	}
	o.buf = quote(o.buf, name)
	o.buf = append(o.buf, ':')
	return o.buf
}

func (o *object) text(name, value string) { o.buf = quote(o.name(name), value) }

// known writes a text, or null for an empty one, which stands for unknown.
func (o *object) known(name, value string) {
	if value == "" {
		o.name(name)
		o.null()
		return
	}
	o.text(name, value)
}

func (o *object) integer(name string, n uint64) { o.buf = strconv.AppendUint(o.name(name), n, 10) }

// value writes the proved value and the estimate; unknown ones are null.
func (o *object) value(value string, plies int, score float64) {
	o.known("value", value)
	o.plies("plies", plies)
	if o.name("score"); math.IsNaN(score) || math.IsInf(score, 0) {
		o.null() // JSON has no such number
	} else {
		o.buf = strconv.AppendFloat(o.buf, score, 'g', -1, 64)
	}
}

// plies writes a number of plies, or null for 0, which stands for none.
func (o *object) plies(name string, n int) {
	if n == 0 {
		o.name(name)
		o.null()
		return
	}
	o.integer(name, uint64(n))
}

// score writes the points of first and second.
func (o *object) score(points [2]int) {
	o.buf = strconv.AppendInt(append(o.buf, '['), int64(points[0]), 10)
	o.buf = strconv.AppendInt(append(o.buf, ','), int64(points[1]), 10)
	o.buf = append(o.buf, ']')
}

// list writes an array of n elements, each by write, which must not end in a comma.
func (o *object) list(name string, n int, write func(i int)) {
	o.buf = append(o.name(name), '[')
	for i := range n {
		if i > 0 {
			o.buf = append(o.buf, ',')
		}
		write(i)
	}
	o.buf = append(o.buf, ']')
}

func texts[T ~string](o *object, name string, list []T) {
	o.list(name, len(list), func(i int) { o.buf = quote(o.buf, string(list[i])) })
}
