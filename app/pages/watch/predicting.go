package watch

import (
	"slices"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/watch"
)

// predicting is what a person has predicted. The step after the one shown is known, and not drawn before the answer.
type predicting struct {
	predict  bool
	question *watch.Prediction // nil where nothing is asked
	next     *protocol.Tree    // what the question is about
	choice   int               // the answer given, -1 for none
	reveal   bool              // the answer is to be seen
	last     int               // the step of the question before, -1 for none
	right    int
	of       int
}

// forget ends what was asked; the score stays.
func (p *predicting) forget() {
	p.question, p.next, p.choice, p.reveal, p.last = nil, nil, -1, false, -1
}

// expect asks about the step after the one shown, where there is something to ask.
func (k *Kind) expect(now, next *protocol.Tree) {
	k.question, k.next, k.choice, k.reveal = nil, nil, -1, false
	if next == nil {
		return
	}
	if k.question = watch.Predict(now, next, k.last); k.question != nil {
		k.next, k.last = next, next.Step
	}
}

// answer gives an answer, -1 to be shown it.
func (k *Kind) answer(choice int) {
	if k.question == nil || k.reveal {
		return
	}
	k.choice, k.reveal = choice, true
	if choice >= 0 {
		k.of++
		if choice == k.question.Right {
			k.right++
		}
	}
	k.now = k.next
	k.said = k.verdict()
	k.note()
	k.site.Focus("act-onward")
}

// hidden says whether a node is asked about: what would tell the answer is left out.
func (k *Kind) hidden(path []string) bool {
	return k.question != nil && !k.reveal && slices.Equal(path, k.question.Where)
}

// verdict says whether the answer was right, and why.
func (k *Kind) verdict() string {
	m, q := &k.messages().Watch, k.question
	because := m.CutBecause
	switch {
	case q.Kind == watch.ValueComes:
		value := k.number(q.Values[q.Right])
		because = m.Because[q.Mover](k.chooser(q.Mover), value)
	case q.Right == 1:
		because = m.KeptOn
	}
	switch {
	case k.choice < 0:
		return m.NotCounted + " " + because
	case k.choice == q.Right:
		return m.Right(because)
	}
	return m.Wrong(because)
}

// quizzing is a prepared question.
type quizzing struct {
	quiz     *board.Quiz // nil for none
	answered int         // the choice, -1 for none
}

// findQuiz returns a prepared question by its name, nil when there is none.
func (k *Kind) findQuiz(name string) *board.Quiz {
	for _, q := range k.quizzes() {
		if q.Name == name {
			return &q
		}
	}
	return nil
}

// quizzes are all prepared questions.
func (k *Kind) quizzes() (list []board.Quiz) {
	for _, g := range k.games {
		if g.Searched.Quizzes != nil {
			list = append(list, g.Searched.Quizzes(k.site.Lang)...)
		}
	}
	return list
}

// solve answers the prepared question.
func (k *Kind) solve(choice int) {
	if k.quiz == nil || k.answered >= 0 {
		return
	}
	k.answered = choice
	k.of++
	k.said = k.messages().Watch.Wrong(k.quiz.Why)
	if choice == k.quiz.Right {
		k.right++
		k.said = k.messages().Watch.Right(k.quiz.Why)
	}
	k.rev++
}
