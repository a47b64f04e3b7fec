//go:build !js

package morris

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/paper/sheet"
)

// paperWords are what is said of what is printed of the family, in one language.
type paperWords struct {
	title                           string // of the family
	board, wheel, triangle, centres sheet.Words
	rules, family                   sheet.Text
}

// kitOf returns what is printed of the family.
func kitOf(boards *boards, in func(i18n.Lang) *words) func(i18n.Lang) *board.Kit {
	return func(lang i18n.Lang) *board.Kit {
		m := paperOf(lang)
		boxes := boxesOf(lang)
		return &board.Kit{
			Game: "tapatan", Title: m.title,
			Sheets: []board.Sheet{
				boardSheet(&m.board, "tapatan", boards.printed("tapatan", 55./170, pointSize)),
				rulesSheet(&m.rules, boards),
				boardSheet(&m.wheel, "roue", boards.printed("shisima", 55./200, pointSize)),
				boardSheet(&m.triangle, "triangle", boards.printed("tsoro", 55./200, pointSize)),
				boardSheet(&m.centres, "picaria", boards.printed("picaria-13", 55./200, pointSize)),
				familySheet(&m.family, boards),
			},
			Class:  []board.Sheet{boxSheet(boxes, boards, in(lang))},
			Lesson: matchboxLesson(boxes, boards, in(lang)),
		}
	}
}

// The sizes of what is printed, in millimetres: the boards, and the radius of their points and of the balls on them.
const (
	plateSize = 150.0
	pointSize = 11.0
	ballSize  = 10.0
)

// boardSheet draws a board, and six balls to be cut out.
func boardSheet(w *sheet.Words, id string, p *printed) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(w.Head, w.Lead)
	p.board(d, sheet.Middle-plateSize/2, 36, plateSize)
	const x, y, apart = 70.0, 210.0, 25.0
	for side := range 2 {
		for i := range 3 {
			at, down := x+apart*float64(i), y+26*float64(side)
			d.Circle(at, down, ballSize+1.4, sheet.Cut)
			drawBall(d, at, down, ballSize, side)
		}
	}
	at := y - 4.0
	for _, note := range w.Notes {
		at = d.Paragraph(140, at, sheet.Right-2-140, sheet.Hand{Size: 3.8}, note) + 3
	}
	return w.Of(id, d)
}

// rulesSheet draws the rules of the first board: what is behind the balls on its front stays empty, so that scissors
// take nothing away.
func rulesSheet(t *sheet.Text, boards *boards) board.Sheet {
	d := &sheet.Drawing{}
	const size = 32.0
	small := boards.printed("tapatan", size/board.Size, 2)
	d.Rules(t, size, sheet.RulesEndShort, []sheet.Figure{
		{Height: size, Draw: func(x, y float64) { small.figure(d, x, y, shownBoard{on: "o...r...."}) }},
		{Height: size, Draw: func(x, y float64) {
			small.figure(d, x, y, shownBoard{on: ".or..oorr", arrow: "b1-b2", barred: "b1-a2"})
		}},
		{Height: size, Draw: func(x, y float64) { small.figure(d, x, y, shownBoard{on: "or..orr.o", line: "a1-c3"}) }},
	})
	return t.Of("tapatan-regle", nav.GameRoute("tapatan"), d, "tapatan")
}

// familyFigures are the small boards beside the rules of the family: most show a move that wins.
var familyFigures = []struct {
	variant string
	shown   shownBoard
}{
	{"achi", shownBoard{on: "roo.rrroo", arrow: "b2-a2"}},
	{"tant-fant", shownBoard{on: "ooo...rrr"}},
	{"pendus", shownBoard{on: "...rroroo", arrow: "b3-c1"}},
	{"neuf-trous", shownBoard{on: "...rrooro", arrow: "a3-c1"}},
	{"shisima", shownBoard{on: "o..rorr.o", line: "p3-p7"}},
	{"tsoro", shownBoard{on: ".orroro", arrow: "c3-a1"}},
	{"picaria-13", shownBoard{on: "...rr..oor..o", arrow: "c3-c2"}},
}

// familySheet draws in what the other boards differ.
func familySheet(t *sheet.Text, boards *boards) board.Sheet {
	d := &sheet.Drawing{}
	const size = 21.0
	var figures []sheet.Figure
	for _, of := range familyFigures {
		small := boards.printed(of.variant, size/board.Size, 1.6)
		figures = append(figures, sheet.Figure{Height: size, Draw: func(x, y float64) { small.figure(d, x, y, of.shown) }})
	}
	d.Rules(t, size, sheet.RulesEndShort, figures)
	return t.Of("famille-regles", nav.RulesRoute("tapatan"), d, "roue", "triangle", "picaria")
}
