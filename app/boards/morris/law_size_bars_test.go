//go:build bars

package morris

// lawBoards is how many boards are drawn by chance whose rules are read.
const lawBoards = 2000
