package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/app/i18n"
	"tablier/app/puzzles/maker"
	"tablier/app/ui"
	"tablier/rules"
)

// verdict is what the machine has proved.
type verdict struct{ *frame }

// draw draws the region.
func (v verdict) draw() app.UI {
	m := v.words
	head, why := v.said()
	looked := ""
	if n := v.session.Nodes(); n > 0 {
		looked = m.looked(v.lang.Grouped(int(n)))
	}
	several := v.session.State() == maker.Several
	return ui.Tree(`<section class="slab pm-said">
			<div role="status"><h2>{}</h2><p>{}</p></div>
			<p class="pm-looked">{}</p>
			<div class="pm-do" hidden="{}">
				<button type="button" class="act" id="act-accept" data-act="accept">{}</button>
				<a class="go" id="pm-change" href="{}">{}</a>
			</div>
			{}
		</section>`, head, why, looked, !several, m.acceptAll, v.way(), m.change, v.moves())
}

// said says what has been proved, and what that means.
func (v verdict) said() (head, why string) {
	m, s := v.words, v.session
	switch s.State() {
	case maker.Ready:
		return m.ready, ""
	case maker.Proving:
		return m.proving, ""
	case maker.Failed:
		return m.failed, ""
	case maker.Refused:
		return m.refused, m.refusedWhy
	case maker.Open:
		return m.open, v.unproved()
	case maker.None:
		return v.nothing(), ""
	case maker.Several:
		return m.several(v.list(m.and)), v.difficulty()
	case maker.Made:
		return v.answer(), ui.Join(" ", v.beside(), v.difficulty())
	}
	return "", ""
}

// list lists the answers that are right.
func (v verdict) list(last string) string {
	p := v.session.Puzzle()
	var texts []string
	for _, m := range v.session.Found().Right {
		texts = append(texts, v.move(rules.Move(m)))
	}
	if p != nil && !p.Kind.Moves() {
		texts = []string{p.Answer}
		if p.Kind == puzzle.Forces {
			texts = nil
			for _, strength := range p.Answer {
				texts = append(texts, string(strength))
			}
		}
	}
	return i18n.List(texts, last)
}

// move writes a move.
func (v verdict) move(m rules.Move) string { return v.game.Words(v.lang).Move(m) }

// unproved says what is known where not everything is.
func (v verdict) unproved() string {
	m, found := v.words, v.session.Found()
	known, sooner := "", ""
	if len(found.Right) > 0 {
		known = m.known(len(found.Right), v.list(m.and))
	}
	if found.Depth > 1 {
		sooner = m.noSooner(len(found.Right), found.Depth/2)
	}
	return ui.Join(" ", known, sooner, ui.When(v.session.Final(), m.tooLarge), m.openWhy)
}

// nothing says that no answer is right.
func (v verdict) nothing() string {
	m := v.words
	switch v.session.Question().Kind {
	case puzzle.Win:
		return m.noneWins
	case puzzle.Hold:
		return m.noneHolds
	}
	return m.noneAll
}

// answer says which answer is right.
func (v verdict) answer() string {
	m, p, found := v.words, v.session.Puzzle(), v.session.Found()
	switch {
	case p.Several && found.Alike == 1:
		return m.oneAlike(v.list(m.or))
	case p.Several:
		return m.accepted(v.list(m.or))
	case p.Kind == puzzle.Forces:
		return m.one(v.list(m.and))
	}
	return m.one(v.list(m.or))
}

// beside says what is to be known beside the answer.
func (v verdict) beside() string {
	m, p := v.words, v.session.Puzzle()
	switch p.Kind {
	case puzzle.Points:
		text, next := m.mean(v.lang.Points(v.session.Found().Mean)), -1
		for i, cost := range p.Costs {
			if cost > 0 && (next < 0 || cost < p.Costs[next]) {
				next = i
			}
		}
		if next >= 0 {
			text += " " + m.next(v.move(v.session.Position().Moves()[next]), v.lang.Points(p.Costs[next]))
		}
		return text
	case puzzle.Forces, puzzle.Odds:
		return m.byCounting
	}
	return ""
}

// difficulty says which level solves the puzzle.
func (v verdict) difficulty() string {
	m, p := v.words, v.session.Puzzle()
	switch {
	case !p.Kind.Moves():
		return ""
	case p.Level == 0:
		return m.noLevel
	}
	return m.level(p.Level)
}

// moves draws what each move comes to, and what refutes it.
func (v verdict) moves() app.UI {
	m, p := v.words, v.session.Puzzle()
	var rows []app.UI
	title := ""
	if p != nil && p.Kind.Moves() {
		list := v.session.Position().Moves()
		title = m.moves(len(list))
		for i, move := range list {
			class := ui.When(p.Right(i), "right")
			rows = append(rows, ui.Tree(`<li class="{}"><b>{}</b><span>{}</span></li>`, class, v.move(move),
				v.worth(p, i, move)))
		}
	}
	return ui.Tree(`<details class="pm-moves" hidden="{}"><summary>{}</summary><ul>{}</ul></details>`, len(rows) == 0,
		title, rows)
}

// worth says what a move comes to.
func (v verdict) worth(p *puzzle.Puzzle, i int, move rules.Move) string {
	m := v.words
	if p.Kind == puzzle.Points {
		return m.costs(v.lang.Points(p.Costs[i]))
	}
	worth := p.Verdicts[i]
	text, reply := "", ""
	switch worth.Value {
	case ai.Win:
		text = m.verdict.Of("win")((worth.Plies + 1) / 2)
	case ai.Loss:
		text = m.verdict.Of("loss")((worth.Plies + 1) / 2)
	case ai.Draw:
		text = m.verdict.Of("draw")(0)
	default:
		text = m.verdict.Of("late")(p.Within())
	}
	if after, err := v.session.Position().Play(move); err == nil && worth.Reply >= 0 && !p.Right(i) {
		reply = m.refuted(v.move(after.Moves()[worth.Reply]))
	}
	return ui.Join(", ", text, reply)
}
