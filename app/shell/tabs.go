package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// onPlayHere takes the game back from another tab.
func (r *Root) onPlayHere(app.Context, app.Event) {}
