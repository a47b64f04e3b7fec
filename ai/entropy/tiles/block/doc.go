// Package block codes the values of Entropy's positions, win, draw or loss, in some 220 bytes for each 31,824 of them.
//
// # Blocks
//
// A block is all positions with one set of the player to move, which stands for its class under the symmetries of the
// board: one for each set of the player who waits, in the order of their bits taken as a number. Any block can be
// decoded alone. A position that has ended is not coded: the rules know that the player to move has won. Here the
// representative of a class is the one to move; in the blocks of package exact it is the one who waits.
//
// # Coding
//
// Each value is one or two bits, whether it is no draw, and then who wins, for an arithmetic coder (Witten, Neal and
// Cleary, "Arithmetic coding for data compression", 1987; Martin, "Range encoding", 1979). What a bit costs depends on
// how well its probability is foretold. That is logistic mixing of contexts, as in PAQ (Mahoney, "Adaptive weighing of
// context models for lossless data compression", 2005): in each of several contexts a probability is known; their
// logits, added up with weights, make the logit of the bit's probability; and once the bit is known, probabilities and
// weights move towards what would have been better. Three sums with weights of their own are mixed once more.
//
// Draws among draws, three in five of all, take a probability from one table instead.
//
// # Contexts
//
// Most is known from values that came before: those of the positions in which one pawn of the player who waits stands
// elsewhere. How many of those were won, and lost, is counted (see nearby), of all and of those in which the pawn
// stands on a cell beside, and as a share of those that came before. Six contexts have probabilities trained
// beforehand, which a block only adapts:
//
//   - the slides of both sides, and how many pawns of each touch a friend
//   - the counts, with the slides in quarters
//   - the counts, with how near to a win both are: moves to a position that wins at once, and replies that break it up
//   - the shares
//   - the shares of all, with how many pawns of each side touch enemies only
//   - the seven values with one pawn on the free cell before its own
//
// and four learn within the block only: which of the mover's pawns are touched; which of the other's pawns touch a
// friend; which pawns touch enemies only; which touch nothing.
//
// # The same everywhere
//
// All is integers: probabilities of 16 bits and more, logits in 256ths, weights in 65,536ths, so that a program and the
// same program compiled to WebAssembly read the same from the same bytes.
package block
