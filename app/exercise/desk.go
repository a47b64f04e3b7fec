// Package exercise is a board on which a person makes moves that the page answers: the common part of the pages of
// lessons and of puzzles. A [Desk] is a table on a page with a board to touch; the page says what comes of a move.
// What follows on the board is shown in time, one thing after another, and the same few marks point things out.
package exercise

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/latest"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/rules"
)

// Beat is after how long the reply to a move is shown.
const Beat = 700 * time.Millisecond

// A Page is the page on which a desk stands.
type Page interface {
	// Gesture takes a gesture to the desk, if the page lets it through, and answers what is played.
	Gesture(ctx app.Context, g board.Gesture) board.Reply
	// Scene is the board of the desk with the marks of the page.
	Scene() board.Scene
	// Redraw draws the page when something has come to be shown by itself.
	Redraw()
}

// An Environment is what surrounds a desk: timers, motion and focus.
type Environment struct {
	After func(time.Duration, func())
	Still func() bool // a person wants no motion
}

// A Desk is a table for one game on a page, on which nobody but the person and the page moves. It lives as long as its
// page: the handlers of the board hold it.
type Desk struct {
	Game   games.Game
	Table  *play.Table // nil until Renew or Show
	Cursor string      // the name of the point that the keyboard is on, or was last
	Hint   rules.Move  // a move that is pointed out, empty for none

	site        *shell.Site
	page        Page
	environment Environment
	name        string // unlike that of any other desk
	places      places.Page
	side        rules.Player
	boards      int   // how many have been put on the table: each is drawn anew
	queue       []act // steps and moves to be shown
	answers     latest.Source
	step        int // of the game's interlude, -1 for none
}

// An act is a step or a move that is shown after a pause.
type act struct {
	wait time.Duration
	do   func()
}

// New returns a desk for a game, on which no table stands yet. Its name is unlike that of any other.
func New(name string, game games.Game, site *shell.Site, page Page, o Environment) *Desk {
	d := &Desk{Game: game, site: site, page: page, environment: o, name: name, step: -1}
	d.places = places.Page{
		Game: game.Game, Do: func(ctx app.Context, g board.Gesture) { page.Gesture(ctx, g) },
		Configure: func(func(*play.Settings)) {},
		Focus:     site.Focus, Reveal: site.Reveal, Keep: noKeep{}, Redraw: page.Redraw,
	}
	return d
}

// Renew puts an empty table on the desk.
func (d *Desk) Renew() {
	d.answers.Cancel()
	d.queue, d.step, d.Hint = nil, -1, ""
	d.Table = play.New(d.Game.Game, 1, 0)
}

// Lay puts a position on the table after some moves. The person sits at seat 0 and plays a side; nobody moves at the
// other one. It panics where the rules refuse something: what is laid has been checked.
func (d *Desk) Lay(setup rules.Setup, start string, moves []rules.Move, side rules.Player) {
	match, err := rules.NewMatch(d.Game.Spec, setup, start)
	for i := 0; err == nil && i < len(moves); i++ {
		err = match.Play(moves[i])
	}
	if err != nil {
		panic(err)
	}
	d.side = side
	d.Table.Pose(match, side)
	d.boards++
}

// Show puts a table on the desk that somebody else leads, with another position on it. The person plays a side there.
func (d *Desk) Show(table *play.Table, side rules.Player) {
	d.Finish()
	d.Table, d.side = table, side
	d.boards++
}

// Answering says whether something is still to be shown.
func (d *Desk) Answering() bool { return len(d.queue) > 0 }

// Answer shows the effect of the move just played: the game's interlude, and then moves, each after a pause.
func (d *Desk) Answer(moves ...rules.Move) {
	d.queue = d.interlude()
	for i, m := range moves {
		last := i == len(moves)-1
		d.queue = append(d.queue, act{Beat, func() { d.reply(m, last) }})
	}
	d.next(d.answers.Next())
}

// reply puts a move of the page's reply on the board, after the last one with its interlude.
func (d *Desk) reply(m rules.Move, last bool) {
	if err := d.Table.Play(m); err != nil {
		panic(err) // the page has played it
	}
	if last { // what the game shows of it comes before nothing else
		d.queue = append(d.queue, d.interlude()...)
	}
}

// interlude returns the steps of the game's interlude for the move just played.
func (d *Desk) interlude() (acts []act) {
	ply := d.Table.Match().Ply()
	steps := d.Table.Own().Interlude(d.Table.Before(ply), d.Table.Redacted(ply), d.environment.Still())
	if len(steps) == 0 {
		return nil
	}
	d.show(0)
	for i, lasts := range steps {
		to := i + 1
		if to == len(steps) {
			to = -1
		}
		acts = append(acts, act{lasts, func() { d.show(to) }})
	}
	return acts
}

// show shows a step of the animation of a move.
func (d *Desk) show(step int) {
	d.step = step
	d.Table.Own().Step(step)
}

// next shows the next act of an answer, when its time has come and no other answer has begun.
func (d *Desk) next(answer latest.Token) {
	if !answer.Valid() || len(d.queue) == 0 {
		return
	}
	d.environment.After(d.queue[0].wait, func() {
		if answer.Valid() && len(d.queue) > 0 {
			d.do()
			d.page.Redraw()
			d.next(answer)
		}
	})
}

// do carries out the next act of the queue.
func (d *Desk) do() {
	first := d.queue[0]
	d.queue = d.queue[1:]
	first.do()
}

// Finish shows at once all that is still to be shown.
func (d *Desk) Finish() {
	for len(d.queue) > 0 {
		d.do()
	}
	d.answers.Cancel()
}

// Back takes moves back down to a number of plies.
func (d *Desk) Back(plies int) {
	d.Finish()
	for d.Table.Match().Ply() > plies && d.Table.TakeBack() != board.Nothing {
	}
	if match := d.Table.Match(); match.Ply() != plies { // once all is told nobody takes a move back
		record := match.Record()
		d.Lay(match.Setup(), record.Start, record.Moves[:plies], d.side)
	}
}

// A noKeep stores nothing: a game's own texts are for its own page.
type noKeep struct{}

// The methods of noKeep answer that there is nothing.
func (noKeep) Get(string) (string, bool)     { return "", false }
func (noKeep) Read(string) (string, bool)    { return "", false }
func (noKeep) Set(string, string) bool       { return false }
func (noKeep) Unreadable(string, error) bool { return false }
