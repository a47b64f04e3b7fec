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
	m := k.messages().Cup
	t := k.standing
	order, of := k.order(t), 2*k.cup.Config().Games
	played, _ := k.cup.Progress()
	return ui.Tree(`<section class="slab grid" aria-label="{}" hidden="{}">
			<header>
				<h2><span class="only-wide">{}</span><span class="only-narrow">{}</span></h2>
				<details class="right export"><summary>{}</summary><div class="row">{}{}{}</div></details>
			</header>
			{}{}
		</section>`,
		m.Cross, len(t.Rows) < 2, m.Points(of), m.Ladder(of), m.Export,
		ui.Enabled(played > 0, button("csv", m.CSV, "btn bare")), button("file", m.File, "btn bare"),
		fileButton("cup-file", m.OpenCup, ".json,application/json", false, k.onCup), k.ladder(t, order, of),
		k.cross(t, order, of))
}

func percent(x float64) int { return int(math.Round(100 * x)) }

func shareOf(r cup.Row) string { return strconv.Itoa(percent(r.Share())) + "\u202f%" }

func marginOf(r cup.Row) string { return "± " + strconv.Itoa(percent(r.Margin())) }

// against writes points against points.
func against(own, other cup.Score) string {
	return strconv.Itoa(own.Points()) + " – " + strconv.Itoa(other.Points())
}

// cross is the table of everybody against everybody.
func (k *Kind) cross(t cup.Table, order []int, of int) app.UI {
	var head, rows []app.UI
	for place, i := range order {
		text := t.Rows[i].Name
		if crowded(len(order)) {
			text = strconv.Itoa(place + 1)
		}
		head = append(head, ui.Tree(`<th scope="col" title="{}" aria-label="{}">{}</th>`,
			t.Rows[i].Name, t.Rows[i].Name, text))
		rows = append(rows, k.row(t, order, place, of))
	}
	return ui.Tree(`<div class="cross only-wide"><table>
			<thead><tr><td></td>{}<th scope="col" class="sum">{}</th></tr></thead><tbody>{}</tbody>
		</table></div>`, head, k.messages().Cup.Total, rows)
}

// crowded says whether the table has so many columns that their names have no room: then columns are headed by the
// numbers that stand before the names of the rows, and the table has the whole width of the page.
func crowded(players int) bool { return players > 8 }

// row is one of the table.
func (k *Kind) row(t cup.Table, order []int, place, of int) app.UI {
	m, r := k.messages().Cup, t.Rows[order[place]]
	var cells []app.UI
	for column, rival := range order {
		if rival == r.Player {
			cells = append(cells, ui.Tree(`<td class="self" aria-hidden="true">·</td>`))
			continue
		}
		cells = append(cells, ui.Tree(`<td>{}</td>`, k.cell(t, r.Player, rival, of, place == 0 && column == 1)))
	}
	share, sum := "", ""
	if r.Games() > 0 {
		share, sum = shareOf(r), marginOf(r)+" · "+strconv.Itoa(r.Points())+" "+m.Pts
	}
	number := ""
	if crowded(len(order)) {
		number = strconv.Itoa(place + 1)
	}
	return ui.Tree(`<tr class="{}"><th scope="row" title="{}"><i>{}</i>{}</th>{}
			<td class="sum"><b>{}</b><small>{}</small></td></tr>`,
		ui.When(k.mine(k.cup.Players()[r.Player]), "mine"), r.Name, number, r.Name, cells, share, sum)
}

// cell is the way to the games of two players. One of the table can be reached with Tab, the others with the arrows.
func (k *Kind) cell(t cup.Table, row, column, of int, first bool) app.UI {
	s := t.Rows[row].Cells[column]
	act := "duel " + strconv.Itoa(row) + " " + strconv.Itoa(column)
	text, tab := "", "-1"
	if s.Games() > 0 {
		text = strconv.Itoa(s.Points())
	}
	chosen := k.chosen() && k.hero == row && k.rival == column
	if chosen || first && !k.chosen() {
		tab = "0"
	}
	name := k.messages().Cup.Cell(t.Rows[row].Name, t.Rows[column].Name, s.Points(), of, s.Won, s.Drawn, s.Lost)
	return ui.Tree(`<button type="button" id="{}" data-act="{}" tabindex="{}" aria-pressed="{}" aria-label="{}">
			<span class="num">{}</span>{}</button>`,
		ui.ActID(act), act, tab, strconv.FormatBool(chosen), name, text, bar(s.Points(), of))
}

// bar says the same as the number beside it.
func bar(points, of int) app.UI {
	return ui.Tree(`<progress max="{}" value="{}" aria-hidden="true"></progress>`, strconv.Itoa(of), strconv.Itoa(points))
}

// ladder is the ranking, in which a player opens to their duels.
func (k *Kind) ladder(t cup.Table, order []int, of int) app.UI {
	rows := make([]app.UI, len(order))
	for place, i := range order {
		r := t.Rows[i]
		share, margin := "", ""
		if r.Games() > 0 {
			share, margin = shareOf(r), marginOf(r)
		}
		open := k.unfolded == i+1
		act := "unfold " + strconv.Itoa(i+1)
		var duels []app.UI
		if open {
			duels = k.duels(t, order, i, of)
		}
		rows[place] = ui.Tree(`<li class="{}">
				<button type="button" class="who" id="{}" data-act="{}" aria-expanded="{}">
					<span class="num quiet">{}</span><b>{}</b><span class="num"><b>{}</b><small>{}</small></span>{}
				</button><ul>{}</ul></li>`,
			ui.When(open, "open"), ui.ActID(act), act, strconv.FormatBool(open), strconv.Itoa(place+1), r.Name, share, margin,
			ui.Icon("forward"), duels)
	}
	return ui.Tree(`<ol class="ladder only-narrow">{}</ol>`, rows)
}

// duels are the ways to the games of a player, on a phone.
func (k *Kind) duels(t cup.Table, order []int, i, of int) (list []app.UI) {
	for _, rival := range order {
		if rival == i {
			continue
		}
		s, other := t.Rows[i].Cells[rival], t.Rows[rival].Cells[i]
		act := "meet " + strconv.Itoa(i) + " " + strconv.Itoa(rival)
		list = append(list, ui.Tree(`<li><button type="button" id="{}" data-act="{}" aria-pressed="{}">
				<span>{}</span>{}<b class="num">{}</b><span class="hidden-text">{}</span></button></li>`,
			ui.ActID(act), act, strconv.FormatBool(k.chosen() && k.hero == i && k.rival == rival),
			t.Rows[rival].Name, bar(s.Points(), of), against(s, other),
			k.messages().Cup.Tally(s.Won, s.Drawn, s.Lost)))
	}
	return list
}

// verdict says whether the best can be told apart, and who was set aside.
func (k *Kind) verdict() app.UI {
	m := k.messages().Cup
	t := k.standing
	played, all := k.cup.Progress()
	head, text := "", ""
	switch {
	case played == 0 && all > 0:
		n := len(t.Rows)
		games := paired(k.cup.Config().Games, n, n+1)
		head, text = m.ToPlay, m.ToPlayWhat(n*(n+1)/2*games)
	case played == 0:
	case played < all:
		head, text = m.Meanwhile, m.MeanwhileWhat
	default:
		head, text = m.Which, m.Apart
		if a, b := t.Rows[t.Order[0]], t.Rows[t.Order[1]]; t.Tied(a.Player, b.Player) {
			text = m.Tied(a.Name, percent(a.Share()), percent(a.Margin()), b.Name, percent(b.Share()), percent(b.Margin()))
		}
	}
	for _, r := range t.Rows {
		if r.Aside {
			text += " " + m.Aside(r.Name)
		}
	}
	return ui.Tree(`<p class="hint" hidden="{}"><b>{}</b>{}</p>`, text == "", head, " "+text)
}
