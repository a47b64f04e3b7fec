package e2e

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/class/form"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/rules"
)

// atOnce is how many pupils are at work at the same time, and offlinePupil the one of them who has no network.
const (
	atOnce       = 3
	offlinePupil = 2
)

// A classroom is a set of seven items of all kinds that a class is given, and what solves it.
type classroom struct {
	code    string
	puzzles [2]*puzzle.Puzzle
	lesson  []rules.Move
}

// Places of the set of a classroom, from 1.
const (
	puzzleAt = iota + 1
	lessonAt
	watchAt
	wordsAt
	pythonAt
	matchAt
	secondAt
	classItems = secondAt
)

func newClassroom(t *testing.T) *classroom {
	t.Helper()
	given, first := sixItems(t)
	second, id := firstOf(t, puzzlesOf(t, "morris"), func(p *puzzle.Puzzle) bool {
		return p.Kind == puzzle.Win && len(p.Line) == 1 && p.ID("tapatan") != first.ID("tapatan")
	})
	given.Items = append(given.Items, set.Item{Minutes: 5, Task: &set.Puzzle{Game: "tapatan", ID: id}})
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	_, moves := solutionOf(t, "../boards/morris/lesson.txt")
	return &classroom{code: code, puzzles: [2]*puzzle.Puzzle{first, second}, lesson: moves[1]}
}

// nothingSent has a server complain of a request that has more than an address of the site, or a name.
func nothingSent(t *testing.T, s *driver.Server, name string) {
	s.Disturb(func(_ http.ResponseWriter, r *http.Request) bool {
		if r.Method != http.MethodGet && r.Method != http.MethodHead || r.ContentLength > 0 ||
			strings.Contains(fmt.Sprint(r.URL, r.Header), url.QueryEscape(name)) {
			t.Errorf("%s %s sends something: %v", r.Method, r.URL, r.Header)
		}
		return false
	})
}

// A class goes through a set of all kinds of items, some pupils at a time, with mistakes, reloads, and one without a
// network. Their files fill the notebook, every cell right; their programs run again. Nothing is sent.
func TestClass(t *testing.T) {
	class := newClassroom(t)
	pupils := make([]*classmate, classSize)
	files := map[string]string{}
	for from := 0; from < classSize; from += atOnce {
		t.Run(fmt.Sprintf("from %d", from+1), func(t *testing.T) {
			var mu sync.Mutex
			for number := from; number < min(from+atOnce, classSize); number++ {
				p := &classmate{class: class, number: number, name: fmt.Sprintf("Élève-%d", number+1)}
				pupils[number] = p
				t.Run(p.name, func(t *testing.T) {
					t.Parallel()
					s := driver.Serve(t, "/")
					nothingSent(t, s, p.name)
					p.open(t, s)
					file := p.work(s.Address(nav.SetRoute) + "?lang=fr#" + class.code)
					p.wantUnnamed()
					mu.Lock()
					defer mu.Unlock()
					files[p.name+form.Extension] = file
				})
			}
		})
	}
	if t.Failed() {
		return
	}
	s := driver.Serve(t, "/")
	nothingSent(t, s, "Élève")
	p := driver.Open(t, driver.Desktop)
	inNotebook(p, s, "?lang=fr")
	began := driver.Eval[float64](p, `performance.now()`)
	p.Run(dropFiles(files))
	p.Wait(fmt.Sprintf(`document.querySelectorAll('.roll tbody tr').length === %d`, classSize))
	t.Logf("the table stands after %.0f ms", driver.Eval[float64](p, `performance.now()`)-began)
	wantCells(p, pupils)
	programs := 0
	for _, pupil := range pupils {
		if pupil.cells[pythonAt-1] != cellOf(handin.NotDone, 0) {
			programs++
		}
	}
	began = driver.Eval[float64](p, `performance.now()`)
	const column = "3" // from 0, and words have none
	for _, control := range []string{"#act-item-", "#act-programs-", "#act-run-"} {
		p.Click(control + column)
	}
	p.Wait(`document.getElementById('carnet-run').textContent.startsWith('Tous les programmes font ici')`)
	t.Logf("%d programs have run after %.0f ms", programs, driver.Eval[float64](p, `performance.now()`)-began)
	if kept := driver.Eval[string](p, `JSON.stringify([localStorage, sessionStorage])`); strings.Contains(kept, "Élève") {
		t.Errorf("stored: %s", kept)
	}
}

// wantCells compares the table with what the pupils have done.
func wantCells(p *driver.Tab, pupils []*classmate) {
	p.T.Helper()
	for i, row := range rows(p) {
		want := pupils[i]
		if row[0] != want.name {
			p.T.Fatalf("row %d is of %s, not of %s", i+1, row[0], want.name)
		}
		cells := slices.Concat(want.cells[:wordsAt-1], want.cells[wordsAt:])
		for column, cell := range cells {
			if got := row[column+1]; !strings.HasSuffix(got, "\u202f: "+cell) {
				p.T.Errorf("%q, want %s", got, cell)
			}
		}
	}
}
