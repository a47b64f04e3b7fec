package write

import (
	"strings"
	"testing"

	"tablier/app/i18n"
)

// A function that changes the sign of what it returns to itself is negamax, whatever else the program does.
func TestChangesSign(t *testing.T) {
	for program, want := range map[string]bool{
		"def f(p, n):\n    return max(-f(q, n - 1) for q in p)\n":                    true,
		"@observe\ndef f(p):\n    if p:\n        return -1\n\n    return - f(q)\n":   true,
		"class A:\n    def f(self):\n        return -1 * f(q)\n":                     true,
		"def f(p):\n    return min(f(q), f(r))\n\ndef jouer(p):\n    return -f(p)\n": false,
		"def f(p):\n    # no\n    return f(q)\nx = -f(p)\n":                          false,
		"def ff(p):\n    return -ff(p)\ndef f(p):\n    return f(p)\n":                false,
		"f = lambda p: -f(p)\n": false,
		"":                      false,
	} {
		if changesSign(program, "f") != want {
			t.Errorf("%q changes the sign: %v", program, !want)
		}
	}
}

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
	m, w := i18n.Of(i18n.French).Programs, i18n.Of(i18n.French).Watch
	for _, c := range []struct {
		program string
		signed  bool
	}{
		{"def f(p, n):\n    return max(-f(q, n - 1) for q in p)\n", true},
		{"def f(p, n):\n    return max(f(q, n - 1))\n", false},
	} {
		s := perform(t, "e=gagne")
		s.edited(c.program)
		s.act("calls")
		s.say(strings.ReplaceAll(memoised, "\n", ""))
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
		if len(s.known) != 1 || !s.known[1] || strings.Count(html, ">"+m.KnownCall+"<") != 1 ||
			strings.Count(html, `<rect class="again"`) != 1 || !strings.Contains(html, m.Known(1)) {
			t.Errorf("known are %v", s.known)
		}
	}
}
