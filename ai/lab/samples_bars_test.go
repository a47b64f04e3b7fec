//go:build bars

package lab_test

// How many positions make bars tries searches on.
const (
	onTapatan = 1_700
	onOthers  = 150
	solved    = 4_000
)
