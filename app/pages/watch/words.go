package watch

import (
	"math"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// number writes a value with its sign; a large one that is not whole to the tenth.
func (k *Kind) number(v float64) string {
	const large = 10
	if math.Abs(v) >= large {
		v = math.Round(10*v) / 10
	}
	text := k.site.Lang.Short(math.Abs(v))
	switch {
	case text == "0":
		return text
	case v > 0:
		return "+" + text
	}
	return "−" + text
}

// end writes an end of a window, which may be infinite.
func (k *Kind) end(v *float64, sign string) string {
	if v == nil {
		return sign + "∞"
	}
	return k.number(*v)
}

// seat names a side.
func (k *Kind) seat(p rules.Player) string { return k.game().Words(k.site.Lang).Seat(p.Index()) }

// chooser names who chooses in a node of a kind.
func (k *Kind) chooser(kind string) string {
	most := k.game().Searched.Max
	switch kind {
	case protocol.NodeMax:
		return k.seat(most)
	case protocol.NodeMin:
		return k.seat(most.Other())
	}
	return k.messages().Watch.Chance
}

// value is what stands in a node, and whether it is to be found.
func (k *Kind) value(n *protocol.TreeNode, path []string) (text string, asked bool) {
	switch {
	case k.hidden(path):
		return "?", true
	case n.Mean != nil:
		return k.number(*n.Mean), false
	case n.Value == nil || n.State == protocol.NodeOpen:
		return "?", false
	case n.Bound == "atleast":
		return "≥\u202f" + k.number(*n.Value), false
	case n.Bound == "atmost":
		return "≤\u202f" + k.number(*n.Value), false
	}
	return k.number(*n.Value), false
}

// window is what an open node holds of α and β; what would tell an answer is a question mark.
func (k *Kind) window(n *protocol.TreeNode, path []string) (alpha, beta string) {
	if !k.windowed() || n.State != protocol.NodeOpen {
		return "", ""
	}
	alpha, beta = k.end(n.Alpha, "−"), k.end(n.Beta, "+")
	if k.hidden(path) {
		if n.Kind == protocol.NodeMax {
			alpha = "?"
		} else {
			beta = "?"
		}
	}
	return "α\u00a0=\u00a0" + alpha, "β\u00a0=\u00a0" + beta
}

// truth says what a position is worth with perfect play; empty where that is not known, or would tell an answer.
func (k *Kind) truth(n *protocol.TreeNode, path []string) string {
	waits := k.question != nil && !k.reveal
	if n.Truth == nil || n.State == protocol.NodeOpen || k.hidden(path) || waits && len(path) == 0 {
		return ""
	}
	return k.worth(n.Truth)
}

func (k *Kind) worth(t *protocol.TreeTruth) string {
	m := k.messages().Watch
	switch t.Winner {
	case rules.First.String(), rules.Second.String():
		return m.Wins(k.seat(rules.PlayerNamed(t.Winner)), t.Plies)
	case rules.Nobody.String():
		return m.Draws
	}
	if t.Points != nil {
		return m.Expects(strings.TrimPrefix(k.number(*t.Points), "+"))
	}
	return ""
}

// write writes a move.
func (k *Kind) write(move string) string { return k.game().Words(k.site.Lang).Move(rules.Move(move)) }

// place says which position is meant.
func (k *Kind) place(path []string) string {
	m := k.messages().Watch
	if len(path) == 0 {
		return m.Start
	}
	return m.After(k.write(path[len(path)-1]))
}

// spoken is a node in one sentence.
func (k *Kind) spoken(n *protocol.TreeNode, path []string) string {
	return ui.Join(", ", k.place(path), k.described(n, path))
}

// described is what is known of a node.
func (k *Kind) described(n *protocol.TreeNode, path []string) string {
	m := k.messages().Watch
	who := ""
	switch n.Kind {
	case protocol.NodeMax, protocol.NodeMin:
		who = m.Chooses(k.chooser(n.Kind))
	case protocol.NodeChance:
		who = m.Chance
	}
	state := ""
	value, asked := k.value(n, path)
	switch {
	case asked:
		state = m.ToFind
	case n.State == protocol.NodeNew:
		state = m.New
	case n.State == protocol.NodeCut:
		state = m.Cut
	case n.Mean != nil:
		state = value + ", " + m.Visits(n.Visits)
	case n.State == protocol.NodeOpen:
		state = m.Open
	case n.Bound == "atleast":
		state = m.AtLeast(k.number(*n.Value))
	case n.Bound == "atmost":
		state = m.AtMost(k.number(*n.Value))
	default:
		state = value
	}
	truth := k.truth(n, path)
	if truth != "" {
		truth = m.Truth + " " + truth
	}
	return ui.Join(m.Also, ui.Join(", ", who, state), truth)
}

// tell is the step that is shown in one sentence, or the question before it.
func (k *Kind) tell() string {
	m := k.messages().Watch
	if k.question != nil && !k.reveal {
		title, how := k.asks()
		return ui.Join(" ", title, how, k.keyed(k.choices()))
	}
	if k.now.Step == k.now.Steps {
		title, truth := k.outcome()
		return ui.Join(" ", title, truth)
	}
	value := ""
	if n := k.current(); n != nil {
		value, _ = k.value(n, k.now.Where)
	}
	if say := m.Said.Of(k.event()); say != nil {
		return say(k.place(k.now.Where), value)
	}
	return ""
}

// event is what the step shown has done, as the texts call it: bound where it has brought back no more than a bound.
func (k *Kind) event() string {
	if n := k.current(); k.now.Event == "return" && n != nil && n.Bound != "" {
		return "bound"
	}
	return k.now.Event
}

// keyed lists answers by the keys that give them.
func (k *Kind) keyed(choices []string) string {
	var list []string
	m := k.messages().Watch
	for i, choice := range choices {
		list = append(list, m.Key(strconv.Itoa(i+1), choice))
	}
	return strings.Join(list, m.Also) + "."
}

// outcome says what the search has found, and what is so.
func (k *Kind) outcome() (title, truth string) {
	m, root := k.messages().Watch, &k.now.Root
	who := k.chooser(root.Kind)
	if k.now.Best == "" {
		return m.Step(k.now.Step, k.now.Steps), ""
	}
	title = m.PlaysKnown(who, k.write(k.now.Best))
	chosen := watch.Find(root, []string{k.now.Best})
	switch {
	case chosen != nil && chosen.Mean != nil:
		title = m.PlaysMost(who, k.write(k.now.Best), k.site.Lang.Grouped(chosen.Visits), k.number(*chosen.Mean))
	case root.Value != nil && watch.Call(k.settings.Algorithm) != "":
		title = m.Plays(who, k.write(k.now.Best), k.number(*root.Value))
	}
	switch {
	case chosen != nil && chosen.Truth != nil:
		return title, m.InTruth(ui.Join(m.Also, k.fate(who, chosen.Truth), k.better(chosen)))
	case root.Truth != nil:
		return title, m.InTruth(k.worth(root.Truth))
	}
	return title, m.UnknownTruth
}

// fate says what a side comes to that has played a move, and when if that is known.
func (k *Kind) fate(who string, after *protocol.TreeTruth) string {
	m := k.messages().Watch
	switch fate := watch.Fate(after, k.mover()); {
	case fate == watch.Won && after.Plies > 0:
		return m.WinsIn(who, after.Plies+1)
	case fate == watch.Lost && after.Plies > 0:
		return m.LosesIn(who, after.Plies+1)
	}
	return k.worth(after)
}

// better names a move that is truly worth more than the chosen one; empty for none.
func (k *Kind) better(chosen *protocol.TreeNode) string {
	m := k.messages().Watch
	best := watch.Better(&k.now.Root, chosen, k.mover(), k.game().Searched.Max)
	if best == nil {
		return ""
	}
	value, _ := k.value(best, []string{best.Move})
	move := k.write(best.Move)
	switch t := best.Truth; watch.Fate(t, k.mover()) {
	case watch.Won:
		if t.Plies == 0 {
			return m.WonOnceBy(move, value)
		}
		return m.WonBy(move, value, t.Plies+1)
	case watch.Lost:
		return m.HeldBy(move, value, t.Plies+1)
	case watch.Points:
		return m.ScoredBy(move, value, k.site.Lang.Short(*t.Points))
	default:
		return m.DrewBy(move, value)
	}
}

// mover is who is to move at the root.
func (k *Kind) mover() rules.Player {
	most := k.game().Searched.Max
	if k.now.Root.Kind == protocol.NodeMin {
		return most.Other()
	}
	return most
}

// asks is the question before the next step, and how it is to be answered.
func (k *Kind) asks() (title, how string) {
	m, q := k.messages().Watch, k.question
	switch q.Kind {
	case watch.CutComes:
		return m.AskCut, ui.Join(". ", ui.Capital(k.place(q.Where)), m.CutHow)
	case watch.StepComes:
		return m.AskStep, ""
	case watch.WaveComes:
		return m.AskWave, m.WaveHow
	case watch.ValueComes:
	}
	return m.AskValue, m.Chosen.Of(q.Mover)(k.chooser(q.Mover))
}
