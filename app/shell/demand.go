package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// Demand fetches the text of a file that is not kept at installation but from its first use. There is none where it is
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

// KeepPython has what programs in Python need kept for use without a network.
func KeepPython() {
	if app.IsClient {
		Boot().Call("keepPython")
	}
}
