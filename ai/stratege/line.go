package stratege

import (
	"math"
	"slices"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/stratege"
)

// line returns a move in the form of package ai. The score of a certain win is its points alone, so it may stand before
// a line with a higher score.
func (r *root) line(c candidate) ai.Line {
	score := lead(c.score)
	if points, ends := r.ends(c.step); ends {
		score = float64(points) / 100
	}
	return ai.Line{Move: r.node.Text(c.step), Score: score, PV: r.expected(c.step)}
}

// ends says whether a move is sure to end the game, and with what lead, in hundredths.
func (r *root) ends(m stratege.Step) (points int32, yes bool) {
	if r.node.SettingUp() {
		return 0, false
	}
	if cell, _ := r.node.hiddenIn(m); cell >= 0 {
		return 0, false
	}
	n := r.node
	n.do(m)
	side := int(r.node.Turn)
	return n.points(side) - n.points(side^1), n.End != stratege.Running
}

// The search values pawns on the board higher than the points that they make in the end. In 120 games against itself
// with 2,000 nodes a move, a score of s hundredths led to maxLead × tanh(s / scale) points more than the other side on
// average, within a point.
const (
	maxLead = 11.5
	scale   = 2800
)

// lead returns the expected lead in points of a score.
func lead(score int32) float64 {
	switch {
	case score >= won:
		return float64(score-won) / 100
	case score <= -won:
		return float64(score+won) / 100
	}
	return maxLead * math.Tanh(float64(score)/scale)
}

// expected returns a move and the principal variation after it, as far as it is in the table and nobody has to show a
// pawn.
func (r *root) expected(m stratege.Step) []rules.Move {
	n := r.node
	line := []rules.Move{n.Text(m)}
	for len(line) < r.depth {
		if hidden, _ := n.hiddenIn(m); hidden >= 0 {
			break
		}
		n.do(m)
		word := n.word()
		e := r.table[word&uint64(len(r.table)-1)]
		var buf [stratege.MostMoves]stratege.Step
		if e.word != word || e.bound < 0 || !slices.Contains(n.AppendMoves(buf[:0]), e.best) {
			break
		}
		m = e.best
		line = append(line, n.Text(m))
	}
	return line
}
