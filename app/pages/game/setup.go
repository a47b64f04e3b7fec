package game

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/ui"
)

// setup is the panel where a person chooses who plays, how well, under which names, by which rules and who begins.
// Every choice takes effect at once, but for the rules of a match that has begun.
type setup struct{ page *page }

// draw returns what stands in the panel.
func (s *setup) draw() []app.UI {
	p := s.page
	m, t := p.messages(), p.table()
	return []app.UI{
		s.modeField(),
		s.seatFields(0), s.seatFields(1),
		s.openingField(),
		s.variantField(),
		s.optionFields(),
		placed(p.game.Parts.Settings, p.gamePlaces()),
		ui.Shown(t.Waiting(), ui.El("p").ID("next-only").Class("note").Text(m.NextGameOnly)),
		ui.El("div").Class("buttons").Body(
			ui.Button().Class("go").ID("reset-score").Text(m.ResetScore).OnClick(p.tell(match.ScoreReset{})),
		),
	}
}

// modes are who may play whom.
var modes = []string{"one", "two", "none"}

func modeOf(seats [2]play.Seat) string {
	machines := 0
	for _, seat := range seats {
		if seat.Level > 0 {
			machines++
		}
	}
	return [...]string{"two", "one", "none"}[machines]
}

// modeField chooses who plays whom.
func (s *setup) modeField() app.UI {
	p := s.page
	m, now := p.messages(), modeOf(p.table().Chosen())
	names := map[string]string{"one": m.OnePlayer, "two": m.TwoPlayers, "none": m.NoPlayer}
	if p.game.Levels == 0 {
		return ui.El("fieldset").Attr("hidden", true) // two people is all there is
	}
	return ui.El("fieldset").Body(
		ui.El("legend").Text(m.Mode),
		ui.El("div").Class("options").Body(app.Range(modes).Slice(func(i int) app.UI {
			return ui.Radio("mode", modes[i], names[modes[i]], modes[i] == now, s.onMode)
		})),
	)
}

// seatFields are who sits at a seat, and under which name.
func (s *setup) seatFields(seat int) app.UI {
	p := s.page
	m, words, t, number := p.messages(), p.words(), p.table(), strconv.Itoa(seat)
	seats := p.say().seats
	who, chosen := seats.Label(seat), t.Chosen()[seat].Level
	return ui.El("div").Class("pair").Body(
		ui.El("div").Class("field").Body(
			ui.El("label").Attr("for", "seat-"+number).Text(who),
			ui.El("select").ID("seat-"+number).DataSet("seat", seat).OnChange(s.onSeat).Body(
				ui.Option("0", m.Person, chosen == 0),
				app.Range(make([]struct{}, t.Levels())).Slice(func(i int) app.UI {
					level := i + 1
					return ui.Option(strconv.Itoa(level), m.MachineAt(level, words.Level(level)), chosen == level)
				}),
			),
		),
		ui.El("div").Class("field").Body(
			ui.El("label").Attr("for", "name-"+number).Text(m.NameOf+" ("+who+")"),
			ui.Input("text").ID("name-"+number).Attr("maxlength", 20).Attr("autocomplete", "off").DataSet("seat", seat).
				Attr("value", seats.Among(t.Seats(), seat)).OnChange(s.onName),
		),
	)
}

// openingField chooses who begins.
func (s *setup) openingField() app.UI {
	p := s.page
	m, openings, now := p.messages(), play.Openings(), p.table().Settings().Opening
	return ui.El("div").Class("field").Body(
		ui.El("label").Attr("for", "opening").Text(m.Opening),
		ui.El("select").ID("opening").OnChange(s.onOpening).Body(
			app.Range(openings).Slice(func(i int) app.UI {
				return ui.Option(string(openings[i]), p.say().opening(openings[i]), openings[i] == now)
			}),
		),
	)
}

// optionFields switch the options of the game.
func (s *setup) optionFields() app.UI {
	p := s.page
	words, options, chosen := p.words(), p.game.Spec.Options, p.table().Settings().Options
	return ui.Shown(len(options) > 0, ui.El("div").Class("options").Body(app.Range(options).Slice(func(i int) app.UI {
		return ui.El("label").Class("choice").Body(
			ui.Input("checkbox").ID("option-"+options[i]).DataSet("option", options[i]).
				Attr("checked", slices.Contains(chosen, options[i])).OnChange(s.onOption),
			ui.El("span").Text(words.Option(options[i])),
		)
	})))
}

// configure applies changed settings.
func (s *setup) configure(change func(*play.Settings)) {
	settings := s.page.table().Settings()
	change(&settings)
	s.page.match.Dispatch(match.Configured{Settings: settings})
}

// sit changes who plays at which level.
func (s *setup) sit(change func(seats *[2]play.Seat)) {
	seats := s.page.table().Chosen()
	change(&seats)
	s.page.match.Dispatch(match.SatDown{Seats: seats})
}

// onMode seats the machine where it usually sits, at its usual level, on both sides or on none.
func (s *setup) onMode(ctx app.Context, _ app.Event) {
	mode := ctx.JSSrc().Get("value").String()
	usual := play.Usual(s.page.game.Levels).Seats[1].Level
	s.sit(func(seats *[2]play.Seat) {
		for i := range seats {
			seats[i].Level = 0
			if mode == "none" || mode == "one" && i == 1 {
				seats[i].Level = usual
			}
		}
	})
}

// fieldOf returns the seat that a field is about and what stands in it.
func fieldOf(ctx app.Context) (seat int, value string, ok bool) {
	seat, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("seat").String())
	return seat, ctx.JSSrc().Get("value").String(), err == nil && (seat == 0 || seat == 1)
}

func (s *setup) onSeat(ctx app.Context, _ app.Event) {
	seat, value, ok := fieldOf(ctx)
	if level, err := strconv.Atoi(value); ok && err == nil {
		s.sit(func(seats *[2]play.Seat) { seats[seat].Level = level })
	}
}

func (s *setup) onName(ctx app.Context, _ app.Event) {
	p := s.page
	seat, name, ok := fieldOf(ctx)
	if !ok || name == p.say().seats.Among(p.table().Seats(), seat) {
		return
	}
	p.match.Dispatch(match.Renamed{Seat: seat, Name: name})
	ctx.JSSrc().Set("value", p.say().seats.Among(p.table().Seats(), seat)) // cleaned, or the usual name for an empty one
}

func (s *setup) onOpening(ctx app.Context, _ app.Event) {
	rule := play.Opening(ctx.JSSrc().Get("value").String())
	s.configure(func(s *play.Settings) { s.Opening = rule })
}

func (s *setup) onOption(ctx app.Context, _ app.Event) {
	option, on := ctx.JSSrc().Get("dataset").Get("option").String(), ctx.JSSrc().Get("checked").Bool()
	s.configure(func(s *play.Settings) {
		options := slices.DeleteFunc(slices.Clone(s.Options), func(o string) bool { return o == option })
		if on {
			options = append(options, option)
		}
		s.Options = options
	})
}
