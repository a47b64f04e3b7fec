package cup

import "slices"

// A setAside is, by player, the lap after which they are set aside, an even number; 0 for nobody.
type setAside []int

// findAside returns who is set aside by the present results. It goes through the laps in order, whatever the order in
// which they were recorded, so that what counts in the end depends on the games alone. It goes by two laps, in which
// everybody has had both seats against everybody: which lap has which seat hangs on the order of the players.
func (c *Cup) findAside() setAside {
	out := make(setAside, len(c.players))
	faults := make([]int, len(c.players))
	for laps := range slices.Chunk(c.schedule, max(2*len(c.schedule)/c.config.Games, 1)) {
		for _, p := range laps {
			if r := c.results[p.Number-1]; r != nil && r.Fault != nil && !out.skips(p) {
				faults[p.player(r.Winner.Other())]++
			}
		}
		for i, n := range faults {
			if n >= MaxFaults && out[i] == 0 {
				out[i] = laps[0].Lap + 1
			}
		}
	}
	return out
}

// skips says whether a game is not played because one of its players was set aside before.
func (a setAside) skips(p Pairing) bool {
	return a[p.First] > 0 && a[p.First] < p.Lap || a[p.Second] > 0 && a[p.Second] < p.Lap
}
