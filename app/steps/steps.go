// Package steps does long tasks in steps, so that the browser has its turn in between.
package steps

import "time"

// A Work is a long task in steps, because there are many moves to be played. Step plays up to so many
// moves and returns true once all is done; nothing can be done after an error. Progress returns how many moves have
// been played, of how many.
type Work interface {
	Step(plies int) (done bool, err error)
	Progress() (played, all int)
}

// How much is done at a time, so that the browser has its turn in between: a step takes some milliseconds, in any game
// and on a slow machine too. What takes one step is done at once.
const (
	Plies  = 64
	Breath = time.Millisecond // the pause between two steps, in which the browser has its turn
)

// How long small steps follow one another before the browser has its turn, and how many do at most. They are small
// because the first ones are slow: the browser compiles what they call.
const (
	stretchTime  = 8 * time.Millisecond
	stretchPlies = Plies / 4
	stretchSteps = 32
)

// Stretches run a work in stretches of steps, so that the browser has its turn in between.
type Stretches struct {
	Step     func(plies int) (done bool, err error) // see [Work]
	Now      func() time.Duration
	Later    func(func())    // calls a function a Breath later
	Wanted   func() bool     // asked before each later stretch: false ends the work silently
	Advanced func()          // called after each stretch but the last
	Done     func(err error) // called in the end with the error of the work: at once when one stretch was enough
}

// Go does the work.
func (s Stretches) Go() { s.from(s.Done) }

// from does a stretch, schedules the others, and then calls done.
func (s Stretches) from(done func(err error)) {
	ended, err := s.stretch()
	if ended || err != nil {
		done(err)
		return
	}
	s.Advanced()
	// What is done with a long work takes a while too: it has a turn of its own.
	s.later(func() { s.from(func(err error) { s.later(func() { s.Done(err) }) }) })
}

// later calls a function a Breath later, if it is wanted then.
func (s Stretches) later(do func()) {
	s.Later(func() {
		if s.Wanted() {
			do()
		}
	})
}

// stretch does as many steps as fit into one turn of the program.
func (s Stretches) stretch() (done bool, err error) {
	end := s.Now() + stretchTime
	for n := 0; n < stretchSteps && !done && err == nil && s.Now() < end; n++ {
		done, err = s.Step(stretchPlies)
	}
	return done, err
}
