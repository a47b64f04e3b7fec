package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/play"
)

// setupForm is where a person chooses who plays, how well, under which names and who begins. Every choice
// takes effect at once.
func (r *Root) setupForm(s *session) app.UI {
	m, t := r.words(), s.table
	settings, openings := t.Settings(), play.Openings()
	form := el("div").Class("setup").ID("setup").Role("group").Aria("label", m.Setup)
	if !s.setup {
		return shown(false, form)
	}
	return form.Body(
		el("fieldset").Body(
			el("legend").Text(m.Mode),
			el("div").Class("choices").Body(
				radio("mode", "one", m.OnePlayer, t.AgainstMachine(), r.onMode),
				radio("mode", "two", m.TwoPlayers, !t.AgainstMachine(), r.onMode),
			),
		),
		app.Range(settings.Seats[:]).Slice(func(seat int) app.UI {
			if settings.Seats[seat].Level == 0 {
				return nil
			}
			return r.levelField(t)
		}),
		app.Range(settings.Seats[:]).Slice(func(seat int) app.UI { return r.nameField(t, seat) }),
		el("div").Class("field").Body(
			el("label").Attr("for", "opening").Text(m.Opening),
			el("select").ID("opening").OnChange(r.onOpening).Body(
				app.Range(openings).Slice(func(i int) app.UI {
					rule := openings[i]
					return option(string(rule), r.openingWords(t, rule), rule == settings.Opening)
				}),
			),
		),
		el("div").Class("buttons").Body(
			button().Class("go").ID("reset-score").Text(m.ResetScore).OnClick(r.onResetScore),
			button().Class("go").ID("setup-close").Text(m.Close).OnClick(r.onSetupClose),
		),
	)
}

func (r *Root) openingWords(t *play.Table, rule play.Opening) string {
	m := r.words()
	switch rule {
	case play.AlwaysFirst:
		return m.OpeningAlways(r.seatName(t, 0))
	case play.AlwaysSecond:
		return m.OpeningAlways(r.seatName(t, 1))
	case play.ChanceOpens:
		return m.OpeningRandom
	}
	return m.OpeningLoser
}

func radio(group, value, text string, checked bool, change app.EventHandler) app.UI {
	return el("label").Class("choice").Body(
		input("radio").Attr("name", group).ID(group+"-"+value).Attr("value", value).Attr("checked", checked).OnChange(change),
		el("span").Text(text),
	)
}

func option(value, text string, selected bool) app.UI {
	return el("option").Attr("value", value).Attr("selected", selected).Text(text)
}

func (r *Root) levelField(t *play.Table) app.UI {
	m := r.words()
	levels := make([]struct{}, t.Levels())
	return el("div").Class("field").Body(
		el("label").Attr("for", "level").Text(m.LevelLabel),
		el("select").ID("level").OnChange(r.onLevel).Body(
			app.Range(levels).Slice(func(i int) app.UI {
				level := i + 1
				return option(strconv.Itoa(level), strconv.Itoa(level)+" · "+m.LevelHint(level, t.Levels()), level == machineLevel(t))
			}),
		),
	)
}

func machineLevel(t *play.Table) int {
	seats := t.Settings().Seats
	return max(seats[0].Level, seats[1].Level)
}

func (r *Root) nameField(t *play.Table, seat int) app.UI {
	id := "name-" + strconv.Itoa(seat)
	return el("div").Class("field").Body(
		el("label").Attr("for", id).Text(r.words().NameOf+" ("+r.wordsOf(t.Game).Seat(seat)+")"),
		input("text").ID(id).Attr("maxlength", 20).Attr("autocomplete", "off").DataSet("seat", seat).
			Attr("value", r.seatName(t, seat)).OnChange(r.onName),
	)
}

// onMode seats the machine where it usually sits, at its usual level, or people on both sides.
func (r *Root) onMode(ctx app.Context, _ app.Event) {
	one := ctx.JSSrc().Get("value").String() == "one"
	usual := play.Usual(r.current().game.Levels)
	r.configure(func(s *play.Settings) {
		for i := range s.Seats {
			s.Seats[i].Level = 0
			if one {
				s.Seats[i].Level = usual.Seats[i].Level
			}
		}
	})
}

func (r *Root) onLevel(ctx app.Context, _ app.Event) {
	level, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
	if err != nil {
		return
	}
	r.configure(func(s *play.Settings) {
		for i := range s.Seats {
			if s.Seats[i].Level > 0 {
				s.Seats[i].Level = max(level, 1)
			}
		}
	})
}

func (r *Root) onName(ctx app.Context, _ app.Event) {
	seat, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("seat").String())
	if err != nil || seat < 0 || seat > 1 {
		return
	}
	name := ctx.JSSrc().Get("value").String()
	t := r.current().table
	if name == r.seatName(t, seat) {
		return
	}
	r.configure(func(s *play.Settings) { s.Seats[seat].Name = name })
	ctx.JSSrc().Set("value", r.seatName(t, seat)) // cleaned, or the usual name for an empty one
}

func (r *Root) onOpening(ctx app.Context, _ app.Event) {
	rule := play.Opening(ctx.JSSrc().Get("value").String())
	r.configure(func(s *play.Settings) { s.Opening = rule })
}

func (r *Root) onResetScore(app.Context, app.Event) {
	s := r.current()
	s.table.ResetScore()
	r.save(s)
}

func (r *Root) onSetup(app.Context, app.Event) {
	s := r.current()
	s.setup = !s.setup
	if s.setup {
		r.reveal("setup") // on a phone it begins below the fold
	}
}

func (r *Root) onSetupClose(app.Context, app.Event) {
	r.current().setup = false
	r.focus("setup-toggle")
	r.reveal("board") // a phone was scrolled down to the settings
}
