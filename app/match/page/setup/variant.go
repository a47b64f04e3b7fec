package setup

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/picture"
	"tablier/app/play"
	"tablier/app/ui"
)

// variantField draws the choice of the rules, by a card for each name of a variant with a small drawing of its board.
func (s *Panel) variantField() app.UI {
	p := s.Page
	words, list, settings := p.Words(), p.Game.Spec.Variants, p.Table().Settings()
	if len(list) < 2 {
		return ui.Tree(`<fieldset class="variants" hidden="true"></fieldset>`)
	}
	names := words.Names()
	now := board.NameOf(names, settings.Variant, settings.Kin)
	if names == nil {
		now.ID = settings.Variant
		for _, variant := range list {
			names = append(names, board.VariantName{ID: variant, Variant: variant, Name: words.Variant(variant)})
		}
	}
	if drawn := s.drawnGame(); drawn != "" {
		names = append([]board.VariantName{{ID: drawn, Variant: drawn, Name: words.Variant(drawn)}}, names...)
	}
	if now.ID == "" {
		now.ID = settings.Variant
	}
	return ui.Tree(`<fieldset class="variants">
			<legend>{}</legend>
			<div class="cards">{}</div>
			<p class="told" id="kin-story" aria-live="polite" hidden="{}">{}</p>
		</fieldset>`, p.Messages().Variant,
		app.Range(names).Slice(func(i int) app.UI { return s.card(names[i], names[i].ID == now.ID, i < s.drawn) }),
		now.Story == "", now.Story)
}

// drawnGame returns the variant that somebody has written and that is played now or next, empty for none.
func (s *Panel) drawnGame() string {
	t := s.Page.Table()
	for _, variant := range []string{t.Settings().Variant, t.Match().Setup().Variant} {
		if s.Page.Game.Spec.IsWritten(variant) {
			return variant
		}
	}
	return ""
}

// card draws the choice of a name.
func (s *Panel) card(name board.VariantName, chosen, drawn bool) app.UI {
	return ui.Tree(`<label class="card">
			<input type="radio" name="variant" id="variant-{}" value="{}" checked="{}" onchange="{}">
			{}
			<span>{}</span>
			<small hidden="{}">{}</small>
		</label>`,
		name.ID, name.ID, chosen, s.onVariant, s.small(name, drawn), name.Name, name.Where == "", name.Where)
}

// small draws the board of a card: without pieces where names of many variants are offered, for those differ by their
// lines.
func (s *Panel) small(name board.VariantName, drawn bool) app.UI {
	game := s.Page.Game.Game
	if !drawn {
		return ui.Tree(`<div class="board {}"></div>`, game.ID())
	}
	if s.Page.Words().Names() == nil {
		return picture.Of(game, name.Variant)
	}
	return boardview.Empty(game.ID(), game.Skin(name.Variant, false).Art())
}

func (s *Panel) onVariant(ctx app.Context, _ app.Event) {
	chosen := ctx.JSSrc().Get("value").String()
	variant := chosen
	for _, name := range s.Page.Words().Names() {
		if name.ID == chosen {
			variant = name.Variant
		}
	}
	s.Page.Configure(func(s *play.Settings) { s.Variant, s.Kin = variant, chosen })
}
