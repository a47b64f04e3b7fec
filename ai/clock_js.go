package ai

import "syscall/js"

var performance = js.Global().Get("performance")

// now returns the milliseconds since the program started. Package time would add 56 kB to what a browser
// loads.
func now() float64 { return performance.Call("now").Float() }
