package review

import (
	"tablier/app/match/page/lanes"
	"tablier/app/study"
)

// lane returns the drawing of a row.
func (d *History) lane(row int) *lanes.Lane {
	e, t := d.Entry(row), d.Wording.Table()
	l := &lanes.Lane{Row: row, Seat: -1, At: d.knot(row), Even: d.Even, Band: d.Draws}
	for i, curve := range d.curves(row) {
		l.Curves[i] = curve
	}
	if e.Number == 0 {
		return l
	}
	l.Seat = t.SeatOf(t.Match().MoverAt(e.Ply - 1))
	before := d.review.At(e.Ply - 1)
	if !l.At.Known || before.Eyes != d.viewer(row) {
		return l
	}
	others, _ := d.review.NotPlayed(e.Ply)
	for _, a := range others {
		l.Dots = append(l.Dots, d.scale.At(worthOf(a.Value, a.Ends)))
	}
	if d.mistaken(e.Ply, l.Seat) {
		l.Slip, l.From = true, d.place(before)
	}
	return l
}

// mistaken says whether the move to ply was a mistake of a person here.
func (d *History) mistaken(ply, seat int) bool {
	return seat >= 0 && d.Wording.Table().Seats()[seat].Here() && d.Wording.Moves().TurnAt(ply) != study.NoTurn
}

// worthOf turns a value into the worth that a lane shows.
func worthOf(v study.Value, ended bool) lanes.Worth {
	return lanes.Worth{Lead: v.Lead, Decided: v.Exact, Ended: ended, Plies: v.Plies}
}

// place returns the horizontal place of a position's value.
func (d *History) place(p study.Point) int { return d.scale.At(worthOf(p.Value, p.Seat < 0)) }

// seen returns the position whose value a row shows.
func (d *History) seen(row int) study.Point {
	e := d.Entry(row)
	if e.Head > 0 {
		return study.Point{}
	}
	p := d.review.Seen(e.Ply, d.viewer(row))
	if d.Wording.History().EndsRound(e.Ply) {
		p.Known = false // it is the start of another one
	}
	return p
}

// viewer returns the seat with whose knowledge a row is judged. The start is judged with those of the first move.
func (d *History) viewer(row int) int {
	if row == 0 && d.All() > 1 {
		row++
	}
	return d.Wording.History().ViewerAt(d.Entry(row).Ply)
}

// knot returns the knot of a row: the place of its value.
func (d *History) knot(row int) lanes.Knot {
	p := d.seen(row)
	w := d.Wording
	points := w.Match.Analysis().Solved() && w.Values().InPoints() && !p.Lucky // exactly so many on average
	return lanes.Knot{Row: row, X: d.place(p), Known: p.Known, Proved: p.Exact || points}
}

// curves returns the curves through a row: one, or one for each player's knowledge.
func (d *History) curves(row int) []lanes.Curve {
	views := []int{-1}
	if d.Wording.Game.Spec.Secret && d.Wording.Table().SeenAs() < 0 {
		views = []int{0, 1}
	}
	var curves []lanes.Curve
	for i, eyes := range views {
		r := lanes.Curve{Second: i == 1}
		on := d.on(row, eyes)
		if on {
			r.Here = d.knot(row)
		}
		if !on || r.Here.Known { // else there is a gap
			r.Before, r.After = d.next(row, -1, eyes), d.next(row, 1, eyes)
		}
		curves = append(curves, r)
	}
	return curves
}

// on says whether a row lies on the curve of a viewer.
func (d *History) on(row, eyes int) bool { return eyes < 0 || d.viewer(row) == eyes }

// next returns the next knot of a curve in a direction, none at the end of a round. The players move in turn: it is
// near.
func (d *History) next(row, by, eyes int) lanes.Knot {
	const near = 4
	for at := row + by; at >= 0 && at < d.All() && at-row <= near && row-at <= near; at += by {
		if d.Entry(at).Head > 0 {
			break
		}
		if d.on(at, eyes) {
			return d.knot(at)
		}
	}
	return lanes.Knot{}
}
