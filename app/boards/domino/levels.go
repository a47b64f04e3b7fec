package domino

import "tablier/app/board"

// levels is how many levels the machine has at most, and ladders in each zone, as ai/players makes them: one that lays
// any domino, some that overlook moves, and up to four that overlook none.
var levels, ladders = board.Ladders(frLevels)
