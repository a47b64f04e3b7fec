package players

import (
	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/entropy"
	prove "tablier/ai/puzzle/prove/entropy"
)

// entropyPlayer returns the player of Entropy: three levels that search a few plies and overlook moves, and three
// without a handicap and with growing node budgets. All but the two best judge by the small net, which makes even a
// search of one or two plies strong. The two best, and hints, lose no value where the values of the moves are at hand.
func entropyPlayer(values entropy.Values) Player {
	const tableBits = 17 // 8 MB: about as many positions as the last level's search keeps
	quick, full := alphabeta.New(entropy.ReadQuick, tableBits), alphabeta.New(entropy.Read, tableBits)
	player := leveled("entropy", quick, quick.With, ladder{
		{overlook(0.9), plies(1)},
		{overlook(0.74), plies(2)},
		{overlook(0.35), plies(3)},
		{overlook(0), nodes(1_000)},
	}, nil)
	reading := func(read ai.Reader[entropy.Game, entropy.State]) ai.Engine { return full.Reading(read) }
	best := &entropy.Valued{Values: values, Read: entropy.Read, With: reading}
	player.Full = best
	player.Levels = append(player.Levels, Level{best, nodes(50_000)}, Level{best, nodes(200_000)})
	advising := func(read ai.Reader[entropy.Game, entropy.State]) ai.Engine {
		return entropy.Adviser{Engine: full.Restless(entropy.Onward(read), 2_000), Read: read}
	}
	player.Adviser = Level{&entropy.Valued{Values: values, Read: entropy.Read, With: advising}, nodes(200_000)}
	if values != nil {
		player.Oracle = best
	}
	return player.showing(entropy.Subject()).proving(prove.New(values))
}
