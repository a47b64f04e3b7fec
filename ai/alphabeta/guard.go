package alphabeta

import "tablier/ai"

const (
	guardShare = 4 // 1 in guardShare of the limits is left for the search for wins of the other side
	guardCosts = 3 // by how many plies other moves are searched less deep then
)

// guard hunts for a win of the other side after the chosen move, in the last part of the limits. When it finds one,
// the best of the other moves is chosen, and looked at in its turn.
func (d *deepening[S, M]) guard(depth int) {
	refuted := 0
	for share := uint64(2 * guardShare); d.meter.Extend(spare(d.limits, share)); share *= 2 {
		d.stopped = false
		chosen := d.lines[0].pv[0]
		next, word, end := d.game.Play(d.root, chosen)
		if end != ai.Unknown || d.drawn.has(word) || !d.hunter().run(next, huntPlies) {
			return
		}
		d.rank(chosen, refuted)
		if refuted++; refuted == len(d.moves) {
			return
		}
		d.lines[0] = line[M]{pv: d.moves[refuted : refuted+1]}
		if found, _ := d.best(max(depth-guardCosts, 1), refuted); found.pv != nil {
			d.lines[0] = found
		}
	}
}
