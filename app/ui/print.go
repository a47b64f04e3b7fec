package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Print has the browser print the page as it stands, and calls after once that has been done: not every browser waits
// until it is printed, but all say when it has been.
func Print(after func()) {
	var printed app.Func
	printed = app.FuncOf(func(app.Value, []app.Value) any {
		printed.Release()
		after()
		return nil
	})
	app.Window().Call("addEventListener", "afterprint", printed, map[string]any{"once": true})
	app.Window().Call("print")
}
