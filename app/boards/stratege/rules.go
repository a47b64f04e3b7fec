//go:build !js

package stratege

import "tablier/app/board"

// Rules implements board.Words.
func (w *words) Rules() []board.RuleSection { return rulesOf(w.lang) }
