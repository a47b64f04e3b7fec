package hyle

// Play returns the state after a legal move; after any other, nonsense.
func (s *State) Play(m Step) State {
	next := *s
	next.Do(m)
	return next
}

// Do plays a legal move in place; any other makes nonsense.
func (s *State) Do(m Step) {
	switch s.Phase {
	case Drawing:
		s.Hand = m.Colour()
		s.Bag[s.Hand]--
		s.Phase = Placing
	case Placing:
		cell, _ := m.Cells()
		s.put(cell, s.Hand)
		s.Hand = 0
		s.Empty--
		s.Phase = Sliding
		if s.Empty == 0 {
			s.Phase = Ended
		}
	case Sliding:
		s.Phase = Drawing
		if m != Decline {
			s.slide(m.Cells())
		}
	}
}

// Undo takes back the move that Do played last, in place.
func (s *State) Undo(m Step) {
	switch s.Phase {
	case Placing:
		s.Bag[s.Hand]++
		s.Hand = 0
		s.Phase = Drawing
	case Sliding, Ended:
		cell, _ := m.Cells()
		s.Hand = s.lift(cell)
		s.Empty++
		s.Phase = Placing
	case Drawing:
		s.Phase = Sliding
		if m != Decline {
			from, to := m.Cells()
			s.slide(to, from)
		}
	}
}

// After returns the Points after a legal move, which it does not play.
func (s *State) After(m Step) int {
	points := s.Points
	if m >= Decline || s.Phase == Drawing {
		return int(points)
	}
	from, to := m.Cells()
	if s.Phase == Placing {
		at := s.spot(to)
		file, rank := int(at.file), int(at.rank)
		return int(points + s.gain(file, rank, s.Hand) + s.gain(Most+rank, file, s.Hand))
	}
	w := s.slidePath(from, to)
	line, left := s.Lines[w.along], s.Lines[w.across+w.from]
	colour := line.At(w.from)
	points += change(line, line.without(w.from).with(w.to, colour), s.N)
	points += change(left, left.without(w.crossed), s.N)
	return int(points + s.gain(w.across+w.to, w.crossed, colour))
}

// gain returns how many points a line gains by a colour in its i-th cell, which is empty.
func (s *State) gain(line, i int, colour uint8) uint16 {
	l := s.Lines[line]
	return change(l, l.with(i, colour), s.N)
}

// put places a pawn on an empty cell.
func (s *State) put(cell int, colour uint8) {
	at := s.spot(cell)
	s.fill(int(at.file), int(at.rank), colour)
	s.fill(Most+int(at.rank), int(at.file), colour)
}

// lift takes a pawn off its cell.
func (s *State) lift(cell int) (colour uint8) {
	at := s.spot(cell)
	colour = s.Lines[at.file].At(int(at.rank))
	s.clear(int(at.file), int(at.rank))
	s.clear(Most+int(at.rank), int(at.file))
	return colour
}

// A slidePath is the path of a slide: the line along which it goes, from one of its cells to another, and the lines
// that it leaves and enters, counted from the first across, of which it crosses the same cell.
type slidePath struct{ along, from, to, across, crossed int }

func (s *State) slidePath(from, to int) slidePath {
	a, b := s.spot(from), s.spot(to)
	if a.file == b.file {
		return slidePath{along: int(a.file), from: int(a.rank), to: int(b.rank), across: Most, crossed: int(a.file)}
	}
	return slidePath{along: Most + int(a.rank), from: int(a.file), to: int(b.file), across: 0, crossed: int(a.rank)}
}

// slide takes a pawn from one cell to an empty one of the same column or row. What the line is worth along which it
// goes is looked up once.
func (s *State) slide(from, to int) {
	w := s.slidePath(from, to)
	line := s.Lines[w.along]
	colour := line.At(w.from)
	s.change(w.along, line.without(w.from).with(w.to, colour), 1<<w.from|1<<w.to)
	s.clear(w.across+w.from, w.crossed)
	s.fill(w.across+w.to, w.crossed, colour)
}

// fill puts a colour into the i-th cell of a line, which is empty.
func (s *State) fill(line, i int, colour uint8) { s.change(line, s.Lines[line].with(i, colour), 1<<i) }

// clear empties the i-th cell of a line.
func (s *State) clear(line, i int) { s.change(line, s.Lines[line].without(i), 1<<i) }

// change replaces a line by one in which the cells of a set have been filled or emptied.
func (s *State) change(line int, l Line, cells uint8) {
	s.Points += change(s.Lines[line], l, s.N)
	s.Lines[line] = l
	taken, count := s.Taken[line]%(1<<Most), &slideCounts[s.N&7]
	s.Taken[line] = taken ^ cells
	s.slides += count[(taken^cells)%(1<<Most)] - count[taken]
}
