package stratege

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/sift"
)

// three says whether a set-up is one of a game with three pieces.
func three(kinds []int) bool { return len(kinds) == 3 }

func TestSetUpsAreKept(t *testing.T) {
	list := []keptSetUp{{Name: "Élan", Kinds: []int{0, 1, 2}}, {Name: "b " +
		"c", Kinds: []int{2, 1, 0}, Match: "x", Seat: 1}}
	read, err := readKept(three, saveKept(list))
	if err != nil || fmt.Sprint(read) != fmt.Sprint(list) {
		t.Errorf("read %v, %v; want %v", read, err, list)
	}
	if read, err := readKept(three, saveKept(nil)); err != nil || len(read) != 0 {
		t.Errorf("of none, read %v, %v", read, err)
	}
}

func TestBadSetUpsAreRefused(t *testing.T) {
	good := saveKept([]keptSetUp{{Name: "a", Kinds: []int{0, 1, 2}}})
	entry := `{"name":"a","kinds":[0,1,2]}`
	if !strings.Contains(good, entry) {
		t.Fatal(good)
	}
	for bad, where := range map[string]int{
		`{"name":"","kinds":[0,1,2]}`:                                            0,
		`{"name":" a","kinds":[0,1,2]}`:                                          0,
		`{"name":"` + strings.Repeat("a", 31) + `","kinds":[0,1,2]}`:             0,
		`{"name":"a\u202eb","kinds":[0,1,2]}`:                                    0,
		`{"name":"a","kinds":[0,1]}`:                                             0,
		`{"name":"a"}`:                                                           0,
		`{"name":"a","kinds":["x"]}`:                                             0,
		`{"name":"a","kinds":[0,1,2],"seat":2}`:                                  0,
		`{"name":"a","kinds":[0,1,2],"match":"` + strings.Repeat("x", 65) + `"}`: 0,
		`{"name":"a","kinds":[0,1,2],"colour":1}`:                                0,
		entry + `,{}`: 1,
		strings.Repeat(entry+",", maxKept) + entry: maxKept,
	} {
		_, err := readKept(three, strings.Replace(good, entry, bad, 1))
		var wrong *archive.ReadError
		if !errors.As(err, &wrong) || wrong.Entry != where {
			t.Errorf("%.60s: %v", bad, err)
		}
	}
	if _, err := readKept(three, `{"version":9}`); !errors.Is(err, sift.ErrNewer) {
		t.Errorf("of a later version: %v", err)
	}
}

func TestKeptSetUpsAreReplaced(t *testing.T) {
	named := func(name string) func(keptSetUp) bool {
		return func(a keptSetUp) bool { return a.Name == name }
	}
	var list []keptSetUp
	for i := range maxKept {
		name := fmt.Sprint("n", i)
		var ok bool
		if list, ok = withKept(list, keptSetUp{Name: name}, named(name)); !ok {
			t.Fatalf("no room for %s", name)
		}
	}
	before := slices.Clone(list)
	if _, ok := withKept(list, keptSetUp{Name: "more"}, named("more")); ok {
		t.Error("there is room for more than the most")
	}
	after, ok := withKept(list, keptSetUp{Name: "n3", Kinds: []int{1}}, named("n3"))
	if !ok || len(after) != len(list) || len(after[3].Kinds) != 1 || len(list[3].Kinds) != 0 ||
		len(before) != len(list) {
		t.Errorf("replaced: %v", after[3])
	}
}

func TestNamesOfSetUpsAreCleaned(t *testing.T) {
	for name, want := range map[string]string{
		"  a \n b ": "a b", "\x00\u202e": "", "été": "été", strings.Repeat("é", 40): strings.Repeat("é", 30),
		strings.Repeat("x", 29) + " yz": strings.Repeat("x", 29), "a\xff": "a",
	} {
		if got := cleanName(name); got != want || cleanName(got) != got {
			t.Errorf("%q is cleaned to %q, want %q", name, got, want)
		}
	}
}
