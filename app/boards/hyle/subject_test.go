package hyle

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/rules/hyle"
)

// The points of the grid in the subject are those of the rules.
func TestSubject(t *testing.T) {
	for _, lang := range i18n.Langs() {
		examples := subjects(lang)[0].Questions[1].Examples
		rows := []string{"RGBYR", "RRRGG", "WYWYW", "BGYGB", "WBBWY"}
		colours := strings.NewReplacer("R", "a", "G", "b", "B", "c", "Y", "d", "W", "e")
		position, err := hyle.Parse(colours.Replace(strings.Join(rows, "/"))+" o", 5)
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range rows {
			if !strings.Contains(examples, `list("`+row+`")`) {
				t.Errorf("%s: no row %s in %s", lang, row, examples)
			}
		}
		if points := strconv.Itoa(int(position.State.Points)); !strings.HasSuffix(examples, "\n"+points) {
			t.Errorf("%s: %s points, and %s", lang, points, examples)
		}
	}
}
