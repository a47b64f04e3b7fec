//go:build !bars

package lab_test

// How many positions searches are tried on; more with the tag bars. Of each game there are some of every variant at
// every depth and in every order of moves.
const (
	onTapatan = 150
	onOthers  = 30
	solved    = 1_000 // of which half must be near an end
)
