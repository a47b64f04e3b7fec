package hyle

import "tablier/app/board"

// levels is how many levels the machine has at most, and ladders by variant, as ai/players makes them: some that count
// points, some that know the possible lines, some that look two or three plies ahead, some that search for so many
// positions.
var levels, ladders = board.Ladders(frLevels)
