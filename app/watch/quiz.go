package watch

import "tablier/app/board"

// A Quiz is the prepared question that is asked, about the whole of a search.
type Quiz struct {
	question *board.Quiz // nil for none
	choice   int         // the answer given, -1 for none
}

// Question returns the prepared question that is asked, nil for none.
func (q *Quiz) Question() *board.Quiz { return q.question }

// Choice returns the answer that was given, -1 for none.
func (q *Quiz) Choice() int { return q.choice }

// Pending says whether a question has not been answered.
func (q *Quiz) Pending() bool { return q.question != nil && q.choice < 0 }

// pose asks the prepared question with a name, or none where no question has that name.
func (q *Quiz) pose(name string, of []board.Quiz) {
	*q = Quiz{choice: -1}
	for i := range of {
		if of[i].Name == name {
			q.question = &of[i]
		}
	}
}

// end removes the question: a person has opened another search.
func (q *Quiz) end() { q.question = nil }
