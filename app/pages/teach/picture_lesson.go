//go:build !js

package teach

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/ui"
)

// shownLesson is the lesson on the door, from 0: the second one, whose sheet begins with a board and a program.
const shownLesson = 1

// lessonPicture draws the sheet of a lesson, and the sheet with the answers half behind, of which nothing is read.
func lessonPicture(lang i18n.Lang, games []*board.Game) ui.HTML {
	session, m := lessonGame(games).Sessions(lang)[shownLesson], i18n.TeachOf(lang)
	var c canvas
	c.group("tf-sheet", "translate(166 30) rotate(5)")
	c.rect("tf-paper", 0, 0, 124, 190)
	c.text("tf-head", 42, 20, frontOf(lang).answers)
	for line := range 11 { // what they say is for the page of answers
		c.line("tf-dots", 42, 40+13*line, 112)
	}
	c.end()
	c.group("tf-sheet", "translate(28 16)")
	c.rect("tf-paper", 0, 0, 170, 190)
	c.text("tf-head", 12, 20, m.Lesson(shownLesson+1))
	c.text("tf-text", 96, 20, m.Name)
	c.line("tf-dots", 122, 20, 160)
	c.Board(board.ByID(games, session.Game), session.Positions[0], "", 12, 30, 62)
	c.paragraph("tf-text", 82, 38, 11, 17, 5, session.Questions[0].Ask)
	c.line("tf-dots", 82, 92, 160)
	for i, line := range firstProgram(&session) {
		c.text("tf-code", 12, 110+11*i, line)
	}
	c.end()
	return framed(c.String())
}

// firstProgram returns the first lines of the first program on the sheet of a session.
func firstProgram(s *board.Session) (lines []string) {
	for _, q := range s.Questions {
		if q.Code == "" {
			continue
		}
		for line := range strings.Lines(q.Code) {
			text := strings.TrimLeft(line, " ")
			indent := len(line) - len(text)
			lines = append(lines, strings.Repeat("\u00a0", indent)+shortened(strings.TrimSpace(text), 30-indent))
		}
		return lines[:min(len(lines), 6)]
	}
	return nil
}
