// Package cup is a round robin of programs and levels of the machine: its schedule, its seeds, its results and its
// table. It plays nothing by itself and knows no clock. Whoever drives it, a page or a native command, asks for the
// next game, asks the players for their moves and records the result; the same players, given the same configuration,
// then have the same table on every machine.
//
// # Games
//
// In a lap everybody meets everybody once, so that at any time all have played about as often. A pair changes seats
// from lap to lap. The seed of a game follows from that of the cup and from its number of pairs of laps: both games of
// a pair in two such laps, and all other pairs in them, have the same seed, hence the same draws of chance, which are
// the same in every round of a match too. The order of the players changes nothing but the order of the games.
//
// # How to drive it
//
//	c, err := cup.New(games, config, players)
//	for p, more := c.Next(1); more; p, more = c.Next(1) {
//		g, err := c.Start(p.Number)
//		for turn, running := g.Turn(); running; turn, running = g.Turn() {
//			// ask c.Players()[turn.Player] for a move in g.View(), with the seed turn.Seed, and then
//			// g.Play(move), or g.Fail(fault) where a program has raised an error or its move is refused
//		}
//		result, _ := g.Result()
//		err = c.Record(p.Number, result)
//	}
//
// Several games may be played at once: Next(p.Number+1) is the one after p, results may be recorded in any order, and
// the table is the same. A level moves by the op search of package protocol with the level and the turn's seed, and no
// milliseconds: its nodes and depth decide. A program may call the interface so often a move as the configuration says.
//
// [Cup.Encode] writes a cup as a file, with its programs, its seed and every game, and [Decode] reads it, playing all
// games again; [Open] does so step by step.
//
// # Errors of programs
//
// A program that raises an error, or returns no legal move, loses that game. With [MaxFaults] errors it is set aside
// at the end of a pair of laps, when everybody has met it equally often in each seat. What it has played counts, its
// errors as lost games; its games of later laps are not played and count for nobody. A level has no errors: where the
// machine fails the driver must give up.
package cup
