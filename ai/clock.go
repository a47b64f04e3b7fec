//go:build !js

package ai

import "time"

var program = time.Now()

// now returns the milliseconds since the program started.
func now() float64 { return float64(time.Since(program)) / float64(time.Millisecond) }
