package cup

import (
	"errors"
	"strconv"

	"tablier/rules"
)

// ErrRecorded is the error of a game that has a result already.
var ErrRecorded = errors.New("has a result already")

// ErrAside is the error of a game that is not played because one of its players has been set aside.
var ErrAside = errors.New("is not played: a player is set aside")

// A ConfigError is the error of a configuration.
type ConfigError struct {
	Field string // "games", "seed", "calls", "plies", "cap", "players" (their number)
	Value string
	Need  string // the expected value
}

// Error returns a text for a programmer.
func (e *ConfigError) Error() string { return "cup: " + e.Field + " " + e.Value + ": want " + e.Need }

// A PlayerError is the error of a player who cannot take part.
type PlayerError struct {
	Number int // in the list, from 1
	Name   string
	Need   string // the missing condition
}

// Error returns a text for a programmer.
func (e *PlayerError) Error() string {
	return "cup: player " + strconv.Itoa(e.Number) + " " + strconv.Quote(rules.Clip(e.Name)) + ": want " + e.Need
}

// A NumberError is the error of a game number that the cup does not have.
type NumberError struct{ Number, Games int }

// Error returns a text for a programmer.
func (e *NumberError) Error() string {
	return "cup: game " + strconv.Itoa(e.Number) + ": want a number from 1 to " + strconv.Itoa(e.Games)
}

// A GameError is the error of one game of a cup. It wraps ErrRecorded, ErrAside, a *rules.PlyError, a *FaultError, a
// *ResultError, a *ConfigError (no game lasts for the random plies) or, of a file, an *rules.UnknownError of the
// winner.
type GameError struct {
	Number int
	Err    error
}

// Error returns a text for a programmer.
func (e *GameError) Error() string {
	return "cup: game " + strconv.Itoa(e.Number) + ": " + e.Err.Error()
}

// Unwrap returns the cause.
func (e *GameError) Unwrap() error { return e.Err }

// A ResultError is the error of a result that does not follow from its moves.
type ResultError struct{ Have, Want string }

// Error returns a text for a programmer.
func (e *ResultError) Error() string { return "result " + e.Have + ": want " + e.Want }

// A FaultError is the error of an impossible fault.
type FaultError struct {
	Fault Fault
	Need  string
}

// Error returns a text for a programmer.
func (e *FaultError) Error() string {
	return "fault " + strconv.Quote(rules.Clip(string(e.Fault.Kind))) + " in line " + strconv.Itoa(e.Fault.Line) +
		": want " + e.Need
}

// A VersionError is the error of a file that a newer build has written: this one cannot read it.
type VersionError struct{ Have, Known int }

// Error returns a text for a programmer.
func (e *VersionError) Error() string {
	return "cup: the file is of version " + strconv.Itoa(e.Have) + ": want at most " + strconv.Itoa(e.Known)
}

// A FileError is the error of a file that holds no cup. Err is that of the reader of JSON; or an *rules.UnknownError, a
// *ConfigError, a *PlayerError, a *NumberError or a *GameError, each of which says where it is.
type FileError struct {
	Offset int64  // in bytes, where the JSON is wrong; 0 where Err says where it is, or there is nothing to say
	Need   string // the expected content; empty where Err says it
	Err    error  // nil where Need says all
}

// Error returns a text for a programmer.
func (e *FileError) Error() string {
	s := "cup: the file"
	if e.Offset > 0 {
		s += " at byte " + strconv.FormatInt(e.Offset, 10)
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	if e.Need != "" {
		s += ": want " + e.Need
	}
	return s
}

// Unwrap returns the cause.
func (e *FileError) Unwrap() error { return e.Err }
