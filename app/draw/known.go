package draw

import (
	_ "embed" // the file is small, and every edition has it
	"strings"

	"tablier/rules/morris"
)

//go:embed family.txt
var family string

// Known returns the drawing of a variant of the family, by its id; false where there is none.
func Known(variant string) (k morris.Sketch, ok bool) {
	for line := range strings.Lines(family) {
		if text, is := strings.CutPrefix(strings.TrimSpace(line), variant+" g="); is {
			sketch, err := morris.ReadSketch("g=" + text)
			if err != nil {
				return k, false
			}
			return *sketch, true
		}
	}
	return k, false
}
