package watch

import (
	"math"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// A Voice puts what is on the screen into words.
type Voice struct {
	Lang  i18n.Lang
	Words board.Words
	Max   int // the seat whose side wants the largest value
}

func (v Voice) messages() *i18n.Messages { return i18n.Of(v.Lang) }

// Value returns a value with its sign, as a real minus: "−1", "0", "+1".
func (v Voice) Value(x float64) string {
	text := strconv.FormatFloat(math.Abs(x), 'f', -1, 64)
	if x != math.Trunc(x) {
		text = v.Lang.Decimal(math.Abs(x), 2)
	}
	switch {
	case x > 0:
		return "+" + text
	case x < 0:
		return "−" + text
	}
	return text
}

// Bound returns alpha or beta, which is infinite where it is absent: below for alpha.
func (v Voice) Bound(x *float64, alpha bool) string {
	switch {
	case x != nil:
		return v.Value(*x)
	case alpha:
		return "−∞"
	}
	return "+∞"
}

// ValueOf returns the value of a node as it is shown: a bound with its sign, nothing where there is none.
func (v Voice) ValueOf(n *protocol.TreeNode) string {
	switch {
	case n.Value == nil:
		return ""
	case n.Bound == BoundAtLeast:
		return "≥\u00a0" + v.Value(*n.Value)
	case n.Bound == BoundAtMost:
		return "≤\u00a0" + v.Value(*n.Value)
	}
	return v.Value(*n.Value)
}

// Settled says whether a value is that of the whole node: it does not change any more.
func Settled(n *protocol.TreeNode) bool { return n.State == StateDone || n.State == StateHit }

// Move returns a move as the list of moves shows it.
func (v Voice) Move(move string) string {
	if move == "" {
		return v.messages().Watch.Start
	}
	return v.Words.Move(rules.Move(move))
}

// Side returns who acts at a node of a kind: First keeps the largest value.
func (v Voice) Side(kind string) string {
	switch kind {
	case KindMin:
		return v.Words.Seat(1 - v.Max)
	case KindChance:
		return v.messages().Watch.Chance
	}
	return v.Words.Seat(v.Max)
}

// Truth says what is so of a position: "Rouge gagne en 7"; empty where it is not known.
func (v Voice) Truth(t *protocol.Truth) string {
	m := &v.messages().Watch
	switch {
	case t == nil:
		return ""
	case t.Points != nil:
		return m.TrulyPoints(v.Lang.Decimal(*t.Points, 2))
	}
	switch t.Value {
	case rules.First.String():
		return m.TrulyWins(v.Words.Seat(0), t.Plies)
	case rules.Second.String():
		return m.TrulyWins(v.Words.Seat(1), t.Plies)
	case protocol.ValueDraw:
		return m.TrulyDraw
	}
	return ""
}

// Node says a node as a sentence for who does not see it: "après b1–b2, Rouge choisit, à trouver, niveau 2, 2 sur 3".
func (v Voice) Node(s *Seen, asked bool) string {
	m := &v.messages().Watch
	parts := []string{m.Start}
	if s.Move != "" {
		parts[0] = m.AfterMove(v.Move(s.Move))
	}
	switch s.Kind {
	case KindMax, KindMin, KindChance:
		parts = append(parts, m.Chooses(v.Side(s.Kind)))
	}
	parts = append(parts, v.standing(s.TreeNode, asked))
	if s.Visits > 0 && s.Mean != nil {
		parts = append(parts, m.Visits(s.Visits, v.Value(*s.Mean)))
	}
	if s.State == StateOpen && (s.Alpha != nil || s.Beta != nil) && !asked {
		parts = append(parts, "α = "+v.Bound(s.Alpha, true), "β = "+v.Bound(s.Beta, false))
	}
	if truth := v.Truth(s.Truth); truth != "" {
		parts = append(parts, m.InTruth(truth))
	}
	if s.CutAlpha != nil && s.CutBeta != nil && !asked {
		parts = append(parts, v.Cut(s.TreeNode))
	}
	return strings.Join(append(parts, m.LevelPlace(len(s.Path)+1, s.Number, s.Siblings())), ", ")
}

// standing says how far the search is with a node.
func (v Voice) standing(n *protocol.TreeNode, asked bool) string {
	m := &v.messages().Watch
	switch {
	case asked:
		return m.ToFind
	case n.State == StateNew:
		return m.Unvisited
	case n.State == StateCut:
		return m.CutOff
	case n.Value == nil:
		return m.ToFind
	case n.Bound == BoundAtLeast:
		return m.AtLeast(v.Value(*n.Value))
	case n.Bound == BoundAtMost:
		return m.AtMost(v.Value(*n.Value))
	case n.State == StateOpen:
		return m.SoFar(v.Value(*n.Value))
	case n.State == StateHit:
		return m.Worth(v.Value(*n.Value)) + ", " + m.Settled
	}
	return m.Worth(v.Value(*n.Value))
}

// Cut says the numbers for which the remaining moves of a node were cut: "+1 ≥ −1".
func (v Voice) Cut(n *protocol.TreeNode) string {
	return v.Value(*n.CutAlpha) + "\u00a0≥\u00a0" + v.Value(*n.CutBeta)
}

// Step says what a step did, as one sentence.
func (v Voice) Step(t *protocol.Tree) string {
	m := &v.messages().Watch
	event := m.Events[t.Event]
	if event == nil {
		return ""
	}
	where, value := "("+m.Start+")", "?"
	if n := len(t.Where); n > 0 {
		where = m.AfterMove(v.Move(t.Where[n-1]))
	}
	if n := Find(&t.Root, t.Where); n != nil && n.Value != nil {
		value = v.ValueOf(n)
	}
	return event(where, value)
}

// Ask puts a question into words: the question, what helps to answer it, and the answers. Lines are those of the
// program on the screen.
func (v Voice) Ask(q *Question, p Program) (ask, hint string, answers []string) {
	m := &v.messages().Watch
	switch q.Ask {
	case AskCut:
		return m.WillBeCut, "", []string{m.Yes, m.No}
	case AskLine:
		for _, mark := range q.Marks {
			answers = append(answers, m.Line(p.Number(mark)))
		}
		return m.WhichLine, "", answers
	}
	for _, x := range q.Values {
		answers = append(answers, v.Value(x))
	}
	if q.Kind == KindMin {
		return m.WhichValue, m.KeepsLeast(v.Side(q.Kind), q.Moves), answers
	}
	return m.WhichValue, m.KeepsMost(v.Side(q.Kind), q.Moves), answers
}

// Why says why an answer is the right one.
func (v Voice) Why(q *Question, right int, p Program) string {
	m := &v.messages().Watch
	switch {
	case right < 0:
		return ""
	case q.Ask == AskLine:
		return m.WhyLine(p.Number(q.Marks[right]))
	case q.Ask == AskCut && right == AnswerCut:
		return m.WhyCut(v.Bound(q.alpha, true), v.Bound(q.beta, false))
	case q.Ask == AskCut:
		return m.WhyUncut(v.Bound(q.alpha, true), v.Bound(q.beta, false))
	case q.Kind == KindMin:
		return m.WhyLeast(v.Value(q.Values[right]))
	}
	return m.WhyMost(v.Value(q.Values[right]))
}

// Leaves names a row of leaves.
func (v Voice) Leaves() string { return v.messages().Watch.LeavesRow }

// Branches says how many branches are not on the screen.
func (v Voice) Branches(n int) string { return v.messages().Watch.Branches(n) }

// Truly stands before what is so.
func (v Voice) Truly() string { return v.messages().Watch.Truly }

// Chooses says who chooses at a node of a kind.
func (v Voice) Chooses(kind string) string {
	switch kind {
	case KindMax, KindMin:
		return v.messages().Watch.Chooses(v.Side(kind))
	case KindChance:
		return v.messages().Watch.Drawing
	}
	return ""
}

// Standing says how far the search is with a node.
func (v Voice) Standing(n *protocol.TreeNode) string { return v.standing(n, false) }

// LeavesOf says the values of the leaves that are children of a node, and how many children were cut; empty where no
// child is a leaf.
func (v Voice) LeavesOf(n *protocol.TreeNode) string {
	var values []string
	cut := 0
	for i := range n.Children {
		switch c := &n.Children[i]; {
		case c.State == StateCut:
			cut++
		case c.Kind == KindLeaf && c.Value != nil:
			values = append(values, v.Value(*c.Value))
		}
	}
	if len(values) == 0 {
		return ""
	}
	if cut > 0 {
		values = append(values, strconv.Itoa(cut)+" "+v.messages().Watch.CutOff)
	}
	return v.messages().Watch.LeavesOf(strings.Join(values, ", "))
}
