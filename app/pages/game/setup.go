package game

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/sound"
	"tablier/app/ui"
	"tablier/app/variants"
)

// A setup is the panel in which a person chooses the players, levels, names, rules and who begins. Every choice takes
// effect at once, but for the rules of a match that has begun.
type setup struct {
	page    *Page
	sharing *sharing
	player  *sound.Player
	drawn   int // how many of the small boards are drawn: all at once would block the page
	slid    int // the level under the moving slider, 0 while nobody holds it

	next string // the ID of the match by links during which the players of the next one have been chosen
}

// boardsAtOnce is how many small boards are drawn in one turn of the browser.
const boardsAtOnce = 5

// drawBoards draws the small boards, some at a time.
func (s *setup) drawBoards() {
	s.drawn = 0
	var more func()
	more = func() {
		s.drawn += boardsAtOnce
		s.page.redraw()
		if cards := max(len(s.page.words().Names()), len(s.page.game.Spec.Variants)); s.drawn < cards {
			s.page.afterDraw(more)
		}
	}
	s.page.afterDraw(more)
}

// draw draws the panel. The foot says what waits for the next match, and begins that.
func (s *setup) draw() (body, foot []app.UI) {
	p := s.page
	m, t := p.messages(), p.table()
	body = []app.UI{
		s.modeField(),
		ui.El("div").Class("seats-chosen").Body(s.seatFields(0), s.seatFields(1)),
		s.levelField(),
		s.openingField(),
		s.variantField(),
		s.optionFields(),
		p.placed(p.game.Parts.Settings),
		ui.Shown(t.MachinesOnly(), s.paceField()),
		s.aidFields(),
		s.scoreField(),
	}
	if !t.SettingsPending() && s.next != t.ID() {
		return body, nil
	}
	now := ui.Button().Class("act").ID("start-now").Text(m.Panel.StartNow).OnClick(s.onStartNow)
	return body, []app.UI{ui.El("p").ID("next-only").Text(s.waiting()), ui.Enabled(p.match.Can(), now)}
}

// waiting says which settings wait for the next match.
func (s *setup) waiting() string {
	m, t := s.page.messages(), s.page.table()
	settings := t.Settings()
	switch {
	case !t.SettingsPending():
		return m.ByLinks.NextPlayers
	case settings.Variant == t.Match().Setup().Variant:
		return m.NextGameOnly
	}
	return m.Panel.NextVariant(variants.Title(s.page.game.Game, s.page.words(), settings.Variant, settings.Kin))
}

// onStartNow begins the next match.
func (s *setup) onStartNow(app.Context, app.Event) {
	p := s.page
	if p.match.Can() {
		p.shut()
		p.restart(true)
	}
}

// scoreField resets the score of all matches, and shows it where points stand between the seats.
func (s *setup) scoreField() app.UI {
	p := s.page
	m, t := p.messages(), p.table()
	told := ui.El("span").Class("told")
	if _, counted := t.Own().Points(); counted {
		score := t.Score()
		told.Text(m.Panel.Matches(p.wording().MatchName(0), score[0], p.wording().MatchName(1), score[1]))
	}
	return ui.El("div").Class("score-field").Body(
		told,
		ui.Button().Class("mild").ID("reset-score").Text(m.ResetScore).OnClick(p.dispatches(match.ScoreReset{})),
	)
}

// apart is the mode in which each of two people plays at a screen of their own.
const apart = "apart"

// mode returns the chosen mode: who plays whom.
func (s *setup) mode() string {
	if t := s.page.table(); t.Corresponding() && s.next != t.ID() {
		return apart
	}
	return modeOf(s.chosen())
}

// chosen returns the chosen seats.
func (s *setup) chosen() [2]play.Seat {
	if t := s.page.table(); t.ByLinks() == nil {
		return t.Chosen()
	}
	return s.page.table().Settings().Seats
}

func modeOf(seats [2]play.Seat) string {
	machines := 0
	for _, seat := range seats {
		if seat.Level > 0 {
			machines++
		}
	}
	return [...]string{"two", "one", "none"}[machines]
}

// modeField draws the choice of the mode.
func (s *setup) modeField() app.UI {
	p := s.page
	m, now := p.messages(), s.mode()
	radio := func(mode, name string) app.UI { return ui.Radio("mode", mode, name, mode == now, s.onMode) }
	if p.game.Levels == 0 {
		return ui.El("fieldset").Attr("hidden", true) // two people is all there is
	}
	return ui.El("fieldset").Body(
		ui.El("legend").Text(m.Mode),
		ui.El("div").Class("segments").Body(
			radio("one", m.OnePlayer), radio("two", m.TwoPlayers), s.apartButton(now), radio("none", m.Panel.Machines),
		),
		s.apartLine(now),
	)
}

// seatFields draws the choice of who sits at a seat, and the name.
func (s *setup) seatFields(seat int) app.UI {
	p := s.page
	m, t, number := p.messages(), p.table(), strconv.Itoa(seat)
	seats := p.wording().Seats
	who := seats.Label(seat)
	player := t.PlayerOf(seat)
	return ui.El("div").Class("seat-row").Body(
		ui.Mini(p.game.Mini, t.Skin().Symbol(board.Glyph{Owner: player}, t.Colour(player))),
		ui.Input("text").ID("name-"+number).Attr("maxlength", 20).Attr("autocomplete", "off").DataSet("seat", seat).
			Aria("label", m.NameOf+" ("+who+")").
			Attr("value", seats.Among(t.Seats(), seat)).OnChange(s.onName),
		ui.Shown(s.mode() != apart, s.seatSelect(seat, who)),
	)
}

// seatSelect draws the choice between a person and the machine's levels at a seat.
func (s *setup) seatSelect(seat int, who string) app.HTMLElem {
	p := s.page
	m, levels, chosen := p.messages(), p.words().Levels(), s.chosen()[seat].Level
	return ui.El("select").ID("seat-"+strconv.Itoa(seat)).Aria("label", who).DataSet("seat", seat).OnChange(s.onSeat).Body(
		ui.Option("0", m.Person, chosen == 0),
		app.Range(levels).Slice(func(i int) app.UI {
			level := i + 1
			return ui.Option(strconv.Itoa(level), m.MachineAt(level, len(levels)), chosen == level)
		}),
	)
}

func (s *setup) paceField() app.HTMLElem {
	m, paces, now := s.page.messages(), play.Paces(), s.page.table().Settings().Pace
	names := map[play.Pace]string{play.Calm: m.PaceCalm, play.Steady: m.PaceSteady, play.Brisk: m.PaceBrisk}
	return ui.El("div").Class("field", "across").Body(
		ui.El("label").Attr("for", "pace").Text(m.Pace),
		ui.El("select").ID("pace").OnChange(s.onPace).Body(app.Range(paces).Slice(func(i int) app.UI {
			return ui.Option(string(paces[i]), names[paces[i]], paces[i] == now)
		})),
	)
}

func (s *setup) onPace(ctx app.Context, _ app.Event) {
	settings := s.page.table().Settings()
	settings.Pace = play.Pace(ctx.JSSrc().Get("value").String())
	s.page.match.Dispatch(match.Rearranged{Settings: settings})
}

// openingField draws the choice of who begins.
func (s *setup) openingField() app.UI {
	p := s.page
	m, openings, now := p.messages(), play.Openings(), p.table().Settings().Opening
	return ui.El("div").Class("field", "across").Body(
		ui.El("label").Attr("for", "opening").Text(m.Opening),
		ui.El("select").ID("opening").OnChange(s.onOpening).Body(
			app.Range(openings).Slice(func(i int) app.UI {
				return ui.Option(string(openings[i]), p.wording().Opening(openings[i]), openings[i] == now)
			}),
		),
	)
}

// optionFields draws the switches of the game's options.
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

// sit changes who plays at which level.
func (s *setup) sit(change func(seats *[2]play.Seat)) {
	seats, t := s.chosen(), s.page.table()
	change(&seats)
	if t.ByLinks() != nil {
		s.next = t.ID()
	}
	s.page.match.Dispatch(match.SatDown{Seats: seats})
}

// onMode seats the machine where it usually sits, at its usual level, on both sides or on none.
func (s *setup) onMode(ctx app.Context, _ app.Event) {
	mode := ctx.JSSrc().Get("value").String()
	usual := s.page.game.UsualLevel()
	s.sit(func(seats *[2]play.Seat) {
		for i := range seats {
			seats[i].Level = 0
			if mode == "none" || mode == "one" && i == 1 {
				seats[i].Level = usual
			}
		}
	})
}

// fieldOf returns the seat and the value of a field.
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
	if !ok || name == p.wording().Seats.Among(p.table().Seats(), seat) {
		return
	}
	p.match.Dispatch(match.Renamed{Seat: seat, Name: name})
	// The cleaned name, or the usual one for an empty field.
	ctx.JSSrc().Set("value", p.wording().Seats.Among(p.table().Seats(), seat))
}

func (s *setup) onOpening(ctx app.Context, _ app.Event) {
	rule := play.Opening(ctx.JSSrc().Get("value").String())
	s.page.configure(func(s *play.Settings) { s.Opening = rule })
}

func (s *setup) onOption(ctx app.Context, _ app.Event) {
	option, on := ctx.JSSrc().Get("dataset").Get("option").String(), ctx.JSSrc().Get("checked").Bool()
	s.page.configure(func(s *play.Settings) {
		options := slices.DeleteFunc(slices.Clone(s.Options), func(o string) bool { return o == option })
		if on {
			options = append(options, option)
		}
		s.Options = options
	})
}
