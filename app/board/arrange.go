package board

import "tablier/rules"

// An Arranger skin is of a game whose players first arrange pieces of their own, in secret, one move a piece. The page
// lets them try and change as they like, and plays those moves when they say that they are ready. The numbers of its
// points are the same in every view of the arranging, and on the board turned round; its placing moves have no path.
type Arranger interface {
	// Homes returns the points on which the player to move arranges its pieces, whatever stands there now: from its
	// back row on, each row from the left as that player sees it; nil once both sides are arranged.
	Homes(v rules.View) []int
	// Stock returns the kinds of pieces that the player to move arranges, and how many there are of each in all.
	Stock(v rules.View) []Kind
	// Placing returns the move that puts a piece of the kind-th kind on a home, a point.
	Placing(v rules.View, home, kind int) rules.Move
}

// A Kind is a kind of pieces, and how many there are of it.
type Kind struct {
	Glyph Glyph
	Count int
}

// A Preset is an arrangement that comes with the game.
type Preset struct {
	ID    string // what it is kept by; no person reads it
	Name  string
	Idea  string // what it is good for, in a sentence
	Kinds []int  // by home: the number of the kind that stands there
}

// ArrangeWords are what the words of a game with an Arranger skin say beside.
type ArrangeWords interface {
	Kind(g Glyph) string // names a kind of pieces in a few words: "force 5"
	Presets() []Preset
}

// A Forgetter skin is of a game in which a piece's secret is shown for a moment and may then be remembered.
type Forgetter interface {
	// Forget returns a viewer's view without what has been shown of others' pieces, but for what the last move, as told
	// to the viewer, has just shown; the move is empty when there is none. Nothing is forgotten once the game is over.
	Forget(v rules.View, viewer rules.Player, last rules.Move) rules.View
	// ForgetMove returns a move, as told to a viewer, without what it has shown.
	ForgetMove(m rules.Move) rules.Move
}

// A Dueller skin is of a game in which two pieces are compared, and what comes of it is worth a moment of its own.
type Dueller interface {
	// Duel returns what a move, as told to the viewer, compares; false when it compares nothing or the viewer does not
	// know what.
	Duel(before rules.View, m rules.Move) (Duel, bool)
}

// A Duel is two pieces that have been compared: who attacked, then who was attacked.
type Duel struct {
	Glyphs [2]Glyph
	Names  [2]string // of the points on which they stood
	Winner int       // 0 or 1: whose piece stays
}

// DuelWords are what the words of a game with a Dueller skin say beside: a duel, and what follows from it.
type DuelWords interface {
	Duel(d Duel) (verdict, follows string)
}

// A Loser skin is of a game in which it counts what each side has lost.
type Loser interface {
	// Lost returns the kinds of pieces that a player has lost, and how many of each; none that has not lost any.
	Lost(v rules.View, player rules.Player) []Kind
}
