package play

import (
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// Arranging says whether who may touch the board shown arranges pieces of their own: it shows their draft.
func (t *Table) Arranging() bool { return t.drafting() != nil }

// SettingUp says whether whoever is to move where the game stands arranges their pieces.
func (t *Table) SettingUp() bool {
	return !t.Between() && !t.Result().Over() && t.arrangedAt(t.match.Ply())
}

// arrangedAt says whether the position after ply moves is one in which pieces are arranged.
func (t *Table) arrangedAt(ply int) bool {
	arranger, ok := t.Skin().(board.Arranger)
	return ok && t.match.At(ply).ToMove() != rules.Nobody && arranger.Homes(t.match.View(ply, t.match.MoverAt(ply))) != nil
}

// Arranged says whether the move to ply put a piece of an arrangement.
func (t *Table) Arranged(ply int) bool { return ply > 0 && t.arrangedAt(ply-1) }

// SetUp returns with how many moves both players have arranged their pieces, as far as they have: play begins after them.
func (t *Table) SetUp() int {
	n := 0
	for n < t.match.Plies() && t.Arranged(n+1) {
		n++
	}
	return n
}

// Midway says whether a player had placed some pieces of an arrangement after ply moves, and had more to place.
func (t *Table) Midway(ply int) bool {
	return t.Arranged(ply) && t.arrangedAt(ply) && t.match.MoverAt(ply-1) == t.match.MoverAt(ply)
}

// Homes returns the points on which the person to move arranges pieces. The caller must not change the slice.
func (t *Table) Homes() []int {
	if d := t.drafting(); d != nil {
		return d.homes
	}
	return nil
}

// EmptyHomes returns those of the Homes on which nothing stands.
func (t *Table) EmptyHomes() []int {
	var homes []int
	if d := t.drafting(); d != nil {
		for i, home := range d.homes {
			if d.kinds[i] < 0 {
				homes = append(homes, home)
			}
		}
	}
	return homes
}

// Stock returns the kinds of pieces to arrange, and how many of each are left.
func (t *Table) Stock() []board.Kind {
	d := t.drafting()
	if d == nil {
		return nil
	}
	stock := slices.Clone(d.stock)
	for kind, n := range d.left() {
		stock[kind].Count = n
	}
	return stock
}

// Missing returns how many pieces the person to move has still to place.
func (t *Table) Missing() int {
	if d := t.drafting(); d != nil {
		return d.missing()
	}
	return 0
}

// Held returns the kind that has been chosen from the stock, -1 when none has.
func (t *Table) Held() int {
	if d := t.drafting(); d != nil {
		return d.held
	}
	return none
}

// Hold is a person touching a kind in the stock: it is chosen or let go of; a piece chosen before goes back there.
func (t *Table) Hold(kind int) {
	d := t.drafting()
	if d == nil || kind < 0 || kind >= len(d.stock) {
		return
	}
	if chosen := t.chosenHome(d); chosen >= 0 {
		t.change(d, func(kinds []int) { kinds[chosen] = none })
		return
	}
	held := d.held
	t.Cancel()
	if kind != held && d.left()[kind] > 0 {
		d.held = kind
	}
}

// chosenHome returns the home on which the piece chosen stands, -1 when none is.
func (t *Table) chosenHome(d *draft) int {
	if len(t.touched) == 0 {
		return -1
	}
	return slices.Index(d.homes, t.touched[0])
}

// change changes the draft, and lets go of what was chosen.
func (t *Table) change(d *draft, do func(kinds []int)) {
	kinds := slices.Clone(d.kinds)
	do(kinds)
	t.Cancel()
	d.change(kinds)
}

// touchDraft is a person touching a point while they arrange: what has been chosen goes there, or what stands there is
// chosen.
func (t *Table) touchDraft(d *draft, point int) {
	chosen, home := t.chosenHome(d), slices.Index(d.homes, point)
	t.fault = nil
	switch {
	case home < 0:
		t.fault = t.misplaced(d, chosen, point)
	case d.held >= 0:
		t.change(d, func(kinds []int) { kinds[home] = d.held })
	case chosen >= 0:
		t.change(d, func(kinds []int) { kinds[chosen], kinds[home] = kinds[home], kinds[chosen] })
	case d.kinds[home] >= 0:
		t.touched = []int{point}
	}
}

// misplaced says why what has been chosen cannot stand on a point that is no home, nil when nothing has been.
func (t *Table) misplaced(d *draft, chosen, point int) *rules.Illegal {
	kind := d.held
	if chosen >= 0 {
		kind = d.kinds[chosen]
	}
	if kind < 0 {
		return nil
	}
	_, err := t.match.Position().Play(d.arranger.Placing(d.view, point, kind))
	fault, _ := err.(*rules.Illegal)
	return fault
}

// Place puts a piece of a kind on a home, if one is left, in the place of what stands there. It returns false where it
// cannot.
func (t *Table) Place(point, kind int) bool {
	d := t.drafting()
	if d == nil || kind < 0 || kind >= len(d.stock) {
		return false
	}
	home := slices.Index(d.homes, point)
	if home < 0 || d.kinds[home] != kind && d.left()[kind] < 1 {
		return false
	}
	t.change(d, func(kinds []int) { kinds[home] = kind })
	return true
}

// TakeOff puts what stands on a home back into the stock.
func (t *Table) TakeOff(point int) {
	if d := t.drafting(); d != nil {
		if home := slices.Index(d.homes, point); home >= 0 {
			t.change(d, func(kinds []int) { kinds[home] = none })
		}
	}
}

// Clear puts everything back into the stock.
func (t *Table) Clear() {
	if d := t.drafting(); d != nil {
		t.change(d, clearAll)
	}
}

func clearAll(kinds []int) {
	for i := range kinds {
		kinds[i] = none
	}
}

// Fill places what is left by chance.
func (t *Table) Fill() {
	if d := t.drafting(); d != nil {
		t.change(d, func(kinds []int) { t.fill(d.left(), kinds) })
	}
}

// Shuffle places everything anew, by chance.
func (t *Table) Shuffle() {
	if d := t.drafting(); d != nil {
		t.change(d, func(kinds []int) {
			clearAll(kinds)
			t.fill(d.counts(), kinds)
		})
	}
}

// fill puts what is left, drawn by chance, where nothing stands.
func (t *Table) fill(left, kinds []int) {
	var pool []int
	for kind, n := range left {
		for range n {
			pool = append(pool, kind)
		}
	}
	t.shuffle(pool)
	for i := range kinds {
		if kinds[i] < 0 && len(pool) > 0 {
			kinds[i], pool = pool[0], pool[1:]
		}
	}
}

// Mirror swaps left and right.
func (t *Table) Mirror() {
	d := t.drafting()
	if d == nil {
		return
	}
	points := t.Skin().Points(d.view)
	least, most := points[d.homes[0]].X, points[d.homes[0]].X
	for _, home := range d.homes {
		least, most = min(least, points[home].X), max(most, points[home].X)
	}
	t.change(d, func(kinds []int) {
		for i, home := range d.homes {
			for j, other := range d.homes {
				if points[home].Y == points[other].Y && points[home].X+points[other].X == least+most {
					kinds[i] = d.kinds[j]
				}
			}
		}
	})
}

// Arrange places everything as an arrangement has it: by home the number of a kind, or -1 for nothing. It returns false
// where it does not fit.
func (t *Table) Arrange(kinds []int) bool {
	d := t.drafting()
	if d == nil || !d.fits(kinds) {
		return false
	}
	t.change(d, func(now []int) { copy(now, kinds) })
	return true
}

// Fits says whether an arrangement is one of all that the person to move arranges.
func (t *Table) Fits(kinds []int) bool {
	d := t.drafting()
	return d != nil && d.fits(kinds) && !slices.Contains(kinds, none)
}

// Arrangement returns how the pieces are arranged now, as Arrange takes it. The caller owns the slice.
func (t *Table) Arrangement() []int {
	if d := t.drafting(); d != nil {
		return slices.Clone(d.kinds)
	}
	return nil
}

// Ready plays the moves of the arrangement; it does nothing while some are missing.
func (t *Table) Ready() {
	d := t.drafting()
	if d == nil || d.missing() > 0 {
		return
	}
	for _, m := range d.moves() {
		if err := t.Play(m); err != nil {
			panic(err) // the draft fits, and so do its moves
		}
	}
}

// ArrangementFits says whether an arrangement is one of all that a player of a game arranges at its start.
func ArrangementFits(game *board.Game, kinds []int) bool {
	t := New(game, 0, 0)
	return t.newDraft().fits(kinds) && !slices.Contains(kinds, none)
}
