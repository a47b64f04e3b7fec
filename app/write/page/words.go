package page

import (
	"strings"

	"tablier/app/write/workbench"
	"tablier/rules"
)

// Say implements workbench.Screen.
func (k *Kind) Say(s workbench.Saying) { k.said = k.saying(s) }

// saying returns what a screen reader is to say, of the session as it stands.
func (k *Kind) saying(s workbench.Saying) string {
	m, run := k.words(), &k.session.Run
	switch s.What {
	case workbench.SayLine:
		return k.lineSaid()
	case workbench.SayFinding:
		return k.lines.finding()
	case workbench.SayNoStep:
		return m.NoStep(s.Line)
	case workbench.SayVerdict:
		return m.Verdict(run.Passed(), len(run.Tests()))
	case workbench.SayFault:
		f := run.Fault()
		explained := k.explained(f)
		return m.At(f.Line) + explained.Title + " " + explained.Advice
	case workbench.SayResult:
		contest := &k.session.Contest
		return m.Result(contest.Won(), len(contest.Plies()))
	}
	return ""
}

// lineSaid says which line is chosen, and where it is.
func (k *Kind) lineSaid() string {
	lines := &k.session.Lines
	i, laid := lines.Chosen(), lines.Laid()
	return k.words().LineSaid(i+1, len(laid), laid[i].Indent, lines.Text(i), lines.Lifted())
}

// trouble says why a program was not taken; nothing where none was refused.
func (k *Kind) trouble() string {
	m := k.words()
	return map[workbench.Trouble]string{
		workbench.TooLong: m.TooLong, workbench.LongKept: m.LongKept, workbench.LongFile: m.BigFile,
		workbench.LongLink: m.LongLink, workbench.BadLink: m.BadLink,
	}[k.session.Trouble()]
}

// comparison says how the calls compare with those of the solution.
func (k *Kind) comparison(c workbench.Comparison) string {
	m := k.words()
	switch c.Kind {
	case workbench.SameCalls:
		return m.SameTree
	case workbench.SameSoFar:
		return m.SameSoFar
	case workbench.OtherCount:
		return m.OtherCount(c.Made, c.Right)
	case workbench.NotCalled:
		return m.Differs(k.writePath(c.Path), m.NotCalled, c.Want)
	case workbench.OtherValue:
		return m.Differs(k.writePath(c.Path), c.Value, c.Want)
	}
	return ""
}

// writePath writes moves as the move list shows them.
func (k *Kind) writePath(path []string) string {
	moves := make([]string, len(path))
	for i, move := range path {
		moves[i] = k.write(rules.Move(move))
	}
	return strings.Join(moves, ", ")
}
