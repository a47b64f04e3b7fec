package stratege

// bothSetUp is the first position of a game with all pawns, both sides set up as in the preset for a first match.
const bothSetUp = "g5(1)g2(1)g4(1)g1(1)g3(1)g6/g4(1)g1(1)g6(1)g3(1)g5(1)g2/g3(1)g5(1)g2(1)g6(1)g1(1)g4/" +
	"(11)/(11)/(11)/(11)/" +
	"w4(1)w1(1)w6(1)w2(1)w5(1)w3/w2(1)w5(1)w3(1)w6(1)w1(1)w4/w6(1)w3(1)w1(1)w4(1)w2(1)w5 w 0 - -"
