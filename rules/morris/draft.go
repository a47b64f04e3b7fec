package morris

// Draft returns the board of a sketch as far as it goes, with its faults: what can be said of it while it is drawn. Its
// lines are those of the sketch, and it has no ID.
func (s *Sketch) Draft() Board {
	at := s.Order()
	var places []Place
	for _, from := range at {
		places = append(places, s.Places[from])
	}
	to, whole := inverse(at), *s
	if len(s.Start) != len(s.Places) {
		whole.Start = ""
	}
	return whole.board(names(s.Grid, places), to,
		strokes{lines: moved(s.Lines, to), paths: moved(s.Paths, to), wins: moved(s.Wins, to)})
}
