package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
)

// What web/boot.js offers to the program is in window.tablier.
func boot() app.Value { return app.Window().Get("tablier") }

// siteRoot returns the path of the site's root, with a slash at both ends.
func siteRoot() string { return boot().Get("root").String() }

// single says whether this is the edition that is one file.
func single() bool { return app.IsClient && boot().Get("single").Bool() }

// navigator returns the way between screens of this edition.
func navigator() nav.Navigator {
	if single() {
		return nav.Fragments{}
	}
	return nav.Paths{Root: siteRoot()}
}

// ready tells boot.js that the program has taken over the page.
func ready() { boot().Call("ready") }

func (r *Root) listenForUpdates() {
	boot().Get("update").Call("onAvailable", app.FuncOf(func(app.Value, []app.Value) any {
		r.ctx.Dispatch(func(app.Context) { r.updates = true })
		return nil
	}))
}

func applyUpdate(app.Context, app.Event) { boot().Get("update").Call("apply") }

// wantedLang returns the language of the address, else the one chosen before, else the browser's.
func (r *Root) wantedLang() i18n.Lang {
	wanted := []string{app.Window().URL().Query().Get("lang")}
	if kept, ok := r.store.Get("lang"); ok {
		wanted = append(wanted, kept)
	}
	languages := app.Window().Get("navigator").Get("languages")
	for i := range languages.Get("length").Int() {
		wanted = append(wanted, languages.Index(i).String())
	}
	return i18n.Pick(wanted...)
}

func (r *Root) switchLang(ctx app.Context, _ app.Event) {
	r.lang = r.lang.Next()
	r.store.Set("lang", string(r.lang))
	r.nav.Amend(ctx, "lang", string(r.lang))
	r.describePage(ctx)
}

// themes are what a person can choose: the first follows the system.
const (
	systemTheme = "auto"
	lightTheme  = "light"
	darkTheme   = "dark"
)

// theme returns the theme chosen; theme.js applies it before the first paint.
func (r *Root) theme() string {
	if kept, ok := r.store.Get("theme"); ok && (kept == lightTheme || kept == darkTheme) {
		return kept
	}
	return systemTheme
}

// switchTheme goes round the themes, from that of the system to the other one first, so that each step but the one
// back to the system's shows.
func (r *Root) switchTheme(app.Context, app.Event) {
	system, other := lightTheme, darkTheme
	if app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool() {
		system, other = other, system
	}
	next := systemTheme
	switch r.theme() {
	case systemTheme:
		next = other
	case other:
		next = system
	}
	r.store.Set("theme", next)
	r.applyTheme()
}

// applyTheme shows the page in the theme chosen.
func (r *Root) applyTheme() {
	root := app.Window().Get("document").Get("documentElement")
	if theme := r.theme(); theme == systemTheme {
		root.Call("removeAttribute", "data-theme")
	} else {
		root.Call("setAttribute", "data-theme", theme)
	}
}

// watchVisibility notes when the page goes into the background, where games between machines wait.
func (r *Root) watchVisibility() {
	document := app.Window().Get("document")
	document.Call("addEventListener", "visibilitychange", app.FuncOf(func(app.Value, []app.Value) any {
		hidden := document.Get("visibilityState").String() == "hidden"
		r.restLook()
		r.ctx.Dispatch(func(app.Context) {
			r.hidden = hidden
			if game := r.gameOf(r.route); game != nil {
				r.advance(r.sessions[game.ID()])
			}
		})
		return nil
	}))
	app.Window().Call("addEventListener", "pagehide", app.FuncOf(func(app.Value, []app.Value) any {
		r.restLook()
		return nil
	}))
}

// restLook saves what is looked at, at once: a page that is hidden or left may not come to do anything later.
func (r *Root) restLook() {
	if game := r.gameOf(r.route); game != nil {
		r.keepLook(r.sessions[game.ID()])
	}
}

// focus moves the keyboard to an element once the page has been drawn. It goes through the root: go-app drops
// what an element has deferred once that element is gone, as a button may be that has just been pressed.
func (r *Root) focus(id string) { r.ctx.Defer(func(app.Context) { focusOn(id) }) }

// focusOn moves the keyboard to an element that is drawn.
func focusOn(id string) {
	if element := app.Window().GetElementByID(id); element.Truthy() {
		element.Call("focus")
	}
}

// reveal scrolls an element into view, once the page has been drawn, as far as it is not.
func (r *Root) reveal(id string) {
	r.later(id, func(e app.Value) { e.Call("scrollIntoView", map[string]any{"block": "nearest"}) })
}

func (r *Root) later(id string, do func(app.Value)) {
	r.ctx.Defer(func(app.Context) {
		if element := app.Window().GetElementByID(id); element.Truthy() {
			do(element)
		}
	})
}

// browserHost starts real workers and timers for the machine.
type browserHost struct{ root *Root }

func (h browserHost) Spawn(onText, onFail func(string)) machine.Port {
	relay := func(f func(string)) app.Func {
		return app.FuncOf(func(_ app.Value, args []app.Value) any {
			text := args[0].String()
			h.root.ctx.Dispatch(func(app.Context) { f(text) })
			return nil
		})
	}
	text, fail := relay(onText), relay(onFail)
	return &port{boot().Call("engine", text, fail), []app.Func{text, fail}}
}

func (h browserHost) After(d time.Duration, f func()) {
	h.root.ctx.After(d, func(app.Context) { f() })
}

type port struct {
	worker app.Value
	relays []app.Func
}

func (p *port) Send(text string) { p.worker.Call("send", text) }

func (p *port) Kill() {
	p.worker.Call("kill")
	for _, relay := range p.relays {
		relay.Release()
	}
}
