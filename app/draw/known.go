package draw

import (
	"tablier/rules/morris"
	"tablier/rules/morris/redrawn"
)

// Known returns the drawing of a variant of the family, by its id; false where there is none.
func Known(variant string) (k morris.Sketch, ok bool) {
	sketch, err := morris.ReadSketch(redrawn.Texts()[variant])
	if err != nil {
		return k, false
	}
	return *sketch, true
}
