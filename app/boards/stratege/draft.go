package stratege

import (
	"slices"

	"tablier/app/board"
	"tablier/app/boards/stratege/pawns"
	"tablier/rules"
	"tablier/rules/stratege"
)

// A draft is the set-up that the player to move arranges, before its moves are played. It is nobody else's business:
// no record has it, and only who may touch the board now sees it. A kind of pawns is a number: one less than their
// strength.
type draft struct {
	side   int
	homes  []int          // the places of the set-up, in the order of home
	stock  []int          // by kind: how many pawns there are, placed ones included
	kinds  []int          // by home: the kind of the pawn there, none for nothing
	before [][]int        // the kinds before each change
	undone [][]int        // the kinds after each undone change, the last one first
	held   int            // the kind selected in the stock, none for none
	start  rules.Position // the position where the game stands
	tried  rules.Position // the same with the pawns of the draft; nil when it must be computed
}

// none is the kind of an empty home.
const none = -1

// newDraft returns an empty draft for the player to move; nil when there is nothing to set up. What they have placed
// already, in a match that came from elsewhere, stays where it is.
func newDraft(match *rules.Match) *draft {
	known := state(match.View(match.Ply(), match.MoverAt(match.Ply())))
	if !known.SettingUp() {
		return nil
	}
	d := &draft{
		side: int(known.Turn), held: none, start: match.Position(),
		stock: slices.Repeat([]int{stratege.Each}, stratege.Most),
	}
	for i := range stratege.Pawns {
		cell := home(d.side, i)
		switch pawn := known.At[cell]; {
		case pawn == 0:
			d.homes, d.kinds = append(d.homes, cell), append(d.kinds, none)
		case pawn.Strength() > 0:
			d.stock[pawn.Strength()-1]--
		}
	}
	return d
}

// home returns the i-th place of a side's set-up, as that side sees it: from its back row on, each row from the left.
func home(side, i int) int {
	if side == 1 {
		i = stratege.Pawns - 1 - i // Green sees the same from the other end
	}
	return stratege.Home(side, i)
}

// placing returns the move that places a pawn of a kind.
func placing(cell, kind int) rules.Move {
	return rules.Move(stratege.Name(cell) + "=" + string(rune('1'+kind)))
}

// glyph returns the glyph of a pawn of a kind.
func (d *draft) glyph(kind int) board.Glyph { return pawns.Bare(d.side, kind+1) }

// recall reads the set-up that was taken back into the draft.
func (d *draft) recall(match *rules.Match) {
	for _, m := range match.Moves()[match.Ply():] {
		if !d.read(m) {
			return
		}
	}
}

// read applies a set-up move to the draft; false for another move.
func (d *draft) read(m rules.Move) bool {
	for i, cell := range d.homes {
		for kind := range d.stock {
			if placing(cell, kind) == m {
				d.kinds[i] = kind
				return true
			}
		}
	}
	return false
}

// fits says whether the stock and the homes allow the given kinds.
func (d *draft) fits(kinds []int) bool {
	if len(kinds) != len(d.homes) {
		return false
	}
	left := slices.Clone(d.stock)
	for _, kind := range kinds {
		if kind < none || kind >= len(left) {
			return false
		}
		if kind >= 0 {
			left[kind]--
		}
	}
	return slices.Min(left) >= 0
}

// whole says whether kinds are a complete set-up.
func (d *draft) whole(kinds []int) bool { return d.fits(kinds) && !slices.Contains(kinds, none) }

// left returns how many pawns of each kind are to be placed.
func (d *draft) left() []int {
	left := slices.Clone(d.stock)
	for _, kind := range d.kinds {
		if kind >= 0 {
			left[kind]--
		}
	}
	return left
}

// missing returns how many pawns the draft of a set-up lacks.
func (d *draft) missing() int { return len(d.empty()) }

// empty returns the home places on which the draft has no pawn.
func (d *draft) empty() (homes []int) {
	for i, cell := range d.homes {
		if d.kinds[i] < 0 {
			homes = append(homes, cell)
		}
	}
	return homes
}

// moves returns the moves that place the pawns of the draft.
func (d *draft) moves() (moves []rules.Move) {
	for i, kind := range d.kinds {
		if kind >= 0 {
			moves = append(moves, placing(d.homes[i], kind))
		}
	}
	return moves
}

// position returns the position with the pawns of the draft.
func (d *draft) position() rules.Position {
	if d.tried == nil {
		d.tried = d.start
		for _, m := range d.moves() {
			next, err := d.tried.Play(m)
			if err != nil {
				panic(err) // the draft fits, and so do its moves
			}
			d.tried = next
		}
	}
	return d.tried
}

// change sets the kinds as a step that can be undone; false when they are the same.
func (d *draft) change(kinds []int) bool {
	if slices.Equal(kinds, d.kinds) {
		return false
	}
	d.before, d.undone = append(d.before, d.kinds), nil
	d.set(kinds)
	return true
}

func (d *draft) set(kinds []int) { d.kinds, d.tried = kinds, nil }

// step moves the last entry of one list of steps into the kinds, and the present kinds onto the other; false when the
// first list is empty.
func (d *draft) step(from, to *[][]int) bool {
	last := len(*from) - 1
	if last < 0 {
		return false
	}
	*to = append(*to, d.kinds)
	d.set((*from)[last])
	*from = (*from)[:last]
	return true
}
