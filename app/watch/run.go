package watch

import (
	"time"

	"tablier/app/environment"
	"tablier/app/latest"
)

// paces are how long a step is shown while the steps run, by speed.
var paces = [...]time.Duration{
	1600 * time.Millisecond, 1000 * time.Millisecond, 600 * time.Millisecond, 300 * time.Millisecond,
	120 * time.Millisecond,
}

// MaxSpeed is the highest speed of a run; the lowest is 0.
const MaxSpeed = len(paces) - 1

// usualSpeed is the speed of a run before a person has chosen one.
const usualSpeed = 2

// A Run plays the steps of a search automatically, one after another.
type Run struct {
	clock   environment.Clock
	next    func() // shows the next step
	running bool
	speed   int
	beat    latest.Source // until the next step
}

// Running says whether the steps are being played automatically.
func (r *Run) Running() bool { return r.running }

// Speed returns the speed of the automatic play, from 0 to MaxSpeed.
func (r *Run) Speed() int { return r.speed }

// SetSpeed sets the speed of the automatic play, and returns false for one out of range.
func (r *Run) SetSpeed(speed int) bool {
	if speed < 0 || speed > MaxSpeed {
		return false
	}
	r.speed = speed
	return true
}

// start begins the automatic play; wait schedules the next step.
func (r *Run) start() { r.running = true }

// stop ends the automatic play and cancels the timer of the next step.
func (r *Run) stop() {
	r.running = false
	r.beat.Cancel()
}

// wait sets the timer after which the next step is shown, by the speed.
func (r *Run) wait() {
	token := r.beat.Next()
	r.clock.After(paces[r.speed], func() {
		if r.beat.Take(token) {
			r.next()
		}
	})
}
