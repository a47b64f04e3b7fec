package workbench

import "testing"

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
