// Package browser is what surrounds a match or another session on a page, as the browser has it: a clock, workers of
// package machine, the address, and the page around a frame.
package browser

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A Clock is the browser's.
type Clock struct{ Site *shell.Site }

// Now implements match.Clock: it tells the time as events do.
func (Clock) Now() match.Moment {
	if !app.IsClient {
		return time.Duration(time.Now().UnixNano())
	}
	return TimeOf(app.Window().Get("performance").Call("now").Float())
}

// TimeOf returns a time that the browser has measured in milliseconds since the page began.
func TimeOf(millis float64) match.Moment {
	since := app.Window().Get("performance").Get("timeOrigin").Float()
	return time.Duration((since + millis) * float64(time.Millisecond))
}

// After implements match.Clock. The page is not drawn for it: the match says what is to be drawn.
func (c Clock) After(d time.Duration, f func()) { after(c.Site, d, f) }

func after(site *shell.Site, d time.Duration, f func()) {
	ui.After(site.Context(), d, func(ctx app.Context) {
		ctx.PreventUpdate()
		f()
	})
}

// Device returns what the browser tells of where it runs.
func Device() machine.Device {
	if !app.IsClient {
		return machine.Device{}
	}
	navigator := app.Window().Get("navigator")
	number := func(name string) float64 {
		if v := navigator.Get(name); v.Truthy() {
			return v.Float()
		}
		return 0
	}
	return machine.Device{
		Cores: int(number("hardwareConcurrency")), Memory: number("deviceMemory"),
		Touch: app.Window().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool(),
	}
}

// Workers starts real workers and timers for the machine.
type Workers struct{ Site *shell.Site }

// Spawn implements machine.Workers.
func (w Workers) Spawn(onText, onFail func(string)) machine.Port {
	relay := func(f func(string)) app.Func {
		return app.FuncOf(func(_ app.Value, args []app.Value) any {
			text := args[0].String()
			w.Site.Context().Dispatch(func(ctx app.Context) {
				ctx.PreventUpdate()
				f(text)
			})
			return nil
		})
	}
	text, fail := relay(onText), relay(onFail)
	return &port{shell.Boot().Call("engine", text, fail), []app.Func{text, fail}}
}

// After implements machine.Workers.
func (w Workers) After(d time.Duration, f func()) { after(w.Site, d, f) }

type port struct {
	worker app.Value
	relays []app.Func
}

// Send implements machine.Port.
func (p *port) Send(text string) { p.worker.Call("send", text) }

// Kill implements machine.Port.
func (p *port) Kill() {
	p.worker.Call("kill")
	for _, relay := range p.relays {
		relay.Release()
	}
}

// An Engine searches for moves, for sessions that want nothing but the best one.
type Engine struct{ Client *machine.Client }

// Search asks for a move, and calls done once, unless the search is cancelled before.
func (e Engine) Search(q machine.Query, done func(move string, err error)) (cancel func()) {
	return e.Client.Search(q, nil, func(found protocol.Found, err error) { done(found.Best, err) }).Cancel
}
