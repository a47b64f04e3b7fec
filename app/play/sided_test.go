package play_test

import (
	"testing"

	"tablier/app/board"
	"tablier/app/play"
)

// A board whose players sit at opposite edges is seen from that of the person here, whoever opens; from the first
// player's when two share the screen; and from the other edge once it has been turned round.
func TestSidedBoards(t *testing.T) {
	sided := *tapatan()
	sided.Sided = true
	machine, away := play.Seat{Level: 3}, play.Seat{Away: true}
	for _, c := range []struct {
		game   *board.Game
		seats  [2]play.Seat
		opener play.Opening
		below  bool // the first player's edge is
	}{
		{tapatan(), [2]play.Seat{1: machine}, play.AlwaysSecond, true},
		{&sided, [2]play.Seat{1: machine}, play.AlwaysFirst, true},
		{&sided, [2]play.Seat{1: machine}, play.AlwaysSecond, false},
		{&sided, [2]play.Seat{0: machine}, play.AlwaysFirst, false},
		{&sided, [2]play.Seat{0: machine}, play.AlwaysSecond, true},
		{&sided, [2]play.Seat{}, play.AlwaysFirst, true},
		{&sided, [2]play.Seat{}, play.AlwaysSecond, true},
	} {
		table := seated(c.game, 6, c.seats)
		configure(table, func(s *play.Settings) { s.Opening = c.opener })
		table.Restart()
		for _, turned := range []bool{false, true} {
			configure(table, func(s *play.Settings) { s.Turned = turned })
			if below := table.Skin().Points(table.View())[0].Y > board.Size/2; below != (c.below != turned) {
				t.Errorf("%v, %s, turned round %v: the first player's edge is below: %v", c.seats, c.opener, turned, below)
			}
		}
	}
	apart := seated(&sided, 6, [2]play.Seat{})
	apart.Open(apart.Match(), [2]play.Seat{0: away}, 0)
	if apart.Skin().Points(apart.View())[0].Y > board.Size/2 {
		t.Error("a match by links is not seen from the edge of who sits here")
	}
}

// A screen that is handed over shows such a board from the edge of who is given it.
func TestSidedBoardsHandedOver(t *testing.T) {
	sided := *bagGame()
	sided.Sided = true
	table := seated(&sided, 0, [2]play.Seat{})
	for _, below := range []bool{true, false} { // the first player's edge is
		covered := table.Skin()
		table.Uncover()
		if table.Skin() != covered {
			t.Error("the board turns round before somebody's eyes")
		}
		if (table.Skin().Points(table.View())[0].Y > board.Size/2) != below {
			t.Errorf("seat %d does not see the board from its own edge", table.Turn())
		}
		move(t, table, "1")
	}
}
