package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// FocusNow focuses an element that is drawn.
func FocusNow(id string) {
	if element := app.Window().GetElementByID(id); element.Truthy() {
		element.Call("focus")
	}
}

// Later calls do with an element once the page has been drawn, if the element is there then. The context must be that
// of a component that stays: go-app drops what an element has deferred once that element is gone, as a button may be
// that has just been pressed.
func Later(ctx app.Context, id string, do func(app.Value)) {
	ctx.Defer(func(app.Context) {
		if element := app.Window().GetElementByID(id); element.Truthy() {
			do(element)
		}
	})
}

// Frame is the time after which a change is drawn: go-app waits 8 ms before it draws, for further changes.
const Frame = 16 * time.Millisecond

// After calls do on the program's own thread after a while, and not before the browser has had its turn: Go's timers
// that end while the program is at work do not wait for that.
func After(ctx app.Context, d time.Duration, do func(app.Context)) {
	if !app.IsClient {
		ctx.After(d, do)
		return
	}
	var ended app.Func
	ended = app.FuncOf(func(app.Value, []app.Value) any {
		ended.Release()
		ctx.Dispatch(do)
		return nil
	})
	app.Window().Call("setTimeout", ended, (d + time.Millisecond - 1).Milliseconds())
}

// BeforePaint calls do with an element just before the browser paints, so that a question about the layout does not
// cause a second one.
func BeforePaint(ctx app.Context, id string, do func(app.Value)) {
	var frame app.Func
	frame = app.FuncOf(func(app.Value, []app.Value) any {
		frame.Release()
		if element := app.Window().GetElementByID(id); element.Truthy() {
			do(element)
		}
		return nil
	})
	ctx.Defer(func(app.Context) { app.Window().Call("requestAnimationFrame", frame) })
}

// Focus focuses an element once the page has been drawn.
func Focus(ctx app.Context, id string) {
	Later(ctx, id, func(e app.Value) { e.Call("focus") })
}

// Reveal scrolls an element into view, once the page has been drawn, as far as it is not.
func Reveal(ctx app.Context, id string) {
	Later(ctx, id, func(e app.Value) { e.Call("scrollIntoView", map[string]any{"block": "nearest"}) })
}

// Active returns the focused element.
func Active() app.Value { return app.Window().Get("document").Get("activeElement") }

// Settled calls then on the program's own thread once a promise is fulfilled, with its value, or rejected.
func Settled(ctx app.Context, promise app.Value, then func(value app.Value, fulfilled bool)) {
	var kept, broken app.Func
	on := func(ok bool) app.Func {
		return app.FuncOf(func(_ app.Value, args []app.Value) any {
			kept.Release()
			broken.Release()
			ctx.Dispatch(func(app.Context) { then(args[0], ok) })
			return nil
		})
	}
	kept, broken = on(true), on(false)
	promise.Call("then", kept, broken)
}

// ReducedMotion says whether a person has asked for reduced motion.
func ReducedMotion() bool {
	return app.Window().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}

// Refresh redraws one component, and not those around it: around is the context of the component that holds it
// directly.
func Refresh(component, around app.Context) {
	component.Dispatch(func(app.Context) { around.PreventUpdate() })
}
