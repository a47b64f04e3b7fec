package morris

// levels is how many levels the machine has, as ai/players makes them: five that look some moves ahead, by the board,
// and overlook some, and one that is perfect.
var levels = len(frLevels)
