package page

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/cup/organizer"
	"tablier/app/ui"
)

// order returns in which order the rows stand: by share at rest, as the players came while the cup runs, so that no row
// changes its place under a finger.
func (f *frame) order() []int {
	if _, playing := f.session.Playing(); !playing {
		return f.standing.Order
	}
	order := make([]int, len(f.players))
	for i := range order {
		order[i] = i
	}
	return order
}

// results is the table of everybody against everybody, and for a phone the ranking.
type results struct{ *frame }

// points returns how many points a player can take from another.
func (r results) points() int { return 2 * r.cup.Config().Games }

// draw draws the region.
func (r results) draw() app.UI {
	m, of := r.words, r.points()
	played, _ := r.cup.Progress()
	return ui.Tree(`<section class="slab grid" aria-label="{}" hidden="{}">
			<header>
				<h2><span class="only-wide">{}</span><span class="only-narrow">{}</span></h2>
				<details class="right export"><summary>{}</summary><div class="row">{}{}{}</div></details>
			</header>
			{}{}
		</section>`,
		m.Cross, len(r.players) < 2, m.Points(of), m.Ladder(of), m.Export,
		ui.Enabled(played > 0, ui.Act("csv", m.CSV, "btn bare")), ui.Act("file", m.File, "btn bare"),
		fileButton("cup-file", m.OpenCup, ".json,application/json", false, r.kind.onCup), r.ladder(), r.cross())
}

func percent(x float64) int { return int(math.Round(100 * x)) }

func shareOf(r cup.Row) string { return strconv.Itoa(percent(r.Share())) + "\u202f%" }

func marginOf(r cup.Row) string { return "± " + strconv.Itoa(percent(r.Margin())) }

// against writes points against points.
func against(own, other cup.Score) string {
	return strconv.Itoa(own.Points()) + " – " + strconv.Itoa(other.Points())
}

// cross is the table of everybody against everybody.
func (r results) cross() app.UI {
	var head, rows []app.UI
	order := r.order()
	for place, i := range order {
		name := r.players[i].Name
		text := name
		if crowded(len(order)) {
			text = strconv.Itoa(place + 1)
		}
		head = append(head, ui.Tree(`<th scope="col" title="{}" aria-label="{}">{}</th>`, name, name, text))
		rows = append(rows, r.row(order, place))
	}
	return ui.Tree(`<div class="cross only-wide"><table>
			<thead><tr><td></td>{}<th scope="col" class="sum">{}</th></tr></thead><tbody>{}</tbody>
		</table></div>`, head, r.words.Total, rows)
}

// crowded says whether the table has so many columns that their names have no room: then columns are headed by the
// numbers that stand before the names of the rows, and the table has the whole width of the page.
func crowded(players int) bool { return players > 8 }

// row is one of the table, which stands in an order.
func (r results) row(order []int, place int) app.UI {
	m, row := r.words, r.standing.Rows[order[place]]
	var cells []app.UI
	for column, rival := range order {
		if rival == row.Player {
			cells = append(cells, ui.Tree(`<td class="self" aria-hidden="true">·</td>`))
			continue
		}
		cells = append(cells, ui.Tree(`<td>{}</td>`, r.cell(row.Player, rival, place == 0 && column == 1)))
	}
	share, sum := "", ""
	if row.Games() > 0 {
		share, sum = shareOf(row), marginOf(row)+" · "+strconv.Itoa(row.Points())+" "+m.Pts
	}
	number := ""
	if crowded(len(order)) {
		number = strconv.Itoa(place + 1)
	}
	return ui.Tree(`<tr class="{}"><th scope="row" title="{}"><i>{}</i>{}</th>{}
			<td class="sum"><b>{}</b><small>{}</small></td></tr>`,
		ui.When(r.mine(r.players[row.Player]), "mine"), row.Name, number, row.Name, cells, share, sum)
}

// cell is the way to the games of two players. One of the table can be reached with Tab, the others with the arrows.
func (r results) cell(player, rival int, first bool) app.UI {
	score, of, duel := r.standing.Rows[player].Cells[rival], r.points(), r.session.Duel()
	act := "duel " + strconv.Itoa(player) + " " + strconv.Itoa(rival)
	text, tab := "", "-1"
	if score.Games() > 0 {
		text = strconv.Itoa(score.Points())
	}
	_, _, some := duel.Players()
	chosen := duel.Between(player, rival)
	if chosen || first && !some {
		tab = "0"
	}
	name := r.words.Cell(r.players[player].Name, r.players[rival].Name, score.Points(), of, score.Won, score.Drawn,
		score.Lost)
	return ui.Tree(`<button type="button" id="{}" data-act="{}" tabindex="{}" aria-pressed="{}" aria-label="{}">
			<span class="num">{}</span>{}</button>`,
		ui.ActID(act), act, tab, strconv.FormatBool(chosen), name, text, bar(score.Points(), of))
}

// ladder is the ranking, in which a player opens to their duels.
func (r results) ladder() app.UI {
	order := r.order()
	rows := make([]app.UI, len(order))
	for place, i := range order {
		row := r.standing.Rows[i]
		share, margin := "", ""
		if row.Games() > 0 {
			share, margin = shareOf(row), marginOf(row)
		}
		open := r.kind.open.duels == i
		act := "unfold " + strconv.Itoa(i)
		var duels []app.UI
		if open {
			duels = r.duels(order, i)
		}
		rows[place] = ui.Tree(`<li class="{}">
				<button type="button" class="who" id="{}" data-act="{}" aria-expanded="{}">
					<span class="num quiet">{}</span><b>{}</b><span class="num"><b>{}</b><small>{}</small></span>{}
				</button><ul>{}</ul></li>`,
			ui.When(open, "open"), ui.ActID(act), act, strconv.FormatBool(open), strconv.Itoa(place+1), row.Name, share,
			margin, ui.Icon("forward"), duels)
	}
	return ui.Tree(`<ol class="ladder only-narrow">{}</ol>`, rows)
}

// duels are the ways to the games of a player, on a phone.
func (r results) duels(order []int, player int) (list []app.UI) {
	for _, rival := range order {
		if rival == player {
			continue
		}
		score, other := r.standing.Rows[player].Cells[rival], r.standing.Rows[rival].Cells[player]
		act := "meet " + strconv.Itoa(player) + " " + strconv.Itoa(rival)
		list = append(list, ui.Tree(`<li><button type="button" id="{}" data-act="{}" aria-pressed="{}">
				<span>{}</span>{}<b class="num">{}</b><span class="hidden-text">{}</span></button></li>`,
			ui.ActID(act), act, strconv.FormatBool(r.session.Duel().Between(player, rival)),
			r.players[rival].Name, bar(score.Points(), r.points()), against(score, other),
			r.words.Tally(score.Won, score.Drawn, score.Lost)))
	}
	return list
}

// verdict says whether the best can be told apart, and who was set aside.
func (r results) verdict() app.UI {
	m, t := r.words, r.standing
	played, all := r.cup.Progress()
	head, text := "", ""
	switch {
	case played == 0 && all > 0:
		n := len(t.Rows)
		games := organizer.GamesFor(r.cup.Config().Games, n, n+1)
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
	for _, row := range t.Rows {
		if row.Aside {
			text += " " + m.Aside(row.Name)
		}
	}
	return ui.Tree(`<p class="hint" hidden="{}"><b>{}</b>{}</p>`, text == "", head, " "+text)
}
