package organizer

import "tablier/ai/cup"

// A Duel is the games of two players, of which one is looked at, on a board. At first no two players are chosen.
type Duel struct {
	cup         *cup.Cup
	hero, rival int // players, by their places in the list; the same for nobody
	viewed      int // the number of the game on the board, 0 for none
	ply         int // after which the board is shown
}

// Players returns the places of the two players in the list; false while none are chosen.
func (d *Duel) Players() (hero, rival int, chosen bool) { return d.hero, d.rival, d.hero != d.rival }

// Between says whether the games are those of two players, in this order.
func (d *Duel) Between(hero, rival int) bool {
	return d.hero != d.rival && d.hero == hero && d.rival == rival
}

// Choose shows the games of two players, the first that was played of them on the board.
func (d *Duel) Choose(hero, rival int) {
	if n := len(d.cup.Players()); hero < 0 || rival < 0 || hero >= n || rival >= n {
		return
	}
	d.hero, d.rival, d.viewed = hero, rival, 0
	for _, p := range d.Games() {
		if _, ok := d.cup.Result(p.Number); ok {
			d.Show(p.Number)
			return
		}
	}
}

// Games returns the games of the two, played or not.
func (d *Duel) Games() (list []cup.Pairing) {
	for n := 1; n <= d.cup.Games(); n++ {
		p := d.cup.Pairing(n)
		if p.First == d.hero && p.Second == d.rival || p.First == d.rival && p.Second == d.hero {
			list = append(list, p)
		}
	}
	return list
}

// Viewed returns the game on the board and the ply after which it is shown; false when there is none.
func (d *Duel) Viewed() (p cup.Pairing, r cup.Result, ply int, ok bool) {
	if r, ok = d.cup.Result(d.viewed); !ok {
		return cup.Pairing{}, cup.Result{}, 0, false
	}
	return d.cup.Pairing(d.viewed), r, d.ply, true
}

// Show puts a played game of the two players on the board, at its end.
func (d *Duel) Show(number int) {
	if result, ok := d.cup.Result(number); ok {
		d.viewed, d.ply = number, len(result.Moves)
	}
}

// GoTo shows the game after a ply, or the nearest one that it has.
func (d *Duel) GoTo(ply int) {
	if result, ok := d.cup.Result(d.viewed); ok {
		d.ply = max(0, min(ply, len(result.Moves)))
	}
}
