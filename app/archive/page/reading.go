package page

import (
	"tablier/app/archive"
	"tablier/app/board"
)

// A reading parses long texts of past games in steps, one after the other, before they are needed.
type reading struct {
	*turns
	keeper  *archive.Keeper
	games   []*board.Game
	game    string            // the game whose past is being parsed, empty for none
	waiting []func()          // functions to be called when nothing is being parsed
	parsed  map[string]string // the parsed texts, by game
	done    func()            // called once all are parsed
}

// longPast is the number of bytes from which past games are parsed in steps.
const longPast = 64 << 10

// ahead begins to parse long texts of past games, before they are needed. The page may be drawn for the first
// time before it is mounted: they are read then.
func (r *reading) ahead() {
	for _, game := range r.games {
		text, ok := r.keeper.Unread(game.ID())
		if r.game == "" && ok && len(text) > longPast && r.parsed[game.ID()] != text {
			if r.game = game.ID(); r.mounted {
				r.parsed[game.ID()] = text
				r.later(func() { r.read(game.ID(), text) })
			}
		}
	}
}

// read parses the past games of a game.
func (r *reading) read(game, text string) {
	past := archive.BeginPast(nil, text) // texts in storage were written or validated here
	r.inStretches(past.Step, func() bool { return true }, func() {}, func(err error) {
		if r.game = ""; err == nil {
			r.keeper.Know(game, text, past.Past())
		} else {
			r.keeper.Past(game) // sets it aside, unless a later version has written it
		}
		if r.ahead(); r.game == "" {
			r.done()
		}
		r.runWaiting()
	})
}

// runWaiting calls the waiting functions, once nothing is being parsed.
func (r *reading) runWaiting() {
	if r.game == "" {
		waiting := r.waiting
		r.waiting = nil
		for _, do := range waiting {
			do()
		}
	}
}

// whenRead calls then once the past games of the games from one on are parsed, each in a turn of its own.
func (r *reading) whenRead(from int, then func()) {
	switch {
	case r.game != "":
		r.waiting = append(r.waiting, func() { r.whenRead(from, then) })
	case from == len(r.games):
		then()
	default:
		r.keeper.Past(r.games[from].ID())
		r.later(func() { r.whenRead(from+1, then) })
	}
}
