package setup

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/exact"
	"tablier/app/match/page/region"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// lookForValues finds out which of the files with the exact values of all positions are kept, where a game has some. A
// frame and the edition in one file keep no files.
func (s *Panel) lookForValues() {
	p := s.Page
	if !p.Game.Valued || !app.IsClient || shell.Single() || p.Match.InFrame() {
		return
	}
	if s.exact == nil {
		s.exact = &exact.Session{Env: device{p}}
	}
	s.exact.Look()
}

// exactField draws the offer to keep these files: what is kept, how far it has come, and the control that starts and
// stops it.
func (s *Panel) exactField() app.UI {
	if s.exact == nil || s.exact.State() == exact.Unknown {
		return ui.Tree(`<div class="all-exact" hidden="true"></div>`)
	}
	m, e := s.Page.Messages().Exact, s.exact
	size, kept, fetching := megabytes(e.Size()), megabytes(e.Kept()), e.State() == exact.Fetching
	told, do := m.Why, m.Fetch
	switch {
	case e.Complete():
		told = m.All
	case fetching:
		told, do = m.Fetching, m.Stop
	case e.State() == exact.Failed:
		told, do = m.Failed, m.Again
	case e.Kept() > 0:
		told = m.Met
	}
	return ui.Tree(`<div class="all-exact" id="all-exact">
			<p id="all-exact-title">{}</p>
			<p class="note" id="all-exact-told" role="status">{}</p>
			<div class="all-exact-row">
				<button type="button" class="go" id="all-exact-do" aria-describedby="all-exact-title" aria-disabled="{}"
				onclick="{}">{}</button>
				<progress aria-labelledby="all-exact-title" value="{}" max="{}" hidden="{}"></progress>
				<small aria-hidden="true" hidden="{}">{}</small>
			</div>
		</div>`, m.Title(size), told, e.Complete(), s.onExact, do,
		strconv.Itoa(e.Kept()), strconv.Itoa(e.Size()), e.Kept() == 0 && !fetching,
		e.Kept() == 0 && !fetching, m.Of(kept, size))
}

// megabytes returns a size in megabytes.
func megabytes(bytes int) int { return (bytes + 500_000) / 1_000_000 }

// onExact starts to fetch what is missing, or stops it.
func (s *Panel) onExact(app.Context, app.Event) {
	if s.exact.State() == exact.Fetching {
		s.exact.Stop()
	} else {
		s.exact.Start()
	}
}

// A device keeps files by the browser's service worker. It implements exact.Environment.
type device struct{ page *region.Page }

func (d device) List(then func(text string, ok bool)) {
	shell.Demand(d.page.Site.Context(), nav.ValuesFile(d.page.Game.ID()), then)
}

func (d device) Kept(names []string, then func(kept []bool)) {
	list := make([]any, len(names))
	for i, name := range names {
		list[i] = name
	}
	d.page.Site.Settled(shell.Boot().Call("held", list), func(held app.Value, ok bool) {
		if !ok {
			then(nil)
			return
		}
		kept := make([]bool, held.Length())
		for i := range kept {
			kept[i] = held.Index(i).Bool()
		}
		then(kept)
	})
}

func (d device) Keep(name string, then func(kept bool)) {
	d.page.Site.Settled(shell.Boot().Call("hold", name), func(kept app.Value, ok bool) { then(ok && kept.Bool()) })
}

func (d device) Changed() { d.page.Redraw() }
