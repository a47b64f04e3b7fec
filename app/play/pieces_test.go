package play_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

func TestPiecesKeepTheirIdentity(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 a3 b1 b3 c3 c1")
	before := table.Pieces()
	move(t, table, "c3-c2")
	after := table.Pieces()
	if len(before) != 6 || len(after) != 6 {
		t.Fatalf("%d then %d pieces, want 6", len(before), len(after))
	}
	for i := range before {
		want := before[i]
		if want.Point == "c3" {
			want.Point = "c2"
		}
		if after[i] != want {
			t.Errorf("piece %d was %+v and is %+v", i, before[i], after[i])
		}
	}
}

// The last move shown has moved a piece, or put one there, or done neither.
func TestMoved(t *testing.T) {
	table := twoPlayers()
	want := func(points ...string) {
		t.Helper()
		if got := table.Moved(); !slices.Equal(got, points) {
			t.Errorf("at ply %d the last move shown went over %v, want %v", table.Shown(), got, points)
		}
	}
	want()
	move(t, table, "a1 a3 b1 b3 c3 c1")
	want("c1")
	move(t, table, "c3-c2")
	want("c3", "c2")
	table.GoTo(1)
	want("a1")
	table.GoTo(0)
	want()

	table = bagTable()
	round(t, table, "1 1")
	if table.AtRoundStart() || len(table.Moved()) != 2 {
		t.Errorf("the last ball went over %v", table.Moved())
	}
	table.NextRound()
	if want(); !table.AtRoundStart() {
		t.Error("the second round does not begin anew")
	}
}

// In Tapatan a piece has its owner's colour, in a game whose pieces nobody owns none.
func TestPiecesHaveColours(t *testing.T) {
	table := twoPlayers()
	configure(table, func(s *play.Settings) { s.Opening = play.AlwaysSecond })
	table.Restart()
	move(t, table, "a1 b2")
	if p := table.Pieces(); p[0].Colour != 1 || p[1].Colour != 0 {
		t.Errorf("pieces %+v, want the opener's in the colour of seat 1", p)
	}
	bag := bagTable("told")
	move(t, bag, "1 2")
	goOn(bag)
	for _, p := range bag.Pieces() {
		if want := map[string]int{"ball": -1, "card": p.Colour}[p.Glyph.Kind]; p.Colour != want {
			t.Errorf("%+v has the colour %d, want %d", p.Glyph, p.Colour, want)
		}
	}
}

// A ball keeps its identity from the bag to a player's hand, and the cards that are unknown to one viewer are known to
// another without becoming others.
func TestPiecesOfAGameWithEverything(t *testing.T) {
	table := bagTable()
	move(t, table, "3 2")
	goOn(table)
	table.Uncover()
	before := table.Pieces()
	ball := -1
	for i, p := range before {
		if p.Point == "drawn" {
			ball = i
		}
	}
	move(t, table, "+")
	if after := table.Pieces(); ball < 0 || after[ball].Point == "" || after[ball].Point == "drawn" ||
		after[ball].Glyph.Face != before[ball].Glyph.Face {
		t.Fatalf("the ball taken was %+v, the pieces are %+v", before, after)
	}
}

// However one got there, by moves, lines, undo, rounds, looking about or another's view, the pieces are those of a
// table that has just been restored at the same place.
func TestPiecesAreThoseOfAFreshTable(t *testing.T) {
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 0))
		for _, game := range []*board.Game{tapatan(), bagGame()} {
			table := seated(game, 0, [2]play.Seat{})
			for range 60 {
				anything(table, rng)
				want := fresh(t, table).Pieces()
				got := table.Pieces()
				if got, want := standing(got), standing(want); !slices.Equal(got, want) {
					t.Fatalf("seed %d, %s, ply %d of %v: pieces\n%+v, want\n%+v", seed, game.ID(), table.Shown(),
						table.Match().Moves(), got, want)
				}
			}
		}
	}
}

// standing returns the pieces on the board, whichever they are.
func standing(pieces []play.Piece) []play.Piece {
	pieces = slices.DeleteFunc(slices.Clone(pieces), func(p play.Piece) bool { return p.Point == "" })
	slices.SortFunc(pieces, func(a, b play.Piece) int { return strings.Compare(a.Point, b.Point) })
	return pieces
}

// A counted skin counts the positions that are looked at for pieces.
type counted struct {
	board.Skin
	positions *int
}

func (c counted) Points(v rules.View) []board.Point {
	*c.positions++
	return c.Skin.Points(v)
}

// The thousandth position of a match costs no more than the first, wherever one comes from: a save, another's view.
func TestPiecesCostTheSameInALongMatch(t *testing.T) {
	looked := 0
	game := bagGame()
	skin := game.Skin
	game.Skin = func(variant string, turned bool) board.Skin { return counted{skin(variant, turned), &looked} }
	table := seated(game, 0, [2]play.Seat{})
	move(t, table, "3 2")
	goOn(table)
	for name, come := range map[string]func(){
		"from a save":       func() { table = again(t, table) },
		"by handing over":   func() { table.Uncover() },
		"by another's move": func() { move(t, table, "+"); goOn(table) },
	} {
		come()
		looked = 0
		table.Pieces()
		table.Moved()
		if table.Pieces(); looked > 2 {
			t.Errorf("%s: %d positions are looked at", name, looked)
		}
	}
}

// After a reload a piece keeps its identity on the way back as well.
func TestPiecesKeepTheirIdentityBackwards(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 a3 b1 b3 c3 c1 c3-c2")
	table = again(t, table)
	after := slices.Clone(table.Pieces())
	if got := table.Moved(); !slices.Equal(got, []string{"c3", "c2"}) {
		t.Errorf("the last move went over %v", got)
	}
	table.GoTo(6)
	before := table.Pieces()
	for i := range after {
		want := after[i]
		if want.Point == "c2" {
			want.Point = "c3"
		}
		if before[i] != want {
			t.Errorf("piece %d is %+v and was %+v", i, after[i], before[i])
		}
	}
}

// anything does something that a person may do.
func anything(table *play.Table, rng *rand.Rand) {
	ply := table.Match().Ply()
	switch rng.IntN(12) {
	case 0:
		table.GoTo(rng.IntN(ply + 1))
	case 1:
		table.GoTo(ply)
	case 2:
		table.Undo()
	case 3:
		table.Redo()
	case 4:
		table.Switch(rng.IntN(len(table.Lines()) + 1))
	case 5:
		table.Uncover()
	case 6:
		if rng.IntN(8) == 0 {
			table.Restart()
		}
	default:
		switch targets := table.Targets(); {
		case table.Between():
			table.NextRound()
		case table.Chance():
			table.Draw()
		case table.Covered():
			table.Uncover()
		case len(targets) > 0:
			table.Touch(targets[rng.IntN(len(targets))])
		}
	}
}

// fresh returns a table that has only ever been where another is, its screen in the same hands.
func fresh(t *testing.T, table *play.Table) *play.Table {
	t.Helper()
	again, err := play.Restore(table.Game, table.Levels(), table.Save())
	if err != nil {
		t.Fatal(err)
	}
	if table.Viewer() != again.Viewer() {
		again.Uncover()
	}
	if table.Viewer() != again.Viewer() || table.View().String() != again.View().String() {
		return table // the screen is still in the hands of who has just moved
	}
	return again
}

// When the end of a match with secrets shows them, the pieces are the same ones, and so they are to whoever looks at it
// as a seat knew it.
func TestPiecesStayWhenAllIsTold(t *testing.T) {
	table := strategeTable(t, [2]play.Seat{})
	match, err := rules.NewMatch(table.Game.Spec, rules.Setup{},
		"w2(1)w5(1)w1(1)w6g4w3(2)/(10)w2/(11)/(11)/(11)/(11)/(11)/(11)/(10)g4/g3(3)g6(1)g5(4) w 0 112334445566 1112223345566")
	if err != nil {
		t.Fatal(err)
	}
	table.Open(match, [2]play.Seat{}, 0)
	table.Uncover()
	before := table.Pieces()
	move(t, table, "k9-k10") // which ends it
	for _, seat := range []int{-1, 0, 1} {
		table.SeeAs(seat)
		after := table.Pieces()
		for i, was := range before {
			if was.Point == "k9" {
				was.Point = "k10"
			}
			if i >= len(after) || after[i].Point != was.Point {
				t.Errorf("seen by %d, piece %d is not on %s", seat, i, was.Point)
			}
		}
	}
}
