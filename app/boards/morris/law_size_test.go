//go:build !bars

package morris

// lawBoards is how many boards are drawn by chance whose rules are read. make bars draws 2,000.
const lawBoards = 60
