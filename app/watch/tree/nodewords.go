package watch

import (
	"math"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// A nodeWords is the sentences on the nodes of a tree, in one language.
type nodeWords struct {
	game        *board.Game
	lang        i18n.Lang
	algorithm   string
	predictions *watch.Predictions // which hide what would tell an answer
}

// messages returns the sentences of the page.
func (w *nodeWords) messages() *i18n.Watch { return i18n.Of(w.lang).Watch }

// number writes a value with its sign; a large one that is not whole to the tenth.
func (w *nodeWords) number(v float64) string {
	const large = 10
	if math.Abs(v) >= large {
		v = math.Round(10*v) / 10
	}
	text := w.lang.Short(math.Abs(v))
	switch {
	case text == "0":
		return text
	case v > 0:
		return "+" + text
	}
	return "−" + text
}

// end writes an end of a window, which may be infinite.
func (w *nodeWords) end(v *float64, sign string) string {
	if v == nil {
		return sign + "∞"
	}
	return w.number(*v)
}

// seat names a side.
func (w *nodeWords) seat(p rules.Player) string { return w.game.Words(w.lang).Seat(p.Index()) }

// chooser names who chooses in a node of a kind.
func (w *nodeWords) chooser(kind string) string {
	most := w.game.Searched.Max
	switch kind {
	case protocol.NodeMax:
		return w.seat(most)
	case protocol.NodeMin:
		return w.seat(most.Other())
	}
	return w.messages().Chance
}

// value returns what stands in a node, and says whether it is to be found.
func (w *nodeWords) value(n *protocol.TreeNode, path []string) (text string, asked bool) {
	switch {
	case w.predictions.Hides(path):
		return "?", true
	case n.Mean != nil:
		return w.number(*n.Mean), false
	case n.Value == nil || n.State == protocol.NodeOpen:
		return "?", false
	case n.Bound == "atleast":
		return "≥\u202f" + w.number(*n.Value), false
	case n.Bound == "atmost":
		return "≤\u202f" + w.number(*n.Value), false
	}
	return w.number(*n.Value), false
}

// window returns α and β of an open node; what would tell an answer is a question mark.
func (w *nodeWords) window(n *protocol.TreeNode, path []string) (alpha, beta string) {
	if !w.windowed() || n.State != protocol.NodeOpen {
		return "", ""
	}
	alpha, beta = w.end(n.Alpha, "−"), w.end(n.Beta, "+")
	if w.predictions.Hides(path) {
		if n.Kind == protocol.NodeMax {
			alpha = "?"
		} else {
			beta = "?"
		}
	}
	return "α\u00a0=\u00a0" + alpha, "β\u00a0=\u00a0" + beta
}

// truth says what a position is worth with perfect play; empty where that is not known, or would tell an answer.
func (w *nodeWords) truth(n *protocol.TreeNode, path []string) string {
	tells := w.predictions.Hides(path) || w.predictions.Pending() && len(path) == 0
	if n.Truth == nil || n.State == protocol.NodeOpen || tells {
		return ""
	}
	return w.worth(n.Truth)
}

// worth says what a position is worth with perfect play.
func (w *nodeWords) worth(t *protocol.TreeTruth) string {
	m := w.messages()
	switch t.Winner {
	case rules.First.String(), rules.Second.String():
		return m.Wins(w.seat(rules.PlayerNamed(t.Winner)), t.Plies)
	case rules.Nobody.String():
		return m.Draws
	}
	if t.Points != nil {
		return m.Expects(strings.TrimPrefix(w.number(*t.Points), "+"))
	}
	return ""
}

// write writes a move.
func (w *nodeWords) write(move string) string { return w.game.Words(w.lang).Move(rules.Move(move)) }

// place says after which move a position comes.
func (w *nodeWords) place(path []string) string {
	m := w.messages()
	if len(path) == 0 {
		return m.Start
	}
	return m.After(w.write(path[len(path)-1]))
}

// spoken says all of a node in one sentence.
func (w *nodeWords) spoken(n *protocol.TreeNode, path []string) string {
	return ui.Join(", ", w.place(path), w.described(n, path))
}

// described says what is known of a node.
func (w *nodeWords) described(n *protocol.TreeNode, path []string) string {
	m := w.messages()
	who := ""
	switch n.Kind {
	case protocol.NodeMax, protocol.NodeMin:
		who = m.Chooses(w.chooser(n.Kind))
	case protocol.NodeChance:
		who = m.Chance
	}
	state := ""
	value, asked := w.value(n, path)
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
		state = m.AtLeast(w.number(*n.Value))
	case n.Bound == "atmost":
		state = m.AtMost(w.number(*n.Value))
	default:
		state = value
	}
	truth := w.truth(n, path)
	if truth != "" {
		truth = m.Truth + " " + truth
	}
	return ui.Join(m.Also, ui.Join(", ", who, state), truth)
}

// windowed says whether the search has a window.
func (w *nodeWords) windowed() bool {
	switch w.algorithm {
	case protocol.AlphaBeta, protocol.Tabled, protocol.Deepening:
		return true
	}
	return false
}
