package watch

import (
	"slices"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/ui"
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
	score    watch.Score
}

// forget ends what was asked; the score stays.
func (p *predicting) forget() {
	p.question, p.next, p.choice, p.reveal, p.last = nil, nil, -1, false, -1
}

// expect asks about the step after the one shown, where there is something to ask.
func (k *Kind) expect(now, next *protocol.Tree) {
	k.question, k.next, k.choice, k.reveal = nil, nil, -1, false
	if next == nil || !k.predict {
		return
	}
	if k.question = watch.Predict(k.settings.Algorithm, now, next, k.last); k.question != nil {
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
		k.mark(choice == k.question.Right)
	}
	k.now = k.next
	k.said = k.verdict()
	k.note()
	k.fill()
	k.outside.focus("act-onward")
}

// mark counts an answer, and keeps the count.
func (k *Kind) mark(right bool) {
	k.recallScore() // another page may have counted
	k.score.Of++
	if right {
		k.score.Right++
	}
	k.site.Store.Set(watch.ScoreKey, k.score.String())
}

// recallScore reads what was counted before. What cannot be read is set aside, and nothing of it is lost.
func (k *Kind) recallScore() {
	text, ok := k.site.Store.Read(watch.ScoreKey)
	if !ok {
		return
	}
	score, err := watch.ParseScore(text)
	if err != nil {
		k.outside.log(err)
		k.site.Store.SetAside(watch.ScoreKey)
		return
	}
	k.score = score
}

// hidden says whether a node is asked about: what would tell the answer is left out.
func (k *Kind) hidden(path []string) bool {
	q := k.question
	return q != nil && !k.reveal && (q.Kind == watch.ValueComes || q.Kind == watch.CutComes) && slices.Equal(path, q.Where)
}

// verdict says whether the answer was right, and why.
func (k *Kind) verdict() string {
	m, q := k.messages().Watch, k.question
	because := k.because()
	switch {
	case k.choice < 0:
		return m.NotCounted + " " + because
	case k.choice == q.Right:
		return m.Right(because)
	}
	return m.Wrong(because)
}

// because says why the right answer is right. The step that was asked about is shown.
func (k *Kind) because() string {
	m, q := k.messages().Watch, k.question
	switch q.Kind {
	case watch.ValueComes:
		how := q.Mover
		if k.settings.Algorithm == protocol.Negamax {
			how = protocol.NodeMax // each side in its own view
		}
		return ui.Join(" ", m.Because.Of(how)(k.chooser(q.Mover), k.number(q.Values[q.Right])),
			ui.When(k.event() == "bound", m.Lines.Of("bound")))
	case watch.StepComes:
		return m.Lines.Of(k.event())
	case watch.WaveComes:
		return m.Waves[q.Right]
	}
	if q.Right == 1 {
		return m.KeptOn
	}
	return m.CutBecause
}

// choices are the answers that may be given to the question.
func (k *Kind) choices() (list []string) {
	m, q := k.messages().Watch, k.question
	switch q.Kind {
	case watch.ValueComes:
		for _, v := range q.Values {
			list = append(list, k.number(v))
		}
		return list
	case watch.StepComes:
		for _, e := range q.Events {
			list = append(list, m.Does.Of(e))
		}
		return list
	case watch.WaveComes:
		return []string{m.Won, m.Lost}
	}
	return []string{m.Yes, m.No}
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
	k.mark(choice == k.quiz.Right)
	k.said = k.messages().Watch.Wrong(k.quiz.Why)
	if choice == k.quiz.Right {
		k.said = k.messages().Watch.Right(k.quiz.Why)
	}
	k.rev++
}
