package play

import (
	"reflect"

	"tablier/app/board"
	"tablier/rules"
)

// A Table is a game being played by two seats, with what has been touched so far in the present move.
type Table struct {
	Game   *board.Game
	levels int

	settings Settings
	guests   *[2]Seat // who plays this match, when they are not those of the settings
	match    *rules.Match
	opener   int    // the seat that is First in this match
	id       string // of this match, unlike any other's
	seed     uint64 // of this match: see derive
	next     uint64 // what the next match's seed comes from
	filed    bool   // see Filed

	score  [2]int
	gained [2]int // what this match has added to the score
	void   bool   // this match's result has been reached but counts no longer

	look     int            // the ply that is shown
	lines    []rules.Record // lines that were left for another
	entered  int            // the last round that has been begun, from 0
	holder   int            // the seat whose screen it is, -1 when it is nobody's yet
	draft    *draft         // what is being arranged before it is played, nil when that must be found anew
	shuffles uint64         // how often chance has arranged in this match
	eyes     int            // the seat as which a finished match is looked at, -1 for everything

	touched []int // points touched so far in the present move
	fault   *rules.Illegal
	spelled map[rules.Move][]int // the paths of the legal moves shown; nil when they must be found anew
	frames  map[int][]Piece      // see frame
	shown   []Piece              // what Pieces has returned last
	framed  rules.Player         // whose view the frames are made of
}

// New returns a table at which a first game begins. Levels is how many levels the machine has; seed decides
// who opens, what chance draws and how the machine chooses among equal moves.
func New(game *board.Game, levels int, seed uint64) *Table {
	t := &Table{Game: game, levels: levels, next: seed}
	t.settings = Usual(levels).clean(game.Spec, levels)
	t.begin(-1)
	return t
}

// Settings returns what has been chosen.
func (t *Table) Settings() Settings { return t.settings }

// Levels returns how many levels the machine has.
func (t *Table) Levels() int { return t.levels }

// Configure changes the settings, all but who sits where. The game on the board goes on, by its own rules, unless it
// has not begun.
func (t *Table) Configure(s Settings) {
	s.Seats = t.settings.Seats
	s = s.clean(t.Game.Spec, t.levels)
	old := t.settings
	t.settings = s
	if !reflect.DeepEqual(s.setup(), old.setup()) && t.match.Plies() == 0 && !t.Result().Over() && t.guests == nil {
		t.start(t.newMatch())
	}
	t.redraw()
	t.Cancel()
}

// Sit says who plays from now on, also those of a match that came from elsewhere; in a game with secrets that has
// begun, who plays the next one: nobody may see a side by taking its seat. When a seat changes hands between a person
// and the machine, the score starts again.
func (t *Table) Sit(seats [2]Seat) {
	before, chosen := t.Seats(), t.settings.Seats
	t.settings.Seats = seats
	t.settings = t.settings.clean(t.Game.Spec, t.levels)
	if !alike(chosen, t.settings.Seats) {
		t.ResetScore()
	}
	if t.Watched() || t.Game.Spec.Secret && t.match.Ply() > 0 && !t.Result().Over() {
		if t.guests == nil {
			t.guests = &before
		}
		return
	}
	t.guests = nil
	t.holder = -1
	if !t.PersonTurn() {
		t.draft = nil // whoever sits there next has not made it
	}
	t.Cancel()
}

// Rename gives who plays at a seat another name; empty for the usual one.
func (t *Table) Rename(seat int, name string) {
	seats := &t.settings.Seats
	if t.guests != nil {
		seats = t.guests // a friend by letters has no part in the next game
	}
	seats[seat].Name = Seat{Name: name}.clean(t.levels).Name
}

// Waiting says whether the next game will go by other rules than this one, or be played by others.
func (t *Table) Waiting() bool {
	return !reflect.DeepEqual(t.settings.setup(), t.match.Setup()) || t.Chosen() != t.Seats()
}

// Chosen returns who has been chosen to play: those who do, unless they must wait for the next game.
func (t *Table) Chosen() [2]Seat {
	if t.Game.Spec.Secret {
		return t.settings.Seats
	}
	return t.Seats()
}

// Seats returns who plays this match.
func (t *Table) Seats() [2]Seat {
	if t.guests != nil {
		return *t.guests
	}
	return t.settings.Seats
}

// alike says whether people and machines sit in the same places.
func alike(a, b [2]Seat) bool {
	return (a[0].Level == 0) == (b[0].Level == 0) && (a[1].Level == 0) == (b[1].Level == 0)
}

// Match returns the match on the board. The caller must not change it.
func (t *Table) Match() *rules.Match { return t.match }

// ID returns the name of this match, unlike any other's.
func (t *Table) ID() string { return t.id }

// Skin returns how the board looks, from the edge of who sits at it unless it has been turned round.
func (t *Table) Skin() board.Skin {
	return t.Game.Skin(t.match.Setup().Variant, t.settings.Turned != t.opposite())
}

// opposite says whether the only person here, or who has or is to have the screen that is handed over, sits at the second
// player's edge.
func (t *Table) opposite() bool {
	if t.shared() {
		seat := t.holder
		if seat < 0 {
			seat = t.Turn()
		}
		return t.Game.Sided && seat >= 0 && t.PlayerOf(seat) == rules.Second
	}
	seats := t.Seats()
	for seat := range seats {
		if seats[seat].here() && !seats[1-seat].here() {
			return t.Game.Sided && t.PlayerOf(seat) == rules.Second
		}
	}
	return false
}

// SeatOf returns the seat of First or Second of the match, -1 for nobody.
func (t *Table) SeatOf(p rules.Player) int {
	switch p {
	case rules.First:
		return t.opener
	case rules.Second:
		return 1 - t.opener
	}
	return -1
}

// PlayerOf returns which player of the match a seat is.
func (t *Table) PlayerOf(seat int) rules.Player {
	if seat == t.opener {
		return rules.First
	}
	return rules.Second
}

// Turn returns the seat to move, -1 when neither is: the match is over, a round is, or chance is to act.
func (t *Table) Turn() int {
	if t.Between() {
		return -1
	}
	return t.SeatOf(t.match.ToMove())
}

// Result returns how the match stands.
func (t *Table) Result() rules.Result { return t.match.Result() }

// MachineTurn returns the machine's level when it is to move, else 0.
func (t *Table) MachineTurn() int {
	if turn := t.Turn(); turn >= 0 {
		return t.Seats()[turn].Level
	}
	return 0
}

// PersonTurn says whether a person at this screen is to move.
func (t *Table) PersonTurn() bool {
	turn := t.Turn()
	return turn >= 0 && t.Seats()[turn].here()
}

// people counts the seats of people at this screen.
func (t *Table) people() int {
	n := 0
	for _, seat := range t.Seats() {
		if seat.here() {
			n++
		}
	}
	return n
}

// AgainstMachine says whether a person plays the machine.
func (t *Table) AgainstMachine() bool {
	seats := t.Seats()
	return (seats[0].Level == 0) != (seats[1].Level == 0)
}

// MachinesOnly says whether both seats are the machine's.
func (t *Table) MachinesOnly() bool {
	seats := t.Seats()
	return seats[0].Level > 0 && seats[1].Level > 0
}

// Restart begins a new game by the opening rule, whether or not the last one is over.
func (t *Table) Restart() { t.begin(t.due()) }

// due says who opens the next game when the loser does: after a draw the player who did not open, and after a game
// left unfinished, which nobody has lost, the one who did.
func (t *Table) due() int {
	result := t.Result()
	switch winner := t.SeatOf(result.Winner); {
	case !result.Over():
		return t.opener
	case winner >= 0:
		return 1 - winner
	}
	return 1 - t.opener
}

func (t *Table) begin(due int) {
	t.opener = t.settings.opener(due, int(derive(t.next, opens)&1))
	t.sow()
	t.guests = nil
	t.start(t.newMatch())
}

func (t *Table) newMatch() *rules.Match {
	match, err := rules.NewMatch(t.Game.Spec, t.settings.setup(), "")
	if err != nil {
		panic(err) // the usual start of a registered game, with settings that were cleaned
	}
	return match
}

// start puts a match on the table as a new one.
func (t *Table) start(match *rules.Match) {
	t.match, t.gained, t.void, t.filed = match, [2]int{}, false, false
	t.id = idOf(t.seed)
	t.lines, t.entered, t.holder, t.eyes = nil, match.Round(), -1, -1
	t.draft, t.shuffles = nil, 0
	t.look = match.Ply()
	t.redraw()
	t.Cancel()
}

// Open puts a match that came from elsewhere on the table, to be played on by the seats given, one of which opened
// it; where its secrets were not told nobody can play it on. The settings stay for the next game. What was on the
// table is gone: the caller keeps its Record.
func (t *Table) Open(match *rules.Match, seats [2]Seat, opener int) {
	t.sow()
	t.opener = opener
	t.start(match)
	t.Reseat(seats)
	t.void = t.Result().Over() // it was won elsewhere
}

// Reseat has others play the match on; the settings stay for the next game.
func (t *Table) Reseat(seats [2]Seat) {
	for i := range seats {
		seats[i] = seats[i].clean(t.levels)
		seats[i].Away = seats[i].Away || untold(t.match)
	}
	t.guests = &seats
	t.Cancel()
}

// Reopen is Open for a match of the past, which keeps its ID, and its seed unless that is 0: unknown.
func (t *Table) Reopen(id string, seed uint64, match *rules.Match, seats [2]Seat, opener int) {
	t.Open(match, seats, opener)
	t.id = id
	if seed != 0 {
		t.seed = seed
	}
}

// Play plays a move for whoever is to move, and counts the score when it ends the game.
func (t *Table) Play(m rules.Move) error {
	if t.Between() {
		return &rules.Illegal{Move: m, Fault: rules.GameOver}
	}
	follow := t.Live()
	if err := t.extend(m); err != nil {
		return err
	}
	t.draft = nil
	if follow {
		t.look = t.match.Ply()
		t.Cancel()
	}
	t.passScreen()
	t.reveal()
	t.count()
	return nil
}

// Resign gives the game up for a seat. Moves undone before come back when it is taken back, but not from a save.
func (t *Table) Resign(seat int) {
	t.match.Resign(t.PlayerOf(seat))
	t.draft = nil
	t.look = t.match.Ply()
	t.Cancel()
	t.count()
}
