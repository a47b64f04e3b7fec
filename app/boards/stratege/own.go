package stratege

import (
	"encoding/json"
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// An own is Le Stratège's part of a table: the set-up before it is played, the duel after an attack, and what the
// screen forgets of revealed strengths.
type own struct {
	board.Plain
	arranging
	found bool // its draft is up to date
	view  rules.View
	duel  duel
}

func newOwn(desk board.Desk) board.Own { return &own{arranging: arranging{desk: desk}} }

// trying returns the draft of the person who may touch the board shown, nil when they have nothing to set up.
func (o *own) trying() *draft {
	if !o.desk.Live() || !o.desk.CanTouch() {
		return nil
	}
	if !o.found {
		o.begin(newDraft(o.desk.Match()))
		if o.draft != nil {
			o.draft.recall(o.desk.Match())
		}
	}
	if o.draft == nil || len(o.draft.homes) == 0 {
		return nil
	}
	return o.draft
}

func (o *own) begin(d *draft) { o.draft, o.found, o.view = d, true, nil }

// Trying implements board.Own: the view with the moves that are tried, nil for none.
func (o *own) Trying() rules.View {
	d := o.trying()
	if d == nil {
		return nil
	}
	if o.view == nil || d.tried == nil {
		o.view = d.position().View(o.desk.Match().Role(o.desk.Viewer()))
	}
	return o.view
}

// Points implements board.Own: those on the enemy's back row, as far as the screen knows them.
func (o *own) Points() (points [2]int, ok bool) {
	s := state(o.desk.View())
	for seat := range points {
		points[seat] = s.Score(o.desk.PlayerOf(seat).Index())
	}
	return points, true
}

// SettingUp implements board.Own: whether the position is in the set-up phase.
func (o *own) SettingUp(v rules.View) bool { return state(v).SettingUp() }

// Targets implements board.Own: the selected pawn may go to every home but its own.
func (o *own) Targets() (points []int, mine bool) {
	d := o.trying()
	if d == nil {
		return nil, false
	}
	if chosen := o.desk.Selected(); d.held >= 0 || len(chosen) > 0 {
		for _, cell := range d.homes {
			if !slices.Contains(chosen, cell) {
				points = append(points, cell)
			}
		}
		slices.Sort(points)
	}
	return points, true
}

// Undo implements board.Own: a step back through the tried moves.
func (o *own) Undo() bool {
	d := o.trying()
	o.said = nil
	return d != nil && d.step(&d.before, &d.undone)
}

// Redo implements board.Own: a step on through the tried moves.
func (o *own) Redo() bool {
	d := o.trying()
	o.said = nil
	return d != nil && d.step(&d.undone, &d.before)
}

// CanUndo implements board.Own: whether there is a tried move to take back.
func (o *own) CanUndo() bool {
	d := o.trying()
	return d != nil && len(d.before) > 0
}

// CanRedo implements board.Own: whether there is a tried move to make again.
func (o *own) CanRedo() bool {
	d := o.trying()
	return d != nil && len(d.undone) > 0
}

// Write implements board.Own: a written move, to be tried.
func (o *own) Write(word rules.Move) board.Change {
	d := o.trying()
	o.said = nil
	if d == nil {
		return board.Nothing
	}
	kinds, ok, why := d.written(word)
	switch {
	case ok:
		o.change(func(now []int) { copy(now, kinds) })
		return board.Tried // the pawn stands there already
	case why == nil:
		why = o.desk.Refusal(word)
	}
	o.desk.Refuse(why, -1)
	return board.Nothing
}

// Greet implements board.Own: it places a preset set-up, which can be played as it is.
func (o *own) Greet() {
	if d := o.trying(); d != nil {
		d.set(presets[mixed].kinds())
	}
}

// Begin implements board.Own: it plays the set-up on the board.
func (o *own) Begin() board.Change {
	if d := o.trying(); d != nil {
		return o.ready().Change
	}
	return board.Nothing
}

// Cancel implements board.Own: the touched points are dropped, the tried moves stay.
func (o *own) Cancel() {
	if o.draft != nil {
		o.draft.held = none
	}
}

// Reset implements board.Own: touched points and tried moves are dropped.
func (o *own) Reset() {
	o.draft, o.found, o.view = nil, false, nil
	o.duel = duel{}
	o.clear()
}

// Save implements board.Own: the kinds by home, nothing for an empty draft.
func (o *own) Save() json.RawMessage {
	d := o.draft
	if d == nil || d.missing() == len(d.homes) {
		return nil
	}
	text, err := json.Marshal(d.kinds)
	if err != nil {
		panic(err) // numbers
	}
	return text
}

// Restore implements board.Own. A draft that does not fit is nothing to lose a game for.
func (o *own) Restore(text json.RawMessage) {
	var kinds []int
	if json.Unmarshal(text, &kinds) != nil {
		return
	}
	if d := newDraft(o.desk.Match()); d != nil && d.fits(kinds) {
		d.set(kinds)
		o.begin(d)
	}
}
