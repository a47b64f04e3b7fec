package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/asked"
	"tablier/app/atlas"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// A position is the region of the chosen position and of what is around it.
type position struct{ kind *Kind }

// draw draws the region.
func (p *position) draw() app.UI {
	s, words := p.kind.session, p.kind.words()
	m := words.messages()
	var parts []app.UI
	if s.Map() != nil {
		_, other := words.who(s.Choice().At)
		parts = []app.UI{
			p.here(), p.around("next", m.Next(other), m.NoNext, s.Choice().Next, true), p.walked(), p.kind.counts(),
			p.comeFrom(other),
		}
	}
	return ui.Tree(`<section class="slab spotted" aria-label="{}">{}</section>`, m.Position, parts)
}

// here draws the chosen position.
func (p *position) here() app.UI {
	k, s, words := p.kind, p.kind.session, p.kind.words()
	chosen := s.Choice().At
	sign, _ := p.sign(chosen)
	drawn := &picture.Picture{
		Game: k.game, Setup: rules.Setup{Variant: s.Board()}, Position: s.Map().Positions[chosen],
	}
	return ui.Tree(`<div class="here-now">
			<div class="board-of" role="img" aria-label="{}">{}</div>
			<div>
				<h2 id="atlas-value">{}<span>{}</span></h2>
				<p id="atlas-why">{}</p>
				<div class="do"><a class="btn" id="atlas-search" href="{}">{}</a></div>
			</div>
		</div>`,
		words.standing(), drawn, sign, words.value(chosen), ui.Join(" ", words.example(), words.why()),
		nav.LinkToOpen(k.site.Nav, nav.WatchRoute, k.watch()), words.messages().Search)
}

// watch returns the chosen position, as the page that searches it is asked for it.
func (k *Kind) watch() string {
	s := k.session
	return asked.Search(k.game.ID(), rules.Setup{Variant: s.Board()}, s.Map().Positions[s.Choice().At])
}

// sign draws the sign of what a position is worth, and returns how a list says it; of one that the wave has not reached
// neither tells anything.
func (p *position) sign(i int) (sign app.UI, text string) {
	words := p.kind.words()
	if !p.kind.session.Waves().Knows(i) {
		return mark(""), words.messages().RowUnknown
	}
	return mark(p.kind.session.Map().Of(i).Value), uncapital(words.value(i))
}

// list draws a part with a heading, a list, and a word beside it.
func list(name, title, class, beside string, rows []app.UI) app.UI {
	id := "atlas-" + name
	return ui.Tree(`<section class="{}" aria-labelledby="{}">
			<h2 class="small-head" id="{}">{}</h2>
			<ul hidden="{}">{}</ul>
			<p class="quiet" hidden="{}">{}</p>
		</section>`, class, id, id, title, len(rows) == 0, rows, beside == "", beside)
}

// maxAround is how many moves are listed.
const maxAround = 12

// around draws a list of moves, each with what it leads to or comes from, or a word where there is none.
func (p *position) around(name, title, none string, moves []atlas.Move, pictures bool) app.UI {
	beside := ""
	switch n := len(moves) - maxAround; {
	case len(moves) == 0:
		beside = none
	case n > 0:
		moves, beside = moves[:maxAround], p.kind.words().messages().More(n)
	}
	var rows []app.UI
	for _, move := range moves {
		rows = append(rows, p.neighbour(move, pictures))
	}
	return list(name, title, "around of-"+name, beside, rows)
}

// neighbour draws a position beside the chosen one: a button that chooses it.
func (p *position) neighbour(move atlas.Move, pictured bool) app.UI {
	s := p.kind.session
	sign, text := p.sign(move.To)
	var drawn []app.UI
	if pictured {
		drawn = []app.UI{&small{
			Board: s.Board(), Position: s.Map().Positions[s.Choice().At], Move: move.Move, game: p.kind.game,
		}}
	}
	return ui.Tree(`<li>
			<button type="button" class="{}" data-act="{}">
				{}
				<span><b>{}</b><span class="gives">{}<span>{}</span></span></span>
			</button>
		</li>`,
		ui.When(pictured, "pictured"), goTo(move.To), drawn, p.kind.words().move(move.Move), sign, text)
}

// goTo returns the act that chooses a position; none for one that is not on the map.
func goTo(i int) string { return ui.When(i >= 0, "go "+strconv.Itoa(i)) }

// comeFrom lists the positions that lead to the chosen one, in which the other side is to move.
func (p *position) comeFrom(other string) app.UI {
	m, s := p.kind.words().messages(), p.kind.session
	none := m.NoBefore
	if s.Graph() == nil {
		none = m.Looking
	}
	return p.around("before", m.Before(other), none, s.Choice().Before, false)
}

// maxWalked is how many positions of a match are listed.
const maxWalked = 200

// walked lists the positions of the match whose path is laid over the map.
func (p *position) walked() app.UI {
	m := p.kind.words().messages()
	var rows []app.UI
	steps, beside := p.kind.session.Trail().Steps(), ""
	if n := len(steps) - maxWalked; n > 0 {
		steps, beside = steps[:maxWalked], m.More(n)
	}
	for _, step := range steps {
		rows = append(rows, p.step(step))
	}
	if len(rows) == 0 {
		return ui.Tree(`<div class="path-of"></div>`)
	}
	return ui.Tree(`<div class="path-of">{}</div>`, list("walked", m.TrailMoves, "around walked", beside, rows))
}

// step draws a position of that match: a button that chooses it.
func (p *position) step(s atlas.Step) app.UI {
	words := p.kind.words()
	sign, text := p.sign(s.At)
	who, _ := words.who(s.At)
	return ui.Tree(`<li>
			<button type="button" data-act="{}" aria-current="{}">
				{}<b>{}</b><span class="hidden-text">{}</span>
			</button>
		</li>`,
		goTo(s.At), s.At == p.kind.session.Choice().At, sign, words.step(s), " "+words.messages().Standing(who, text))
}
