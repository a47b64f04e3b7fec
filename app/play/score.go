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

// Counted says whether this match's result is in the score: it was reached at this table.
func (t *Table) Counted() bool { return t.gained != [2]int{} }

// count adds the result to the score, once.
func (t *Table) count() {
	result := t.Result()
	if !result.Over() || t.void || t.Counted() {
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
