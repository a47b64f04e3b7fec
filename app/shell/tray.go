package shell

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/drafts"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// A tray is the set that a teacher prepares, as every page shows it: how many items it has, and what was added last.
type tray struct {
	said    string
	canUndo bool
}

func (s *Site) drafts() drafts.Shelf { return drafts.Shelf{Store: s.Store} }

// Teaches says whether pages offer to add to a set: on a device on which somebody has opened a page for teachers.
func (s *Site) Teaches() bool { return s.Live && s.Framed == nil && s.drafts().Teaches() }

// AddToSet adds an item, by its title, to the set that is being prepared, or begins one.
func (s *Site) AddToSet(item set.Item, title string) {
	m := i18n.Of(s.Lang).Tray
	s.tray = tray{said: ui.Ended(m.Added(title)), canUndo: true}
	if err := s.drafts().Add(item); err != nil {
		s.tray = tray{said: m.NotKept}
		if errors.Is(err, drafts.ErrFull) {
			s.tray.said = m.Full
		}
	}
	s.Redraw()
}

// drawTray draws the tray, hidden where no set is open, on the page on which it is prepared, and on the one that
// empties the device.
func (s *Site) drawTray() app.UI {
	m, items := i18n.Of(s.Lang).Tray, 0
	shown := s.Teaches() && s.Route != nav.ComposeRoute && s.Route != nav.FreshRoute
	if shown {
		draft := s.drafts().Get(s.drafts().Open())
		if shown = draft != nil; shown {
			items = len(draft.Items)
		}
	}
	if !shown {
		return ui.Tree(`<div class="set-tray" hidden="true"></div>`)
	}
	return ui.Tree(`<div class="set-tray" role="region" aria-label="{}" onclick="{}">
			<p role="status"><b>{}</b>{}<small>{}</small></p>
			<button type="button" class="btn bare" id="tray-undo" hidden="{}">{}</button>
			<a class="btn" id="tray-open" href="{}">{}</a>
			<button type="button" class="step" id="tray-close" aria-label="{}">{}</button>
		</div>`,
		m.Preparing, s.onTray, m.Preparing, " · "+m.Items(items), s.tray.said, !s.tray.canUndo, m.Undo,
		nav.LinkTo(s.Nav, nav.ComposeRoute), m.Open, m.PutAway, ui.Icon("close"))
}

// onTray does what the controls of the tray are for.
func (s *Site) onTray(ctx app.Context, e app.Event) {
	switch ui.ControlOf(e) {
	case "tray-undo":
		if err := s.drafts().TakeBack(); err != nil {
			app.Log(err)
		}
		s.tray = tray{said: i18n.Of(s.Lang).Tray.Undone}
		s.Focus("tray-open")
	case "tray-close":
		s.drafts().SetOpen(0)
		s.tray = tray{}
		s.Focus("main")
	default:
		ctx.PreventUpdate()
		return
	}
	s.Redraw()
}
