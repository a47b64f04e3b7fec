package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/composer"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/picture"
	"tablier/app/ui"
)

// contestForm is the form for a match against the machine.
type contestForm struct {
	*frame
	contest *composer.Contest
}

// draw draws the region.
func (c contestForm) draw() app.UI {
	m, game, start := c.words, c.contest.Game(), c.contest.Start()
	goal, points := c.contest.Goal()
	return ui.Tree(`<div class="match-form">
			<div>{}{}{}{}</div>
			<div class="fields">
				<div class="field-row">{}{}</div>
				<fieldset class="goals"><legend>{}</legend>{}</fieldset>
				<label class="in short" hidden="{}"><small>{}</small><input type="number" inputmode="numeric" min="1"
					id="compose-points" data-field="points" value="{}"></label>
				<p class="proof" role="status" id="compose-proof">{}</p>
				<p class="told-line">{}{}<b>{}</b></p>
				{}
			</div>
		</div>`,
		ui.Tree(`<div class="of-match" aria-hidden="true">{}</div>`, &picture.Picture{
			Game: game, Setup: start.Setup(), Position: start.Position().String(),
		}),
		c.variants(), c.drawn(), c.field("start", m.position, []app.UI{
			ui.Option("usual", m.usual, !c.contest.Own()), ui.Option("table", m.table, c.contest.Own()),
		}), c.sides(), c.levels(), m.goal, c.goals(), goal != set.ScorePoints, m.pointsAsked, strconv.Itoa(points),
		c.proof(), m.reads, " ", c.told(),
		ui.Enabled(c.contest.CanAdd(), ui.ActWithIcon("contest", "plus", m.addToSet, "btn")))
}

// field draws a menu.
func (c contestForm) field(name, text string, options []app.UI) app.HTMLElem {
	return ui.Tree(`<label class="in"><small>{}</small><select id="compose-{}" data-field="{}">{}</select></label>`,
		text, name, name, options)
}

func (c contestForm) variants() app.UI {
	game, words := c.contest.Game(), c.contest.Game().Words(c.lang)
	var options []app.UI
	chosen := c.contest.Start().Setup().Variant
	for _, variant := range game.Spec.Variants {
		options = append(options, ui.Option(variant, words.Variant(variant), chosen == variant))
	}
	if game.Spec.IsWritten(chosen) {
		options = append(options, ui.Option(chosen, words.Variant(chosen), true))
	}
	return ui.Shown(len(options) > 1, c.field("variant", c.words.variant, options))
}

// drawn draws the field for the link to a game that somebody has drawn, for the game of which such are variants.
func (c contestForm) drawn() app.UI {
	text, spec := "", c.contest.Game().Spec
	if chosen := c.contest.Start().Setup().Variant; spec.IsWritten(chosen) {
		text = chosen
	}
	return ui.Tree(`<label class="in" hidden="{}"><small>{}</small><input type="text" id="compose-drawn" data-field="drawn"
		value="{}" autocomplete="off" spellcheck="false"></label>`, spec.Written == nil, c.words.drawn, text)
}

func (c contestForm) sides() app.UI {
	seats := names.Seats{Game: c.contest.Game(), Lang: c.lang}
	return c.field("side", c.words.plays, []app.UI{
		ui.Option("0", seats.Label(0), c.contest.Side() == 0), ui.Option("1", seats.Label(1), c.contest.Side() == 1),
	})
}

func (c contestForm) levels() app.UI {
	all, levels := i18n.Of(c.lang), c.contest.Levels()
	var options []app.UI
	for level := 1; level <= levels; level++ {
		name := all.MachineAt(level, levels)
		options = append(options, ui.Option(strconv.Itoa(level), name, c.contest.Level() == level))
	}
	return c.field("level", c.words.against, options)
}

// shownGoals are the goals in the order in which they are offered.
var shownGoals = []set.Goal{set.Win, set.HoldTheDraw, set.ScorePoints, set.PlayToTheEnd}

func (c contestForm) goals() app.UI {
	now, _ := c.contest.Goal()
	return app.Range(shownGoals).Slice(func(i int) app.UI {
		goal := shownGoals[i]
		return ui.Tree(`<label class="pickone">
				<input type="radio" name="compose-goal" id="compose-goal-{}" data-field="goal {}" checked="{}"
					disabled="{}"><span>{}</span></label>`,
			strconv.Itoa(int(goal)), strconv.Itoa(int(goal)), goal == now, !c.contest.HasGoal(goal), c.words.goals[goal])
	})
}

// told is what the pupil reads.
func (c contestForm) told() string {
	goal, points := c.contest.Goal()
	return c.naming().Goal(c.contest.Game(), c.contest.Side(), goal, points) + "."
}

// proof says what the machine says of the position, and what that means for the goal.
func (c contestForm) proof() string {
	m, outlook := c.words, c.contest.Outlook()
	switch {
	case c.contest.Over():
		return m.over
	case outlook.State == composer.Asking:
		return m.asking
	case outlook.State == composer.Failed:
		return m.failed
	}
	said := m.proof.Of(outlook.Value)
	if outlook.Value == "" {
		variant := c.contest.Start().Setup().Variant
		if more := c.contest.Game().Words(c.lang).Outlook(variant, outlook.Score); more != "" {
			said = ui.Capital(more) + "."
		}
	}
	level := m.never(c.contest.Level())
	if outlook.Errs {
		level = m.errs(c.contest.Level())
	}
	goal, _ := c.contest.Goal()
	beyond := ""
	if can, _ := c.contest.Reachable(goal); !can && goal == set.ScorePoints {
		beyond = m.tooMany(c.contest.MostPoints())
	} else if !can {
		beyond = m.beyond
	}
	return ui.Join(" ", said, level, beyond)
}
