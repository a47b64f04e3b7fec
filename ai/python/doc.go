// Package python is where a player written in Python meets the rules: a pupil writes a function that returns a move,
// and module tablier, which folder lib holds, lets it look at positions of every game. What the module knows of a game
// it asks a [Host], which answers by the rules of Tablier themselves.
//
// # Questions
//
// A question is one line, an answer is one text. The fields of a question and those of a record stand between tabs, the
// records of an answer between line ends. The first field of an answer is "ok", or "error": then a code (the constants
// of type [Code]) and what it is about.
//
//	expand  game  variant  options  position
//
// answers the position in one record and, in a record each, all that may follow: one question a position is enough for
// a search. Options stand between commas; no position is the start.
//
//	ok     position  to-move  winner  points  points  reason
//	move   weight  position  to-move  winner  points  points  reason
//
// To-move is 1 or 2 for the sides, c where chance acts, empty at the end; winner is 1, 2 or = for a draw, empty while
// the game goes on; points are those of First and Second, empty where there are none; reason is the code of the rules.
// The weight is that of a draw of chance, else 1. What a move leads to is ? where that hangs on something hidden.
//
//	cells  game  variant  options  position
//
// answers ok and, in a record each, the name of a cell and what it holds, empty for nothing.
//
//	value  game  variant  options  position
//
// answers ok and what the position is worth with perfect play for the side to move: w or l and, where that is known, in
// how many plies, d for a draw, p and the points; nothing where that is not known. It may be refused: by the error
// value where values are not told, and by files where only files would tell it, which are missing.
//
//	filed  game  variant  options  position  position …
//
// answers ok and, of each position, w, l or d where files say so, nothing elsewhere. It has these files fetched in one
// go: at most eight, and those that are kept already.
//
//	game  game  variant  options
//
// answers ok, the letters of First and Second, and the variant and options by their usual names.
//
// The programs that carry out questions are elsewhere: package native runs a player by a python3 of the machine.
package python
