package page

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

// scene returns the board with the subject of the question, the answer and the solution.
func (a *attempt) scene() board.Scene {
	return a.desk.Scene(func(s *board.Scene) {
		switch {
		case a.puzzle.Kind == puzzle.Points:
			a.drawCosts(s)
		case !a.puzzle.Kind.Exact():
			a.drawQuestion(s)
		case a.settled():
			a.drawLine(s)
		case a.session.State() == puzzles.ToAnswer:
			a.desk.ShowHint(s)
			if !a.desk.Touched() && a.desk.Hint == "" && a.before < a.session.Kept() {
				a.desk.DrawReply(s, a.before+1, false)
			}
		default:
			a.desk.DrawReply(s, a.before+1, a.session.State() == puzzles.Wrong)
		}
	})
}

// drawLine draws the numbers of the solution's plies up to the position that is shown, each at its destination; on
// one point the last of them. A single one has a tick.
func (a *attempt) drawLine(s *board.Scene) {
	at := map[int]int{}
	plies := a.desk.Table.Match().Ply()
	for ply := 1; ply <= plies; ply++ {
		if to := a.desk.Reached(s, ply); to >= 0 {
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
	if to := a.desk.Reached(s, plies); len(a.session.Moves()) == 1 && to >= 0 {
		s.Signs = nil
		s.Top += exercise.Tick(s.Points[to])
	}
}

// drawCosts draws the answered move, and the best one beside it.
func (a *attempt) drawCosts(s *board.Scene) {
	switch a.session.State() {
	case puzzles.ToAnswer:
		a.desk.ShowHint(s)
		return
	case puzzles.Wrong, puzzles.Solved:
	default:
		return
	}
	view := a.desk.Table.View()
	last := a.session.Last()
	own := a.desk.PathOf(s, view, last.Move)
	if last.Cost > 0 {
		s.Top += mark(s, "was", own)
		own = a.desk.PathOf(s, view, a.session.Expected())
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
func (a *attempt) drawQuestion(s *board.Scene) {
	if a.puzzle.Kind == puzzle.Forces {
		exercise.PointTo(s, lookRings, a.puzzle.On)
		return
	}
	s.Top += mark(s, "look", a.desk.PathOf(s, a.desk.Table.View(), a.move()))
}
