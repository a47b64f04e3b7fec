package stratege

import "tablier/app/board"

// Rules implements board.Words: the browser fetches them.
func (*words) Rules() []board.RuleSection { return nil }
