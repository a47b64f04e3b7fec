package ai

import "syscall/js"

var performance = js.Global().Get("performance")

// Now returns the milliseconds since the program started. Package time would add 56 kB to what a browser
// loads.
func Now() float64 { return performance.Call("now").Float() }
