package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/app/write/workbench"
)

// A table is the region with the board on which the program plays.
type table struct{ kind *Kind }

func (t *table) draw() app.UI {
	k := t.kind
	m, c := k.words(), &k.session.Contest
	shown := k.session.Walked()
	if shown == nil {
		shown = c.Match()
	}
	rows := make([]app.UI, len(c.Plies()))
	for i := range rows {
		rows[i] = t.row(i)
	}
	play := m.Play
	if len(rows) > 0 {
		play = m.Again
	}
	result, caption := t.said()
	return ui.Tree(`<section class="slab arena" aria-label="{}">
			{}{}
			<div class="py-line"><b hidden="{}">{}</b><span>{}</span></div>
			<div class="py-do">
				<label class="slim"><small>{}</small><select id="opponent" onchange="{}">{}</select></label>
				<button type="button" class="btn" id="act-play" data-act="play">{}<span>{}</span></button>
			</div>
			<ol class="plies" aria-label="{}" hidden="{}">{}</ol>
		</section>`,
		m.Board, ui.Raw(ui.HTML(boardview.Small(picture.Scene(k.board().Game, shown)))),
		t.drawn(), result == "", result, caption, m.Level, t.onLevel, t.levels(), ui.Icon("play"), play,
		m.Moves, len(rows) == 0, rows)
}

// drawn says which game is played in the place of the exercise's own, and leads back to that.
func (t *table) drawn() app.UI {
	m, variant := t.kind.words(), t.kind.session.Course.Drawn()
	if variant == "" {
		return ui.Tree(`<div class="py-drawn" hidden="true"></div>`)
	}
	title := t.kind.board().Game.Words(t.kind.site.Lang).Variant(variant)
	return ui.Tree(`<div class="py-drawn"><p>{}</p>
			<button type="button" class="btn" id="act-undraw" data-act="undraw">{}</button>
		</div>`, m.Drawn(title), m.DrawnBack)
}

// said says what the board shows, and how the game has ended.
func (t *table) said() (result, caption string) {
	k := t.kind
	m, c := k.words(), &k.session.Contest
	switch {
	case k.session.Walked() != nil:
		return m.StepSpot, k.session.Walk.Now().Function
	case c.Spot() != "":
		return m.Spot, ""
	case c.LostBy() != nil:
		return "", k.explained(c.LostBy()).Title
	}
	result, caption = m.Start, m.StartTold
	if n := c.Shown(); n > 0 {
		p := c.Plies()[n-1]
		result, caption = "", m.Ply(n, k.write(p.Move), p.Program)
	}
	if !c.Playing() && c.Decided() {
		result = m.Result(c.Won(), len(c.Plies()))
	}
	return result, caption
}

// levels draws the choice of an opponent.
func (t *table) levels() (options []app.UI) {
	m, c := t.kind.words(), &t.kind.session.Contest
	for level := 1; level <= t.kind.board().Levels(); level++ {
		options = append(options, ui.Option(strconv.Itoa(level), m.Against(level), level == c.Level()))
	}
	return append(options, ui.Option("0", m.Itself, c.Level() == workbench.Itself))
}

// row draws a move of the game: the way to its position, and whether it gave something away.
func (t *table) row(i int) app.UI {
	m, c := t.kind.words(), &t.kind.session.Contest
	p := &c.Plies()[i]
	number := strconv.Itoa(i + 1)
	return ui.Tree(`<li><button type="button" id="act-ply-{}" data-act="ply {}" aria-current="{}">{}</button>{}{}</li>`,
		number, number, c.Shown() == i+1 && c.Spot() == "", number+". "+t.kind.write(p.Move),
		ui.Text("small", "lost", ui.When(p.Lost, m.Lost)), ui.Text("small", "mono quiet", p.Printed.Text(m.LeftOut)))
}

// onLevel is another opponent.
func (t *table) onLevel(ctx app.Context, _ app.Event) {
	if level, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		t.kind.session.Contest.SetLevel(level)
		t.kind.Redraw()
	}
}
