package setup

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// aidFields draws the page's aids: sounds, and the list of the shortcuts.
func (s *Panel) aidFields() app.UI {
	m := s.Page.Messages()
	return ui.Tree(`<div class="options aids">
			{}
			<button type="button" class="go" id="shortcuts-open" onclick="{}">{}</button>
		</div>`, s.Player.Box(m.Aids.Sounds), s.onShortcuts, m.Aids.Shortcuts)
}

func (s *Panel) onShortcuts(app.Context, app.Event) { s.Page.Site.ShowShortcuts() }
