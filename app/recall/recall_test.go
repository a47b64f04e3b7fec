package recall

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/sift"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// entry returns an entry that is unlike that of another number.
func entry(n int) Entry {
	return Entry{
		Game: "tapatan", Variant: "tapatan", Moves: []rules.Move{"a1", "a3", rules.Move(fmt.Sprint("m", n))}, Seat: n % 2,
		Number: 2, Played: "b3", Best: "c1", Match: fmt.Sprint("match", n/3),
		Loss: Loss{Had: Worth{Proved: true, Lead: 1, Plies: 5}, Has: Worth{Proved: true}, Weight: n},
	}
}

func TestWorstComesFirst(t *testing.T) {
	var l List
	for _, n := range []int{3, 9, 1, 7} {
		l = l.With(entry(n))
	}
	var weights []int
	for _, e := range l.Entries() {
		weights = append(weights, e.Loss.Weight)
	}
	if !slices.Equal(weights, []int{9, 7, 3, 1}) {
		t.Errorf("%v", weights)
	}
}

// Two right answers on different days take an entry off the list, and a second review of the match does not bring it
// back; two on one day do not, and a review does not forget the first.
func TestSolvedTwice(t *testing.T) {
	l := List{}.With(entry(1), entry(2))
	e := entry(1)
	id := e.ID()
	for _, day := range []string{"2026-01-31", "2026-01-31"} {
		l = l.Right(id, day).With(entry(1))
		if found, ok := l.Find(id); !ok || !slices.Equal(found.Solved, []string{"2026-01-31"}) {
			t.Fatalf("%+v, %t", found, ok)
		}
	}
	if l = l.Right(id, "2026-02-01"); len(l.Entries()) != 1 {
		t.Fatalf("%d entries after two days", len(l.Entries()))
	}
	again, err := Parse(l.With(entry(1)).String())
	if err != nil || len(again.Entries()) != 1 {
		t.Errorf("%d entries, %v: what is solved for good has come back", len(again.Entries()), err)
	}
	if l = l.Right("0123456789abcdef", "2026-02-01"); len(l.Entries()) != 1 {
		t.Error("an answer to nothing changes the list")
	}
}

func TestListIsBounded(t *testing.T) {
	var many []Entry
	for n := range 3 * maxEntries {
		many = append(many, entry(n))
	}
	l := List{}.With(many...)
	if n := len(l.Entries()); n != maxEntries || l.Entries()[n-1].Loss.Weight != 2*maxEntries {
		t.Errorf("%d entries are kept, the least of weight %d", n, l.Entries()[n-1].Loss.Weight)
	}
	for n := range 2 * maxDone {
		e := entry(n)
		l = l.With(e).Right(e.ID(), "2026-01-01").Right(e.ID(), "2026-01-02")
	}
	if n := len(l.done); n != maxDone {
		t.Errorf("%d ids are kept of what is solved", n)
	}
	long := entry(1)
	long.Start = strings.Repeat("x", longest)
	if n := len(List{}.With(long).Entries()); n != 0 {
		t.Error("an entry is kept that is too long to be read")
	}
	if text := l.With(many...).String(); len(text) > 128<<10 {
		t.Errorf("the text has %d bytes", len(text))
	}
}

func TestOfAMatchInItsOrder(t *testing.T) {
	a, b, c := entry(3), entry(4), entry(9)
	a.Number, b.Number = 8, 2
	var numbers []int
	for _, e := range (List{}).With(a, b, c).Of("match1") {
		numbers = append(numbers, e.Number)
	}
	if !slices.Equal(numbers, []int{2, 8}) {
		t.Errorf("%v", numbers)
	}
}

func TestTextIsReadBack(t *testing.T) {
	full := Entry{
		Game: "bag", Variant: "v", Options: []string{"same", "told"}, Start: "1 2/3 ? w", Seat: 1, Number: 12, Played: "x",
		Best: "y", Loss: Loss{Points: 23, Weight: 120}, Match: "m", Solved: []string{"2026-11-24"},
	}
	lost := entry(5)
	lost.Loss.Had, lost.Loss.Has = Worth{Proved: true}, Worth{Proved: true, Lead: -1, Plies: 4}
	l := List{}.With(full, lost, entry(6))
	read, err := Parse(l.String())
	if err != nil || read.String() != l.String() || fmt.Sprint(read) != fmt.Sprint(l) {
		t.Errorf("%v\n%+v\n%+v", err, read, l)
	}
	if empty, err := Parse(""); err != nil || len(empty.Entries()) != 0 {
		t.Errorf("%v, %v", empty, err)
	}
}

func TestWhatIsNoList(t *testing.T) {
	e := entry(1)
	line := e.line()
	field := func(n int, text string) string {
		fields := strings.Split(line, "\t")
		fields[n] = text
		return "recall 1\n" + strings.Join(fields, "\t") + "\n"
	}
	for _, c := range []struct {
		name, text string
		want       Fault
	}{
		{"another text", "lessons 1\n", Head},
		{"no UTF-8", "recall 1\n\xff\n", Head},
		{"a later version", "recall 2\nwhatever\n", Newer},
		{"too few fields", "recall 1\ntapatan\ttapatan\n", Fields},
		{"an empty line", "recall 1\n\n", Fields},
		{"no game", field(0, ""), Value},
		{"a seat that is none", field(5, "2"), Value},
		{"a number that is none", field(6, "x"), Value},
		{"a number with a zero", field(6, "02"), Value},
		{"no move", field(7, ""), Value},
		{"two spaces between moves", field(4, "a1  a3"), Value},
		{"a worth that is none", field(9, "?3"), Value},
		{"a day that is none", field(14, "2026-02-30"), Value},
		{"two days", field(14, "2026-02-01,2026-02-02"), Value},
		{"days in disorder", field(14, "2026-02-02,2026-02-01"), Value},
		{"a control character", field(3, "a\x01b"), Value},
		{"a long line", field(3, strings.Repeat("x", longest)), Long},
		{"an entry twice", "recall 1\n" + line + "\n" + line + "\n", Twice},
		{"an id that is none", "recall 1\ndone\t012\n", Value},
		{"an id twice", "recall 1\ndone\t0123456789abcdef\ndone\t0123456789abcdef\n", Twice},
	} {
		_, err := Parse(c.text)
		var fault *Error
		if !errors.As(err, &fault) || fault.Fault != c.want {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
		if newer := errors.Is(err, sift.ErrNewer); newer != (c.want == Newer) {
			t.Errorf("%s: of a later version %t", c.name, newer)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(List{}.With(entry(1), entry(2)).Right("0", "2026-01-01").String())
	f.Add("recall 1\ndone\t0123456789abcdef\n")
	f.Add("recall 2\n")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Parse(text)
		if err != nil {
			var fault *Error
			if !errors.As(err, &fault) {
				t.Fatalf("%T is no *Error", err)
			}
			return
		}
		again, err := Parse(l.String())
		if err != nil || again.String() != l.String() {
			t.Fatalf("%q is read as %q, and that as %q, %v", text, l.String(), again.String(), err)
		}
	})
}

// What is kept of a match tells its player nothing that they could not know there, in any game, and leads to a position
// in which the same moves are legal.
func TestEntryKeepsSecrets(t *testing.T) {
	for _, spec := range all.Games() {
		for seed := range uint64(10) {
			m, err := conform.RandomMatch(spec, rules.Setup{}, seed, 120)
			if err != nil {
				t.Fatal(err)
			}
			for ply := range m.Ply() {
				mover := m.MoverAt(ply)
				if mover != rules.First && mover != rules.Second {
					continue
				}
				e := At(m, ply)
				if len(e.line()) > longest {
					t.Fatalf("%s: a line of %d bytes", spec.ID, len(e.line()))
				}
				got, err := rules.Registry{spec}.Replay(e.Record())
				if err != nil {
					t.Fatalf("%s: %v", spec.ID, err)
				}
				view := m.View(ply, mover)
				if now := got.Position().View(got.ToMove()).String(); now != view.String() {
					t.Fatalf("%s: the player sees %s, and saw %s", spec.ID, now, view)
				}
				if !spec.Secret {
					if !slices.Equal(got.Position().Moves(), m.At(ply).Moves()) {
						t.Fatalf("%s: other moves are legal", spec.ID)
					}
					continue
				}
				if e.Start != view.String() || len(e.Moves) > 0 {
					t.Fatalf("%s keeps %q and %v, which the player of %s did not see", spec.ID, e.Start, e.Moves, view)
				}
			}
		}
	}
}

func TestLossIsSaid(t *testing.T) {
	won, drawn, lost := Worth{true, 1, 3}, Worth{true, 0, 0}, Worth{true, -1, 4}
	for _, c := range []struct {
		loss            Loss
		french, english string
	}{
		{Loss{Had: won, Has: drawn}, "gagné en 3, devenu nul", "won in 3, now drawn"},
		{Loss{Had: drawn, Has: lost}, "nul, devenu perdu en 4", "drawn, now lost in 4"},
		{Loss{Had: Worth{true, 1, 0}, Has: Worth{true, -1, 0}}, "gagné, devenu perdu", "won, now lost"},
		{Loss{Points: 23}, "2,3 points perdus, en moyenne", "2.3 points lost on average"},
		{Loss{Points: 15}, "1,5 point perdu, en moyenne", "1.5 points lost on average"},
		{Loss{Weight: 600}, "l’avantage s’est échappé", "the lead has slipped"},
	} {
		if got := c.loss.In(i18n.French); got != c.french {
			t.Errorf("%q, want %q", got, c.french)
		}
		if got := c.loss.In(i18n.English); got != c.english {
			t.Errorf("%q, want %q", got, c.english)
		}
	}
}

func TestAddressAsksForAnEntry(t *testing.T) {
	e := entry(1)
	if id, ok := Asked(Fragment(e.ID())); !ok || id != e.ID() {
		t.Errorf("%q, %t", id, ok)
	}
	for _, fragment := range []string{"", "0", "1AAAAAAA", "0123", "main", "0" + strings.Repeat("g", idLength)} {
		if id, ok := Asked(fragment); ok {
			t.Errorf("%q asks for %q", fragment, id)
		}
	}
}
