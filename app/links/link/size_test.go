package link_test

import (
	"errors"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// A Tapatan game of 20 plies is a link that a person may well type.
func TestTapatanIsShort(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	longest, sum, played := 0, 0, 0
	for seed := uint64(0); played < 300; seed++ {
		m, err := conform.RandomMatch(spec, rules.Setup{}, seed, 20)
		if err != nil {
			t.Fatal(err)
		}
		if m.Ply() < 20 {
			continue
		}
		n := len(check(t, all.Games(), link.Letter{Record: m.Record()}))
		longest, sum, played = max(longest, n), sum+n, played+1
	}
	t.Logf("20 plies: %d characters at most, %.1f on average", longest, float64(sum)/float64(played))
	if longest > 40 {
		t.Errorf("a link of %d characters, want at most 40", longest)
	}
}

// A long game costs what its moves are worth and little more.
func TestLongGame(t *testing.T) {
	games := rules.Registry{wideSpec()}
	for plies, most := range map[int]int{300: 300, 1100: 1050, 10_000: 9300} {
		n := len(check(t, games, link.Letter{Record: wideRecord(t, plies)}))
		t.Logf("%d plies of 30 to 50 moves: %d characters", plies, n)
		if n > most {
			t.Errorf("%d plies: %d characters, want at most %d", plies, n, most)
		}
	}
}

// A move without an alternative costs nothing.
func TestForcedMovesAreFree(t *testing.T) {
	games := rules.Registry{wideSpec()}
	record := func(plies int) link.Letter {
		l := link.Letter{Record: rules.Record{Game: "wide", Variant: "alone"}}
		for range plies {
			l.Record.Moves = append(l.Record.Moves, "00")
		}
		return l
	}
	if few, many := check(t, games, record(1)), check(t, games, record(127)); len(few) != len(many) {
		t.Errorf("1 forced move is %s, 127 are %s", few, many)
	}
}

// Encode writes nothing that Decode would not read.
func TestTooLong(t *testing.T) {
	games := rules.Registry{wideSpec()}
	moves := link.Letter{Record: wideRecord(t, 10_001)}
	text := link.Letter{Record: rules.Record{Game: "wide", Start: strings.Repeat("0", 60_000)}}
	for _, l := range []link.Letter{moves, text} {
		if _, err := link.Encode(games, l); !faulty(err, link.Long) {
			t.Errorf("%d moves, a start of %d bytes: %v", len(l.Record.Moves), len(l.Record.Start), err)
		}
	}
}

func faulty(err error, fault link.Fault) bool {
	var e *link.Error
	return errors.As(err, &e) && e.Fault == fault
}

func wideRecord(t testing.TB, plies int) rules.Record {
	m, err := conform.RandomMatch(wideSpec(), rules.Setup{}, 1, plies)
	if err != nil {
		t.Fatal(err)
	}
	return m.Record()
}

func BenchmarkDecode1100(b *testing.B) {
	games := rules.Registry{wideSpec()}
	fragment, err := link.Encode(games, link.Letter{Record: wideRecord(b, 1100)})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, _, err := link.Decode(games, fragment); err != nil {
			b.Fatal(err)
		}
	}
}
