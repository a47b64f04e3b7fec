package hyle

// levels is how many levels the machine has, as ai/players makes them: four that count points and overlook moves,
// three that know the possible lines, five that look two or three plies ahead, three that search for so many
// positions.
var levels = len(frLevels)
