package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/play"
)

// kinOf returns the names that the variants of a game have all over the world, nil when they have just their own.
func kinOf(words board.Words) []board.Kin {
	if named, ok := words.(board.KinWords); ok {
		return named.Kin()
	}
	return nil
}

// kinBy returns the name by which a variant was chosen, or else its first; the zero Kin when it has none.
func kinBy(names []board.Kin, variant, chosen string) (found board.Kin) {
	for _, kin := range names {
		if kin.Variant == variant && (found.ID == "" || kin.ID == chosen) {
			found = kin
		}
	}
	return found
}

// kinName is a name with its country.
func kinName(kin board.Kin) string {
	if kin.Where == "" {
		return kin.Name
	}
	return kin.Name + " (" + kin.Where + ")"
}

// kinStory shows the board of a name and tells where it comes from.
func kinStory(game *board.Game, kin board.Kin) app.UI {
	box := el("div").Class("kin")
	if kin.ID == "" {
		return shown(false, box)
	}
	return box.Body(
		el("div").Class("board", game.ID()).Body(app.Raw(drawing(game.Skin(kin.Variant, false)))),
		el("p").Class("note").ID("kin-story").Aria("live", "polite").Text(kin.Story),
	)
}

// matchTitle names what is played at a table: the game or, when that is another, the variant by the name it was chosen by.
func (r *Root) matchTitle(t *play.Table) string {
	words, variant := r.wordsOf(t.Game), t.Match().Setup().Variant
	if kin := kinBy(kinOf(words), variant, t.Settings().Kin); kin.ID != "" {
		return kin.Name
	}
	if variant != t.Game.Spec.Variants[0] {
		return words.Variant(variant)
	}
	return words.Name()
}

// kinButton opens the choice of a name, where there are some.
func (r *Root) kinButton(s *session) app.UI {
	b := button().ID("kin-toggle").Text(r.words().Kin).OnClick(r.onKin)
	return shown(kinOf(r.wordsOf(s.game)) != nil, b)
}

func (r *Root) onKin(app.Context, app.Event) {
	s := r.current()
	if s.panel != setupPanel {
		r.open(s, setupPanel)
	}
	r.focus("variant")
}
