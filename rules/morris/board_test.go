package morris

import (
	"encoding/json"
	"errors"
	"math/bits"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/rules"
)

// orthogonal is a board that only the tests have, an eleventh one: pawns move along rows and columns, and diagonals
// win as well.
var orthogonal = Board{
	ID:     "orthogonal",
	Points: "a1 b1 c1 a2 b2 c2 a3 b3 c3",
	Lines:  "a1 b1 c1, a2 b2 c2, a3 b3 c3, a1 a2 a3, b1 b2 b3, c1 c2 c3",
	Wins:   "a1 b2 c3, c1 b2 a3",
	Pawns:  3,
}

// alley is five points in a row with two pawns a side: a player can be blocked on it, and no line is ever
// full.
var alley = Board{ID: "alley", Points: "a b c d e", Lines: "a b c d e", Pawns: 2}

// polite is an alley on which the blocked player passes.
var polite = Board{ID: "polite", Points: "a b c d e", Lines: "a b c d e", Pawns: 2, Passes: true}

// byID returns a board of the family.
func byID(t testing.TB, id string) *Game {
	t.Helper()
	for _, b := range Boards() {
		if b.ID == id {
			return Compile(b)
		}
	}
	t.Fatalf("no board %s", id)
	return nil
}

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
	// NoWin has, by the number of a player from 1, the lines that do not win for that player.
	NoWin map[string][][]int `json:"nowin"`
}

// measured are the boards that the reference has, by the name that they have there: all of the family but one.
func measured() map[string]Board {
	boards := map[string]Board{"three_mens_orth_8lines": orthogonal}
	names := map[string]string{
		"tapatan": "tapatan", "achi": "achi_blocked_passes", "neuf-trous": "nine_holes", "pendus": "tapatan_fly",
		"tant-fant": "tant_fant", "shisima": "shisima", "rota": "rota_diameters", "tsoro": "tsoro_yematatu",
		"picaria": "picaria",
	}
	for _, b := range Boards() {
		if name, ok := names[b.ID]; ok {
			boards[name] = b
		}
	}
	return boards
}

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

// Nothing of the reference is left out.
func TestAllAreMeasured(t *testing.T) {
	if figures, boards := readFigures(t), measured(); len(figures) != 10 || len(boards) != len(figures) {
		t.Errorf("%d boards in the reference, %d of them measured", len(figures), len(boards))
	}
}

// Points, links and lines are those of the reference; for Tapatan that makes 8 lines and 16 links.
func TestBoardsAgainstReference(t *testing.T) {
	all := readFigures(t)
	for name, board := range measured() {
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
		for side := range uint8(2) {
			lines := masksOf(want.Lines)
			for _, own := range want.NoWin[strconv.Itoa(int(side)+1)] {
				lines = slices.DeleteFunc(lines, func(mask uint16) bool { return mask == masksOf([][]int{own})[0] })
			}
			if got := slices.Sorted(slices.Values(g.Masks(side))); !slices.Equal(got,
				slices.Sorted(slices.Values(lines))) {
				t.Errorf("%s: for side %d these lines win: %b, want %b", name, side, got, lines)
			}
		}
	}
}

// masksOf returns lines as sets.
func masksOf(lines [][]int) []uint16 {
	var masks []uint16
	for _, line := range lines {
		masks = append(masks, 1<<line[0]|1<<line[1]|1<<line[2])
	}
	return masks
}

// The board of 13 points has 16 lines of three and a centre on which nothing is placed (rules/README.md §1.1).
func TestThirteenPoints(t *testing.T) {
	g := byID(t, "picaria-13")
	links := 0
	for _, l := range g.links {
		links += bits.OnesCount16(l)
	}
	if len(g.points) != 13 || len(g.Masks(0)) != 16 || len(g.Masks(1)) != 16 || links != 2*28 ||
		len(g.AppendMoves(nil, g.Start())) != 12 {
		t.Errorf("%d points, %d and %d lines, %d links, %d placements",
			len(g.points), len(g.Masks(0)), len(g.Masks(1)), links/2, len(g.AppendMoves(nil, g.Start())))
	}
}

// Each flaw of a board is found where it is, whatever else is wrong.
func TestFaultsOfBoards(t *testing.T) {
	for _, c := range []struct {
		board Board
		want  string
	}{
		{Board{Points: "a b c d e f g h i j k l m n o p q", Lines: "a b c", Pawns: 2, Motion: Fly}, "many-points in Points"},
		{Board{Points: "a b c", Lines: "a b c", Pawns: 2}, "no-room in Points"},
		{Board{Points: "a b c d", Lines: "a b c d"}, "pawn-count in Pawns"},
		{Board{Points: "a b c d", Lines: "a b c d", Pawns: 2, First: "a b c d"}, "no-room in Points"},
		{Board{Points: "a b c d", Lines: "a b c d", Pawns: 2, Barred: "a"}, "no-room in Points"},
		{Board{Points: "a b c a d", Lines: "a b c d", Pawns: 2, Motion: Fly}, "same-point in Points: a"},
		{Board{Points: "a b- c d", Lines: "a c d", Pawns: 2, Motion: Fly}, "bad-point in Points: b-"},
		{Board{Points: "a b c d", Lines: "a b c d, c x d", Pawns: 2}, "no-such-point in Lines: x"},
		{Board{Points: "a b c d", Lines: "a b c d, a c", Pawns: 2}, "short-line in Lines: a c"},
		{Board{Points: "a b c d", Lines: "a b c d", Wins: "a c", Pawns: 2}, "short-line in Wins: a c"},
		{Board{Points: "a b c d", Lines: "a b c d", Paths: "a", Pawns: 2}, "short-path in Paths: a"},
		{Board{Points: "a b c d", Lines: "a b c d, a b a", Pawns: 2}, "point-twice in Lines: a b a"},
		{Board{Points: "a b c d", Lines: "a b c d", Paths: "a b d b", Pawns: 2}, "point-twice in Paths: a b d b"},
		{Board{Points: "a b c d", Lines: "a b c d", Wins: "a d a", Pawns: 2}, "point-twice in Wins: a d a"},
		{Board{Points: "a b c d", Paths: "a b c d", Pawns: 2}, "no-line in Lines"},
		{Board{Points: "a b c d", Lines: "a b c", Pawns: 2}, "unlinked in Points: d"},
		{Board{Points: "a b c d", Lines: "a b c d", Pawns: 1, Barred: "e"}, "no-such-point in Barred: e"},
		{Board{Points: "a b c d", Lines: "a b c d", Pawns: 1, First: "e"}, "no-such-point in First: e"},
		{Board{Points: "a b c d", Lines: "a b c d", Pawns: 2, Start: "oorr."}, "bad-start in Start"},
		{Board{Points: "a b c d", Lines: "a b c d", Pawns: 2, Start: "ooxr"}, "bad-start in Start"},
		{Board{Points: "a b c d", Lines: "a b c d", Pawns: 2, Start: "oor."}, "start-count in Start: r"},
		{Board{Points: "a b c d e", Lines: "a b c d e", Pawns: 1, Start: "o...r", Barred: "c"}, "closed-in-set in Start"},
		{Board{Points: "a b c d", Lines: "a b c d", Pawns: 2, Start: "oorr"}, "nowhere"},
		{Board{Points: "a b c d", Lines: "a b", Pawns: 9}, "no-room in Points; board: short-line in Lines: a b; board: " +
			"no-line in Lines; board: unlinked in Points: a; board: unlinked in Points: b; board: unlinked in Points: c; " +
			"board: unlinked in Points: d"},
	} {
		g, err := Build(c.board)
		if faults, ok := errors.AsType[Faults](err); !ok || g != nil || faults.Error() != "board: "+c.want {
			t.Errorf("%+v: %v, want %s", c.board, err, c.want)
		}
	}
}

// On a line of five any three in succession win, and no others.
func TestLongLine(t *testing.T) {
	g := Compile(Board{Points: "a b c d e", Lines: "a b c d e", Pawns: 2})
	if got := g.Masks(0); !slices.Equal(got, []uint16{0b111, 0b1110, 0b11100}) {
		t.Errorf("these win: %b", got)
	}
}

// A point closed to the first pawn is open to all others.
func TestClosedToTheFirst(t *testing.T) {
	board := tapatan.Board()
	board.First = "b2"
	g := Compile(board)
	p := Position{g, g.Start()}
	if got := p.Moves(); len(got) != 8 || slices.Contains(got, "b2") {
		t.Errorf("first moves %v", got)
	}
	if _, err := p.Play("b2"); err == nil {
		t.Error("the first pawn is placed on b2")
	}
	next := Position{g, p.State.Play(Step{-1, 0})}
	if !slices.Contains(next.Moves(), "b2") {
		t.Errorf("second moves %v", next.Moves())
	}
	if _, err := g.Parse("....o.... r o2r3"); err == nil {
		t.Error("the first pawn is read on b2")
	}
	if _, err := g.Parse("r...o.... o o2r2"); err != nil {
		t.Error(err)
	}
}

// The spec's variants are the boards, its id that of the first.
func TestSpecOfOtherBoards(t *testing.T) {
	spec := Spec([]Board{alley, orthogonal})
	p, err := spec.New(rules.Setup{Variant: "orthogonal"})
	if err != nil || spec.ID != "alley" || strings.Join(spec.Variants, " ") != "alley orthogonal" {
		t.Fatalf("%s, %v: %v", spec.ID, spec.Variants, err)
	}
	if p.String() != "......... o o3r3" {
		t.Errorf("orthogonal starts as %s", p)
	}
}

// The variants begin with those of rules/README.md §1.1, in its order: they have shipped.
func TestVariants(t *testing.T) {
	const want = "tapatan achi neuf-trous pendus tant-fant shisima rota tsoro picaria picaria-13"
	if spec := Spec(Boards()); spec.ID != "tapatan" ||
		!strings.HasPrefix(strings.Join(spec.Variants, " ")+" ", want+" ") {
		t.Errorf("%s: %v", spec.ID, spec.Variants)
	}
}

// Points are as far apart as the shortest way along the lines is long, sets as their nearest points, and what no line
// reaches is farther than any point.
func TestApart(t *testing.T) {
	boards := map[string]*Game{}
	for _, b := range Boards() {
		boards[b.ID] = Compile(b)
	}
	for _, c := range []struct {
		board    string
		from, to uint16
		want     int
	}{
		{"tapatan", 1 << 0, 1 << 0, 0}, {"tapatan", 1 << 0, 1 << 4, 1}, {"tapatan", 1 << 0, 1 << 8, 2},
		{"tapatan", 1<<0 | 1<<4, 1<<8 | 1<<6, 1}, {"neuf-trous", 1 << 0, 1 << 8, 4}, {"rota", 1 << 1, 1 << 5, 2},
		{"tapatan", 0, 1, 9},
	} {
		if got := boards[c.board].Apart(c.from, c.to); got != c.want {
			t.Errorf("%s: %b and %b are %d apart, want %d", c.board, c.from, c.to, got, c.want)
		}
	}
}
