package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// Demand fetches the text of a file that the service worker keeps from its first use on. There is none where it is
// not kept yet and the network is missing. The context is that of the component that shows the text.
func Demand(ctx app.Context, name string, then func(text string, ok bool)) {
	ui.Settled(ctx, Boot().Call("demand", name), func(text app.Value, ok bool) {
		if !ok {
			then("", false)
			return
		}
		then(text.String(), true)
	})
}

// KeepPython has the service worker keep the files that programs in Python need.
func KeepPython() {
	if app.IsClient {
		Boot().Call("keepPython")
	}
}
