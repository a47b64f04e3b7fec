package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/set"
	"tablier/app/ui"
)

// list is the items of the set, in their order.
type list struct{ *frame }

// gripID returns the id of what moves an item.
func gripID(at int) string { return "grip-" + strconv.Itoa(at) }

// draw draws the region.
func (l list) draw() app.UI {
	m := l.words
	rows := make([]app.UI, len(l.set.Items))
	for i, item := range l.set.Items {
		rows[i] = l.row(i, item)
	}
	return ui.Tree(`<section class="slab items" aria-label="{}">
			<header><h2>{}</h2><span class="right num">{}</span></header>
			<p class="nobody quiet" hidden="{}">{}</p>
			<ol>{}</ol>
		</section>`,
		m.list, m.count(len(rows)), m.about(l.set.Minutes()), len(rows) > 0, m.nobody, rows)
}

// row draws an item: its grip, picture, title and minutes, and what can be changed where it is unfolded.
func (l list) row(i int, item set.Item) app.UI {
	m, shown, chosen := l.words, l.labelOf(item.Task), l.session.Chosen() == i
	at := strconv.Itoa(i)
	return ui.Tree(`<li class="item {} {}" data-row="{}">
			<button type="button" class="grip" id="{}" data-act="grip {}" aria-pressed="{}">
				<span class="num">{}</span><span class="hidden-text">{}</span>{}
			</button>
			{}
			<button type="button" class="what" id="{}" data-act="item {}" aria-expanded="{}"><b>{}</b><small>{}</small></button>
			<span class="min num">{}</span>
			<p class="word" hidden="{}">{}</p>
			{}
		</li>`,
		ui.When(chosen, "sel"), ui.When(l.session.Lifted() == i, "held"), at,
		gripID(i), at, truth(l.session.Lifted() == i), strconv.Itoa(i+1), m.move(shown.Title), ui.Icon("more"),
		shown.drawn, ui.ActID("item "+at), at, truth(chosen), shown.Title, shown.About,
		ui.When(item.Minutes > 0, m.minutes(item.Minutes)), item.Word == "" || chosen, item.Word,
		l.edit(i, item, shown, chosen))
}

// edit draws what can be changed of the unfolded item.
func (l list) edit(i int, item set.Item, shown label, chosen bool) app.UI {
	if !chosen {
		return ui.Tree(`<div class="edit" hidden="true"></div>`)
	}
	m, at := l.words, strconv.Itoa(i)
	var try app.UI = ui.Tree(`<a hidden="true"></a>`)
	if shown.link.Href != "" {
		try = ui.Tree(`<a class="step" href="{}" aria-label="{}">{}</a>`, shown.link, m.try, ui.Icon("play"))
	}
	return ui.Tree(`<div class="edit">
			<label class="in"><small>{}</small>
				<textarea rows="2" id="compose-word" data-field="word {}" maxlength="{}">{}</textarea></label>
			<div class="edit-do">
				<label class="in short"><small>{}</small><input type="number" inputmode="numeric" min="0" max="{}"
					id="compose-minutes" data-field="minutes {}" value="{}"></label>
				{}{}{}{}
			</div>
		</div>`,
		m.word, at, strconv.Itoa(set.MaxWord), item.Word,
		m.duration, strconv.Itoa(set.MaxMinutes), at, strconv.Itoa(item.Minutes),
		ui.Enabled(i > 0, ui.ActStep("up", m.up, "up")),
		ui.Enabled(i+1 < len(l.set.Items), ui.ActStep("down", m.down, "down")),
		try, ui.ActStep("remove", m.remove, "bin"))
}
