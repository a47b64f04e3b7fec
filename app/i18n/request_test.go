package i18n

import "testing"

// Who is asked is named as people say it, one who is called by a place in the order of play too.
func TestRequests(t *testing.T) {
	for _, c := range []struct{ who, french, english string }{
		{"", "À vous de poser.", "Your turn: lay."},
		{"Orange", "À Orange de poser.", "Orange to lay."},
		{"Premier", "Au premier joueur de poser.", "First player to lay."},
		{"Second", "Au second joueur de poser.", "Second player to lay."},
	} {
		if got := French.Request(c.who, "de poser"); got != c.french {
			t.Errorf("%q, want %q", got, c.french)
		}
		who := c.who
		if who == "Premier" {
			who = "First"
		}
		if got := English.Request(who, "lay"); got != c.english {
			t.Errorf("%q, want %q", got, c.english)
		}
	}
	if got := Of(French).Problems.Task.Of("win")("Second", ""); got != "Au second joueur : un seul coup gagne." {
		t.Errorf("a puzzle asks: %q", got)
	}
}
