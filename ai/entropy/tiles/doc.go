// Package tiles answers which player wins any position of Entropy, or that it is a draw, from files that a page can
// fetch one by one: the whole table of package exact, without the distances, in 13 MB.
//
// An [Index] names the tiles, files of some 220 kB; a [Book] is given those that are wanted and answers from them. A
// block is all positions with one set of the player to move, up to the symmetries of the board. All positions after a
// player's moves have the same player to move, with the same set. So a position and all its moves lie in two blocks.
//
// The option immediate makes another game, of which the tiles say nothing.
package tiles
