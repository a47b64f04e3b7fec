package analysis

import (
	"slices"

	"tablier/app/machine"
)

// A purpose is what the machine is asked a question for.
type purpose int

// The purposes.
const (
	forEvaluation purpose = iota // the value of the position shown
	forHint                      // a move for the person to move
	forReview                    // the value of a position of the match
	forMistake                   // what each move of a position was worth, where the one made may have been a mistake
)

// A question is a pending question to the machine: its number, its purpose and the ply that it is about. For a mistake
// that is the ply to which the move has led.
type question struct {
	id      int
	purpose purpose
	ply     int
}

// questions are the pending questions, in the order in which they were asked.
type questions struct {
	env  Environment
	list []question
}

// ask asks the machine.
func (q *questions) ask(p purpose, ply int, query machine.Query) {
	q.list = append(q.list, question{q.env.Ask(query), p, ply})
}

// cancel cancels the questions for a purpose that which holds for, by their plies.
func (q *questions) cancel(p purpose, which func(ply int) bool) {
	q.list = slices.DeleteFunc(q.list, func(pending question) bool {
		cancelled := pending.purpose == p && which(pending.ply)
		if cancelled {
			q.env.Cancel(pending.id)
		}
		return cancelled
	})
}

// cancelAll cancels all questions for a purpose.
func (q *questions) cancelAll(p purpose) { q.cancel(p, func(int) bool { return true }) }

// take takes the question with a number off the queue; false when there is none.
func (q *questions) take(id int) (taken question, ok bool) {
	at := slices.IndexFunc(q.list, func(pending question) bool { return pending.id == id })
	if at < 0 {
		return question{}, false
	}
	taken = q.list[at]
	q.list = slices.Delete(q.list, at, at+1)
	return taken, true
}

// plies returns the plies that questions for a purpose are about.
func (q *questions) plies(p purpose) (list []int) {
	for _, pending := range q.list {
		if pending.purpose == p {
			list = append(list, pending.ply)
		}
	}
	return list
}

// pending says whether there is a question for a purpose.
func (q *questions) pending(p purpose) bool {
	return slices.ContainsFunc(q.list, func(pending question) bool { return pending.purpose == p })
}
