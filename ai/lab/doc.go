// Package lab records searches for teaching: it runs a search that is taught in class on a position of a real game,
// records each step, and shows any window of its tree at any step.
//
// Minimax, negamax, alpha-beta, expectimax and Monte-Carlo tree search are written here as textbooks have them, on the
// text of the rules. Alpha-beta has a transposition table or none, and deepens or not. The search by which the machine
// plays (package alphabeta) does more than is taught, so it is not the one that is shown. Solving backwards is package
// retro, of which a tree shows the waves.
//
// # Values
//
// A value is in the view of the side that wants much of it, [Evaluation.Max], the maximiser. The end of a game is worth
// 100 less the plies to it when the maximiser has won, the same below zero when the other side has, and 0 when it is
// drawn; in a game of points it is worth the points. At the horizon an evaluation in small integers says what a
// position seems to be worth. A position that stands on the path already is a draw there, as in play.
//
// # Steps
//
// A [Tree] keeps of each node the step at which it was entered and the step at which it was left. What is known of it
// at a step follows from these numbers: nothing is played again, forward or back.
package lab
