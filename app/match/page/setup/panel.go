// Package setup is the panel in which a person chooses who plays, at which level and by which rules, and what a
// newcomer is offered to begin with.
package setup

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/exact"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/sharing"
	"tablier/app/play"
	"tablier/app/sound"
	"tablier/app/ui"
	"tablier/app/variants"
)

// A Panel is the panel in which a person chooses the players, levels, names, rules and who begins. Every choice takes
// effect at once, but for the rules of a match that has begun.
type Panel struct {
	Page    *region.Page
	Sharing *sharing.Panel
	Player  *sound.Player
	exact   *exact.Session
	drawn   int // how many of the small boards are drawn: all at once would block the page
	slid    int // the level under the moving slider, 0 while nobody holds it

	next string // the ID of the match by links during which the players of the next one have been chosen
}

// boardsAtOnce is how many small boards are drawn in one turn of the browser.
const boardsAtOnce = 5

// Opened prepares the panel each time it is about to be shown.
func (s *Panel) Opened() {
	s.drawBoards()
	s.lookForValues()
}

// drawBoards draws the small boards, some at a time.
func (s *Panel) drawBoards() {
	s.drawn = 0
	var more func()
	more = func() {
		s.drawn += boardsAtOnce
		s.Page.Redraw()
		cards := max(len(s.Page.Words().Names()), len(s.Page.Game.Spec.Variants))
		if s.drawn <= cards { // one more than these may be drawn by somebody
			s.Page.AfterDraw(more)
		}
	}
	s.Page.AfterDraw(more)
}

// Draw draws the panel. The foot says what waits for the next match, and begins that.
func (s *Panel) Draw() (body, foot []app.UI) {
	p := s.Page
	m, t := p.Messages(), p.Table()
	body = []app.UI{
		s.modeField(),
		ui.Tree(`<div class="seats-chosen">{}{}</div>`, s.seatFields(0), s.seatFields(1)),
		s.levelField(),
		s.openingField(),
		s.variantField(),
		s.optionFields(),
		p.Placed(p.Game.Parts.Settings),
		s.paceField(),
		s.aidFields(),
		s.exactField(),
		s.scoreField(),
	}
	if !t.SettingsPending() && s.next != t.ID() {
		return body, nil
	}
	return body, []app.UI{
		ui.Tree(`<p id="next-only">{}</p>`, s.waiting()),
		ui.Tree(`<button type="button" class="act" id="start-now" aria-disabled="{}" onclick="{}">{}</button>`,
			!p.Match.Can(), s.onStartNow, m.Panel.StartNow),
	}
}

// waiting says which settings wait for the next match.
func (s *Panel) waiting() string {
	m, t := s.Page.Messages(), s.Page.Table()
	settings := t.Settings()
	switch {
	case !t.SettingsPending():
		return m.ByLinks.NextPlayers
	case settings.Variant == t.Match().Setup().Variant:
		return m.NextGameOnly
	}
	return m.Panel.NextVariant(variants.Title(s.Page.Game.Game, s.Page.Words(), settings.Variant, settings.Kin))
}

// onStartNow begins the next match.
func (s *Panel) onStartNow(app.Context, app.Event) {
	p := s.Page
	if p.Match.Can() {
		p.Shut()
		p.Restart(true)
	}
}

// scoreField resets the score of all matches, and shows it where points stand between the seats.
func (s *Panel) scoreField() app.UI {
	p := s.Page
	m, t := p.Messages(), p.Table()
	var told []app.UI
	if _, counted := t.Own().Points(); counted {
		score := t.Score()
		matches := m.Panel.Matches(p.Wording().MatchName(0), score[0], p.Wording().MatchName(1), score[1])
		told = []app.UI{app.Text(matches)}
	}
	return ui.Tree(`<div class="score-field">
			<span class="told">{}</span>
			<button type="button" class="mild" id="reset-score" onclick="{}">{}</button>
		</div>`, told, p.Dispatches(match.ScoreReset{}), m.ResetScore)
}

// Apart is the mode in which each of two people plays at a screen of their own.
const Apart = "apart"

// Mode returns the chosen mode: who plays whom.
func (s *Panel) Mode() string {
	if t := s.Page.Table(); t.Corresponding() && s.next != t.ID() {
		return Apart
	}
	return modeOf(s.chosen())
}

// chosen returns the chosen seats.
func (s *Panel) chosen() [2]play.Seat {
	if t := s.Page.Table(); t.ByLinks() == nil {
		return t.Chosen()
	}
	return s.Page.Table().Settings().Seats
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
func (s *Panel) modeField() app.UI {
	p := s.Page
	m, now := p.Messages(), s.Mode()
	radio := func(mode, name string) app.UI { return ui.Radio("mode", mode, name, mode == now, s.onMode) }
	if p.Game.Levels == 0 {
		return ui.Tree(`<fieldset hidden="true"></fieldset>`) // two people is all there is
	}
	return ui.Tree(`<fieldset>
			<legend>{}</legend>
			<div class="segments">{}{}{}{}</div>
			{}
		</fieldset>`, m.Mode,
		radio("one", m.OnePlayer), radio("two", m.TwoPlayers), s.apartButton(now), radio("none", m.Panel.Machines),
		s.apartLine(now))
}

// seatFields draws the choice of who sits at a seat, and the name.
func (s *Panel) seatFields(seat int) app.UI {
	p := s.Page
	m, t, number := p.Messages(), p.Table(), strconv.Itoa(seat)
	seats := p.Wording().Seats
	who := seats.Label(seat)
	player := t.PlayerOf(seat)
	return ui.Tree(`<div class="seat-row">
			{}
			<input type="text" id="name-{}" maxlength="20" autocomplete="off" data-seat="{}" aria-label="{} ({})" value="{}"
			onchange="{}">
			{}
		</div>`,
		ui.Mini(p.Game.Mini, t.Skin().Symbol(board.Glyph{Owner: player}, t.Colour(player))),
		number, number, m.NameOf, who, seats.Among(t.Seats(), seat), s.onName, s.seatSelect(seat, who))
}

// seatSelect draws the choice between a person and the machine's levels at a seat.
func (s *Panel) seatSelect(seat int, who string) app.UI {
	p := s.Page
	m, levels, chosen := p.Messages(), p.Levels(), p.Table().LevelOf(s.chosen()[seat])
	number := strconv.Itoa(seat)
	return ui.Tree(`<select id="seat-{}" aria-label="{}" data-seat="{}" hidden="{}" onchange="{}">{}{}</select>`,
		number, who, number, s.Mode() == Apart, s.onSeat,
		ui.Option("0", m.Person, chosen == 0),
		app.Range(levels).Slice(func(i int) app.UI {
			level := i + 1
			return ui.Option(strconv.Itoa(level), m.SeatAt(level, len(levels)), chosen == level)
		}))
}

// openingField draws the choice of who begins.
func (s *Panel) openingField() app.UI {
	p := s.Page
	m, openings, now := p.Messages(), play.Openings(), p.Table().Settings().Opening
	return ui.Tree(`<div class="field across">
			<label for="opening">{}</label>
			<select id="opening" onchange="{}">{}</select>
		</div>`, m.Opening, s.onOpening,
		app.Range(openings).Slice(func(i int) app.UI {
			return ui.Option(string(openings[i]), p.Wording().Opening(openings[i]), openings[i] == now)
		}))
}

// optionFields draws the switches of the game's options.
func (s *Panel) optionFields() app.UI {
	p := s.Page
	words, options, chosen := p.Words(), p.Game.Spec.Options, p.Table().Settings().Options
	return ui.Tree(`<div class="options" hidden="{}">{}</div>`, len(options) == 0,
		app.Range(options).Slice(func(i int) app.UI {
			return ui.Tree(`<label class="choice">
					<input type="checkbox" id="option-{}" data-option="{}" checked="{}" onchange="{}">
					<span>{}</span>
				</label>`,
				options[i], options[i], slices.Contains(chosen, options[i]), s.onOption, words.Option(options[i]))
		}))
}

// Sit changes who plays at which level.
func (s *Panel) Sit(change func(seats *[2]play.Seat)) {
	seats, t := s.chosen(), s.Page.Table()
	change(&seats)
	if t.ByLinks() != nil {
		s.next = t.ID()
	}
	s.Page.Match.Dispatch(match.SatDown{Seats: seats})
}

// onMode seats the machine where it usually sits, at its usual level, on both sides or on none: from now on. In the
// mode that is shown already those stay who sit there: they may be guests of this match alone.
func (s *Panel) onMode(ctx app.Context, _ app.Event) {
	mode := ctx.JSSrc().Get("value").String()
	if mode == s.Mode() {
		s.Sit(func(*[2]play.Seat) {})
		return
	}
	usual := s.Page.Game.UsualLevel()
	s.Sit(func(seats *[2]play.Seat) {
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

func (s *Panel) onSeat(ctx app.Context, _ app.Event) {
	seat, value, ok := fieldOf(ctx)
	if level, err := strconv.Atoi(value); ok && err == nil {
		s.Sit(func(seats *[2]play.Seat) { seats[seat].Level = level })
	}
}

func (s *Panel) onName(ctx app.Context, _ app.Event) {
	p := s.Page
	seat, name, ok := fieldOf(ctx)
	if !ok || name == p.Wording().Seats.Among(p.Table().Seats(), seat) {
		return
	}
	p.Match.Dispatch(match.Renamed{Seat: seat, Name: name})
	// The cleaned name, or the usual one for an empty field.
	ctx.JSSrc().Set("value", p.Wording().Seats.Among(p.Table().Seats(), seat))
}

func (s *Panel) onOpening(ctx app.Context, _ app.Event) {
	rule := play.Opening(ctx.JSSrc().Get("value").String())
	s.Page.Configure(func(s *play.Settings) { s.Opening = rule })
}

func (s *Panel) onOption(ctx app.Context, _ app.Event) {
	option, on := ctx.JSSrc().Get("dataset").Get("option").String(), ctx.JSSrc().Get("checked").Bool()
	s.Page.Configure(func(s *play.Settings) {
		options := slices.DeleteFunc(slices.Clone(s.Options), func(o string) bool { return o == option })
		if on {
			options = append(options, option)
		}
		s.Options = options
	})
}
