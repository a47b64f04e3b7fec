package shell

// keepPast puts a game that has just ended among those of the past, and counts it.
func (r *Root) keepPast(s *session) {}

// keepUnfinished puts a game that is about to make place for another among those of the past.
func (r *Root) keepUnfinished(s *session) {}
