package atlas

import (
	"time"

	"tablier/app/latest"
)

// allWaves stands for the last wave of a map that has not come yet.
const allWaves = 1 << 20

// A Waves is how far the waves have come, in which positions become known, from the end outwards: one a ply, and a last
// one for the draws. Only what depends on no map may be asked before one is shown.
type Waves struct {
	m       *Map
	passed  int  // the last wave that has passed
	arrived bool // the last wave of all has just passed
	course  bool
	beats   latest.Source // pending while one wave after the other passes by itself
}

// begin makes another map the one over which the waves pass. As many waves as before have passed, if it has so many.
func (w *Waves) begin(m *Map) { w.m, w.passed = m, min(w.passed, m.Waves()+1) }

// stop ends the automatic passing of the waves and cancels its timer.
func (w *Waves) stop() { w.beats.Cancel() }

// Running says whether the waves are passing automatically.
func (w *Waves) Running() bool { return w.beats.Pending() }

// InCourse says whether the page uses the words of a course on graphs: attractors, and not waves.
func (w *Waves) InCourse() bool { return w.course }

// Arrived says whether the last wave has just passed: what it comes to is said.
func (w *Waves) Arrived() bool { return w.arrived }

// Passed returns the number of the last wave that has passed.
func (w *Waves) Passed() int { return w.passed }

// Last returns the number of the wave after which the value of every position is known.
func (w *Waves) Last() int { return w.m.Waves() + 1 }

// AllKnown says whether all waves have passed, so that every position's value is known.
func (w *Waves) AllKnown() bool { return w.passed == w.Last() }

// Ring returns the ring of the last wave that has passed, -1 for none.
func (w *Waves) Ring() int {
	for i, r := range w.m.Rings {
		if r.Drawn() && w.AllKnown() || !r.Drawn() && r.Plies == w.passed {
			return i
		}
	}
	return -1
}

// KnowsRing says whether a ring is known by now.
func (w *Waves) KnowsRing(ring int) bool { return w.m.Known(ring, w.passed) }

// Knows says whether a position is known by now; one that is not on the map never is.
func (w *Waves) Knows(i int) bool { return i >= 0 && w.KnowsRing(w.m.RingOf(i)) }

// Pass shows the map after a wave that a person chooses, and an example of the positions that it has reached.
func (s *Session) Pass(wave int) []Effect {
	if s.m != nil {
		s.waves.stop()
		s.reach(wave)
		s.do(Say{SayWave})
	}
	return s.effects()
}

// reach has so many waves have passed, and chooses an example of the last, without a word to a screen reader.
func (s *Session) reach(wave int) {
	s.do(Unpoint{}) // what is pointed at may not be known after this wave
	s.waves.passed = max(0, min(wave, s.waves.Last()))
	s.waves.arrived = s.waves.AllKnown()
	if ring := s.waves.Ring(); ring >= 0 {
		s.put(s.m.Example(ring, -1))
		s.choice.ring = ring
	}
	s.note()
}

// beat is how long each wave is shown while they run.
const beat = 1100 * time.Millisecond

// Run has one wave after the other pass by itself, from the first again after the last; it stops them if they do.
func (s *Session) Run() []Effect {
	switch {
	case s.m == nil:
		return nil
	case s.waves.Running():
		s.waves.stop()
	default:
		if s.waves.AllKnown() {
			s.reach(0)
		}
		s.do(Say{SayNothing})
		s.wait(beat, &s.waves.beats)
	}
	s.changed()
	return s.effects()
}

// passed has the next wave pass automatically, and sets the timer for the one after. Only the last one is told.
func (s *Session) passed() {
	s.reach(s.waves.passed + 1)
	if s.waves.AllKnown() {
		s.do(Say{SayWave})
	} else {
		s.wait(beat, &s.waves.beats)
	}
}

// CallAsInCourse has waves called as in a course on graphs, or as usual.
func (s *Session) CallAsInCourse(yes bool) []Effect {
	s.waves.course = yes
	s.note()
	return s.effects()
}
