package page

import (
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/wording"
	"tablier/app/shell"
	"tablier/app/sift"
	"tablier/app/ui"
)

// A keep implements places.Keep over the store.
type keep struct{ kind *Kind }

// Get implements places.Keep.
func (k keep) Get(key string) (string, bool) { return k.kind.site.Store.Get(key) }

// Read implements places.Keep.
func (k keep) Read(key string) (string, bool) { return k.kind.site.Store.Read(key) }

// Set implements places.Keep.
func (k keep) Set(key, text string) bool { return k.kind.site.Store.Set(key, text) }

// Unreadable implements places.Keep.
func (k keep) Unreadable(key string, err error) bool {
	if errors.Is(err, sift.ErrNewer) {
		return false
	}
	app.Log(err)
	k.kind.site.Store.SetAside(key)
	return true
}

// A screen shows the matches of the pages.
type screen struct{ kind *Kind }

// Show implements match.Screen: what a look changes, and the machine's progress, are drawn by themselves.
func (s screen) Show(c *match.Controller, e match.Event) {
	p := s.kind.pages[c.Game().ID()]
	p.followVariant()
	s.kind.sounds.follow(p)
	switch e := e.(type) {
	case match.Loaded, match.Stored:
		p.Loaded++
	case match.Posted:
		p.endRetry()
	case match.Arrived, match.Reopened, match.Joined:
		p.endRetry()
		if p.redrawInSteps() {
			return
		}
	case match.Heard:
		if !p.onScreen() || c.Progress() == nil || p.refreshProgress() {
			return // nothing is shown of the first moments
		}
	case match.Reminded:
		if !c.ThinkingLong() {
			return // the machine has moved
		}
	case match.Progressed:
		if p.refreshOpening() {
			return
		}
	case match.Gestured:
		if e.Gesture.Kind.Looks() && p.refreshLook() {
			return
		}
	}
	p.Redraw()
}

// Still implements match.Screen.
func (screen) Still() bool { return app.IsClient && ui.ReducedMotion() }

// ApplyAppearance implements match.Screen.
func (s screen) ApplyAppearance(lang, theme string) {
	site := s.kind.site
	if theme != "" {
		site.SetTheme(theme)
	}
	if lang != "" {
		site.SetLang(i18n.Pick(lang, string(site.Lang)))
	}
}

// MoveFocusFrom implements match.Screen: it moves the focus from a control that is about to go to another element.
func (s screen) MoveFocusFrom(c *match.Controller, control match.Control) {
	p := s.kind.pages[c.Game().ID()]
	if !p.onScreen() || !app.IsClient {
		return
	}
	from, to := wording.PlayNow, p.PointID()
	if control == match.ReviewControl {
		from, to = "study-run", "history"
	}
	if ui.Active().Get("id").String() == from {
		s.kind.site.Later(to, func(e app.Value) { e.Call("focus", map[string]any{"preventScroll": true}) })
	}
}

// Log implements match.Screen.
func (screen) Log(err error) { app.Log(err) }

// listenToHost listens to messages of the host page; web/host.js has checked their origin.
func (k *Kind) listenToHost() {
	host := shell.Boot().Get("host")
	if !host.Truthy() {
		return
	}
	k.runtime.Host = browser.HostPage(k.site)
	host.Call("listen", app.FuncOf(func(_ app.Value, args []app.Value) any {
		text := args[0].String()
		k.site.Do(func() { k.framed.Match.Dispatch(match.HostSaid{Text: text}) })
		return nil
	}), app.FuncOf(func(app.Value, []app.Value) any {
		k.site.Do(func() { k.framed.Match.Dispatch(match.HostFloods{}) })
		return nil
	}))
	k.framed.Match.Dispatch(match.HostListens{})
}

// tapEnd is the time within which the click of a tap comes, if there is one.
const tapEnd = 400 * time.Millisecond

// watchSkips lets any key, click or touch end an interlude. What is clicked may stand elsewhere once it has ended: a
// click must have come before that.
func (k *Kind) watchSkips() {
	skip := app.FuncOf(func(_ app.Value, args []app.Value) any {
		p := k.at(k.site.Route)
		if p == nil || p.Match.Step() < 0 {
			return nil
		}
		at := browser.TimeOf(args[0].Get("timeStamp").Float())
		end := func() { p.Match.Dispatch(match.Skipped{At: at}) }
		if args[0].Get("type").String() == "touchend" {
			k.site.After(tapEnd, end)
		} else {
			k.site.Do(end)
		}
		return nil
	})
	for _, event := range []string{"keydown", "click", "touchend"} {
		app.Window().Get("document").Call("addEventListener", event, skip)
	}
}

// touchedEarly returns, once, the name of the point that was touched while the program was loading; empty for none.
func (p *page) touchedEarly() (point string) {
	if p.Site.Left != "" {
		return ""
	}
	tap := shell.Boot().Call("takeFirstTap")
	if !tap.Truthy() || p.kind.at(tap.Get("route").String()) != p {
		return ""
	}
	return tap.Get("point").String()
}

// playEarly plays a point that was touched early, if any.
func (p *page) playEarly(point string) {
	if point != "" {
		p.Site.Focus(board.PointID(point))
		p.Match.Dispatch(match.TouchedEarly{Point: point})
	}
}
