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
	Field string // "games", "seed", "calls", "players" (their number)
	Value string
	Need  string // what it should be
}

// Error says it for a programmer.
func (e *ConfigError) Error() string { return "cup: " + e.Field + " " + e.Value + ": want " + e.Need }

// A PlayerError is the error of a player who cannot take part.
type PlayerError struct {
	Number int // in the list, from 1
	Name   string
	Need   string // what is missing
}

// Error says it for a programmer.
func (e *PlayerError) Error() string {
	return "cup: player " + strconv.Itoa(e.Number) + " " + strconv.Quote(rules.Clip(e.Name)) + ": want " + e.Need
}

// A NumberError is the error of a game that there is not.
type NumberError struct{ Number, Games int }

// Error says it for a programmer.
func (e *NumberError) Error() string {
	return "cup: game " + strconv.Itoa(e.Number) + ": want a number from 1 to " + strconv.Itoa(e.Games)
}

// A GameError is the error of one game of a cup. It wraps ErrRecorded, ErrAside, a *rules.PlyError, a *FaultError or a
// *ResultError.
type GameError struct {
	Number int
	Err    error
}

// Error says it for a programmer.
func (e *GameError) Error() string {
	return "cup: game " + strconv.Itoa(e.Number) + ": " + e.Err.Error()
}

// Unwrap returns what is wrong with it.
func (e *GameError) Unwrap() error { return e.Err }

// A ResultError is the error of a result that does not follow from its moves.
type ResultError struct{ Have, Want string }

// Error says it for a programmer.
func (e *ResultError) Error() string { return "result " + e.Have + ": want " + e.Want }

// A FaultError is the error of a fault that cannot be.
type FaultError struct {
	Fault Fault
	Need  string
}

// Error says it for a programmer.
func (e *FaultError) Error() string {
	return "fault " + strconv.Quote(rules.Clip(string(e.Fault.Kind))) + " in line " + strconv.Itoa(e.Fault.Line) +
		": want " + e.Need
}

// ErrVersion is the error of a file that another build has written, which this one cannot read.
var ErrVersion = errors.New("is of another version")

// A FileError is the error of a file that holds no cup. It wraps a *ConfigError, a *PlayerError, an
// *rules.UnknownError, a *NumberError or a *GameError, which say where it is, or ErrVersion, or what the reader of JSON
// says.
type FileError struct {
	Need string // what should stand there; empty where Err says it
	Err  error  // nil where Need says all
}

// Error says it for a programmer.
func (e *FileError) Error() string {
	switch {
	case e.Err == nil:
		return "cup: the file: want " + e.Need
	case e.Need == "":
		return "cup: the file: " + e.Err.Error()
	}
	return "cup: the file: " + e.Err.Error() + ": want " + e.Need
}

// Unwrap returns what is wrong with it.
func (e *FileError) Unwrap() error { return e.Err }
