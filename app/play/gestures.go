package play

import (
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/rules"
)

// Gesture applies a gesture: the game's own part handles it first, then the rules common to all games. The reply is
// Mine where nothing else is to be made of the gesture.
func (t *Table) Gesture(g board.Gesture) board.Reply {
	if g.Point >= len(t.Skin().Points(t.View())) {
		return board.Reply{}
	}
	if reply := t.own.Gesture(g); reply.Mine {
		return reply
	}
	chosen := t.touch.points
	switch {
	case g.Kind == board.Touch && g.Point >= 0:
		return board.Reply{Change: t.Touch(g.Point)}
	case g.Kind == board.Pick && g.Point >= 0:
		if len(chosen) == 0 || chosen[len(chosen)-1] != g.Point {
			t.Cancel() // deselect: another piece is dragged
			return board.Reply{Change: t.Touch(g.Point)}
		}
	case g.Kind == board.Drop && g.Point >= 0:
		return board.Reply{Change: t.Drop(g.Point)}
	case len(chosen) > 0 && (g.Kind == board.LetGo || g.Kind == board.Away), g.Kind == board.Key && g.Key == "Escape":
		t.Cancel()
		return board.Reply{Mine: g.Kind == board.Key, Change: board.Touched}
	}
	return board.Reply{}
}

// Touch applies a person's touch on a point: it plays a move, takes a step towards one, deselects what was touched,
// or sets the Fault that explains why nothing happens. It does nothing when no person is to move.
func (t *Table) Touch(point int) board.Change {
	if !t.CanTouch() {
		return board.Nothing
	}
	t.Refuse(nil, -1)
	if n := len(t.touch.points); n > 0 && t.touch.points[n-1] == point {
		t.Cancel()
		return board.Touched
	}
	tried := append(slices.Clone(t.touch.points), point)
	for _, points := range [][]int{tried, {point}} {
		if change := t.Spell(points); change != board.Nothing {
			return change
		}
	}
	view, skin := t.View(), t.Skin()
	if skin.PieceAt(view, point).Owner == view.ToMove() {
		tried = []int{point} // it was to be chosen instead, not to be moved onto
	}
	t.Refuse(skin.Fault(view, tried), point)
	return board.Nothing
}

// Drop applies a person's drop of the selected piece on a point: unlike a touch it never selects anew.
func (t *Table) Drop(point int) board.Change {
	if !t.CanTouch() || len(t.touch.points) == 0 {
		return board.Nothing
	}
	t.Refuse(nil, -1)
	tried := append(slices.Clone(t.touch.points), point)
	change := t.Spell(tried)
	if change == board.Nothing {
		t.Refuse(t.Skin().Fault(t.View(), tried), point)
	}
	return change
}

// Spell plays the move that the points spell, or keeps them when they begin one.
func (t *Table) Spell(points []int) board.Change {
	m, begins := t.spelled(&t.screen, points)
	switch {
	case m != "":
		if t.commit(m) != nil {
			return board.Nothing
		}
		return board.Played
	case !begins:
		return board.Nothing
	}
	t.touch.points = points
	return board.Touched
}

// commit plays a person's move in the position shown.
func (t *Table) commit(m rules.Move) error {
	if t.Live() {
		return t.Play(m)
	}
	return t.branch(m)
}

// Write plays a move that a person has written, in the game's notation or as the page shows it; dashes of any kind,
// spaces and capitals are understood. When it is not legal it sets the Fault. It does nothing when no person is to move
// or nothing is written.
func (t *Table) Write(text string) board.Change {
	word := normalize(text)
	if !t.CanTouch() || word == "" {
		return board.Nothing
	}
	t.Cancel()
	lower := rules.Move(strings.ToLower(string(word)))
	if t.Trying() {
		return t.own.Write(lower)
	}
	moves := t.match.At(t.shown).Moves()
	written := slices.Contains(moves, word)
	if !written && lower != word {
		word, written = lower, slices.Contains(moves, lower)
	}
	if !written && t.Game.Meant != nil {
		word = t.Game.Meant(string(lower))
		written = slices.Contains(moves, word)
	}
	if written && t.commit(word) == nil {
		return board.Played
	}
	t.Refuse(t.Refusal(word), -1)
	return board.Nothing
}

// normalize returns a move as it was meant, without spaces and with plain dashes.
func normalize(text string) rules.Move {
	return rules.Move(strings.NewReplacer("–", "-", "—", "-", "−", "-", " ", "").Replace(text))
}
