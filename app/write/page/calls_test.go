package page

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/i18n"
)

// memoised are the calls of a search that knows the last of its positions already.
const memoised = `{"id":2,"event":"done","move":"a1","observed":4,"nodes":[
	{"parent":-1,"function":"f","position":"o........ r o2r3","args":["2"],"value":"0","looks":9},
	{"parent":0,"function":"f","position":"or....... o o2r2","args":["1"],"value":"0","looks":0},
	{"parent":0,"function":"f","position":"o.r...... o o2r2","args":["0"],"value":"0","looks":0},
	{"parent":-1,"function":"f","position":"..o...... r o2r3","args":["2"],"value":"0","looks":3},
	{"parent":-1,"function":"f","position":".o....... r o2r3","args":["2"],"value":"0"}]}`

// The rows of negamax say whom their values are for, and that the sign changes; those of minimax who takes the largest
// and who the least. Values that the program knew from before are marked.
func TestCallsOfNegamax(t *testing.T) {
	m, w := words(), i18n.WatchOf(i18n.French)
	for _, c := range []struct {
		program string
		signed  bool
	}{
		{"def f(p, n):\n    return max(-f(q, n - 1) for q in p)\n", true},
		{"def f(p, n):\n    return max(f(q, n - 1))\n", false},
	} {
		s := perform(t, "e=gagne")
		s.session.Edited(c.program)
		s.act("calls")
		s.Hear(strings.ReplaceAll(memoised, "\n", ""))
		html := s.html()
		for _, text := range []string{
			m.Signed, ">" + w.For("Rouge") + "<", ">" + w.For("Rouge") + ",<", ">" + w.Turned[0] + "<",
		} {
			if strings.Contains(html, text) != c.signed {
				t.Errorf("%q is shown: %v", text, !c.signed)
			}
		}
		for _, text := range []string{">" + w.Max + "<", ">" + w.Min + "<"} {
			if strings.Contains(html, text) == c.signed {
				t.Errorf("%q is shown: %v", text, c.signed)
			}
		}
		if strings.Count(html, ">"+m.KnownCall+"<") != 1 || strings.Count(html, `<rect class="again"`) != 1 ||
			!strings.Contains(html, m.Known(1)) {
			t.Error("the value that was known is not marked")
		}
	}
}

// twoCalls are the calls of minimax after two of the first moves, of so many, with a value of the second.
func twoCalls(value string, made int) string {
	return strings.ReplaceAll(`{"id":2,"event":"done","move":"a1","returned":"'a1'","observed":`+strconv.Itoa(made)+`,
		"nodes":[{"parent":-1,"function":"minimax","position":"o........ r o2r3","value":"0","exact":"d"},
		{"parent":0,"function":"minimax","position":"or....... o o2r2","value":"100"},
		{"parent":-1,"function":"minimax","position":"..o...... r o2r3","value":"`+value+`",
			"exact":"w","plies":9}]}`, "\n", "")
}

// The calls of an observed function are drawn as a tree, which can be folded, beside how they compare with those of the
// solution.
func TestCallsAreDrawn(t *testing.T) {
	m := words()
	for _, c := range []struct {
		value      string
		made, want int // calls
		says       string
	}{
		{"-100", 3, 3, m.SameTree}, {"7", 3, 3, m.Differs("c1", "7", "-100")}, {"-100", 3, 585, m.SameSoFar},
	} {
		s := perform(t, "e=minimax")
		s.hasNot(`<svg class="tree"`, c.says)
		s.act("calls")
		s.Hear(twoCalls(c.value, c.made))
		s.Hear(twoCalls("-100", c.want))
		s.has(`<svg class="tree"`, c.says, m.Exact("w"))
		const more = `data-act="fold a1"` // stands where branches are folded
		s.hasNot(more)
		s.act("fold a1")
		s.has(more)
		before := s.calls.drawn
		s.act("calls")
		s.hasNot(`<svg class="tree"`)
		s.Hear(twoCalls("55", c.made))
		if s.has(`<svg class="tree"`); s.calls.drawn == before {
			t.Error("the tree of earlier calls is shown")
		}
	}
}

// Where the calls of the solution are others, it is said how many there are, or which is missing.
func TestOtherCallsAreTold(t *testing.T) {
	m := words()
	s := perform(t, "e=minimax")
	s.act("calls")
	s.Hear(strings.Replace(twoCalls("-100", 4), `"exact":"w","plies":9}`,
		`"exact":"w","plies":9},{"parent":-1,"function":"minimax","position":"......... o o3r3","value":"1"}`, 1))
	s.Hear(twoCalls("-100", 3))
	s.has(m.OtherCount(4, 3))
	s.act("calls")
	s.Hear(`{"id":2,"event":"done","move":"a1","observed":1,"nodes":[{"parent":-1,"function":"minimax",` +
		`"position":"o........ r o2r3","value":"0"}]}`)
	s.Hear(twoCalls("-100", 3))
	s.has(m.Differs("a1, b1", m.NotCalled, "100"))
}
