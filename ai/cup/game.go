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

// A Turn says who must move.
type Turn struct {
	Player int          // by the place in the list
	Seat   rules.Player // First or Second: a player of the match, whichever side that is in its round
	Ply    int
	// Seed is for all that is random in the choice, below 2⁵³. That of a level stays the same in a game, so that what it
	// overlooks does; that of a program changes from move to move.
	Seed uint64
}

// Start begins a game from its start, whether it has been played or not. The error is a *NumberError.
func (c *Cup) Start(number int) (*Game, error) {
	if err := c.checkNumber(number); err != nil {
		return nil, err
	}
	m, err := rules.NewMatch(c.spec, c.setup(), "")
	if err != nil {
		return nil, err
	}
	g := &Game{cup: c, pairing: c.schedule[number-1], match: m}
	return g, g.draw()
}

// draw plays the moves of chance until somebody else is to move.
func (g *Game) draw() error {
	for g.match.ToMove() == rules.Chance && g.match.Ply() < MaxPlies {
		if err := g.match.Play(g.match.ChanceMove(g.pairing.Seed)); err != nil {
			return err
		}
	}
	return nil
}

// Turn says who must move; false when the game is over.
func (g *Game) Turn() (Turn, bool) {
	if _, over := g.Result(); over {
		return Turn{}, false
	}
	seat := g.match.ToMove()
	t := Turn{Player: g.pairing.player(seat), Seat: seat, Ply: g.match.Ply()}
	t.Seed = g.seed(t)
	return t, true
}

// Match returns the match as it stands. It belongs to the game: a player must be told no more of it than View.
func (g *Game) Match() *rules.Match { return g.match }

// View returns what whoever is to move may know of the position.
func (g *Game) View() rules.View { return g.match.View(g.match.Ply(), g.match.ToMove()) }

// Play plays the move of whoever is to move, and the draws that follow. The error is an *rules.Illegal, and the game is
// then as it was: a program has failed by it.
func (g *Game) Play(move rules.Move) error {
	if _, over := g.Result(); over {
		return &rules.Illegal{Move: move, Fault: rules.GameOver}
	}
	if err := g.match.Play(move); err != nil {
		return err
	}
	return g.draw()
}

// Fail ends the game by an error of the program that is to move. The error is a *FaultError: no program is to move, or
// the fault is not one that a result may have.
func (g *Game) Fail(f Fault) error {
	need := g.cup.faultNeed(g.match, g.pairing, f)
	if g.fault != nil {
		need = "a game that goes on"
	}
	if need != "" {
		return &FaultError{Fault: f, Need: need}
	}
	g.fault = &f
	return nil
}

// Result returns how the game was played; false while it is not over.
func (g *Game) Result() (Result, bool) { return verdict(g.match, g.fault) }
