package setup

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// aidFields draws the page's aids: sounds, and the list of the shortcuts.
func (s *Panel) aidFields() app.UI {
	m := s.Page.Messages()
	return ui.El("div").Class("options", "aids").Body(
		s.Player.Box(m.Aids.Sounds),
		ui.Button().Class("go").ID("shortcuts-open").Text(m.Aids.Shortcuts).OnClick(s.onShortcuts),
	)
}

func (s *Panel) onShortcuts(app.Context, app.Event) { s.Page.Site.ShowShortcuts() }
