//go:build bars

package match_test

// What make bars has fail and tells.
const (
	everyWay   = true
	hiddenRuns = 24
)
