// Package browser is what surrounds a match or another session on a page, as the browser has it: a clock, the machine
// for sessions that want the best move alone, the address, and the page around a frame.
package browser

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/shell"
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
func (c Clock) After(d time.Duration, f func()) { c.Site.Wait(d, f) }

// An Engine searches for moves, for sessions that want nothing but the best one.
type Engine struct{ Client *machine.Client }

// Search asks for a move, and calls done once, unless the search is cancelled before.
func (e Engine) Search(q machine.Query, done func(move string, err error)) (cancel func()) {
	return e.Client.Search(q, nil, func(found protocol.Found, err error) { done(found.Best, err) }).Cancel
}

// Rest ends the worker, unless another page waits for it.
func (e Engine) Rest() { e.Client.Rest() }
