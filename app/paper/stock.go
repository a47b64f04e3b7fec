//go:build !js

package paper

import (
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/paper/sheet"
)

// classID is the id of the group of the sheets for a class.
const classID = "classe"

// StockOf returns all that can be printed of games: the sheets for a class stand after those of the first.
func StockOf(lang i18n.Lang, games []*board.Game) *Stock {
	m := classOf(lang)
	stock, class := &Stock{}, Group{ID: classID, Title: m.title, Sheets: []board.Sheet{matchSheet(m)}}
	for _, game := range games {
		if game.Kit == nil {
			continue
		}
		kit := game.Kit(lang)
		stock.Groups = append(stock.Groups, Group{ID: kit.Game, Title: kit.Title, Sheets: kit.Sheets})
		class.Sheets = append(class.Sheets, kit.Class...)
		if kit.Lesson != nil {
			stock.Lesson = kit.Lesson
		}
	}
	stock.Groups = slices.Insert(stock.Groups, min(1, len(stock.Groups)), class)
	return stock
}

// classWords are what is said of the sheets for a class, in one language.
type classWords struct {
	title   string
	match   sheet.Words
	players string
	games   string
	columns [5]string // who begins, against whom, moves, who wins, points
	points  string
	noticed string
}

// pairs are the games of four players, by their numbers, the first of a pair opens.
var pairs = [6][2]int{{0, 1}, {2, 3}, {1, 2}, {3, 0}, {0, 2}, {1, 3}}

// matchSheet draws the sheet on which a tournament of four is written down.
func matchSheet(m *classWords) board.Sheet {
	d := &sheet.Drawing{}
	d.Head(m.match.Head, m.match.Lead)
	head, text := sheet.Hand{Size: 5.2, Bold: true}, sheet.Hand{Size: 4.6}
	name := func(i int) string { return string(rune('A' + i)) }
	d.Text(sheet.Inset, 40, head, m.players)
	for i := range 4 {
		y := 51 + 11*float64(i)
		d.Text(sheet.Inset, y, sheet.Hand{Size: 4.6, Bold: true}, name(i))
		d.Segment(sheet.Inset+10, y+1, sheet.Right-6, y+1, sheet.Line(.3))
	}
	d.Text(sheet.Inset, 100, head, m.games)
	columns := [5]float64{sheet.Inset, 50, 88, 124, 160}
	for i, column := range m.columns {
		d.Text(columns[i], 109, sheet.Hand{Size: 4}, column)
	}
	for i, pair := range pairs {
		y := 120 + 12.5*float64(i)
		d.Text(columns[0]+4, y, sheet.Hand{Size: 4.6, Bold: true}, name(pair[0]))
		d.Text(columns[1]+4, y, sheet.Hand{Size: 4.6, Bold: true}, name(pair[1]))
		for _, x := range columns[2:] {
			d.Rect(x, y-6.5, 32, 10, 1, sheet.Line(.3))
		}
	}
	d.Paragraph(sheet.Inset, 196, 182, text, m.points)
	d.Text(sheet.Inset, 210, head, m.noticed)
	for i := range 4 {
		y := 222 + 11*float64(i)
		d.Segment(sheet.Inset, y, sheet.Right-6, y, sheet.Line(.3))
	}
	return m.match.Of("match", d)
}
