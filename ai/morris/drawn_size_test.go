//go:build !bars

package morris_test

// randomBoards is how many boards are drawn by chance. make bars draws 2,000.
const randomBoards = 20
