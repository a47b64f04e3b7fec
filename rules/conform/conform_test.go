package conform_test

import (
	"fmt"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/conform/bag"
)

func TestBag(t *testing.T) { conform.Test(t, bag.Spec()) }

func FuzzBag(f *testing.F) { conform.Fuzz(f, bag.Spec()) }

// The bag's playthrough shows what that of a game with chance, secrets, points and rounds looks like.
func TestPlaythrough(t *testing.T) {
	m, err := rules.NewMatch(bag.Spec(), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range strings.Fields("2 3 =3 -- =3 + =1 -- =2 -- 3 1 =1 + =2 + =3 + =3 --") {
		if err := m.Play(rules.Move(move)); err != nil {
			t.Fatal(err)
		}
	}
	conform.Playthrough(t, m, "testdata/playthrough.txt")
}

func TestSetups(t *testing.T) {
	spec := bag.Spec()
	spec.Options, spec.SameDraw = []string{"told", "a"}, ""
	var got []string
	for _, s := range conform.Setups(spec) {
		got = append(got, s.Variant)
		for _, option := range s.Options {
			got[len(got)-1] += " " + option
		}
	}
	want := "[four four told four a four a told one one told one a one a told]"
	if s := fmt.Sprint(got); s != want {
		t.Errorf("setups %s, want %s", s, want)
	}
}

func TestRandomMatchIsSeeded(t *testing.T) {
	script := func(seed uint64) string {
		m, err := conform.RandomMatch(bag.Spec(), rules.Setup{}, seed, 100)
		if err != nil {
			t.Fatal(err)
		}
		return conform.Script(m)
	}
	one, again := script(1), script(1)
	if one != again || one == script(2) {
		t.Error("a seed does not decide the game")
	}
}
