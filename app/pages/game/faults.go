package game

import "errors"

// errLong is the error of a text that is longer than any game.
var errLong = errors.New("longer than any game")

// A notAGame is the error of a text that cannot be opened; it says what the text lacks to be a position.
type notAGame struct{ error }

// A recordError is the error of a text that is not the JSON of a record.
type recordError struct{ error }

// An endedMatch is the error of a link of a match that is over on both sides.
type endedMatch struct{ error }

// A brokenMatch is the error of a link of a match that cannot be continued here.
type brokenMatch struct{ error }
