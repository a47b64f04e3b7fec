package notebook_test

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/links/link"
	"tablier/rules"
	"tablier/rules/all"
)

// small returns a notebook of five pupils.
func small(t *testing.T) *notebook.Book {
	t.Helper()
	puzzle := func(result handin.Result, answers ...string) handin.Item {
		return handin.Item{Result: result, Tries: len(answers), Answers: answers, Seconds: 60}
	}
	python := func(result handin.Result, program string, runs ...string) handin.Item {
		return handin.Item{Result: result, Tries: len(runs), Answers: runs, Program: program, Seconds: 100}
	}
	words := handin.Item{Result: read, Seconds: 10}
	of := func(name string, attempt int, items ...handin.Item) gather.Source {
		return file(t, name+".tablier", from(t, name, attempt, 1, items...))
	}
	return book(t,
		of("Élise", 1, puzzle(solved, "a1"), words, python(solved, "a = 1\nprint(a)", "4/4")),
		of("Enzo", 2, puzzle(solved, "b2", "b2", "a1"), words, python(tried, "", "0/4 NameError", "2/4 3")),
		of("Adam", 3, puzzle(tried, "b2", "c1"), words, python(tried, "b=1 # ici\nprint(b)", "1/4 3")),
		of("Zoé", 4, puzzle(shown, "b2", "c1", "c1", "c1", "b2")),
		of("Jade", 5),
	)
}

// The table sorts by names, and by an item with what is not done first.
func TestSorting(t *testing.T) {
	table := small(t).Table()
	same(t, "by name", names(table), "Adam", "Élise", "Enzo", "Jade", "Zoé")
	table.SortByItem(0)
	same(t, "by the puzzle", names(table), "Jade", "Adam", "Zoé", "Enzo", "Élise")
	table.SortByItem(1)
	same(t, "by the program", names(table), "Jade", "Zoé", "Enzo", "Adam", "Élise")
	table.SortByName()
	same(t, "by name again", names(table), "Adam", "Élise", "Enzo", "Jade", "Zoé")
}

// Rows and columns are counted as they stand there.
func TestCounts(t *testing.T) {
	table := small(t).Table()
	want := notebook.Count{First: 1, Later: 1, Shown: 1, Tried: 1, NotDone: 1, WrongFirst: 3}
	if got := table.Count(0); got != want || got.Solved() != 2 {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := table.Count(1); got != (notebook.Count{First: 1, Tried: 2, NotDone: 2, WrongFirst: 2}) {
		t.Errorf("%+v", got)
	}
	if row := table.Rows[1]; row.Solved != 2 || row.Seconds != 170 || len(row.Cells) != 3 {
		t.Errorf("%+v", row)
	}
}

// Wrong answers are counted by pupils, with those who are still there; programs by what was wrong.
func TestAnswers(t *testing.T) {
	table := small(t).Table() // Adam, Élise, Enzo, Jade, Zoé
	want := []notebook.Answer{
		{"b2", []notebook.Mention{{0, false}, {2, false}, {4, true}}}, {"c1", []notebook.Mention{{0, true}, {4, false}}},
	}
	if got := table.Answers(0); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	want = []notebook.Answer{
		{"3", []notebook.Mention{{0, true}, {2, true}}}, {"NameError", []notebook.Mention{{2, false}}},
	}
	if got := table.Answers(1); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := table.Alike(1); !reflect.DeepEqual(got, [][]int{{0, 1}}) {
		t.Errorf("%v", got)
	}
}

// The first moves of matches are those of the pupil's side, in games that begin as the item does.
func TestOpenings(t *testing.T) {
	played := func(outcome handin.Outcome, game string, moves ...string) string {
		fragment, err := link.Encode(all.Games(), link.Letter{Record: rules.Record{Game: game, Moves: toMoves(moves)}})
		if err != nil {
			t.Fatal(err)
		}
		return handin.Played{Outcome: outcome, Game: fragment}.String()
	}
	of := func(name string, attempt int, answers ...string) gather.Source {
		match := handin.Item{Result: tried, Tries: len(answers), Answers: answers}
		return file(t, name+".tablier", from(t, name, attempt, 1, handin.Item{}, handin.Item{}, handin.Item{}, match))
	}
	b := book(t,
		of("A", 1, played(handin.Lost, "tapatan", "b2", "a1"), played(handin.Left, "tapatan")),
		of("B", 2, played(handin.Lost, "tapatan", "b2", "a1", "c1"), "loss", "rien"),
		of("C", 3, played(handin.Drawn, "tapatan", "a1", "b2"), played(handin.Won, "entropy")),
	)
	table := b.Table()
	want := []notebook.Answer{{"a1", []notebook.Mention{{0, false}, {1, false}}}, {"b2", []notebook.Mention{{2, false}}}}
	if got := table.Openings(2, all.Games()); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if table.Openings(0, all.Games()) != nil {
		t.Error("a puzzle has openings")
	}
	outcomes := []notebook.Answer{
		{"loss", []notebook.Mention{{0, false}, {1, false}}}, {"draw", []notebook.Mention{{2, false}}},
		{"left", []notebook.Mention{{0, true}}}, {"rien", []notebook.Mention{{1, true}}},
		{"win", []notebook.Mention{{2, true}}},
	}
	if got := table.Answers(2); !reflect.DeepEqual(got, outcomes) {
		t.Errorf("%+v, want %+v", got, outcomes)
	}
}

func toMoves(texts []string) (moves []rules.Move) {
	for _, text := range texts {
		moves = append(moves, rules.Move(text))
	}
	return moves
}

// Two collections of one class are compared cell by cell, and so are the submissions of those who have handed in twice.
func TestCompare(t *testing.T) {
	one := handin.Item{Result: tried, Tries: 1, Answers: []string{"b2"}}
	two := handin.Item{Result: solved, Tries: 2, Answers: []string{"b2", "a1"}}
	was := book(t, file(t, "1.tablier", from(t, "Adam", 1, 1, one)), file(t, "2.tablier", from(t, "Léa", 2, 1, two)),
		file(t, "3.tablier", from(t, "Zoé", 3, 1)))
	is := book(t, file(t, "1.tablier", from(t, "adam", 1, 2, two)), file(t, "2.tablier", from(t, "LÉA", 7, 2, two)),
		file(t, "4.tablier", from(t, "Noé", 4, 2)))
	c, ok := notebook.Compare(was.Table(), is.Table())
	if !ok || !reflect.DeepEqual(c.Changes, []notebook.Change{{0, 0, one}}) || c.Solved != 1 ||
		!reflect.DeepEqual(c.New, []int{2}) || len(c.Gone) != 1 || c.Gone[0].Name != "Zoé" {
		t.Errorf("%+v, %t", c, ok)
	}
	drop(t, is, file(t, "1.tablier", from(t, "Adam", 1, 1, one)))
	c, ok = notebook.Compare(is.Before(), is.Table())
	if !ok || len(c.Changes) != 1 || c.Solved != 1 || len(c.New) != 2 || c.Gone != nil {
		t.Errorf("%+v, %t", c, ok)
	}
	glouton, err := handin.New(other(), 1)
	if err != nil {
		t.Fatal(err)
	}
	glouton.Name = "Rose"
	if _, ok := notebook.Compare(was.Table(), book(t, file(t, "r.tablier", glouton)).Table()); ok {
		t.Error("tables of two sets are compared")
	}
}

// A spreadsheet gets a line a pupil, and no name is a formula.
func TestCSV(t *testing.T) {
	b := book(t, file(t, "1.tablier", from(t, "=2;\"3\"", 1, 1, handin.Item{Result: solved, Tries: 1, Seconds: 90})),
		file(t, "2.tablier", from(t, "Léa", 2, 1)))
	got := b.Table().CSV(notebook.Sheet{
		Separator: ";", Heads: []string{"Élève", "a", "b", "c", "sur 3", "min"},
		Cell: func(i handin.Item) string { return fmt.Sprint(i.Tries) },
	})
	const want = "\ufeffÉlève;a;b;c;sur 3;min\r\n\"'=2;\"\"3\"\"\";1;0;0;1;2\r\nLéa;0;0;0;0;0\r\n"
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A class of three hundred is read file by file, each right.
func TestThreeHundredFiles(t *testing.T) {
	var sources []gather.Source
	for i := range 300 {
		item := handin.Item{Result: solved, Tries: 1 + i%5, Answers: make([]string, 1+i%5)}
		program := handin.Item{
			Result: tried, Tries: 1, Answers: []string{"0/4 3"}, Program: fmt.Sprintf("a%d = %d\n", i, i%7),
		}
		w := from(t, fmt.Sprintf("Élève %d", i), i, i, item, handin.Item{}, program)
		sources = append(sources, file(t, fmt.Sprintf("%d.tablier", i), w))
	}
	began := time.Now()
	b := book(t, sources...)
	table := b.Table()
	notices := b.Notices()
	t.Logf("300 files: %v until the table stands", time.Since(began))
	if len(table.Rows) != 300 || notices != nil || len(table.Alike(1)) != 7 {
		t.Fatalf("%d rows, %v", len(table.Rows), notices)
	}
	for i, row := range table.Rows {
		if row.Pupil.Name != fmt.Sprintf("Élève %d", i) || row.Cells[0].Tries != 1+i%5 {
			t.Errorf("row %d: %+v", i, row)
		}
	}
}
