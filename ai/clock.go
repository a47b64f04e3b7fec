//go:build !js

package ai

import "time"

var program = time.Now()

// Now returns the milliseconds since the program started.
func Now() float64 { return float64(time.Since(program)) / float64(time.Millisecond) }
