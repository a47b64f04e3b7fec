package shell

import (
	"runtime"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// Root is the component around every page: it stays mounted while a person goes from page to page.
type Root struct {
	app.Compo

	site    *Site
	kinds   []Kind
	updates bool // a new version waits
}

// New returns the root component of a site with kinds of pages.
func New(kinds func(*Site) []Kind) *Root {
	r := &Root{site: newSite()}
	r.site.describe, r.site.has = r.describe, r.has
	r.kinds = kinds(r.site)
	return r
}

// Run shows the site in a browser. It does not return.
func Run(kinds func(*Site) []Kind) {
	breathe()
	root := New(kinds)
	breathe()
	for step := range root.start {
		step()
		breathe()
	}
	root.Render() // not shown: the browser compiles here what would otherwise keep it when go-app draws
	breathe()
	app.RouteWithRegexp(".*", func() app.Composer {
		next := root
		root = &Root{}
		return next
	})
	app.RunWhenOnBrowser()
}

// breathe gives the browser its turn, between two steps of a long start. Less than a millisecond would often be over
// before Go has given it up.
func breathe() { time.Sleep(time.Millisecond) }

// Prepare does what precedes the native drawing of a page.
func (r *Root) Prepare() *Root {
	for step := range r.start {
		step()
	}
	return r
}

// start yields the steps to the first page; in a browser they include what was saved, so that nothing jumps.
func (r *Root) start(yield func(step func()) bool) {
	for each := range r.residents {
		for step := range each.Start {
			if !yield(step) {
				return
			}
		}
	}
}

func (r *Root) residents(yield func(Resident) bool) {
	for _, kind := range r.kinds {
		if resident, ok := kind.(Resident); ok && !yield(resident) {
			return
		}
	}
}

// OnMount runs once in a browser, after the first page has been drawn.
func (r *Root) OnMount(ctx app.Context) {
	s := r.site
	s.ctx = ctx
	r.listenForUpdates()
	r.watchVisibility()
	r.watchQuestionMark()
	if s.Framed == nil {
		r.watchTabs()
		if s.Course != nil {
			s.Course.Mounted()
		}
	}
	for each := range r.residents {
		each.Mounted()
	}
	s.Nav.OnArrival(func() { s.Do(func() { r.kind().Arrive(s.Route) }) })
	Boot().Call("ready")
	r.kind().Enter(s.Route)
	r.kind().Arrive(s.Route)
	if app.IsClient {
		ui.After(ctx, firstCollection, func(app.Context) { runtime.GC() })
	}
}

// firstCollection is when, after the start, the garbage collector runs for the first time: the browser compiles it
// then, and it takes several times as long as later. That is not to be in the middle of a gesture.
const firstCollection = time.Second

// OnNav shows the page of the address.
func (r *Root) OnNav(ctx app.Context) {
	s := r.site
	s.ctx = ctx
	if !s.Live {
		s.Lang = i18n.Pick(s.Nav.Parameters(ctx.Page().URL()).Get(nav.Lang)) // the language of this build step
	}
	route := s.Nav.Route(ctx.Page().URL())
	switch {
	case route == s.Route:
	case s.Live && !Single() && !r.has(route):
		// go-app has followed a link that goes past the Navigator, to a page that another program has.
		r.kind().Leave(s.Route)
		app.Window().Get("location").Call("reload")
		return
	default:
		r.kind().Leave(s.Route)
		s.Left, s.Route = s.Route, route
		s.Later("main", func(e app.Value) { e.Call("focus", map[string]any{"preventScroll": true}) })
		r.kind().Enter(route)
	}
	r.describe()
	r.kind().Arrive(s.Route)
}

// describe sets the document's title and metadata.
func (r *Root) describe() {
	s := r.site
	page, browser := pageOf(r.kind(), s.Route, s.Lang), s.ctx.Page()
	browser.SetTitle(page.Title)
	browser.SetDescription(page.Description)
	browser.SetLang(string(s.Lang))
}

// kind returns the kind of the page that is shown.
func (r *Root) kind() Kind {
	if kind := r.kindOf(r.site.Route); kind != nil {
		return kind
	}
	return lost{site: r.site}
}

// kindOf returns the kind of the page of a route; nil where the program has no such page.
func (r *Root) kindOf(route string) Kind {
	for _, kind := range r.kinds {
		if slices.Contains(kind.Routes(), route) {
			return kind
		}
	}
	return nil
}

func (r *Root) has(route string) bool { return r.kindOf(route) != nil }

// Render implements app.Composer.
func (r *Root) Render() app.UI {
	s, kind := r.site, r.kind()
	d := kind.Describe(s.Route, s.Lang)
	return ui.Tree(`<div class="app">{}{}{}{}{}{}{}</div>`,
		r.skipLink(),
		&header{Route: s.Route, Lang: s.Lang, Theme: s.Theme(), Playing: d.Playing, root: r,
			Back: d.Back, Among: d.Among, BackName: d.BackName},
		s.bar(),
		kind.Page(s.Route),
		&foot{Route: s.Route, Lang: s.Lang, Playing: d.Playing, root: r},
		&shortcutList{Route: s.Route, Lang: s.Lang, Single: s.SingleKeys(), Asked: s.listed, root: r},
		ui.Tree(`<div>{}{}</div>`, s.drawTray(), r.updateBar()), // last, so that nothing else moves in the tree when it fills
	)
}

func (r *Root) updateBar() app.UI {
	m := r.site.Messages()
	return ui.Tree(`<div role="status">{}</div>`, app.If(r.updates, func() app.UI {
		return ui.Tree(`<div class="floating update">
				<span>{}</span>
				<button type="button" class="act" onclick="{}">{}</button>
			</div>`, m.UpdateReady, applyUpdate, m.UpdateNow)
	}))
}

// switchLang switches to the next language.
func (r *Root) switchLang(app.Context, app.Event) {
	s := r.site
	s.SetLang(s.Lang.Next())
	Boot().Call("chose")
	s.Nav.Amend(s.ctx, nav.Lang, string(s.Lang))
	r.describe()
}

// SetLang sets the language of all pages, and saves it.
func (s *Site) SetLang(lang i18n.Lang) {
	s.Lang = lang
	s.Store.Set(LangKey, string(lang))
}

// Reload reads the language and the theme from storage again.
func (s *Site) Reload() {
	if lang, ok := s.Store.Get(LangKey); ok {
		s.Lang = i18n.Lang(lang)
		s.Nav.Amend(s.ctx, nav.Lang, lang)
		s.describe()
	}
	s.ApplyTheme()
}
