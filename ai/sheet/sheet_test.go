package sheet

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"
)

// Readers of either form find every field again, and numbers as they are written there.
func TestForms(t *testing.T) {
	for form, want := range map[Form]struct {
		separator rune
		number    string
	}{Points: {',', "0.250"}, Commas: {';', "0,250"}} {
		line := []string{"Zoé", `"a", b; c`, "two\nlines", Text("=1+1"), Text(""), form.Decimal(0.25, 3)}
		var b strings.Builder
		form.Line(&b, line...)
		reader := csv.NewReader(strings.NewReader(b.String()))
		reader.Comma = want.separator
		got, err := reader.Read()
		if err != nil || !slices.Equal(got, line) {
			t.Errorf("%q is read as %q: %v", b.String(), got, err)
		}
		if line[3] != "'=1+1" || line[5] != want.number || !strings.HasSuffix(b.String(), "\r\n") {
			t.Errorf("%q", b.String())
		}
	}
}
