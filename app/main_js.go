package main

import (
	"runtime/debug"

	"tablier/app/pages"
	"tablier/app/shell"
)

func main() {
	// The browser can do nothing while Go's garbage collector goes through all that the page keeps, some ten megabytes,
	// in one go: it does so less often, for some tens of megabytes.
	debug.SetGCPercent(400)
	shell.Run(pages.All)
}
