package cup

import "tablier/rules"

// A Game is one game of a cup while it is played. It asks for the moves of the players; those of chance it plays
// itself.
type Game struct {
	cup     *Cup
	pairing Pairing
	match   *rules.Match
	fault   *Fault
}

// A Turn describes who must move.
type Turn struct {
	Player int          // by the place in the list
	Level  int          // of the machine; 0 for a program
	Seat   rules.Player // First or Second: a player of the match, whichever side that is in its round
	Ply    int
	// Seed is the seed of all random choices of the move, below 2⁵³. That of a level stays the same in a game, so
	// that what it overlooks does; that of a program changes from move to move.
	Seed uint64
}

// Start begins a game, whether it has been played or not. The error is a *NumberError, or a *ConfigError where no game
// lasts for the random plies.
func (c *Cup) Start(number int) (*Game, error) {
	if err := c.checkNumber(number); err != nil {
		return nil, err
	}
	return c.begin(c.schedule[number-1])
}

func (c *Cup) begin(p Pairing) (*Game, error) {
	m, err := c.open(p.Seed)
	if err != nil {
		return nil, err
	}
	return &Game{cup: c, pairing: p, match: m}, nil
}

// Turn returns who must move; false when the game is over.
func (g *Game) Turn() (Turn, bool) {
	if _, over := g.Result(); over {
		return Turn{}, false
	}
	seat := g.match.ToMove()
	player := g.pairing.player(seat)
	t := Turn{Player: player, Level: g.cup.players[player].Level, Seat: seat, Ply: g.match.Ply()}
	t.Seed = g.seed(t)
	return t, true
}

// Match returns the match of the game at its present ply. It belongs to the game: a player must be told no more of it
// than View.
func (g *Game) Match() *rules.Match { return g.match }

// View returns the position as the player to move knows it.
func (g *Game) View() rules.View { return g.match.View(g.match.Ply(), g.match.ToMove()) }

// Play plays the move of the player to move, and the draws that follow. The error is an *rules.Illegal, and the game
// is then as it was: a program has failed by it.
func (g *Game) Play(move rules.Move) error {
	if _, over := g.Result(); over {
		return &rules.Illegal{Move: move, Fault: rules.GameOver}
	}
	if err := g.match.Play(move); err != nil {
		return err
	}
	return g.cup.draw(g.match, g.pairing.Seed)
}

// Fail ends the game by an error of the program to move. What the program says at too great a length is cut. The
// error is a *FaultError: no program is to move, or the fault is not one that a result may have.
func (g *Game) Fail(f Fault) error {
	f.Type, f.Text = cut(f.Type, maxType), cut(f.Text, maxText)
	need := f.need()
	if turn, running := g.Turn(); need == "" && (!running || turn.Level > 0) {
		need = "a program to move"
	}
	if need != "" {
		return &FaultError{Fault: f, Need: need}
	}
	g.fault = &f
	return nil
}

// Result returns the result of the game; false while it is not over.
func (g *Game) Result() (Result, bool) {
	r := Result{Fault: g.fault}
	out := g.match.Result()
	switch {
	case out.Over():
		r.Winner, r.Reason = out.Winner, out.Reason
	case g.fault != nil:
		r.Winner, r.Reason = g.match.ToMove().Other(), Failed
	case g.match.Ply() >= g.cup.config.Cap:
		r.Reason = TooLong
	default:
		return Result{}, false
	}
	r.Moves = g.match.Moves()
	return r, true
}
