//go:build !bars

package players_test

// drawnBoards is how many boards are drawn by chance. make bars draws 2,000.
const drawnBoards = 12
