package sandbox

import (
	"strings"
	"testing"

	"tablier/app/links/link"
)

// A link is measured before it is decoded, and so is the program in it.
func TestLongLinks(t *testing.T) {
	most := strings.Repeat("x", MaxProgram)
	if got, err := Unpack(Pack(most)); err != nil || got != most {
		t.Errorf("the longest program: %d bytes, %v", len(got), err)
	}
	if _, err := Unpack(Pack(most + "x")); err != ErrLong {
		t.Errorf("a longer one: %v", err)
	}
	if _, err := Unpack(strings.Repeat("%", 1_000_000)); err != ErrLong {
		t.Errorf("what is damaged, and long: %v", err)
	}
	if asked, err := ReadLink("e=a&p=" + Pack(most)); err != nil || asked.Get("p") != Pack(most) {
		t.Errorf("the link of the longest program: %v", err)
	}
	for _, long := range []string{link.TooLong, "e=a&p=" + Pack(most+most)} {
		if asked, err := ReadLink(long); err != ErrLong || len(asked) > 0 {
			t.Errorf("%.20s: %v, %v", long, asked, err)
		}
	}
}

// A program comes through a link as it was, in letters that no address escapes; a damaged link is an error.
func TestLinks(t *testing.T) {
	const program = "def jouer(position):\n    return position.coups()[0]  # « été » + 1 & 2\n"
	packed := Pack(program)
	for _, r := range packed {
		if !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '-' || r == '_') {
			t.Errorf("%q would be escaped", r)
		}
	}
	if got, err := Unpack(packed); err != nil || got != program {
		t.Errorf("%q: %v", got, err)
	}
	for _, bad := range []string{"a", "%", "_w"} {
		if got, err := Unpack(bad); err != ErrLink {
			t.Errorf("%q: %q, %v", bad, got, err)
		}
	}
}
