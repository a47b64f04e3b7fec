package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Now returns the reader's local time: see [Local].
func Now() time.Time { return Local(time.Now()) }

// Local returns a time in the reader's time zone. The browser is asked each time: Go asks once, when the program
// starts, and keeps that over a change to winter time or a journey.
func Local(t time.Time) time.Time {
	if !app.IsClient {
		return t
	}
	west := app.Window().Get("Date").New(t.UnixMilli()).Call("getTimezoneOffset").Int()
	return t.In(time.FixedZone("", -60*west))
}
