package cup

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/ui"
)

// order is in which order the rows stand: by share at rest, as the players came while the cup runs, so that no row
// changes its place under a finger.
func (k *Kind) order(t cup.Table) []int {
	if !k.running {
		return t.Order
	}
	order := make([]int, len(t.Rows))
	for i := range order {
		order[i] = i
	}
	return order
}

// table is the cross table, and for a phone the ranking.
func (k *Kind) table() app.UI {
	m := &k.messages().Cup
	t := k.cup.Table()
	order, of := k.order(t), 2*k.cup.Config().Games
	played, _ := k.cup.Progress()
	return ui.Shown(len(t.Rows) > 1, part("slab grid", m.Cross,
		node("header", node("h2", leaf("span only-wide", m.Points(of)), leaf("span only-narrow", m.Ladder(of))),
			ui.El("details").Class("right export").Body(ui.Leaf("summary", m.Export), node("div row",
				ui.Able(played > 0, k.button("csv", m.CSV, "btn bare")), k.button("file", m.File, "btn bare"),
				fileButton("cup-file", m.OpenCup, ".json,application/json", false, k.onCup),
			))),
		k.ladder(t, order), k.cross(t, order, of),
	))
}

func percent(x float64) int { return int(math.Round(100 * x)) }

// cross is the table of everybody against everybody.
func (k *Kind) cross(t cup.Table, order []int, of int) app.UI {
	m := &k.messages().Cup
	head := []app.UI{ui.El("td")}
	for _, i := range order {
		head = append(head, ui.Leaf("th", t.Rows[i].Name, "scope", "col", "title", t.Rows[i].Name))
	}
	head = append(head, ui.Leaf("th", m.Total, "scope", "col", "class", "sum"))
	rows := make([]app.UI, len(order))
	for at, i := range order {
		rows[at] = k.row(t, order, at, of)
		_ = i
	}
	return ui.Node("div", at{"class", "cross only-wide"},
		node("table", node("thead", node("tr", head...)), node("tbody", rows...)))
}

// row is one of the table.
func (k *Kind) row(t cup.Table, order []int, place, of int) app.UI {
	m, r := &k.messages().Cup, t.Rows[order[place]]
	class := ""
	if k.mine(k.cup.Players()[r.Player]) {
		class = "mine"
	}
	cells := []app.UI{ui.Leaf("th", r.Name, "scope", "row")}
	for column, against := range order {
		if against == r.Player {
			cells = append(cells, ui.Leaf("td", "·", "class", "self", "aria-hidden", "true"))
			continue
		}
		cells = append(cells, node("td", k.cell(t, r.Player, against, of, place == 0 && column == 1)))
	}
	share, sum := "", ""
	if r.Games() > 0 {
		share, sum = m.Percent(percent(r.Share())), m.Sum(percent(r.Margin()), r.Points())
	}
	cells = append(cells, node("td sum", ui.Leaf("b", share), leaf("small", sum)))
	return ui.Node("tr", at{"class", class}, cells...)
}

// cell is the way to the games of two players. One of the table can be reached with Tab, the others with the arrows.
func (k *Kind) cell(t cup.Table, row, column, of int, first bool) app.UI {
	m, s := &k.messages().Cup, t.Rows[row].Cells[column]
	act := "duel " + strconv.Itoa(row) + " " + strconv.Itoa(column)
	text := ""
	if s.Games() > 0 {
		text = strconv.Itoa(s.Points())
	}
	reached := k.hero == row && k.rival == column || first && !k.chosen()
	b := ui.Button().ID(ui.ActID(act)).DataSet("act", act).TabIndex(-1).
		Aria("pressed", strconv.FormatBool(k.hero == row && k.rival == column && k.chosen())).
		Aria("label", m.Cell(t.Rows[row].Name, t.Rows[column].Name, s.Points(), of, s.Won, s.Drawn, s.Lost))
	if reached {
		b.TabIndex(0)
	}
	return b.Body(leaf("span num", text), bar(s.Points(), of))
}

// bar says the same as the number beside it.
func bar(points, of int) app.UI {
	return ui.Node("progress", at{"max", strconv.Itoa(of), "value", strconv.Itoa(points), "aria-hidden", "true"})
}

// ladder is the ranking, in which a player opens to their duels.
func (k *Kind) ladder(t cup.Table, order []int) app.UI {
	m, of := &k.messages().Cup, 2*k.cup.Config().Games
	rows := make([]app.UI, len(order))
	for place, i := range order {
		r := t.Rows[i]
		share, margin := "", ""
		if r.Games() > 0 {
			share, margin = m.Percent(percent(r.Share())), m.Margin(percent(r.Margin()))
		}
		open := k.unfolded == i+1
		act := "unfold " + strconv.Itoa(i+1)
		who := ui.Button().Class("who").ID(ui.ActID(act)).DataSet("act", act).Aria("expanded", strconv.FormatBool(open)).Body(
			leaf("span num quiet", strconv.Itoa(place+1)), ui.Leaf("b", r.Name),
			node("span num", ui.Leaf("b", share), leaf("small", margin)), ui.Icon("forward"))
		var duels []app.UI
		if open {
			duels = k.duels(t, order, i, of)
		}
		rows[place] = ui.Node("li", at{"class", ui.If(open, "open")}, who, node("ul", duels...))
	}
	return node("ol ladder only-narrow", rows...)
}

// duels are the ways to the games of a player, on a phone.
func (k *Kind) duels(t cup.Table, order []int, i, of int) (list []app.UI) {
	m := &k.messages().Cup
	for _, against := range order {
		if against == i {
			continue
		}
		s, other := t.Rows[i].Cells[against], t.Rows[against].Cells[i]
		act := "meet " + strconv.Itoa(i) + " " + strconv.Itoa(against)
		b := ui.Button().ID(ui.ActID(act)).DataSet("act", act).
			Aria("pressed", strconv.FormatBool(k.chosen() && k.hero == i && k.rival == against)).
			Body(leaf("span", t.Rows[against].Name), bar(s.Points(), of),
				leaf("b num", strconv.Itoa(s.Points())+" – "+strconv.Itoa(other.Points())),
				leaf("span hidden-text", m.Tally(s.Won, s.Drawn, s.Lost)))
		list = append(list, node("li", b))
	}
	return list
}

// verdict says whether the best can be told apart, and who was set aside.
func (k *Kind) verdict() app.UI {
	m := &k.messages().Cup
	t := k.cup.Table()
	played, all := k.cup.Progress()
	head, text := "", ""
	switch {
	case played == 0:
	case played < all:
		head, text = m.Meanwhile, m.MeanwhileWhat
	default:
		head, text = m.Which, m.Apart
		if a, b, tied := firstTie(t); tied {
			text = m.Tied(a.Name, percent(a.Share()), percent(a.Margin()), b.Name, percent(b.Share()), percent(b.Margin()))
		}
	}
	for _, r := range t.Rows {
		if r.Aside {
			text += " " + m.Aside(r.Name)
		}
	}
	return ui.Shown(text != "", node("p hint", ui.Leaf("b", head), app.Text(" "+text)))
}

// firstTie returns the best two neighbours in the ranking who cannot be told apart.
func firstTie(t cup.Table) (a, b cup.Row, tied bool) {
	for place := 1; place < len(t.Order); place++ {
		if t.Tied(t.Order[place-1], t.Order[place]) {
			return t.Rows[t.Order[place-1]], t.Rows[t.Order[place]], true
		}
	}
	return cup.Row{}, cup.Row{}, false
}
