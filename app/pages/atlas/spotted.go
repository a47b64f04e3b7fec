package atlas

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/atlas"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// spotted is the chosen position, what is around it, and how many positions there are of each kind.
func (k *Kind) spotted() app.UI {
	m := k.messages().Atlas
	var parts []app.UI
	if k.m != nil {
		_, other := k.who(k.at)
		parts = []app.UI{
			k.here(), k.around("next", m.Next(other), m.NoNext, k.next, true), k.walked(), k.counts(), k.comeFrom(other),
		}
	}
	return ui.Node("section", at{"class", "slab spotted", "aria-label", m.Position}, parts...)
}

// here is the chosen position.
func (k *Kind) here() app.UI {
	m := k.messages().Atlas
	sign, _ := k.sign(k.at)
	return ui.Node("div", at{"class", "here-now"},
		ui.Node("div", at{"class", "board-of", "role", "img", "aria-label", k.standing()}, &picture.Picture{
			Game: k.game, Setup: rules.Setup{Variant: k.board}, Position: k.m.Positions[k.at],
		}),
		ui.Node("div", nil,
			ui.Node("h2", at{"id", "atlas-value"}, sign, ui.Leaf("span", k.value(k.at))),
			ui.Leaf("p", ui.Join(" ", k.exampleOf(), k.why()), "id", "atlas-why"),
			ui.Node("div", at{"class", "do"},
				nav.OpenLink(k.site.Nav, nav.WatchRoute, k.watch()).Class("btn").ID("atlas-search").Text(m.Search),
			),
		),
	)
}

// sign is the sign of what a position is worth, and how a list says it; of one that the wave has not reached neither
// tells anything.
func (k *Kind) sign(i int) (sign app.UI, text string) {
	if !k.known(i) {
		return mark(""), k.messages().Atlas.RowUnknown
	}
	r := k.m.Of(i)
	return mark(r.Value), uncapital(k.messages().Atlas.Value(r.Value, r.Plies))
}

// uncapital returns a text without its capital letter, which is one of the alphabet's.
func uncapital(text string) string { return strings.ToLower(text[:1]) + text[1:] }

// list is a part with a heading, a list, and a word beside it.
func list(name, title, class, beside string, rows []app.UI) app.UI {
	id := "atlas-" + name
	return ui.Node("section", at{"class", class, "aria-labelledby", id},
		ui.Leaf("h2", title, "class", "small-head", "id", id),
		ui.Node("ul", at{"hidden", ui.When(len(rows) == 0, "true")}, rows...),
		ui.Leaf("p", beside, "class", "quiet", "hidden", ui.When(beside == "", "true")),
	)
}

// mostAround is how many moves are listed.
const mostAround = 12

// around is a list of moves, each with what it leads to or comes from, or a word where there is none.
func (k *Kind) around(name, title, none string, moves []atlas.Move, pictures bool) app.UI {
	beside := ""
	switch n := len(moves) - mostAround; {
	case len(moves) == 0:
		beside = none
	case n > 0:
		moves, beside = moves[:mostAround], k.messages().Atlas.More(n)
	}
	var rows []app.UI
	for _, move := range moves {
		rows = append(rows, k.neighbour(move, pictures))
	}
	return list(name, title, "around of-"+name, beside, rows)
}

// neighbour is a position beside the chosen one: a button that chooses it.
func (k *Kind) neighbour(move atlas.Move, pictured bool) app.UI {
	sign, text := k.sign(move.To)
	parts := []app.UI{ui.Node("span", nil,
		ui.Leaf("b", k.write(move.Move)), ui.Node("span", at{"class", "gives"}, sign, ui.Leaf("span", text)),
	)}
	class := ""
	if pictured {
		parts = append([]app.UI{&small{Board: k.board, Position: k.m.Positions[k.at], Move: move.Move, kind: k}}, parts...)
		class = "pictured"
	}
	return ui.Node("li", nil, ui.Node("button", at{"type", "button", "class", class, "data-act", goTo(move.To)}, parts...))
}

// goTo is the act that chooses a position; none for one that is not on the map.
func goTo(i int) string { return ui.When(i >= 0, "go "+strconv.Itoa(i)) }

// comeFrom lists the positions that lead to the chosen one, in which the other side is to move.
func (k *Kind) comeFrom(other string) app.UI {
	m := k.messages().Atlas
	none := m.NoBefore
	if k.graph == nil || !k.graph.Done() {
		none = m.Looking
	}
	return k.around("before", m.Before(other), none, k.before, false)
}

// mostWalked is how many positions of a match are listed.
const mostWalked = 200

// walked lists the positions of the match whose path is laid over the map.
func (k *Kind) walked() app.UI {
	m := k.messages().Atlas
	var rows []app.UI
	steps, beside := k.steps, ""
	if n := len(steps) - mostWalked; n > 0 {
		steps, beside = steps[:mostWalked], m.More(n)
	}
	for _, s := range steps {
		sign, text := k.sign(s.at)
		who, _ := k.who(s.at)
		rows = append(rows, ui.Node("li", nil, ui.Node("button", at{
			"type", "button", "data-act", goTo(s.at), "aria-current", ui.When(s.at == k.at, "true"),
		}, sign, ui.Leaf("b", k.saysMove(s)), ui.Leaf("span", " "+m.Standing(who, text), "class", "hidden-text"))))
	}
	part := ui.Node("div", at{"class", "path-of"})
	if len(rows) > 0 {
		part = ui.Node("div", at{"class", "path-of"}, list("walked", m.TrailMoves, "around walked", beside, rows))
	}
	return part
}

// counts counts the positions of each value and distance. It is the map for those who do not see it.
func (k *Kind) counts() app.UI {
	most := 0
	for _, r := range k.m.Rings {
		most = max(most, r.States)
	}
	var rows []app.UI
	for ring := range k.m.Rings {
		rows = append(rows, k.row(ring, most))
	}
	m := k.messages().Atlas
	return ui.Node("section", at{"class", "ring-counts", "aria-labelledby", "atlas-counts"},
		ui.Leaf("h2", m.Counts, "class", "small-head", "id", "atlas-counts"),
		ui.Leaf("button", m.Another, "type", "button", "class", "btn bare", "id", ui.ActID("another"), "data-act", "another"),
		ui.Node("table", nil, ui.Node("tbody", nil, rows...)),
	)
}

// row is a ring: a button that chooses an example, and how many positions there are, once that is known.
func (k *Kind) row(ring, most int) app.UI {
	m, r, act := k.messages().Atlas, k.m.Rings[ring], "ring "+strconv.Itoa(ring)
	known, class, current := k.m.Known(ring, k.wave), "", ""
	number, length := ui.Leaf("span", m.RowUnknown, "class", "hidden-text"), ""
	switch {
	case !known:
		class = "dim"
	default:
		number = ui.Leaf("span", k.site.Lang.Grouped(r.States))
		length = "M1 1H" + strconv.Itoa(max(2, r.States*100/most-1)) + "V9H1Z"
		if ring == k.m.RingOf(k.at) {
			class, current = "sel", "true"
		}
	}
	return ui.Node("tr", at{"class", class},
		ui.Node("th", at{"scope", "row"}, ui.Node("button", at{
			"type", "button", "id", ui.ActID(act), "data-act", act, "aria-current", current,
			"aria-disabled", ui.When(!known, "true"),
		},
			mark(r.Value), ui.Leaf("span", m.Row(r.Value, r.Plies)), ui.Leaf("span", " : "+m.RowTold, "class", "hidden-text"),
		)),
		ui.Node("td", nil, ui.Shape("svg", at{
			"class", "length", "viewBox", "0 0 100 10", "preserveAspectRatio", "none", "aria-hidden", "true",
		}, ui.Shape("path", at{"class", letters[r.Value], "d", length}))),
		ui.Node("td", nil, number),
	)
}
