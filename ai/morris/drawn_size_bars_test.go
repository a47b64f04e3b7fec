//go:build bars

package morris_test

// randomBoards is how many boards are drawn by chance.
const randomBoards = 2000
