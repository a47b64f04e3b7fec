package play

import (
	"math/rand/v2"
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// Points of the score: of a win, and to each of a draw.
const (
	winPoints  = 2
	drawPoints = 1
)

// A Table is a game being played by two seats, with what has been touched so far in the present move.
type Table struct {
	Game   *board.Game
	levels int

	settings Settings
	match    *rules.Match
	opener   int // the seat that is First in this match
	score    [2]int
	gained   [2]int // what this match has added to the score
	void     bool   // this match's result has been reached but counts no longer
	seed     uint64 // of this table's chance; the next game's comes from it

	touched []int // points touched so far in the present move
	fault   *rules.Illegal
}

// New returns a table at which a first game begins. Levels is how many levels the machine has; seed decides
// who opens and how the machine chooses among equal moves.
func New(game *board.Game, levels int, seed uint64) *Table {
	t := &Table{Game: game, levels: levels, seed: seed}
	t.settings = Usual(levels)
	t.begin(-1)
	return t
}

// Settings returns what has been chosen about the games to come.
func (t *Table) Settings() Settings { return t.settings }

// Levels returns how many levels the machine has.
func (t *Table) Levels() int { return t.levels }

// Configure changes the settings. The game on the board goes on; when the seats change hands between people
// and the machine, the score starts again.
func (t *Table) Configure(s Settings) {
	s = s.clean(t.levels)
	for i, seat := range s.Seats {
		if (seat.Level == 0) != (t.settings.Seats[i].Level == 0) {
			t.ResetScore()
		}
	}
	t.settings = s
	t.Cancel()
}

// Match returns the match on the board. The caller must not change it.
func (t *Table) Match() *rules.Match { return t.match }

// Skin returns how the board looks.
func (t *Table) Skin() board.Skin { return t.Game.Skin(t.match.Setup().Variant) }

// Score returns the points of the seats.
func (t *Table) Score() [2]int { return t.score }

// ResetScore sets the score to nothing; the game on the board no longer counts if it is over.
func (t *Table) ResetScore() { t.score, t.gained, t.void = [2]int{}, [2]int{}, t.Result().Over() }

// Seed is what the machine's choices in this match are drawn from.
func (t *Table) Seed() uint64 { return t.seed }

// SeatOf returns the seat of First or Second, -1 for nobody.
func (t *Table) SeatOf(p rules.Player) int {
	switch p {
	case rules.First:
		return t.opener
	case rules.Second:
		return 1 - t.opener
	}
	return -1
}

// PlayerOf returns which player a seat is in this match.
func (t *Table) PlayerOf(seat int) rules.Player {
	if seat == t.opener {
		return rules.First
	}
	return rules.Second
}

// Colour returns the seat whose colour a player's pieces have.
func (t *Table) Colour(p rules.Player) int {
	if t.Game.SeatColours {
		return t.SeatOf(p)
	}
	return p.Index()
}

// Turn returns the seat to move, -1 when neither is: the game is over or chance is to act.
func (t *Table) Turn() int { return t.SeatOf(t.match.ToMove()) }

// Result returns how the match stands.
func (t *Table) Result() rules.Result { return t.match.Result() }

// MachineTurn returns the machine's level when it is to move, else 0.
func (t *Table) MachineTurn() int {
	if turn := t.Turn(); turn >= 0 {
		return t.settings.Seats[turn].Level
	}
	return 0
}

// AgainstMachine says whether a person plays the machine.
func (t *Table) AgainstMachine() bool {
	return (t.settings.Seats[0].Level == 0) != (t.settings.Seats[1].Level == 0)
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
	rng := rand.New(rand.NewPCG(t.seed, 0))
	t.opener = t.settings.opener(due, rng)
	t.seed = rng.Uint64()
	match, err := rules.NewMatch(t.Game.Spec, rules.Setup{}, "")
	if err != nil {
		panic(err) // the usual start of a registered game
	}
	t.match, t.gained, t.void = match, [2]int{}, false
	t.Cancel()
}

// Play plays a move for whoever is to move, and counts the score when it ends the game.
func (t *Table) Play(m rules.Move) error {
	if err := t.match.Play(m); err != nil {
		return err
	}
	t.Cancel()
	t.count()
	return nil
}

// count adds the result to the score, once.
func (t *Table) count() {
	result := t.Result()
	if !result.Over() || t.void || t.gained != [2]int{} {
		return
	}
	t.gained = [2]int{drawPoints, drawPoints}
	if winner := t.SeatOf(result.Winner); winner >= 0 {
		t.gained = [2]int{}
		t.gained[winner] = winPoints
	}
	t.addGain(1)
}

// uncount takes the result off the score again: the match goes on, and will count.
func (t *Table) uncount() {
	t.addGain(-1)
	t.gained, t.void = [2]int{}, false
}

func (t *Table) addGain(sign int) {
	for seat, points := range t.gained {
		t.score[seat] += sign * points
	}
}

// CanUndo says whether Undo would do anything.
func (t *Table) CanUndo() bool {
	for ply := t.match.Ply() - 1; ply >= 0; ply-- {
		if t.personActs(ply) {
			return true
		}
	}
	return false
}

// personActs says whether a person moves after ply moves, or nobody does because both seats are machines.
func (t *Table) personActs(ply int) bool {
	seat := t.SeatOf(t.match.At(ply).ToMove())
	return seat >= 0 && (t.settings.Seats[seat].Level == 0 || !t.AgainstMachine())
}

// Undo takes back the last move, against the machine back to the person's own turn. The result of a game
// that was over leaves the score.
func (t *Table) Undo() {
	if !t.CanUndo() {
		return
	}
	t.uncount()
	for t.match.Undo() && !t.personActs(t.match.Ply()) {
	}
	t.Cancel()
}

// CanRedo says whether Redo would do anything.
func (t *Table) CanRedo() bool { return t.match.Ply() < t.match.Plies() }

// Redo plays again what Undo took back.
func (t *Table) Redo() {
	for t.match.Redo() {
		if t.Result().Over() || t.personActs(t.match.Ply()) {
			break
		}
	}
	t.Cancel()
	t.count()
}

// Selected returns the points touched so far in the present move. The caller must not change it.
func (t *Table) Selected() []int { return t.touched }

// Fault returns why the last touch led to no move, nil when it did or was none.
func (t *Table) Fault() *rules.Illegal { return t.fault }

// Cancel forgets the points touched so far.
func (t *Table) Cancel() { t.touched, t.fault = nil, nil }

// Targets returns the points that can be touched next, sorted.
func (t *Table) Targets() []int {
	var targets []int
	for _, path := range t.paths() {
		if n := len(t.touched); len(path) > n && slices.Equal(path[:n], t.touched) {
			targets = append(targets, path[n])
		}
	}
	slices.Sort(targets)
	return slices.Compact(targets)
}

func (t *Table) paths() map[rules.Move][]int {
	paths := map[rules.Move][]int{}
	if t.match.Result().Over() {
		return paths
	}
	for _, m := range t.match.Position().Moves() {
		paths[m] = t.Skin().Path(t.match.Position(), m)
	}
	return paths
}

// Touch is a person touching a point: it plays a move, takes a step towards one, lets go of what was
// touched, or sets the Fault that explains why nothing happens. It does nothing when no person is to move.
func (t *Table) Touch(point int) {
	if turn := t.Turn(); turn < 0 || t.settings.Seats[turn].Level > 0 {
		return
	}
	t.fault = nil
	if n := len(t.touched); n > 0 && t.touched[n-1] == point {
		t.Cancel()
		return
	}
	tried := append(slices.Clone(t.touched), point)
	if t.step(tried) || t.step([]int{point}) {
		return
	}
	t.fault = t.Skin().Fault(t.match.Position(), tried)
}

// step plays the move that the points spell, or keeps them when they begin one; else it returns false.
func (t *Table) step(points []int) bool {
	begins := false
	for move, path := range t.paths() {
		if slices.Equal(path, points) {
			return t.Play(move) == nil
		}
		begins = begins || len(path) > len(points) && slices.Equal(path[:len(points)], points)
	}
	if begins {
		t.touched = points
	}
	return begins
}
