// Package entropy gives Carreño's Entropy to the generic techniques: the typed core of rules/entropy as an [ai.Game],
// and an evaluation learnt from the solved game (command learn).
package entropy

import (
	"errors"
	"math/bits"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/entropy"
)

// A State is a position in one word: the pawns of the player to move in the low half, those of the other in the high
// half, and in the half of First a mark. A turn swaps the halves. How many turns before were passes is left out: it
// changes nothing but where a game of passes ends, which is a draw either way, and two passes in a row bring a position
// back, which a search counts as a draw.
type State uint64

// first marks the half of First, beside its cells.
const first = State(1) << entropy.Cells

// Pack returns a position of the rules in one word.
func Pack(s entropy.State) State {
	p := State(s.Other)<<32 | State(s.Own) | first
	if s.Turn == 0 {
		return p
	}
	return p ^ (first | first<<32)
}

// own and other return the pawns of the player to move, and of the other.
func (s State) own() entropy.Set   { return entropy.Set(s) & entropy.All }
func (s State) other() entropy.Set { return entropy.Set(s>>32) & entropy.All }

// Sets returns the pawns of the player to move, and of the other.
func (s State) Sets() (own, other entropy.Set) { return s.own(), s.other() }

// pass returns the position with the other player to move.
func (s State) pass() State { return State(bits.RotateLeft64(uint64(s), 32)) }

// A Game is Entropy, with or without the option immediate. It implements ai.Game and what package alphabeta asks for
// beside. It is a pointer so that a call through an interface needs no function in between.
type Game struct{ rules *variant }

// A variant is the rules, with or without the option immediate, and the evaluation: by the small net (quick), or by
// the guide, which is pressing in a game that is lost or long decided, and hopeful for hints.
type variant struct {
	immediate, quick bool
	mood             Mood
	narrow           *narrow // the moves of the root that are looked at; nil for all
}

// GameOf returns the game, with or without immediate wins, that a position is of.
func GameOf(p entropy.Position) Game { return Game{&variant{immediate: p.Immediate}} }

// Quick returns the game with the small net's evaluation, which takes a tenth of the time and errs more.
func (g Game) Quick() Game { return Game{&variant{immediate: g.rules.immediate, quick: true}} }

// ReadQuick is Read with the small net's evaluation.
func ReadQuick(task ai.Task) (ai.Root[Game, State], error) {
	root, err := read(task)
	if err == nil {
		root.Game = root.Game.Quick()
	}
	return root, err
}

// Read turns a task into the typed core; it is an ai.Reader.
func Read(task ai.Task) (ai.Root[Game, State], error) {
	root, err := read(task)
	if err == nil {
		root.Game.rules.mood.Pressing = lost(root.State) || decided(root.Occurred) >= hurryAfter
	}
	return root, err
}

// read parses the keys in task.Seen, which are positions' texts.
func read(task ai.Task) (ai.Root[Game, State], error) {
	p, ok := task.View.Resample(nil).(entropy.Position)
	switch {
	case !ok:
		return ai.Root[Game, State]{}, errors.New("ai/entropy: not a position of Entropy")
	case p.Outcome().Over():
		return ai.Root[Game, State]{}, ai.ErrNoMove
	}
	word := func(key string) (uint64, error) {
		q, err := entropy.Parse(key, p.Immediate)
		return uint64(Pack(q.State)), err
	}
	drawn, err := task.Drawn(word)
	occurred, wrong := task.Occurred(word)
	here := Pack(p.State)
	if p.State.Passes > 0 && p.State.MustPass() {
		drawn[uint64(here.pass())] = true // the second pass in a row ends the game
	}
	return ai.Root[Game, State]{
		Game: GameOf(p), Start: Pack(entropy.Start()), State: here, Last: cellsOf(task.Last), Drawn: drawn,
		Occurred: occurred,
	}, errors.Join(err, wrong)
}

// cellsOf returns the cells of a slide, none of any other text.
func cellsOf(move rules.Move) []int {
	m, err := entropy.Read(move)
	if err != nil || m == entropy.PassStep {
		return nil
	}
	from, to := m.Cells()
	return []int{from, to}
}

// Moves implements ai.Game: the legal moves of a state.
func (g Game) Moves(buf []entropy.Step, s State) []entropy.Step {
	if n := g.rules.narrow; n != nil && n.root == s {
		return append(buf, n.moves...)
	}
	return entropy.State{Own: s.own(), Other: s.other()}.AppendMoves(buf)
}

// Play implements ai.Game: the state after a move.
func (g Game) Play(s State, m entropy.Step) (next State, word uint64, end ai.Value) {
	if m != entropy.PassStep {
		from, to := m.Cells()
		s ^= 1<<from | 1<<to
	}
	next = s.pass()
	return next, uint64(next), g.End(next)
}

// End implements ai.Game.
func (g Game) End(s State) ai.Value {
	own, other := s.own(), s.other()
	switch {
	case g.rules.immediate && entropy.Dispersed(other, own):
		return ai.Loss // who has just moved wins, even if both are dispersed now
	case entropy.Dispersed(own, other):
		return ai.Win
	}
	return ai.Unknown
}

// Word implements ai.Game: a hash of the position, for the tables.
func (g Game) Word(s State) uint64 { return uint64(s) }

// Sight implements ai.Sighted: White begins on the first ranks.
func (g Game) Sight(s State, m entropy.Step, last []int) ai.Sight {
	if m == entropy.PassStep {
		return ai.Sight{}
	}
	from, to := m.Cells()
	cells := [...]int{from, to}
	up := to%entropy.Size - from%entropy.Size
	return ai.Sight{
		Steps:    ai.Apart(entropy.Size, last, cells[:]),
		Backward: up < 0 && s&first != 0 || up > 0 && s&first == 0,
		Diagonal: up != 0 && from/entropy.Size != to/entropy.Size,
	}
}

// Text implements ai.Game: a move in notation.
func (g Game) Text(m entropy.Step) rules.Move { return m.Text() }
