package rules_test

import (
	"reflect"
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/conform/bag"
)

// redacted is the moves of the record for each player.
func redacted(m *rules.Match) map[rules.Player][]rules.Move {
	moves := map[rules.Player][]rules.Move{}
	for _, p := range []rules.Player{rules.First, rules.Second, rules.Nobody, rules.Chance} {
		moves[p] = m.RecordFor(p).Moves
	}
	return moves
}

// First's secret is 2, then 1; in the second round Second picks first.
func TestRecordFor(t *testing.T) {
	const first = "2 3 =3 -- =3 + =1 -- =2 "
	for name, c := range map[string]struct {
		moves                 string
		first, second, nobody string
	}{
		"running":      {first, "2 ? =3 -- =3 + =1 -- =2", "? 3 =3 -- =3 + =1 -- =2", "? ? =3 -- =3 + =1 -- =2"},
		"round over":   {first + "--", first + "--", first + "--", first + "--"},
		"second round": {first + "-- 3 1 =1 +", first + "-- ? 1 =1 +", first + "-- 3 ? =1 +", first + "-- ? ? =1 +"},
		"over":         {twoRounds, twoRounds, twoRounds, twoRounds},
	} {
		t.Run(name, func(t *testing.T) {
			got := redacted(bagMatch(t, rules.Setup{}, "", c.moves))
			want := map[rules.Player][]rules.Move{
				rules.First: words(c.first), rules.Second: words(c.second),
				rules.Nobody: words(c.nobody), rules.Chance: words(c.moves),
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("got %v, want %v", got, want)
			}
		})
	}
}

// Giving up ends the secrets too, until it is taken back.
func TestRecordForAfterResignation(t *testing.T) {
	m := bagMatch(t, rules.Setup{}, "", "2 3")
	m.Resign(rules.First)
	if got := m.RecordFor(rules.Nobody); !reflect.DeepEqual(got, m.Record()) {
		t.Errorf("got %+v", got)
	}
	m.Undo()
	if got := m.RecordFor(rules.Nobody).Moves; !slices.Equal(got, words("? ?")) {
		t.Errorf("got %v", got)
	}
}

// Nothing is redacted where nothing is secret, by an option or in the game.
func TestRecordForWithoutSecrets(t *testing.T) {
	for _, m := range []*rules.Match{
		bagMatch(t, rules.Setup{Options: []string{"told"}}, "", "2 3 =1"),
		tapatan(t, "oo....rr. o o1r1"),
	} {
		if got := m.RecordFor(rules.Nobody); !reflect.DeepEqual(got, m.Record()) {
			t.Errorf("got %+v, not %+v", got, m.Record())
		}
	}
}

// A start position may hold secrets too; once its round has ended it is open like its moves.
func TestRecordForHidesTheStart(t *testing.T) {
	const start = "12 122 1 000/000"
	m := bagMatch(t, rules.Setup{Variant: "one"}, start, "")
	for p, want := range map[rules.Player]string{
		rules.First: "1? 122 1 000/000", rules.Second: "?2 122 1 000/000",
		rules.Nobody: "?? 122 1 000/000", rules.Chance: start,
	} {
		if got := m.RecordFor(p).Start; got != want {
			t.Errorf("the start for %s is %s, want %s", p, got, want)
		}
	}
	play(t, m, "+", "3")
	if got := m.RecordFor(rules.Nobody); got.Start != start || !slices.Equal(got.Moves, words("+ ?")) {
		t.Errorf("got %+v", got)
	}
}

// The caller owns the moves.
func TestRecordForIsACopy(t *testing.T) {
	m := bagMatch(t, rules.Setup{}, "", "2 3")
	m.RecordFor(rules.First).Moves[0] = "spoilt"
	if got := m.Moves(); !slices.Equal(got, words("2 3")) {
		t.Errorf("moves %v", got)
	}
}

// Views are those of the match's players, whichever side they have.
func TestMatchView(t *testing.T) {
	m := bagMatch(t, rules.Setup{Variant: "one"}, "", "2 3 =1 + 1 2")
	for _, c := range []struct {
		view rules.View
		want string
	}{
		{m.View(2, rules.First), "2? 222 0 000/000"},
		{m.View(2, rules.Second), "?3 222 0 000/000"},
		{m.View(4, rules.First), "-- 222 0 000/000"},
		{m.LandedView(4, rules.First), "23 122 0 100/000"},
		{m.LandedView(2, rules.First), "2? 222 0 000/000"},
		{m.View(6, rules.First), "?2 222 0 000/000"},
		{m.View(6, rules.Second), "1? 222 0 000/000"},
		{m.View(6, rules.Nobody), "?? 222 0 000/000"},
		{m.View(6, rules.Chance), "12 222 0 000/000"},
		{m.LandedView(6, rules.First), "?2 222 0 000/000"},
	} {
		if got := c.view.String(); got != c.want {
			t.Errorf("view %s, want %s", got, c.want)
		}
	}
}

// A match of a redacted record goes on like any other; what stays unknown to the end doubles nothing.
func TestUnknownToTheEnd(t *testing.T) {
	record := rules.Record{Game: "bag", Variant: "one", Moves: words("? 3 =3 +")}
	m, err := rules.Registry{bag.Spec()}.Replay(record)
	if err != nil {
		t.Fatal(err)
	}
	want := []rules.Outcome{points(rules.First, 3, 0)}
	if got := m.RoundOutcomes(); !reflect.DeepEqual(got, want) {
		t.Errorf("ended %+v, want %+v", got, want)
	}
}

// The past of a player is what he saw in each position of the round, and nothing in a game without secrets.
func TestPast(t *testing.T) {
	m := bagMatch(t, rules.Setup{}, "", twoRounds)
	for m.Undo() {
		for _, p := range []rules.Player{rules.First, rules.Second} {
			var want []rules.View
			for ply := range m.Ply() {
				if m.RoundAt(ply) == m.Round() {
					want = append(want, m.View(ply, p))
				}
			}
			if got := m.Past(p); !reflect.DeepEqual(got, want) {
				t.Errorf("ply %d: %v saw %v, want %v", m.Ply(), p, got, want)
			}
		}
	}
	if got := tapatan(t, "oo....rr. o o1r1").Past(rules.First); got != nil {
		t.Errorf("%v where nothing is secret", got)
	}
}
