// Package shell is the frame of every page: the address and the way from page to page, the header, the language, the
// theme, updates of the program and the keyboard. It knows kinds of pages by what they answer, and nothing of a match.
package shell

import (
	"net/url"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/begun"
	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/store"
	"tablier/app/ui"
)

// A Site is what all pages share: navigation, storage, language, the machine and the browser. There is one as long as
// the program runs.
type Site struct {
	Nav    nav.Navigator
	Store  *store.Store
	Begun  *begun.Notes // crash notes; nil in a frame, and where there is no browser
	Lang   i18n.Lang
	Live   bool       // the program runs in a browser; false in prerendered pages
	Framed url.Values // the parameters of an embedded page; nil for others, those of a set in a frame too
	Hidden bool       // the browser shows another page
	Route  string     // of the page that is shown
	Left   string     // the route of the page that was shown before
	Seed   uint64     // the seed of chance on this visit
	Course Course     // the set that is being done

	tray     tray                    // the set that a teacher prepares
	listed   bool                    // the list of shortcuts has been asked for
	describe func()                  // sets the document's title and metadata
	has      func(route string) bool // whether this program has the page of a route
	machine  *machine.Client         // nil until a page asks for it
	ctx      app.Context             // the root's: an element's own dies with the element, and its timers with it
}

// Messages returns the sentences that no game owns.
func (s *Site) Messages() *i18n.Messages { return i18n.Of(s.Lang) }

// Context returns the root's context, which lasts as long as the page.
func (s *Site) Context() app.Context { return s.ctx }

// Do calls f on the program's own thread and redraws the whole page.
func (s *Site) Do(f func()) { s.ctx.Dispatch(func(app.Context) { f() }) }

// Redraw redraws the whole page, where there is one: not while the site is built, nor in a test without a browser.
func (s *Site) Redraw() {
	if s.Live && app.IsClient {
		s.ctx.Update()
	}
}

// After is Do after a while.
func (s *Site) After(d time.Duration, f func()) { ui.After(s.ctx, d, func(app.Context) { f() }) }

// Wait is After without a redraw: f says what is to be drawn.
func (s *Site) Wait(d time.Duration, f func()) {
	ui.After(s.ctx, d, func(ctx app.Context) {
		ctx.PreventUpdate()
		f()
	})
}

// Go shows the page of a route.
func (s *Site) Go(route string) { s.Nav.Go(s.ctx, route) }

// Rename gives the page that is shown another of its addresses, under which it may have another title.
func (s *Site) Rename(route string) {
	s.Route = route
	s.Nav.Rename(s.ctx, route)
	s.describe()
}

// Focus focuses an element once the page has been drawn.
func (s *Site) Focus(id string) {
	if app.IsClient {
		ui.Focus(s.ctx, id)
	}
}

// Reveal scrolls an element into view, once the page has been drawn, as far as it is not.
func (s *Site) Reveal(id string) {
	if app.IsClient {
		ui.Reveal(s.ctx, id)
	}
}

// Later calls do with an element once the page has been drawn, if the element is there then.
func (s *Site) Later(id string, do func(app.Value)) { ui.Later(s.ctx, id, do) }

// Seen calls then once an element of the page comes into the viewport, and draws nothing by itself.
func (s *Site) Seen(id string, then func()) {
	s.Later(id, func(element app.Value) {
		s.Settled(Boot().Call("seen", element), func(app.Value, bool) {
			s.ctx.PreventUpdate()
			then()
		})
	})
}

// Settled calls then once a promise is fulfilled or rejected, and redraws the whole page.
func (s *Site) Settled(promise app.Value, then func(value app.Value, fulfilled bool)) {
	ui.Settled(s.ctx, promise, then)
}

// Boot returns the object that web/boot.js offers to the program.
func Boot() app.Value { return app.Window().Get("tablier") }

// host returns the object that web/host.js offers to the program in a frame.
func host() app.Value { return Boot().Get("host") }

// TellHost posts a text to the host page, where there is one.
func TellHost(text string) {
	if host := host(); host.Truthy() {
		host.Call("post", text)
	}
}

// InSetFrame says whether the page stands in a frame that shows a set, across all pages of its items.
func InSetFrame() bool { return app.IsClient && host().Truthy() && host().Get("storage").Truthy() }

// Report hears of a person at a task: see [embed.Report].
func (s *Site) Report(r embed.Report) {
	if s.Framed != nil && s.Live && r.Notice.Type != "" {
		TellHost(r.Notice.Text())
	}
	if s.Course != nil {
		s.Course.Report(r)
	}
}

// Single says whether this is the edition that is one file.
func Single() bool { return app.IsClient && Boot().Get("single").Bool() }
