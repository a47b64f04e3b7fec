package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/draw"
	"tablier/app/ui"
)

// ruling is the region of what the machine finds, of what is wrong, of what a drawing can begin with, or of the link.
type ruling struct{ *frame }

// draw draws the region.
func (r ruling) draw() app.UI {
	switch k := r.kind; {
	case k.sharing:
		return giving(r).draw()
	case k.starts || r.session.State() == draw.Blank:
		return beginning(r).draw()
	}
	mark, say, why := r.verdict()
	return ui.Tree(`<section class="slab tr-judge" aria-label="{}">
			<h2>{}</h2>
			<div class="tr-ruling" id="tr-ruling" role="status">{}<strong>{}</strong><p>{}</p></div>
			{}
		</section>`, r.words.tabVerdict, r.words.ruling.heading, mark, say, why, r.details())
}

// sign draws the sign of a value: a disc, a ring or a lozenge.
func valueSign(value string) app.UI {
	letter := map[string]string{protocol.ValueWin: "w", protocol.ValueLoss: "l", protocol.ValueDraw: "d"}[value]
	return ui.Tree(`<i class="v {}" aria-hidden="true"></i>`, letter)
}

// verdict says what the machine has found, or why it has not.
func (r ruling) verdict() (mark app.UI, say, why string) {
	m, s := r.words.ruling, r.session
	mark = ui.Tree(`<i class="v tr-none" aria-hidden="true"></i>`)
	switch s.State() {
	case draw.Solved:
		say, why = r.found(s.Survey())
		return valueSign(s.Survey().Value), say, why
	case draw.TooLarge:
		return mark, m.large, m.over(r.lang.Grouped(int(s.Most())))
	case draw.Waiting, draw.Solving:
		return mark, m.waiting, ""
	case draw.Stopped:
		return mark, m.stopped, ""
	case draw.Failed:
		return mark, m.failed, ""
	}
	return mark, m.notYet, ""
}

// found says who wins, in how many, how the game is opened, and which first moves lose.
func (r ruling) found(v *protocol.Survey) (say, why string) {
	m := r.words.ruling
	side := map[string]int{protocol.ValueWin: 0, protocol.ValueLoss: 1}
	if v.Value == protocol.ValueDraw {
		return m.draws, r.losing(v)
	}
	say = m.wins[side[v.Value]](v.Plies)
	for _, move := range v.Moves {
		if v.Value == protocol.ValueWin && move.Value == protocol.ValueWin && move.Plies == v.Plies {
			if r.sketch.Start == "" {
				return say, m.placesOn(move.Move)
			}
			return say, m.plays(move.Move)
		}
	}
	return say, ""
}

// losing says how many first moves lose.
func (r ruling) losing(v *protocol.Survey) string {
	losing, plies := 0, 0
	for _, move := range v.Moves {
		if move.Value == protocol.ValueLoss {
			losing++
			if plies == 0 || move.Plies < plies {
				plies = move.Plies
			}
		}
	}
	if losing == 0 {
		return r.words.ruling.safe
	}
	return r.words.ruling.losing(losing, len(v.Moves), plies)
}

// details draws what stands below the verdict.
func (r ruling) details() app.UI {
	m := r.words.ruling
	switch r.session.State() {
	case draw.Faulty:
		return mending(r).draw()
	case draw.TooLarge:
		return r.large()
	case draw.Solved:
		return r.solved(r.session.Survey())
	case draw.Stopped, draw.Failed:
		return ui.Tree(`<div class="tr-do">{}</div>`, button("resume", m.resume, "btn"))
	}
	return ui.Tree(`<div class="tr-do" hidden="{}">{}</div>`, !r.session.Long(), button("stop", m.stop, "btn"))
}

// large draws what would make the game one that can be solved.
func (r ruling) large() app.UI {
	m, pawns := r.words.ruling, r.sketch.Pawns
	var rows []app.UI
	for _, reduction := range r.session.Reductions() {
		text := m.inPlace(pawns)
		switch {
		case reduction.Pawns > 0:
			text = m.fewer(reduction.Pawns)
		case reduction.Points > 0:
			text = m.points(reduction.Points, pawns)
		}
		rows = append(rows, ui.Tree(`<li>{}</li>`, text))
	}
	return ui.Tree(`<div class="tr-large"><h3>{}</h3><ul>{}</ul><p class="tr-note">{}</p></div>`,
		m.smaller, rows, m.playable)
}

// solved draws the figures of the game, and the games with one rule changed.
func (r ruling) solved(v *protocol.Survey) app.UI {
	m := r.words.ruling
	fact := func(name, note, number string) app.UI {
		return ui.Tree(`<div><dt>{}<small>{}</small></dt><dd>{}</dd></div>`, name, note, number)
	}
	longest, forced := m.plies(v.Longest), ""
	if v.Longest == 0 {
		longest, forced = m.none, m.noneNote
	}
	return ui.Tree(`<div>
			<dl class="tr-facts">{}{}{}</dl>
			{}{}{}{}
		</div>`,
		fact(m.positions, "", r.lang.Grouped(v.States)), fact(m.longest, forced, longest),
		fact(m.traps, m.trapsNote, r.lang.Grouped(v.Traps[1])),
		trap(r).draw(v.Trap), r.shares(v), r.firsts(), r.changes(v))
}

// shares draws how many positions are won, lost and drawn.
func (r ruling) shares(v *protocol.Survey) app.UI {
	m := r.words.ruling
	percent := func(n int) int { return (100*n + v.States/2) / max(v.States, 1) }
	won, lost, drawn := percent(v.Wins), percent(v.Losses), percent(v.Draws)
	stripe := func(class string, from, n int) app.UI {
		return ui.Tree(`<svg x="{}" width="{}" height="10" hidden="{}"><rect class="{}"></rect></svg>`,
			strconv.Itoa(from)+"%", strconv.Itoa(n)+"%", n == 0, class)
	}
	return ui.Tree(`<div class="tr-shares">
			<svg aria-hidden="true">{}{}{}</svg>
			<p><span class="hidden-text">{} </span><span>{}{}</span><span>{}{}</span><span>{}{}</span></p>
		</div>`, stripe("w", 0, won), stripe("l", won, lost), stripe("d", won+lost, max(0, 100-won-lost)), m.shares,
		valueSign(protocol.ValueWin), m.won(won), valueSign(protocol.ValueLoss), m.lost(lost),
		valueSign(protocol.ValueDraw), m.drawn(drawn))
}

// firsts draws whether the values of the first placements are shown on the plate, and the legend of their signs.
func (r ruling) firsts() app.UI {
	m := r.words.ruling
	if r.sketch.Start != "" {
		return ui.Tree(`<p class="tr-note">{}</p>`, m.onlySide)
	}
	worth := easel(r).worth()
	var legend []app.UI
	for i, text := range m.signs {
		for _, sign := range worth {
			if sign == i+1 {
				class := [...]string{"v w", "v d", "v l", "tr-closed"}[i]
				legend = append(legend, ui.Tree(`<span><i class="{}" aria-hidden="true"></i>{}</span>`, class, text))
				break
			}
		}
	}
	return ui.Tree(`<div class="tr-firsts">
			<button type="button" class="switch" role="switch" id="act-firsts" data-act="firsts" aria-checked="{}">
				<i></i>{}</button>
			<p>{}</p>
		</div>`, strconv.FormatBool(!r.kind.plain), m.firsts, legend)
}

// changes draws the games with one rule changed. Where somebody always wins, those that are drawn come first.
func (r ruling) changes(v *protocol.Survey) app.UI {
	m := r.words.ruling
	var hints, others []app.UI
	for i, c := range r.session.Changes() {
		row := r.change(i, c)
		if v.Value != protocol.ValueDraw && c.Survey != nil && c.Survey.Value == protocol.ValueDraw {
			hints = append(hints, row)
		} else {
			others = append(others, row)
		}
	}
	return ui.Tree(`<div class="tr-changes">
			<h3 hidden="{}">{}</h3><ul class="tr-hint">{}</ul>
			<h3 hidden="{}">{}</h3><ul>{}</ul>
		</div>`, len(hints) == 0, m.try, hints, len(others) == 0, m.changes, others)
}

// change draws a game with a rule changed, which a touch tries.
func (r ruling) change(n int, c draw.Change) app.UI {
	m := r.words.ruling
	var points []string
	for _, p := range c.Points {
		points = append(points, r.names[p])
	}
	sign, outcome := app.UI(ui.Tree(`<i hidden="true"></i>`)), m.later
	switch {
	case c.Done && c.Survey == nil:
		outcome = m.unknown
	case c.Survey != nil:
		sign, outcome = valueSign(c.Survey.Value), m.draw
		if c.Survey.Value == protocol.ValueWin {
			outcome = m.outcome[0](c.Survey.Plies)
		} else if c.Survey.Value == protocol.ValueLoss {
			outcome = m.outcome[1](c.Survey.Plies)
		}
	}
	act := "try " + strconv.Itoa(n)
	return ui.Tree(`<li><button type="button" id="{}" data-act="{}" disabled="{}">
			<span>{}</span><b>{}{}</b>
		</button></li>`, ui.ActID(act), act, r.session.Received(), m.change[c.Rule](points, c.Pawns), sign, outcome)
}
