// Package redrawn has the boards of the family as somebody would draw them. A drawing can begin with each of them.
package redrawn

import (
	_ "embed" // the file is small, and every edition has it
	"strings"
)

//go:embed designs-v1.txt
var designs string

// Texts returns the texts of the boards, by their ids.
func Texts() map[string]string {
	texts := map[string]string{}
	for line := range strings.Lines(designs) {
		if id, text, ok := strings.Cut(strings.TrimSpace(line), " "); ok && id != "#" {
			texts[id] = text
		}
	}
	return texts
}
