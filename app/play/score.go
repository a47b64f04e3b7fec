package play

// Points of the score: of a win, and to each of a draw.
const (
	winPoints  = 2
	drawPoints = 1
)

// A score is the points of the seats at the table, and this match's part in them.
type score struct {
	points [2]int
	gained [2]int // the points of this match
	void   bool   // this match has a result that no longer counts
	filed  bool   // see Filed
}

// Score returns the points of the seats; in a match by links of guests, the points of that match.
func (t *Table) Score() [2]int {
	switch {
	case !t.byGuests():
		return t.score.points
	case t.Counted() && !t.retaken:
		return gain(t.SeatOf(t.Result().Winner))
	}
	return [2]int{}
}

// byGuests says whether others than those of the settings play a match by links: it does not touch their score.
func (t *Table) byGuests() bool { return t.links != nil && !sameKinds(t.Seats(), t.settings.Seats) }

// Filed says whether this match is in the archive, where it is counted once whatever comes after it.
func (s *score) Filed() bool { return s.filed }

// File notes that this match is in the archive.
func (s *score) File() { s.filed = true }

// start begins a match, which has added nothing to the points yet.
func (s *score) start() { *s = score{points: s.points} }

// add adds a result to the points, once; winner is the seat that has won, -1 after a draw.
func (s *score) add(winner int) {
	if s.gained != [2]int{} {
		return
	}
	s.gained = gain(winner)
	s.addGain(1)
}

// gain returns the points of a result; winner is the seat that has won, -1 after a draw.
func gain(winner int) (points [2]int) {
	if winner < 0 {
		return [2]int{drawPoints, drawPoints}
	}
	points[winner] = winPoints
	return points
}

// uncount takes this match's points off the score again: the match goes on, and will count.
func (s *score) uncount() {
	s.addGain(-1)
	s.gained, s.void = [2]int{}, false
}

// addGain adds this match's points to the score, or takes them off for sign -1.
func (s *score) addGain(sign int) {
	for seat, points := range s.gained {
		s.points[seat] += sign * points
	}
}

// ResetScore sets the score to nothing; the game on the board no longer counts if it is over.
func (t *Table) ResetScore() {
	t.score = score{void: t.Result().Over(), filed: t.filed}
}

// Counted says whether this match has a result that was reached at this table, and counts unless the match is
// Retaken.
func (t *Table) Counted() bool { return t.Result().Over() && !t.void }

// count adds the result to the score, once; the score is that of those who sit here, and not of guests unlike them.
func (t *Table) count() {
	if t.Counted() && !t.retaken && sameKinds(t.Seats(), t.settings.Seats) {
		t.add(t.SeatOf(t.Result().Winner))
	}
}
