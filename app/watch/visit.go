package watch

// Arrive shows what the address asks for, unless that is shown.
func (s *Session) Arrive() {
	s.scorer.recall()
	fragment, whole := s.environment.Address.Asked()
	if s.tree != nil && fragment == s.settings.Address(s.tree.Step) {
		return // the session has written it itself
	}
	s.open(fragment, whole)
}

// Leave ends a visit, and all that goes on by itself.
func (s *Session) Leave() {
	s.reading.Cancel()
	s.addressing.Cancel()
	s.run.stop()
	s.queue.cancel()
	s.growth.interrupt()
	s.surprise.leave()
	s.outline.chosen = false
	s.Dismiss()
}

// Pose asks a prepared question, as its address does, or for an empty name none any more.
func (s *Session) Pose(name string) {
	if name == "" {
		s.EndQuiz()
		return
	}
	address := QuestionAddress(name)
	s.environment.Address.Keep(address)
	s.open(address, true)
}

// open shows what an address asks for, as far as it can be read.
func (s *Session) open(fragment string, whole bool) {
	asked, err := Read(fragment)
	if !whole {
		err = &ParamError{"#", fragment}
	}
	s.quiz.pose(asked.Question, s.environment.Library.Quizzes())
	if quiz := s.quiz.question; quiz != nil {
		asked, err = Read(quiz.Search)
	}
	s.settings = s.catalogue.complete(asked.Settings)
	step := asked.Step
	if step < 0 && s.quiz.question == nil {
		step = 0
	}
	s.outline.chosen = false
	s.Dismiss()
	if bad, ok := err.(*ParamError); ok {
		s.refusal = Refusal{Fault: BadParam, Name: bad.Name, Text: bad.Value}
	}
	if s.environment.Begun.Left(s.settings.thing()) {
		s.hold(step)
	} else {
		s.restart(step)
	}
	if s.quiz.question != nil {
		s.environment.Screen.Say(SayQuiz)
	}
}

// hold shows no search: an earlier visit has crashed over it.
func (s *Session) hold(step int) {
	s.steps.Cancel()
	s.reading.Cancel()
	s.reset()
	s.held, s.heldAt = true, step
}

// SearchAnyway begins a search that is held because of a crash note, as a person has asked for it. It returns false
// where none is.
func (s *Session) SearchAnyway() bool {
	if !s.held {
		return false
	}
	s.environment.Begun.Ask(s.settings.thing())
	s.restart(s.heldAt)
	return true
}
