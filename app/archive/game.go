// Package archive stores the past matches of a game, in a [Past], and their results, in [Stats]. Both are values with
// a text form for storage; a [Keeper] reads and writes them there. The package knows no browser and no clock. It
// checks all that it reads, because people import what others have written.
package archive

import (
	"errors"
	"fmt"

	"tablier/app/sift"
	"tablier/rules"
)

// What one field of an entry can be at most: far beyond what the page writes.
const (
	maxName    = 200 // bytes
	maxLevel   = 99
	lastSecond = 253402300799 // the end of the year 9999, which every reader of dates knows
)

// A Seat is who sat on one side of the table, whoever opened.
type Seat struct {
	Name  string `json:"name,omitempty"`  // as typed; empty for the usual one
	Level int    `json:"level,omitempty"` // 0 for a person, else the machine's level
	Away  bool   `json:"away,omitempty"`  // a person on another device, who sent the moves
}

// A Game is a finished or unfinished game.
type Game struct {
	ID     string       `json:"id"`     // chosen by the caller; no two games have the same
	Played int64        `json:"played"` // seconds since 1970
	Seats  [2]Seat      `json:"seats"`
	Opener int          `json:"opener"`                // the seat that was First
	Winner int          `json:"winner"`                // a seat; -1 for a draw or while the game is unfinished
	Reason rules.Reason `json:"reason,omitempty"`      // why it ended; empty while it is unfinished
	Score  *[2]int      `json:"score,omitempty"`       // by seat, in games of points
	Seed   uint64       `json:"seed,string,omitempty"` // of chance, to play it on; 0 when unknown
	Ended  bool         `json:"ended,omitempty"`       // it has had an end, maybe undone since; set by Past.Add
	// Retaken says that a move was taken back after it had revealed something: the game counts nowhere.
	Retaken bool         `json:"retaken,omitempty"`
	Links   string       `json:"links,omitempty"`  // its match by links, secrets included: see [post.Match.Save]
	Awaits  string       `json:"awaits,omitempty"` // the thing that this match by links waits for, a [post.Await]
	Record  rules.Record `json:"record"`
}

// Over says whether the past game was played to its end.
func (g *Game) Over() bool { return g.Reason != "" }

// Counts returns the line of the statistics that the game belongs to and its result there; false when it counts
// nowhere: it is unfinished or Retaken, was played by correspondence, or the machine played itself.
func (g *Game) Counts() (Key, Result, bool) {
	level, side := g.Seats[1].Level, 0
	if g.Seats[0].Level > 0 {
		level, side = g.Seats[0].Level, 1
	}
	if !g.Over() || g.Retaken || g.Seats[0].Away || g.Seats[1].Away || g.Seats[side].Level > 0 {
		return Key{}, 0, false
	}
	result := Drawn
	switch g.Winner {
	case side:
		result = Won
	case 1 - side:
		result = Lost
	}
	return Key{Variant: g.Record.Variant, Level: level}, result, true
}

// check validates the fields of a past game that was read from storage or a file.
func (g *Game) check() error {
	switch {
	case g.ID == "" || len(g.ID) > sift.MaxID:
		return fmt.Errorf("id %.70q, want 1 to %d bytes", g.ID, sift.MaxID)
	case g.Played < 0 || g.Played > lastSecond:
		return fmt.Errorf("played at %d, want 0 to %d", g.Played, int64(lastSecond))
	case g.Opener < 0 || g.Opener > 1:
		return fmt.Errorf("opener %d, want 0 or 1", g.Opener)
	case g.Winner < -1 || g.Winner > 1:
		return fmt.Errorf("winner %d, want -1 to 1", g.Winner)
	case g.Winner >= 0 && !g.Over():
		return fmt.Errorf("winner %d of an unfinished game", g.Winner)
	case g.Over() && !g.Ended:
		return errors.New("a finished game that has had no end")
	}
	for i, seat := range g.Seats {
		if seat.Level < 0 || seat.Level > maxLevel || len(seat.Name) > maxName {
			return fmt.Errorf("seat %d has level %d and a name of %d bytes", i, seat.Level, len(seat.Name))
		}
	}
	return nil
}

// checkEnd says whether the record ends with the given result.
func (g *Game) checkEnd(result rules.Result) error {
	if won := g.seatOf(result.Winner); g.Reason != result.Reason || g.Winner != won {
		return fmt.Errorf("winner %d for the reason %.20q, but the record ends with %d for %q", g.Winner, g.Reason, won,
			result.Reason)
	}
	return nil
}

// seatOf returns the seat of First or Second, -1 for nobody.
func (g *Game) seatOf(p rules.Player) int {
	switch p {
	case rules.First:
		return g.Opener
	case rules.Second:
		return 1 - g.Opener
	}
	return -1
}
