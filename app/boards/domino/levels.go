package domino

// levels is how many levels the machine has, as ai/players makes them: one that lays any domino, three that overlook
// moves, three that overlook none.
var levels = len(frLevels)
