package players

// hyleLadders are the levels on boards on which neighbouring levels of 25 cells are too close in strength or too far
// apart. On nine cells the last level plays by exact values, which a search of a thousand positions is near to.
var hyleLadders = map[string]ladder{
	"3": {
		{naive(0.85), plies(1)},
		{naive(0.5), plies(1)},
		{naive(0.25), plies(1)},
		{overlook(0.46), plies(1)},
		{overlook(0.32), plies(1)},
		{overlook(0.15), plies(1)},
		{overlook(0.2), plies(2)},
		{overlook(0.06), plies(2)},
		{overlook(0), plies(3)},
		{overlook(0), nodes(500)},
		{overlook(0), nodes(400_000)},
	},
	"4": {
		{naive(0.85), plies(1)},
		{naive(0.71), plies(1)},
		{naive(0.5), plies(1)},
		{naive(0.25), plies(1)},
		{naive(0), plies(1)},
		{overlook(0.46), plies(1)},
		{overlook(0.31), plies(1)},
		{overlook(0.15), plies(1)},
		{overlook(0), plies(1)},
		{overlook(0.26), plies(2)},
		{overlook(0.03), plies(2)},
		{overlook(0.15), plies(3)},
		{overlook(0), plies(3)},
		{overlook(0), nodes(1_500)},
		{overlook(0), nodes(400_000)},
	},
}
