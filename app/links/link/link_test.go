package link_test

import (
	"reflect"
	"testing"

	"tablier/app/links/link"
	"tablier/rules"
	"tablier/rules/conform"
)

// check writes the letter and reads it again: both ways it comes back as it was.
func check(t *testing.T, games rules.Registry, l link.Letter) (fragment string) {
	t.Helper()
	fragment = encode(t, games, l)
	got, _, err := link.Decode(games, fragment)
	if err != nil {
		t.Fatalf("%s of %+v: %v", fragment, l, err)
	}
	if !reflect.DeepEqual(got, l) {
		t.Fatalf("%s holds\n%+v, not\n%+v", fragment, got, l)
	}
	if again := encode(t, games, got); again != fragment {
		t.Fatalf("%s became %s", fragment, again)
	}
	return fragment
}

// checkAll checks every letter about the match, from its current ply back to the start; of a long one only those of
// some plies after the first twenty.
func checkAll(t *testing.T, games rules.Registry, m *rules.Match) {
	t.Helper()
	for {
		record := m.Record()
		check(t, games, link.Letter{Record: record})
		for _, loser := range []rules.Player{rules.First, rules.Second} {
			if m.Result().Over() {
				break
			}
			m.Resign(loser)
			check(t, games, link.Letter{Record: m.Record()})
			m.Undo()
		}
		for _, p := range []rules.Player{rules.First, rules.Second} {
			if told := m.RecordFor(p); !reflect.DeepEqual(told, record) {
				check(t, games, link.Letter{Record: told})
			}
		}
		back := 1 + max(0, m.Ply()-20)/8
		for ; back > 0; back-- {
			if !m.Undo() {
				return
			}
		}
	}
}

// Every record of every game goes through a link: running, over, resigned, as a player is told it, with the
// seeds of its rounds, and from a start of its own.
func TestRoundTrip(t *testing.T) {
	games := games()
	for _, spec := range games {
		for _, setup := range conform.Setups(spec) {
			for seed := range uint64(repeat) {
				m, err := conform.RandomMatch(spec, setup, seed, 300)
				if err != nil {
					t.Fatal(err)
				}
				middle := m.At(m.Ply() / 3).String()
				checkAll(t, games, m)
				checkAll(t, games, seeded(t, spec, setup, seed))
				checkAll(t, games, from(t, spec, setup, middle))
			}
		}
	}
}

// from plays the first legal moves from a start position.
func from(t *testing.T, spec *rules.Spec, setup rules.Setup, start string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(spec, setup, start)
	if err != nil {
		t.Fatal(err)
	}
	for m.Ply() < 5 && m.ToMove() != rules.Nobody {
		if err := m.Play(m.Position().Moves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// What a record may say in several ways is one link, and is read in the form of a match.
func TestForm(t *testing.T) {
	games := games()
	for _, c := range []struct{ loose, form rules.Record }{
		{
			rules.Record{Game: "tapatan", Moves: []rules.Move{"b2"}},
			rules.Record{Game: "tapatan", Variant: "tapatan", Moves: []rules.Move{"b2"}},
		},
		{
			rules.Record{Game: "bag", Options: []string{"told", "same", "told"}, Moves: []rules.Move{}},
			rules.Record{Game: "bag", Variant: "four", Options: []string{"same", "told"}},
		},
	} {
		fragment := check(t, games, link.Letter{Record: c.form})
		if got := encode(t, games, link.Letter{Record: c.loose}); got != fragment {
			t.Errorf("%+v is %s, %+v is %s", c.loose, got, c.form, fragment)
		}
	}
}

// The bytes are those that the package's comment describes.
func TestBytes(t *testing.T) {
	for _, c := range []struct {
		letter link.Letter
		body   string
	}{
		// b2 is the 4th of 9, counted from 0, a1 the 0th of 8, c3 the 6th of 7: 4 + 9·(0 + 8·6) = 436.
		{
			link.Letter{Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"b2", "a1", "c3"}}},
			"\x00\x07tapatan\x03\xb4\x01",
		},
		// A told move of 3 is 3 of 4, then the ball 2 is 1 of 3+1: 3 + 4·(0 + 4·1) = 19.
		{
			link.Letter{Opener: 1, Record: rules.Record{
				Game: "bag", Variant: "one", Options: []string{"same"}, Resigned: "second",
				Moves: []rules.Move{"?", "1", "=2"},
			}},
			"\xc3\x03\x03bag\x03one\x01\x04same\x01\x01?\x03\x13",
		},
		{
			link.Letter{Record: rules.Record{Game: "tapatan", Start: "o........ r o2r3", Resigned: "first"}},
			"\x24\x07tapatan\x10o........ r o2r3\x00",
		},
	} {
		if got, want := encode(t, games(), c.letter), checked(c.body); got != want {
			t.Errorf("%+v is %s, want %s", c.letter, got, want)
		}
	}
}

// With the seeds of its rounds a link does not say the draws again.
func TestSeedsSayTheDraws(t *testing.T) {
	spec, err := games().Find("bag")
	if err != nil {
		t.Fatal(err)
	}
	m := seeded(t, spec, rules.Setup{Variant: "one", Options: []string{"same", "told"}}, 1)
	played := m.Record()
	bare := rules.Record{Game: played.Game, Variant: played.Variant, Options: played.Options}
	got := len(encode(t, games(), link.Letter{Record: played})) - len(encode(t, games(), link.Letter{Record: bare}))
	// Two seeds of 8 bytes and their number, and 2 bytes for (3·3·2)² ways to play: 19 bytes are 26 characters.
	if got > 26 {
		t.Errorf("moves and seeds take %d characters, want at most 26", got)
	}
}
