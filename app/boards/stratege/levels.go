package stratege

// levels is how many levels the machine has, as ai/players makes them: six that look at their own move alone, two
// that look at the reply as well, six that overlook none and look at more and more positions.
var levels = len(frLevels)
