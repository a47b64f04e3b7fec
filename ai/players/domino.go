package players

// dominoLadders are the levels in zones in which neighbouring levels of a zone of six are too close in strength or too
// far apart. In those of up to five cells 5,000 nodes, or the book, prove who wins: nothing lies between levels but
// what they overlook.
var dominoLadders = map[string]ladder{
	"3": {
		{overlook(1), nodes(1)},
		{overlook(0.6), nodes(5_000)},
		{overlook(0), nodes(300_000)},
	},
	"4": {
		{overlook(1), nodes(1)},
		{overlook(0.89), nodes(5_000)},
		{overlook(0.6), nodes(5_000)},
		{overlook(0.34), nodes(5_000)},
		{overlook(0), nodes(300_000)},
	},
	"5": {
		{overlook(1), nodes(1)},
		{overlook(0.9), nodes(5_000)},
		{overlook(0.7), nodes(5_000)},
		{overlook(0.5), nodes(5_000)},
		{overlook(0.3), nodes(5_000)},
		{overlook(0), nodes(300_000)},
	},
	"7": {
		{overlook(1), nodes(1)},
		{overlook(0.84), nodes(100)},
		{overlook(0.62), nodes(300)},
		{overlook(0.5), nodes(1_000)},
		{overlook(0.4), nodes(2_500)},
		{overlook(0.3), nodes(5_000)},
		{overlook(0), nodes(8_000)},
		{overlook(0), nodes(16_000)},
		{overlook(0), nodes(60_000)},
		{overlook(0), nodes(300_000)},
	},
}
