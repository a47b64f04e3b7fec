package shell

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/begun"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/store"
)

// newSite returns the site at its start: in a browser with the settings of the address and of storage.
func newSite() *Site {
	s := &Site{Nav: nav.Paths{Root: "/"}, Store: store.Open(), Lang: i18n.French, Route: nav.HomeRoute}
	s.Seed = 1 // prerendered pages are the same in every build
	if !app.IsClient {
		return s
	}
	s.Live, s.Seed = true, rand.Uint64()
	s.Nav = nav.Paths{Root: Boot().Get("root").String(), Has: func(route string) bool { return s.has(route) }}
	if Single() {
		s.Nav = nav.Fragments{}
	}
	s.Route = s.Nav.Route(app.Window().URL())
	s.Lang = s.WantedLang()
	if s.openFrame() {
		s.Begun = openNotes()
	}
	return s
}

// openNotes returns the crash notes of this visit. By its name, which nobody else has, other pages know that it goes
// on.
func openNotes() *begun.Notes {
	boot, visit := Boot(), strconv.FormatUint(rand.Uint64(), 36)
	var others []string
	for i := range boot.Get("visits").Length() {
		others = append(others, boot.Get("visits").Index(i).String())
	}
	notes := begun.Open(store.Aside(store.Begun), visit, others, func() func() {
		rest := boot.Call("goesOn", visit)
		return func() { rest.Invoke() }
	})
	if hidden() {
		notes.Lift()
	}
	return notes
}

// hidden says whether the page is hidden.
func hidden() bool { return app.Window().Get("document").Get("visibilityState").String() == "hidden" }

// openFrame makes the page an embedded one, where the address asks for that; true where it does not. What is played
// there is kept nowhere: another page may show one game many times. A set has several pages: what it needs lasts as
// long as its frame.
func (s *Site) openFrame() (whole bool) {
	query, kept := s.Nav.Parameters(app.Window().URL()), s.Store
	switch {
	case InSetFrame():
		s.Store = store.Of(host().Get("storage"))
	case nav.Framed(query):
		s.Framed, s.Store = query, store.Private()
	default:
		return true
	}
	for _, key := range []string{LangKey, ThemeKey} {
		if value, ok := kept.Get(key); ok {
			s.Store.Set(key, value)
		}
	}
	return false
}

// WantedLang returns the language of the address, else the one chosen before, else the browser's. Who comes back to a
// page may have chosen another one since, on a page of the other program.
func (s *Site) WantedLang() i18n.Lang {
	kept, _ := s.Store.Get(LangKey)
	wanted := []string{s.Nav.Parameters(app.Window().URL()).Get(nav.Lang), kept}
	if Boot().Get("returned").Truthy() {
		slices.Reverse(wanted)
	}
	languages := app.Window().Get("navigator").Get("languages")
	for i := range languages.Get("length").Int() {
		wanted = append(wanted, languages.Index(i).String())
	}
	return i18n.Pick(wanted...)
}

func (r *Root) listenForUpdates() {
	Boot().Get("update").Call("onAvailable", app.FuncOf(func(app.Value, []app.Value) any {
		r.site.Do(func() { r.updates = true })
		return nil
	}))
}

func applyUpdate(_ app.Context, e app.Event) {
	if e.Get("detail").Int() < 2 { // a double click is one
		Boot().Get("update").Call("apply")
	}
}

// watchVisibility notes when the browser shows or hides the page.
func (r *Root) watchVisibility() {
	s, document := r.site, app.Window().Get("document")
	listen(document, "visibilitychange", func(app.Value) {
		hidden := hidden()
		r.suspend() // at once: a page that is hidden or left may not come to do anything later
		if !hidden {
			s.Begun.Renew()
		}
		s.Do(func() {
			s.Hidden = hidden
			for each := range r.residents {
				each.Visible()
			}
		})
	})
	listen(app.Window(), "pagehide", func(app.Value) { r.suspend() })
	listen(app.Window(), "pageshow", func(app.Value) {
		if !hidden() {
			s.Begun.Renew()
		}
	})
}

func (r *Root) suspend() {
	r.site.Begun.Lift()
	if r.site.Course != nil {
		r.site.Course.Keep()
	}
	for each := range r.residents {
		each.Suspend()
	}
}

// watchTabs handles the texts that other tabs of this browser write, and wrote while the browser had put this page to
// sleep behind another one.
func (r *Root) watchTabs() {
	s := r.site
	listen(app.Window(), "storage", func(e app.Value) {
		name := e.Get("key")
		if !name.Truthy() {
			return
		}
		key, ok := s.Store.Key(name.String())
		if !ok {
			return
		}
		s.Do(func() {
			s.Store.Invalidate(key)
			if s.Course != nil {
				s.Course.Stored(key)
			}
			for each := range r.residents {
				each.Stored(key)
			}
		})
	})
	listen(app.Window(), "pageshow", func(e app.Value) {
		if e.Get("persisted").Truthy() {
			s.Do(func() {
				s.catchUp()
				for each := range r.residents {
					each.Woken()
				}
			})
		}
	})
}

// catchUp takes over the theme and the language that have been chosen while the browser had put this page to sleep.
func (s *Site) catchUp() {
	s.Store.Read(ThemeKey) // for ApplyTheme
	before, _ := s.Store.Get(LangKey)
	if lang, ok := s.Store.Read(LangKey); ok && lang != before {
		s.Reload()
		return
	}
	s.ApplyTheme()
}

// listen adds an event listener that lasts as long as the page.
func listen(target app.Value, event string, f func(app.Value)) {
	target.Call("addEventListener", event, app.FuncOf(func(_ app.Value, args []app.Value) any {
		f(args[0])
		return nil
	}))
}
