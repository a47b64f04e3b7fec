package handout

import (
	"tablier/app/board"
	"tablier/app/ui"
)

// Sheet returns the sheet of a session, or a subject: the questions, with room for the answers. Name stands before the
// line for the pupil's name.
func Sheet(s *board.Session, title, name string, picture func(position string) ui.HTML) *Paper {
	p := &Paper{title, []Part{Name(name), Text(s.Intro)}}
	if len(s.Positions) > 0 {
		var boards Boards
		for i, position := range s.Positions {
			if len(s.Phases) == 0 {
				position = "" // who sits an examination need not know how the rules write it
			}
			boards = append(boards, Position{picture(s.Positions[i]), s.Diagrams[i], position})
		}
		p.Parts = append(p.Parts, boards)
	}
	var questions Questions
	for _, q := range s.Questions {
		questions = append(questions, Question{q.Title, parts(q.Ask, q.Examples, q.Code, q.Table, q.Lines)})
	}
	p.Parts = append(p.Parts, questions)
	return p
}

// Answers returns the answers of a session, under the numbers of the questions, with what is given points for.
func Answers(s *board.Session, title string) *Paper {
	var questions Questions
	for _, q := range s.Questions {
		questions = append(questions, Question{q.Title, parts(q.Answer, "", q.AnswerCode, q.Scheme, 0)})
	}
	return &Paper{title, []Part{questions}}
}

// Grid returns the grid by which the oral of a session is marked.
func Grid(s *board.Session, title string) *Paper {
	return &Paper{title, []Part{
		Text(s.Grid.Intro), Table(s.Grid.Rows), Text(s.Grid.Asks), List(s.Grid.Asked),
	}}
}

// parts returns the parts that there are of a question or an answer.
func parts(text, examples, code string, table [][]string, lines int) []Part {
	list := []Part{Text(text)}
	for _, code := range []string{code, examples} {
		if code != "" {
			list = append(list, Code(code))
		}
	}
	if len(table) > 0 {
		list = append(list, Table(table))
	}
	if lines > 0 {
		list = append(list, Lines(lines))
	}
	return list
}
