package atlas_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/atlas"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/links/link"
	"tablier/app/store"
	"tablier/rules"
)

// The path of a match is laid over the map, and only over that of its board.
func TestTrail(t *testing.T) {
	s := perform(t, "")
	s.lay("b2", "a1", "c1")
	kept := begin(t, "tapatan", "a1", "b2")
	past := archive.Past{}
	past.Add(archive.Game{ID: "x", Winner: -1, Record: kept.Record()})
	past.Add(archive.Game{ID: "y", Winner: -1, Record: begin(t, "rota", "p0").Record()})
	s.store.Set(archive.PastKey("tapatan"), past.Save())
	offered := s.Trail().Paths("tapatan")
	if len(offered) != 2 || offered[0] != (atlas.Path{ID: atlas.OnTable, Plies: 3}) || offered[1].ID != "x" {
		t.Errorf("offered are %+v", offered)
	}
	for id, plies := range map[string]int{atlas.OnTable: 3, "x": 2, "y": -1, "z": -1} {
		if s.Do(s.Follow(id)); len(s.Trail().Steps()) != plies+1 {
			t.Errorf("the path of %s has %d positions, want %d", id, len(s.Trail().Steps()), plies+1)
		}
	}
	s.Do(s.Follow("x"))
	if got := s.Map().Positions[s.Trail().Steps()[2].At]; got != kept.Position().String() {
		t.Errorf("the path ends at %s", got)
	}
	s.Do(s.ChooseBoard("rota"))
	if len(s.Trail().Steps()) > 0 {
		t.Error("the path lies over another board")
	}
}

// A match that has gone on while other pages were shown lies over the map as it is now, and so stands in the address,
// whether it is read at once or not.
func TestTrailFollowsTheTable(t *testing.T) {
	for _, slow := range []bool{false, true} {
		s := perform(t, "")
		s.lay("b2", "a1")
		s.Do(s.Follow(atlas.OnTable))
		s.elapse(1)
		before := s.Address()
		s.Do(s.Leave())
		s.slow = slow
		s.lay("b2", "a1", "c1")
		s.Open()
		if slow {
			s.later()
		}
		s.elapse(1)
		if len(s.Trail().Steps()) != 4 || s.Trail().Chosen() != atlas.OnTable {
			t.Errorf("slow %v: the path of %q has %d positions", slow, s.Trail().Chosen(), len(s.Trail().Steps()))
		}
		if last := s.kept[len(s.kept)-1]; last == before || last != s.Address() {
			t.Errorf("slow %v: the address says %s, want %s", slow, last, s.Address())
		}
		s.fakePage.asked = before
		s.Open()
		if len(s.Trail().Steps()) != 3 || s.Trail().Chosen() != atlas.Pasted {
			t.Errorf("slow %v: an address with the match as it was opens %q", slow, s.Trail().Chosen())
		}
	}
}

// The match on the table is laid over the map for who has asked for it alone.
func TestTableIsNotLaidByItself(t *testing.T) {
	s := perform(t, "")
	s.lay("b2", "a1")
	if len(s.Trail().Steps()) > 0 {
		t.Errorf("a path of %d positions lies over the map", len(s.Trail().Steps()))
	}
	s.Do(s.Paste(`{"game":"tapatan","moves":["b2"]}`))
	s.lay("b2", "a1", "c1")
	if s.Trail().Chosen() != atlas.Pasted || len(s.Trail().Steps()) != 2 {
		t.Errorf("the path of %q, with %d positions, lies over the map", s.Trail().Chosen(), len(s.Trail().Steps()))
	}
}

// A match that is pasted before there is a map changes nothing.
func TestPastedBeforeTheMap(t *testing.T) {
	record, err := json.Marshal(begin(t, "tapatan", "b2", "a1").Record())
	if err != nil {
		t.Fatal(err)
	}
	boards := games.Boards(games.All())
	game := boards[slices.IndexFunc(boards, func(g *board.Game) bool { return len(g.Maps) > 0 })]
	s := atlas.New(game, archive.NewKeeper(store.Private()))
	if s.Paste(string(record)); s.State() != atlas.Loading {
		t.Errorf("the map is %v", s.State())
	}
}

// A match that is pasted is laid over the map of its own board, whichever is shown.
func TestPastedMatch(t *testing.T) {
	s := perform(t, "")
	fragment, err := link.Encode(spec(t), link.Letter{Record: begin(t, "rota", "p0", "p1", "p2").Record()})
	if err != nil {
		t.Fatal(err)
	}
	record, err := json.Marshal(begin(t, "tapatan", "b2", "a1").Record())
	if err != nil {
		t.Fatal(err)
	}
	tooLong, err := json.Marshal(rules.Record{Game: "tapatan", Moves: make([]rules.Move, 1001)})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		text, board string
		steps       int // none for what is no match
	}{
		{"https://example.org/tapatan/#" + fragment, "rota", 4},
		{fragment, "rota", 4},
		{string(record), "tapatan", 3},
		{`{"game":"tapatan","moves":["b2","b2"]}`, "tapatan", 0},
		{`{"game":"tapatan"}`, "tapatan", 0},
		{`{"game":"tapatan","variant":"picaria-13","moves":["a1"]}`, "tapatan", 0},
		{`{"game":"hyle","moves":["a1"]}`, "tapatan", 0},
		{string(tooLong), "tapatan", 0},
		{strings.Repeat("a", 40001), "tapatan", 0},
		{"b2 a1", "tapatan", 0},
	} {
		s.Do(s.Paste(test.text))
		alien, said := test.steps == 0, atlas.SayPasted
		if alien {
			said = atlas.SayAlien
		}
		if s.Board() != test.board || s.Trail().IsAlien() != alien || !alien && len(s.Trail().Steps()) != test.steps {
			t.Errorf("%.60s: board %s, %d steps, alien %v",
				test.text, s.Board(), len(s.Trail().Steps()), s.Trail().IsAlien())
		}
		if s.lastSaid() != said {
			t.Errorf("%.60s: said %v", test.text, s.lastSaid())
		}
	}
	if s.Do(s.Paste("  ")); s.Trail().IsAlien() {
		t.Error("nothing is no match")
	}
	turn := &link.Turn{ID: link.ID{1}, Number: 1}
	if fragment, err = turn.Fragment(); err != nil {
		t.Fatal(err)
	}
	if s.Do(s.Paste("https://example.org/tapatan/#" + fragment)); s.lastSaid() != atlas.SayTurn {
		t.Errorf("of a turn by links is said %v", s.lastSaid())
	}
}
