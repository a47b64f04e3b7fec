package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// A foot is the footer of every page but those on which a game is played: there the board and its controls are alone.
type foot struct {
	app.Compo
	Route   string
	Lang    i18n.Lang
	Playing bool
	root    *Root
}

// Render implements app.Composer.
func (f *foot) Render() app.UI {
	m, n := i18n.Of(f.Lang), f.root.site.Nav
	return ui.Tree(`<footer class="foot" hidden="{}"><nav aria-label="{}">{}{}{}{}</nav></footer>`,
		f.Playing, m.Home.Also,
		section(n, nav.PuzzlesRoute, m.Problems.Nav, f.Route),
		section(n, nav.IntegrateRoute, m.IntegrateNav, f.Route),
		section(n, nav.AboutRoute, m.About, f.Route),
		section(n, nav.AccessibilityRoute, m.Accessible, f.Route))
}
