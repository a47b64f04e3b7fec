package play

import (
	"encoding/json"
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// A draft is the arrangement that the person to move tries, before its moves are played. It is nobody else's business: no
// record has it, and it is shown only to who may touch the board now.
type draft struct {
	arranger board.Arranger
	view     rules.View   // the position as its owner knows it, with nothing of the draft
	homes    []int        // the points on which there is something to arrange
	stock    []board.Kind // what there is to arrange
	kinds    []int        // by home: the kind of what stands there, none for nothing
	before   [][]int      // the kinds before each change
	undone   [][]int
	held     int            // the kind that has been chosen from the stock, none for none
	drawn    rules.Position // the position with what stands; nil when it must be found anew
}

// none is the kind of nothing.
const none = -1

// drafting returns the draft of who may touch the board shown, nil when there is nothing to arrange for them.
func (t *Table) drafting() *draft {
	if _, ok := t.Skin().(board.Arranger); !ok || !t.Live() || !t.CanTouch() {
		return nil
	}
	if t.draft == nil {
		t.draft = t.newDraft()
		t.draft.recall(t.match)
	}
	if len(t.draft.homes) == 0 {
		return nil
	}
	return t.draft
}

// newDraft returns an empty draft of whoever is to move, without homes when they have nothing to arrange.
func (t *Table) newDraft() *draft {
	ply := t.match.Ply()
	d := &draft{held: none, view: t.match.View(ply, t.match.MoverAt(ply))}
	skin := t.Skin()
	d.arranger, _ = skin.(board.Arranger)
	if d.arranger == nil {
		return d
	}
	all := d.arranger.Homes(d.view)
	if all == nil {
		return d
	}
	d.stock = slices.Clone(d.arranger.Stock(d.view))
	for _, home := range all {
		stands := skin.Look(d.view, home)
		if stands == (board.Glyph{}) {
			d.homes = append(d.homes, home)
			d.kinds = append(d.kinds, none)
			continue
		}
		for i := range d.stock { // it was placed in a match that came from elsewhere, and stays there
			if d.stock[i].Glyph == stands {
				d.stock[i].Count--
			}
		}
	}
	return d
}

// recall takes what was arranged before it was taken back.
func (d *draft) recall(match *rules.Match) {
	moves := match.Moves()[match.Ply():]
	for i := 0; i < len(moves) && d.read(moves[i]); i++ {
	}
}

// read puts into the draft what a placing move does; false when it is none.
func (d *draft) read(m rules.Move) bool {
	for i, home := range d.homes {
		for kind := range d.stock {
			if d.arranger.Placing(d.view, home, kind) == m {
				d.kinds[i] = kind
				return true
			}
		}
	}
	return false
}

// fits says whether there is as much as kinds ask for, in as many homes.
func (d *draft) fits(kinds []int) bool {
	if len(kinds) != len(d.homes) {
		return false
	}
	left := d.counts()
	for _, kind := range kinds {
		if kind < none || kind >= len(left) {
			return false
		}
		if kind >= 0 {
			left[kind]--
		}
	}
	return len(left) > 0 && slices.Min(left) >= 0
}

func (d *draft) counts() []int {
	counts := make([]int, len(d.stock))
	for i, kind := range d.stock {
		counts[i] = kind.Count
	}
	return counts
}

// left returns how many of each kind wait to be placed.
func (d *draft) left() []int {
	left := d.counts()
	for _, kind := range d.kinds {
		if kind >= 0 {
			left[kind]--
		}
	}
	return left
}

// missing returns how many homes are empty.
func (d *draft) missing() int {
	n := 0
	for _, kind := range d.kinds {
		if kind < 0 {
			n++
		}
	}
	return n
}

// moves returns the placing moves of the draft.
func (d *draft) moves() []rules.Move {
	var moves []rules.Move
	for i, kind := range d.kinds {
		if kind >= 0 {
			moves = append(moves, d.arranger.Placing(d.view, d.homes[i], kind))
		}
	}
	return moves
}

// position returns a position with what stands in the draft.
func (d *draft) position(start rules.Position) rules.Position {
	if d.drawn == nil {
		d.drawn = start
		for _, m := range d.moves() {
			next, err := d.drawn.Play(m)
			if err != nil {
				panic(err) // the draft fits, and so do its moves
			}
			d.drawn = next
		}
	}
	return d.drawn
}

// change makes the kinds others, which can be undone.
func (d *draft) change(kinds []int) {
	if !slices.Equal(kinds, d.kinds) {
		d.before, d.undone = append(d.before, d.kinds), nil
		d.set(kinds)
	}
}

func (d *draft) set(kinds []int) { d.kinds, d.drawn = kinds, nil }

// step takes the kinds from the end of one list of steps and leaves those there were at the end of the other.
func (d *draft) step(from, to *[][]int) {
	last := len(*from) - 1
	*to = append(*to, d.kinds)
	d.set((*from)[last])
	*from = (*from)[:last]
}

// saved returns the draft as it is kept, nil when nothing stands in it.
func (d *draft) saved() json.RawMessage {
	if d == nil || d.missing() == len(d.homes) {
		return nil
	}
	text, err := json.Marshal(d.kinds)
	if err != nil {
		panic(err) // numbers
	}
	return text
}

// restoreDraft takes a draft that was kept; one that cannot be is nothing to lose a game for.
func (t *Table) restoreDraft(text json.RawMessage) {
	var kinds []int
	if len(text) == 0 || json.Unmarshal(text, &kinds) != nil || t.Result().Over() {
		return
	}
	if d := t.newDraft(); d.fits(kinds) {
		d.set(kinds)
		t.draft = d
	}
}
