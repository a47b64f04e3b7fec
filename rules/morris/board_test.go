package morris

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"tablier/rules"
)

// achi is a board that only the tests have: Tapatan's lines with four pawns a side. It is Achi but for the
// player who is blocked, who passes there and loses here; that is not met within perft 7.
var achi = Board{ID: "achi", Points: Boards()[0].Points, Lines: Boards()[0].Lines, Pawns: 4}

// alley is five points in a row with two pawns a side: a player can be blocked on it, and no line is ever
// full.
var alley = Board{ID: "alley", Points: "a b c d e", Lines: "a b c d e", Pawns: 2}

// figures are what testdata/values.json says of a board: the reference vectors of the family, from an
// independent solver.
type figures struct {
	Points   []string `json:"points"`
	Edges    [][2]int `json:"edges"`
	Lines    [][]int  `json:"lines"`
	Pawns    int      `json:"pawns"`
	States   int      `json:"states"`
	Drop     int      `json:"drop_states"`
	Movement int      `json:"move_phase_states"`
	Blocked  int      `json:"blocked_states"`
	Won      int      `json:"won_boards"`
	Perft    []uint64 `json:"perft"` // from depth 1
}

// measured are the boards that Board can express, by their name in the reference.
var measured = map[string]Board{"tapatan": Boards()[0], "achi_blocked_passes": achi}

func readFigures(t *testing.T) map[string]figures {
	t.Helper()
	data, err := os.ReadFile("testdata/values.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]figures
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestBoardsCompile(t *testing.T) {
	ids := map[string]bool{}
	for _, b := range Boards() {
		if Compile(b); ids[b.ID] {
			t.Errorf("%s is there twice", b.ID)
		}
		ids[b.ID] = true
	}
}

// Points, links and lines are those of the reference; for Tapatan that makes 8 lines and 16 links.
func TestBoardsAgainstReference(t *testing.T) {
	all := readFigures(t)
	for name, board := range measured {
		want, g := all[name], Compile(board)
		if strings.Join(g.Points(), " ") != strings.Join(want.Points, " ") || board.Pawns != want.Pawns {
			t.Errorf("%s: points %v, %d pawns", name, g.Points(), board.Pawns)
		}
		links := make([]uint16, len(want.Points))
		for _, e := range want.Edges {
			links[e[0]] |= 1 << e[1]
			links[e[1]] |= 1 << e[0]
		}
		for p, has := range g.links {
			if has != links[p] {
				t.Errorf("%s: links of %s are %b, want %b", name, g.points[p], has, links[p])
			}
		}
		masks := map[uint16]bool{}
		for _, line := range want.Lines {
			masks[1<<line[0]|1<<line[1]|1<<line[2]] = true
		}
		for _, mask := range g.masks {
			if delete(masks, mask); len(g.masks) != len(want.Lines) {
				t.Errorf("%s: %d lines, want %d", name, len(g.masks), len(want.Lines))
			}
		}
		if len(masks) != 0 {
			t.Errorf("%s: %d lines are missing", name, len(masks))
		}
	}
}

func TestBadBoardsDoNotCompile(t *testing.T) {
	for want, b := range map[string]Board{
		"more than 16 points": {Points: "a b c d e f g h i j k l m n o p q", Lines: "a b", Pawns: 2},
		"no room":             {Points: "a b c", Lines: "a b c", Pawns: 2},
		"no room for":         {Points: "a b c", Lines: "a b c"},
		"bad point a":         {Points: "a b a d", Lines: "a b", Pawns: 2},
		"bad point b-":        {Points: "a b- c d", Lines: "a c", Pawns: 2},
		"no point x":          {Points: "a b c d", Lines: "a b, c x", Pawns: 2},
		"line too short":      {Points: "a b c d", Lines: "a b, c", Pawns: 2},
		"a point twice":       {Points: "a b c d", Lines: "a b a", Pawns: 2},
	} {
		t.Run(want, func(t *testing.T) {
			defer func() {
				if got, _ := recover().(string); !strings.Contains(got, want) {
					t.Errorf("panics with %q", got)
				}
			}()
			Compile(b)
		})
	}
}

// The spec's variants are the boards, its id that of the first.
func TestSpecOfOtherBoards(t *testing.T) {
	spec := Spec([]Board{alley, achi})
	p, err := spec.New(rules.Setup{Variant: "achi"})
	if err != nil || spec.ID != "alley" || strings.Join(spec.Variants, " ") != "alley achi" {
		t.Fatalf("%s, %v: %v", spec.ID, spec.Variants, err)
	}
	if p.String() != "......... o o4r4" {
		t.Errorf("achi starts as %s", p)
	}
}
