// Package dispose is a person who sets up a position by hand: what lies where, who is to move, and why the rules know
// no such position, told at its place. What can be placed and what is wrong the game answers ([board.Arranger]); the
// last word is the parser's of its rules. Steps can be undone and done again. No browser.
package dispose

import (
	"errors"
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// What is chosen in the place of the ID of a stock.
const (
	Eraser = ""     // removes pieces
	none   = "\x00" // a touch places nothing: what was in hand has been put down
)

// A Session is a position in the making.
type Session struct {
	game   *board.Game
	setup  rules.Setup
	ask    board.Arranger
	covers board.Coverer // the same, where pieces cover several points; nil elsewhere
	typed  string        // the beginning of the key of a stock
	stocks []board.Stock
	steps  []*board.Arranged
	at     int    // in steps
	chosen string // what a touch places
	marked bool   // with the game's mark

	refused Refusal

	// what follows from the step, kept since the page asks for it several times
	judged   *board.Arranged // the step that it is about
	flaws    []board.Flaw
	position rules.Position
}

// A Refusal is why the last gesture has placed nothing: there is no more of a stock or, where Most is 0, no room. The
// zero Refusal is none.
type Refusal struct {
	Stock, Point string
	Most         int
	Number       int // unlike that of any other
}

// Begin begins with a position of a game.
func Begin(game *board.Game, setup rules.Setup, position rules.Position) *Session {
	s := &Session{game: game, setup: setup, ask: game.Arranging.Under(setup)}
	s.covers, _ = s.ask.(board.Coverer)
	s.stocks = s.ask.Stocks()
	s.chosen = s.stocks[0].ID
	first := s.ask.Read(position)
	s.steps = []*board.Arranged{&first}
	return s
}

// Game returns the game, Setup the setup under which its rules are asked, Arranger what answers for it.
func (s *Session) Game() *board.Game        { return s.game }
func (s *Session) Setup() rules.Setup       { return s.setup }
func (s *Session) Arranger() board.Arranger { return s.ask }

// Stocks returns what can be placed, Chosen the ID of that which a touch places, and Now what has been set up: nobody
// may change it.
func (s *Session) Stocks() []board.Stock { return s.stocks }
func (s *Session) Chosen() string        { return s.chosen }
func (s *Session) Now() board.Arranged   { return *s.steps[s.at] }

// Refused returns why the last gesture has placed nothing.
func (s *Session) Refused() Refusal { return s.refused }

// Left returns how many of a stock can still be placed, -1 where any number can.
func (s *Session) Left(stock board.Stock) int {
	if stock.Most == 0 {
		return -1
	}
	return max(0, stock.Most-s.Now().Count(stock))
}

// Choose chooses what a touch places, or the Eraser.
func (s *Session) Choose(id string) {
	if id == Eraser || slices.ContainsFunc(s.stocks, func(stock board.Stock) bool { return stock.ID == id }) {
		s.chosen = id
		s.refused.Stock = ""
	}
}

// Touch places on an empty point what is chosen, and removes what lies on another; a piece that covers several points
// is taken in hand, or turned there.
func (s *Session) Touch(point string) {
	if s.covers != nil && s.touchPiece(point) {
		return
	}
	if s.Now().On[point] != "" {
		s.Remove(point)
		return
	}
	if s.chosen != Eraser {
		s.Place(s.chosen, point)
	}
}

// Place places one of a stock on a point, in the place of what lies there. Of a stock that is used up it places
// nothing, and Refused says so.
func (s *Session) Place(id, point string) {
	at := slices.IndexFunc(s.stocks, func(stock board.Stock) bool { return stock.ID == id })
	if at < 0 {
		return
	}
	stock := s.stocks[at]
	if s.covers != nil {
		s.chosen = id
		s.tryTo(id, point, func(a board.Arranged) bool { return s.covers.Lay(a, id, point) })
		return
	}
	if s.Left(stock) == 0 && !stock.Is(s.Now().On[point]) {
		s.refuse(Refusal{Stock: id, Point: point, Most: stock.Most})
		return
	}
	if s.marked && stock.Marked != "" {
		id = stock.Marked
	}
	s.change(func(a *board.Arranged) { a.On[point] = id })
}

// Marked says whether what is placed carries the game's mark, and Mark that it does or does not from now on.
func (s *Session) Marked() bool  { return s.marked }
func (s *Session) Mark(yes bool) { s.marked = yes }

// refuse tells why nothing is placed.
func (s *Session) refuse(why Refusal) {
	why.Number = s.refused.Number + 1
	s.refused = why
}

// Remove removes what lies on a point.
func (s *Session) Remove(point string) {
	switch {
	case s.Now().On[point] == "":
	case s.covers != nil:
		s.change(func(a *board.Arranged) { s.covers.Lift(*a, point) })
	default:
		s.change(func(a *board.Arranged) { delete(a.On, point) })
	}
}

// Move moves what lies on a point to another one; what lies there goes the other way.
func (s *Session) Move(from, to string) {
	moved, there := s.Now().On[from], s.Now().On[to]
	switch {
	case moved == "" || from == to:
		return
	case s.covers != nil:
		s.Choose(s.covers.Stock(s.Now(), from))
		s.tryTo(s.chosen, to, func(a board.Arranged) bool { return s.covers.Shift(a, from, to) })
		return
	}
	s.change(func(a *board.Arranged) {
		a.On[to] = moved
		if delete(a.On, from); there != "" {
			a.On[from] = there
		}
	})
}

// Turn says who is to move.
func (s *Session) Turn(id string) {
	for _, turn := range s.ask.Turns() {
		if turn.ID == id {
			s.change(func(a *board.Arranged) {
				if a.Turn = id; !turn.Hand {
					a.Hand = ""
				} else if a.Hand == "" {
					a.Hand = s.firstLeft()
				}
			})
		}
	}
}

// firstLeft returns the first stock of which one can be placed.
func (s *Session) firstLeft() string {
	for _, stock := range s.stocks {
		if s.Left(stock) != 0 {
			return stock.ID
		}
	}
	return ""
}

// Hand puts one of a stock in the hand.
func (s *Session) Hand(id string) { s.change(func(a *board.Arranged) { a.Hand = id }) }

// Tallies returns the stocks of which a person can count what lies on no point; none in most games.
func (s *Session) Tallies() []board.Stock {
	if game, ok := s.ask.(board.Tallier); ok {
		return game.Tallies(s.Now())
	}
	return nil
}

// Tally counts one more of a stock or, when there are no more of it, none.
func (s *Session) Tally(stock board.Stock) {
	s.change(func(a *board.Arranged) {
		if s.Left(stock) == 0 {
			a.More[stock.ID] = 0
		} else {
			a.More[stock.ID]++
		}
	})
}

// Clear takes everything off the board.
func (s *Session) Clear() {
	s.change(func(a *board.Arranged) {
		*a = board.Arranged{On: map[string]string{}}
		if turns := s.ask.Turns(); len(turns) > 0 {
			a.Turn = turns[0].ID
		}
	})
}

// Usual sets up the position in which a game begins, or its first one with all pieces.
func (s *Session) Usual() {
	if s.game.Arranged != "" {
		_ = s.Paste(s.game.Arranged) // a test holds each game to a text that is a position
		return
	}
	if start, err := s.game.Spec.New(s.setup); err == nil {
		s.change(func(a *board.Arranged) { *a = s.ask.Read(start) })
	}
}

// ErrNothing is the error of an empty text.
var ErrNothing = errors.New("dispose: no text")

// Paste sets up the position of a text. The error is a *rules.SyntaxError, or ErrNothing.
func (s *Session) Paste(text string) error {
	if text == "" {
		return ErrNothing
	}
	position, err := s.game.Spec.Parse(s.setup, text)
	if err != nil {
		return err
	}
	s.change(func(a *board.Arranged) { *a = s.ask.Read(position) })
	return nil
}

// change makes a step of a change, where it is one.
func (s *Session) change(how func(*board.Arranged)) {
	s.refused.Stock = ""
	next := s.Now().Clone()
	how(&next)
	if next.Equal(s.Now()) {
		return
	}
	s.steps = append(slices.Clip(s.steps[:s.at+1]), &next)
	s.at++
}

// CanUndo and CanRedo say whether there is a step back or forward.
func (s *Session) CanUndo() bool { return s.at > 0 }
func (s *Session) CanRedo() bool { return s.at < len(s.steps)-1 }

// Undo takes the last step back.
func (s *Session) Undo() {
	if s.CanUndo() {
		s.at--
		s.refused.Stock = ""
	}
}

// Redo does it again.
func (s *Session) Redo() {
	if s.CanRedo() {
		s.at++
		s.refused.Stock = ""
	}
}
