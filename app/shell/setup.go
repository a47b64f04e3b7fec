package shell

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/play"
)

// setupForm is where a person chooses who plays, how well, under which names, by which rules and who begins. Every
// choice takes effect at once, but for the rules of a game that has begun.
func (r *Root) setupForm(s *session) app.UI {
	m, t := r.words(), s.table
	return r.panelBox(s, setupPanel, m.Setup, func() []app.UI {
		return []app.UI{
			r.modeField(s),
			r.seatFields(t, 0), r.seatFields(t, 1),
			r.openingField(t),
			r.variantField(t),
			r.optionFields(t),
			r.memoryField(t),
			shown(t.Waiting(), el("p").ID("next-only").Class("note").Text(m.NextGameOnly)),
			el("div").Class("buttons").Body(
				button().Class("go").ID("reset-score").Text(m.ResetScore).OnClick(r.onResetScore),
			),
		}
	})
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

func (r *Root) modeField(s *session) app.UI {
	m, now := r.words(), modeOf(s.table.Chosen())
	names := map[string]string{"one": m.OnePlayer, "two": m.TwoPlayers, "none": m.NoPlayer}
	if s.game.Levels == 0 {
		return el("fieldset").Attr("hidden", true) // two people is all there is
	}
	return el("fieldset").Body(
		el("legend").Text(m.Mode),
		el("div").Class("options").Body(app.Range(modes).Slice(func(i int) app.UI {
			return radio("mode", modes[i], names[modes[i]], modes[i] == now, r.onMode)
		})),
	)
}

// seatFields are who sits at a seat, and under which name.
func (r *Root) seatFields(t *play.Table, seat int) app.UI {
	m, words, number := r.words(), r.wordsOf(t.Game), strconv.Itoa(seat)
	who := r.seatLabel(t.Game, seat)
	return el("div").Class("pair").Body(
		el("div").Class("field").Body(
			el("label").Attr("for", "seat-"+number).Text(who),
			el("select").ID("seat-"+number).DataSet("seat", seat).OnChange(r.onSeat).Body(
				option("0", m.Person, t.Chosen()[seat].Level == 0),
				app.Range(make([]struct{}, t.Levels())).Slice(func(i int) app.UI {
					level := i + 1
					return option(strconv.Itoa(level), m.MachineAt(level, words.Level(level)), t.Chosen()[seat].Level == level)
				}),
			),
		),
		el("div").Class("field").Body(
			el("label").Attr("for", "name-"+number).Text(m.NameOf+" ("+who+")"),
			input("text").ID("name-"+number).Attr("maxlength", 20).Attr("autocomplete", "off").DataSet("seat", seat).
				Attr("value", r.nameAmong(t.Game, t.Seats(), seat)).OnChange(r.onName),
		),
	)
}

func (r *Root) openingField(t *play.Table) app.UI {
	m, openings, now := r.words(), play.Openings(), t.Settings().Opening
	return el("div").Class("field").Body(
		el("label").Attr("for", "opening").Text(m.Opening),
		el("select").ID("opening").OnChange(r.onOpening).Body(
			app.Range(openings).Slice(func(i int) app.UI {
				return option(string(openings[i]), r.openingWords(t, openings[i]), openings[i] == now)
			}),
		),
	)
}

func (r *Root) openingWords(t *play.Table, rule play.Opening) string {
	m := r.words()
	switch rule {
	case play.AlwaysFirst:
		return m.OpeningAlways(r.nameAmong(t.Game, t.Seats(), 0))
	case play.AlwaysSecond:
		return m.OpeningAlways(r.nameAmong(t.Game, t.Seats(), 1))
	case play.ChanceOpens:
		return m.OpeningRandom
	}
	return m.OpeningLoser
}

// variantField chooses the rules: by the names of the variants or, where these have others all over the world, by those.
func (r *Root) variantField(t *play.Table) app.UI {
	words, variants, settings := r.wordsOf(t.Game), t.Game.Spec.Variants, t.Settings()
	field := el("div").Class("field")
	if len(variants) < 2 {
		return shown(false, field)
	}
	var options []app.UI
	names := kinOf(words)
	now := kinBy(names, settings.Variant, settings.Kin)
	for _, kin := range names {
		options = append(options, option(kin.ID, kinName(kin), kin.ID == now.ID))
	}
	if names == nil {
		for _, variant := range variants {
			options = append(options, option(variant, words.Variant(variant), variant == settings.Variant))
		}
	}
	return field.Body(
		el("label").Attr("for", "variant").Text(r.words().Variant),
		el("select").ID("variant").OnChange(r.onVariant).Body(options...),
		kinStory(t.Game, now),
	)
}

func (r *Root) optionFields(t *play.Table) app.UI {
	words, options := r.wordsOf(t.Game), t.Game.Spec.Options
	return shown(len(options) > 0, el("div").Class("options").Body(app.Range(options).Slice(func(i int) app.UI {
		return el("label").Class("choice").Body(
			input("checkbox").ID("option-"+options[i]).DataSet("option", options[i]).
				Attr("checked", slices.Contains(t.Settings().Options, options[i])).OnChange(r.onOption),
			el("span").Text(words.Option(options[i])),
		)
	})))
}

// memoryField is whether the page remembers what has once been shown, in games where that is a question.
func (r *Root) memoryField(t *play.Table) app.UI {
	m := &r.words().Arrange
	return shown(t.Forgets(), el("div").Body(
		el("label").Class("choice").Body(
			input("checkbox").ID("memory").Attr("checked", t.Remembers()).OnChange(r.onMemory),
			el("span").Text(m.Memory),
		),
		el("p").Class("note").Text(m.MemoryWhy),
	))
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

// configure applies changed settings.
func (r *Root) configure(change func(*play.Settings)) {
	s := r.current()
	settings := s.table.Settings()
	change(&settings)
	s.table.Configure(settings)
	r.changed(s)
}

// sit changes who plays at which level; the machine moves if it has just taken the seat to move. A game that both
// seats have become the machine's in waits until a person says so, unless it has not begun.
func (r *Root) sit(change func(seats *[2]play.Seat)) {
	s := r.current()
	seats := s.table.Chosen()
	change(&seats)
	s.table.Sit(seats)
	s.paused = s.table.MachinesOnly() && s.table.Match().Ply() > 0
	r.changed(s)
}

// onMode seats the machine where it usually sits, at its usual level, on both sides or on none.
func (r *Root) onMode(ctx app.Context, _ app.Event) {
	mode := ctx.JSSrc().Get("value").String()
	usual := play.Usual(r.current().game.Levels).Seats[1].Level
	r.sit(func(seats *[2]play.Seat) {
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

func (r *Root) onSeat(ctx app.Context, _ app.Event) {
	seat, value, ok := fieldOf(ctx)
	level, err := strconv.Atoi(value)
	if !ok || err != nil {
		return
	}
	r.sit(func(seats *[2]play.Seat) { seats[seat].Level = level })
}

func (r *Root) onName(ctx app.Context, _ app.Event) {
	seat, name, ok := fieldOf(ctx)
	t := r.current().table
	if !ok || name == r.nameAmong(t.Game, t.Seats(), seat) {
		return
	}
	t.Rename(seat, name)
	r.save(r.current())
	ctx.JSSrc().Set("value", r.nameAmong(t.Game, t.Seats(), seat)) // cleaned, or the usual name for an empty one
}

func (r *Root) onOpening(ctx app.Context, _ app.Event) {
	rule := play.Opening(ctx.JSSrc().Get("value").String())
	r.configure(func(s *play.Settings) { s.Opening = rule })
}

func (r *Root) onVariant(ctx app.Context, _ app.Event) {
	chosen := ctx.JSSrc().Get("value").String()
	variant := chosen
	for _, kin := range kinOf(r.wordsOf(r.current().game)) {
		if kin.ID == chosen {
			variant = kin.Variant
		}
	}
	r.configure(func(s *play.Settings) { s.Variant, s.Kin = variant, chosen })
}

func (r *Root) onOption(ctx app.Context, _ app.Event) {
	option, on := ctx.JSSrc().Get("dataset").Get("option").String(), ctx.JSSrc().Get("checked").Bool()
	r.configure(func(s *play.Settings) {
		options := slices.DeleteFunc(slices.Clone(s.Options), func(o string) bool { return o == option })
		if on {
			options = append(options, option)
		}
		s.Options = options
	})
}

func (r *Root) onMemory(ctx app.Context, _ app.Event) {
	memory := play.Forget
	if ctx.JSSrc().Get("checked").Bool() {
		memory = play.Remember
	}
	r.configure(func(s *play.Settings) { s.Memory = memory })
}

func (r *Root) onResetScore(app.Context, app.Event) {
	s := r.current()
	s.table.ResetScore()
	r.save(s)
}
