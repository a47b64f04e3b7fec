package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/machine"
)

// Machine returns the machine that all pages share, so that a tab has one worker whatever pages have been visited, and
// several only while searches that nobody waits for share them: those of the review of a match. A page cancels its own
// searches when it is left; those of the workshop, whose next page may never ask anything, also have the machine rest.
func (s *Site) Machine() *machine.Client {
	if s.machine == nil {
		s.machine = machine.New(workers{s}, device().Room())
	}
	return s.machine
}

// device returns what the browser tells of where it runs.
func device() machine.Device {
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

// workers starts real workers and timers for the machine.
type workers struct{ site *Site }

// Spawn implements machine.Workers.
func (w workers) Spawn(onText, onFail func(string)) machine.Port {
	relay := func(f func(string)) app.Func {
		return app.FuncOf(func(_ app.Value, args []app.Value) any {
			text := args[0].String()
			w.site.ctx.Dispatch(func(ctx app.Context) {
				ctx.PreventUpdate()
				f(text)
			})
			return nil
		})
	}
	text, fail := relay(onText), relay(onFail)
	return &port{Boot().Call("engine", text, fail), []app.Func{text, fail}}
}

// After implements machine.Workers.
func (w workers) After(d time.Duration, f func()) { w.site.Wait(d, f) }

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
