package cup

import (
	"encoding/json"
	"strconv"

	"tablier/rules"
)

// fileVersion is that of the files that Encode writes. A file of an older version opens for ever.
const fileVersion = 1

// MaxFile is how long a file may be, in bytes.
const MaxFile = 64 << 20

// A file is a cup as it is kept: who takes part, what it is played by, and the games that have been played.
type file struct {
	Version int      `json:"tablierCup"`
	Config  Config   `json:"config"`
	Players []Player `json:"players"`
	Games   []kept   `json:"games"`
}

// A kept game has its number, its moves and how it has ended; draws of chance are among the moves.
type kept struct {
	Number int          `json:"number"`
	Moves  []rules.Move `json:"moves"`
	Winner string       `json:"winner,omitempty"` // first or second; empty for a draw
	Reason rules.Reason `json:"reason"`
	Fault  *Fault       `json:"fault,omitempty"`
}

// Encode returns the cup as a file, from which Decode makes the same one: its programs, its seed and all its games.
func (c *Cup) Encode() ([]byte, error) {
	f := file{Version: fileVersion, Config: c.Config(), Players: c.Players(), Games: []kept{}}
	for number := 1; number <= c.Games(); number++ {
		r, ok := c.Result(number)
		if !ok {
			continue
		}
		game := kept{Number: number, Moves: r.Moves, Reason: r.Reason, Fault: r.Fault}
		if r.Winner != rules.Nobody {
			game.Winner = r.Winner.String()
		}
		f.Games = append(f.Games, game)
	}
	return json.Marshal(f)
}

// Decode reads a file. Every game in it is played again. The error is a *FileError.
func Decode(games rules.Registry, data []byte) (*Cup, error) {
	if len(data) > MaxFile {
		return nil, &FileError{Need: "at most " + strconv.Itoa(MaxFile) + " bytes"}
	}
	var f file
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, &FileError{Need: "a cup", Err: err}
	}
	switch {
	case f.Version == 0:
		return nil, &FileError{Need: "a cup"}
	case f.Version != fileVersion:
		return nil, &FileError{Need: "version " + strconv.Itoa(fileVersion), Err: ErrVersion}
	}
	c, err := New(games, f.Config, f.Players)
	if err != nil {
		return nil, &FileError{Err: err}
	}
	for _, game := range f.Games {
		winner, ok := winners[game.Winner]
		if !ok {
			return nil, &FileError{Need: "first, second or nobody as the winner of game " + strconv.Itoa(game.Number)}
		}
		result := Result{Moves: game.Moves, Winner: winner, Reason: game.Reason, Fault: game.Fault}
		if err := c.Record(game.Number, result); err != nil {
			return nil, &FileError{Err: err}
		}
	}
	return c, nil
}

// winners are the names of a winner in a file.
var winners = map[string]rules.Player{"": rules.Nobody, "first": rules.First, "second": rules.Second}
