package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	boards "tablier/app/boards/morris"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// rulebook is the region of the title and of the rule, as choices and in words.
type rulebook struct{ *frame }

// draw draws the region.
func (r rulebook) draw() app.UI {
	m := r.words.rule
	given, law := r.session.Received(), r.law()
	return ui.Tree(`<section class="slab tr-rule" aria-label="{}">
			<div class="tr-name" hidden="{}">{}{}</div>
			<div class="tr-given" hidden="{}"><h2>{}</h2><p>{}</p></div>
			<h2 class="small-head">{}</h2>
			{}
			{}
			<p class="tr-letter"><b>{}</b>{}</p>
			<p class="tr-letter">{}</p>
		</section>`,
		r.words.drawn.yours, given,
		r.field("title", m.title, r.sketch.Title, r.words.drawn.untitled), r.field("author", m.author, r.sketch.Author, ""),
		!given, r.title(), r.by(""), m.heading, r.choices(), r.limit(), m.inWords,
		" "+strings.Join(law.Rule, " "), strings.Join(law.Board, " "))
}

// field draws a field of text.
func (r rulebook) field(id, name, value, placeholder string) app.UI {
	return ui.Tree(`<label class="tr-slim"><small>{}</small>
			<input type="text" id="{}" data-field="{}" value="{}" maxlength="{}" placeholder="{}" autocomplete="off">
		</label>`, name, fieldID(id), id, value, strconv.Itoa(morris.MaxName), placeholder)
}

// choices draws the rule as choices.
func (r rulebook) choices() app.UI {
	m, k := r.words.rule, r.sketch
	of := func(texts ...string) (list []option) {
		for i, text := range texts {
			list = append(list, option{strconv.Itoa(i), text})
		}
		return list
	}
	row := func(id, name string, options []option, chosen string) app.UI {
		return ui.Tree(`<li><label for="{}">{}</label>{}</li>`,
			fieldID(id), name, r.choice(id, "tr-word", name, options, chosen))
	}
	closed, chosen := r.closings()
	return ui.Tree(`<ol class="tr-law">{}{}{}{}<li><span>{}</span><b>{}</b></li>{}{}</ol>`,
		row("pawns", m.pawns, []option{{"2", "2"}, {"3", "3"}, {"4", "4"}}, strconv.Itoa(k.Pawns)),
		row("start", m.start, of(m.starts[:]...), ordinal(k.Start != "")),
		row("closed", m.closed, closed, chosen),
		row("motion", m.moves, of(m.motions[:]...), strconv.Itoa(int(k.Motion))),
		m.wins, m.three,
		row("passes", m.blocked, of(m.blockedHow[:]...), ordinal(k.Passes)),
		row("thrice", m.again, of(m.againHow[:]...), ordinal(k.Thrice)))
}

// closings returns what points can be closed, those near the middle first, and what is chosen.
func (r rulebook) closings() (list []option, chosen string) {
	m, k := r.words.rule, r.sketch
	list, chosen = []option{{"none", m.open}}, "none"
	add := func(points []int) {
		name, value := r.named(points, ", "), r.named(points, " ")
		list = append(list, option{"f " + value, m.closedFirst(name)}, option{"i " + value, m.closedAll(name)})
	}
	if len(k.First) > 1 || len(k.Barred) > 1 {
		add(slices.Concat(k.Barred, k.First))
	}
	centre := r.session.Centre()
	if centre >= 0 {
		add([]int{centre})
	}
	for p := range k.Places {
		if p != centre {
			add([]int{p})
		}
	}
	switch {
	case len(k.Barred) > 0:
		chosen = "i " + r.named(slices.Concat(k.Barred, k.First), " ")
	case len(k.First) > 0:
		chosen = "f " + r.named(k.First, " ")
	}
	return list, chosen
}

// law says the rules in sentences: of the game, or of the drawing as far as it goes.
func (f *frame) law() boards.Law {
	if d := f.session.Design(); d != nil {
		return boards.LawOf(f.lang, &d.Board)
	}
	board := f.sketch.Draft()
	return boards.LawOf(f.lang, &board)
}

// ordinal is the value of one of two choices.
func ordinal(second bool) string {
	if second {
		return "1"
	}
	return "0"
}

// limit draws how large the game is, before it is solved.
func (r rulebook) limit() app.UI {
	m, most := r.words.rule, r.session.Most()
	if len(r.sketch.Places) == 0 {
		most = 0
	}
	return ui.Tree(`<div class="{}">
			<p id="tr-limit">{}</p>
			<div><progress max="{}" value="{}" aria-hidden="true"></progress><small>{}</small></div>
		</div>`,
		ui.Join(" ", "tr-limit", ui.When(most > protocol.MaxSurvey, "over")),
		m.limit(len(r.sketch.Places), r.lang.Grouped(int(most))),
		strconv.Itoa(protocol.MaxSurvey), strconv.Itoa(int(min(most, protocol.MaxSurvey))), m.of)
}
