package cup

import (
	"bytes"
	"encoding/json"
	"strconv"

	"tablier/rules"
)

// fileVersion is the version of the files that Encode writes. A file of an older version opens for ever.
const fileVersion = 1

// MaxFile is how long a file may be, in bytes.
const MaxFile = 64 << 20

// A file is the stored form of a cup: players, configuration, and the games that have been played.
type file struct {
	Version int          `json:"tablierCup"`
	Config  Config       `json:"config"`
	Players []Player     `json:"players"`
	Games   []storedGame `json:"games"`
}

// A storedGame is the stored form of a game: its number, its moves with the draws of chance, and its end.
type storedGame struct {
	Number int          `json:"number"`
	Moves  []rules.Move `json:"moves"`
	Winner string       `json:"winner,omitempty"` // first or second; empty for a draw
	Reason rules.Reason `json:"reason"`
	Fault  *Fault       `json:"fault,omitempty"`
}

// Encode returns the cup as a file for Decode, with its programs, its seed and all its games. The error is a
// *FileError: the games are too many.
func (c *Cup) Encode() ([]byte, error) {
	f := file{Version: fileVersion, Config: c.Config(), Players: c.Players(), Games: []storedGame{}}
	for number := 1; number <= c.Games(); number++ {
		r, ok := c.Result(number)
		if !ok {
			continue
		}
		game := storedGame{Number: number, Moves: r.Moves, Reason: r.Reason, Fault: r.Fault}
		if r.Winner != rules.Nobody {
			game.Winner = r.Winner.String()
		}
		f.Games = append(f.Games, game)
	}
	data, err := json.Marshal(f)
	if err != nil {
		return nil, &FileError{Err: err}
	}
	return data, checkSize(data)
}

// Decode returns the cup in a file that Encode has written. Every game in it is played again, so that nothing in it is
// believed. The error is a *FileError, or a *VersionError for a file of a newer build.
func Decode(games rules.Registry, data []byte) (*Cup, error) {
	r, err := Open(games, data)
	for done := false; err == nil && !done; {
		done, err = r.Step()
	}
	if err != nil {
		return nil, err
	}
	return r.Cup(), nil
}

// A Reading reads a file step by step, for a page that cannot wait until all of its games have been replayed.
type Reading struct {
	cup  *Cup
	rest []storedGame
}

// Open begins to read the file of a cup, of which Reading.Step replays the games. The errors are those of Decode.
func Open(games rules.Registry, data []byte) (*Reading, error) {
	if err := checkSize(data); err != nil {
		return nil, err
	}
	if err := checkVersion(data); err != nil {
		return nil, err
	}
	var f file
	if err := read(data, &f); err != nil {
		return nil, err
	}
	c, err := New(games, f.Config, f.Players)
	if err != nil {
		return nil, &FileError{Err: err}
	}
	return &Reading{cup: c, rest: f.Games}, nil
}

// Step replays one game; done says that none is left.
func (r *Reading) Step() (done bool, err error) {
	if len(r.rest) > 0 {
		if err := r.cup.keep(r.rest[0]); err != nil {
			return false, &FileError{Err: err}
		}
		r.rest = r.rest[1:]
	}
	return len(r.rest) == 0, nil
}

// Cup returns the cup, once Step has replayed all its games.
func (r *Reading) Cup() *Cup { return r.cup }

func checkSize(data []byte) error {
	if len(data) > MaxFile {
		return &FileError{Need: "at most " + strconv.Itoa(MaxFile) + " bytes"}
	}
	return nil
}

// checkVersion reads only the version: the rest of a newer file is unknown here.
func checkVersion(data []byte) error {
	var f struct {
		Version int `json:"tablierCup"`
	}
	if err := json.Unmarshal(data, &f); err != nil {
		return jsonError(err)
	}
	switch {
	case f.Version < 1:
		return &FileError{Need: "a cup"}
	case f.Version > fileVersion:
		return &VersionError{Have: f.Version, Known: fileVersion}
	}
	return nil
}

// read parses JSON, and refuses unknown fields.
func read(data []byte, f *file) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(f); err != nil {
		return jsonError(err)
	}
	return nil
}

// jsonError returns an error with the place of a fault in the JSON.
func jsonError(err error) error {
	e := &FileError{Need: "a cup", Err: err}
	switch at := err.(type) {
	case *json.SyntaxError:
		e.Offset = at.Offset
	case *json.UnmarshalTypeError:
		e.Offset = at.Offset
	}
	return e
}

// keep records the result of a game in a file, after replaying its moves.
func (c *Cup) keep(game storedGame) error {
	winner := rules.PlayerNamed(game.Winner)
	if winner == rules.Nobody && game.Winner != "" {
		known := []string{rules.First.String(), rules.Second.String()}
		return &GameError{game.Number, &rules.UnknownError{What: "winner", Name: game.Winner, Known: known}}
	}
	return c.Record(game.Number, Result{Moves: game.Moves, Winner: winner, Reason: game.Reason, Fault: game.Fault})
}
