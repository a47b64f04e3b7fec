package notebook_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/app/class/form"
	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/class/set"
)

// Names are sorted as French sorts them, and numbers by their size.
func TestOrder(t *testing.T) {
	want := []string{
		"", "7", "Adam", "Aïcha", "cote", "Cote", "coté", "côte", "Élève 2", "Élève 10", "Elise", "Élise", "E\u0301lodie",
		"Jean Paul", "Jean-Pierre", "Jeanne", "Œdipe", "Oscar", "Zoé",
	}
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortStableFunc(got, notebook.Order)
	same(t, "order", got, want...)
}

// What becomes of files as they come: the last submission of a pupil counts, and each fault is told while the others
// stand.
func TestNotices(t *testing.T) {
	lea := handin.Item{Result: solved, Tries: 1, Answers: []string{"a1"}}
	rose, err := handin.New(other(), 5)
	if err != nil {
		t.Fatal(err)
	}
	rose.Name, rose.At = "Rose", 50
	lucas := file(t, "lucas.tablier", from(t, "Lucas", 4, 40, handin.Item{Result: tried, Tries: 1}))
	lucas.Data = []byte(strings.Replace(string(lucas.Data), "result tried", "result solved", 1))
	theo := file(t, "theo.tablier", from(t, "Théo", 3, 30))
	cut := gather.Source{Path: "theo (1).tablier", Data: theo.Data[:len(theo.Data)-20]}
	b := book(t,
		file(t, "lea.tablier", from(t, "Léa", 2, 31)), file(t, "lea (1).tablier", from(t, "lea", 2, 52, lea)),
		theo, cut, file(t, "rose (1).tablier", rose), file(t, "rose.tablier", from(t, "Rose", 6, 60)), lucas,
		gather.Source{Path: "photo.jpg", Data: []byte("x")}, gather.Source{Path: "notes.txt", Data: []byte("rien")},
	)
	same(t, "notices", told(b),
		"twice lea 52 (31)", "changed Lucas 40", "other set Rose 50 (60) of Le glouton",
		"not read (30) theo (1).tablier cut ×1", "not read notes.txt alien ×1", "not taken photo.jpg alien ×1")
	table := b.Table()
	same(t, "pupils", names(table), "lea", "Lucas", "Rose", "Théo")
	if table.Rows[0].Solved != 1 || table.Rows[1].Solved != 1 || table.Set.Title != "Découvrir minimax" {
		t.Errorf("%+v", table)
	}
	b.Prefer(table.Rows[0].Pupil, table.Rows[0].Pupil.Aside()[0])
	same(t, "the other one", names(b.Table()), "Léa", "Lucas", "Rose", "Théo")
	if b.Table().Rows[0].Solved != 0 {
		t.Error("the other submission does not count")
	}
	for _, n := range b.Notices() {
		b.Dismiss(n)
	}
	same(t, "dismissed", told(b))
	drop(t, b, file(t, "lea (2).tablier", from(t, "Léa", 2, 70)))
	same(t, "news", told(b), "twice Léa 31 (70)")
}

// Two of one name are two pupils, unless one device or one folder of the platform says that they are one.
func TestNamesakes(t *testing.T) {
	b := book(t, file(t, "emma.tablier", from(t, "Emma", 1, 10)), file(t, "emma (1).tablier", from(t, "EMMA", 2, 20)))
	same(t, "two devices", told(b), "namesakes Emma ×2")
	same(t, "two devices", names(b.Table()), "Emma", "EMMA")
	b = book(t, file(t, "p/Emma A/e.tablier", from(t, "Emma", 1, 10)),
		file(t, "p/Emma A/f.tablier", from(t, "Emma", 2, 20)), file(t, "p/Emma B/e.tablier", from(t, "Emma", 3, 30)))
	same(t, "own folders", told(b), "twice Emma 20 (10)", "namesakes Emma ×2")
	b = book(t, file(t, "tous/e.tablier", from(t, "Emma", 1, 10)), file(t, "tous/f.tablier", from(t, "Emma", 2, 20)),
		file(t, "tous/l.tablier", from(t, "Léa", 3, 30)))
	same(t, "one folder of all", told(b), "namesakes Emma ×2")
}

// The same submission counts once: a file that is dropped twice, and a code with less of it.
func TestSameSubmission(t *testing.T) {
	w := from(t, "Léa", 1, 10, handin.Item{Result: solved, Tries: 1, Answers: []string{"a1"}})
	brief := code(t, w.With(handin.Results))
	b := book(t, file(t, "lea.tablier", w), file(t, "copie/lea.tablier", w), code(t, w), brief)
	same(t, "notices", told(b))
	table := b.Table()
	if b.Same() != 2 || b.Hands() != 2 || len(table.Rows) != 1 || table.Rows[0].Cells[0].Answers == nil {
		t.Errorf("%d the same of %d, %+v", b.Same(), b.Hands(), table.Rows)
	}
}

// Codes are read from what is pasted, also without their set, which can come later.
func TestCodes(t *testing.T) {
	read := handin.Item{Result: read}
	lea := code(t, from(t, "Léa", 1, 10, handin.Item{}, read).With(handin.Results))
	theo := code(t, from(t, "Théo", 2, 20, handin.Item{}, read).With(handin.WithAnswers))
	b := book(t, gather.Source{Data: []byte(string(lea.Data) + "\n" + string(theo.Data) + "\nh=1AAAA")})
	same(t, "notices", told(b), "not read  damaged ×1")
	table := b.Table()
	same(t, "pupils", names(table), "Léa", "Théo")
	if len(table.Columns) != 3 || table.Columns[1].Place != 2 || table.Set != nil {
		t.Errorf("%+v", table)
	}
	text, err := set.Encode(given(t))
	if err != nil {
		t.Fatal(err)
	}
	drop(t, b, gather.Source{Data: []byte("https://tablier.example/serie/#" + text)})
	if table = b.Table(); table.Set == nil || table.Columns[1].Task.Kind() != set.OfPython {
		t.Errorf("%+v", table)
	}
}

// The longest submission is read, from a zip as well.
func TestLongestFile(t *testing.T) {
	if gather.MaxText != handin.MaxFile || gather.MaxText < set.MaxFile {
		t.Errorf("texts of %d bytes are read, a submission has up to %d", gather.MaxText, handin.MaxFile)
	}
}

// The set with most pupils is looked at first, and the teacher can look at another one.
func TestSets(t *testing.T) {
	glouton, err := handin.New(other(), 1)
	if err != nil {
		t.Fatal(err)
	}
	glouton.Name = "Rose"
	b := book(t, file(t, "a.tablier", glouton), file(t, "b.tablier", from(t, "Léa", 1, 1)),
		file(t, "c.tablier", from(t, "Théo", 2, 1)))
	sets := b.Sets()
	if len(sets) != 2 || sets[0].Pupils != 2 || sets[1].Set.Title != "Le glouton" || b.Current() != sets[0].ID {
		t.Fatalf("%+v", sets)
	}
	b.Choose(sets[1].ID)
	same(t, "the other set", names(b.Table()), "Rose")
	b.Remove(b.Pupils()[0])
	same(t, "once it is empty", names(b.Table()), "Léa", "Théo")
	drop(t, b, file(t, "a.tablier", glouton))
	if len(b.Sets()) != 2 {
		t.Error("what was removed cannot come again")
	}
	if empty := notebook.New(); empty.Current() != "" || len(empty.Table().Rows) != 0 || empty.Notices() != nil {
		t.Error("an empty notebook is not empty")
	}
}

// A file that is no file of a class, or of a later version, says so.
func TestUnread(t *testing.T) {
	later := file(t, "later.tablier", from(t, "Léa", 1, 1))
	later.Data = []byte(strings.Replace(string(later.Data), "tablier handin 1", "tablier handin 2", 1))
	twice := gather.Source{Data: []byte("h=1AAAA h=1BBBB")}
	b := book(t, later, twice, gather.Source{Path: "s.tablier", Data: []byte("tablier set 1\ntitle")})
	same(t, "notices", told(b),
		"not read later.tablier version ×1", "not read  damaged ×2", "not read s.tablier cut ×1")
	if e := b.Notices()[0].Unread.Err; e.Fault != form.Newer {
		t.Errorf("%v", e)
	}
	if !reflect.DeepEqual(b.Sets(), []notebook.Given(nil)) {
		t.Error("there is a set")
	}
}
