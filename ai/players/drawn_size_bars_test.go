//go:build bars

package players_test

// drawnBoards is how many boards are drawn by chance.
const drawnBoards = 2000
