package tree

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

// Words are the sentences on the nodes of a tree, in one language.
type Words struct {
	Game        *board.Game
	Lang        i18n.Lang
	Algorithm   string
	Predictions *watch.Predictions // which hide what would tell an answer
}

// messages returns the catalogue of the page about searches, in its language.
func (w *Words) messages() *i18n.Watch { return i18n.WatchOf(w.Lang) }

// Number writes a value with its sign; a large one that is not whole to the tenth.
func (w *Words) Number(v float64) string {
	const large = 10
	if math.Abs(v) >= large {
		v = math.Round(10*v) / 10
	}
	text := w.Lang.Short(math.Abs(v))
	switch {
	case text == "0":
		return text
	case v > 0:
		return "+" + text
	}
	return "−" + text
}

// End writes an end of a window, which may be infinite.
func (w *Words) End(v *float64, sign string) string {
	if v == nil {
		return sign + "∞"
	}
	return w.Number(*v)
}

// seat returns the name of a player's side in the game.
func (w *Words) seat(p rules.Player) string { return w.Game.Words(w.Lang).Seat(p.Index()) }

// chooser names who chooses in a node of a kind.
func (w *Words) Chooser(kind string) string {
	most := w.Game.Searched.Max
	switch kind {
	case protocol.NodeMax:
		return w.seat(most)
	case protocol.NodeMin:
		return w.seat(most.Other())
	}
	return w.messages().Chance
}

// Value returns what stands in a node, and says whether it is to be found.
func (w *Words) Value(n *protocol.TreeNode, path []string) (text string, asked bool) {
	switch {
	case w.Predictions.Hides(path):
		return "?", true
	case n.Mean != nil:
		return w.Number(*n.Mean), false
	case n.Value == nil || n.State == protocol.NodeOpen:
		return "?", false
	case n.Bound == "atleast":
		return "≥\u202f" + w.Number(*n.Value), false
	case n.Bound == "atmost":
		return "≤\u202f" + w.Number(*n.Value), false
	}
	return w.Number(*n.Value), false
}

// Window returns α and β of an open node; what would tell an answer is a question mark.
func (w *Words) Window(n *protocol.TreeNode, path []string) (alpha, beta string) {
	if !w.Windowed() || n.State != protocol.NodeOpen {
		return "", ""
	}
	alpha, beta = w.End(n.Alpha, "−"), w.End(n.Beta, "+")
	if w.Predictions.Hides(path) {
		if n.Kind == protocol.NodeMax {
			alpha = "?"
		} else {
			beta = "?"
		}
	}
	return "α\u00a0=\u00a0" + alpha, "β\u00a0=\u00a0" + beta
}

// Truth says what a position is worth with perfect play, or that its file is missing; empty where neither is known, or
// it would tell an answer.
func (w *Words) Truth(n *protocol.TreeNode, path []string) string {
	tells := w.Predictions.Hides(path) || w.Predictions.Pending() && len(path) == 0
	switch {
	case n.State == protocol.NodeOpen || tells:
		return ""
	case n.Missing:
		return w.messages().Missing
	case n.Truth == nil:
		return ""
	}
	return w.Worth(n.Truth)
}

// Worth says what a position is worth with perfect play.
func (w *Words) Worth(t *protocol.TreeTruth) string {
	m := w.messages()
	switch t.Winner {
	case rules.First.String(), rules.Second.String():
		return m.Wins(w.seat(rules.PlayerNamed(t.Winner)), t.Plies)
	case rules.Nobody.String():
		return m.Draws
	}
	if t.Points != nil {
		return m.Expects(strings.TrimPrefix(w.Number(*t.Points), "+"))
	}
	return ""
}

// Move returns a move as people write it in the game.
func (w *Words) Move(move string) string { return w.Game.Words(w.Lang).Move(rules.Move(move)) }

// Place says after which move a position comes.
func (w *Words) Place(path []string) string {
	m := w.messages()
	if len(path) == 0 {
		return m.Start
	}
	return m.After(w.Move(path[len(path)-1]))
}

// Spoken says all of a node in one sentence.
func (w *Words) Spoken(n *protocol.TreeNode, path []string) string {
	return ui.Join(", ", w.Place(path), w.Described(n, path))
}

// Described says what is known of a node.
func (w *Words) Described(n *protocol.TreeNode, path []string) string {
	m := w.messages()
	who := ""
	switch n.Kind {
	case protocol.NodeMax, protocol.NodeMin:
		who = m.Chooses(w.Chooser(n.Kind))
	case protocol.NodeChance:
		who = m.Chance
	}
	state := ""
	value, asked := w.Value(n, path)
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
		state = m.AtLeast(w.Number(*n.Value))
	case n.Bound == "atmost":
		state = m.AtMost(w.Number(*n.Value))
	default:
		state = value
	}
	truth := w.Truth(n, path)
	if truth != "" {
		truth = m.Truth + " " + truth
	}
	return ui.Join(m.Also, ui.Join(", ", who, state), truth)
}

// Windowed says whether the search has a window.
func (w *Words) Windowed() bool {
	switch w.Algorithm {
	case protocol.AlphaBeta, protocol.Tabled, protocol.Deepening:
		return true
	}
	return false
}
