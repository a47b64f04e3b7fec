package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/play"
	"tablier/app/ui"
)

// nameBy returns the name by which a variant was chosen, or else its first; the zero name when it has none.
func nameBy(names []board.VariantName, variant, chosen string) (found board.VariantName) {
	for _, name := range names {
		if name.Variant == variant && (found.ID == "" || name.ID == chosen) {
			found = name
		}
	}
	return found
}

// withCountry is a name with its country.
func withCountry(name board.VariantName) string {
	if name.Where == "" {
		return name.Name
	}
	return name.Name + " (" + name.Where + ")"
}

// variantField chooses the rules: by the names of the variants.
func (s *setup) variantField() app.UI {
	p := s.page
	words, variants, settings := p.words(), p.game.Spec.Variants, p.table().Settings()
	field := ui.El("div").Class("field")
	if len(variants) < 2 {
		return ui.Shown(false, field)
	}
	var options []app.UI
	names := words.Names()
	now := nameBy(names, settings.Variant, settings.Kin)
	for _, name := range names {
		options = append(options, ui.Option(name.ID, withCountry(name), name.ID == now.ID))
	}
	if names == nil {
		for _, variant := range variants {
			options = append(options, ui.Option(variant, words.Variant(variant), variant == settings.Variant))
		}
	}
	return field.Body(
		ui.El("label").Attr("for", "variant").Text(p.messages().Variant),
		ui.El("select").ID("variant").OnChange(s.onVariant).Body(options...),
		s.story(now),
	)
}

// story shows the board of a name and tells where it comes from.
func (s *setup) story(name board.VariantName) app.UI {
	box := ui.El("div").Class("kin")
	if name.ID == "" {
		return ui.Shown(false, box)
	}
	return box.Body(
		boardview.Empty(s.page.game.ID(), s.page.game.Skin(name.Variant, false).Art()),
		ui.El("p").Class("note").ID("kin-story").Aria("live", "polite").Text(name.Story),
	)
}

func (s *setup) onVariant(ctx app.Context, _ app.Event) {
	chosen := ctx.JSSrc().Get("value").String()
	variant := chosen
	for _, name := range s.page.words().Names() {
		if name.ID == chosen {
			variant = name.Variant
		}
	}
	s.configure(func(s *play.Settings) { s.Variant, s.Kin = variant, chosen })
}

// namesButton opens the choice of a name, where there are some.
func (s *setup) namesButton() app.UI {
	b := ui.Button().ID("kin-toggle").Text(s.page.messages().VariantNames).OnClick(s.onNames)
	return ui.Shown(s.page.words().Names() != nil, b)
}

// onNames opens the panel, unless it is, and takes the keyboard to the choice.
func (s *setup) onNames(app.Context, app.Event) {
	if s.page.panel != setupPanel {
		s.page.open(setupPanel)
	}
	s.page.site.Focus("variant")
}
