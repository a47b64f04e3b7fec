//go:build !js

package entropy

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
)

// subjectLinks are where the links of the subject lead, in the order of their texts.
var subjectLinks = []board.SessionLink{{To: board.ToLesson}}

// subjects returns a subject in the form of a practical examination. What it says of the game is held against the rules
// by a test.
func subjects(lang i18n.Lang) []board.Session {
	s := *subjectOf(lang)
	s.Game = "entropy"
	for _, position := range s.Positions {
		s.Diagrams = append(s.Diagrams, diagram(position, lang))
	}
	return []board.Session{s}
}

// letters are those of a pupil's program for the pawns.
var letters = map[i18n.Lang]*strings.Replacer{
	i18n.French: strings.NewReplacer("w", "B", "b", "N"), i18n.English: strings.NewReplacer("w", "W", "b", "B"),
}

// diagram returns a position as rows of letters, as a pupil's program has them.
func diagram(position string, lang i18n.Lang) string {
	rows, _, _ := strings.Cut(position, " ")
	for _, empty := range "12345" {
		rows = strings.ReplaceAll(rows, string(empty), strings.Repeat(".", int(empty-'0')))
	}
	return letters[lang.OfTwo()].Replace(strings.ReplaceAll(rows, "/", "\n"))
}
