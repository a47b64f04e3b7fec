package watch

import (
	"slices"

	"tablier/ai/protocol"
)

// Predictions are the questions about the next step. That step is known, and not shown before the answer.
type Predictions struct {
	on       bool
	question *Prediction    // nil where nothing is asked
	next     *protocol.Tree // the step that the question is about
	choice   int            // the answer given, -1 for none
	revealed bool           // the right answer is shown
	last     int            // the step of the question before, -1 for none
}

// On says whether a person wants to be asked.
func (p *Predictions) On() bool { return p.on }

// Question returns the question, nil where nothing is asked. Once it is answered the step that it is about is shown.
func (p *Predictions) Question() *Prediction { return p.question }

// Pending says whether a question has not been answered.
func (p *Predictions) Pending() bool { return p.question != nil && !p.revealed }

// Choice returns the answer that was given, -1 for none.
func (p *Predictions) Choice() int { return p.choice }

// Hides says whether a node is asked about: what would tell the answer is left out.
func (p *Predictions) Hides(path []string) bool {
	return p.Pending() && (p.question.Kind == ValueComes || p.question.Kind == CutComes) &&
		slices.Equal(path, p.question.Where)
}

// clear removes the question and its answer, as another step or search is shown.
func (p *Predictions) clear() {
	*p = Predictions{on: p.on, choice: -1, last: -1}
}

// expect asks a person to predict the step after the one shown, where there is something to ask.
func (p *Predictions) expect(algorithm string, now, next *protocol.Tree) {
	p.question, p.next, p.choice, p.revealed = nil, nil, -1, false
	if next == nil || !p.on {
		return
	}
	if p.question = Predict(algorithm, now, next, p.last); p.question != nil {
		p.next, p.last = next, next.Step
	}
}

// answer takes an answer, -1 for none, and returns the step that the question was about.
func (p *Predictions) answer(choice int) *protocol.Tree {
	p.choice, p.revealed = choice, true
	return p.next
}
