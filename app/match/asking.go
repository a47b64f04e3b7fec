package match

import (
	"tablier/ai/protocol"
	"tablier/app/machine"
)

// The effects on the machine.
type (
	// Ask asks the machine: Heard, any number of times, then Answered, unless it is cancelled.
	Ask struct {
		ID    int
		Query machine.Query
	}
	// Cancel takes a question back: nothing more is heard of it.
	Cancel struct{ ID int }
	// Hurry has the machine answer a question at once.
	Hurry struct{ ID int }
	// RestartMachine replaces a machine that has failed.
	RestartMachine struct{}
)

// The note of the search is taken back after what comes of the answer: where that asks on, as a review does, it stays.
func (e Ask) carryOut(s *Session) {
	s.runtime.Begun.Begin(s.thing())
	s.searches[e.ID] = s.runtime.Machine.Search(e.Query,
		func(p protocol.Progress) { s.Dispatch(Heard{e.ID, p}) },
		func(found protocol.Found, err error) {
			delete(s.searches, e.ID)
			s.Dispatch(Answered{e.ID, found, err})
			s.runtime.Begun.End(s.thing())
		})
}

func (e Cancel) carryOut(s *Session) {
	if search := s.searches[e.ID]; search != nil {
		search.Cancel()
		delete(s.searches, e.ID)
		s.runtime.Begun.End(s.thing())
	}
}

func (e Hurry) carryOut(s *Session) {
	if search := s.searches[e.ID]; search != nil {
		search.PlayNow()
	}
}

func (RestartMachine) carryOut(s *Session) { s.runtime.Machine.Restart() }
