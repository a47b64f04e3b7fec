package conform

import "testing"

func TestFirstChange(t *testing.T) {
	for _, c := range []struct {
		got, want string
		line      int
		text      string
	}{
		{"a\nb\n", "a\nb\n", 0, ""},
		{"a\nc\n", "a\nb\n", 2, "c"},
		{"a\n", "a\nb\n", 2, ""},
		{"a\nb", "a", 2, "b"},
		{"a", "a\nb", 2, "nothing more"},
	} {
		if line, text := firstChange(c.got, c.want); line != c.line || text != c.text {
			t.Errorf("%q for %q: line %d, %q", c.got, c.want, line, text)
		}
	}
}
