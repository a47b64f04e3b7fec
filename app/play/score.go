package play

// Points of the score: of a win, and to each of a draw.
const (
	winPoints  = 2
	drawPoints = 1
)

// Score returns the points of the seats.
func (t *Table) Score() [2]int { return t.score }

// ResetScore sets the score to nothing; the game on the board no longer counts if it is over.
func (t *Table) ResetScore() { t.score, t.gained, t.void = [2]int{}, [2]int{}, t.Result().Over() }

// Counted says whether this match has a result that counts: it was reached at this table.
func (t *Table) Counted() bool { return t.Result().Over() && !t.void }

// Filed says whether the end of this match has been put on file, where it is counted once whatever comes after it.
func (t *Table) Filed() bool { return t.filed }

// File notes that the end of this match is on file.
func (t *Table) File() { t.filed = true }

// count adds the result to the score, once; the score is that of those who sit here, and not of guests unlike them.
func (t *Table) count() {
	result := t.Result()
	if !t.Counted() || t.gained != [2]int{} || !alike(t.Seats(), t.settings.Seats) {
		return
	}
	t.gained = [2]int{drawPoints, drawPoints}
	if winner := t.SeatOf(result.Winner); winner >= 0 {
		t.gained = [2]int{}
		t.gained[winner] = winPoints
	}
	t.addGain(1)
}

// uncount takes the result off the score again: the match goes on, and will count.
func (t *Table) uncount() {
	t.addGain(-1)
	t.gained, t.void = [2]int{}, false
}

func (t *Table) addGain(sign int) {
	for seat, points := range t.gained {
		t.score[seat] += sign * points
	}
}
