package play

import (
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// A display is the board on the screen: what is seen there, the pieces that are drawn, and the points that a person has
// touched.
type display struct {
	screen
	touch
	frames frames
}

// GoTo shows the position after ply moves, as near to it as the match has one; the game itself stays where it is.
func (d *display) GoTo(ply int) {
	d.show(ply)
	d.Cancel()
}

// Uncover gives the screen to the person to move.
func (d *display) Uncover() {
	d.holder = d.Turn()
	d.Cancel()
}

// SeeAs shows a finished match as a seat knew it while it was played, or with everything for -1.
func (d *display) SeeAs(seat int) {
	d.seenAs = seat
	d.Cancel()
}

// Cancel forgets the points touched so far.
func (d *display) Cancel() {
	d.forget()
	d.own.Cancel()
}

// stepTried undoes or redoes a step of the unplayed move.
func (d *display) stepTried(step func() bool) board.Change {
	stepped := step()
	d.Cancel()
	if !stepped {
		return board.Nothing
	}
	return board.Tried
}

// Targets returns the points that can be touched next, sorted.
func (d *display) Targets() []int {
	if points, mine := d.own.Targets(); mine {
		return points
	}
	return d.following(&d.screen)
}

// Leads returns the move that touching a point now would play, empty for none.
func (d *display) Leads(point int) rules.Move {
	m, _ := d.spelled(&d.screen, append(slices.Clone(d.touch.points), point))
	return m
}
