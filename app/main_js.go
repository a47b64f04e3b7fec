package main

import (
	"math"
	"runtime/debug"
	"time"

	"tablier/app/pages"
	"tablier/app/shell"
)

// started is when a start is over on all but the slowest machines.
const started = 3 * time.Second

func main() {
	// The browser can do nothing while Go's garbage collector goes through all that the page keeps, some ten megabytes,
	// in one go: it does so less often, for some tens of megabytes; and while the page starts only beyond these.
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(64 << 20)
	time.AfterFunc(started, func() {
		debug.SetGCPercent(400)
		debug.SetMemoryLimit(math.MaxInt64)
	})
	shell.Run(pages.All)
}
