// Package play is the table: everything a player expects around a board, written once for all games. The [Table]
// holds a match, the people at it and their score, and turns touches into moves. It knows no game by name and no
// browser, so that it is tested natively. A method that changes the table returns what has changed, a [board.Change];
// package match acts on that. Package boardview draws the scene that [Table.Scene] returns.
//
// What stands on the board is always drawn from a view: of the person whose screen it is, of a spectator while the
// screen is being handed over, and of everything once nothing is secret any more (see [Table.View]).
package play

import (
	"reflect"

	"tablier/app/board"
	"tablier/rules"
)

// A Table is a game played by two seats, with the touches of the present move. What it is made of does not know the
// table; the table does what concerns several of them.
type Table struct {
	screen
	chance
	score
	answer func(rules.Move) // called with the answers of a person to a question, nil where moves are played
}

// New returns a table at which a first game begins. Levels is how many levels the machine has; seed decides
// who opens, what chance draws and how the machine chooses among equal moves.
func New(game *board.Game, levels int, seed uint64) *Table {
	t := &Table{chance: chance{next: seed}}
	t.seating = seating{Game: game, levels: levels, settings: Usual(game).clean(game.Spec, levels)}
	t.own = ownOf(t)
	t.begin(-1)
	return t
}

// LevelOf returns the level at which the machine at a seat plays the match, 0 for a person: the variant may have fewer
// levels than the one chosen.
func (t *Table) LevelOf(seat Seat) int { return t.Game.LevelOn(t.match.Setup().Variant, seat.Level) }

// MachineLevel returns the level of the machine that plays against a person, of two machines the better one's, and of
// how many that is in the variant of the match.
func (t *Table) MachineLevel() (level, of int) {
	seats := t.Seats()
	return max(t.LevelOf(seats[0]), t.LevelOf(seats[1])), t.Game.LevelsOn(t.match.Setup().Variant)
}

// Welcome prepares the first match of a newcomer at seat 0, who opens or answers, whichever is easier, with a set-up
// where there is one.
func (t *Table) Welcome() {
	t.opener = 0
	if t.Game.Answers {
		t.opener = 1
	}
	t.start(t.newMatch())
	t.own.Greet()
}

// Configure changes the settings, all but who sits where. The game on the board goes on, by its own rules, unless no
// person has moved in it so far.
func (t *Table) Configure(s Settings) {
	before, only := t.settings.setup(), s
	only.Turned, only.Seats = t.settings.Turned, t.settings.Seats
	if reflect.DeepEqual(only, t.settings) {
		t.settings.Turned = s.Turned // the touches stay: points have the same numbers from either side
		return
	}
	t.choose(s)
	if !t.Begun() && t.guests == nil && !reflect.DeepEqual(t.settings.setup(), before) {
		t.start(t.newMatch())
	}
	t.frames.clear()
	t.Cancel()
}

// Sit sets who plays from now on, also in a match that came from elsewhere; in a game with secrets that has begun, or
// in a match by links, who plays the next one: nobody may see a side by taking its seat. When a seat changes hands
// between a person and the machine, the score starts again.
func (t *Table) Sit(seats [2]Seat) {
	next := t.Watched() || t.links != nil || t.Game.Spec.Secret && t.match.Ply() > 0 && !t.Result().Over()
	if !t.sit(seats, next) {
		t.ResetScore()
	}
	if next {
		return
	}
	t.holder = -1
	if !t.PersonTurn() {
		t.own.Reset() // whoever sits there next has not tried it
	}
	t.Cancel()
}

// Restart begins a new game by the opening rule, whether or not the last one is over.
func (t *Table) Restart() board.Change {
	t.begin(t.due())
	return board.Replaced
}

// begin begins the next match of the table, after a match that is over or given up; due is the seat whose turn it is to
// open it, -1 when chance decides that.
func (t *Table) begin(due int) {
	t.seatNext(due, t.openingSeat())
	t.reseed()
	t.start(t.newMatch())
}

// start puts a match on the table as a new one.
func (t *Table) start(match *rules.Match) {
	t.links, t.retaken = nil, false
	t.score.start()
	t.chance.start()
	t.screen.start(match)
	t.frames.clear()
	t.Cancel()
}

// Open puts a match that came from elsewhere on the table, to be played on by the given seats, one of which opened
// it; where its secrets are missing nobody can play it on. The settings stay for the next game, unless the match is of
// a variant that somebody has written: no list offers it, so the next one is of it too. What was on the table is gone:
// the caller keeps its Record.
func (t *Table) Open(match *rules.Match, seats [2]Seat, opener int) {
	t.reseed()
	if variant := match.Setup().Variant; t.Game.Spec.IsWritten(variant) {
		t.settings.Variant, t.settings.Kin = variant, ""
	}
	t.opener, t.answer = opener, nil
	t.start(match)
	t.Reseat(seats)
	t.void = t.Result().Over() // it was won elsewhere
}

// Pose opens a match that a person at seat 0 thinks about, playing a side, as in a puzzle; nobody moves at the other
// one. All that its position says has been shown.
func (t *Table) Pose(match *rules.Match, side rules.Player) {
	t.settings.Memory = Remember
	opener := 0
	if side == rules.Second {
		opener = 1
	}
	t.Open(match, [2]Seat{{}, {Level: 1}}, opener)
}

// Ask asks seat 0 a question about the position, even one with missing secrets: the moves of their gestures go to
// answer, and none is played. It holds until another match is opened.
func (t *Table) Ask(answer func(rules.Move)) {
	t.answer = answer
	t.invite([2]Seat{{}, {Level: 1}})
	t.Cancel()
}

// Reseat lets others play the match on; the settings stay for the next game.
func (t *Table) Reseat(seats [2]Seat) {
	for i := range seats {
		seats[i].Away = seats[i].Away || secretsMissing(t.match)
	}
	t.invite(seats)
	t.Cancel()
}

// Reopen opens a match of the past, which keeps its ID, and its seed unless that is 0: unknown.
func (t *Table) Reopen(id string, seed uint64, match *rules.Match, seats [2]Seat, opener int) {
	t.Open(match, seats, opener)
	t.startAs(id, seed)
}

// Play plays a move for whoever is to move, and counts the score when it ends the game.
func (t *Table) Play(m rules.Move) error {
	if t.Between() {
		return &rules.Illegal{Move: m, Fault: rules.GameOver}
	}
	if t.answer != nil {
		t.Cancel()
		t.answer(m)
		return nil
	}
	if t.links != nil {
		return t.playByLinks(m)
	}
	return t.put(m)
}

// put adds a move to the match, and shows it if the board shows the present.
func (t *Table) put(m rules.Move) error {
	follow := t.Live()
	ply := t.match.Ply()
	other, err := t.extend(m)
	if err != nil {
		return err
	}
	if other {
		t.frames.dropAfter(t.frameNumber(ply, true))
	}
	t.own.Reset()
	if follow {
		t.shown = t.match.Ply()
		t.Cancel()
	}
	t.passScreen()
	t.reveal(t.match)
	t.count()
	return nil
}

// Resign ends the match: the player at a seat has resigned. Moves undone before come back when it is taken back, but
// not from a save.
func (t *Table) Resign(seat int) board.Change {
	if t.links != nil {
		return t.resignByLinks()
	}
	t.giveUp(t.PlayerOf(seat))
	return board.Resigned
}

// giveUp ends the match by the resignation of a player.
func (t *Table) giveUp(loser rules.Player) {
	t.match.Resign(loser)
	t.own.Reset()
	t.shown = t.match.Ply()
	t.Cancel()
	t.count()
}

// NextRound begins the round that comes after the one that has ended.
func (t *Table) NextRound() board.Change {
	t.enterRound()
	t.passScreen()
	t.Cancel()
	return board.Replaced
}

// Draw plays the draw of chance, by this match's seed.
func (t *Table) Draw() board.Change {
	if !t.Chance() {
		return board.Nothing
	}
	move := t.draw
	if t.links != nil {
		move = func(m *rules.Match) rules.Move { return t.links.Match().Move(m.Ply() + 1) }
	}
	if err := t.Play(move(t.match)); err != nil {
		panic(err) // chance draws among the legal moves
	}
	return board.Played
}
