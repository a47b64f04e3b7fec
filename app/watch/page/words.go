package page

import (
	"strings"

	"tablier/ai/protocol"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/app/watch/tree"
	"tablier/rules"
)

// A words is the sentences on what a session shows, in one language. Most are about a step, which must be shown.
type words struct {
	tree.Words
	session *watch.Session
	tree    *protocol.Tree // at the step that is shown
}

// newWords returns the sentences on a session.
func newWords(s *watch.Session, lang i18n.Lang) *words {
	said := tree.Words{
		Game: s.Game(), Lang: lang, Algorithm: s.Settings().Algorithm, Predictions: s.Predictions(),
	}
	return &words{said, s, s.Tree()}
}

func (w *words) messages() *i18n.Watch { return i18n.WatchOf(w.Lang) }

// saying returns what a screen reader is told.
func (w *words) saying(what watch.Saying) string {
	switch what {
	case watch.SayStep:
		return w.step()
	case watch.SayNode:
		return w.chosen()
	case watch.SayQuiz:
		q := w.session.Quiz().Question()
		return ui.Join(" ", q.Text, w.keyed(q.Choices))
	case watch.SayVerdict:
		return w.verdict()
	case watch.SaySolution:
		return w.solution()
	case watch.SayRefusal:
		return w.refusal(w.session.Refusal())
	}
	return ""
}

// refusal says why something is not shown or not taken; nothing where there is no refusal.
func (w *words) refusal(r watch.Refusal) string {
	m, details := w.messages(), i18n.Of(w.Lang).Past
	switch r.Fault {
	case watch.NoAnswer:
		return m.Failed
	case watch.BadParam:
		return m.BadParam(r.Name, rules.Clip(r.Text))
	case watch.BadLeaf:
		return m.BadLeaf(r.Text)
	case watch.Refused:
		why := m.Refused.Of(string(r.Code))
		if why == "" {
			why = m.Failed
		}
		return why + " " + details.Detail(r.Text)
	}
	return ""
}

// chosen says what is known of the chosen node; nothing where none is chosen.
func (w *words) chosen() string {
	outline := w.session.Outline()
	if n := outline.Chosen(); n != nil {
		return ui.Capital(w.Spoken(n, strings.Fields(outline.At()))) + "."
	}
	return ""
}

// step says what the step shown has done, or asks the question about the next one.
func (w *words) step() string {
	m := w.messages()
	if w.Predictions.Pending() {
		title, how := w.asks()
		return ui.Join(" ", title, how, w.keyed(w.choices()))
	}
	if w.tree.Step == w.tree.Steps {
		title, truth := w.outcome()
		return ui.Join(" ", title, truth)
	}
	value := ""
	if n := w.session.Current(); n != nil {
		value, _ = w.Value(n, w.tree.Where)
	}
	if say := m.Said.Of(w.event()); say != nil {
		return say(w.Place(w.tree.Where), value)
	}
	return ""
}

// event returns what the texts call the step shown: bound where it has brought back no more than a bound.
func (w *words) event() string {
	if n := w.session.Current(); w.tree.Event == "return" && n != nil && n.Bound != "" {
		return "bound"
	}
	return w.tree.Event
}

// outcome says what the search has found, and what the position is worth with perfect play.
func (w *words) outcome() (title, truth string) {
	m, root := w.messages(), &w.tree.Root
	who := w.Chooser(root.Kind)
	if w.tree.Best == "" {
		return m.Step(w.tree.Step, w.tree.Steps), ""
	}
	title = m.PlaysKnown(who, w.Move(w.tree.Best))
	chosen := watch.Find(root, []string{w.tree.Best})
	switch {
	case chosen != nil && chosen.Mean != nil:
		title = m.PlaysMost(who, w.Move(w.tree.Best), w.Lang.Grouped(chosen.Visits), w.Number(*chosen.Mean))
	case root.Value != nil && watch.Call(w.Algorithm) != "":
		title = m.Plays(who, w.Move(w.tree.Best), w.Number(*root.Value))
	}
	switch {
	case chosen != nil && chosen.Truth != nil:
		return title, m.InTruth(ui.Join(m.Also, w.fate(who, chosen.Truth), w.better(chosen)))
	case root.Truth != nil:
		return title, m.InTruth(w.Worth(root.Truth))
	}
	return title, m.UnknownTruth
}

// fate says what a side comes to that has played a move, and when if that is known.
func (w *words) fate(who string, after *protocol.TreeTruth) string {
	m := w.messages()
	switch fate := watch.Fate(after, w.mover()); {
	case fate == watch.Won && after.Plies > 0:
		return m.WinsIn(who, after.Plies+1)
	case fate == watch.Lost && after.Plies > 0:
		return m.LosesIn(who, after.Plies+1)
	}
	return w.Worth(after)
}

// better names a move that is truly worth more than the chosen one; empty for none.
func (w *words) better(chosen *protocol.TreeNode) string {
	m := w.messages()
	best := watch.Better(&w.tree.Root, chosen, w.mover(), w.Game.Searched.Max)
	if best == nil {
		return ""
	}
	value, _ := w.Value(best, []string{best.Move})
	move := w.Move(best.Move)
	switch t := best.Truth; watch.Fate(t, w.mover()) {
	case watch.Won:
		if t.Plies == 0 {
			return m.WonOnceBy(move, value)
		}
		return m.WonBy(move, value, t.Plies+1)
	case watch.Lost:
		return m.HeldBy(move, value, t.Plies+1)
	case watch.Points:
		return m.ScoredBy(move, value, w.Lang.Short(*t.Points))
	default:
		return m.DrewBy(move, value)
	}
}

// mover returns the side to move at the root.
func (w *words) mover() rules.Player {
	most := w.Game.Searched.Max
	if w.tree.Root.Kind == protocol.NodeMin {
		return most.Other()
	}
	return most
}
