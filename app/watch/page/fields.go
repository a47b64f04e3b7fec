package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// A fields is the region of the settings.
type fields struct{ *frame }

// draw draws the region.
func (r fields) draw() app.UI {
	m, g := r.messages, r.session.Game()
	var games, positions, algorithms, depths, evaluations []app.UI
	for _, each := range r.session.Games() {
		games = append(games, ui.Option(each.ID(), each.Words(r.lang).Name(), each == g))
	}
	prepared, usual := false, len(r.settings.Options) == 0
	for i, s := range r.kind.library.Studies(g) {
		chosen := !r.kind.pasting && usual && s.Variant == r.settings.Variant && s.Position == r.settings.Position
		prepared = prepared || chosen
		positions = append(positions, ui.Option(strconv.Itoa(i), s.Name, chosen))
	}
	if variant := r.settings.Variant; g.Spec.IsWritten(variant) && !r.kind.pasting {
		prepared = true
		positions = append(positions, ui.Option("", g.Words(r.lang).Variant(variant), true))
	}
	positions = append(positions, ui.Option(ownMatch, r.mine(), !prepared && !r.kind.pasting),
		ui.Option(byHand, m.Paste, r.kind.pasting))
	for _, a := range g.Searched.Algorithms {
		algorithms = append(algorithms, ui.Option(a, m.Algorithms.Of(a), a == r.settings.Algorithm))
	}
	for depth := 1; depth <= max(7, r.settings.Depth); depth++ {
		depths = append(depths, ui.Option(strconv.Itoa(depth), m.Plies(depth), depth == r.settings.Depth))
	}
	for _, e := range g.Searched.Evaluations {
		evaluations = append(evaluations, ui.Option(e, m.Evaluations.Of(e), e == r.settings.Evaluation))
	}
	return ui.Tree(`<div class="settings">
			{}{}{}{}{}
			<button type="button" class="switch" role="switch" id="act-predict" data-act="predict" aria-checked="{}">
				<i></i><span>{}</span>
			</button>
			{}{}
		</div>`,
		r.field("game", m.Game, games), r.field("position", m.Position, positions),
		r.field("algorithm", m.Algorithm, algorithms), r.horizon("depth", m.Depth, depths),
		r.horizon("evaluation", m.Evaluation, evaluations),
		strconv.FormatBool(r.predictions.On()), m.Predict, r.pasted(), r.refused())
}

// mine names the position of an own match, with the options of the rules that hold in what is searched.
func (r fields) mine() string {
	var said []string
	for _, option := range r.settings.Options {
		said = append(said, r.session.Game().Words(r.lang).Option(option))
	}
	if len(said) == 0 {
		return r.messages.Mine
	}
	return r.messages.MineBy(ui.Join(", ", said...))
}

// field draws one of the settings.
func (f *frame) field(name, label string, options []app.UI) app.UI {
	return ui.Tree(`<label class="field"><small>{}</small><select id="watch-{}" onchange="{}">{}</select></label>`,
		label, name, f.kind.onField, options)
}

// horizon draws one of the settings that only a search with a horizon has.
func (r fields) horizon(name, label string, options []app.UI) app.UI {
	if watch.Call(r.settings.Algorithm) == "" {
		return ui.Tree(`<label class="field" hidden="true"></label>`)
	}
	return r.field(name, label, options)
}

// pasted draws the field in which a person writes a position; the one that is searched stands there.
func (r fields) pasted() app.UI {
	m := r.messages
	if !r.kind.pasting {
		return ui.Tree(`<div class="pasted" hidden="true"></div>`)
	}
	text := r.settings.Position
	if match, err := r.session.Replay(nil); err == nil {
		text = match.Position().String()
	}
	return ui.Tree(`<div class="pasted">
			<input type="text" id="watch-text" aria-label="{}" value="{}" autocomplete="off" spellcheck="false"
				aria-describedby="{}">
			{}
		</div>`, m.PasteLabel, text, wrongID, button("paste", m.PasteDo, true))
}

// wrongID is the id of the refusal.
const wrongID = "watch-wrong"

// refused draws the refusal: what of the address, of a position or of a value was not taken.
func (r fields) refused() app.UI {
	text := r.words.refusal(r.session.Refusal())
	return ui.Tree(`<p class="refused" id="{}" hidden="{}">{}</p>`, wrongID, text == "", text)
}

// The choices of a position that are none of the prepared ones.
const (
	ownMatch = "mine"
	byHand   = "paste"
)

// onField handles another choice in one of the settings.
func (k *Kind) onField(ctx app.Context, _ app.Event) {
	field, changes := ctx.JSSrc(), k.session.Changes()
	value := field.Get("value").String()
	switch field.Get("id").String() {
	case "watch-game":
		changes.SetGame(value)
	case "watch-position":
		k.choosePosition(value)
	case "watch-algorithm":
		changes.Set(func(s *watch.Settings) { s.Algorithm = value })
	case "watch-depth":
		depth, _ := strconv.Atoi(value)
		changes.Set(func(s *watch.Settings) { s.Depth = depth })
	case "watch-evaluation":
		changes.Set(func(s *watch.Settings) { s.Evaluation = value })
	case pawnID:
		pawn, _ := strconv.Atoi(value)
		k.session.Surprise().Choose(pawn)
		k.redraw()
	case "watch-order":
		changes.Set(func(s *watch.Settings) { s.Order = value })
	}
}

// choosePosition takes a prepared position, that of the match on the game's table, or one that a person writes.
func (k *Kind) choosePosition(value string) {
	k.pasting = value == byHand
	k.rev++
	switch value {
	case byHand:
		k.session.Dismiss()
		k.site.Focus("watch-text")
	case ownMatch:
		k.session.Changes().TakeTable()
	default:
		k.session.Dismiss()
		studies := k.library.Studies(k.session.Game())
		if i, err := strconv.Atoi(value); err == nil && i < len(studies) {
			k.session.Changes().SetPosition(rules.Setup{Variant: studies[i].Variant}, studies[i].Position)
		}
	}
}

// takePasted takes the position that a person has written.
func (k *Kind) takePasted() {
	text := app.Window().GetElementByID("watch-text").Get("value").String()
	if k.session.Changes().TakeText(strings.TrimSpace(text)) {
		k.pasting = false
	}
}
