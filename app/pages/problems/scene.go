package problems

import (
	"strconv"

	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/exercise"
	"tablier/app/puzzles"
)

// lookRings is the class of the rings round the points that a question is about.
const lookRings = "look"

// numbers is the class of the discs with the number of each ply of a solution.
const numbers = "ply"

// Scene implements exercise.Page: the board with the subject of the question, the answer and the solution.
func (p *page) Scene() board.Scene {
	return p.desk.Scene(func(s *board.Scene) {
		switch {
		case p.puzzle.Kind == puzzle.Points:
			p.drawCosts(s)
		case !p.puzzle.Kind.Exact():
			p.drawQuestion(s)
		case p.settled():
			p.drawLine(s)
		case p.session.State() == puzzles.ToAnswer:
			p.desk.ShowHint(s)
			if !p.desk.Touched() && p.desk.Hint == "" && p.before < p.session.Kept() {
				p.desk.DrawReply(s, p.before+1, false)
			}
		default:
			p.desk.DrawReply(s, p.before+1, p.session.State() == puzzles.Wrong)
		}
	})
}

// drawLine draws the numbers of the solution's plies up to the position that is shown, each at its destination; on
// one point the last of them. A single one has a tick.
func (p *page) drawLine(s *board.Scene) {
	at := map[int]int{}
	plies := p.desk.Table.Match().Ply()
	for ply := 1; ply <= plies; ply++ {
		if to := p.desk.Reached(s, ply); to >= 0 {
			at[to] = ply
		}
	}
	for ply := 1; ply <= plies; ply++ {
		for point, last := range at {
			if last == ply {
				s.Signs = append(s.Signs, board.Sign{
					Point: point, Class: numbers, Text: strconv.Itoa(ply), Aside: true,
				})
			}
		}
	}
	if to := p.desk.Reached(s, plies); len(p.session.Moves()) == 1 && to >= 0 {
		s.Signs = nil
		s.Top += exercise.Tick(s.Points[to])
	}
}

// drawCosts draws the answered move, and the best one beside it.
func (p *page) drawCosts(s *board.Scene) {
	switch p.session.State() {
	case puzzles.ToAnswer:
		p.desk.ShowHint(s)
		return
	case puzzles.Wrong, puzzles.Solved:
	default:
		return
	}
	view := p.desk.Table.View()
	last := p.session.Last()
	own := p.desk.PathOf(s, view, last.Move)
	if last.Cost > 0 {
		s.Top += mark(s, "was", own)
		own = p.desk.PathOf(s, view, p.session.Expected())
	}
	s.Top += mark(s, "reply", own)
}

// mark draws a move: an arrow, or a ring for a move without an origin.
func mark(s *board.Scene, class string, path []int) string {
	if len(path) == 1 {
		return exercise.Circle(class, s.Points[path[0]], 9)
	}
	return exercise.ArrowAlong(class, s.Points, path)
}

// drawQuestion marks the pawn or the move that a question is about.
func (p *page) drawQuestion(s *board.Scene) {
	if p.puzzle.Kind == puzzle.Forces {
		exercise.PointTo(s, lookRings, p.puzzle.On)
		return
	}
	s.Top += mark(s, "look", p.desk.PathOf(s, p.desk.Table.View(), p.move()))
}
