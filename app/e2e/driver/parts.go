package driver

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/names"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/rules"
)

// This file gets the sentences that only one game has where the page gets them: from the game's own part of a table.

// table returns a table of two people at which the line has been played and the one to move has the screen.
func (l *Line) table() *play.Table {
	l.t.Helper()
	match, err := rules.Registry{l.game.Spec}.Replay(l.match.Record())
	if err != nil {
		l.t.Fatal(err)
	}
	table := play.New(l.game.Game, l.game.Levels, 1)
	table.Open(match, [2]play.Seat{}, 0)
	table.Uncover()
	return table
}

func (l *Line) voice(table *play.Table) board.Voice {
	return names.Seats{Game: l.game.Game, Lang: l.lang}.Voice(table)
}

// page returns what the game's elements know of the page of a table.
func (l *Line) page(table *play.Table) *places.Page {
	return &places.Page{
		Game: l.game.Game, Table: table, Lang: l.lang, Live: true, Can: true, Voice: l.voice(table),
	}
}

// OwnText returns the texts in the first element of a class in the game's own place, in the order of the page.
func (l *Line) OwnText(class string) []string {
	l.t.Helper()
	return l.texts(l.game.Parts.Below(l.page(l.table())), class)
}

// texts returns the texts in the first element of a class.
func (l *Line) texts(element app.UI, class string) []string {
	l.t.Helper()
	d := xml.NewDecoder(strings.NewReader(app.HTMLString(element)))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	var texts []string
	depth := 0 // of the elements that are open in the one of the class, itself included
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			l.t.Fatalf("there is nothing of the class %s", class)
		}
		if err != nil {
			l.t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			if depth > 0 || hasClass(token, class) {
				depth++
			}
		case xml.EndElement:
			if depth == 1 {
				return texts
			}
			depth = max(depth-1, 0)
		case xml.CharData:
			if text := strings.TrimSpace(string(token)); depth > 0 && text != "" {
				texts = append(texts, text)
			}
		}
	}
}

func hasClass(e xml.StartElement, class string) bool {
	return slices.ContainsFunc(e.Attr, func(a xml.Attr) bool {
		return a.Name.Local == "class" && slices.Contains(strings.Fields(a.Value), class)
	})
}

// Spot returns what a spot of the board is called, and what the page says of it while it is pointed at.
func (l *Line) Spot(name string) string {
	l.t.Helper()
	table := l.table()
	spots := table.Scene(l.voice(table)).Spots.List
	i := slices.IndexFunc(spots, func(s board.Spot) bool { return s.Name == name })
	if i < 0 {
		l.t.Fatalf("there is no spot %s", name)
	}
	return spots[i].Label
}

// Keys returns what the page says after a key has been pressed on points, one after the other.
func (l *Line) Keys(key string, points ...string) string {
	l.t.Helper()
	table := l.table()
	all := table.Skin().Points(table.View())
	for _, name := range points {
		at := board.PointNamed(all, name)
		table.Own().Gesture(board.Gesture{Kind: board.Key, Point: at, Key: key, Keys: true, OnBoard: true})
	}
	_, detail := table.Own().Say(l.voice(table))
	return detail
}
