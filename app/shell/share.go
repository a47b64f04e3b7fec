package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A letterState is what the share panel remembers.
type letterState struct{}

func (r *Root) share(s *session) app.UI {
	return r.panelBox(s, sharePanel, r.words().Share.Title, func() []app.UI { return nil })
}

func (r *Root) onShare(app.Context, app.Event) { r.open(r.current(), sharePanel) }
