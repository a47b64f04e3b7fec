package page

import (
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// asks returns the question about the next step, and says how it is to be answered.
func (w *words) asks() (title, how string) {
	m, q := w.messages(), w.Predictions.Question()
	switch q.Kind {
	case watch.CutComes:
		return m.AskCut, ui.Join(". ", ui.Capital(w.Place(q.Where)), m.CutHow)
	case watch.StepComes:
		return m.AskStep, ""
	case watch.WaveComes:
		return m.AskWave, m.WaveHow
	case watch.ValueComes:
	}
	return m.AskValue, m.Chosen.Of(q.Mover)(w.Chooser(q.Mover))
}

// keyed lists answers by the keys that give them.
func (w *words) keyed(choices []string) string {
	var list []string
	m := w.messages()
	for i, choice := range choices {
		list = append(list, m.Key(strconv.Itoa(i+1), choice))
	}
	return strings.Join(list, m.Also) + "."
}

// verdict says whether the answer was right, and why.
func (w *words) verdict() string {
	m, q := w.messages(), w.Predictions.Question()
	because := w.because()
	switch {
	case w.Predictions.Choice() < 0:
		return m.NotCounted + " " + because
	case w.Predictions.Choice() == q.Right:
		return m.Right(because)
	}
	return m.Wrong(because)
}

// because says why the right answer is right. The step that was asked about is shown.
func (w *words) because() string {
	m, q := w.messages(), w.Predictions.Question()
	switch q.Kind {
	case watch.ValueComes:
		how := q.Mover
		if w.Algorithm == protocol.Negamax {
			how = protocol.NodeMax // each side in its own view
		}
		return ui.Join(" ", m.Because.Of(how)(w.Chooser(q.Mover), w.Number(q.Values[q.Right])),
			ui.When(w.event() == "bound", m.Lines.Of("bound")))
	case watch.StepComes:
		return m.Lines.Of(w.event())
	case watch.WaveComes:
		return m.Waves[q.Right]
	}
	if q.Right == 1 {
		return m.KeptOn
	}
	return m.CutBecause
}

// choices returns the answers that may be given to the question.
func (w *words) choices() (list []string) {
	m, q := w.messages(), w.Predictions.Question()
	switch q.Kind {
	case watch.ValueComes:
		for _, v := range q.Values {
			list = append(list, w.Number(v))
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

// solution says whether the answer to the prepared question was right, and why.
func (w *words) solution() string {
	quiz := w.session.Quiz()
	q := quiz.Question()
	if quiz.Choice() == q.Right {
		return w.messages().Right(q.Why)
	}
	return w.messages().Wrong(q.Why)
}
