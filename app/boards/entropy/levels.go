package entropy

// levels is how many levels the machine has, as ai/players makes them: three that look a few moves ahead and overlook
// some, three that overlook none and look at more and more positions.
var levels = len(frLevels)
