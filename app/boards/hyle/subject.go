//go:build !js

package hyle

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// subjectLinks are where the links of the subject lead, in the order of their texts.
var subjectLinks = []board.SessionLink{{To: board.ToLesson}}

// subjects returns a subject in the form of a practical examination. What it says of the game is held against the rules
// by a test.
func subjects(lang i18n.Lang) []board.Session {
	s := *subjectOf(lang)
	s.Game = "hyle"
	return []board.Session{s}
}
