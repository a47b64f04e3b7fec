package dispose

import (
	"slices"

	"tablier/app/board"
)

// Covers returns what answers for pieces that cover several points; nil in a game without them.
func (s *Session) Covers() board.Coverer { return s.covers }

// InHand returns the stock of the piece on the board that is turned and moved, empty for none.
func (s *Session) InHand() string {
	if s.covers == nil || s.chosen == Eraser || s.chosen == none || len(s.covers.Parts(s.Now(), s.chosen)) == 0 {
		return ""
	}
	return s.chosen
}

// touchPiece handles a touch of a piece that covers several points: it takes it in hand, and turns what is in hand. It
// says whether it has; the eraser and what always lies are left to others.
func (s *Session) touchPiece(point string) bool {
	stock := s.covers.Stock(s.Now(), point)
	switch {
	case stock == "" || s.chosen == Eraser:
		return false
	case stock == s.InHand():
		s.TurnPiece()
	default:
		s.Choose(stock)
	}
	return true
}

// TurnPiece turns the piece in hand; false where none is.
func (s *Session) TurnPiece() bool {
	id := s.InHand()
	if id != "" {
		at := s.covers.Parts(s.Now(), id)[0]
		s.tryTo(id, at, func(a board.Arranged) bool { return s.covers.Turn(a, id) })
	}
	return id != ""
}

// PutDown leaves the piece in hand where it lies: no touch turns or moves it by the way.
func (s *Session) PutDown() {
	if s.InHand() != "" {
		s.chosen = none
	}
}

// Settled says whether nothing is wrong with the piece in hand, where it lies.
func (s *Session) Settled() bool {
	at := s.covers.Parts(s.Now(), s.InHand())
	for _, flaw := range s.Flaws() {
		if slices.ContainsFunc(flaw.Points, func(point string) bool { return slices.Contains(at, point) }) {
			return false
		}
	}
	return true
}

// TakeBack takes the piece in hand away.
func (s *Session) TakeBack() {
	if id := s.InHand(); id != "" {
		s.Remove(s.covers.Parts(s.Now(), id)[0])
	}
}

// tryTo makes a step of what there is room for, and refuses the rest at its point.
func (s *Session) tryTo(stock, point string, how func(board.Arranged) bool) {
	tried := s.Now().Clone()
	if !how(tried) {
		s.refuse(Refusal{Stock: stock, Point: point})
		return
	}
	s.change(func(a *board.Arranged) { *a = tried })
}
