package page

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/review"
	"tablier/app/match/page/wording"
	"tablier/app/study"
)

// reviewedOpening is a match of Tapatan of two moves, of which the solver's answers are known: the first gives a draw
// away.
func reviewedOpening(t *testing.T) *room {
	t.Helper()
	r := enter(t, "tapatan")
	r.touch("a1 a3")
	r.do(match.ReviewStarted{})
	r.says(`"best":"c3","value":"loss","plies":7`)
	r.says(`"best":"b2","value":"win","plies":8`)
	r.says(`"best":"b2","value":"draw","lines":[` + strings.Join([]string{
		`{"move":"b2","value":"draw"}`, `{"move":"b1","value":"draw"}`, `{"move":"a1","value":"loss","plies":9}`,
		`{"move":"a2","value":"loss","plies":9}`, `{"move":"a3","value":"loss","plies":9}`,
		`{"move":"b3","value":"loss","plies":9}`, `{"move":"c1","value":"loss","plies":9}`,
		`{"move":"c2","value":"loss","plies":9}`, `{"move":"c3","value":"loss","plies":5}`,
	}, ",") + `]`)
	if r.Match.Analysis().Reviewing() {
		t.Fatal("the review goes on")
	}
	return r
}

// historyRows returns all rows of the history, in a language.
func (r *room) historyRows(lang i18n.Lang) []review.Row {
	d := review.NewHistory(wording.New(r.Match.Controller, lang))
	return d.Between("", 0, d.All())
}

// A row says in words all that it shows.
func TestHistoryIsTold(t *testing.T) {
	r := reviewedOpening(t)
	for lang, want := range map[i18n.Lang][]string{
		i18n.French: {
			" départ: exact : nulle si chacun joue au mieux",
			"1 a1: Orange, exact : Rouge gagne en 8 coups au plus ; autres coups : 2 font nulle, 6 perdent. " +
				"Ici la nulle s’échappe : il fallait b2.",
			"2 a3: Rouge, exact : Rouge gagne en 7 coups au plus",
		},
		i18n.English: {
			" start: exact: a draw with best play",
			"1 a1: Orange, exact: Red wins in 8 moves at most; other moves: 2 draw, 6 lose. " +
				"Here the draw slips away: b2 was the move.",
			"2 a3: Red, exact: Red wins in 7 moves at most",
		},
	} {
		var got []string
		for _, row := range r.historyRows(lang) {
			got = append(got, row.Number+" "+row.Text+": "+row.Who+row.Words)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}

// What the other moves lead to are dots, and a person's own mistake is marked; the machine's is not.
func TestHistoryIsDrawn(t *testing.T) {
	r := reviewedOpening(t)
	first := r.historyRows(i18n.French)[1]
	if got := strings.Count(string(first.Lane), `"alt"`); got != 2 {
		t.Errorf("%d other places, want that of the draws and that of the loss in 4", got)
	}
	if !strings.Contains(string(first.Lane), `"err"`) || !first.Bad || first.Sign != "?" {
		t.Errorf("the mistake is not marked: %+v", first)
	}
	seats := r.Table().Seats()
	seats[0].Level = 2
	r.do(match.SatDown{Seats: seats})
	first = r.historyRows(i18n.French)[1]
	if strings.Contains(string(first.Lane), `"err"`) || first.Bad {
		t.Error("the machine's mistake is marked as a person's own")
	}
}

// Where nothing is known there is a gap in the rope.
func TestHistoryHasGaps(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1 a3")
	review := r.Match.Analysis().Review()
	review.Next()
	draw := study.Value{Known: true, Exact: true}
	review.Learn(0, draw)
	review.Learn(2, draw)
	for i, row := range r.historyRows(i18n.French) {
		if strings.Contains(string(row.Lane), "rope") {
			t.Errorf("row %d has a piece of the rope before its neighbours are known", i)
		}
	}
	review.Learn(1, draw)
	for i, row := range r.historyRows(i18n.French) {
		if !strings.Contains(string(row.Lane), "rope") {
			t.Errorf("row %d has no piece of the rope once all is known", i)
		}
	}
}

// It is a table: each row has a button that shows its position, and is named by what stands in it.
func TestHistoryIsATable(t *testing.T) {
	r := reviewedOpening(t)
	r.Panel = region.StudyPanel
	r.do(match.WentTo{Ply: 1})
	page := r.html()
	for _, want := range []string{
		`role="table"`, `aria-rowcount="4"`, `role="columnheader"`, `aria-rowindex="4"`,
		`id="row-2"`, `aria-labelledby="row-2 row-2-value"`, `id="row-2-value"`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	rows := r.historyRows(i18n.French)
	for i, row := range rows {
		if row.Current != (i == 1) {
			t.Errorf("row %d is the current one: %t", i, row.Current)
		}
	}
}

// No game of Domino is drawn: there is no band, and no middle. Hyle's scores are points: there is a middle, and no
// band.
func TestHistoryHasABandWhereGamesAreDrawn(t *testing.T) {
	for id, want := range map[string][2]bool{
		"tapatan": {true, true}, "entropy": {true, true}, "domino": {false, false}, "hyle": {false, true},
		"stratege": {false, true},
	} {
		d := review.NewHistory(enter(t, id).Wording())
		if got := [2]bool{d.Draws, d.Even}; got != want {
			t.Errorf("%s: band %t, middle %t", id, got[0], got[1])
		}
	}
}

// What is drawn into a hand and played is one row, and each round has a heading.
func TestHistoryOfRounds(t *testing.T) {
	r := enter(t, "hyle")
	for range 4 {
		if r.Table().Chance() {
			r.pass()
			continue
		}
		r.do(match.Wrote{Text: string(r.Table().Match().Position().Moves()[0])})
	}
	l := review.NewRows(r.Wording())
	if l.All() < 2 || l.Entry(1).Head != 1 || l.Entry(2).Number != 1 {
		t.Fatalf("%d rows, of which the first is %+v", l.All(), l.Entry(1))
	}
	for row := 2; row < l.All(); row++ {
		if e := l.Entry(row); e.Number != row-1 || l.RowOf(e.Ply) != row {
			t.Errorf("row %d is %+v, and its position stands in row %d", row, e, l.RowOf(e.Ply))
		}
	}
	if got := l.Near(0, 1); got != 2 {
		t.Errorf("after the start comes row %d: a heading is nothing to go to", got)
	}
}
