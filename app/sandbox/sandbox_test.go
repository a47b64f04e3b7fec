package sandbox

import "testing"

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
