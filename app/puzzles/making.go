package puzzles

import (
	"errors"

	"tablier/ai/protocol"
	"tablier/rules"
)

// A Progression is how far the puzzles of a game are that the machine makes on the spot.
type Progression int

// How far they are.
const (
	NotAsked   Progression = iota
	Making                 // the machine makes them
	Made                   // they are there, maybe none
	Halted                 // the person has stopped that
	Failed                 // the machine has not answered
	TooLarge               // the game has more positions than the machine knows the values of
	Unreadable             // what was asked for is no game
)

// A Workshop has the machine make the puzzles of a game that somebody has drawn.
type Workshop interface {
	// Make has the puzzles of a variant made. Far hears how far that is, in hundredths, and done gets their file or an
	// error, once, neither from within Make nor after cancel.
	Make(game, variant string, far func(int), done func(file string, err error)) (cancel func())
}

// A Spot is the puzzles of a game that somebody has drawn: they are not fetched, but made on the spot from the text of
// the game, the same ones every time.
type Spot struct {
	spec   *rules.Spec
	work   Workshop
	redraw func()

	variant string
	state   Progression
	far     int
	cancel  func()
	shelves map[string]*Shelf // of the last games
}

// mostShelves is how many games are kept.
const mostShelves = 8

// NewSpot returns what has puzzles made of a game's drawn variants. Redraw is called when something has come.
func NewSpot(spec *rules.Spec, work Workshop, redraw func()) *Spot {
	return &Spot{spec: spec, work: work, redraw: redraw, shelves: map[string]*Shelf{}}
}

// Show has the puzzles of a game made, by its text, unless they are there; an empty text stands for none.
func (s *Spot) Show(text string) {
	s.Leave()
	s.variant, s.state = text, NotAsked
	if text == "" {
		return
	}
	canonical, err := s.spec.Written(text)
	if err != nil {
		s.state = Unreadable
		return
	}
	s.variant = canonical
	s.Resume()
}

// Resume has them made, also where that was stopped or has failed.
func (s *Spot) Resume() {
	if s.state == Unreadable || s.state == Making {
		return
	}
	if s.shelves[s.variant] != nil {
		s.state = Made
		return
	}
	s.state, s.far = Making, 0
	s.cancel = s.work.Make(s.spec.ID, s.variant, s.hear, s.take)
}

// hear hears how far the machine is.
func (s *Spot) hear(far int) {
	if far != s.far {
		s.far = far
		s.redraw()
	}
}

// take takes the file of the puzzles.
func (s *Spot) take(file string, err error) {
	s.cancel = nil
	var shelf *Shelf
	if err == nil {
		shelf, err = NewShelf(file)
	}
	var refusal *protocol.Error
	switch {
	case errors.As(err, &refusal) && refusal.Code == protocol.CodeLarge:
		s.state = TooLarge
	case err != nil:
		s.state = Failed
	default:
		if len(s.shelves) == mostShelves {
			clear(s.shelves)
		}
		s.shelves[s.variant], s.state = shelf, Made
	}
	s.redraw()
}

// Halt stops the machine.
func (s *Spot) Halt() {
	if s.state == Making {
		s.Leave()
		s.state = Halted
	}
}

// Leave ends what is under way: nobody looks.
func (s *Spot) Leave() {
	if s.cancel != nil {
		s.cancel()
		s.cancel = nil
	}
}

// Variant returns the text of the game, empty where none is asked for.
func (s *Spot) Variant() string { return s.variant }

// State returns how far the puzzles are, and Far how far the machine is, in hundredths.
func (s *Spot) State() Progression { return s.state }

// Far returns how far the machine is, in hundredths.
func (s *Spot) Far() int { return s.far }

// Shelf returns the puzzles, nil before they are there.
func (s *Spot) Shelf() *Shelf {
	if s.state != Made {
		return nil
	}
	return s.shelves[s.variant]
}
